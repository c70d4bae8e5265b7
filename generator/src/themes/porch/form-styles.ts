import { FORM } from "../../lead-form/form-styles.ts";
import { squeezed } from "../style-sheet.ts";

/** What pages with a form add. */
export const formStyles = squeezed(`${FORM}
.form{--r:1rem}
.part-form .form{margin:0 auto;background:var(--card);border-radius:var(--round);padding:1.6rem 1.4rem}
.part-form .form :is(input,select,textarea){background:var(--ground)}
@media(min-width:48rem){.part-form .form{padding:2.25rem}}
`);
