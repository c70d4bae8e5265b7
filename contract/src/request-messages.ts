/** Texts of responses to requests that no form of ours sends. */
export const requestTexts = {
  wrongContentEncoding: "Requests must be sent uncompressed.",
  tooManyAtOnce:
    "Too many of your requests are waiting to be processed. Please try again in a moment.",
  invalidHistoryLimit: "A page of a history holds 1 to 1000 entries",
  invalidHistoryCursor: "There is no such entry to continue from. Please load the list again.",
  /** `name` as it was sent. */
  unknownMember: (name: string, nearest: string | undefined) => {
    const unknown = `Unknown field "${name.slice(0, 60)}".`;
    return nearest === undefined ? unknown : `${unknown} Did you mean "${nearest}"?`;
  },
} as const;
