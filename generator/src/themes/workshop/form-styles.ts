import { FORM } from "../../lead-form/form-styles.ts";
import { squeezed } from "../style-sheet.ts";

/** What pages with a form add. */
export const formStyles = squeezed(`${FORM}
.form{--r:0}
@media(min-width:48rem){.part-form .wrap{display:grid;grid-template-columns:4fr 8fr;gap:3rem}.part-form .head{grid-template-columns:1fr;align-self:start}}
`);
