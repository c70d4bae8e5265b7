import { isLeadFormChoice, leadFormFrom } from "./lead-form-choice.ts";
import { leadFormTexts } from "./lead-form-texts.ts";
import { MAX_LENGTH } from "./limits.ts";
import { optionalText } from "./site-field.ts";
import { textField } from "./text-field.ts";

const typed = textField("Contact form", MAX_LENGTH.slug);

/** The entry of the list of fields. */
export const leadFormField = optionalText({
  label: "Contact Form",
  kind: "leadForm",
  typed,
  saved: typed
    .transform(leadFormFrom)
    .refine((value) => value === "" || isLeadFormChoice(value), leadFormTexts.unknownChoice),
  names: { edit: "leadForm", single: "leadForm", multi: "leadForm", bulk: "leadForm" },
  forms: ["edit"],
  section: "form",
  column: { name: "Form", aliases: ["contactform", "leadform", "messageform"] },
});
