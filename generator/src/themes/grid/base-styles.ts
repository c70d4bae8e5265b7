/** What every page of the theme is made with. */
export const BASE = `
html{--wide:78rem;--gap:2px}
h1,h2,h3,.brand,.tel,.number,.call b,summary{font-family:Head,Spare,sans-serif;font-weight:600;line-height:1.15;letter-spacing:-.02em}
h1{font-size:clamp(2.75rem,1.2rem + 6vw,6.25rem);line-height:.94;letter-spacing:-.045em}
.top .wrap{border-bottom:2px solid;align-items:center}
.brand,.tel{font-size:1.1875rem}
.tel{color:inherit}
.eyebrow{font-weight:600;margin-bottom:1.25rem}
.lead{font-size:clamp(1.125rem,1.05rem + .35vw,1.25rem);line-height:1.45}
.call{padding:.9rem 1.25rem;font-weight:600}
.call b{font-size:1.5rem}
footer{color:var(--muted)}
footer .wrap{border-top:2px solid var(--ink);padding:1.5rem 0 2.5rem}
footer b{color:var(--ink)}
`;

/** What the page not found adds. */
export const LOST = `
.lost .wrap{padding:4rem 0 6rem}
.lost .lead{margin-top:1.5rem}
`;
