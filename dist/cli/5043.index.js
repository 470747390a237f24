"use strict";
exports.id = 5043;
exports.ids = [5043];
exports.modules = {

/***/ 45043:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ htmlPage),
  E: () => (/* binding */ importantRows)
});

;// CONCATENATED MODULE: ./build/bundle/src/generated/browser.js
const browser = {
    "script": "\"use strict\";(()=>{function I(e,t,n=`${t}s`){return e===1?t:n}var p=[\"read\",\"write\",\"execute\",\"network\",\"delegate\",\"external\"],X={read:1,write:2,execute:4,network:8,delegate:16,external:32},pe=Array.from({length:1<<p.length},(e,t)=>Object.freeze(p.filter(n=>(t&X[n])!==0)));var j=new Map(p.map(e=>[e,e===\"execute\"?\"x\":e.charAt(0)]));var ee=()=>/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}\\p{Co}\\p{Cn}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\ufe00-\\ufe0f\\uffa0\\u{e0100}-\\u{e01ef}]/gu,te=()=>new RegExp(\"^\\\\p{Extended_Pictographic}[\\\\ufe0f\\\\p{Emoji_Modifier}]*$\",\"u\"),ne={\"\\n\":\"\\\\n\",\"\\r\":\"\\\\r\",\"\t\":\"\\\\t\"};function F(e){return/^[\\x20-\\x7e]*$/.test(e)&&!/##\\[|(?:^| )::/.test(e)?e:e.replace(ee(),(t,n)=>re(e,t,n)?t:ne[t]??L(t)).replaceAll(\"##[\",`##${L(\"[\")}`).replace(/(^|\\s):(?=:)/g,(t,n)=>`${n}${L(\":\")}`)}function L(e){return`<U+${(e.codePointAt(0)??0).toString(16).toUpperCase().padStart(4,\"0\")}>`}function re(e,t,n){return t!==\"\\u200D\"&&t!==\"\\uFE0F\"?!1:new RegExp(\"\\\\p{Extended_Pictographic}[\\\\ufe0f\\\\p{Emoji_Modifier}]*$\",\"u\").test(e.slice(Math.max(0,n-8),n))&&(t===\"\\uFE0F\"||te().test(String.fromCodePoint(e.codePointAt(n+1)??0)))}var A=[\"asks nobody\",\"asks less\",\"starts code\",\"connects a server\",\"leads elsewhere\",\"allows more\",\"has no effect here\",\"allows less\"];var b=[\"repository\",\"conclusion\",\"problem\",\"stale\",\"date\",\"gate\",\"pin\",\"power\",\"host\",\"edition\",\"layer\",\"path\",\"name\",\"verdict\",\"can\",\"policy\",\"grant\",\"owner\",\"until\",\"codeOwners\",\"mode\",\"model\",\"servers\",\"decision\",\"refusedBy\",\"through\"],x={allowed:\"allowed\",granted:\"granted\",refused:\"not allowed\",waived:\"waived\",baselined:\"in the baseline\",unknown:\"unknown\"};var K=\"stale\",m=\"widened\",oe=[\"execute\",\"write\",\"external\",\"network\",\"delegate\",\"read\"];var k=100,v=2e3;function H({can:e}){let t=e.split(\" \");return oe.reduce((n,r,o)=>t.includes(r)?n+2**(5-o):n,0)}function W(e){return A.includes(e)}var f={subagent:{title:\"Subagent\",uses:[\"name\",\"path\",\"problem\"],parts:({name:e,path:t,verdict:n,problem:r})=>n===\"\"?[{text:r||\"no subagents\",look:r?\"bad\":\"off\"}]:[{text:e||\"(no name)\",look:e?\"main\":\"off\"},...d(t)],key:({name:e,path:t})=>e||t},repository:{title:\"Repository\",uses:[\"repository\"],parts:({repository:e,conclusion:t,stale:n,date:r,power:o,problem:s,verdict:i})=>[{text:e},...t===\"empty\"?d(\"no commit\"):[],...[\"failed\",\"undecided\",\"unreached\"].includes(t)?[{text:t===\"unreached\"?\"not read\":t,look:\"bad\"}]:[],...n?[{text:\"stale\",look:\"warn\"},_(`of ${r}`)]:[],...o===m?[{text:\"gained power\",look:\"warn\"}]:[],...i===\"\"?[]:d(s)],key:({repository:e})=>e},host:{title:\"Host\",uses:[\"host\"],parts:({host:e,edition:t,layer:n})=>[{text:e},...d([t,n===\"project\"?\"\":n].filter(r=>r!==\"\").join(\", \"))],key:({host:e,edition:t})=>`${e} ${t}`.trim()},can:{title:\"Can\",uses:[\"can\"],parts:({can:e,verdict:t,name:n,through:r})=>t===\"\"?[]:e===\"\"&&n===\"\"?[{text:\"unknown\",look:\"off\"}]:[{text:e===\"\"?\"nothing\":e.replaceAll(\" \",\", \"),look:\"said\"},...ae(e),...d(r===\"\"?\"\":`through ${r}`)],key:e=>e.verdict===\"\"?\"\":String(H(e)).padStart(2,\"0\"),largestFirst:!0},policy:{title:\"Policy\",uses:[\"policy\"],parts:({policy:e,grant:t,until:n,decision:r,refusedBy:o})=>[...e===\"\"?[]:[{text:e,look:ie(e)}],...d(r===\"no-policy\"?\"no policy states a ceiling\":o),...n===\"\"?[]:[_(`until ${n}`)],...d(t.slice(t.lastIndexOf(\"/\")+1))],key:({policy:e,until:t})=>`${e} ${t}`.trim()},owner:{title:\"Owner\",uses:[\"owner\",\"codeOwners\"],parts:({owner:e,codeOwners:t})=>[...e?[{text:e}]:[],...d(t&&t!==e?`code: ${t}`:\"\")],key:({owner:e,codeOwners:t})=>e||t},verdict:{title:\"Verdict\",uses:[\"verdict\"],parts:({verdict:e})=>e===\"\"?[]:[{text:e,look:se(e)?\"off\":\"warn\"}],key:({verdict:e})=>e},mode:{title:\"Mode\",uses:[\"mode\"],parts:({mode:e})=>T(e),key:({mode:e})=>e},model:{title:\"Model\",uses:[\"model\"],parts:({model:e})=>T(e),key:({model:e})=>e},servers:{title:\"Starts or connects\",uses:[\"servers\"],parts:({servers:e})=>T(e),key:({servers:e})=>e},gate:{title:\"Check\",uses:[\"gate\"],parts:({gate:e,pin:t,verdict:n})=>e===\"\"?[{text:\"nowhere\",look:n===\"\"?\"off\":\"warn\"}]:[{text:e},...d(t)],key:({gate:e,pin:t})=>`${e} ${t}`.trim()}};function se(e){return e===\"loaded\"||W(e)}function ie(e){return e===x.refused?\"bad\":e===x.unknown||e===x.waived||e===x.baselined?\"warn\":\"good\"}function ae(e){let t=e.split(\" \"),n=[];for(let r of p){let o=t.includes(r),s=o?r===\"execute\"?\"bad\":r===\"read\"?\"good\":\"warn\":\"off\",i=o?j.get(r)??\"\":\"-\",l=n.at(-1);l?.look===s?l.text+=i:n.push({text:i,look:s,isSilent:!0})}return n}function _(e){return{text:e,look:\"day\"}}function T(e){return e===\"\"?[]:[{text:e}]}function d(e){return e===\"\"?[]:[{text:e,look:\"sub\"}]}var y={host:{title:\"Host\",all:\"every host\",valuesOf:({host:e})=>[e]},power:{title:\"Power\",all:\"any power\",valuesOf:({can:e})=>e.split(\" \")},owner:{title:\"Owner\",all:\"every owner\",valuesOf:({owner:e,codeOwners:t})=>[e,...t.split(\" \").filter(n=>n!==e)]},verdict:{title:\"Verdict\",all:\"every verdict\",valuesOf:({verdict:e})=>[e]},repository:{title:\"Repository\",all:\"every repository\",valuesOf:({repository:e})=>[e]},policy:{title:\"Policy\",all:\"any decision\",valuesOf:({policy:e})=>[e]},state:{title:\"Repository is\",all:\"in any state\",valuesOf:({conclusion:e,stale:t,gate:n,verdict:r,power:o})=>[e,t&&K,o===m?m:\"\",e!==\"\"&&r!==\"\"&&n===\"\"?\"ungated\":\"\"]}},$=Object.keys(y);function B(e,t){return e!==\"state\"?t:new Map([[\"ungated\",\"without the check\"],[\"unreached\",\"not read\"],[m,\"with more power than before\"]]).get(t)??t}var P={text:\"\",host:\"\",power:\"\",owner:\"\",verdict:\"\",repository:\"\",policy:\"\",state:\"\",sort:\"\",page:1};function V(e){let t=new URLSearchParams(e.replace(/^#/,\"\")),n=s=>F((t.get(s)??\"\").slice(0,300)),r=n(\"sort\"),o=Number(n(\"page\"));return{...P,...Object.fromEntries([\"text\",...$].map(s=>[s,n(s)])),sort:Object.hasOwn(f,r.replace(/^-/,\"\"))?r:\"\",page:Number.isSafeInteger(o)&&o>0?o:1}}function S(e){let n=Object.entries(e).filter(([r,o])=>o!==P[r]).map(([r,o])=>[r,String(o)]);return n.length===0?\"\":`#${new URLSearchParams(n)}`}function G(e,t){let n=new Map;for(let o of t)for(let s of y[e].valuesOf(o))s!==\"\"&&n.set(s,(n.get(s)??0)+1);return(e===\"power\"?p.filter(o=>n.has(o)):[...n.keys()].sort()).map(o=>[o,n.get(o)??0])}function q(e){let t=new Map(e.map(r=>[r,b.map(o=>r[o]).join(`\n`).toLowerCase()])),n={by:\"\",rows:e};return r=>{r.sort!==n.by&&(n={by:r.sort,rows:le(e,r.sort)});let o=r.text.toLowerCase().split(\" \").filter(i=>i!==\"\"),s=$.filter(i=>r[i]!==\"\");return n.rows.filter(i=>s.every(l=>y[l].valuesOf(i).includes(r[l]))&&o.every(l=>t.get(i)?.includes(l)))}}function le(e,t){let n=f[t.replace(/^-/,\"\")];if(!n)return e;let r=t.startsWith(\"-\")?-1:1,o=e.map(s=>({row:s,key:n.key(s).toLowerCase()}));return o.sort((s,i)=>s.key===i.key?0:s.key===\"\"||i.key===\"\"?s.key===\"\"?1:-1:s.key<i.key?-r:r),o.map(({row:s})=>s)}function z(e,t){let n=f[t]?.largestFirst?`-${t}`:t,r=f[t]?.largestFirst?t:`-${t}`;return e===n?r:e===r?\"\":n}var J=JSON.parse(u(\"data\").textContent??\"\"),E=J.rows.map(e=>Object.fromEntries(b.map((t,n)=>[t,e[n]??\"\"]))),U=J.columns.flatMap(e=>f[e]?[{id:e,...f[e]}]:[]),Y=q(E),ue=E.some(({repository:e})=>e!==\"\"),ce=new Intl.NumberFormat(\"en\"),Z=u(\"rows\"),h=u(\"text\"),R=u(\"sort\"),N=new Map,a=V(location.hash);function u(e){let t=document.getElementById(e);if(!t)throw new Error(`the page has no #${e}`);return t}function c(e,t,n={}){let r=document.createElement(e);r.textContent=t;for(let[o,s]of Object.entries(n))r.setAttribute(o,s);return r}function Q(e){let t=c(\"tr\",\"\",{role:\"row\",...e.stale?{class:\"stale\"}:{}});for(let[n,{title:r,parts:o}]of U.entries()){let s=n===0?c(\"th\",\"\",{scope:\"row\",role:\"rowheader\"}):c(\"td\",\"\",{role:\"cell\"});s.dataset.title=r;for(let{text:i,look:l,isSilent:C}of o(e))s.append(c(\"span\",i,{...l?{class:l}:{},...C?{\"aria-hidden\":\"true\"}:{}}));t.append(s)}return t}function M(){let e=Y(a),t=Math.max(1,Math.ceil(e.length/k));a={...a,page:Math.min(a.page,t)};let n=(a.page-1)*k,r=e.slice(n,n+k);Z.replaceChildren(...r.map(Q));let o=new Set(e.map(({repository:i})=>i)).size,s=ue?` in ${O(o,\"repository\",\"repositories\")}`:\"\";u(\"count\").textContent=e.length===0?`No row matches. ${O(E.length,\"row\",\"rows\")} without filters.`:`${O(e.length,\"row\",\"rows\")}${s}${t>1?`; rows ${g(n+1)} to ${g(n+r.length)} are shown`:\"\"}`,u(\"pager\").hidden=t===1,u(\"page\").textContent=`Page ${g(a.page)} of ${g(t)}`,u(\"previous\").disabled=a.page===1,u(\"next\").disabled=a.page===t,u(\"reset\").disabled=S({...a,page:1})===\"\",h.value!==a.text&&(h.value=a.text),R.value=a.sort;for(let[i,l]of N)de(l,a[i]);for(let i of document.querySelectorAll(\"th[data-sort]\")){let l=i.dataset.sort,C=a.sort===l?\"ascending\":a.sort===`-${l}`?\"descending\":\"none\";i.setAttribute(\"aria-sort\",C)}for(let i of document.querySelectorAll(\"#totals a\"))i.hash===S({...a,sort:\"\",page:1})?i.setAttribute(\"aria-current\",\"true\"):i.removeAttribute(\"aria-current\")}function de(e,t){e.value!==t&&(e.value=t,e.value!==t&&(e.append(c(\"option\",`${t} (0)`,{value:t})),e.value=t))}function w(e){a={...a,page:1,...e},M(),history.replaceState(null,\"\",S(a)||location.href.replace(/#.*$/,\"\"))}function O(e,t,n){return`${g(e)} ${I(e,t,n)}`}function g(e){return ce.format(e)}for(let e of $){let{title:t,all:n}=y[e],r=G(e,E);if(r.length<2)continue;let o=c(\"select\",\"\",{id:`filter-${e}`});o.append(c(\"option\",n,{value:\"\"}));for(let[i,l]of r)o.append(c(\"option\",`${B(e,i)} (${g(l)})`,{value:i}));o.addEventListener(\"change\",()=>w({[e]:o.value})),N.set(e,o);let s=c(\"label\",\"\");s.append(c(\"span\",t),o),u(\"sorting\").before(s)}for(let{id:e,title:t,largestFirst:n}of U){let r=n?[`-${e}`,e]:[e,`-${e}`];for(let i of r)R.append(c(\"option\",`${t}, ${i===e?\"ascending\":\"descending\"}`,{value:i}));let o=document.querySelector(`th[data-sort=\"${e}\"]`),s=c(\"button\",t,{type:\"button\"});s.addEventListener(\"click\",()=>w({sort:z(a.sort,e)})),o?.replaceChildren(s)}var D=0;h.addEventListener(\"input\",()=>{cancelAnimationFrame(D),D=requestAnimationFrame(()=>w({text:h.value}))});R.addEventListener(\"change\",()=>w({sort:R.value}));u(\"reset\").addEventListener(\"click\",()=>{w(P),h.focus()});u(\"filters\").addEventListener(\"submit\",e=>e.preventDefault());for(let[e,t]of[[\"previous\",-1],[\"next\",1]])u(e).addEventListener(\"click\",()=>{w({page:a.page+t}),u(\"count\").scrollIntoView()});addEventListener(\"hashchange\",()=>{a=V(location.hash),M()});addEventListener(\"beforeprint\",()=>{let e=Y(a);Z.replaceChildren(...e.slice(0,v).map(Q));let t=[...N].filter(([r])=>a[r]!==\"\").map(([r])=>`${y[r].title}: ${a[r]}`),n=[...a.text===\"\"?[]:[`Text: ${a.text}`],...t].join(\"; \");u(\"printed\").textContent=[`${O(e.length,\"row\",\"rows\")}${e.length>v?`, of which the first ${g(v)} are printed`:\"\"}.`,n].join(\" \")});addEventListener(\"afterprint\",M);u(\"filters\").hidden=!1;M();document.documentElement.dataset.ready=\"yes\";})();",
    "scriptHash": "sha256-3sbSDASes7et5uTO+T8BH5t/2keN9q6fUlSUlmY7PrM=",
    "style": ":root{color-scheme:light dark;--page: #fbfbfa;--card: #fff;--ink: #1c1f24;--soft: #5b626d;--line: #e0e1e3;--hover: #f1f2f4;--bad: #b3261e;--warn: #845300;--good: #1a6b34;--accent: #0b57a4;--stale: #fff6e0}@media(prefers-color-scheme:dark){:root{--page: #121417;--card: #191c20;--ink: #e4e6e9;--soft: #9aa2ad;--line: #2d3238;--hover: #20242a;--bad: #ff8f85;--warn: #e8b35a;--good: #79c990;--accent: #86b7f0;--stale: #2a2312}}*{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0 auto;padding:20px 24px 40px;max-width:1760px;background:var(--page);color:var(--ink);font:13px/1.45 system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,DejaVu Sans,sans-serif}h1{margin:0;font-size:20px;line-height:1.3;font-weight:650;overflow-wrap:anywhere}p{margin:4px 0;max-width:100ch;overflow-wrap:anywhere}.about{color:var(--soft)}.about span+span:before{content:\"\\b7  \"}.note{padding:6px 10px;border-left:3px solid var(--warn);background:var(--stale)}#totals{display:flex;flex-wrap:wrap;gap:8px;margin:14px 0;padding:0;list-style:none}#totals li>*{display:block;min-width:92px;padding:7px 12px 8px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:var(--soft);text-decoration:none}#totals b{display:block;color:var(--ink);font-size:19px;line-height:1.25;font-weight:600;font-variant-numeric:tabular-nums}#totals .first:not(:first-child){margin-left:16px}#totals .bad b{color:var(--bad)}#totals a:hover{border-color:var(--soft)}#totals a[aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}#filters{display:flex;flex-wrap:wrap;gap:8px;align-items:end;margin:16px 0 8px}#filters[hidden],#pager[hidden]{display:none}#filters label{display:grid;gap:2px;flex:1 1 116px;max-width:190px;min-width:0}#filters label.wide{flex:2 1 220px;max-width:420px}#filters #sorting{display:none}#filters label>span{color:var(--soft);font-size:12px}input,select,button{height:30px;min-width:0;max-width:100%;padding:0 8px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:var(--ink);font:inherit}input,select{width:100%}::placeholder{color:var(--soft);opacity:1}button{cursor:pointer}button:hover:not(:disabled){background:var(--hover)}button:disabled{color:var(--soft);cursor:default;opacity:.6}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}#count{color:var(--soft);font-variant-numeric:tabular-nums}#printed{display:none}#legend{margin-bottom:6px;color:var(--soft);font-size:12px}#scroll{position:relative;overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--card)}table{width:100%;min-width:1180px;border-collapse:collapse;table-layout:fixed}caption{padding:6px 10px;color:var(--soft);font-size:12px;text-align:left;caption-side:bottom}th,td{padding:4px 10px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;font-weight:inherit;overflow-wrap:anywhere}tbody tr:last-child>*{border-bottom:0}tbody tr:hover{background:var(--hover)}tbody tr.stale{background:var(--stale)}thead th{background:var(--card);color:var(--soft);font-size:12px;white-space:nowrap;vertical-align:bottom}thead button{width:calc(100% + 20px);max-width:none;margin:-4px -10px;padding:0 10px;border:0;border-radius:0;background:none;color:inherit;text-align:left}thead button:hover{text-decoration:underline}thead [aria-sort=ascending],thead [aria-sort=descending]{color:var(--ink)}thead [aria-sort=ascending] button:after{content:\" \\2191\"}thead [aria-sort=descending] button:after{content:\" \\2193\"}[data-sort=subagent]{width:15%}[data-sort=repository]{width:11.5%}[data-sort=host]{width:6.5%}[data-sort=can]{width:6%}[data-sort=policy],[data-sort=owner]{width:11%}[data-sort=verdict]{width:6%}[data-sort=mode]{width:10.5%}[data-sort=model]{width:7.5%}[data-sort=servers]{width:9%}[data-sort=gate]{width:6%}tbody span{display:block;overflow:clip;unicode-bidi:isolate}.main{font-weight:600}.sub,.day{color:var(--soft);font-size:12px}.day{white-space:nowrap}.bad{color:var(--bad)}.warn{color:var(--warn)}.good{color:var(--good)}.off{color:var(--soft)}[data-title=Can]{white-space:nowrap}[data-title=Can] .sub{white-space:normal}[data-title=Can] [aria-hidden]{display:inline;font-family:ui-monospace,SF Mono,Menlo,Consolas,DejaVu Sans Mono,monospace}[data-title=Can] .bad{font-weight:700}.said{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}#pager{display:flex;gap:10px;align-items:center;margin:10px 0;font-variant-numeric:tabular-nums}footer{margin-top:18px;color:var(--soft);font-size:12px}@media(max-width:700px){body{padding:14px 12px 32px}#totals{display:grid;grid-template-columns:repeat(auto-fill,minmax(116px,1fr))}#totals li>*{min-width:0;height:100%}#totals .first:not(:first-child){margin-left:0}#filters{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}#filters label{max-width:none}#filters label.wide{grid-column:1 / -1;max-width:none}#filters #sorting{display:grid}input,select,button{height:36px;font-size:16px}#scroll{border:0;background:none;overflow:visible}table,tbody,tr,caption{display:block;min-width:0}thead{display:none}caption{padding:0 0 8px}tbody tr{margin-bottom:8px;padding:8px 10px;border:1px solid var(--line);border-radius:6px;background:var(--card)}tbody tr>*,tbody tr:last-child>*{display:grid;grid-template-columns:92px minmax(0,1fr);gap:0 8px;min-width:0;padding:1px 0;border:0}tbody tr>:empty{display:none}tbody tr>*:before{content:attr(data-title);grid-row:1 / span 20;color:var(--soft);font-size:12px;line-height:18px}tbody tr>th{display:block;padding-bottom:4px;font-size:14px}tbody tr>th:before{content:none}tbody tr>*>span{grid-column:2}tbody tr>[data-title=Can]{display:block}tbody tr>[data-title=Can]:before{display:inline-block;width:100px}tbody tr>[data-title=Can]>.sub{margin-left:100px}}@media print{:root{--page: #fff;--card: #fff;--ink: #000;--soft: #444;--line: #bbb;--hover: #fff;--bad: #900;--warn: #630;--good: #060;--stale: #fff;color-scheme:light}@page{size:landscape;margin:12mm}body{padding:0;max-width:none;font-size:8.5pt}#filters,#pager,#count,footer{display:none}#printed{display:block}#scroll{overflow:visible;border:0}#totals li>*{padding:3px 8px;min-width:0}caption{caption-side:top;padding:4px 0}table{min-width:0}th,td{padding:2px 5px}thead{display:table-header-group}thead button{width:auto;height:auto;margin:0;padding:0;font-weight:600}tr{break-inside:avoid}.sub,.day,caption,#legend,thead th{font-size:7.5pt}}",
    "styleHash": "sha256-VuEGIaP8vVRzCnNaEdCngJl7ndYcYGcyUJOhZzKfTrk="
};

// EXTERNAL MODULE: ./build/bundle/src/sanitize/text.js
var sanitize_text = __webpack_require__(32426);
// EXTERNAL MODULE: ./build/bundle/src/sanitize/json.js
var json = __webpack_require__(34947);
// EXTERNAL MODULE: ./build/bundle/src/model/capability.js
var model_capability = __webpack_require__(95885);
// EXTERNAL MODULE: ./build/bundle/src/reports/html/row.js
var html_row = __webpack_require__(6567);
;// CONCATENATED MODULE: ./build/bundle/src/reports/html/columns.js


const columns = {
    subagent: {
        title: "Subagent",
        uses: ["name", "path", "problem"],
        parts: ({ name, path, verdict, problem }) => verdict === ""
            ? [{ text: problem || "no subagents", look: problem ? "bad" : "off" }]
            : [{ text: name || "(no name)", look: name ? "main" : "off" }, ...sub(path)],
        key: ({ name, path }) => name || path,
    },
    repository: {
        title: "Repository",
        uses: ["repository"],
        parts: ({ repository, conclusion, stale, date, power, problem, verdict }) => [
            { text: repository },
            ...(conclusion === "empty" ? sub("no commit") : []),
            ...(["failed", "undecided", "unreached"].includes(conclusion)
                ? [{ text: conclusion === "unreached" ? "not read" : conclusion, look: "bad" }]
                : []),
            ...(stale ? [{ text: "stale", look: "warn" }, day(`of ${date}`)] : []),
            ...(power === html_row/* widenedWord */.zH ? [{ text: "gained power", look: "warn" }] : []),
            ...(verdict === "" ? [] : sub(problem)),
        ],
        key: ({ repository }) => repository,
    },
    host: {
        title: "Host",
        uses: ["host"],
        parts: ({ host, edition, layer }) => [
            { text: host },
            ...sub([edition, layer === "project" ? "" : layer].filter((text) => text !== "").join(", ")),
        ],
        key: ({ host, edition }) => `${host} ${edition}`.trim(),
    },
    can: {
        title: "Can",
        uses: ["can"],
        parts: ({ can, verdict, name, through }) => {
            if (verdict === "")
                return [];
            if (can === "" && name === "")
                return [{ text: "unknown", look: "off" }];
            return [
                { text: can === "" ? "nothing" : can.replaceAll(" ", ", "), look: "said" },
                ...lettersOf(can),
                ...sub(through === "" ? "" : `through ${through}`),
            ];
        },
        key: (row) => (row.verdict === "" ? "" : String((0,html_row/* powerOf */.f)(row)).padStart(2, "0")),
        largestFirst: true,
    },
    policy: {
        title: "Policy",
        uses: ["policy"],
        parts: ({ policy, grant, until, decision, refusedBy }) => [
            ...(policy === "" ? [] : [{ text: policy, look: lookOf(policy) }]),
            ...sub(decision === "no-policy" ? "no policy states a ceiling" : refusedBy),
            ...(until === "" ? [] : [day(`until ${until}`)]),
            ...sub(grant.slice(grant.lastIndexOf("/") + 1)),
        ],
        key: ({ policy, until }) => `${policy} ${until}`.trim(),
    },
    owner: {
        title: "Owner",
        uses: ["owner", "codeOwners"],
        parts: ({ owner, codeOwners }) => [
            ...(owner ? [{ text: owner }] : []),
            ...sub(codeOwners && codeOwners !== owner ? `code: ${codeOwners}` : ""),
        ],
        key: ({ owner, codeOwners }) => owner || codeOwners,
    },
    verdict: {
        title: "Verdict",
        uses: ["verdict"],
        parts: ({ verdict }) => (verdict === "" ? [] : [{ text: verdict, look: isPlain(verdict) ? "off" : "warn" }]),
        key: ({ verdict }) => verdict,
    },
    mode: { title: "Mode", uses: ["mode"], parts: ({ mode }) => plain(mode), key: ({ mode }) => mode },
    model: { title: "Model", uses: ["model"], parts: ({ model }) => plain(model), key: ({ model }) => model },
    servers: {
        title: "Starts or connects",
        uses: ["servers"],
        parts: ({ servers }) => plain(servers),
        key: ({ servers }) => servers,
    },
    gate: {
        title: "Check",
        uses: ["gate"],
        parts: ({ gate, pin, verdict }) => gate === "" ? [{ text: "nowhere", look: verdict === "" ? "off" : "warn" }] : [{ text: gate }, ...sub(pin)],
        key: ({ gate, pin }) => `${gate} ${pin}`.trim(),
    },
};
function isPlain(verdict) {
    return verdict === "loaded" || (0,html_row/* isSettingKind */.b7)(verdict);
}
function lookOf(policy) {
    if (policy === html_row/* policyWords */.gF.refused)
        return "bad";
    const isOpen = policy === html_row/* policyWords */.gF.unknown || policy === html_row/* policyWords */.gF.waived || policy === html_row/* policyWords */.gF.baselined;
    return isOpen ? "warn" : "good";
}
function lettersOf(can) {
    const words = can.split(" ");
    const parts = [];
    for (const capability of model_capability/* capabilities */.R7) {
        const has = words.includes(capability);
        const look = !has ? "off" : capability === "execute" ? "bad" : capability === "read" ? "good" : "warn";
        const text = has ? (model_capability/* letters */.Mm.get(capability) ?? "") : "-";
        const last = parts.at(-1);
        if (last?.look === look)
            last.text += text;
        else
            parts.push({ text, look, isSilent: true });
    }
    return parts;
}
function day(text) {
    return { text, look: "day" };
}
function plain(text) {
    return text === "" ? [] : [{ text }];
}
function sub(text) {
    return text === "" ? [] : [{ text, look: "sub" }];
}

// EXTERNAL MODULE: ./build/bundle/src/sanitize/counted.js
var counted = __webpack_require__(14135);
;// CONCATENATED MODULE: ./build/bundle/src/reports/html/page.js






const legend = "Can: r read, w write, x execute commands, n reach the network, d start other agents, e call external tools.";
function htmlPage(page) {
    const { title, about, totals, notes, rows } = page;
    const used = Object.entries(columns).filter(([, { uses }]) => rows.some((row) => uses.some((field) => row[field] !== "")));
    const data = {
        columns: used.map(([id]) => id),
        rows: rows.map((row) => html_row/* fields */.OA.map((field) => row[field])),
    };
    const policy = [
        "default-src 'none'",
        `script-src '${browser.scriptHash}'`,
        `style-src '${browser.styleHash}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join("; ");
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>${browser.style}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p class="about">${about.map((part) => `<span>${escaped(part)}</span>`).join(" ")}</p>
<ul id="totals" aria-label="Totals">
${totals.map(totalItem).join("\n")}
</ul>
${[...moreNotes(page), ...notes].map((note) => `<p class="note">${escaped(note)}</p>`).join("\n")}
</header>
<main>
<noscript><p class="note">${escaped(withoutScript(rows.length))}</p></noscript>
<form id="filters" hidden aria-label="Filters">
<label class="wide"><span>Text</span><input id="text" type="search" autocomplete="off" spellcheck="false" placeholder="all words, in any column"></label>
<label id="sorting"><span>Sort by</span><select id="sort"><option value="">importance</option></select></label>
<button id="reset" type="button">Show all</button>
</form>
<p id="count" role="status" aria-live="polite">${escaped(countOf(rows.length))}</p>
<p id="printed"></p>
<p id="legend">${escaped(legend)}</p>
<div id="scroll" role="region" aria-label="Table" tabindex="0">
<table role="table" aria-describedby="legend">
<caption>${escaped(captionOf(used.map(([id]) => id), rows))}</caption>
<thead role="rowgroup"><tr role="row">${used
        .map(([id, column]) => `<th scope="col" role="columnheader" data-sort="${id}">${escaped(column.title)}</th>`)
        .join("")}</tr></thead>
<tbody id="rows" role="rowgroup">
${rows
        .slice(0, html_row/* pageSize */.T0)
        .map((row) => tableRow(row, used.map(([id]) => id)))
        .join("\n")}
</tbody>
</table>
</div>
<nav id="pager" aria-label="Pages" hidden><button id="previous" type="button">Previous</button> <span id="page"></span> <button id="next" type="button">Next</button></nav>
</main>
<footer>
<p>The field Text searches every row of this page. The browser's own search finds what is shown: ${html_row/* pageSize */.T0} rows at a time. Printing takes the rows of the view, at most ${grouped(html_row/* mostPrinted */._q)}. The address keeps filters and order, so a view can be linked.</p>
<p>This file loads nothing and sends nothing.</p>
</footer>
<script type="application/json" id="data">${island(data)}</script>
<script>${browser.script}</script>
</body>
</html>
`;
}
function island(data) {
    return (0,json/* writeJsonLine */.c)(data)
        .trimEnd()
        .replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
function totalItem({ count, title, view, isBad, isFirst }) {
    const inner = `<b>${grouped(count)}</b> ${escaped(title)}`;
    const look = isFirst ? ' class="first"' : isBad && count > 0 ? ' class="bad"' : "";
    return `<li${look}>${view === undefined || count === 0 ? `<span>${inner}</span>` : `<a href="#${escaped(view)}">${inner}</a>`}</li>`;
}
function moreNotes({ rows, more }) {
    return more && more.count > 0
        ? [
            `This page has ${grouped(rows.length)} of ${grouped(rows.length + more.count)} rows, the most important first. ${more.where}`,
        ]
        : [];
}
function withoutScript(rows) {
    return rows > html_row/* pageSize */.T0
        ? `Without JavaScript, this page shows the first ${html_row/* pageSize */.T0} of ${grouped(rows)} rows, and no filters.`
        : "Without JavaScript, this page has no filters.";
}
function countOf(rows) {
    if (rows === 0)
        return "No rows.";
    return rows > html_row/* pageSize */.T0
        ? `The first ${html_row/* pageSize */.T0} of ${grouped(rows)} rows`
        : `${grouped(rows)} ${(0,counted/* nounFor */.A)(rows, "row")}`;
}
function captionOf(ids, rows) {
    const parts = [
        "One row for each profile of each host",
        ...(rows.some(({ verdict }) => verdict === html_row/* uncheckedWord */.h1) ? ["one for each file that was not checked"] : []),
        ...(rows.some(({ verdict }) => (0,html_row/* isSettingKind */.b7)(verdict)) ? ["one for each setting with power"] : []),
        ...(ids.includes("repository") ? ["one for each repository without any"] : []),
    ];
    const last = parts.length > 1 ? `, and ${parts.pop()}` : "";
    return `${parts.join(", ")}${last}.`;
}
function tableRow(row, ids) {
    const cells = ids.map((id, at) => {
        const column = columns[id];
        const parts = (column?.parts(row) ?? []).map(({ text, look, isSilent }) => {
            const attributes = `${look ? ` class="${look}"` : ""}${isSilent ? ' aria-hidden="true"' : ""}`;
            return `<span${attributes}>${escaped(text)}</span>`;
        });
        const [name, role] = at === 0 ? ["th", 'scope="row" role="rowheader"'] : ["td", 'role="cell"'];
        return `<${name} ${role} data-title="${escaped(column?.title ?? "")}">${parts.join("")}</${name}>`;
    });
    return `<tr role="row"${row.stale ? ' class="stale"' : ""}>${cells.join("")}</tr>`;
}
function escaped(text) {
    return (0,sanitize_text/* visible */.RK)(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
function grouped(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
function importantRows(all) {
    let rows = [];
    let count = 0;
    for (const row of all) {
        count++;
        rows.push(row);
        if (rows.length >= 2 * html_row/* mostRows */.ZB)
            rows = rows.sort(html_row/* byImportance */.G5).slice(0, html_row/* mostRows */.ZB);
    }
    rows = rows.sort(html_row/* byImportance */.G5).slice(0, html_row/* mostRows */.ZB);
    return { rows, left: count - rows.length };
}


/***/ })

};
;