/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(2.3rem,1.7rem + 2.4vw,3.75rem);line-height:.98;letter-spacing:-.008em;text-wrap:balance}
ul,ol,dl,dd,blockquote{margin:0;padding:0;list-style:none}
.skip{position:absolute;left:1rem;top:-5rem;background:var(--card);padding:.75rem 1rem;z-index:3}
.skip:focus{top:.75rem}
.motif{flex:none;width:2.5rem;padding:.45rem;background:var(--accent);fill:none;stroke:var(--onAccent);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.eyebrow{color:var(--accent);font-weight:600;margin-bottom:.8rem}
.hero{position:relative}
.hero .wrap{padding:2.25rem 0}
.pitch{margin-top:1.25rem}
.quiet{padding:.6rem 0;font-weight:600}
.proof{margin-top:1.5rem;padding:.7rem 1rem;border:2px solid var(--border);max-width:34em}
.by,.when,small{font-size:.9375rem;opacity:.85}
.hero-0,.poster,.part-problems,.part-emergency,.road{background:var(--band);color:var(--onBand)}
.hero-0 :is(.quiet,.eyebrow),.part-contact a{color:inherit}
.hero-0 .call{background:var(--lamp);color:var(--onLamp)}
.poster{margin:0;position:relative;overflow:hidden}
.drawing,.photo img{display:block;width:100%;height:auto}
.drawing *{stroke-linejoin:miter}
.poster .drawing{aspect-ratio:4/3}
.paper-0{--a:8%}.paper-1{--a:16%}.paper-2{--a:24%}.paper-3{--a:12%}.paper-4{--a:20%}
.d-back{fill:color-mix(in oklab,var(--lamp) var(--a),var(--band))}
.d-fill{fill:var(--lamp)}
.d-tint{fill:color-mix(in oklab,var(--onBand) 26%,var(--band))}
.d-mark{fill:var(--onBand)}
.d-line{fill:none;stroke:var(--onBand);stroke-width:3}
.d-fill,.d-mark,.d-tint{stroke:var(--band);stroke-width:2.5}
.photos{display:grid;grid-template-columns:1fr 1fr;gap:2px;margin-bottom:1rem}
.photos img{aspect-ratio:4/3;object-fit:cover}
.photos:not(.gallery) .photo:first-child:nth-last-child(odd){grid-column:1/-1}
.gallery{margin:2px 0 0;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr))}
.map{display:block;width:100%;height:auto;aspect-ratio:1.17;background:var(--band)}
.map path{vector-effect:non-scaling-stroke;stroke-linejoin:round}
.map-near{fill:none;stroke:var(--lamp);stroke-opacity:.5}
.map-own{fill:var(--lamp);fill-opacity:.16;stroke:var(--lamp);stroke-width:3}
.map-ring{fill:none;stroke:var(--lamp);stroke-width:1.5}
.map-dot{fill:var(--lamp)}
.plot-numbers{font:700 12px sans-serif;fill:var(--onBand);text-anchor:middle;paint-order:stroke;stroke:var(--band);stroke-width:3px}
.index{border-bottom:3px solid}
.index .wrap{display:flex;flex-wrap:wrap;gap:0 2rem}
.index a{display:flex;flex:1 1 8rem;align-items:center;justify-content:space-between;gap:1rem;color:inherit;font-size:1.3125rem;text-decoration:none;padding:.9rem 0}
.index a::after{content:"";flex:none;width:.5rem;height:.5rem;border:solid var(--accent);border-width:0 3px 3px 0;rotate:45deg}
.part{padding:3.25rem 0}
.head{display:grid;gap:.9rem;border-top:3px solid;padding-top:1.1rem;margin-bottom:2rem}
.head p{max-width:30em;opacity:.85}
.content{min-width:0}
.content>*+*{margin-top:1.5rem}
.marks,.area,.quotes{display:grid;gap:1.75rem 3rem}
.tiles{display:flex;flex-wrap:wrap;gap:2px;background:var(--line);border:2px solid var(--line)}
.tiles li{flex:1 0 90%;min-width:0;background:var(--card);padding:1.4rem 1.5rem 1.6rem}
.tiles p,.rows dd,.folds p,.note,.source{color:var(--muted)}
.tiles p,.marks p{margin-top:.4rem}
.tiles .price{color:var(--accent);font-weight:600}
.tiles.people img{width:6rem;height:6rem;object-fit:cover;margin-bottom:.9rem}
.marks li{position:relative;padding:1.1rem 0 0 2.25rem;border-top:2px solid color-mix(in srgb,var(--onBand) 25%,#0000)}
.marks li::before{content:"";position:absolute;left:0;top:1.3rem;width:1rem;height:1rem;background:var(--lamp);clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%)}
.quotes li{border-left:6px solid var(--accent);padding-left:1.25rem}
.quotes blockquote{font-size:1.25rem;line-height:1.45}
.quotes .by{margin-top:.7rem}
.part-emergency{padding:2rem 0!important}
.part-emergency .head{border-color:var(--lamp)}
.tickets{display:grid;gap:2px;align-items:start}
.tickets details{border:0;background:var(--card);color:var(--ink);padding:0 1.25rem}
.todo{counter-reset:n;padding-bottom:.3rem}
.todo li{counter-increment:n;position:relative;padding:.4rem 0 .4rem 2.25rem}
.todo li::before{content:counter(n);position:absolute;left:0;font:700 1.5rem/1.1 Head,Spare,sans-serif;color:var(--accent)}
.source{font-size:.875rem;padding:0 0 .4rem}
.tickets .source a{padding:.8rem 0}
.rows>div{padding:.9rem 0;border-top:2px solid var(--line);overflow-wrap:anywhere}
.rows>div:first-child{border:0;padding-top:0}
.rows dt,.lines dt{font-size:1.1875rem;line-height:1.4}
.rows dd{margin-top:.3rem;font-variant-numeric:tabular-nums}
.rows a,.lines a,.note a,.source a{display:inline-block;padding:.6rem 0;min-width:2.75rem}
.rows a,.lines a{margin-right:1.25rem}
.note{padding:.6rem 1.2rem;background:var(--card);border:2px solid var(--line)}
.area>*{min-width:0}
.road{font-size:1.25rem;padding:.4rem 1.1rem .6rem}
.road li{display:flex;gap:.8rem;padding:.5rem 0;border-top:2px solid color-mix(in srgb,var(--onBand) 20%,#0000)}
.road li:first-child{border:0}
.road i{flex:none;width:1.1em;font-style:normal;color:var(--lamp)}
.road span{overflow-wrap:anywhere}
.road b{flex:none;margin-left:auto;text-align:right;white-space:nowrap}
.prose{font-size:1.1875rem;max-width:42em}
.prose p+p{margin-top:1rem}
.folds{border-bottom:2px solid}
details{border-top:2px solid}
summary{cursor:pointer;position:relative;list-style:none;padding:.95rem 2.5rem .95rem 0}
summary::-webkit-details-marker{display:none}
summary::before,summary::after{content:"";position:absolute;right:.35rem;top:1.65rem;width:1.1rem;border-top:4px solid var(--accent)}
summary::after{rotate:90deg}
[open] summary::after{display:none}
.folds p{padding:0 2.5rem 1.35rem 0;max-width:44em}
.part-contact{background:var(--slab);color:var(--onSlab)}
.part-contact :focus-visible{outline-color:currentColor}
.part-contact .photo{display:inline-block;width:min(10rem,100%);padding:.6rem;background:#fff;margin-bottom:.8rem}
:is(.hero-0,.part-emergency) :focus-visible{outline-color:var(--lamp)}
.bar :focus-visible{outline-color:var(--onAccent);outline-offset:-6px}
.number{font-size:clamp(2.6rem,1rem + 9vw,7.5rem);line-height:1;letter-spacing:-.015em}
.number a{text-underline-offset:.08em}
.name{font-weight:700;font-size:1.25rem;overflow-wrap:anywhere}
.details{display:grid;gap:1.25rem}
.lines{display:grid;gap:1.1rem 2rem}
.lines dd{overflow-wrap:anywhere}
.bar{position:fixed;left:0;right:0;bottom:0;z-index:2;background:var(--accent);padding-bottom:env(safe-area-inset-bottom)}
.bar .call{display:flex;justify-content:center;padding:.7rem 1rem}
@supports(animation-timeline:scroll()){.bar{animation:show 1ms linear both;animation-timeline:scroll(root);animation-range:34rem 38rem}}
@media(max-width:47.99rem){footer{padding-bottom:4.5rem}.hero .call{width:100%;justify-content:center;text-align:center}}
@media(min-width:48rem){
.hero-0,.hero-1{display:grid;grid-template-columns:1fr 44vw;min-height:32rem}
:is(.hero-0,.hero-1) .wrap{width:auto;margin:0 0 0 max(1.25rem,50vw - 36rem);padding:3.5rem 3rem 3.5rem 0;align-self:center}
:is(.hero-0,.hero-1) h1{font-size:clamp(3rem,1.3rem + 4.2vw,5.25rem)}
:is(.hero-0,.hero-1) :is(.drawing,.photo,picture,.photo img){display:block;height:100%;object-fit:cover}
.hero-1 .wrap{order:1;margin:0 max(1.25rem,50vw - 36rem) 0 0;padding:3.5rem 0 3.5rem 3rem}
.hero-1{grid-template-columns:44vw 1fr}
.hero-2 .pitch,.head,.part-faq .wrap,.details,.rows>div{display:grid;grid-template-columns:7fr 5fr;gap:3rem}
.hero-2 .pitch{border-top:3px solid;margin-top:2rem;padding-top:1.75rem}
.hero-2 .poster{height:23rem}
.hero-2 :is(.drawing,.photo,picture,.photo img){display:block;height:100%;object-fit:cover}
.hero-2 .actions{margin-top:0}
.part{padding:4rem 0}
.head{align-items:end}
.tiles li{flex-basis:40%}
.marks,.area,.quotes,.tickets{grid-template-columns:1fr 1fr}
:is(.tickets,.quotes)>:last-child:nth-child(odd){grid-column:1/-1}
.rows>div{grid-template-columns:4fr 8fr;gap:1.5rem;align-items:baseline}
.rows dd{margin:0}
.area .rows>div{grid-template-columns:8rem minmax(0,1fr)}
.area{gap:4rem}
.part-faq .wrap,.details{grid-template-columns:4fr 8fr}
.part-faq .head{grid-template-columns:1fr;gap:1rem;align-self:start;position:sticky;top:2rem}
.lines{grid-template-columns:repeat(auto-fit,minmax(17rem,1fr))}
footer .wrap{grid-template-columns:1fr 1fr 1fr;gap:2rem;padding-bottom:6.5rem}
.bar{display:none}
@supports(animation-timeline:scroll()){
.bar{display:block;left:auto;animation-range:38rem 42rem}
.bar .call{padding:.9rem 1.75rem}
}
}
@media(min-width:64rem){.tiles li{flex-basis:30%}}
@keyframes show{from,50%{visibility:hidden;opacity:0}to{visibility:visible;opacity:1}}
@media(prefers-color-scheme:dark){.top,.index,.head,.folds,details{border-color:var(--border)}}
@media print{
:root,body{font-size:11pt;line-height:1.3}
.top,.bar,.actions,.poster,.index,.skip,.map,.photos,.people .photo{display:none!important}
main *{min-height:0!important;font-size:11pt!important;line-height:1.2!important;margin-block:.15em!important;padding-block:0!important;background:none!important;color:#000!important}
main :is(h1,h2){font-size:17pt!important}
main :is(div,ol,ul,dl,li){display:block!important}
main ol,main ul,main dl{columns:2}
details::details-content{content-visibility:visible}
main a[href^=http]::after{content:" (" attr(href) ")"}
li,details,dl>div{break-inside:avoid}
}
`;
