/** Texts about the owner's own words on the pages of a site. */
export const ownWordsTexts = {
  changedMeanwhile: "The words of this site were changed while you wrote. Please save again.",
} as const;
