/**
 * Integration tests whose subject is a provider, a file or a text of pages. Their rows are read and written by what other tests
 * prove on both databases, so these run on PostgreSQL alone (decision 254).
 */
const ofFeatures = [
  "account-export/many-sites",
  "auth/{altered-tokens,report-events,reset-timing}",
  "bucket-https/{bucket-https,leaving}",
  "campaign-creation/{trades,unknown-places}",
  "campaign-editing/move-site",
  "deployments/{bucket-*,bulk-script,deploy-to-s3,former-site,listed-pages,published-photos,redeploy-*,remove-former-site,s3,stranded}",
  "domains/{domain-moves,former-owner,many-domains}",
  "evidence/{photos-for-all,photos-on-pages}",
  "index-notices/index-notices",
  "page-quality/quality",
  "pictures/{decoder-start,hostile-files,pictures}",
  "rate-limits/*",
  "removal/interrupted-removal",
  "second-factor/{altered-factors,fresh-proof,guesses,lost-factor}",
];

/** What PGlite leaves out, except in the long tier. */
export const onPostgresOnly = [
  ...ofFeatures.map((name) => `features/${name}`),
  "hosting/cloudflare/{disconnect,first-publication,sweep-former}",
].map((name) => `server/src/${name}.integration.test.ts`);
