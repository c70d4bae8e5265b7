import { FORM } from "../../lead-form/form-styles.ts";
import { squeezed } from "../style-sheet.ts";

/** What pages with a form add. */
export const formStyles = squeezed(`${FORM}
.form{--r:0 1rem 0 1rem}
@media(min-width:48rem){.part-form .wrap{display:grid;grid-template-columns:19rem 1fr;gap:4rem}}
`);
