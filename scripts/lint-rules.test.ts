import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lint } from "./lint-tree.ts";

const root = join(import.meta.dirname, "..");

/** A file whose only content is one import (re-exported, so that it is used). */
function importing(specifier: string): string {
  return `export { something } from "${specifier}";\n`;
}

/** One planted file per [from, import] pair; `from` is a folder or a file. */
function plant(pairs: string[][]): { files: Record<string, string>; names: string[] } {
  const entries = pairs.map(([from = "", specifier = ""], index): [string, string] => [
    from.endsWith("/") ? `${from}planted-${index}.ts` : from,
    importing(specifier),
  ]);
  return { files: Object.fromEntries(entries), names: entries.map(([name]) => name).toSorted() };
}

const importRule = "eslint(no-restricted-imports)";

const allowed = [
  ["contract/src/", "zod"],
  ["contract/src/", "./limits.ts"],
  ["generator/src/pages/", "../html.ts"],
  ["contract/src/hosts/aws/", "../../texts.ts"],
  ["emulators/src/s3/", "node:fs/promises"],
  ["emulators/src/s3/", "../journal.ts"],
  ["emulators/src/s3/answers.test.ts", "@aws-sdk/client-s3"],
  ["emulators/src/dns/dns-server.ts", "dns-packet"],
  ["server/src/app.ts", "./features/auth/routes.ts"],
  ["server/src/features/places/", "../../../data/places.ts"],
  ["server/src/features/places/", "@mainstreet/contract/places"],
  ["server/src/features/places/", "fastify"],
  ["server/src/features/places/", "../../platform/db/database.ts"],
  ["server/src/features/places/", "../../errors.ts"],
  ["server/src/features/deployments/", "../../hosting/provider.ts"],
  ["server/src/features/deployments/", "@mainstreet/generator/generate-site"],
  ["server/src/features/deployments/steps/", "../deploy.ts"],
  ["server/src/features/page-quality/", "../deployments/site-from-campaign.ts"],
  ["server/src/features/campaign-creation/", "../page-quality/judge-page.ts"],
  ["server/src/features/dashboard/", "../campaigns/queries.ts"],
  ["server/src/features/dashboard/", "../credits/queries.ts"],
  ["server/src/features/credits/", "../auth/tables.ts"],
  ["server/src/auditor/", "../features/credits/tables.ts"],
  ["server/src/hosting/aws/", "../provider.ts"],
  ["server/src/hosting/aws/", "../../features/campaigns/tables.ts"],
  ["server/src/hosting/aws/", "../../platform/http-client/send-request.ts"],
  ["server/src/features/places/routes.integration.test.ts", "../../../test/harness.ts"],
  ["server/src/features/credits/ledger.integration.test.ts", "@mainstreet/emulators/netlify/main"],
  ["e2e/tests/", "@playwright/test"],
  ["e2e/", "../scripts/find-chromium.ts"],
  ["e2e/support/", "../../server/test/start-test-postgres.ts"],
  ["web/src/app/", "../features/create/single-form.tsx"],
  ["web/src/features/create/", "../../ui/money.tsx"],
  ["web/src/features/create/", "../../lib/send.ts"],
  ["web/src/features/create/", "../../app/paths.ts"],
  ["web/src/features/create/", "@mainstreet/generator/generate-site"],
  ["web/src/ui/", "../lib/send.ts"],
  ["web/src/ui/", "../app/paths.ts"],
  ["web/src/lib/", "@mainstreet/contract/errors"],
];

const forbidden = [
  ["contract/src/", "node:fs"],
  ["contract/src/", "react"],
  ["contract/src/", "@mainstreet/generator/generate-site"],
  ["contract/src/", "../../generator/src/generate-site.ts"],
  ["contract/src/hosts/aws/", "../../../../generator/src/generate-site.ts"],
  ["router/src/router.js", "./test-bucket.ts"],
  ["generator/src/", "zod"],
  ["generator/src/", "node:fs"],
  ["generator/src/", "@mainstreet/contract/campaigns"],
  ["generator/src/", "@mainstreet/contract/site-content"],
  ["generator/src/pages/", "../../../contract/src/campaigns.ts"],
  ["emulators/src/", "@mainstreet/contract/campaigns"],
  ["emulators/src/", "@aws-sdk/client-s3"],
  ["emulators/src/dns/", "dns-packet"],
  ["emulators/src/s3/", "../../../server/src/config.ts"],
  ["emulators/src/s3/sign.test.ts", "../../../server/src/hosting/sign.ts"],
  ["generator/src/site.test.ts", "@mainstreet/server/config"],
  ["server/src/app.ts", "@mainstreet/emulators/netlify/main"],
  ["server/src/main.ts", "../test/harness.ts"],
  ["server/src/features/places/", "@mainstreet/emulators/netlify/main"],
  ["server/src/features/places/", "@mainstreet/server/features/credits/queries"],
  ["server/src/features/places/", "../../../test/harness.ts"],
  ["server/src/features/places/", "../../features/credits/queries.ts"],
  ["server/src/features/places/", "../../app.ts"],
  ["server/src/features/places/import/", "../../credits/queries.ts"],
  ["server/src/features/page-quality/", "../campaign-creation/insert-campaigns.ts"],
  ["server/src/features/campaigns/", "../page-quality/judge-page.ts"],
  ["server/src/features/dashboard/", "../campaigns/present.ts"],
  ["server/src/features/dashboard/", "../payments/queries.ts"],
  ["server/src/platform/", "../features/credits/queries.ts"],
  ["server/src/platform/", "../app.ts"],
  ["server/src/platform/http/", "../../hosting/provider.ts"],
  ["server/src/auditor/", "../features/credits/append-entry.ts"],
  ["server/src/hosting/aws/", "../../features/campaigns/queries.ts"],
  ["server/src/hosting/aws/", "../netlify/site-name.ts"],
  ["server/src/hosting/", "@mainstreet/emulators/s3/main"],
  ["server/src/features/places/routes.integration.test.ts", "@mainstreet/web/app/router"],
  ["e2e/tests/", "@mainstreet/server/config"],
  ["e2e/tests/", "../../contract/src/texts.ts"],
  ["e2e/support/", "../../server/test/database.ts"],
  ["web/src/app/", "@mainstreet/server/config"],
  ["web/src/app/", "../../../server/src/config.ts"],
  ["web/src/features/create/", "../payments/api.ts"],
  ["web/src/features/create/fields/", "../../payments/api.ts"],
  ["web/src/features/create/", "../../app/router.tsx"],
  ["web/src/features/create/", "@mainstreet/server/config"],
  ["web/src/ui/", "../features/create/api.ts"],
  ["web/src/ui/", "../app/shell.tsx"],
  ["web/src/lib/", "../ui/money.tsx"],
  ["web/src/lib/", "../features/create/api.ts"],
  ["web/src/lib/", "node:fs"],
];

test("imports in the allowed directions pass", async () => {
  expect(await lint(plant(allowed).files)).toEqual([]);
});

test("every import against the directions of the design is refused", async () => {
  const { files, names } = plant(forbidden);
  expect(await lint(files)).toEqual(names.map((name) => `${name}: ${importRule}`));
});

/** docs/architecture.md, Parts, has the same list. */
const pages = ["businesses", "campaigns", "credits", "deployments", "places", "page-quality"];
const mayImport: Record<string, string[]> = {
  trash: ["businesses", "campaigns", "credits", "deployments", "domains", "removal"],
  "account-erasure": ["campaigns", "creation-runs", "credits", "host-moves", "pictures", "removal"],
  "account-holds": ["rate-limits"],
  "account-readings": ["rate-limits"],
  "account-export": ["campaigns", "deployments", "leads", "pictures"],
  auth: ["credits"],
  "billing-details": [],
  "bucket-https": ["campaigns", "deployments"],
  businesses: ["campaigns", "pictures"],
  campaigns: [],
  "campaign-creation": pages,
  "campaign-editing": [...pages, "campaign-creation"],
  company: [],
  "creation-runs": [...pages, "account-holds", "campaign-creation", "rate-limits"],
  credits: [],
  dashboard: [],
  deployments: [
    "businesses",
    "campaigns",
    "index-notices",
    "leads",
    "pictures",
    "places",
    "rate-limits",
    "site-history",
  ],
  evidence: ["businesses", "campaigns", "pictures"],
  "host-moves": ["campaigns", "deployments"],
  "index-notices": ["campaigns"],
  invoices: ["billing-details", "company"],
  labels: ["campaigns"],
  leads: ["businesses", "campaigns", "places"],
  "form-trials": ["leads", "site-history"],
  mail: ["auth", "credits", "form-trials", "leads"],
  operations: ["account-readings", "businesses", "campaigns", "deployments", "labels"],
  metrics: ["auth", "payments"],
  payments: ["company", "credits", "invoices", "public-pages"],
  "public-pages": ["company"],
  pictures: [],
  places: [],
  preview: [],
  "page-quality": ["businesses", "campaigns", "credits", "deployments", "places"],
  "rate-limits": ["campaigns"],
  domains: ["campaigns", "deployments"],
  "second-factor": ["auth"],
  retention: [],
  "saved-views": [],
  "view-links": ["campaigns"],
  "security-events": [],
  "site-archives": ["campaigns", "pictures", "site-history"],
  "site-history": ["campaigns", "pictures"],
  "site-restore": ["campaign-editing", "campaigns", "deployments", "operations", "site-history"],
  refunds: ["credits", "invoices", "payments"],
  removal: ["campaigns", "credits", "deployments", "domains"],
};
const features = Object.keys(mayImport);

test("a server feature imports exactly the features below it", async () => {
  const files: Record<string, string> = {};
  const expected: string[] = [];
  for (const from of features) {
    for (const to of features.filter((feature) => feature !== from)) {
      const file = `server/src/features/${from}/from-${to}.ts`;
      files[file] = importing(`../${to}/rules.ts`);
      if (!mayImport[from]?.includes(to)) expected.push(`${file}: ${importRule}`);
    }
  }
  expect(await lint(files)).toEqual(expected.toSorted());
});

test("every feature folder of the server has its place in the order", async () => {
  const folders = await readdir(join(root, "server/src/features"));
  expect(folders.filter((folder) => !features.includes(folder))).toEqual([]);
});

test("the generator takes types of the list of fields, and no type of the rest of the contract", async () => {
  const taking = (file: string) =>
    `import type { Taken } from "@mainstreet/contract/${file}";\nexport type Kept = Taken;\n`;
  const found = await lint({
    "generator/src/site.ts": taking("site-content"),
    "generator/src/other.ts": taking("campaigns"),
  });
  expect(found).toEqual([`generator/src/other.ts: ${importRule}`]);
});

test("environment variables of the server, and requests and storage of the browser, are each used in one place only", async () => {
  const send = 'export const answer = (): Promise<Response> => fetch("/api/health");\n';
  const read = 'export const port = process.env["PORT"];\n';
  const keep = 'export const token = (): string | null => localStorage.getItem("token");\n';
  const found = await lint({
    "server/src/config.ts": read,
    "server/src/platform/port.ts": read,
    "web/src/lib/send.ts": send,
    "web/src/lib/session.ts": keep,
    "web/src/features/create/send.ts": send,
    "web/src/app/session.ts": keep,
    "web/src/ui/session.ts": keep.replace("localStorage", "window.localStorage"),
    "generator/src/now.ts": "export const today = new Date();\n",
    "generator/src/dice.ts": "export const die = Math.random();\n",
  });
  expect(found).toEqual([
    "generator/src/dice.ts: eslint(no-restricted-properties)",
    "generator/src/now.ts: eslint(no-restricted-globals)",
    "server/src/platform/port.ts: node(no-process-env)",
    "web/src/app/session.ts: eslint(no-restricted-globals)",
    "web/src/features/create/send.ts: eslint(no-restricted-globals)",
    "web/src/ui/session.ts: eslint(no-restricted-properties)",
  ]);
});
