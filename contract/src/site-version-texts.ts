/** Texts about the versions of a site. */
export const siteVersionTexts = {
  notFound: "This version of the site is not kept.",
  invalidCursor: "This page of the history does not exist. Please open it again.",
};
