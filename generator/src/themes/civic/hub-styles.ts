/** What only the pages of a site of many pages use. */
export const hubStyles = `
.brand a{color:inherit;text-decoration:none}
.trail{display:block;border-bottom:1px solid var(--line)}
.trail ol{display:flex;flex-wrap:wrap;gap:0 .6rem;padding:.5rem 0;color:var(--muted);font-size:.9375rem}
.trail li+li::before{content:"/";margin-right:.6rem}
.trail a{margin:0;padding:.2rem 0}
.hub .map-own{stroke-width:1.2}
.hub a+span{white-space:nowrap;color:var(--muted)}
.hub ul li{padding-left:0}
.hub .map:only-child{grid-column:1/-1}
.state{margin:2rem 0 1rem}
.prose p+p{margin-top:1rem}
`.replace(/\s*\n\s*/g, "");
