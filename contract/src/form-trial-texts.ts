/** What the daily trial of a form found wrong, in the words of the mail about it. */
export const FORM_FAULTS = {
  "page-away": "the page could not be opened",
  "no-form": "the form is not on the page",
  "other-form": "the form on the page is not the one that was published last",
  blocked: "the page's own rules keep browsers from sending the form",
  "not-received": "what was sent by the form was not taken",
  "not-delivered": "what was sent by the form did not go out as a mail",
} as const;
export type FormFault = keyof typeof FORM_FAULTS;
