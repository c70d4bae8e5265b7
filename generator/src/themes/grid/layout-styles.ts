/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);line-height:1.02;letter-spacing:-.035em}
h3{font-size:1.25rem;letter-spacing:-.015em}
.motif{display:none}
.hero{overflow:hidden;overflow:clip;--edge:max(1.25rem,50vw - 39rem)}
.hero .wrap{border-bottom:2px solid;display:grid}
.title{padding:1.5rem 1.25rem 1.75rem;margin:0 -1.25rem;background:var(--accent);color:var(--onAccent)}
.title :focus-visible{outline-color:currentColor}
.shot{margin:0 -1.25rem;aspect-ratio:3/2;overflow:hidden;background:var(--art)}
.shot :is(.photo,picture,.drawing,img){display:block;width:100%;height:100%;object-fit:cover}
.hero .lead{padding:1.5rem 0 0}
.hero .actions{margin:1.5rem 0}
.proof{border-top:2px solid;padding:1.25rem 0 1.5rem}
.hero p.proof b{display:block;font-size:.9375rem}
.proof .by{margin-top:.4rem}
.by,.when,small{font-size:.9375rem;color:var(--muted)}
.paper-0{--art:var(--tint)}
.paper-1{--art:var(--line)}
.paper-2{--art:var(--card)}
.paper-3{--art:color-mix(in oklab,var(--accent) 16%,var(--card))}
.paper-4{--art:color-mix(in oklab,var(--ink) 14%,var(--card))}
.drawing *{stroke-linejoin:miter}
.d-back{fill:var(--art)}
.d-fill{fill:var(--accent)}
.d-tint{fill:var(--ground)}
.d-mark{fill:var(--ink)}
.d-line{fill:none;stroke:var(--ink);stroke-width:5}
main{counter-reset:s}
.part:not(.part-emergency){counter-increment:s}
.part .wrap{border-bottom:2px solid;padding:1.25rem 0 3rem}
.head{margin-bottom:2rem}
.head::before{content:counter(s);content:counter(s)/"";display:block;font:600 clamp(6rem,4rem + 9vw,13rem)/.8 Head,Spare,sans-serif;letter-spacing:-.07em;color:var(--accent);margin:.5rem 0 1.5rem -.04em;font-variant-numeric:lining-nums}
.head p{margin-top:.6rem;color:var(--muted)}
.tiles p,.marks p,.jobs p,.people p,.folds p,.rows dd{color:var(--muted);margin-top:.35rem}
.tiles,.marks{gap:0 2rem}
.tiles li,.marks li{border-top:1px solid var(--border);padding:.9rem 0 1.5rem}
.tiles .price{color:var(--ink);font:600 1.375rem/1.2 Head,Spare,sans-serif;letter-spacing:-.02em}
.jobs{gap:2rem}
.jobs .photos{margin-bottom:.9rem}
.part-quotes{background:var(--accent);color:var(--onAccent)}
.part-quotes .wrap{border:0}
.part-quotes .head::before{color:inherit}
.part-quotes :is(.by,.head p){color:inherit}
.part-quotes :focus-visible{outline-color:currentColor}
.quotes{gap:2rem}
.quotes blockquote{font:600 clamp(1.5rem,1.1rem + 2vw,2.75rem)/1.08 Head,Spare,sans-serif;letter-spacing:-.035em}
.quotes .by{margin-top:.9rem}
.prices>div{border-top:1px solid var(--border);padding:.8rem 0 1.1rem}
.prices b{display:block;font:600 clamp(2.25rem,1.4rem + 3.4vw,4.25rem)/1.05 Head,Spare,sans-serif;letter-spacing:-.05em}
.people{gap:2rem}
.people .photo{display:block;max-width:14rem;margin-bottom:.8rem}
.people img{aspect-ratio:1;object-fit:cover}
.prose{font:600 clamp(1.375rem,1.2rem + .9vw,1.875rem)/1.25 Head,Spare,sans-serif;letter-spacing:-.025em}
.prose p+p{margin-top:1rem}
.rows>div{border-top:1px solid var(--border);padding:.7rem 0}
.rows dt,.lines dt{font-size:.9375rem;font-weight:600}
.part-about .rows{display:grid;gap:0 2rem}
.part-about .rows dd{font:600 clamp(2rem,1.4rem + 2.4vw,3.5rem)/1.1 Head,Spare,sans-serif;letter-spacing:-.045em;color:var(--ink)}
.area{gap:2rem}
.plan,.near .map{background:var(--tint)}
.map-near{fill:none;stroke:var(--border)}
.map-own{fill:var(--accent);fill-opacity:.18;stroke:var(--accent);stroke-width:2}
.map-ring{fill:none;stroke:var(--ink);stroke-width:2}
.map-dot{fill:var(--ink)}
.plot-numbers{font-size:14px;fill:var(--ink);stroke:var(--ground)}
.places li{border-top:1px solid var(--border);padding:.55rem 0}
.places b,.hub ol b{min-width:1.75rem;font:600 1.5rem/1 Head,Spare,sans-serif;color:var(--accent)}
.part-emergency{background:var(--band);color:var(--onBand)}
.part-emergency .wrap{border:0;padding-bottom:2rem}
.part-emergency .head{margin-bottom:1rem;display:grid;grid-template-columns:auto 1fr;gap:0 1.25rem}
.part-emergency .head::before{content:"!";content:"!"/"";font-size:6rem;color:inherit;grid-row:1/3;margin:0}
.part-emergency h2{font-size:1.625rem}
.part-emergency .head p{color:inherit}
.part-emergency :focus-visible{outline-color:currentColor}
.urgent{gap:2px;align-items:start}
.urgent details{background:var(--ground);color:var(--ink);padding:0 1.1rem}
.todo{padding-bottom:.25rem}
.source{color:var(--muted);padding-bottom:.4rem}
summary{font-size:1.1875rem;letter-spacing:-.01em}
.folds details{border-top:1px solid var(--border)}
.folds p{padding:0 2.5rem 1.25rem 0;margin:0;max-width:44em}
.note{color:var(--muted)}
.reach{gap:2rem}
.name{font-weight:600;font-size:1.1875rem}
.number{font-size:clamp(1.9rem,.6rem + 8vw,7.5rem);line-height:1;letter-spacing:-.055em;}
.number a{text-decoration-thickness:.04em}
.lines{gap:0 2rem}
.lines>div{border-top:1px solid var(--border);padding:.7rem 0 1.1rem}
.bar{background:var(--ground);border-top:2px solid}
.bar .call{padding:.65rem 1rem}
@media(min-width:48rem){
.top .wrap{display:grid;grid-template-columns:4fr 6fr auto;gap:2rem}
.top .tel{grid-column:3}
.jump a{margin-right:1.5rem}
.hero .wrap{grid-template-columns:repeat(12,1fr);column-gap:2rem}
.title{grid-column:1/8;margin:0 -2rem 0 calc(-1*var(--edge));padding:2rem 2rem 2.5rem var(--edge);min-height:34rem;display:flex;flex-direction:column;justify-content:space-between}
.shot{grid-column:8/-1;margin:0 calc(-1*var(--edge)) 0 0;aspect-ratio:auto;min-height:34rem;position:relative}
.shot>*{position:absolute;inset:0}
.hero :is(.lead,.actions,.proof){margin:0;padding:1.5rem 0 2.5rem;border:0;align-self:start}
.hero .lead{grid-column:1/5}
.hero .actions{grid-column:5/9}
.hero .proof{grid-column:9/-1}
.hero .lead:nth-last-child(2){grid-column:1/7}
.hero .actions:last-child{grid-column:7/-1}
.hero-1 .title{grid-column:6/-1;margin:0 0 0 -2rem;padding:2rem 0 2.5rem 2rem;background:none;color:inherit}
.hero-1 .eyebrow{color:var(--accent)}
.hero-1 .shot{grid-area:1/1/2/6;margin:0 0 0 calc(-1*var(--edge))}
.hero-2 .title{grid-column:1/-1;margin:0 calc(-1*var(--edge));min-height:0;padding-right:2rem}
.hero-2 h1{font-size:clamp(3.5rem,1rem + 8.4vw,8.75rem)}
.hero-2 .shot{grid-column:5/-1;grid-row:2/5}
.hero-2 :is(.lead,.actions,.proof){grid-column:1/5!important;padding:1.5rem 0 0}
.hero-2 :is(.lead,.actions,.proof):last-child{padding-bottom:2rem}
.hero-2 .wrap{grid-template-rows:auto auto auto 1fr}
.part .wrap{display:grid;grid-template-columns:repeat(12,1fr);gap:2rem;padding:1.5rem 0 4.5rem}
.head{grid-column:1/5;margin:0}
.content{grid-column:5/-1;padding-top:.4rem}
.part-services .head,.part-quotes .head,.part-contact .head,.part-jobs .head{grid-column:1/-1;display:grid;grid-template-columns:4fr 8fr;grid-template-rows:1fr auto;column-gap:2rem;align-items:end}
.part:is(.part-services,.part-quotes,.part-contact,.part-jobs) .content{grid-column:1/-1}
.part:is(.part-services,.part-quotes,.part-contact,.part-jobs) .head::before{grid-row:1/3;margin-bottom:.5rem}
.head:has(p) h2{align-self:end}
.services{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}
.marks,.people,.urgent{grid-template-columns:1fr 1fr}
.jobs{grid-template-columns:1fr 1fr}
.jobs>:only-child{grid-column:1/-1}
.quotes{grid-template-columns:1fr 1fr}
.quotes>:only-child{grid-column:1/-1}
.part-nearest .tiles,.part-offers .tiles,.part-about .rows{grid-template-columns:1fr 1fr}
.area{grid-template-columns:1fr 1fr}
.area .rows{grid-column:1/-1}
.area>:only-child,.area>.places:first-child{grid-column:1/-1}
.rows>div{display:grid;grid-template-columns:1fr 3fr;gap:2rem;align-items:baseline}
.rows dd{margin:0}
.part-about .rows>div{display:block}
.part-emergency .wrap{padding-bottom:1.5rem}
.part-emergency :is(.head,.content){margin:0;padding:0;align-self:center}
.lines{grid-template-columns:repeat(auto-fill,minmax(15rem,1fr))}
@supports(animation-timeline:scroll()){.bar{display:block;left:auto;padding:0;border:0;animation-range:38rem 42rem}.bar .call{padding:1rem 1.75rem}}
footer .wrap{padding-bottom:5.5rem}
}
`;

/** What pages of a site of many pages add. */
export const HUB_LAYOUT = `
.trail .wrap{border-bottom:1px solid var(--border)}
.hub li{border-top:1px solid var(--border)}
.hub ol li{align-items:baseline}
.chips{gap:0 1.75rem}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr;gap:2rem}}
`;
