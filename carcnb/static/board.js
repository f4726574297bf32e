/* carcnb widgets_js sha256:5f063b4769034d42 */
import{a,c as s,f as e,ra as r,sa as t}from"./shared.js";function n(a,s){let e=new AbortController,r=s.ownerDocument.createElement("div");return r.className="carcnb",s.append(r),t(a,r,e.signal),()=>{e.abort(),r.remove()}}export{s as add,r as bringBy,e as hostOf,n as mount,a as style};
