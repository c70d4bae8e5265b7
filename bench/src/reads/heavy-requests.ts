import { brotliCompressSync } from "node:zlib";

/** One kind of request that costs its sender little and could cost the server a lot. */
type HeavyRequest = { path: string; body: () => Buffer; encoding?: string };

/** Just below the limit of a bulk body. */
const BULK_BYTES = 4 * 1024 * 1024 - 100;
const ID_LIST_BYTES = 512 * 1024;
const ROW = {
  serviceName: "Plumbing and heating",
  city: "Winston-Salem",
  state: "NC",
  zip: "Will be fetched from database",
  phone: "(336) 555-0142",
  company: "Asha's Plumbing, Heating and Drain Cleaning of Forsyth County",
  email: "office@plumbing-heating-and-drains.example",
  deploymentType: "netlify",
  netlifyTokenId: "default",
};

const check = "/api/campaigns/bulk/check";
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
/** `{"<member>":[piece,piece,…]}` of about so many bytes. */
const filled = (member: string, piece: string, bytes = BULK_BYTES) => {
  const pieces = Array<string>(Math.floor(bytes / (piece.length + 1)) - 2).fill(piece);
  return Buffer.from(`{"${member}":[${pieces.join(",")}]}`);
};
const rows = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ ...ROW, serviceName: `Trade ${row % 500}` }));
const manyMembers = () => {
  const members = Array.from({ length: 340_000 }, (_, at) => `"m${at}":1`);
  return Buffer.from(`{${members.join(",")}}`);
};
const unknownIds = () =>
  Array.from(
    { length: 10_000 },
    (_, at) => `019a9f5d-df99-723b-b95f-${String(at).padStart(12, "0")}`,
  );

export const HEAVY_REQUESTS: Readonly<Record<string, HeavyRequest>> = {
  "compressed body": {
    path: check,
    body: () => brotliCompressSync(filled("rows", "0")),
    encoding: "br",
  },
  "2 million numbers": { path: check, body: () => filled("rows", "0") },
  "1.4 million objects": { path: check, body: () => filled("rows", "{}") },
  "nested arrays": { path: check, body: () => Buffer.from("[".repeat(BULK_BYTES)) },
  "340,000 members": { path: check, body: manyMembers },
  "one text of 4 MB": {
    path: check,
    body: () => json({ rows: ["\u00e9".repeat(BULK_BYTES / 2 - 20)] }),
  },
  "check of 10,000 rows": { path: check, body: () => json({ rows: rows(10_000) }) },
  "check of 100 rows of one key": {
    path: check,
    body: () =>
      json({ rows: Array.from({ length: 100 }, () => ({ ...ROW, siteKey: "benchheavy00" })) }),
  },
  "run of 10,000 sites": { path: "/api/campaigns/bulk", body: () => json({ sites: rows(10_000) }) },
  "10,000 unknown ids": {
    path: "/api/campaigns/bulk-update-script",
    body: () =>
      json({ campaignIds: unknownIds(), searchConsoleScript: "google0123456789abcdef.html" }),
  },
  "ids of 512 KB": {
    path: "/api/campaigns/bulk-update-script",
    body: () => filled("campaignIds", '""', ID_LIST_BYTES),
  },
  "quality of a form": {
    path: "/api/quality",
    body: () => json({ siteKey: "benchheavy00", service: "Plumbing", city: "Cary", state: "NC" }),
  },
};
