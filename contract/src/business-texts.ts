/** What is wrong with a request about businesses. In a file apart from the other texts, since the first load needs none of these. */
export const businessTexts = {
  nameRequired: "Business name is required",
  invalidTime: "Times are written as 08:30",
  invalidDate: "Dates are written as 2026-12-25",
  sevenDays: "Opening hours need seven days, Sunday first",
  invalidSlug: (label: string) =>
    `${label} is named by its short name: lower-case letters, digits and hyphens`,
  serviceNameRequired: "A service of your own needs a name",
  licenceIncomplete: "A licence is shown with its number, state and board, or not at all",
  invalidId: "The business id is not valid",
  notFound: "Business not found",
  tooMany: (most: number) => `An account can have at most ${most} businesses.`,
  tooManySites: (most: number) => `At most ${most} sites can join in one request.`,
  noSites: "None of these sites can join a business",
  noSuchName: (name: string) =>
    `You have no business called “${name}”. Name one of yours, or its id.`,
  manyOfName: (name: string) =>
    `You have more than one business called “${name}”. Name it by its id.`,
} as const;
