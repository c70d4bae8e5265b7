/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(1.85rem,1.4rem + 1.9vw,2.75rem);letter-spacing:-.022em}
h3{font-size:1.1875rem}
.motif{width:2.25rem;padding:.35rem;border-radius:50%;background:var(--accent);color:var(--onAccent)}
.jump{margin-left:auto}
.jump a{margin-left:1.4rem}
.hero .wrap{padding:.75rem 0 1rem;position:relative}
.shot{border-radius:var(--round);overflow:hidden;order:-1;background:var(--art)}
.shot :is(.photo,picture){display:block;height:100%}
.shot img,.shot .drawing{aspect-ratio:4/3;object-fit:cover}
.pitch{background:var(--card);border-radius:var(--round);padding:1.6rem 1.5rem 1.75rem;margin:-3.5rem .75rem 0;position:relative}
.hero .wrap{display:grid}
.quiet{font-weight:600}
.proof{background:var(--band);color:var(--onBand);border-radius:1.5rem 1.5rem 1.5rem .35rem;padding:1.1rem 1.4rem;margin:1rem .75rem 0;line-height:1.5}
.proof .by{color:inherit}
.by,.when,small{font-size:.9375rem;color:var(--muted)}
.proof .by,.proof b{opacity:.9}
.paper-0{--art:var(--line)}
.paper-1{--art:color-mix(in oklab,var(--accent) 16%,var(--card))}
.paper-2{--art:color-mix(in oklab,var(--accent) 28%,var(--card))}
.paper-3{--art:color-mix(in oklab,var(--accent) 22%,var(--ground))}
.paper-4{--art:color-mix(in oklab,var(--border) 36%,var(--card))}
.drawing *{stroke-linejoin:round;stroke-linecap:round}
.d-back{fill:var(--art)}
.d-fill{fill:var(--accent)}
.d-tint{fill:var(--card)}
.d-mark{fill:var(--band)}
.d-line{fill:none;stroke:var(--ink);stroke-width:3.5}
.d-fill,.d-mark{stroke:var(--card);stroke-width:2}
.part .wrap{padding:2.5rem 0}
.head{text-align:center;max-width:40rem;margin:0 auto 1.75rem}
.head p{color:var(--muted);margin-top:.7rem;font-size:1.125rem}
.tiles,.jobs,.people,.quotes{gap:1rem}
:is(.tiles,.jobs,.people,.quotes)>li{background:var(--card);border-radius:1.6rem;padding:1.4rem 1.5rem 1.5rem}
.tiles p,.marks p,.jobs p,.people p,.folds p{color:var(--muted);margin-top:.4rem}
.tiles .price{display:inline-block;background:var(--tint);color:var(--accent);font-weight:700;border-radius:1rem;padding:.2rem .9rem;margin-top:.8rem}
.marks{gap:1.5rem 2rem}
.marks h3{background:var(--card);border-radius:1.5rem 1.5rem 1.5rem .3rem;padding:.85rem 1.3rem;width:fit-content}
.marks p{margin:.6rem 0 0 1.6rem;padding-left:1rem;border-left:3px solid var(--accent)}
.photos img{border-radius:1rem}
.jobs .photos{margin:-.65rem -.75rem 1.1rem}
.quotes blockquote{font:800 1.3125rem/1.35 Head,Spare,sans-serif;letter-spacing:-.01em}
.quotes>li{border-radius:1.6rem 1.6rem 1.6rem .35rem}
.quotes .by{margin-top:.9rem}
.prices{max-width:46rem;margin:0 auto}
.prices>div{display:flex;flex-wrap:wrap;gap:.1rem 1.5rem;justify-content:space-between;align-items:baseline;background:var(--card);border-radius:1.4rem;padding:1rem 1.5rem;margin-top:.6rem}
.prices b{font:800 1.25rem Head,Spare,sans-serif}
.people>li{text-align:center;align-content:center}
.people .photo{display:block;width:9rem;margin:.5rem auto 1rem}
.people img{aspect-ratio:1;object-fit:cover;border-radius:50%}
.prose{font-size:1.25rem;line-height:1.55;max-width:42rem;margin:0 auto;text-align:center}
.prose p+p{margin-top:1rem}
.part-about .rows{display:flex;flex-wrap:wrap;justify-content:center;gap:.6rem}
.part-about .rows>div{background:var(--card);border-radius:1.4rem;padding:.6rem 1.3rem;display:flex;flex-wrap:wrap;gap:0 .6rem}
.part-about .rows dt{font-weight:700}
.area{gap:1.25rem}
.plan{background:var(--card);border-radius:var(--round);overflow:hidden}
.map-near{fill:none;stroke:var(--border);stroke-opacity:.6}
.map-own{fill:var(--tint);stroke:var(--accent);stroke-width:2}
.map-ring{fill:var(--accent);fill-opacity:.22}
.map-dot{fill:var(--accent);stroke:var(--card);stroke-width:1.6}
.plot-numbers{fill:var(--ink);stroke:var(--card)}
.places{background:var(--card);border-radius:var(--round);padding:1rem 1.5rem}
.places li{padding:.5rem 0}
.places b,.hub ol b{flex:none;width:1.75rem;height:1.75rem;border-radius:50%;background:var(--accent);color:var(--onAccent);text-align:center;font-size:.875rem;line-height:1.75rem}
.places span:last-child{color:var(--muted)}
.area .rows{display:grid;gap:.6rem;grid-column:1/-1}
.area .rows>div,.part-directory .rows>div{background:var(--card);border-radius:1.4rem;padding:.75rem 1.5rem}
.rows dt{font-weight:700}
.rows dd{color:var(--muted)}
.part-emergency .wrap,.part-contact .wrap{background:var(--band);color:var(--onBand);border-radius:var(--round);padding:2rem 1.25rem;margin-block:1.5rem}
.part-contact .wrap{padding:3rem 1.75rem}
:is(.part-emergency,.part-contact) .head p{color:inherit;opacity:.85}
.urgent{gap:.75rem;align-items:start}
.urgent details,.folds details{background:var(--card);color:var(--ink);border-radius:1.4rem;padding:0 1.35rem}
summary{font-weight:700}
.todo{padding-bottom:.25rem}
.source{color:var(--muted);padding-bottom:.5rem}
.folds{display:grid;gap:.6rem;max-width:50rem;margin:0 auto}
.folds p{padding:0 1.5rem 1.2rem 0;margin:0}
.note{max-width:50rem;margin-inline:auto!important;padding:.25rem 1.35rem;color:var(--muted)}
.part-contact a{color:inherit}
.part-contact :focus-visible{outline-color:currentColor}
.reach{gap:2rem}
.reach .photo{border-radius:1.25rem}
.name{font-weight:700;font-size:1.1875rem}
.number{font-size:clamp(2rem,1.4rem + 2.6vw,3.4rem);letter-spacing:-.03em;line-height:1.2}
.lines{gap:1.1rem 2rem}
.lines dt{font-size:.9375rem;opacity:.85}
.bar{background:var(--ground)}
@media(max-width:47.99rem){.part-emergency .wrap,.part-contact .wrap{width:calc(100% - 1.5rem)}}
@media(min-width:48rem){
.tiles{grid-template-columns:repeat(6,1fr)}
.tiles>li{grid-column:span 2}
.tiles>:last-child:nth-child(3n+2),.tiles>:nth-last-child(2):nth-child(3n+1){grid-column:span 3}
.tiles>:last-child:nth-child(3n+1){grid-column:1/-1}
.marks,.jobs,.quotes,.urgent{grid-template-columns:1fr 1fr}
:is(.jobs,.quotes,.urgent)>:last-child:nth-child(odd){grid-column:1/-1}
.people{grid-template-columns:repeat(auto-fit,minmax(15rem,1fr))}
.area{grid-template-columns:1fr 1fr}
.area .rows{grid-template-columns:1fr 1fr}
.area>:only-child,.area>.places:first-child{grid-column:1/-1}
.lines{grid-template-columns:1fr 1fr}
.reach{grid-template-columns:5fr 6fr;gap:3rem}
.part .wrap{padding:3.5rem 0}
.part-emergency .wrap{padding:2.25rem 2.5rem}
.part-contact .wrap{padding:3.5rem}
.part-contact .head{margin:0 0 2rem;text-align:left}
.part-emergency .head{margin-bottom:1.25rem}
footer .wrap{padding-bottom:3rem}
}
@media(min-width:64rem){
.hero .wrap{padding:1rem 0 2.5rem}
.shot,.pitch,.proof{grid-row:1;margin:0}
.hero-0 .wrap,.hero-2 .wrap{grid-template-columns:1fr 31rem 3rem;grid-template-rows:1fr auto;align-items:end}
.hero-0 .shot,.hero-2 .shot{grid-area:1/1/2/-1;height:37rem;align-self:start}
.shot .drawing,.shot img{height:100%}
.hero-0 .pitch,.hero-2 .pitch{grid-area:1/2/3/3;margin:4rem 0 2rem;padding:2.25rem 2.25rem 2.5rem;align-self:end}
.hero-2 .wrap{grid-template-columns:3rem 31rem 1fr}
:is(.hero-0,.hero-2) h1{font-size:3.25rem}
.hero-0 .proof,.hero-2 .proof{grid-area:2/1/3/2;margin:-2rem 2rem 0 2.5rem;position:relative;align-self:start}
.hero-2 .proof{grid-area:2/3/3/4}
.hero-0 .shot:has(.drawing){margin-right:26rem}
.hero-2 .shot:has(.drawing){margin-left:26rem}
.hero-1 .wrap{grid-template-columns:1fr 30rem;gap:0 3.5rem;align-items:center}
.hero-1 .pitch{background:none;padding:0;grid-column:1}
.hero-1 .shot{grid-column:2;border-radius:15rem 15rem var(--round) var(--round);height:38rem}
.hero-1 .proof{grid-area:1/2/2/3;align-self:end;margin:0 7rem 2rem -5rem;position:relative}
}
`;

/** What pages of a site of many pages add. */
export const HUB_LAYOUT = `
.trail ol{padding-top:.5rem}
.near{background:var(--card);border-radius:var(--round);padding:1.25rem 1.5rem}
.part-directory .rows{display:grid;gap:.6rem}
.hub li{padding:.15rem 0}
.hub ol b{align-self:center}
.chips{gap:.5rem}
.chips a{background:var(--card);border-radius:2rem;padding:.6rem 1.2rem}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr;align-items:center}}
`;
