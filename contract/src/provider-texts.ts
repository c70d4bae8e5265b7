/** What users read when a provider refuses, fails or is away (docs/providers.md §1.4 and §2.8), by provider. */
export const providerTexts = {
  netlify: {
    credential: "Netlify rejected this token. Create a new one and update it in Settings.",
    forbidden: "This token may not deploy to that team.",
    siteGone: "This site no longer exists at Netlify. Deploy it as a new site.",
    rateLimited: "Netlify's limit is reached. The deployment waits and goes on by itself.",
    unavailable: "Netlify is not answering",
    locked: "Deploys of this site are locked at Netlify. Unlock them there, then deploy again.",
    deployGone: "This deploy was removed at Netlify before it was finished. Deploy again.",
    unfinished: "Netlify did not finish this deploy in five minutes. Deploy again.",
    refused: (text: string) => `Netlify refused this: ${text || "no reason given"}`,
    failed: (text: string) => `Netlify could not finish this deploy: ${text || "no reason given"}`,
    /** Of the operator's account, to its guests. */
    defaultRefused:
      "The default Netlify account cannot take this site right now. Deploy again later, or choose an account of your own.",
  },
  aws: {
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
