/**
 * Integration tests whose subject is a provider, a file, a text of pages, HTTP itself or a process. Their rows are read and written
 * by what other tests prove on both databases, so these run on PostgreSQL alone (decisions 254 and 310).
 */
const ofFeatures = [
  "account-erasure/*",
  "account-export/*",
  "auth/{altered-tokens,change-email,mail-limits,rate-limits,report-events,reset-timing,trust-proxy}",
  "bucket-https/{bucket-https,leaving}",
  "campaign-creation/{trades,unknown-places}",
  "campaign-editing/move-site",
  "creation-runs/{run-stream,unknown-state}",
  "deployments/{bucket-*,bulk-script,deploy-to-s3,former-site,listed-pages,published-photos,redeploy-*,remove-former-site,s3,stranded}",
  "domains/{domain-moves,domains,former-owner,many-domains,moving-domains,moving-domains-edges,failed-hand-over,removed-while-moving}",
  "evidence/{evidence,photos-for-all,photos-on-pages}",
  "index-notices/index-notices",
  "host-moves/host-moves",
  "invoices/random-invoices",
  "page-quality/{advice,quality}",
  "pictures/{decoder-start,kept-pictures,hostile-files,pictures}",
  "public-pages/selling",
  "rate-limits/*",
  "removal/{interrupted-removal,removal}",
  "second-factor/{altered-factors,fresh-proof,guesses,lost-factor}",
  "site-archives/site-archives",
  "site-restore/{restore-order,site-restore}",
];

/** What PGlite leaves out, except in the long tier. */
export const onPostgresOnly = [
  ...ofFeatures.map((name) => `features/${name}`),
  "hosting/credentials",
  "hosting/cloudflare/{cloudflare,disconnect,first-publication,sweep-former}",
  // On PGlite starts and stops are those of `scripts/start.integration.test.ts` and of the browser tests' product.
  "main",
  "platform/http/{heavy-requests,logging,refuse-unknown-members,response-headers}",
  "platform/jobs/trace",
].map((name) => `server/src/${name}.integration.test.ts`);
