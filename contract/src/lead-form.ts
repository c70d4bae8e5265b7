// The form on a published page and what it sends (decisions 332 and 333). Pages, the process that receives posts and the dashboard share it.

/** The names of the form's fields. `form` is the hidden value, `website` is hidden from people and stays empty. */
export const LEAD_FIELD = {
  name: "name",
  phone: "phone",
  email: "email",
  topic: "topic",
  zip: "zip",
  message: "message",
  consent: "consent",
  place: "place",
  form: "form",
  website: "website",
} as const;

/** Characters of a field at most; what is longer is refused with everything that was typed still there. */
export const LEAD_LENGTH = {
  name: 100,
  phone: 40,
  email: 254,
  topic: 100,
  zip: 20,
  message: 4_000,
} as const;

/** Bytes of UTF-8 that all fields may have together. */
export const LEAD_TEXT_BYTES = 10 * 1024;

/**
 * Bytes that a post may have: browsers write each byte of another script as three. All that the inputs let through is below it, so that
 * for whatever is too long the response is a page that keeps it.
 */
export const LEAD_BODY_BYTES = 48 * 1024;

/** The first folder of a form's address at LEADS_URL; its token is the rest. */
export const LEAD_FORM_PATH = "f";
