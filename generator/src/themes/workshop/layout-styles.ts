/** What the page of a site is laid out with. */
export const LAYOUT = `
h2{font-size:clamp(2.3rem,1.7rem + 2.4vw,3.75rem);line-height:.98;letter-spacing:-.008em;text-wrap:balance}
ul,ol,dl,dd{margin:0;padding:0;list-style:none}
.skip{position:absolute;left:1rem;top:-5rem;background:var(--card);padding:.75rem 1rem;z-index:3}
.skip:focus{top:.75rem}
.motif{flex:none;width:2.5rem;padding:.45rem;background:var(--accent);fill:none;stroke:var(--onAccent);stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.place{color:var(--muted)}
.hero{position:relative}
.hero .wrap{padding:2.5rem 0 2.25rem}
.pitch{margin-top:1.5rem}
.hero [href^=tel],.hero [href^=mail]{display:none}
.quiet{padding:.6rem 0;font-weight:600}
.hero-0,.poster,.part-signs,.ticket h3,.road{background:var(--band);color:var(--onBand)}
.hero-0 .quiet,.contact a{color:inherit}
.hero-0 .call,.poster figcaption{background:var(--lamp);color:var(--onLamp)}
.poster{margin:0;position:relative;overflow:hidden;height:17rem;--faint:color-mix(in srgb,var(--lamp) 12%,#0000)}
.poster figcaption{position:absolute;right:0;bottom:0;padding:.4rem .9rem;font-size:.875rem}
.poster .motif{display:block;width:11rem;height:100%;margin:0 auto;background:none;stroke:var(--lamp);stroke-width:1.1}
.paper-0{background-image:linear-gradient(var(--faint) 1px,#0000 1px),linear-gradient(90deg,var(--faint) 1px,#0000 1px);background-size:2.5rem 2.5rem}
.paper-1{background-image:radial-gradient(var(--faint) 2px,#0000 2.5px);background-size:1rem 1rem}
.paper-2{background-image:repeating-linear-gradient(-45deg,var(--faint) 0 2px,#0000 0 1.5rem)}
.paper-3{background-image:repeating-linear-gradient(var(--faint) 0 2px,#0000 0 1.25rem)}
.paper-4{background-image:repeating-radial-gradient(circle,var(--faint) 0 2px,#0000 2.5px 3.5rem)}
.map{display:block;width:100%;height:100%;overflow:visible}
.map path{vector-effect:non-scaling-stroke;stroke-linejoin:round}
.map-near,.map-cross,.map-ring{fill:none;stroke:var(--lamp);stroke-opacity:.42}
.map-own{fill:var(--lamp);fill-opacity:.2;stroke:var(--lamp);stroke-width:4}
.map-cross,.map-ring{stroke-width:1.5;stroke-opacity:.8}
.map-dot{fill:var(--lamp)}
.index{border-bottom:3px solid}
.index .wrap{display:grid;grid-template-columns:1fr 1fr;gap:1px;background:var(--line)}
.index a,.road li{display:flex;align-items:center}
.index a{justify-content:space-between;background:var(--ground);color:inherit;font-size:1.3125rem;text-decoration:none;padding:.9rem .9rem .9rem .25rem}
.index a:nth-child(2n){padding-left:1rem}
.index a::after{content:"";width:.5rem;height:.5rem;border:solid var(--accent);border-width:0 3px 3px 0;rotate:45deg}
.part,.contact{padding:3.25rem 0}
.head{display:grid;gap:.9rem;border-top:3px solid;padding-top:1.1rem;margin-bottom:2rem}
.head p{max-width:30em;opacity:.85}
.marks,.checks,.steps,.factors,.area{display:grid;gap:1.75rem 3rem}
.tiles{display:flex;flex-wrap:wrap;gap:2px;background:var(--line);border:2px solid var(--line)}
.tiles li{flex:1 0 90%;background:var(--card);padding:1.4rem 1.5rem 1.6rem}
.tiles p,.steps p,.factors dd,.rows dd,.folds p,.note{color:var(--muted)}
.tiles p,.steps p,dd{margin-top:.4rem}
.marks li,.ticket li,.checks li{position:relative;padding:.95rem 0 .95rem 2.5rem}
.marks li{border-top:2px solid color-mix(in srgb,var(--onBand) 25%,#0000);font-size:1.125rem}
.marks li::before,.checks li::before,.ticket b,.steps b{position:absolute;left:0}
.marks li::before{content:"";top:1.35rem;width:1rem;height:1rem;background:var(--lamp);clip-path:polygon(50% 0,100% 100%,0 100%)}
.ticket,.checks{border:3px solid;background:var(--card)}
.ticket h3,.checks{padding:.85rem 1.5rem}
.ticket ol{padding:0 1.5rem .5rem;column-gap:3rem}
.ticket li{border-top:1px solid var(--line);break-inside:avoid}
.ticket b{top:.75rem;font-size:2.1rem;line-height:1}
.ticket b,.steps b{color:var(--accent)}
.marks,.checks{row-gap:0}
.checks li::before{content:"";top:1.1rem;width:1.25rem;height:1.25rem;border:3px solid var(--border)}
.steps li{position:relative;padding-left:4rem}
.steps b{top:0;font-size:3.75rem;line-height:.8}
.rows>div{padding:1rem 0;border-top:2px solid var(--border)}
.rows>div:first-child,.area dl>div:first-child{border:0;padding-top:0}
.part-asks{background:var(--tint)}
.note{margin-top:1.25rem;padding:.9rem 1.2rem;background:var(--card);border:2px solid var(--line)}
.factors>div{border-top:6px solid var(--accent);padding-top:.9rem}
.area>*{min-width:0}
.area dl>div{display:grid;grid-template-columns:8.5rem minmax(0,1fr);gap:1rem;padding:.7rem 0;border-top:1px solid var(--line)}
.area dt{font-size:1.125rem;line-height:1.5}
.area dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd a{display:inline-block;margin-right:1.25rem}
.road{align-self:start;display:flex;flex-direction:column-reverse;border-radius:1rem;padding:.4rem}
.road h3{font-size:1.0625rem;padding:1rem 1.1rem .9rem}
.road ul{border:3px solid;border-radius:.7rem;padding:.5rem 1.1rem}
.road li{gap:.8rem;padding:.5rem 0}
.road li,.road b{font-size:min(1.5rem,5.6vw)}
.road span{overflow-wrap:anywhere}
.road b{flex:none;max-width:45%;margin-left:auto;text-align:right}
.road i{flex:none;width:1.05rem;height:1.25rem;background:var(--lamp);forced-color-adjust:none;clip-path:polygon(50% 0,100% 50%,66% 50%,66% 100%,34% 100%,34% 50%,0 50%)}
.NE{rotate:45deg}.E{rotate:90deg}.SE{rotate:135deg}.S{rotate:180deg}.SW{rotate:225deg}.W{rotate:270deg}.NW{rotate:315deg}
.folds{border-bottom:2px solid}
details{border-top:2px solid}
summary{cursor:pointer;position:relative;list-style:none;padding:.95rem 2.5rem .95rem 0}
summary::-webkit-details-marker{display:none}
summary::before,summary::after{content:"";position:absolute;right:.35rem;top:1.65rem;width:1.1rem;border-top:4px solid var(--accent)}
summary::after{rotate:90deg}
[open] summary::after{display:none}
details p{padding:0 2.5rem 1.35rem 0}
.contact{background:var(--slab);color:var(--onSlab)}
.contact :focus-visible{outline-color:currentColor}
.hero-0 :focus-visible{outline-color:var(--lamp)}
.bar :focus-visible{outline-color:var(--onAccent);outline-offset:-6px}
.number{font-size:clamp(3.2rem,1rem + 11vw,9.5rem);line-height:1;letter-spacing:-.015em}
.number a{text-underline-offset:.08em}
.lines{margin-top:2rem}
.name{font-weight:700}
.lines dl{display:grid;gap:1.1rem;margin-top:1.1rem}
.bar{position:fixed;left:0;right:0;bottom:0;z-index:2;background:var(--accent);padding-bottom:env(safe-area-inset-bottom)}
.bar .call{display:flex;justify-content:center;padding:.7rem 1rem}
@media(max-width:47.99rem){footer{padding-bottom:4.5rem}.place{display:none}}
@media(min-width:48rem){
.hero .call[href]{display:inline-flex}
.hero-0{display:grid;min-height:32rem;align-items:center}
.hero-0 .wrap{position:relative;z-index:1;padding:4rem 0}
.hero-0 h1,.hero-0 .pitch{max-width:39rem}
.hero-0 .poster{position:absolute;inset:0 0 0 46%;height:auto;mask-image:linear-gradient(90deg,#0000,#000 34%)}
.poster .map{padding:1.5rem}
.hero-1{display:grid;grid-template-columns:1fr 44vw;min-height:33rem}
.hero-1 .wrap{width:auto;margin:0 0 0 max(1.25rem,50vw - 36rem);padding:3.5rem 3rem 3.5rem 0;align-self:center}
.hero-1 h1{font-size:clamp(3rem,1.3rem + 4.2vw,5.25rem)}
.hero-1 .poster{height:auto}
.hero-2 .pitch,.head,.rows>div,.part-faq .wrap,.lines{display:grid;grid-template-columns:7fr 5fr;gap:3rem}
.hero-2 .pitch{align-items:center;border-top:3px solid;margin-top:2rem;padding-top:1.75rem}
.hero-2 .poster{height:21rem}
.index .wrap{grid-template-columns:repeat(4,1fr)}
.index a:nth-child(n){padding:1.15rem 1.25rem}
.part,.contact{padding:4rem 0}
.head{align-items:end}
.tiles li{flex-basis:40%}
.marks,.checks,.factors,.area{grid-template-columns:1fr 1fr}
.factors>:last-child:nth-child(odd){grid-column:1/-1}
.ticket ol{columns:2}
.steps{grid-template-columns:repeat(5,1fr);gap:1.75rem}
.steps li{padding:1rem 0 0;border-top:6px solid var(--accent)}
.steps b{display:block;position:static;margin-bottom:1rem}
.rows>div{grid-template-columns:5fr 7fr;align-items:baseline}
.rows dd,.lines dl,.hero-2 .actions{margin:0}
.area{gap:4rem}
.part-faq .wrap,.lines{grid-template-columns:4fr 8fr}
.part-faq .head{grid-template-columns:1fr;gap:1rem;align-self:start;position:sticky;top:2rem}
.lines dl{grid-template-columns:repeat(auto-fit,minmax(10rem,1fr))}
footer .wrap{grid-template-columns:1fr 1fr 1fr;gap:2rem;padding-bottom:6.5rem}
.bar{display:none}
@supports(animation-timeline:scroll()){
.bar{display:block;left:auto;animation:show 1ms linear both;animation-timeline:scroll(root);animation-range:38rem 42rem}
.bar .call{padding:.9rem 1.75rem}
}
}
@media(min-width:64rem){.tiles li{flex-basis:30%}}
@keyframes show{from,50%{visibility:hidden;opacity:0}to{visibility:visible;opacity:1}}
@media(prefers-color-scheme:dark){.top,.index,.head,.folds,details,.ticket,.checks{border-color:var(--border)}}
@media print{
:root,body{font-size:11pt;line-height:1.3}
.top,.bar,.actions,.poster,.index,.skip,.road i{display:none!important}
main *{margin-block:.2em!important;padding-block:0!important;background:none!important;color:#000!important}
.wrap,main ol,main ul{display:block!important}
main ol,main ul,main dl{columns:2}
h1,h2{font-size:20pt}
h3,dt,summary,.road *{font-size:11pt}
details::details-content{content-visibility:visible}
main a[href^=http]::after{content:" (" attr(href) ")"}
li,details,dl>div{break-inside:avoid}
}
`;
