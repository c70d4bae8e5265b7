/** Texts about the places that a site has left. */
export const formerSiteTexts = {
  notFound: "This old address is not there any more.",
  stillLive:
    "Visitors still get the site here. It can be removed once the site is live at its new place.",
  removable: "Its account is still in your settings, so it can be removed instead.",
  removalFailed: (reason: string) => `It could not be removed: ${reason}`,
  stillRemoving: "It is being removed. That takes a little longer than usual.",
} as const;
