import { FORM } from "../../lead-form/form-styles.ts";
import { squeezed } from "../style-sheet.ts";

/** What pages with a form add. */
export const formStyles = squeezed(`${FORM}
.form{--r:2px}
`);
