/** The texts about AWS that users read: those of spec §5 and §8, and its refusals and failures (docs/providers.md §2.8). */
export const awsTexts = {
  /** While no credentials are chosen: `creation` in the form of a new site, `settings` in that of an existing one. */
  selectCredentials: {
    creation: "Please select AWS credentials for deployment",
    settings: "Please select AWS credentials",
  },
  selectBucket: {
    creation: "Please select an S3 bucket for deployment",
    settings: "Please select an AWS S3 bucket",
  },
  credentials: {
    allRequired: "All fields are required",
    invalid: "Invalid AWS credentials. Please check and try again.",
    confirmDelete: "Are you sure you want to delete these AWS credentials?",
    notFound: "AWS credentials not found",
    loadFailed: "Failed to load AWS credentials",
    /** For a response that is not a list. */
    fetchFailed: "Failed to fetch AWS credentials",
    verifyFailed: "Failed to verify AWS credentials",
    addFailed: "Failed to add AWS credentials",
    updateFailed: "Failed to update AWS credentials",
    deleteFailed: "Failed to delete AWS credentials",
    added: "AWS credentials added successfully",
    updated: "AWS credentials updated successfully",
    removed: "AWS credentials removed successfully",
  },
  buckets: {
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
    /** `statement`: the text that `nameStatements` returns. */
    policyOpensMore: (name: string, statement: string) =>
      `Bucket ${name} is made public by ${statement}, which was not added here. Remove that at AWS, or choose another bucket: opening this one could make more readable than your sites.`,
    accessFailed: "Failed to check who can read this bucket",
    openFailed: "The bucket could not be made public",
    closeFailed: "The bucket could not be closed",
  },
  deployment: {
    failed: "Failed to deploy to S3",
    deployed: (bucket: string) => `Successfully deployed to S3 bucket: ${bucket}`,
    invalidSiteDir: "The folder may hold small letters, digits, hyphens and slashes between them",
    siteDirTaken: "Another site has this folder of the bucket. Please choose another one.",
    formerStays: (url: string, reason: string) =>
      `The site cannot go to another folder, because the one at ${url} could not be removed: ${reason}`,
  },
  errors: {
    credential: "AWS does not accept this access key or secret. Check both in Settings.",
    mayNotWrite: (bucket: string) =>
      `This key may not write to ${bucket}. Attach the policy shown in Settings.`,
    mayNotList: "This key may not list buckets. Attach the policy shown in Settings.",
    mayNotCreate: "This key may not create buckets. Attach the policy shown in Settings.",
    mayNotOpen:
      "Public access is blocked for this AWS account or key. Allow public bucket policies, or choose another bucket.",
    mayNotInspect: (bucket: string) =>
      `This key may not look into ${bucket}. Attach the policy shown in Settings.`,
    mayNotClose: (bucket: string) =>
      `This key may not close ${bucket}. Attach the policy shown in Settings.`,
    policyFull: (bucket: string) =>
      `Choose another bucket: the access policy of ${bucket} has no space for another site.`,
    bucketShared: (bucket: string) =>
      `Other sites are published in this bucket by another account of this installation. They would go offline, so the access to ${bucket} was not changed. Remove those sites first.`,
    folderTaken: (folder: string, bucket: string) =>
      `Folder ${folder} of ${bucket} holds objects that are not of this site. Choose another folder.`,
    bucketGone: (bucket: string) => `Bucket ${bucket} no longer exists.`,
    bucketClosed: (bucket: string) =>
      `Bucket ${bucket} is not open to visitors yet. In Settings choose "Manage Buckets", then "Public Access".`,
    bucketElsewhere: (bucket: string, region: string) =>
      `Bucket ${bucket} is in region ${region}, where sites cannot be published.`,
    nameTaken: "That name is taken by another AWS account.",
    bucketYours: "You already have this bucket.",
    tooManyBuckets: "This AWS account has as many buckets as it may have.",
    wrongClock:
      "AWS refuses requests from this server because its clock is wrong. Please tell the operator.",
    busy: "AWS is busy, will retry",
    silent: "AWS is not answering. Nothing was lost; please try again in a few minutes.",
    refused: (code: string) => `AWS refused this: ${code}`,
  },
} as const;
