/** What every page of the theme is made with. */
export const BASE = `
html{--wide:72rem;--gap:.75rem}
body{font-family:Charter,"Sitka Text",Cambria,Georgia,"Noto Serif",serif;line-height:1.58}
h1,h2,h3,.brand,.number,.call b{font-family:Head,Spare,serif;font-weight:600;line-height:1.12;letter-spacing:-.012em}
h1{font-size:clamp(2.6rem,1.5rem + 5vw,5.5rem);line-height:.98;letter-spacing:-.03em}
.top .wrap{border-bottom:1px solid;box-shadow:0 3px var(--ground),0 4px}
.brand{font-size:1.375rem}
.eyebrow,.tel,.call,.jump,.trail,.bar{font-family:-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.tel{color:inherit}
.eyebrow{color:var(--accent);font-size:.875rem;font-weight:650;letter-spacing:.06em;text-transform:uppercase;margin-bottom:1rem}
.lead{font-size:clamp(1.1875rem,1.1rem + .4vw,1.3125rem);line-height:1.5}
.call{padding:.8rem 1.4rem;border-radius:2px;font-size:1rem}
.call b{font-size:1.375rem}
footer{color:var(--muted)}
footer .wrap{border-top:1px solid var(--ink);box-shadow:0 -3px var(--ground),0 -4px var(--ink);padding:2rem 0;margin-top:3rem}
footer b{color:var(--ink)}
`;

/** What the page not found adds. */
export const LOST = `
.lost .wrap{padding:4rem 0 5rem}
.lost .lead{margin-top:1.25rem}
`;
