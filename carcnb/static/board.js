/* carcnb widgets_js sha256:e8ae0c8330753b02 */
import{Da as a,Ea as e,a as s,c as r,f as t}from"./shared.js";function n(a,s){let r=new AbortController,t=s.ownerDocument.createElement("div");return t.className="carcnb",s.append(t),e(a,t,r.signal),()=>{r.abort(),t.remove()}}export{r as add,a as bringBy,t as hostOf,n as mount,s as style};
