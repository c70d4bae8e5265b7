/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(1.75rem,1.4rem + 1.4vw,2.375rem);letter-spacing:-.018em}
h3{font-size:1.3125rem}
.motif{display:none}
.hero .wrap{padding:2.25rem 0 2.5rem;display:grid;gap:1.5rem}
.story>*+*{margin-top:1.4rem}
.shot{background:var(--art)}
.shot :is(.photo,picture){display:block;height:100%}
.shot img,.shot .drawing{aspect-ratio:3/2;object-fit:cover}
.proof{border-top:1px solid;padding-top:.9rem;font:600 1.3125rem/1.35 Head,Spare,serif}
.by,.when,small{font:.9375rem/1.5 Charter,"Sitka Text",Cambria,Georgia,serif;color:var(--muted);letter-spacing:0}
.proof .by{margin-top:.5rem}
.paper-0{--art:var(--tint)}
.paper-1{--art:var(--line)}
.paper-2{--art:color-mix(in oklab,var(--accent) 20%,var(--ground))}
.paper-3{--art:color-mix(in oklab,var(--ink) 9%,var(--ground))}
.paper-4{--art:color-mix(in oklab,var(--accent) 11%,var(--ground))}
.d-back{fill:var(--art)}
.d-fill{fill:var(--accent)}
.d-tint{fill:var(--ground)}
.d-mark{fill:var(--ink)}
.d-line{fill:none;stroke:var(--ink);stroke-width:1.5}
.d-fill,.d-mark,.d-tint{stroke:var(--ink);stroke-width:1.5}
.part .wrap{border-top:1px solid var(--border);padding:2rem 0 2.75rem}
.head{margin-bottom:1.25rem}
.head p{color:var(--muted);margin-top:.5rem}
.tiles p,.marks p,.folds p,.rows dd,.people p,.jobs p{color:var(--muted);margin-top:.2rem}
.services{display:block;columns:17rem;column-gap:3rem;column-rule:1px solid var(--line)}
.services li{break-inside:avoid;padding-bottom:1.35rem}
.tiles .price{color:var(--accent);font-weight:700}
.marks{gap:1.5rem 2.5rem}
.marks li{border-left:3px solid var(--accent);padding-left:1.1rem}
.jobs{gap:2rem}
.jobs .photos{margin-bottom:.8rem}
.jobs h3{font-size:1.625rem}
.part-quotes{background:var(--tint)}
.part-quotes .wrap,.part-quotes+.part .wrap,.part-emergency+.part .wrap,.part-contact+.part .wrap{border:0}
.quotes{gap:2rem 3rem}
.quotes blockquote{font:600 clamp(1.5rem,1.1rem + 1.6vw,2.125rem)/1.22 Head,Spare,serif;letter-spacing:-.015em;text-indent:-.42em}
.quotes blockquote p::before{content:"\\201C"}
.quotes blockquote p::after{content:"\\201D"}
.quotes .by{margin-top:.7rem}
.prices>div,.places li{display:flex;flex-wrap:wrap;align-items:baseline;padding:.5rem 0}
.prices dt{flex:1 1 14rem;display:flex;align-items:baseline;gap:.6rem}
.prices dt::after,.places li span:first-of-type::after{content:"";flex:1;min-width:1rem;border-bottom:2px dotted var(--border)}
.prices dd{margin-left:.6rem}
.prices b{font:600 1.25rem Head,Spare,serif}
.people{gap:1.75rem}
.people .photo{display:block;width:7.5rem;margin-bottom:.8rem}
.people img{aspect-ratio:4/5;object-fit:cover}
.prose{font-size:1.3125rem;line-height:1.5;max-width:38em}
.prose p+p{margin-top:1rem}
.part-about .prose>:first-child::first-letter{float:left;font:600 4.1rem/.8 Head,Spare,serif;color:var(--accent);padding:.42rem .6rem 0 0}
.rows>div{padding:.6rem 0;border-top:1px solid var(--line)}
.rows dt{font-weight:700}
.area{gap:1.5rem 2.5rem}
.plan,.near .map{border:1px solid var(--border)}
.map-near{fill:none;stroke:var(--border);stroke-opacity:.75}
.map-own{fill:var(--tint);stroke:var(--ink);stroke-width:1.5}
.map-ring{fill:none;stroke:var(--accent);stroke-width:1.6}
.map-dot{fill:var(--accent)}
.plot-numbers{font-family:Georgia,serif;fill:var(--ink);stroke:var(--ground)}
.places li{flex-wrap:nowrap}
.places b{min-width:1.1rem;color:var(--accent)}
.places li span:first-of-type{flex:1;display:flex;align-items:baseline;gap:.8rem}
.places span:last-child{color:var(--muted)}
.part-emergency .wrap{border:3px double var(--accent);padding:1.25rem 1.25rem .5rem;margin-bottom:2rem}
.part-emergency .head{margin-bottom:.5rem}
.part-emergency h2{font-size:1.5rem}
.urgent{gap:0 2rem;align-items:start}
.folds details{border-top:1px solid var(--line)}
summary{font-weight:700}
.todo{padding-bottom:.25rem}
.source{color:var(--muted);padding-bottom:.25rem}
.folds p{padding:0 2rem 1.2rem 0;margin:0}
.note{color:var(--muted);font-size:.9375rem}
.part-contact .wrap{border:1px solid;outline:1px solid;outline-offset:3px;padding:2rem 1.25rem;margin-block:2rem}
.reach{gap:1.75rem}
.name{font-weight:700;font-size:1.1875rem}
.number{font-size:clamp(1.8rem,1rem + 5vw,4.25rem);line-height:1.2;letter-spacing:-.02em;}
.number a{color:inherit}
.lines{gap:1rem 2rem}
.lines dt{font-weight:700}
.bar{background:var(--ground);border-top:1px solid}
.bar .call{padding:.65rem 1rem}
@media(min-width:48rem){
.top .wrap{display:grid;grid-template-columns:1fr auto;gap:0 2rem;padding-top:1.25rem;align-items:stretch}
.brand{font-size:2.5rem;grid-column:1/-1;justify-content:center;text-align:center;padding-bottom:1rem;letter-spacing:-.025em}
.jump,.top .tel{border-top:1px solid;margin:0;padding:.2rem 0}
.jump{display:flex;flex-wrap:wrap;gap:0 2rem;margin-right:-2rem}
.top .tel{grid-column:2}
.brand+.tel{grid-column:1/-1!important;justify-content:center}
.hero .wrap{grid-template-columns:repeat(12,1fr);gap:2.25rem 2.5rem;padding:3rem 0 3.5rem}
.headline{grid-column:1/-1}
.hero-0 .shot{align-self:start;grid-column:5/-1;grid-row:2}
.hero-0 .story{grid-column:1/5;grid-row:2}
.hero-1 .headline{grid-column:6/-1}
.hero-1 .story{grid-column:6/-1}
.hero-1 .shot{grid-column:1/6;grid-row:1/3}
.hero-1 .wrap{grid-template-rows:auto 1fr}
.hero-1 .shot :is(img,.drawing){height:100%;aspect-ratio:4/5}
.hero-1 h1{font-size:clamp(2.6rem,1.5rem + 4vw,4.75rem)}
.hero-2 .headline{text-align:center;max-width:60rem;margin:0 auto}
.hero-2 .shot{grid-column:1/-1}
.hero-2 .shot :is(img,.drawing){aspect-ratio:5/2}
.hero-2 .story{grid-column:1/-1;columns:2;column-gap:3rem;column-rule:1px solid var(--line)}
.hero-2 .story>*{break-inside:avoid}
.hero-2 .actions{margin-top:0}
.hero-2 .proof{margin-top:.75rem;border:0;padding:0}
.part .wrap{display:grid;grid-template-columns:3fr 9fr;gap:2.5rem;padding:2rem 0 3.75rem}
.head{margin:0;position:sticky;top:1.5rem;align-self:start}
.marks,.quotes,.people,.urgent,.lines{grid-template-columns:1fr 1fr}
.quotes>:only-child,.urgent>:only-child{grid-column:1/-1}
.part-quotes .wrap{padding:3.5rem 0}
.job:has(.photos){display:grid;grid-template-columns:5fr 4fr;grid-template-rows:auto auto 1fr;gap:0 1.75rem}
.job:has(.photos)>*{grid-column:2}
.job .photos{grid-area:1/1/4/2!important;margin:0;align-self:start}
.job+.job{border-top:1px solid var(--line);padding-top:2rem}
.people li:has(.photo){display:grid;grid-template-columns:7.5rem 1fr;grid-template-rows:auto auto 1fr;gap:0 1.25rem}
.people li:has(.photo)>*{grid-column:2}
.people .photo{grid-area:1/1/4/2!important}
.area{grid-template-columns:1fr 1fr}
.area .rows{grid-column:1/-1}
.area>:only-child,.area>.places:first-child{grid-column:1/-1}
.rows>div{display:grid;grid-template-columns:9rem 1fr;gap:1.25rem;align-items:baseline}
.rows dd{margin:0}
.part-emergency .wrap{padding:1.25rem 1.75rem}
.part-contact .wrap{display:block;padding:2.5rem 3rem 3rem;margin-block:3rem}
.part-contact .head{position:static;text-align:center;margin-bottom:1rem}
.reach>div{text-align:center}
.lines{grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));border-top:1px solid var(--border);padding-top:1.5rem}
.part-nearest .tiles,.part-offers .tiles{grid-template-columns:repeat(3,1fr)}
.folds{columns:2;column-gap:3rem;column-rule:1px solid var(--line)}
.folds details{break-inside:avoid}
@supports(animation-timeline:scroll()){.bar{display:block;right:auto;padding:.6rem max(1.25rem,50vw - 36rem);left:0;right:0;animation-range:38rem 42rem}.bar .call{width:max-content;margin-left:auto}}
footer{padding-bottom:3rem}
}
@media(max-width:63.99rem){.top .tel{grid-column:1/-1;justify-content:center}}
`;

/** What pages of a site of many pages add. */
export const HUB_LAYOUT = `
.trail ol{padding-top:.5rem}
.part-nearest .tiles,.part-offers .tiles{gap:1.25rem 2rem}
.hub li{border-top:1px solid var(--line)}
.hub ol b{color:var(--accent)}
.hub li span{color:var(--muted)}
.chips{gap:0 1.75rem}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr}}
`;
