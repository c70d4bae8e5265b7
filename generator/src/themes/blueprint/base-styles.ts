/** What every page of the theme is made with. */
export const BASE = `
html{--wide:74rem;--gap:.5rem;--mono:Head,Spare,ui-monospace,monospace;--rule:1px solid var(--border)}
h1,h2,h3,.brand,.tel,.number,.call b,.eyebrow{font-family:var(--mono);font-weight:600;line-height:1.3;letter-spacing:-.03em}
h1{font-size:clamp(2rem,1.35rem + 2.6vw,3.5rem);line-height:1.1;letter-spacing:-.06em}
.top{border-bottom:var(--rule)}
.tel{color:inherit}
.hero{background-color:var(--band);color:var(--onBand);background-image:linear-gradient(#ffffff1c 1px,#0000 1px),linear-gradient(90deg,#ffffff1c 1px,#0000 1px),linear-gradient(#ffffff0e 1px,#0000 1px),linear-gradient(90deg,#ffffff0e 1px,#0000 1px);background-size:7.5rem 7.5rem,7.5rem 7.5rem,1.5rem 1.5rem,1.5rem 1.5rem}
.hero a{color:inherit}
.hero :focus-visible{outline-color:currentColor}
.eyebrow{font-size:.9375rem;letter-spacing:-.01em}
.lead{font-size:1.125rem;line-height:1.55}
.call{padding:.85rem 1.25rem}
.hero .call{background:var(--onBand);color:var(--band)}
.call b{font-size:1.25rem}
footer{color:var(--muted)}
footer .wrap{border-top:var(--rule);padding:1.75rem 0 2.5rem}
footer b{color:var(--ink)}
`;

/** What the page not found adds. */
export const LOST = `
.lost .wrap{padding:4rem 0 6rem}
.lost .lead{margin-top:1rem}
`;
