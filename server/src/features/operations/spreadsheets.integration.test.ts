import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { setLabels } from "@mainstreet/contract/labels";
import { importSites } from "@mainstreet/contract/site-import";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { readCsv } from "../../../test/read-csv.ts";

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;
/** UTF-8 with commas; texts in quotes, numbers as they are shown. */
const CSV_OUT = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false";
/** The same with quotes only where they are needed. */
const BARE_CSV_OUT = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false";
const CSV_IN = "--infilter=CSV:44,34,76,1,,0,false,false";
/** With "Detect special numbers", as someone may have ticked: dates are recognised too. */
const EAGER_CSV_IN = "--infilter=CSV:44,34,76,1,,0,false,true";

let product: Product;
let owner: Visitor;
let folder: string;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "50" });
  owner = await product.signUp();
  folder = await mkdtemp(path.join(tmpdir(), "spreadsheets-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await product.assertSound();
  await product.close();
});

async function soffice(args: readonly string[]): Promise<boolean> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  try {
    await run("soffice", [profile, "--headless", ...args], { timeout: TIMEOUT_MS });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
    throw error;
  }
}

/** Opens a file in LibreOffice and saves it, step by step; returns the last file. */
async function savedAs(file: string, steps: readonly (readonly [string, string])[]) {
  let last = file;
  for (const [at, [filter, to]] of steps.entries()) {
    const out = path.join(folder, `${steps.map(([, name]) => name.slice(0, 4)).join("-")}-${at}`);
    await mkdir(out, { recursive: true });
    await soffice([...(filter ? [filter] : []), "--convert-to", to, "--outdir", out, last]);
    last = path.join(out, `sites.${to.split(":")[0]}`);
  }
  return readFile(last, "utf8");
}

const HOSTILE = [
  { phone: "+1 336 555 0142", cta: '=HYPERLINK("http://x")', company: 'O\'Fallon & "Sons"' },
  { phone: "3365550142", cta: "-1+1|cmd", company: "'00123" },
  { phone: "(336) 555-0142", cta: "3/4", company: "May 2026" },
  { phone: "13365550142", cta: "24/7 😀 é “x”", company: "TRUE" },
  { phone: "336.555.0142", cta: "1E5", company: "a;b\tc|d" },
  { phone: "", cta: "@x 'y'", company: "1,234" },
];
const TEXTS = ["00501", "1-2", "10:30", "$89", "50%", "5 Sept"];

async function makeHostileSites(): Promise<void> {
  for (const [at, { phone, cta, company }] of HOSTILE.entries()) {
    const { id } = (await owner.send(createCampaign, { body: { ...PLUMBING, phone } })).response;
    const text = TEXTS[at] ?? "";
    const { status, failure } = await owner.send(updateCampaign, {
      params: { id },
      body: {
        main: {
          metatitle: text,
          metadescription: `${text}\n=1+1\n"two"\tlines, ${"x".repeat(300)}`,
        },
        content: { cta },
        company: {
          name: company,
          address: {
            zip: "00501",
            street: text,
            latitude: 36.099_860_1 + at,
            longitude: -80.244_220_12,
          },
        },
        openingHours: "Mon-Fri 8-17\n+ by phone",
      },
    });
    expect(status, failure.message).toBe(200);
    await owner.send(setLabels, { params: { id }, body: { labels: [`=${text}`, "Client A"] } });
  }
}

const WAYS: [string, [string, string][]][] = [
  ["CSV", [[CSV_IN, CSV_OUT]]],
  [
    "CSV twice, with dates detected and few quotes",
    [
      [EAGER_CSV_IN, BARE_CSV_OUT],
      [EAGER_CSV_IN, BARE_CSV_OUT],
    ],
  ],
  [
    "XLSX",
    [
      [CSV_IN, "xlsx"],
      ["", CSV_OUT],
    ],
  ],
  [
    "ODS",
    [
      [CSV_IN, "ods"],
      ["", CSV_OUT],
    ],
  ],
];

test(
  "a file that LibreOffice has opened and saved as CSV, through XLSX or through ODS imports without a change",
  { timeout: 6 * TIMEOUT_MS },
  async ({ skip }) => {
    skip(!IS_LONG, "LibreOffice takes seconds to start: TEST_SIZE=long.");
    skip(!(await soffice(["--version"])), "LibreOffice is not installed (libreoffice-calc).");
    await makeHostileSites();
    const { payload } = await product.app.inject({
      method: "POST",
      url: "/api/campaigns/export",
      headers: { authorization: `Bearer ${owner.token}` },
      payload: {},
    });
    const file = path.join(folder, "sites.csv");
    await writeFile(file, payload);
    for (const [way, steps] of WAYS) {
      const [columns = [], ...rows] = readCsv(await savedAs(file, steps));
      const { response, failure } = await owner.send(importSites, {
        body: { file: "sites.csv", columns, rows },
      });
      expect(response, `${way}: ${failure.message}`).toMatchObject({
        counts: { changed: 0, unchanged: HOSTILE.length, refused: 0, leftOut: 0 },
        file: { rows: HOSTILE.length, problems: 0, unknownColumns: [] },
      });
    }
  },
);
