import {
  type CampaignDetail,
  createCampaign,
  getCampaign,
  updateCampaign,
} from "@mainstreet/contract/campaigns";
import type { FieldChange } from "@mainstreet/contract/operation-changes";
import type { OperationField } from "@mainstreet/contract/operation-fields";
import * as api from "@mainstreet/contract/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";

let product: Product;
let owner: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "50" });
  owner = await product.signUp();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const read = async (id: string) => (await owner.send(getCampaign, { params: { id } })).response;

/** A site with these two texts, and not with the design that its key would choose. */
async function makeSite({ cta = "", metatitle = "" } = {}): Promise<string> {
  const design = { theme: "civic", palette: "pine" };
  const { id } = (await owner.send(createCampaign, { body: { ...PLUMBING, design } })).response;
  const body = { content: { cta }, main: { metatitle } };
  const saved = await owner.send(updateCampaign, { params: { id }, body });
  expect(saved.status, saved.failure.message).toBe(200);
  return id;
}

/** Reviews changes of one site and applies them. Returns the fields after the changes as the review showed them. */
async function apply(campaignId: string, changes: FieldChange[]) {
  const body = { campaignIds: [campaignId], changes };
  const made = await owner.send(api.createOperation, { body });
  expect(made.status, made.failure.message).toBe(201);
  const params = { id: made.response.id };
  const { response } = await owner.send(api.listOperationSites, { params, query: {} });
  const applied = await owner.send(api.applyOperation, { params });
  expect(applied.response.counts).toMatchObject({ applied: 1, conflicts: 0 });
  return response.sites[0]?.after ?? {};
}

const replace = (find: string, replacement: string, matchCase = false): FieldChange => ({
  action: "replace",
  field: "cta",
  find,
  replacement,
  matchCase,
});

const CALL = "Call now. CALL us, or call later";
const texts: [name: string, text: { before: string; change: FieldChange; after: string }][] = [
  [
    "every occurrence, in any case",
    { before: CALL, change: replace("call", "Ring"), after: "Ring now. Ring us, or Ring later" },
  ],
  [
    "only in its own case",
    {
      before: CALL,
      change: replace("call", "ring", true),
      after: "Call now. CALL us, or ring later",
    },
  ],
  [
    "nothing, which removes it",
    { before: CALL, change: replace("call ", ""), after: "now. us, or later" },
  ],
  [
    "the site's words",
    {
      before: "In town (24/7)",
      change: replace("town", "{city}, {state}"),
      after: "In Winston-Salem, NC (24/7)",
    },
  ],
  [
    "signs as they are typed",
    {
      before: "a.b (c) a.b",
      change: replace(".b (", "$& {{x} [$1] ("),
      after: "a$& {x} [$1] (c) a.b",
    },
  ],
  [
    "letters with accents",
    { before: "CAFÉ and café", change: replace("café", "Bar"), after: "Bar and Bar" },
  ],
];

test.each(texts)("a text is replaced: %s", async (_name, { before, change, after }) => {
  const id = await makeSite({ cta: before });
  expect(await apply(id, [change])).toEqual({ cta: { value: after, own: false } });
  expect((await read(id)).content.cta).toBe(after);
});

test("a prefix is put before a text and a suffix after it, each change on what the one before left", async () => {
  const id = await makeSite({ cta: "Call us", metatitle: "Best pipes" });
  await apply(id, [
    { action: "prefix", field: "cta", text: "{service}: " },
    { action: "suffix", field: "cta", text: " in {city}" },
    { action: "replace", field: "cta", find: "call", replacement: "Ring", matchCase: false },
    { action: "suffix", field: "metaTitle", text: " | Ruiz" },
  ]);
  const { content, main } = await read(id);
  expect(content.cta).toBe("Plumbing: Ring us in Winston-Salem");
  expect(main.metatitle).toBe("Best pipes | Ruiz");
});

test("a prefix and a suffix of a blank field are its text", async () => {
  const id = await makeSite();
  await apply(id, [
    { action: "prefix", field: "cta", text: "Call" },
    { action: "suffix", field: "cta", text: " now" },
  ]);
  expect((await read(id)).content.cta).toBe("Call now");
});

const set = (field: OperationField, value: string): FieldChange => ({
  action: "set",
  field,
  value,
});

const chosen: [field: OperationField, value: string, valueIn: (site: CampaignDetail) => unknown][] =
  [
    ["palette", "slate", ({ design }) => design.palette],
    ["leadForm", "on", ({ leadForm }) => leadForm],
    ["companyStreet", "12 Main St", ({ company }) => company.address.street],
    ["companyCity", "Kernersville", ({ company }) => company.address.city],
    ["companyState", "NC", ({ company }) => company.address.state],
    ["companyZip", "27284", ({ company }) => company.address.zip],
    [
      "reviewProfileUrl",
      "https://reviews.example/ruiz",
      ({ reviewProfileUrl }) => reviewProfileUrl,
    ],
  ];

test("palette, form, address of the company and review page are set to what was reviewed, and taken back", async () => {
  const id = await makeSite();
  const valuesNow = async () => {
    const site = await read(id);
    return Object.fromEntries(chosen.map(([field, , valueIn]) => [field, valueIn(site)]));
  };
  const before = await valuesNow();
  const changes = chosen.map(([field, value]) => set(field, value));
  const wanted = Object.fromEntries(chosen.map(([field, value]) => [field, value]));
  expect(before).not.toEqual(wanted);
  const after = await apply(id, changes);
  expect(await valuesNow()).toEqual(wanted);
  expect(
    Object.fromEntries(Object.entries(after).map(([field, { value }]) => [field, value])),
  ).toEqual(wanted);
  const [newest] = (await owner.send(api.listOperations, { query: {} })).response.operations;
  const params = { id: newest?.id ?? "" };
  expect((await owner.send(api.undoOperation, { params })).response.counts.applied).toBe(1);
  expect(await valuesNow()).toEqual(before);
});

test("the log says who changed what, and when it was made and applied", async () => {
  const visitor = await product.signUp();
  const { id } = (await visitor.send(createCampaign, { body: PLUMBING })).response;
  const started = Date.now();
  const changes = [set("cta", "Call us")];
  const body = { campaignIds: [id], changes };
  const made = await visitor.send(api.createOperation, { body });
  const actor = { id: visitor.user.id, name: visitor.user.name };
  const newest = async () =>
    (await visitor.send(api.listOperations, { query: {} })).response.operations[0];
  expect(await newest()).toMatchObject({ id: made.response.id, actor, changes, appliedAt: null });
  await visitor.send(api.applyOperation, { params: { id: made.response.id } });
  const applied = await newest();
  expect(applied).toMatchObject({ id: made.response.id, actor, changes, counts: { applied: 1 } });
  await visitor.send(api.undoOperation, { params: { id: made.response.id } });
  const undone = await newest();
  expect(undone).toMatchObject({ kind: "undo", undoes: made.response.id, actor });
  const times = [applied?.createdAt, applied?.appliedAt, undone?.appliedAt].map((at) =>
    Date.parse(at ?? ""),
  );
  expect([started, ...times, Date.now()]).toEqual(
    [started, ...times, Date.now()].toSorted((one, other) => one - other),
  );
  expect(actor.name).toBe("Asha Rao");
  expect((await owner.send(api.getOperation, { params: { id: made.response.id } })).status).toBe(
    404,
  );
});
