/** The styles of a form in every theme; `--r` is the radius of its inputs. */
export const FORM = `
.form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:1.1rem 1.25rem;align-items:start;max-width:46rem}
.form .all{grid-column:1/-1}
.form label{display:grid;gap:.35rem;font-weight:600;line-height:1.4}
.form .hp{display:none}
.form .ask{grid-template-columns:auto 1fr;gap:.8rem;font-weight:400;align-items:start}
.form :is(input,select,textarea){font:inherit;font-weight:400;width:100%;min-height:3rem;padding:.6rem .8rem;color:var(--ink);background:var(--card);border:1px solid var(--border);border-radius:var(--r);scroll-margin:1rem 0 6rem}
.form [type=checkbox]{width:1.4rem;min-height:1.4rem;accent-color:var(--accent)}
.form .call{justify-self:start;font:inherit;font-weight:700;border:2px solid #0000;cursor:pointer}
.form p{font-size:.9375rem}
:has(.form :focus)>.bar{display:none}
@media(max-width:47.99rem){.form .call{width:100%;justify-content:center}}
@media print{.part-form{display:none!important}}
`;
