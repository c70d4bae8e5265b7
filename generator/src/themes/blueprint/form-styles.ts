import { FORM } from "../../lead-form/form-styles.ts";
import { squeezed } from "../style-sheet.ts";

/** What pages with a form add. */
export const formStyles = squeezed(`${FORM}
.form{--r:0}
.lost{--wrong:#ffb4ab}
.lost .form :focus-visible{outline-color:var(--onBand)}
@media(min-width:48rem){.part-form .content{padding-left:3.65rem}}
`);
