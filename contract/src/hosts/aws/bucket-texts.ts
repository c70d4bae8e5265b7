/** The texts about buckets, as part of `texts`. */
export const bucketTexts = {
  nameRequired: "Bucket name is required",
  invalidName: "Invalid bucket name",
  invalidRegion: "Please choose one of the listed regions",
  listFailed: "Failed to list S3 buckets",
  loadFailed: "Failed to load S3 buckets. Please check your AWS credentials.",
  createFailed: "Failed to create S3 bucket",
  created: (name: string) => `Bucket ${name} created successfully`,
  unknownDate: "Unknown",
  typeName: (name: string) => `Please type the bucket's name: ${name}`,
  typeWords: (words: string) => `Please type these words: ${words}`,
  holdsOthers: (name: string) =>
    `Bucket ${name} holds objects that are not of your sites. Choose another bucket, or confirm in words that only your sites shall be readable.`,
  /** `statement`: as `nameStatements` names it. */
  policyOpensMore: (name: string, statement: string) =>
    `Bucket ${name} is made public by ${statement}, which was not added here. Remove that at AWS, or choose another bucket: opening this one could make more readable than your sites.`,
  accessFailed: "Failed to check who can read this bucket",
  openFailed: "The bucket could not be made public",
  closeFailed: "The bucket could not be closed",
} as const;
