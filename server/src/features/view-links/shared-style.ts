/** The colours of docs/visual-design.md, by the scheme of the reader's device. */
const LIGHT =
  "--ground:#f6f7f5;--card:#fff;--ink:#14201b;--muted:#55625b;--line:#e1e6e2;--control:#7f8c85;--green:#0b6b47;--tint:#e4f2eb;--amber:#8a5a00;--amber-tint:#fdf1d6";
const DARK =
  "--ground:#0e1512;--card:#151e1a;--ink:#e8efeb;--muted:#9fb0a7;--line:#26332d;--control:#65766d;--green:#35b888;--tint:#12332a;--amber:#e9b44c;--amber-tint:#33270d";

/**
 * The style sheet of a shared view, which is part of the page itself. A table where the screen is wide enough, else one card for each site.
 */
export const SHARED_STYLE = `:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 Overpass,system-ui,sans-serif}
main,footer{max-width:76rem;margin:0 auto;padding:2rem 1.5rem 0}
footer{padding-bottom:2rem;color:var(--muted);font-size:.875rem}
.sign{display:inline-block;margin-left:.25rem;padding:.15rem .5rem;border-radius:4px;background:#0b6b47;color:#fff;font-weight:800}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.01em;overflow-wrap:anywhere}
p{margin:0 0 1rem}
.facts{color:var(--muted)}
.facts strong{color:var(--ink)}
a{color:var(--green);text-underline-offset:.15em}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid var(--control);border-radius:8px;background:var(--card);color:var(--ink);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--green);outline-offset:2px;border-radius:4px}
table{width:100%;border-collapse:separate;border-spacing:0;background:var(--card);border:1px solid var(--line);border-radius:12px;font-variant-numeric:tabular-nums}
th,td{padding:.75rem 1rem;text-align:left;vertical-align:top;border-top:1px solid var(--line);overflow-wrap:anywhere}
thead th{border-top:0;color:var(--muted);font-size:.875rem;font-weight:600;overflow-wrap:normal}
tbody th{font-weight:700}
td[data-label="Phone"]{white-space:nowrap}
.blank{color:var(--muted)}
.live,.waiting{display:inline-block;margin-right:.4rem;padding:0 .5rem;border-radius:6px;font-size:.875rem;font-weight:600;white-space:nowrap;background:var(--tint);color:var(--green)}
.live::before{content:"\\25CF\\00A0"}
.waiting{background:var(--amber-tint);color:var(--amber)}
.waiting::before{content:"\\25CB\\00A0"}
.none{padding:2rem 1rem;border:1px dashed var(--control);border-radius:12px;text-align:center;color:var(--muted)}
nav{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:1rem;margin-top:1.25rem}
@media screen and (max-width:52rem){
main,footer{padding-left:1rem;padding-right:1rem}
main{padding-top:1.25rem}
table,tbody,tr,th,td{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table{border:0;background:none}
tr{margin-bottom:.75rem;padding:.9rem 1rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
th,td{padding:0;border:0}
tbody th{margin-bottom:.35rem;font-size:1.0625rem}
td{display:grid;grid-template-columns:5rem 1fr;gap:.1rem .5rem;padding:.15rem 0}
td::before{content:attr(data-label);color:var(--muted);font-size:.875rem;line-height:1.7}
td[data-label="Website"]>*{grid-column:2;justify-self:start}
td[data-label="Website"]{align-items:start}
.blank{display:none}
}
@media print{
:root{--ground:#fff;--card:#fff;--ink:#000;--muted:#333;--line:#999;--green:#000;--tint:#fff;--amber:#000;--amber-tint:#fff}
body{font-size:9.5pt}
main,footer{max-width:none;padding:0}
footer{padding-top:1rem}
.screen,nav{display:none}
.live,.waiting{padding:0;font-size:1em}
table{border-radius:0}
th,td{padding:.3rem .5rem}
thead{display:table-header-group}
tr{break-inside:avoid}
a{text-decoration:none}
.sign{background:none;color:#000;padding:0}
}`;
