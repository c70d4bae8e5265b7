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
ul,ol,dl,dd{margin:0;padding:0}
ul,ol{list-style:none}
.skip{position:absolute;left:1rem;top:-5rem;background:var(--card);padding:.75rem 1rem;z-index:3}
.skip:focus{top:.75rem}
nav{display:none}
nav a{color:var(--muted);text-decoration:none;padding:.7rem .1rem;margin-left:1.6rem;font-size:.9375rem;display:inline-block}
nav a:hover{color:var(--ink);text-decoration:underline}
.quiet{padding:.6rem 0}
.hero [href^=tel],.hero [href^=mail]{display:none}
.sheet{position:relative;margin:2.5rem 0 0;background-color:var(--card);border:var(--rule);border-radius:1rem;overflow:hidden;box-shadow:0 1.5rem 3rem -2rem rgb(0 0 0/.4)}
.sheet figcaption{background:var(--card);border-top:var(--rule);padding:.75rem 1.1rem;font-size:.875rem;color:var(--muted)}
.paper-0{background-image:linear-gradient(var(--tint) 1px,#0000 1px),linear-gradient(90deg,var(--tint) 1px,#0000 1px);background-size:2.25rem 2.25rem}
.paper-1{background-image:radial-gradient(var(--line) 1.1px,#0000 1.6px);background-size:1.1rem 1.1rem}
.paper-2{background-image:repeating-linear-gradient(-45deg,var(--tint) 0 1px,#0000 1px .85rem)}
.paper-3{background-image:linear-gradient(var(--tint) 1px,#0000 1px);background-size:100% 1.1rem}
.paper-4{background-image:radial-gradient(var(--tint),#0000 72%)}
.motif{position:absolute;top:.9rem;right:.9rem;width:2.75rem;padding:.55rem;border-radius:.7rem;background:var(--accent);fill:none;stroke:var(--onAccent);stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}
.motif:only-child{position:static;display:block;width:7rem;padding:1.4rem;margin:4.5rem auto}
.map{display:block;width:100%;height:auto;aspect-ratio:1.18}
.map path{vector-effect:non-scaling-stroke;stroke-linejoin:round}
.map-near{fill:none;stroke:var(--border);stroke-opacity:.6;stroke-width:1}
.map-own{fill:var(--tint);stroke:var(--accent);stroke-width:2.5}
.map-ring{fill:var(--accent);fill-opacity:.2}
.map-dot{fill:var(--accent);stroke:var(--card);stroke-width:1.6}
.hero,.part-actions,.part-area{background:var(--tint)}
.part .wrap{padding-top:3.25rem;padding-bottom:3.25rem}
.part:not(.part-actions,.part-area)+.part:not(.part-actions,.part-area) .wrap{border-top:var(--rule)}
.head p{color:var(--muted);margin-top:.8rem;max-width:32em}
.content{margin-top:1.75rem}
.checks,.cards,.tiles,.marks{display:grid}
.checks{gap:.2rem 2.5rem;padding:1rem 1.35rem}
.checks li{position:relative;padding:.7rem 0 .7rem 2.2rem}
.checks li::before{content:"";position:absolute;left:0;top:1rem;width:1.1rem;height:1.1rem;border:2px solid var(--border);border-radius:.3rem}
.cards{gap:1rem}
.cards li{padding:1.25rem 1.35rem}
.checks,.cards li,.near,.actions-card{background:var(--card);border:var(--rule);border-radius:1rem}
.steps li{position:relative;padding:0 0 1.75rem 3.6rem}
.steps li:last-child{padding-bottom:0}
.steps b{position:absolute;left:0;top:-.3rem;width:2.3rem;height:2.3rem;border-radius:50%;background:var(--tint);color:var(--accent);font-weight:700;text-align:center;line-height:2.3rem}
.steps li:not(:last-child)::after{content:"";position:absolute;left:1.1rem;top:2.4rem;bottom:.7rem;width:2px;background:var(--line)}
.tiles{gap:1.6rem 2rem}
.tiles li{border-top:3px solid var(--accent);padding-top:.9rem}
.tiles p,.cards p,.steps p{color:var(--muted);margin-top:.4rem}
.marks li{padding:.85rem 0 .85rem 1.35rem;border-top:var(--rule);position:relative}
.marks li:first-child{border:0;padding-top:.2rem}
.marks li::before{content:"";position:absolute;left:0;top:1.35rem;width:.55rem;height:.55rem;border-radius:50%;background:var(--accent)}
.marks li:first-child::before{top:.7rem}
.actions-card .steps{margin-top:1.25rem}
.actions-card .steps li{padding-bottom:1.1rem;padding-left:3.2rem}
.actions-card .steps li:last-child{padding-bottom:0}
.actions-card .steps li::after{content:none}
.note{background:var(--tint);border-radius:.6rem;padding:.8rem 1.1rem;margin-top:1rem}
.rows>div{padding:1rem 0;border-top:var(--rule)}
.rows>div:first-child{border:0;padding-top:0}
.rows dt{font-weight:700;line-height:1.35}
.rows dd{color:var(--muted);margin-top:.25rem}
.part-area .rows>div{display:grid;grid-template-columns:7.5rem minmax(0,1fr);gap:1rem}
.part-area .rows dd{margin:0}
.near,.actions-card{padding:1.35rem}
.near{margin-bottom:2rem}
.plot{display:block;width:100%;max-width:24rem;margin:0 auto 1.25rem}
.plot-rings{fill:none;stroke:var(--line);stroke-width:1}
.plot-miles{font-size:7.5px;fill:var(--muted);text-anchor:middle;paint-order:stroke;stroke:var(--card);stroke-width:3px}
.plot-north{font-size:9px;font-weight:700}
.plot-home{fill:var(--card);stroke:var(--accent);stroke-width:3}
.plot-dots{fill:var(--accent)}
.plot-numbers{font-size:10px;font-weight:700;fill:var(--ink);text-anchor:middle;paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
.near ol{margin-top:.7rem}
.near li{display:flex;justify-content:space-between;gap:0 1rem;padding:.42rem 0 .42rem 1.9rem;border-top:var(--rule);position:relative}
.near b{position:absolute;left:0;color:var(--accent)}
.near span+span{white-space:nowrap;color:var(--muted)}
.chips{display:flex;flex-wrap:wrap;gap:.4rem}
.chips li{border:var(--rule);background:var(--card);border-radius:.4rem;padding:.1rem .55rem;font-size:.9375rem}
details{border-top:var(--rule)}
details:last-child{border-bottom:var(--rule)}
summary{cursor:pointer;font-weight:650;padding:1rem 2.25rem 1rem 0;position:relative;list-style:none;line-height:1.4}
summary::-webkit-details-marker{display:none}
summary::after{content:"";position:absolute;right:.4rem;top:1.35rem;width:.55rem;height:.55rem;border:solid var(--accent);border-width:0 2px 2px 0;transform:rotate(45deg)}
details[open] summary::after{transform:rotate(225deg)}
details p{color:var(--muted);padding:0 2.25rem 1.2rem 0;max-width:42em}
.contact{background:var(--band);color:var(--onBand)}
.contact .wrap{padding-top:3.5rem;padding-bottom:3.5rem}
.contact .head p,.contact dt{color:inherit;opacity:.82}
.contact a{color:inherit}
.contact :focus-visible{outline-color:currentColor}
.contact .wrap>div+div{margin-top:1.75rem}
.name{font-weight:700;font-size:1.125rem}
.number{font-size:clamp(1.9rem,1.3rem + 3vw,3.1rem);line-height:1.25}
.contact dl>div{margin-top:.9rem}
dd a{display:inline-block;padding:.15rem 0;margin-right:1.25rem}
.bar{position:fixed;left:0;right:0;bottom:0;z-index:2;padding:.6rem .75rem calc(.6rem + env(safe-area-inset-bottom));background:var(--ground);border-top:var(--rule)}
.bar .call{display:flex;justify-content:center;padding:.7rem 1rem}
@media(max-width:47.99rem){footer{padding-bottom:4.5rem}}
@media(min-width:48rem){
nav{display:block;flex:none}
.hero .wrap{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:3.5rem;align-items:center;padding-top:4.5rem;padding-bottom:4.75rem}
.hero .call[href]{display:inline-flex}
.sheet{margin:0}
.hero-1 .wrap{grid-template-columns:minmax(0,5fr) minmax(0,7fr)}
.hero-1 .sheet{order:-1}
.hero-2 .wrap{display:block}
.hero-2 .hero-text{display:grid;grid-template-columns:7fr 5fr;grid-template-rows:auto auto 1fr;column-gap:3.5rem}
.hero-2 .eyebrow{grid-column:1/-1}
.hero-2 h1{grid-row:2/4}
.hero-2 .actions{align-self:start}
.hero-2 .sheet{margin-top:2.75rem}
.hero-2 .map{aspect-ratio:3.4}
.part .wrap,.contact .wrap{display:grid;grid-template-columns:minmax(0,4fr) minmax(0,8fr);gap:3.5rem;padding-top:4.75rem;padding-bottom:4.75rem}
.part .head{position:sticky;top:2rem;align-self:start}
.content,.contact .wrap>div+div{margin-top:0}
.checks,.cards,.tiles{grid-template-columns:1fr 1fr}
:is(.cards,.tiles)>:last-child:nth-child(odd){grid-column:1/-1}
.cards{gap:1.25rem}
.rows>div,.part-area .rows>div{display:grid;grid-template-columns:11rem minmax(0,1fr);gap:1.5rem}
.rows dd{margin:0}
.near{display:grid;grid-template-columns:11fr 10fr;gap:2rem;align-items:center}
.plot{margin:0}
footer .wrap{grid-template-columns:1fr 1fr 1fr;gap:2rem;padding-bottom:6.5rem}
.bar{display:none}
@supports(animation-timeline:scroll()){
.bar{display:block;left:max(1.25rem,50% - 34.75rem);right:auto;bottom:1.5rem;padding:0;border:0;background:none;animation:show 1ms linear both;animation-timeline:scroll(root);animation-range:34rem 38rem}
.bar .call{box-shadow:0 .4rem 1.6rem rgb(0 0 0/.22)}
}
}
@keyframes show{from,50%{visibility:hidden;opacity:0}to{visibility:visible;opacity:1}}
@media print{
:root,body{font-size:11pt;line-height:1.3;color:#000}
.top,.bar,.actions,.sheet,.plot,.skip{display:none!important}
.contact{background:none;color:#000}
main *{margin-block:.2em!important;padding-block:0!important}
.wrap,main ol,main ul{display:block!important}
main ol,main ul,main dl{columns:2}
details::details-content{content-visibility:visible}
main a[href^=http]::after{content:" (" attr(href) ")"}
li,details,dl>div{break-inside:avoid}
}
`;
