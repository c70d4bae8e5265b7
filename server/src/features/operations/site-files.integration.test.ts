import { createCampaign, getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { setLabels } from "@mainstreet/contract/labels";
import * as api from "@mainstreet/contract/operations";
import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import { FILE_COLUMNS, fileColumnTitle, type FileColumn } from "@mainstreet/contract/site-file";
import { importSites, listFileProblems } from "@mainstreet/contract/site-import";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { readCsv } from "../../../test/read-csv.ts";
import { newId } from "../../platform/db/ids.ts";

let product: Product;
let owner: Visitor;
let ids: string[] = [];
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "50" });
  owner = await product.signUp();
  ids = await makeSites(["Winston-Salem", "Durham", "Raleigh", "Boone"]);
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function exported(body: object = {}, visitor = owner) {
  const response = await product.app.inject({
    method: "POST",
    url: "/api/campaigns/export",
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: body,
  });
  return response;
}

/** Without a worker, an operation never finishes with the sites that it changed, so a test that changes sites creates its own. */
async function makeSites(cities: readonly string[]): Promise<string[]> {
  const made: string[] = [];
  for (const city of cities)
    made.push((await owner.send(createCampaign, { body: { ...PLUMBING, city } })).response.id);
  return made.toSorted();
}

/** The file of some sites, as rows of cells. */
async function fileOf(body: object = {}) {
  const { payload } = await exported(body);
  const [columns = [], ...rows] = readCsv(payload);
  return { columns, rows: rows.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1)) };
}

type File = { columns: string[]; rows: string[][] };

const importFile = (file: File, visitor = owner) =>
  visitor.send(importSites, { body: { file: "sites.csv", ...file } });

/** Sets a cell of the row of a site. */
function put(file: File, [at, column, cell]: [number, FileColumn, string]): void {
  const row = file.rows[at];
  if (row) row[FILE_COLUMNS.indexOf(column)] = cell;
}

const problemsOf = async (id: string) =>
  (await owner.send(listFileProblems, { params: { id } })).response;
const sitesOf = async (id: string) =>
  (await owner.send(api.listOperationSites, { params: { id }, query: {} })).response.sites;
const siteOf = async (id: string) => (await owner.send(getCampaign, { params: { id } })).response;

test("a view is exported with every field, safe for spreadsheets, and imports without a change", async () => {
  const [first = ""] = ids;
  await owner.send(setLabels, { params: { id: first }, body: { labels: ["Client A", "+1 VIP"] } });
  const hostile = { cta: '=HYPERLINK("http://x")', metadescription: 'a "b";\tc\nd 😀 é' };
  const company = { name: "'00123", address: { zip: "00501", street: "3/4" } };
  await owner.send(updateCampaign, {
    params: { id: first },
    body: {
      main: { phone: "+1 336 555 0142", metadescription: hostile.metadescription },
      content: { cta: hostile.cta },
      company,
    },
  });
  const { payload, headers } = await exported({ campaignIds: [first] });
  expect(headers["content-disposition"]).toContain("mainstreet-sites.csv");
  expect(payload.startsWith("\uFEFFid,version,Labels,Service Name,City,State,")).toBe(true);
  for (const cell of [
    "'00501",
    "'+1 336 555 0142",
    "''00123",
    "'3/4",
    `"'=HYPERLINK(""http://x"")"`,
    "'+1 VIP; Client A",
  ])
    expect(payload).toContain(cell);
  const lists: [object, number][] = [
    [{}, 4],
    [{ filter: { city: "Durham" } }, 1],
    [{ campaignIds: [first, newId()] }, 1],
  ];
  for (const [body, rows] of lists) {
    const file = await fileOf(body);
    expect(file.rows).toHaveLength(rows);
    const { status, response } = await importFile(file);
    expect(status).toBe(201);
    expect(response).toMatchObject({
      kind: "file",
      total: rows,
      missing: 0,
      counts: { changed: 0, unchanged: rows },
      file: { name: "sites.csv", rows, unknownColumns: [], problems: 0 },
    });
  }
  const none = await exported({ campaignIds: [newId()] });
  expect([none.statusCode, none.json().message]).toEqual([404, siteFileTexts.noneFound]);
});

test("changed cells are a draft of each site's own changes, which is applied and taken back", async () => {
  const file = await fileOf();
  put(file, [0, "cta", "Call {city} now"]);
  put(file, [0, "labels", "client a;Winter"]);
  put(file, [0, "companyLatitude", "36,0999"]);
  put(file, [0, "latitude", "36.1"]);
  put(file, [0, "longitude", "-80.25"]);
  put(file, [1, "phone", "3365550199"]);
  put(file, [1, "indexAnyway", "Yes"]);
  put(file, [2, "companyName", ""]);
  const { response } = await importFile(file);
  expect(response.counts).toMatchObject({ changed: 2, unchanged: 2, refused: 0 });
  const [one, two] = await sitesOf(response.id);
  expect(one?.after).toMatchObject({
    cta: { value: "Call {city} now" },
    labels: { value: ["Client A", "Winter"] },
    companyLatitude: { value: 36.0999 },
    latitude: { value: 36.1 },
    longitude: { value: -80.25 },
  });
  expect(Object.keys(two?.after ?? {})).toEqual(["phone", "indexAnyway"]);
  const params = { id: response.id };
  const applied = await owner.send(api.applyOperation, { params });
  expect(applied.response.counts).toMatchObject({ applied: 2, conflicts: 0, unchanged: 2 });
  expect(await siteOf(ids[0] ?? "")).toMatchObject({
    content: { cta: "Call {city} now" },
    main: { latitude: 36.1, longitude: -80.25 },
  });
  expect((await siteOf(ids[1] ?? "")).phone).toBe("3365550199");
  const undone = await owner.send(api.undoOperation, { params });
  expect(undone.response.counts).toMatchObject({ applied: 2, conflicts: 0 });
  expect((await siteOf(ids[1] ?? "")).phone).toBe(PLUMBING.phone);
});

test("what cannot be used is named by row, column and reason, and the rest goes on", async () => {
  const file = await fileOf({
    campaignIds: await makeSites(["Apex", "Cary", "Elkin", "Asheville"]),
  });
  const [row = []] = file.rows;
  const other = newId();
  put(file, [0, "phone", "3.36555E+09"]);
  put(file, [0, "email", "no address"]);
  put(file, [0, "cta", "x".repeat(5_000)]);
  put(file, [0, "metaTitle", "Good\r\nTitle"]);
  put(file, [1, "city", "Boston"]);
  put(file, [1, "searchConsoleScript", "<script>"]);
  put(file, [1, "theme", "nope"]);
  put(file, [1, "indexAnyway", "perhaps"]);
  put(file, [2, "companyLongitude", "#NAME?"]);
  file.rows.push(["", "1"], [other, "1", ...row.slice(2)], ["nonsense"], file.rows[3] ?? []);
  file.columns.push("Colour");
  const { status, response, failure } = await importFile(file);
  expect(status, failure.message).toBe(201);
  expect(response.counts).toMatchObject({ changed: 1, refused: 2, unchanged: 0 });
  expect(response.file).toMatchObject({ unknownColumns: ["Colour"], problems: 13, rows: 8 });
  const { problems } = await problemsOf(response.id);
  const at = problems.map(({ row: line, column, message }) => [line, column, message]);
  expect(at).toEqual(
    expect.arrayContaining([
      [2, "Phone Number", siteFileTexts.shortened],
      [2, "Email", texts.auth.invalidEmail],
      [2, "CTA Text", "CTA text must be at most 200 characters"],
      [3, "City", "City cannot be changed by a file: it moves the site, which costs a credit"],
      [3, "Theme", texts.campaigns.unknownDesign],
      [3, "Let search engines list it anyway", siteFileTexts.notYesOrNo],
      [4, "Company Longitude", siteFileTexts.spreadsheetError],
      [5, "", siteFileTexts.rowTwice],
      [6, "", siteFileTexts.unknownSite],
      [7, "", siteFileTexts.unknownSite],
      [8, "", siteFileTexts.unknownSite],
      [9, "", siteFileTexts.rowTwice],
    ]),
  );
  expect(problems.find(({ row: line, column }) => line === 3 && column === "City")).toMatchObject({
    cell: "Boston",
    present: expect.stringMatching(/^[A-Z]/),
  });
  const [site] = await sitesOf(response.id);
  expect(site?.after).toEqual({ metaTitle: { value: "Good\nTitle", own: false } });
  expect(site?.message).toContain("Not changed: Phone Number");
});

test("a site that was changed since is left out with both values, and can be taken in", async () => {
  // A site that no operation publishes.
  const id = ids[3] ?? "";
  const file = await fileOf({ campaignIds: [id] });
  put(file, [0, "cta", "From the file"]);
  await owner.send(updateCampaign, { params: { id }, body: { content: { cta: "From the form" } } });
  // A blank line of the spreadsheet affects only the row numbers.
  const { response } = await importFile({ ...file, rows: [[], ...file.rows] });
  expect(response).toMatchObject({ counts: { changed: 0, leftOut: 1 }, file: { rows: 1 } });
  const [site] = await sitesOf(response.id);
  expect(site).toMatchObject({
    message: siteFileTexts.leftOut,
    before: { cta: { value: "From the form" } },
    after: { cta: { value: "From the file" } },
  });
  expect((await problemsOf(response.id)).problems).toEqual([
    {
      row: 3,
      column: "CTA Text",
      cell: "From the file",
      present: "From the form",
      message: siteFileTexts.changedSince,
    },
  ]);
  const params = { id: response.id };
  await owner.send(api.leaveOutSites, { params, body: { siteIndexes: [0], leftOut: false } });
  const applied = await owner.send(api.applyOperation, { params });
  expect(applied.response.counts).toMatchObject({ applied: 1 });
  expect((await siteOf(id)).content.cta).toBe("From the file");
});

test("labels that were given since the file was made stay, unless its cell of labels was changed too", async () => {
  const [id = ""] = await makeSites(["Sparta"]);
  const label = (names: string[]) =>
    owner.send(setLabels, { params: { id }, body: { labels: names } });
  await label(["Client A"]);
  const file = await fileOf({ campaignIds: [id] });
  await label(["Client A", "Winter"]);
  const untouched = await importFile(file);
  expect(untouched.response.counts).toMatchObject({ unchanged: 1 });
  expect(untouched.response.file?.problems).toBe(0);

  put(file, [0, "labels", "Client A; Summer"]);
  const { response } = await importFile(file);
  expect(response.counts).toMatchObject({ changed: 0, leftOut: 1 });
  const problem = {
    row: 2,
    column: "Labels",
    cell: "Client A; Summer",
    present: "Client A; Winter",
    message: siteFileTexts.changedSince,
  };
  expect((await problemsOf(response.id)).problems).toEqual([problem]);

  // A file that was made before it had a mark of the labels.
  const version = file.rows[0]?.[1] ?? "";
  put(file, [0, "version", version.replace(/-.*/, "")]);
  const older = await importFile(file);
  expect(older.response.counts).toMatchObject({ changed: 1 });

  put(file, [0, "version", version]);
  await label(["client a"]);
  const again = await importFile(file);
  expect(again.response.counts).toMatchObject({ changed: 1 });
  expect(again.response.file?.problems).toBe(0);
});

const refusals: [string, File, Record<string, string>][] = [
  [
    "no id",
    { columns: ["version"], rows: [["1"]] },
    { columns: siteFileTexts.noColumn(fileColumnTitle("id")) },
  ],
  [
    "a column twice",
    { columns: ["id", "version", "Phone Number", "phone"], rows: [["", "", "", ""]] },
    { columns: siteFileTexts.columnTwice("Phone Number") },
  ],
  ["no rows", { columns: ["id", "version"], rows: [] }, { rows: siteFileTexts.noRows }],
  [
    "10,001 rows",
    { columns: ["id", "version"], rows: Array.from({ length: 10_001 }, () => []) },
    { rows: siteFileTexts.tooManyRows },
  ],
];

test.each(refusals)("a file with %s is refused in words", async (_name, file, fields) => {
  const { status, failure } = await importFile(file);
  expect(status).toBe(400);
  expect(failure.fields ?? { rows: failure.message }).toMatchObject(fields);
});

test("sites of others are no sites, in a file as in an export", async () => {
  const stranger = await product.signUp();
  const file = await fileOf({ campaignIds: ids });
  const { response } = await importFile(file, stranger);
  expect(response).toMatchObject({ total: 0, missing: 4, file: { problems: 4 } });
  expect((await exported({ campaignIds: ids }, stranger)).statusCode).toBe(404);
  expect((await exported({}, stranger)).payload.split("\r\n")).toHaveLength(2);
});
