import { FORM } from "../../lead-form/form-styles.ts";
import { squeezed } from "../style-sheet.ts";

/** What pages with a form add. */
export const formStyles = squeezed(`${FORM}
.form{--r:.3rem}
.lost{--wrong:#ffb4ab}
@media(min-width:48rem){.part-form .wrap{display:grid;grid-template-columns:20rem 1fr;gap:3.5rem}}
`);
