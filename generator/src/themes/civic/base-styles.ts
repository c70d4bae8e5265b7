/** What every page of the theme is made with. */
export const BASE = `
*{box-sizing:border-box}
html{--rule:1px solid var(--line);scroll-behavior:smooth;scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.62 -apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,h3,.number{font-family:Head,Spare,sans-serif;font-weight:800;line-height:1.12;letter-spacing:-.022em;margin:0;text-wrap:balance}
h1,h2{overflow-wrap:anywhere}
h1{font-size:clamp(2.25rem,1.45rem + 3.6vw,4.1rem);letter-spacing:-.032em;line-height:1.04}
p{margin:0}
p,li,dd{text-wrap:pretty}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
.nb{display:inline-block}
.wrap{width:min(69.5rem,100% - 2.5rem);margin:0 auto}
.top{border-bottom:var(--rule)}
.top .wrap{display:flex;justify-content:space-between;align-items:center;gap:1.5rem;min-height:4rem}
.brand{min-width:0;overflow-wrap:anywhere;font-weight:700;letter-spacing:-.01em;line-height:1.25;padding:.75rem 0}
.brand::before{content:"";display:inline-block;width:.7em;height:.7em;margin-right:.6em;border-radius:50% 50% 50% 0;transform:rotate(-45deg) translateY(-.05em);background:var(--accent)}
.tel{flex:none;display:inline-flex;align-items:center;gap:.4rem;min-height:2.75rem;font-weight:700;text-decoration:none;white-space:nowrap}
.tel:hover{text-decoration:underline}
.hero .wrap{padding-top:2.75rem;padding-bottom:3rem}
.eyebrow{color:var(--accent);font-weight:600;font-size:.9375rem;margin-bottom:.9rem}
.lead{font-size:clamp(1.125rem,1rem + .6vw,1.3rem);line-height:1.5;color:var(--muted);margin-top:1.25rem;max-width:36em}
.actions{display:flex;flex-wrap:wrap;gap:1rem 1.5rem;align-items:center;margin-top:1.75rem}
.call{display:inline-flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .7rem;max-width:100%;background:var(--accent);color:var(--onAccent);text-decoration:none;padding:.85rem 1.35rem;border-radius:.6rem;line-height:1.35}
.call:hover{text-decoration:underline}
.call b{font-size:1.1rem;letter-spacing:-.01em}
.call b,.tel,.number,.places{font-variant-numeric:tabular-nums}
footer{font-size:.875rem;color:var(--muted);line-height:1.7}
footer a{display:inline-block;padding:.75rem 0}
footer .wrap{display:grid;gap:1.1rem;padding-top:2.25rem;padding-bottom:2.75rem}
footer b{color:var(--ink)}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media(max-width:47.99rem){.top .wrap{gap:1rem}.tel span{display:none}}
@media(forced-colors:active){.call{border:2px solid}}
`;

/** What the page not found adds. */
export const LOST = `
.lost .wrap{padding-top:5rem;padding-bottom:6rem}
`;
