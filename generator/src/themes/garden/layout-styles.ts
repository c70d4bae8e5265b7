/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(1.9rem,1.45rem + 2vw,3rem);letter-spacing:-.018em}
h3{font-size:1.25rem}
.motif{width:2.5rem;padding:.45rem;background:var(--accent);color:var(--onAccent);border-radius:0 60% 0 60%}
.jump{margin-left:auto}
.jump a{margin-left:1.5rem}
.hero{position:relative;border-radius:0 0 50% 50%/0 0 2rem 2rem;overflow:hidden}
.hero .wrap{padding:1.5rem 0 3.5rem;display:grid;gap:2rem}
.quiet{font-weight:600}
.proof{margin-top:1.75rem;background:var(--card);border-radius:var(--leaf);padding:1.1rem 1.5rem;max-width:32em}
.by,.when,small{font-size:.9375rem;color:var(--muted)}
.proof .by{margin-top:.35rem}
.shot{--pebble:58% 42% 46% 54%/52% 58% 42% 48%;position:relative;aspect-ratio:5/4;border-radius:var(--pebble);background:var(--art)}
.shot::before{content:"";position:absolute;inset:-4% 6% 6% -4%;border-radius:42% 58% 52% 48%/56% 44% 56% 44%;background:var(--accent);opacity:.2;rotate:8deg}
.shot :is(.photo,picture,.drawing,img){position:relative;display:block;height:100%;width:100%;object-fit:cover;border-radius:inherit}
.paper-0{--art:var(--line)}
.paper-1{--art:color-mix(in oklab,var(--accent) 20%,var(--card))}
.paper-2{--art:color-mix(in oklab,var(--accent) 34%,var(--card))}
.paper-3{--art:var(--card)}
.paper-4{--art:color-mix(in oklab,var(--border) 40%,var(--card))}
.drawing{overflow:hidden}
.drawing *{stroke-linejoin:round;stroke-linecap:round}
.d-back{fill:var(--art)}
.d-fill{fill:var(--accent)}
.d-tint{fill:color-mix(in oklab,var(--accent) 12%,var(--card))}
.d-mark{fill:var(--band)}
.d-line{fill:none;stroke:var(--band);stroke-width:4}
@media(prefers-color-scheme:dark){.d-line{stroke:var(--onBand)}.d-mark{fill:var(--onBand)}}
.part .wrap{padding:3rem 0}
.head{max-width:38rem;margin-bottom:1.75rem}
.head p{color:var(--muted);margin-top:.7rem;font-size:1.125rem}
.tiles,.quotes{gap:1rem}
.tiles li,.quotes li{background:var(--tint);border-radius:var(--leaf);padding:1.4rem 1.6rem 1.6rem}
.tiles li:nth-child(even){border-radius:2.25rem 0 2.25rem 0}
.tiles p,.marks p,.jobs p,.people p,.folds p{color:var(--muted);margin-top:.4rem}
.tiles .price{color:var(--accent);font-weight:700}
.part-problems{background:var(--tint)}
.part:is(.part-problems,.part-area,.part-contact,.part-quotes){border-radius:50%/1.75rem}
.marks{gap:2rem;position:relative;padding-left:2.25rem}
.marks::before{content:"";position:absolute;left:.55rem;top:.4rem;bottom:0;border-left:3px solid var(--accent);border-radius:3px}
.marks li{position:relative}
.marks li::before{content:"";position:absolute;left:-1.6rem;top:.35rem;width:1.15rem;height:1.15rem;background:var(--accent);border-radius:0 100% 0 100%}
.photos img{border-radius:var(--leaf)}
.photos .photo:nth-child(even) img{border-radius:2.25rem 0 2.25rem 0}
.jobs{gap:2.5rem}
.jobs .photos{margin-bottom:1.1rem}
.part-quotes{background:var(--accent);color:var(--onAccent)}
.part-quotes :focus-visible{outline-color:currentColor}
.quotes li{background:var(--card);color:var(--ink)}
.quotes blockquote{font:400 clamp(1.3rem,1.1rem + .8vw,1.625rem)/1.35 Head,Spare,serif}
.quotes .by{margin-top:.9rem}
.prices>div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1.5rem;padding:.9rem 0;border-bottom:3px dotted var(--line)}
.prices b{font:400 1.375rem Head,Spare,serif;color:var(--accent)}
.people{gap:2rem}
.people .photo{display:block;width:9rem;margin-bottom:1rem}
.people img{aspect-ratio:1;object-fit:cover;border-radius:58% 42% 46% 54%/52% 58% 42% 48%}
.prose{font:400 1.375rem/1.5 Head,Spare,serif;max-width:34em}
.prose p+p{margin-top:1rem}
.part-about .rows{display:flex;flex-wrap:wrap;gap:1rem 3rem}
.rows dt{font-weight:700}
.rows dd{color:var(--muted)}
.part-area{background:var(--tint)}
.area{gap:2rem 3rem}
.plan{background:var(--card);border-radius:46% 54% 50% 50%/54% 48% 52% 46%;padding:7%;overflow:hidden}
.map-near{fill:none;stroke:var(--border);stroke-opacity:.6}
.map-own{fill:color-mix(in oklab,var(--accent) 22%,var(--card));stroke:var(--accent);stroke-width:2}
.map-ring{fill:var(--accent);fill-opacity:.28}
.map-dot{fill:var(--accent);stroke:var(--card);stroke-width:1.6}
.plot-numbers{fill:var(--ink);stroke:var(--card)}
.places{align-self:center}
.places li{padding:.55rem 0;border-bottom:3px dotted var(--border)}
.places li:last-child{border:0}
.places b{min-width:1.2rem;color:var(--accent)}
.places span:last-child{color:var(--muted)}
.area .rows{display:grid;gap:1rem 3rem}
.part-emergency .wrap{background:var(--band);color:var(--onBand);border-radius:0 3rem 0 3rem;padding:1.75rem 1.4rem;margin-top:1.5rem}
.part-emergency .head{margin-bottom:1rem}
.part-emergency h2{font-size:1.625rem}
.part-emergency .head p{color:inherit;opacity:.86;margin-top:.3rem;font-size:1rem}
.urgent{gap:.75rem;align-items:start}
.urgent details,.folds details{background:var(--card);color:var(--ink);border-radius:0 1.4rem 0 1.4rem;padding:0 1.25rem}
summary{font-weight:700}
.todo{padding-bottom:.25rem}
.source{color:var(--muted);padding-bottom:.5rem}
.folds{display:grid;gap:.6rem}
.folds details{background:var(--tint)}
.folds p{padding:0 1.5rem 1.2rem 0;margin:0}
.note{color:var(--muted)}
.part-contact{background:var(--band);color:var(--onBand)}
.part-contact a{color:inherit}
.part-contact .head p{color:inherit;opacity:.86}
.part-contact :focus-visible{outline-color:currentColor}
.reach{gap:2rem}
.reach .photo{border-radius:0 1.4rem 0 1.4rem}
.name{font-weight:700;font-size:1.1875rem}
.number{font-size:clamp(2.1rem,1.4rem + 3vw,3.5rem);line-height:1.25;}
.lines{gap:1.1rem 2rem}
.lines dt{font-size:.9375rem;opacity:.84}
.bar{background:var(--ground)}
@media(min-width:48rem){
.part .wrap{padding:4.25rem 0}
.part:is(.part-problems,.part-area,.part-contact,.part-quotes){border-radius:50%/3.5rem;padding:1.75rem 0}
.hero{border-radius:0 0 50% 50%/0 0 4rem 4rem}
.hero .wrap{padding:2.5rem 0 6rem;grid-template-columns:1fr 1fr;gap:4rem;align-items:center;min-height:37rem}
.shot{aspect-ratio:1.04}
.hero-2 .shot{order:-1;border-radius:0 55% 0 55%;aspect-ratio:.98}
.hero-2 .shot::before{border-radius:inherit;inset:1.5rem -1.5rem -1.5rem 1.5rem;rotate:none}
.hero-1 .wrap{grid-template-columns:1fr;width:auto;padding:2rem 0 0;gap:3rem}
.hero-1 .pitch{max-width:50rem;margin:0 auto;text-align:center}
.hero-1 :is(.lead,.proof){margin-inline:auto}
.hero-1 .actions{justify-content:center}
.hero-1{border-radius:0}
.hero-1 .shot{aspect-ratio:auto;height:26rem;border-radius:50% 50% 0 0/9rem 9rem 0 0}
.hero-1 .shot:has(.drawing){width:min(44rem,100%);margin:0 auto;aspect-ratio:1.65;height:auto;border-radius:50% 50% 0 0/82% 82% 0 0}
.hero-1 .shot::before{inset:-1.75rem 0 50%;border-radius:inherit;rotate:none}
.services{grid-template-columns:repeat(3,1fr);gap:1.25rem;padding-bottom:2rem}
.services li:nth-child(3n+2){translate:0 2rem}
.part-nearest .tiles,.part-offers .tiles{grid-template-columns:repeat(3,1fr)}
.marks{grid-template-columns:1fr 1fr;gap:2.25rem 6rem;padding:0 0 2.5rem}
.marks::before{left:calc(50% - 1px)}
.marks li:nth-child(odd){text-align:right}
.marks li:nth-child(even){translate:0 3rem}
.marks li:nth-child(odd)::before{left:auto;right:-2.95rem;border-radius:100% 0 100% 0}
.marks li:nth-child(even)::before{left:-2.95rem}
.part-problems .head,.part-quotes .head,.part-area .head{margin-inline:auto;text-align:center;margin-bottom:2.5rem}
.job:has(.photos){display:grid;grid-template-columns:7fr 5fr;grid-template-rows:1fr auto auto 1fr;gap:0 3rem}
.job:has(.photos)>*{grid-column:2}
.job .photos{grid-area:1/1/5/2!important;margin:0}
.job h3{font-size:1.75rem}
:is(.job,.people li):has(.photo) h3{grid-row:2}
:is(.job,.people li):has(.photo) .when{grid-row:3}
:is(.job,.people li):has(.photo) .when+p{grid-row:4}
.job:has(.photos):nth-child(even){grid-template-columns:5fr 7fr}
.job:has(.photos):nth-child(even)>*{grid-column:1}
.job:nth-child(even) .photos{grid-column:2!important}
.quotes,.urgent,.people{grid-template-columns:1fr 1fr}
:is(.quotes,.urgent)>:only-child{grid-column:1/-1}
.people li:has(.photo){display:grid;grid-template-columns:9rem 1fr;grid-template-rows:1fr auto auto 1fr;gap:0 1.5rem}
.people li:has(.photo)>*{grid-column:2}
.people .photo{grid-area:1/1/5/2!important;margin:0}
.area{grid-template-columns:1fr 1fr}
.area .rows{grid-column:1/-1;grid-template-columns:1fr 1fr}
.area>:only-child,.area>.places:first-child{grid-column:1/-1}
.part-prices .wrap,.part-about .wrap,.part-faq .wrap,.part-people .wrap{display:grid;grid-template-columns:19rem 1fr;gap:4rem}
.part-emergency .wrap{padding:1.75rem 2.25rem;display:grid;grid-template-columns:17rem 1fr;gap:2rem;align-items:center;margin-block:2.5rem 0}
.part-emergency .head{margin:0}
.hero+.part-emergency .wrap{margin-top:-2.5rem;position:relative}
.hero-1+.part-emergency .wrap{margin-top:-3rem}
.reach{grid-template-columns:5fr 6fr;gap:3rem}
.lines{grid-template-columns:1fr 1fr}
footer .wrap{padding-bottom:3rem}
}
`;

/** What pages of a site of many pages add. */
export const HUB_LAYOUT = `
.trail{background:var(--tint)}
.hub li{border-bottom:3px dotted var(--line)}
.hub ol b{color:var(--accent)}
.hub li span{color:var(--muted)}
.near .map{background:var(--tint);border-radius:46% 54% 50% 50%/54% 48% 52% 46%;padding:5%}
.chips{gap:.5rem}
.chips a{background:var(--tint);border-radius:0 1.3rem 0 1.3rem;padding:.65rem 1.2rem}
.part-directory .rows>div{padding:.5rem 0}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr;gap:3rem;align-items:center}}
`;
