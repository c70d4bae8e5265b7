/** Texts of responses to requests that no form of ours sends. */
export const requestTexts = {
  wrongContentEncoding: "Requests must be sent uncompressed.",
  tooManyAtOnce:
    "Too many of your requests are waiting to be processed. Please try again in a moment.",
} as const;
