/** What only the pages of a site of many pages use. */
export const hubStyles = `
.brand a{color:inherit;text-decoration:none}
.trail ol{display:flex;flex-wrap:wrap;gap:0 .6rem;padding:.5rem 0}
.trail li+li::before{content:"/";margin-right:.6rem}
.hub{display:grid;gap:1.5rem}
.hub .map{background:var(--band);height:auto;overflow:hidden}
.hub .plot-numbers{font:700 11px sans-serif;fill:var(--onBand);text-anchor:middle}
.hub li{display:flex;gap:.7rem;padding:.5rem 0;border-top:1px solid var(--line)}
.hub b{color:var(--accent)}
.hub a+span{margin-left:auto;color:var(--muted)}
.state{margin:2rem 0 .5rem}
.prose p+p{margin-top:1rem}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr}}
`.replace(/\s*\n\s*/g, "");
