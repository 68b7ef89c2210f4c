/**
 * What pages run to be counted: short, since every visitor fetches it. It sets nothing in the browser, says nothing where
 * Do Not Track or Global Privacy Control is on or for the administrator's area, and names no link with a secret in it.
 * Leads are seen by the requests that made them.
 */
export const countScript = `(()=>{let n=navigator,l=location,d=document,v={},p,f=d.referrer.split("/")[2]||"",c=/[?&]utm_/.test(l.search);
if(n.globalPrivacyControl||n.doNotTrack>0)return;
let s=(event,m)=>{if(n.onLine&&!/^\\/admin/.test(l.pathname))n.sendBeacon("/api/visits",new Blob([JSON.stringify({event,page:l.pathname.replace(/^(.(r|desk|preview).).*/,"$1"),from:f,campaign:c,...m})],{type:"application/json"}))},
w=()=>{if(p!=(p=l.pathname))s("view")},
o=(type,t,m)=>new PerformanceObserver(x=>x.getEntries().map(t)).observe({type,buffered:true,...m}),
h=history.pushState;
w();
history.pushState=function(){h.apply(this,arguments);w()};
addEventListener("popstate",w);
addEventListener("count",e=>s(e.detail));
addEventListener("visibilitychange",()=>{if(d.hidden&&v.lcp){s("vitals",v);v={}}});
o("largest-contentful-paint",e=>v.lcp=e.startTime);
o("layout-shift",e=>e.hadRecentInput||(v.cls=e.value+(v.cls||0)));
o("event",e=>e.interactionId&&e.duration>(v.inp||0)&&(v.inp=e.duration),{durationThreshold:40});
o("resource",e=>{let m=/\\/api\\/(contact|assessment|voice\\/demo-record)s?$/.exec(e.name);if(m&&e.responseStatus==201)s(m[1].replace(/v.*/,"demo-call"))});
})()
`;
