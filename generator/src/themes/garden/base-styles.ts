/** What every page of the theme is made with. */
export const BASE = `
html{--wide:69rem;--gap:.75rem;--leaf:0 2.25rem 0 2.25rem}
h1,h2,h3,.brand,.number,.call b{font-family:Head,Spare,serif;font-weight:400;line-height:1.18;letter-spacing:-.01em}
h1{font-size:clamp(2.4rem,1.5rem + 3.3vw,3.95rem);line-height:1.06;letter-spacing:-.022em}
.top,.hero{background:var(--tint)}
.top .wrap{padding:.5rem 0}
.brand{font-size:1.25rem}
.tel{color:inherit;border:2px solid var(--accent);border-radius:2rem;padding:0 1rem}
.eyebrow{color:var(--accent);font-weight:650;margin-bottom:.9rem}
.lead{font-size:clamp(1.125rem,1.05rem + .4vw,1.25rem);line-height:1.55;margin-top:1.1rem;max-width:32em}
.call{padding:.9rem 1.7rem;border-radius:0 1.75rem 0 1.75rem}
.call b{font-size:1.25rem}
footer{color:var(--muted)}
footer .wrap{padding:2.5rem 0}
footer b{color:var(--ink)}
`;

/** What the page not found adds. */
export const LOST = `
.lost{border-radius:0 0 50% 50%/0 0 3rem 3rem}
.lost .wrap{padding:4rem 0 6rem}
`;
