/** What holds for every page of the themes that share their markup (`page-frame.ts`, `section-forms.ts`). */
export const FRAME = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{margin:0;text-wrap:balance}
p{margin:0}
p,li,dd{text-wrap:pretty}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.nb{display:inline-block}
.wrap{width:min(var(--wide),100% - 2.5rem);margin:0 auto}
.top .wrap{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem;min-height:4.25rem}
.brand{display:flex;flex:0 1 auto;align-items:center;gap:.7rem;min-width:min(8rem,100%);line-height:1.2}
.brand span{min-width:0}
.tel{flex:none;display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;font-weight:700;text-decoration:none;white-space:nowrap}
.call,.tel,.number,.places{font-variant-numeric:tabular-nums}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.75rem;margin-top:1.75rem}
.call{display:inline-flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .7rem;max-width:100%;min-height:2.75rem;background:var(--accent);color:var(--onAccent);text-decoration:none;line-height:1.35}
.call:hover,.tel:hover{text-decoration:underline}
footer{font-size:.875rem;line-height:1.7}
footer a{display:inline-block;padding:.75rem .3rem .75rem 0}
footer .wrap{display:grid;gap:1rem}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media(max-width:47.99rem){.tel span,.motif{display:none}.brand{flex:1}}
@media(forced-colors:active){.call,.tel{border:2px solid}}
`;

/** What holds for pages with sections, whatever the theme. */
export const PAGE = `
ul,ol,dl,dd,blockquote,figure{margin:0;padding:0;list-style:none}
.skip{position:absolute;left:1rem;top:-5rem;background:var(--card);padding:.75rem 1rem;z-index:3}
.skip:focus{top:.75rem}
.brand a{color:inherit;text-decoration:none;display:inline-block;padding:.8rem 0}
.motif{flex:none;width:1.5rem;fill:none;stroke:currentColor;stroke-width:1.8;stroke-linecap:round;stroke-linejoin:round}
.jump a{display:inline-block;padding:.6rem 0;min-width:2.75rem;color:inherit;text-decoration:none}
.jump a:hover{text-decoration:underline}
.quiet{padding:.6rem 0}
.drawing,.photo img,.map{display:block;width:100%;height:auto}
.shot img{object-fit:cover}
.photos{display:grid;grid-template-columns:1fr 1fr;gap:var(--gap)}
.photos img{aspect-ratio:4/3;object-fit:cover}
.photos .photo:first-child:nth-last-child(odd){grid-column:1/-1}
.jobs .photo:only-child img{aspect-ratio:16/9}
.gallery{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
.gallery img{max-height:26rem}
.map{aspect-ratio:1.17}
.map path{vector-effect:non-scaling-stroke;stroke-linejoin:round}
.plot-numbers{font:700 11px sans-serif;text-anchor:middle;paint-order:stroke;stroke-width:3px;stroke-linejoin:round}
.content{min-width:0}
.content>*+*{margin-top:1.75rem}
.tiles,.marks,.quotes,.jobs,.people,.urgent,.area,.reach,.lines{display:grid}
.area>*,.reach>*,.tiles li,.marks li{min-width:0}
.rows a,.lines a,.note a,.source a,.chips a,.hub a,.tiles h3 a{display:inline-block;padding:.65rem 0;min-width:2.75rem}
.source a{padding:.8rem 0}
.tiles h3 a{padding:.75rem 0;margin:-.75rem 0}
.rows dd>a,.lines a{margin-right:1.25rem}
.places li,.hub ol li{display:flex;align-items:baseline;gap:0 .8rem}
.places span:last-child,.hub li span{margin-left:auto;white-space:nowrap}
.todo{counter-reset:n}
.todo li{counter-increment:n;position:relative;padding:.35rem 0 .35rem 2rem}
.todo li::before{content:counter(n);position:absolute;left:0;font-weight:700;color:var(--accent)}
.number a{padding:.25em 0}
.own{display:block;padding-left:1.2em;list-style:disc}
.source{font-size:.875rem}
summary{cursor:pointer;position:relative;list-style:none;line-height:1.4;padding:.9rem 2.5rem .9rem 0}
summary::-webkit-details-marker{display:none}
summary::after{content:"";position:absolute;right:.6rem;top:1.3rem;width:.55rem;height:.55rem;border:solid var(--accent);border-width:0 2px 2px 0;rotate:45deg}
[open]>summary::after{rotate:225deg;translate:0 .3rem}
.reach .photo{display:inline-block;width:min(10rem,100%);padding:.6rem;background:#fff;margin-bottom:1rem}
.bar{position:fixed;left:0;right:0;bottom:0;z-index:2;padding:.6rem .75rem calc(.6rem + env(safe-area-inset-bottom))}
.bar .call{display:flex;justify-content:center}
@supports(animation-timeline:scroll()){.bar{animation:show 1ms linear both;animation-timeline:scroll(root);animation-range:34rem 38rem}}
@keyframes show{from,50%{visibility:hidden;opacity:0}to{visibility:visible;opacity:1}}
@media(max-width:47.99rem){footer{padding-bottom:4.5rem}.hero .call{width:100%;justify-content:center;text-align:center}}
@media(max-width:63.99rem){.jump{display:none!important}}
@media(min-width:48rem){
footer .wrap{grid-template-columns:1fr 1fr 1fr;gap:2rem}
.bar{display:none}
}
@media print{
:root,body{font-size:11pt;line-height:1.3}
.top,.bar,.actions,.shot,.photos,.people .photo,.jump,.skip,.map,.head::before,.head h2::before{display:none!important}
main,main *{position:static!important;min-height:0!important;margin-block:.15em!important;padding-block:0!important;background:none!important;color:#000!important;box-shadow:none!important;font-size:11pt!important;line-height:1.25!important;translate:none!important}
main :is(div,ol,ul,dl,li){display:block!important}
main :is(ol,ul,dl){columns:2}
main :is(h1,h2){font-size:17pt!important}
details::details-content{content-visibility:visible}
main a[href^=http]::after{content:" (" attr(href) ")"}
li,details,dl>div{break-inside:avoid}
}
`;

/** What pages of a site of many pages add, whatever the theme. */
export const HUB = `
.trail ol{display:flex;flex-wrap:wrap;gap:0 .6rem;font-size:.9375rem}
.trail :is(a,span){display:inline-block;padding:.65rem 0;min-width:2.75rem}
.trail li+li::before{content:"/";margin-right:.6rem}
.hub{display:grid;gap:1.5rem}
.hub>*{min-width:0}
.chips{display:flex;flex-wrap:wrap}
.state{margin:2rem 0 .75rem}
`;
