/** What only the pages of a site of many pages use. */
export const hubStyles = `
.brand a{color:inherit;text-decoration:none;display:inline-block;padding:.75rem 0}
.tiles h3 a{display:inline-block;min-width:2.75rem;padding:.75rem 0;margin:-.75rem 0}
.hub a{display:inline-block;padding:.55rem 0}
.hub li:has(a){padding:.05rem 0}
.trail{display:block;margin:0!important;border-bottom:var(--rule)}
.trail ol{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .6rem;font-size:.9375rem;color:var(--muted)}
.trail li+li::before{content:"/ "}
.trail a{margin:0}
.trail span{display:inline-block;padding:.7rem 0}
.hub .map:only-child{grid-column:1/-1}
.state{margin:2rem 0 1rem}
`.replace(/\s*\n\s*/g, "");
