/** The texts about https for buckets that users read (docs/hosts.md §2). */
export const bucketHttpsTexts = {
  notOn: (bucket: string) => `Https is not turned on for bucket ${bucket}.`,
  notOffered: "Https can be turned on for buckets at AWS only.",
  turnOnFailed: "Https could not be turned on",
  turnOffFailed: "Https could not be turned off",
  loadFailed: "Failed to check which buckets are on https",
  noKeys:
    "The AWS credentials of this bucket are not in your settings any more. Add them again, then try again.",
  sitesStay: (sites: string) =>
    `${sites} could not go back to http yet. Publish or delete what has failed there; after that https is turned off.`,
  oldPagesStay: (sites: string) =>
    `Old pages of ${sites} that moved away still stand at the https address and lead visitors on. Remove them on the pages of these sites; after that https is turned off.`,
  otherAccount: (bucket: string) =>
    `The https of bucket ${bucket} was set up with keys of another AWS account. Choose credentials of that account.`,
  /** Why the pages of a site in a bucket have no contact form. */
  noForm: "No form yet: pages in this bucket are on http. Turn on https first",
  tooLong: "AWS was not done after 45 minutes. Try again: it continues where it stopped.",
  removedAtAws:
    "The CloudFront distribution of this bucket was removed at AWS. Turn https on again.",
  errors: {
    /** `permission` in the notation of IAM, such as `cloudfront:CreateDistribution`. */
    missingPermission: (permission: string) =>
      `This key lacks the permission ${permission}. Attach the policy shown in Settings to its IAM user, then try again.`,
    unverifiedAccount:
      "AWS has to verify this account before it can use CloudFront. Ask AWS Support for it in your AWS console, then try again.",
    tooMany:
      "This AWS account has as many CloudFront distributions as it may have. Remove one, or ask AWS for more, then try again.",
    gone: "The CloudFront distribution no longer exists.",
    unreadable:
      "CloudFront answered something that could not be read. Please try again in a few minutes.",
  },
} as const;
