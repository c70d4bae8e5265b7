/** What every page of the theme is made with. */
export const BASE = `
html{--wide:70rem;--gap:.6rem;--round:2rem}
h1,h2,h3,.brand,.number,.call b{font-family:Head,Spare,sans-serif;font-weight:800;line-height:1.14;letter-spacing:-.015em}
h1{font-size:clamp(2.3rem,1.5rem + 3.3vw,3.9rem);line-height:1.04;letter-spacing:-.028em}
.top{padding-top:.75rem}
.top .wrap{background:var(--card);border-radius:2.25rem;padding:.5rem .5rem .5rem 1.35rem;min-height:3.75rem;width:min(72rem,100% - 1.5rem)}
.brand{font-size:1.125rem}
.tel{background:var(--tint);border-radius:2rem;padding:0 1.1rem}
@media(max-width:47.99rem){.top .wrap{padding-left:1.1rem}.tel{padding:0 .9rem}}
.eyebrow{color:var(--accent);font-weight:700;margin-bottom:.8rem}
.lead{font-size:clamp(1.125rem,1rem + .5vw,1.25rem);line-height:1.5;margin-top:1rem}
.call{padding:.85rem 1.6rem;border-radius:2rem}
.call b{font-size:1.1875rem}
footer{color:var(--muted)}
footer .wrap{padding:2.5rem 0}
footer b{color:var(--ink)}
`;

/** What the page not found adds. */
export const LOST = `
.lost .wrap{max-width:44rem;margin:2rem auto;background:var(--card);border-radius:var(--round);padding:2.5rem 1.75rem 3rem}
`;
