export const FORM_FAULT_NAMES = [
  "page-away",
  "no-form",
  "other-form",
  "blocked",
  "not-received",
  "not-delivered",
] as const;
export type FormFault = (typeof FORM_FAULT_NAMES)[number];

/** The faults that the daily trial of a form found, in the words of the mail about it. */
export const FORM_FAULTS: Readonly<Record<FormFault, string>> = {
  "page-away": "the page could not be opened",
  "no-form": "the form is not on the page",
  "other-form": "the form on the page is not the one that was published last",
  blocked: "the page's own rules keep browsers from sending the form",
  "not-received": "what was sent by the form was not taken",
  "not-delivered": "what was sent by the form did not go out as a mail",
};
