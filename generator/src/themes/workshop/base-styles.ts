/** What every page of the theme is made with. */
export const BASE = `
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 -apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
h1,h2,h3,dt,summary,.number,.brand,.tel,.index a,.call b,.road,.code{font:700 1.5rem/1.1 Head,Spare,sans-serif;margin:0}
h1,h2{overflow-wrap:anywhere}
h1{font-size:clamp(3rem,1.9rem + 5vw,5.75rem);line-height:.94;letter-spacing:-.012em;text-wrap:balance}
p{margin:0}
p,li,dd{text-wrap:pretty}
a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.2em}
a:hover{text-decoration-thickness:3px}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.nb{display:inline-block}
.wrap{width:min(72rem,100% - 2.5rem);margin:0 auto}
.top{border-bottom:3px solid}
.top .wrap,.brand,.actions{display:flex;align-items:center}
.top .wrap{flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;min-height:4.25rem}
.brand{flex:0 1 auto;gap:.8rem;padding:.6rem 0;min-width:min(8rem,100%);overflow-wrap:anywhere}
.tel{flex:none;display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;text-decoration:none;white-space:nowrap}
.tel:hover{text-decoration:underline}
.lead{font-size:clamp(1.125rem,1.05rem + .5vw,1.375rem);line-height:1.5;max-width:34em}
.actions{flex-wrap:wrap;gap:.75rem 1.75rem;margin-top:1.75rem}
.call{display:inline-flex;flex-wrap:wrap;align-items:center;gap:0 .9rem;max-width:100%;background:var(--accent);color:var(--onAccent);text-decoration:none;font-weight:600;line-height:1.3;padding:.8rem 1.4rem}
.call:hover,.index a:hover{text-decoration:underline}
.call b{font-size:1.75rem}
footer{font-size:.875rem;color:var(--muted);line-height:1.7}
footer a{display:inline-block;padding:.75rem 0}
footer .wrap{display:grid;gap:1rem;padding:2rem 0 2.5rem}
footer b{color:var(--ink)}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media(max-width:47.99rem){.top .wrap{gap:0 1rem}.brand{flex:1}.tel span{display:none}.top .brand{font-size:1.25rem}}
@media(forced-colors:active){.call{border:2px solid}}
`;

/** What the page not found adds. */
export const LOST = `
.lost .wrap{padding:4rem 0 5rem}
.code{color:var(--accent);margin-bottom:.75rem}
.lost .lead{margin-top:1.25rem}
`;
