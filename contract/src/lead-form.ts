// The form on a published page and what it sends (decisions 332 and 333). Pages, the process that receives posts and the dashboard share it.

/** The names of the form's fields. `form` is the hidden value; `website` is hidden from people, so that only programs fill it in. */
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

/** The most characters of a field; a longer text is refused, and the form still contains everything that was typed. */
export const LEAD_LENGTH = {
  name: 100,
  phone: 40,
  email: 254,
  topic: 100,
  zip: 20,
  message: 4_000,
} as const;

/** The most bytes of UTF-8 in all fields together. */
export const LEAD_TEXT_BYTES = 10 * 1024;

/**
 * The most bytes of a post: browsers write each byte of a non-Latin script as three. Everything that the inputs allow fits,
 * so that the response to a text that is too long is always a page that still contains it.
 */
export const LEAD_BODY_BYTES = 48 * 1024;

/** The first folder of a form's address at LEADS_URL; its token is the rest. */
export const LEAD_FORM_PATH = "f";
