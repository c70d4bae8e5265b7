/**
 * Integration tests whose subject is a provider, a file or a text of pages. Their rows are read and written by what other tests
 * prove on both databases, so these run on PostgreSQL alone (decision 254).
 */
export const onPostgresOnly = [
  "campaign-creation/{trades,unknown-places}",
  "campaign-editing/move-site",
  "deployments/{bucket-*,deploy-to-s3,former-site,listed-pages,published-photos,redeploy-*,s3,stranded}",
  "evidence/photos-on-pages",
  "index-notices/index-notices",
  "page-quality/quality",
  "pictures/{decoder-start,hostile-files,pictures}",
  "rate-limits/*",
  "removal/interrupted-removal",
].map((name) => `server/src/features/${name}.integration.test.ts`);
