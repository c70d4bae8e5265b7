/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(2rem,1.5rem + 2vw,3rem);letter-spacing:-.012em;line-height:1.05}
h3{font-size:1.25rem}
.motif{width:1.75rem;color:var(--light)}
.jump{margin-left:auto}
.jump a{margin-left:1.5rem;opacity:.88}
.hero{position:relative;overflow:hidden;isolation:isolate}
.hero::before{content:"";position:absolute;z-index:-1;inset:0;background:repeating-radial-gradient(circle at var(--x,82%) 45%,color-mix(in oklab,var(--light) 12%,#0000) 0 2px,#0000 2px 4.5rem),radial-gradient(circle at var(--x,82%) 45%,color-mix(in oklab,var(--light) 26%,#0000),#0000 46rem)}
.hero .wrap{padding:1.75rem 0 5.5rem}
.hero .call{box-shadow:0 0 0 .45rem color-mix(in oklab,var(--light) 24%,#0000)}
.hero .actions{margin-left:.45rem}
.proof{margin-top:2rem;padding-left:1.1rem;border-left:4px solid var(--light);max-width:34em}
.by,.when,small{font-size:.9375rem;opacity:.86}
.shot{aspect-ratio:16/10;overflow:hidden;-webkit-mask:linear-gradient(#000 60%,#0000);mask:linear-gradient(#000 60%,#0000)}
.shot :is(.drawing,.photo,picture,img){display:block;height:100%;object-fit:cover}
.paper-0{--a:10%}.paper-1{--a:16%}.paper-2{--a:22%}.paper-3{--a:13%}.paper-4{--a:19%}
.d-back{fill:color-mix(in oklab,var(--light) var(--a),var(--night))}
.d-fill{fill:color-mix(in oklab,var(--light) 62%,var(--night))}
.d-tint{fill:color-mix(in oklab,var(--onNight) 32%,var(--night))}
.d-mark{fill:var(--light)}
.d-line{fill:none;stroke:var(--onNight);stroke-width:2.5}
.d-fill,.d-mark,.d-tint{stroke:var(--night);stroke-width:2}
.part .wrap{padding:3rem 0}
.head{margin-bottom:1.5rem}
.head p{color:var(--muted);max-width:34em;margin-top:.6rem}
.part:not(.part-emergency,.part-contact,.part-quotes) h2::before{content:"";display:block;width:3.5rem;height:6px;background:var(--accent);margin-bottom:1rem}
.part-emergency .wrap{position:relative;z-index:1;margin-top:-3.5rem;padding:1.5rem 1.25rem 1.25rem;background:var(--accent);color:var(--onAccent);border-radius:.5rem}
.part-emergency .head{margin-bottom:1rem}
.part-emergency h2{font-size:1.625rem}
.part-emergency .head p{color:inherit;margin-top:.2rem}
.part-emergency :focus-visible{outline-color:var(--ink)}
.urgent{gap:.6rem;align-items:start}
.urgent details{background:var(--card);color:var(--ink);padding:0 1.1rem;border-radius:.3rem}
.urgent summary{font-size:1.1875rem}
.todo{padding-bottom:.3rem}
.source{color:var(--muted);padding-bottom:.4rem}
.services li,.marks li,.places li,.part-nearest .tiles li,.part-offers .tiles li{border-top:2px solid var(--line);padding:1rem 0 1.1rem}
.services h3{position:relative;padding-left:1.6rem}
.services h3::before{content:"";position:absolute;left:0;top:.32em;border:.42em solid #0000;border-left:.62em solid var(--accent)}
.services p{padding-left:1.6rem}
.tiles p,.marks p,.jobs p,.people p,.folds p,.rows dd{color:var(--muted);margin-top:.3rem}
.tiles .price{color:var(--accent);font-weight:650}
.part-problems,.part-area{background:var(--tint)}
.part-problems li{border-color:var(--border)}
.jobs,.people{gap:2rem 1.5rem}
.jobs .photos{margin-bottom:1rem}
.photos img{border-radius:.3rem}
.part-quotes{background:var(--night);color:var(--onNight)}
.quotes{gap:2rem 3rem}
.quotes blockquote{font:600 clamp(1.375rem,1.2rem + .8vw,1.8125rem)/1.3 Head,Spare,sans-serif}
.quotes blockquote::before{content:"\\201C";display:block;height:.55em;font-size:3.5rem;line-height:1.1;color:var(--light)}
.quotes .by{margin-top:.8rem}
.prices>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1.5rem;border-top:2px solid var(--line);padding:.9rem 0}
.prices b{font:600 1.5rem Head,Spare,sans-serif;color:var(--accent)}
.people .photo{display:block;width:7rem;margin-bottom:.8rem}
.people img{aspect-ratio:1;object-fit:cover;border-radius:.3rem}
.people li{border-left:4px solid var(--accent);padding-left:1.1rem}
.prose{font-size:1.1875rem;max-width:42em}
.prose p+p{margin-top:1rem}
.rows>div{border-top:2px solid var(--line);padding:.8rem 0}
.rows dt{font-weight:700}
.area{gap:1.75rem 3rem}
.plan,.near .map{background:var(--night);border-radius:.5rem}
.map-near{fill:none;stroke:var(--light);stroke-opacity:.4}
.map-own{fill:var(--light);fill-opacity:.14;stroke:var(--light);stroke-width:2}
.map-ring{fill:var(--light);fill-opacity:.3}
.map-dot{fill:var(--light)}
.plot-numbers{fill:var(--onNight);stroke:var(--night)}
.places{font-weight:600}
.places li{padding:.6rem 0;border-color:var(--border)}
.places b{min-width:1.2rem;color:var(--accent)}
.area .rows>div{border-color:var(--border)}
.part-contact{background:var(--night);color:var(--onNight)}
.part-contact a{color:inherit}
.part-contact .head p{color:inherit;opacity:.86}
:is(.part-contact,.part-quotes) :focus-visible{outline-color:var(--light)}
.reach{gap:2rem}
.reach .photo{border-radius:.3rem}
.name{font-size:1.1875rem;font-weight:700}
.number{font-size:clamp(2.3rem,1.2rem + 5vw,5rem);line-height:1.1;letter-spacing:-.02em;}
.part-contact .number a{color:var(--light);text-decoration-thickness:3px}
.lines{gap:1.1rem 2rem}
.lines dt{font-size:.9375rem;opacity:.82}
.folds details{border-top:2px solid var(--line)}
.folds summary{font-size:1.1875rem}
.folds p{padding:0 2.5rem 1.2rem 0;margin:0;max-width:44em}
.note{color:var(--muted)}
.bar{background:var(--night)}
.bar .call{background:var(--light);color:var(--onLight);padding:.65rem 1rem}
@media(min-width:48rem){
.part .wrap{padding:4.5rem 0}
.part-emergency .wrap{padding:1.75rem 2rem;display:grid;grid-template-columns:16rem 1fr;gap:2rem;align-items:center}
.part-emergency .head{margin:0}
.urgent{grid-template-columns:1fr 1fr}
.services,.marks{grid-template-columns:1fr 1fr;gap:0 3rem}
.part-problems .wrap,.part-prices .wrap,.part-about .wrap,.part-faq .wrap,.part-people .wrap{display:grid;grid-template-columns:20rem 1fr;gap:3.5rem}
.part-problems .head,.part-faq .head{position:sticky;top:2rem;align-self:start}
.marks{grid-template-columns:1fr}
.jobs,.quotes,.people{grid-template-columns:1fr 1fr}
.jobs>:only-child,.quotes>:only-child{grid-column:1/-1}
.part-nearest .tiles,.part-offers .tiles{grid-template-columns:1fr 1fr 1fr;gap:0 2rem}
.area{grid-template-columns:1fr 1fr}
.area .rows{grid-column:1/-1;display:grid;grid-template-columns:1fr 1fr;gap:0 3rem}
.area>:only-child,.area>.places:first-child{grid-column:1/-1}
.reach{grid-template-columns:1fr;gap:2.5rem}
.lines{grid-template-columns:repeat(auto-fit,minmax(14rem,1fr))}
@supports(animation-timeline:scroll()){.bar{display:block;left:auto;right:1.5rem;bottom:1.5rem;padding:0;background:none;animation-range:38rem 42rem}.bar .call{border-radius:3rem;padding:.8rem 1.75rem;box-shadow:0 .3rem 1.5rem rgb(0 0 0/.4)}}
footer .wrap{padding-bottom:5.5rem}
}
@media(min-width:64rem){
.hero .wrap{padding:4.5rem 0 7rem;min-height:36rem;display:grid;align-content:center}
.shot{position:absolute;z-index:-1;inset:0 0 0 50%;aspect-ratio:auto;-webkit-mask:linear-gradient(90deg,#0000,#000 70%);mask:linear-gradient(90deg,#0000,#000 70%)}
.pitch{max-width:36rem}
.hero-1{--x:18%}
.hero-1 .wrap>*{margin-left:auto;width:min(36rem,100%)}
.hero-1 .shot{inset:0 50% 0 0;-webkit-mask:linear-gradient(270deg,#0000,#000 70%);mask:linear-gradient(270deg,#0000,#000 70%)}
.hero-2{--x:50%}
.hero-2 .wrap{justify-items:center;text-align:center;padding-top:5.5rem}
.hero-2 .pitch{max-width:54rem}
.hero-2 .lead{margin-inline:auto}
.hero-2 .actions{justify-content:center}
.hero-2 .proof{border:0;padding:0}
.hero-2 .shot{inset:0;opacity:.45;-webkit-mask:var(--fade);mask:var(--fade);--fade:radial-gradient(closest-side,#0002 62%,#000)}
}
@media(max-width:63.99rem){.hero .wrap{margin-top:-2.5rem}.part-emergency .wrap{width:calc(100% - 1.5rem)}.people{gap:1.5rem}}
`;

/** What pages of a site of many pages add. */
export const HUB_LAYOUT = `
.trail{background:var(--night);color:var(--onNight)}
.trail a{color:inherit}
.trail ol{padding-bottom:.25rem}
.hub li{border-top:2px solid var(--line)}
.hub ol b{color:var(--accent)}
.chips{gap:0 1.75rem}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr;gap:3rem}}
`;
