/* carcnb widgets_js sha256:c1e5dea231ca77fa */
import{a,c as e,f as s,ya as r,za as t}from"./shared.js";function n(a,e){let s=new AbortController,r=e.ownerDocument.createElement("div");return r.className="carcnb",e.append(r),t(a,r,s.signal),()=>{s.abort(),r.remove()}}export{e as add,r as bringBy,s as hostOf,n as mount,a as style};
