/** What only the pages of a site of many pages use. */
export const hubStyles = `
.brand a{color:inherit;text-decoration:none}
.trail{display:block;margin:0!important;border-bottom:var(--rule)}
.trail ol{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .6rem;font-size:.9375rem;color:var(--muted)}
.trail li+li::before{content:"/ "}
.trail a{margin:0}
.trail span{display:inline-block;padding:.7rem 0}
.hub .map:only-child{grid-column:1/-1}
.state{margin:2rem 0 1rem}
`.replace(/\s*\n\s*/g, "");
