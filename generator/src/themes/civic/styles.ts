import type { Palette } from "../palettes.ts";
import { squeezed, variables } from "../style-sheet.ts";
import { BASE, LOST } from "./base-styles.ts";

/** The sheet of one palette, without needless spaces. */
export function styles(palette: Palette): string {
  return squeezed(variables(palette) + BASE + LAYOUT);
}

/** What the page not found uses of it. */
export function lostStyles(palette: Palette): string {
  return squeezed(variables(palette) + BASE + LOST);
}

const LAYOUT = `
h2{font-size:clamp(1.75rem,1.4rem + 1.4vw,2.4rem)}
h3{font-size:1.125rem;letter-spacing:-.012em;line-height:1.3}
ul,ol,dl,dd,blockquote{margin:0;padding:0}
ul,ol{list-style:none}
.skip{position:absolute;left:1rem;top:-5rem;background:var(--card);padding:.75rem 1rem;z-index:3}
.skip:focus{top:.75rem}
nav{display:none}
nav a{color:var(--muted);text-decoration:none;padding:.7rem .1rem;margin-left:1.6rem;font-size:.9375rem;display:inline-block;min-width:2.75rem}
nav a:hover{color:var(--ink);text-decoration:underline}
.quiet{padding:.6rem 0}
.proof{margin-top:1.75rem;padding-left:1.1rem;border-left:4px solid var(--accent);max-width:36em}
.by,.when,small{font-size:.9375rem;color:var(--muted)}
.sheet{position:relative;margin:2.25rem 0 0;background-color:var(--card);border:var(--rule);border-radius:1rem;overflow:hidden;box-shadow:0 1.5rem 3rem -2rem rgb(0 0 0/.4)}
.paper-0{--art:var(--tint)}
.paper-1{--art:var(--line)}
.paper-2,.paper-4{--art:color-mix(in oklab,var(--accent) 24%,var(--card))}
.paper-3{--art:color-mix(in oklab,var(--accent) 12%,var(--ground))}
.drawing,.photo img{display:block;width:100%;height:auto}
.drawing *{stroke-linejoin:round;stroke-linecap:round}
.d-back{fill:var(--art)}
.d-fill{fill:var(--accent)}
.d-tint{fill:var(--card)}
.d-mark{fill:var(--band)}
.d-line{fill:none;stroke:var(--ink);stroke-width:2.5}
.d-mark,.d-fill{stroke:var(--card);stroke-width:1.5}
.sheet .photo img{aspect-ratio:4/3;object-fit:cover}
.photos{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin-bottom:1rem}
.photos img,.logo img{border-radius:.5rem}
.photos img{aspect-ratio:4/3;object-fit:cover}
.photos:not(.gallery) .photo:first-child:nth-last-child(odd){grid-column:1/-1}
.gallery{margin:1rem 0 0;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr))}
.map{display:block;width:100%;height:auto;aspect-ratio:1.18;background:var(--ground);border-radius:.6rem}
.map path{vector-effect:non-scaling-stroke;stroke-linejoin:round}
.map-near{fill:none;stroke:var(--border);stroke-opacity:.7;stroke-width:1}
.map-own{fill:var(--tint);stroke:var(--accent);stroke-width:2}
.map-ring{fill:var(--accent);fill-opacity:.22}
.map-dot{fill:var(--accent);stroke:var(--card);stroke-width:1.6}
.plot-numbers{font-size:11px;font-weight:700;fill:var(--ink);text-anchor:middle;paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
.hero,.part-area,.part-quotes{background:var(--tint)}
.part .wrap{padding-top:3.25rem;padding-bottom:3.25rem}
.part+.part:not(.part-area,.part-quotes,.part-contact,.part-emergency) .wrap{border-top:var(--rule)}
:is(.part-area,.part-quotes,.part-contact)+.part .wrap{border:0!important}
.head p{color:var(--muted);margin-top:.8rem;max-width:32em}
.content{margin-top:1.75rem;min-width:0}
.content>*+*{margin-top:1.5rem}
.cards,.tiles,.marks{display:grid}
.cards{gap:1rem}
.cards li{padding:1.25rem 1.35rem}
.cards li,.near,.part-emergency details{background:var(--card);border:var(--rule);border-radius:1rem}
.tiles{gap:1.6rem 2rem}
.tiles li{border-top:3px solid var(--accent);padding-top:.9rem}
.tiles p,.cards p,.marks p{color:var(--muted);margin-top:.4rem}
.cards p.by{margin-top:.7rem}
.cards blockquote p{color:inherit;font-size:1.125rem;margin:0}
.price{font-weight:650}
.tiles .price{color:var(--accent)}
.people img{width:5rem;height:5rem;object-fit:cover;border-radius:50%;margin-bottom:.8rem}
.marks{gap:1.6rem 2rem}
.marks li{padding-left:1.35rem;position:relative}
.marks li::before{content:"";position:absolute;left:0;top:.4rem;width:.55rem;height:.55rem;border-radius:50%;background:var(--accent)}
.note{background:var(--tint);border-radius:.6rem;padding:.8rem 1.1rem}
.note a,.rows a,.source a,.lines a{display:inline-block;padding:.6rem 0;min-width:2.75rem}
.rows a{margin-right:1.25rem}
.rows>div{padding:.9rem 0;border-top:var(--rule);overflow-wrap:anywhere}
.rows>div:first-child{border:0;padding-top:0}
.rows dt{font-weight:700;line-height:1.35}
.rows dd{color:var(--muted);margin-top:.25rem}
.near{padding:1.35rem}
.places li,.hub ol li{display:flex;gap:0 .9rem;padding:.5rem 0;border-top:var(--rule)}
.near li:first-child{border:0}
.near b{flex:none;min-width:1.1rem;color:var(--accent)}
.near li>:last-child:not(:only-child){margin-left:auto;white-space:nowrap;color:var(--muted)}
.near .map+*{margin-top:1rem}
.chips{display:flex;flex-wrap:wrap;gap:.5rem}
.chips a{display:inline-block;border:var(--rule);background:var(--card);border-radius:.4rem;padding:.5rem .8rem}
.part-emergency{background:var(--band);color:var(--onBand)}
.part-emergency .wrap{padding-top:2rem;padding-bottom:2rem}
.part-emergency .head p{color:inherit;opacity:.85}
.part-emergency .content{display:grid;gap:.75rem;align-items:start}
.part-emergency .content>*{margin:0;color:var(--ink);padding:0 1.1rem}
.part-emergency summary{padding-right:1.75rem}
.todo{counter-reset:n;padding-bottom:.25rem}
.todo li{counter-increment:n;position:relative;padding:.4rem 0 .4rem 1.9rem}
.todo li::before{content:counter(n);position:absolute;left:0;font-weight:700;color:var(--accent)}
.source a{padding:.8rem 0!important}
.number a{padding:.2em 0}
.source{font-size:.875rem;color:var(--muted);padding-bottom:.6rem}
.part-faq details{border-top:var(--rule);margin:0}
.part-faq details:last-of-type{border-bottom:var(--rule)}
summary{cursor:pointer;font-weight:650;padding:1rem 2.25rem 1rem 0;position:relative;list-style:none;line-height:1.4}
summary::-webkit-details-marker{display:none}
summary::after{content:"";position:absolute;right:.4rem;top:1.35rem;width:.55rem;height:.55rem;border:solid var(--accent);border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open] summary::after{transform:rotate(225deg)}
.part-faq details p{color:var(--muted);padding:0 2.25rem 1.2rem 0;max-width:42em}
.part-contact{background:var(--band);color:var(--onBand)}
.part-contact .head p,.part-contact dt{color:inherit;opacity:.82}
.part-contact a{color:inherit}
.part-contact :focus-visible{outline-color:currentColor}
.part-contact .photo{display:inline-block;width:min(10rem,100%);padding:.6rem;border-radius:.6rem;background:#fff}
.name{font-weight:700;font-size:1.125rem;overflow-wrap:anywhere}
.number{font-size:clamp(1.9rem,1.3rem + 3vw,3.1rem);line-height:1.25}
.content>.number{margin-top:.4rem}
.lines{display:grid;gap:1rem 2rem}
.lines dt{font-size:.9375rem}
.lines dd{overflow-wrap:anywhere}
.lines a{margin-right:1.25rem}
.bar{position:fixed;left:0;right:0;bottom:0;z-index:2;padding:.6rem .75rem calc(.6rem + env(safe-area-inset-bottom));background:var(--ground);border-top:var(--rule)}
.bar .call{display:flex;justify-content:center;padding:.7rem 1rem}
@supports(animation-timeline:scroll()){.bar{animation:show 1ms linear both;animation-timeline:scroll(root);animation-range:34rem 38rem}}
@media(max-width:47.99rem){footer{padding-bottom:4.5rem}.hero .call{width:100%;justify-content:center;text-align:center}}
@media(min-width:48rem){
nav{display:block;flex:none;margin-left:auto}
.hero .wrap{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:3.5rem;align-items:center;padding-top:4rem;padding-bottom:4.25rem}
.sheet{margin:0}
.hero-1 .wrap{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.hero-1 .sheet{order:-1}
.hero-2 .wrap{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:0;align-items:stretch;width:auto;padding:0}
.hero-2 .hero-text{padding:4rem 3.5rem 4rem max(1.25rem,50vw - 34.75rem);align-self:center}
.hero-2 .sheet{border:0;border-radius:0;box-shadow:none;min-height:30rem}
.hero-2 .drawing,.hero-2 .photo,.hero-2 picture,.hero-2 .photo img{display:block;height:100%;object-fit:cover}
.part .wrap{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:3.5rem;padding-top:4.25rem;padding-bottom:4.25rem}
.part .head{position:sticky;top:2rem;align-self:start}
.content{margin-top:0}
.cards,.tiles,.marks,.part-emergency .content,.lines{grid-template-columns:1fr 1fr}
:is(.cards,.tiles,.marks)>:last-child:nth-child(odd){grid-column:1/-1}
.part-emergency .content>:last-child:nth-child(odd){grid-column:1/-1}
.cards{gap:1.25rem}
.rows>div{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:1.5rem}
.rows dd{margin:0}
.rows dt:has(+dd a){padding-top:.6rem}
footer .wrap{grid-template-columns:1fr 1fr 1fr;gap:2rem;padding-bottom:6.5rem}
.bar{display:none}
@supports(animation-timeline:scroll()){
.bar{display:block;left:max(1.25rem,50% - 34.75rem);right:auto;bottom:1.5rem;padding:0;border:0;background:none}
.bar .call{box-shadow:0 .4rem 1.6rem rgb(0 0 0/.22)}
}
}
@media(min-width:64rem){
.near{display:grid;grid-template-columns:11fr 10fr;gap:2rem;align-items:center}
.near .map+*{margin:0}
}
@keyframes show{from,50%{visibility:hidden;opacity:0}to{visibility:visible;opacity:1}}
@media print{
:root,body{font-size:11pt;line-height:1.3;color:#000}
.top,.bar,.actions,.sheet,.near .map,.photos,.people .photo,.skip{display:none!important}
.part{background:none!important;color:#000!important}
main *{min-height:0!important;font-size:11pt!important;line-height:1.25!important;margin-block:.15em!important;padding-block:0!important}
main :is(h1,h2){font-size:17pt!important}
main :is(div,ol,ul,dl,li){display:block!important}
main ol,main ul,main dl{columns:2}
details::details-content{content-visibility:visible}
main a[href^=http]::after{content:" (" attr(href) ")"}
li,details,dl>div{break-inside:avoid}
}
`;
