/** What only the pages of a site of many pages use. */
export const hubStyles = `
.brand a{color:inherit;text-decoration:none;display:inline-block;padding:.8rem 0}
.trail ol{display:flex;flex-wrap:wrap;gap:0 .6rem}
.trail :is(a,span){display:inline-block;padding:.6rem 0}
.trail li+li::before{content:"/";margin-right:.6rem}
.hub{display:grid;gap:1.5rem}
.hub li{display:flex;gap:.7rem;padding:.2rem 0;border-top:1px solid var(--line)}
.hub :is(a,b,span){padding:.55rem 0}
.hub b{color:var(--accent)}
.hub a+span{margin-left:auto;color:var(--muted)}
.tiles h3 a,.chips a{display:inline-block;padding:.6rem 0}
.chips{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.state{margin:2rem 0 .5rem}
@media(min-width:48rem){.hub:has(div){grid-template-columns:1fr 1fr}}
`.replace(/\s*\n\s*/g, "");
