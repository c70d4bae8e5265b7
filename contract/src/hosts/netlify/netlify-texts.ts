/** The texts about Netlify that users read: those of spec §5 and §8, and its refusals and failures (docs/providers.md §1.4). */
export const netlifyTexts = {
  /** Shown while no account is chosen: in the form of a new site, and in the settings of an existing one. */
  selectToken: {
    creation: "Please select a Netlify account for deployment",
    settings: "Please select a Netlify token",
  },
  tokens: {
    bothRequired: "Both name and token are required",
    invalid: "Invalid Netlify token. Please check and try again.",
    confirmDelete: "Are you sure you want to delete this token?",
    notFound: "Netlify token not found",
    empty: "No Netlify tokens added yet.",
    fetchFailed: "Failed to fetch Netlify token",
    verifyFailed: "Failed to verify Netlify token",
    addFailed: "Failed to add token",
    updateFailed: "Failed to update token",
    /** For a response that is not a token. */
    notAdded: "Failed to add Netlify token",
    notUpdated: "Failed to update Netlify token",
    deleteFailed: "Failed to delete Netlify token",
    added: "Netlify token added successfully",
    updated: "Netlify token updated successfully",
    removed: "Netlify token removed successfully",
  },
  otherDomain: (domain: string) =>
    `This site has the domain ${domain} at Netlify already. Remove it there, or add it here instead.`,
  /** What visitors see while a domain moves from one account to another. */
  domainGap:
    "Netlify gives a domain to one site only, so the old site lets go just before the new one takes it. For some seconds visitors get Netlify's “not found”, and until the new certificate is made, mostly some minutes, a warning of their browser.",
  errors: {
    credential: "Netlify rejected this token. Create a new one and update it in Settings.",
    forbidden: "This token may not deploy to that team.",
    creditsUsedUp:
      "This Netlify account has used up its Netlify credits. Until it has new ones, Netlify takes no deployments and shows “Site not available” in the place of its sites. When it has new ones, press “Check again” in Settings.",
    tooManyProjects:
      "This Netlify team has as many projects as its plan allows. Delete projects there, or choose another account.",
    siteGone: "This site no longer exists at Netlify. Deploy it as a new site.",
    rateLimited: "Netlify's limit is reached. The deployment waits and goes on by itself.",
    unavailable: "Netlify is not answering",
    locked: "Deploys of this site are locked at Netlify. Unlock them there, then deploy again.",
    deployGone: "This deploy was removed at Netlify before it was finished. Deploy again.",
    unfinished: "Netlify did not finish this deploy in five minutes. Deploy again.",
    refused: (text: string) => `Netlify refused this: ${text || "no reason given"}`,
    failed: (text: string) => `Netlify could not finish this deploy: ${text || "no reason given"}`,
    /** About the operator's account, for users who deploy to it. */
    defaultRefused:
      "The default Netlify account cannot take this site right now. Deploy again later, or choose an account of your own.",
  },
} as const;
