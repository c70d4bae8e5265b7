import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { control, send } from "../drive-emulator.ts";
import type { RunningEmulator } from "../emulator.ts";
import { alice, bob, visit } from "../s3/drive-s3.ts";
import { startCloudFrontEmulator } from "./cloudfront-emulator.ts";
import { startS3Emulator } from "../s3/s3-emulator.ts";
import { callCloudFront, configOf, openWebsite, firstXmlText } from "./test-calls.ts";

let emulator: RunningEmulator;
let s3: RunningEmulator;
let url: string;
beforeAll(async () => {
  [emulator, s3] = await Promise.all([startCloudFrontEmulator(), startS3Emulator()]);
  ({ url } = emulator);
});
afterAll(() => Promise.all([emulator.close(), s3.close()]));
beforeEach(() => Promise.all([control(url, "POST reset"), control(s3.url, "POST reset")]));

const conduct = (changes: object) => control(url, "POST cloudfront", changes);
const passTime = (offsetMs: number) => control(url, "POST clock", { offsetMs });
const signedAt = (offsetMs: number) => ({ time: Date.now() + offsetMs });

async function make(bucket = "sites", parts: Record<string, string> = {}) {
  const made = await callCloudFront(url, "POST ", {
    body: configOf(bucket, parts, String(s3.port)),
  });
  expect(made.status, made.text).toBe(201);
  return { id: firstXmlText(made, "Id"), etag: String(made.headers["etag"]), made };
}

test("a new distribution is in progress, then deployed; the same request again makes no second one", async () => {
  const { id, etag, made } = await make();
  expect(firstXmlText(made, "Status")).toBe("InProgress");
  expect(firstXmlText(made, "DomainName")).toMatch(/^d[0-9a-f]{13}\.cloudfront\.localhost$/);
  expect((await make()).id).toBe(id);
  const other = await callCloudFront(url, "POST ", {
    body: configOf("sites", { Comment: "other" }, String(s3.port)),
  });
  expect([other.status, firstXmlText(other, "Code")]).toEqual([409, "DistributionAlreadyExists"]);
  await passTime(11_000);
  const shown = await callCloudFront(url, `GET /${id}`, signedAt(11_000));
  expect([firstXmlText(shown, "Status"), shown.headers["etag"]]).toEqual(["Deployed", etag]);
  const list = await callCloudFront(url, "GET ", signedAt(11_000));
  expect([firstXmlText(list, "Quantity"), firstXmlText(list, "Comment")]).toEqual([
    "1",
    "mainstreet",
  ]);
});

test("it serves the bucket's website, caches pages for a second, and then revalidates them by their ETag", async () => {
  await conduct({ deployMs: 1_000 });
  const put = await openWebsite(s3.url, "sites");
  await put("<h1>one</h1>");
  const { made } = await make();
  const host = firstXmlText(made, "DomainName");
  expect((await visit(url, host, "/site/")).status).toBe(403);
  await passTime(2_000);
  const first = await visit(url, host, "/site/");
  expect([first.text, first.headers["x-cache"]]).toEqual(["<h1>one</h1>", "Miss from cloudfront"]);
  await put("<h1>two</h1>");
  expect((await visit(url, host, "/site/")).text).toBe("<h1>one</h1>");
  await passTime(4_000);
  expect((await visit(url, host, "/site/")).text).toBe("<h1>two</h1>");
  expect((await visit(url, host, "/site")).headers["location"]).toBe("/site/");
  expect((await visit(url, host, "/nothing")).status).toBe(404);
  expect((await send(url, `GET /__site/${host}/site/`)).text).toBe("<h1>two</h1>");
});

test("a cache policy that forwards the Host header finds no bucket of that name", async () => {
  await conduct({ deployMs: 0 });
  const put = await openWebsite(s3.url, "sites");
  await put("<h1>one</h1>");
  const behaviour =
    "<TargetOriginId>s3web</TargetOriginId><ViewerProtocolPolicy>redirect-to-https</ViewerProtocolPolicy><CachePolicyId>83da9c7e-98b4-4e11-a168-04f0df8e2c65</CachePolicyId>";
  const { made } = await make("sites", { DefaultCacheBehavior: behaviour });
  const { status, text } = await visit(url, firstXmlText(made, "DomainName"), "/site/");
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).not.toContain("<h1>one</h1>");
});

test("only a disabled distribution that is deployed can be deleted, and only with its newest ETag", async () => {
  await conduct({ deployMs: 5_000 });
  const { id, etag } = await make();
  const remove = (ifMatch: string, offset = 0) =>
    callCloudFront(url, `DELETE /${id}`, { ...signedAt(offset), headers: { "if-match": ifMatch } });
  expect(firstXmlText(await remove(etag), "Code")).toBe("DistributionNotDisabled");
  expect(firstXmlText(await callCloudFront(url, `DELETE /${id}`), "Code")).toBe(
    "InvalidIfMatchVersion",
  );
  const config = await callCloudFront(url, `GET /${id}/config`);
  const body = config.text.replace(/<Enabled>true<\/Enabled>/, "<Enabled>false</Enabled>");
  const put = (ifMatch: string) =>
    callCloudFront(url, `PUT /${id}/config`, { body, headers: { "if-match": ifMatch } });
  expect((await put("E0000000000000")).status).toBe(412);
  const disabled = await put(etag);
  expect(firstXmlText(disabled, "Status"), disabled.text).toBe("InProgress");
  const newest = String(disabled.headers["etag"]);
  expect(firstXmlText(await remove(newest), "Code")).toBe("DistributionNotDisabled");
  await passTime(6_000);
  expect((await remove(etag, 6_000)).status).toBe(412);
  expect((await remove(newest, 6_000)).status).toBe(204);
  expect((await callCloudFront(url, `GET /${id}`, signedAt(6_000))).status).toBe(404);
});

test("reads may show for a while what was before a change", async () => {
  await conduct({ deployMs: 1_000, staleMs: 60_000 });
  const { id, etag } = await make();
  const config = await callCloudFront(url, `GET /${id}/config`);
  const body = config.text.replace(/<Enabled>true<\/Enabled>/, "<Enabled>false</Enabled>");
  await callCloudFront(url, `PUT /${id}/config`, { body, headers: { "if-match": etag } });
  const stale = await callCloudFront(url, `GET /${id}`);
  expect([firstXmlText(stale, "Status"), stale.headers["etag"]]).toEqual(["Deployed", etag]);
  expect(stale.text).toContain("<Enabled>true</Enabled>");
});

test.each([
  ["an unknown element", { Colour: "green" }, "MalformedXML"],
  ["an origin with a port", { Origins: originAt("a.b.localhost:3002") }, "InvalidArgument"],
  ["a wrong number of items", { Aliases: "<Quantity>1</Quantity>" }, "InconsistentQuantities"],
  [
    "a name of one's own without a certificate",
    { Aliases: "<Quantity>1</Quantity><Items><CNAME>joe.test</CNAME></Items>" },
    "InvalidViewerCertificate",
  ],
])("%s is refused", async (_what, parts: Record<string, string>, code) => {
  const refused = await callCloudFront(url, "POST ", { body: configOf("sites", parts) });
  expect(firstXmlText(refused, "Code"), refused.text).toBe(code);
});

function originAt(domain: string): string {
  return `<Quantity>1</Quantity><Items><Origin><Id>s3web</Id><DomainName>${domain}</DomainName><CustomOriginConfig><HTTPPort>80</HTTPPort><HTTPSPort>443</HTTPSPort><OriginProtocolPolicy>http-only</OriginProtocolPolicy></CustomOriginConfig></Origin></Items>`;
}

test("an unknown cache policy and a name that another distribution has are refused", async () => {
  const behaviour =
    "<TargetOriginId>s3web</TargetOriginId><ViewerProtocolPolicy>https-only</ViewerProtocolPolicy><CachePolicyId>none</CachePolicyId>";
  const unknown = configOf("sites", { DefaultCacheBehavior: behaviour });
  expect(firstXmlText(await callCloudFront(url, "POST ", { body: unknown }), "Code")).toBe(
    "NoSuchCachePolicy",
  );
  const named = {
    Aliases: "<Quantity>1</Quantity><Items><CNAME>joe.test</CNAME></Items>",
    ViewerCertificate: "<ACMCertificateArn>arn</ACMCertificateArn>",
  };
  await make("sites", named);
  const again = await callCloudFront(url, "POST ", { body: configOf("others", named) });
  expect([again.status, firstXmlText(again, "Code")]).toEqual([409, "CNAMEAlreadyExists"]);
});

test("a missing permission is named, signatures and quotas are checked, accounts do not see each other", async () => {
  await control(url, "POST deny", { accessKeyId: alice, action: "cloudfront:CreateDistribution" });
  const denied = await callCloudFront(url, "POST ", { body: configOf("sites") });
  expect([denied.status, firstXmlText(denied, "Code")]).toEqual([403, "AccessDenied"]);
  expect(firstXmlText(denied, "Message")).toContain("perform: cloudfront:CreateDistribution on");
  await control(url, "POST allow", { accessKeyId: alice });
  const { id } = await make();
  for (const signing of [{ service: "s3" }, { region: "eu-west-1" }, { secret: "wrong" }])
    expect(firstXmlText(await callCloudFront(url, "GET ", signing), "Code")).toBe(
      "SignatureDoesNotMatch",
    );
  const unsigned = await send(url, "GET /2020-05-31/distribution");
  expect(firstXmlText(unsigned, "Code")).toBe("MissingAuthenticationToken");
  expect((await callCloudFront(url, `GET /${id}`, { accessKeyId: bob })).status).toBe(404);
  await conduct({ quota: 1 });
  const over = await callCloudFront(url, "POST ", { body: configOf("others") });
  expect([over.status, firstXmlText(over, "Code")]).toEqual([400, "TooManyDistributions"]);
});
