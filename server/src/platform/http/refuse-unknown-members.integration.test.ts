import { createCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { requestTexts } from "@mainstreet/contract/request-messages";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";

let product: Product;
let visitor: Visitor;
let campaignId: string;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "20" });
  visitor = await product.signUp();
  campaignId = (await visitor.send(createCampaign, { body: PLUMBING })).response.id;
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function post(path: string, body: object) {
  const response = await product.app.inject({
    method: "POST",
    url: `/api${path.replace("$campaign", campaignId)}`,
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: body,
  });
  const { message, fields } = response.json<{
    message?: string;
    fields?: Record<string, string>;
  }>();
  return { status: response.statusCode, message, fields };
}

const credits = async () => (await visitor.send(creditBalance, {})).response.credits;
const [CARY, APEX] = [
  { city: "Cary", state: "NC" },
  { city: "Apex", state: "NC" },
];
const MULTI = { mainService: "Plumbing", mainLocation: CARY, additionalLocations: [APEX] };

type Case = { path: string; body: object; at: string; nearest: string };

const CASES: Case[] = [
  {
    path: "/campaigns",
    body: { ...PLUMBING, deplyomentType: "aws" },
    at: "deplyomentType",
    nearest: "deploymentType",
  },
  {
    path: "/campaigns",
    body: { ...PLUMBING, design: { theme: "", palete: "" } },
    at: "design.palete",
    nearest: "palette",
  },
  {
    path: "/campaigns/bulk",
    body: { sites: [PLUMBING, { ...PLUMBING, phonee: "1" }] },
    at: "sites.1.phonee",
    nearest: "phone",
  },
  {
    path: "/campaigns/bulk",
    body: { sites: [PLUMBING], dripsPerDay: 5 },
    at: "dripsPerDay",
    nearest: "dripPerDay",
  },
  {
    path: "/campaigns/bulk/check",
    body: { rows: [{ ...PLUMBING, servicename: "Plumbing" }] },
    at: "rows.0.servicename",
    nearest: "serviceName",
  },
  {
    path: "/multi-location/create",
    body: { ...MULTI, relatedService: [] },
    at: "relatedService",
    nearest: "relatedServices",
  },
  {
    path: "/multi-location/create",
    body: { ...MULTI, additionalLocations: [{ ...APEX, stat: "NC" }] },
    at: "additionalLocations.0.stat",
    nearest: "state",
  },
  {
    path: "/campaigns/$campaign/locations",
    body: { location: [CARY], locatons: [APEX] },
    at: "locatons",
    nearest: "locations",
  },
  {
    path: "/payments/create-order",
    body: { amount: 1, credits: 10, fone: "9999999999" },
    at: "fone",
    nearest: "phone",
  },
  {
    path: "/campaigns/$campaign/redeploy",
    body: { deploymenttype: "aws" },
    at: "deploymenttype",
    nearest: "deploymentType",
  },
  {
    path: "/deploy-to-s3",
    body: { credentialId: "x", bucketName: "a-bucket" },
    at: "credentialId",
    nearest: "credentialsId",
  },
  {
    path: "/campaigns/bulk-update-script",
    body: { campaignIds: [], searchConsoleScripts: "x" },
    at: "searchConsoleScripts",
    nearest: "searchConsoleScript",
  },
];

test.each(CASES)("$path refuses $at, names $nearest and charges nothing", async (given) => {
  const before = await credits();
  const refused = await post(given.path, given.body);
  const text = requestTexts.unknownMember(given.at.split(".").at(-1) ?? "", given.nearest);
  expect(refused.status).toBe(400);
  expect(refused.fields?.[given.at]).toBe(text);
  expect(refused.message).toContain("Unknown field");
  expect(await credits()).toBe(before);
});

test("a name that is like no other is refused without a guess", async () => {
  const name = "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq";
  const refused = await post("/campaigns", { ...PLUMBING, [name]: 1 });
  expect(refused).toMatchObject({
    status: 400,
    message: requestTexts.unknownMember(name, undefined),
  });
});

test("members that the specification or another schema knows are accepted, and have no effect", async () => {
  const { id, ...whole } = (await visitor.send(createCampaign, { body: PLUMBING })).response;
  const before = await credits();
  const extra = {
    userId: visitor.user.id,
    siteDir: "x",
    siteIndex: 3,
    progressId: id,
    paymentSessionId: "x",
    lastDeployed: null,
    deploymentUrl: "https://elsewhere.example",
  };
  const made = await post("/campaigns", { ...whole, ...extra, ...PLUMBING, siteKey: undefined });
  expect(made.message).toBeUndefined();
  expect(made.status).toBe(201);
  expect(await credits()).toBe(before - 1);
});

test("thousands of unknown members are refused at once, and a part of them is named", async () => {
  const sites = Array.from({ length: 5_000 }, () => ({ ...PLUMBING, unbekannt: 1 }));
  const refused = await post("/campaigns/bulk", { sites });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.fields ?? {})).toHaveLength(100);
});
