import { squeezed } from "../themes/style-sheet.ts";

/** Styles that the privacy page and the pages that a form returns have in addition to those of the page not found. */
export const NOTICE_STYLES = squeezed(`
h2{font-size:1.375rem;margin:2.25rem 0 .6rem}
.more{max-width:42rem;margin-top:1.5rem}
.more p+p,.more .actions{margin-top:1rem}
.more ul,.more ol{margin:0;padding-left:1.3em}
.more li+li{margin-top:.35rem}
.more dl{margin:0;display:grid;gap:.75rem}
.more dt{font:inherit;font-weight:600}
.more dd{margin:0;white-space:pre-line}
.lost .form{margin-top:2rem}
.wrong{color:var(--wrong,#b3261e);font-weight:600;margin-top:.35rem}
.form [aria-invalid]{border:2px solid var(--wrong,#b3261e)}
@media(prefers-color-scheme:dark){.lost{--wrong:#ffb4ab}}
`);
