/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(1.45rem,1.2rem + 1.1vw,2rem);letter-spacing:-.05em;line-height:1.15}
h3{font-size:1.0625rem}
.motif{width:2.25rem;padding:.35rem;border:1px solid}
.hero .wrap{padding:1.25rem 0 2rem}
.frame{border:1px solid;outline:1px solid;outline-offset:4px;margin:5px}
.shot{position:relative;padding:1.25rem 1.25rem 3rem;background:#0000}
.shot::after{content:"";position:absolute;left:1.25rem;right:1.25rem;bottom:1.25rem;height:.8rem;border:solid;border-width:0 1px;background:linear-gradient(currentColor,currentColor) 50%/100% 1px no-repeat}
.shot :is(.photo,picture){display:block;height:100%}
.shot :is(.drawing,img){aspect-ratio:3/2;object-fit:cover;border:1px solid}
.drawing *{fill:#0000!important;stroke:var(--onBand);stroke-linejoin:round;stroke-width:2.2;vector-effect:non-scaling-stroke}
.drawing .d-back{stroke:none}
.drawing .d-fill{fill:var(--hatch)!important;stroke-width:2.8}
.drawing .d-line{stroke-width:1.4}
.drawing .d-mark{fill:var(--onBand)!important;fill-opacity:.85}
.paper-0{--hatch:#ffffff14}
.paper-1{--hatch:#ffffff24}
.paper-2{--hatch:#ffffff36}
.paper-3{--hatch:#ffffff1c}
.paper-4{--hatch:#0000}
.block>*{padding:1rem 1.25rem;border-top:1px solid;margin:0!important}
.block .eyebrow{padding-block:.7rem}
.block .lead{border:0;padding-top:0}
.by,.when,small{font-size:.9375rem;color:var(--muted)}
.block .by{color:inherit;margin-top:.3rem}
main{counter-reset:s}
.part{counter-increment:s}
.part .wrap{padding:2.75rem 0 1.5rem}
.head{margin-bottom:1.5rem}
.head h2{position:relative;min-height:2.75rem;padding-left:3.65rem;align-content:center;overflow:hidden}
.head h2::before{content:counter(s,upper-alpha);content:counter(s,upper-alpha)/"";position:absolute;top:0;left:0;width:2.75rem;height:2.75rem;line-height:2.75rem;border-radius:50%;box-shadow:inset 0 0 0 2px var(--accent);color:var(--accent);text-align:center;font-size:1.125rem}
.head p{color:var(--muted);margin:.4rem 0 0 3.65rem}
.tiles,.marks{gap:1px;background:var(--border);border:var(--rule)}
.tiles li,.marks li{background:var(--ground);padding:1.1rem 1.2rem 1.25rem}
.tiles p,.marks p,.jobs p,.people p,.folds p,.rows dd{color:var(--muted);margin-top:.3rem}
.services{counter-reset:n}
.services li{counter-increment:n}
.services h3::before{content:counter(s,upper-alpha) counter(n) " ";content:counter(s,upper-alpha) counter(n) " "/"";color:var(--accent)}
.tiles .price{display:inline-block;border:1px dashed var(--accent);color:var(--accent);font-weight:650;padding:.1rem .6rem;margin-top:.7rem}
.marks{gap:0;background:none;border:0}
.marks li{position:relative;background:none;border-left:1px dashed var(--border);padding:0 0 1.75rem 1.75rem}
.marks li::before{content:"";position:absolute;left:-.45rem;top:.25rem;width:.85rem;height:.85rem;border-radius:50%;background:var(--ground);border:2px solid var(--accent)}
.photos img{border:var(--rule);padding:.35rem;background:var(--card)}
.jobs{gap:1.5rem}
.jobs .photos{margin-bottom:.9rem}
.quotes{gap:1.5rem}
.quotes li{position:relative;border:1px dashed var(--border);padding:1.5rem}
.quotes li::before,.quotes li::after{content:"";position:absolute;width:1.5rem;height:1.5rem;border:solid var(--accent)}
.quotes li::before{left:-1px;top:-1px;border-width:3px 0 0 3px}
.quotes li::after{right:-1px;bottom:-1px;border-width:0 3px 3px 0}
.quotes blockquote{font-size:1.25rem;line-height:1.45}
.quotes .by{margin-top:.8rem}
.prices,.rows,.lines,.urgent,.folds{border:var(--rule)}
.prices>div,.rows>div{padding:.75rem 1.2rem;border-top:var(--rule)}
:is(.prices,.rows,.folds,.urgent)>:first-child{border-top:0}
.prices b{font:600 1.25rem var(--mono);letter-spacing:-.04em;color:var(--accent)}
.rows dt,.prices dt{font-weight:650}
.people{gap:1.5rem}
.people .photo{display:block;width:8rem;margin-bottom:.8rem}
.people img{aspect-ratio:1;object-fit:cover;border:var(--rule);padding:.35rem}
.prose{font-size:1.1875rem;max-width:42em}
.prose p+p{margin-top:1rem}
.area{gap:1.5rem}
.plan,.near .map{background:var(--band);color:var(--onBand);outline:1px solid var(--onBand);outline-offset:-8px}
.map-near{fill:none;stroke:var(--onBand);stroke-opacity:.42}
.map-own{fill:var(--onBand);fill-opacity:.1;stroke:var(--onBand);stroke-width:2}
.map-ring{fill:none;stroke:var(--onBand);stroke-width:1.4;stroke-dasharray:3 2}
.map-dot{fill:var(--onBand)}
.plot-numbers{fill:var(--onBand);stroke:var(--band)}
.places{border:var(--rule);align-self:start}
.places li{padding:.6rem 1.2rem;border-top:var(--rule)}
.places li:first-child{border:0}
.places b{min-width:1.2rem;color:var(--accent);font-family:var(--mono)}
.places span:last-child{color:var(--muted)}
.part-emergency .wrap{border:2px solid var(--accent);padding:1.25rem;margin-block:1.75rem .5rem}
.part-emergency .head{margin-bottom:1rem}
.urgent details,.folds details{padding:0 1.2rem;border-top:var(--rule)}
summary{font-weight:650}
.todo{padding-bottom:.25rem}
.source{color:var(--muted);padding-bottom:.4rem}
.folds p{padding:0 2rem 1.2rem 0;margin:0;max-width:44em}
.note{color:var(--muted);border-left:3px solid var(--accent);padding-left:1rem}
.part-contact{margin-top:2.5rem;background:var(--band);color:var(--onBand)}
.part-contact :is(a,.head p){color:inherit}
.part-contact h2::before{color:inherit;box-shadow:inset 0 0 0 2px}
.part-contact .wrap{padding-bottom:3rem}
.part-contact :focus-visible{outline-color:currentColor}
.part-contact :is(.reach,.lines,.lines>div){border-color:color-mix(in srgb,var(--onBand) 55%,var(--band))}
.reach{border:2px solid}
.reach>div{padding:1.5rem 1.25rem;align-self:center}
.name{font-weight:650;font-size:1.1875rem}
.number{font-size:clamp(1.6rem,1.1rem + 2.4vw,2.9rem);letter-spacing:-.07em}
.lines{border-width:1px 0 0}
.lines>div{padding:.8rem 1.25rem;border:solid;border-width:0 0 1px;margin-bottom:-1px}
.lines dt{font-size:.875rem;opacity:.86}
.bar{background:var(--ground);border-top:var(--rule)}
.bar .call{padding:.65rem 1rem}
@media(min-width:48rem){
.head h2::after{content:"";display:inline-block;width:100%;margin:0 -100% 0 1rem;border-top:1px dashed var(--border);vertical-align:middle}
.jump{margin-left:auto}
.jump a{margin-left:1.5rem}
.hero .wrap{padding:2.25rem 0 2.75rem}
.frame{display:grid;grid-template-columns:7fr 6fr}
.shot{padding:1.75rem 1.75rem 3.75rem}
.shot::after{left:1.75rem;right:1.75rem;bottom:1.6rem}
.shot :is(.drawing,img){height:100%;min-height:29rem;aspect-ratio:auto}
.block{border-left:1px solid;display:flex;flex-direction:column}
.block>*{padding:1.25rem 2rem}
.block .eyebrow{border-top:0}
.block h1{flex:1;align-content:center}
.block .lead{padding-top:0}
.hero-1 .frame{grid-template-columns:6fr 7fr}
.hero-1 .block{order:-1;border:0;border-right:1px solid}
.hero-2 .frame{grid-template-columns:1fr}
.hero-2 .shot :is(.drawing,img){height:22rem;min-height:0}
.hero-2 .drawing{width:29rem;margin:0 auto}
.hero-2 .block{display:grid;grid-template-columns:7fr 5fr;border:solid;border-width:1px 0 0}
.hero-2 .block>*{grid-column:2}
.hero-2 .block :is(.eyebrow,h1){grid-column:1}
.hero-2 .eyebrow{grid-row:1}
.hero-2 h1{grid-row:2/6;justify-content:flex-start;border-right:1px solid}
.hero-2 .lead{grid-row:1/3;padding-top:1.25rem!important;border-left:1px solid}
.part .wrap{padding:4rem 0 1.5rem}
.tiles{display:flex;flex-wrap:wrap}
.tiles li{flex:1 0 30%}
.marks,.jobs,.quotes,.people{grid-template-columns:1fr 1fr}
:is(.jobs,.quotes)>:only-child{grid-column:1/-1}
.marks{column-gap:2.5rem}
.prices>div,.rows>div{display:grid;grid-template-columns:1fr 2fr;gap:1.5rem;align-items:baseline}
.rows dd{margin:0}
.people li:has(.photo){display:grid;grid-template-columns:8rem 1fr;grid-template-rows:auto auto 1fr;gap:0 1.25rem}
.people li:has(.photo)>*{grid-column:2}
.people .photo{grid-area:1/1/4/2!important}
.part-about .content{display:grid;grid-template-columns:3fr 2fr;gap:2.5rem;align-items:start}
.part-about .content>*{margin:0}
.part-about .prose:last-child{grid-column:1/-1}
.area{grid-template-columns:1fr 1fr}
.area .rows{grid-column:1/-1}
.area>:only-child,.area>.places:first-child{grid-column:1/-1}
.part-emergency .wrap{padding:1.25rem 1.75rem 1.75rem;margin-top:2.5rem}
.part-contact .wrap{padding:4rem 0}
.reach{grid-template-columns:4fr 6fr;gap:0}
.reach>div{padding:2rem}
.lines{grid-template-columns:1fr 1fr;border-width:0 0 0 1px}
.lines>div{border-right-width:1px;margin-right:-1px}
.number{font-size:clamp(1.5rem,.4rem + 2.6vw,2.6rem)}
@supports(animation-timeline:scroll()){.bar{display:block;left:auto;right:1.5rem;bottom:1.5rem;padding:4px;border:2px solid var(--accent);animation-range:38rem 42rem}}
footer .wrap{padding-bottom:6rem}
}
@media(prefers-color-scheme:dark){.tiles,.marks{--border:var(--line)}}
`;

/** What pages of a site of many pages add. */
export const HUB_LAYOUT = `
.trail{border-bottom:var(--rule)}
.hub ol{border:var(--rule)}
.hub li{border-top:var(--rule);padding:0 1.2rem}
.hub ol li:first-child{border:0}
.hub ol b{color:var(--accent)}
.chips{gap:.5rem}
.chips a{border:var(--rule);padding:.6rem 1rem}
.chips li{border:0;padding:0}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr}}
`;
