/** The colours of docs/visual-design.md, by the scheme of the reader's device. */
const LIGHT =
  "--ground:#f6f7f5;--card:#fff;--ink:#14201b;--muted:#55625b;--line:#e1e6e2;--green:#0b6b47;--on-green:#fff;--amber:#8a5a00;--amber-tint:#fdf1d6";
const DARK =
  "--ground:#0e1512;--card:#151e1a;--ink:#e8efeb;--muted:#9fb0a7;--line:#26332d;--green:#35b888;--on-green:#06251a;--amber:#e9b44c;--amber-tint:#33270d";

/** The style sheet of the pages that anyone can read; it is part of the page itself. */
export const STYLE = `:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 Overpass,system-ui,sans-serif}
header,main,footer{max-width:44rem;margin:0 auto;padding:1.25rem}
header{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.35rem 1.25rem}
.sign{display:inline-block;padding:.35rem .9rem;border-radius:6px;background:#0b6b47;color:#fff;font-weight:800;text-decoration:none}
main{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.5rem;overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}
h2{margin:1.5rem 0 .5rem;font-size:1.2rem}
a{color:var(--green)}
address{font-style:normal;margin-bottom:1rem}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.6rem .4rem;border-bottom:1px solid var(--line);text-align:right}
th:first-child{text-align:left}
thead th{color:var(--muted);font-weight:600;font-size:.9rem}
.sample{padding:.6rem .8rem;border-radius:8px;background:var(--amber-tint);color:var(--amber)}
footer{color:var(--muted);font-size:.9rem}
nav{display:flex;flex-wrap:wrap;gap:.35rem 1.25rem}
nav a{display:inline-block;padding:.35rem 0}
nav a[aria-current]{color:var(--muted)}
@media (max-width:48rem){header,footer{padding:1rem}main{border-radius:0;border-width:1px 0;padding:1.25rem 1rem}}`;
