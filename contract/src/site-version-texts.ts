/** Texts about the versions of a site. */
export const siteVersionTexts = {
  notFound: "This version of the site is not kept.",
  restoring: (number: number) =>
    `The site is being restored to version ${number}, file by file as it was. It stays so until it is deployed again.`,
  restoringValues: (number: number, reason: string) =>
    `The values of version ${number} are back, and the site is being deployed with them: ${reason} since, so its files would not be right any more.`,
  pinned: (number: number) =>
    `The site is live with the files of version ${number}. It stays pinned to them until it is deployed again.`,
  generatedInstead: (number: number) =>
    `The files of version ${number} could not be published as they were, so its pages were made again, from the saved values.`,
  otherAddress: "its address has changed",
  otherTags: "its verification tags have changed",
  otherLocations: "its locations have changed, which a restore leaves as they are,",
  otherEvidence: "the evidence on its pages has changed",
  otherForm: "the contact form on its pages has changed",
  filesGone: "some of its files are no longer kept, or have changed",
  designGone: "Its design is not offered any more, so the present one stays saved.",
  otherSubject: (then: string, now: string) =>
    `This version is about ${then}, and the site is about ${now}. A restore never moves a site, because a move costs a credit: change its service and place in the form first.`,
  invalidCursor: "This page of the history does not exist. Please open it again.",
};
