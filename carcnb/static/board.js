/* carcnb widgets_js sha256:1c726d9adedc20fc */
import{Ga as a,Ha as e,a as s,e as r,h as t}from"./shared.js";function n(a,s){let r=new AbortController,t=s.ownerDocument.createElement("div");return t.className="carcnb",s.append(t),e(a,t,r.signal),()=>{r.abort(),t.remove()}}export{r as add,a as bringBy,t as hostOf,n as mount,s as style};
