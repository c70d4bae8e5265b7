/** What every page of the theme is made with. */
export const BASE = `
html{--wide:74rem;--gap:3px}
h1,h2,h3,.brand,.tel,.number,.call b,summary{font-family:Head,Spare,sans-serif;font-weight:600;line-height:1.15}
h1{font-size:clamp(2.5rem,1.5rem + 4.4vw,5rem);line-height:1;letter-spacing:-.02em}
.top,.hero{background:var(--night);color:var(--onNight)}
.top{border-top:6px solid var(--light)}
.top a,.hero a{color:inherit}
:is(.top,.hero) :focus-visible{outline-color:var(--light)}
.brand{font-size:1.25rem}
.top .tel{font-size:1.25rem;color:var(--light)}
.eyebrow{color:var(--light);font-weight:600;margin-bottom:.9rem}
.lead{font-size:clamp(1.125rem,1.05rem + .4vw,1.3125rem);line-height:1.5;max-width:32em;margin-top:1.1rem;opacity:.88}
.call{padding:.8rem 1.5rem;border-radius:.3rem;font-weight:600}
.call b{font-size:1.5rem}
.hero .call{background:var(--light);color:var(--onLight)}
footer{color:var(--muted)}
footer .wrap{padding:2.25rem 0}
footer b{color:var(--ink)}
`;

/** What the page not found adds. */
export const LOST = `
.lost .wrap{padding:4rem 0 5rem}
`;
