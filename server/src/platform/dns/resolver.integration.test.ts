import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { issuerOf, openViews, Unresolved } from "./resolver.ts";

/** One view of a resolver that responds so. */
async function viewOf(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const [view] = openViews([`http://127.0.0.1:${port}/dns-query`], 300);
  if (!view) throw new Error("There is no view");
  return view;
}

const responding = (message: object) =>
  viewOf((_, response) => void response.end(JSON.stringify(message)));
const answer = (type: number, data: string, name = "joes.com.") => ({ name, type, TTL: 60, data });

test.each([
  [{ Status: 3 }, { exists: false, values: [], cname: undefined }],
  [{ Status: 0 }, { exists: true, values: [], cname: undefined }],
  [
    { Status: 0, Answer: null },
    { exists: true, values: [], cname: undefined },
  ],
  [
    {
      Status: 0,
      Answer: [answer(5, "Site.Netlify.app."), answer(1, "75.2.60.5", "site.netlify.app.")],
    },
    { exists: true, values: ["75.2.60.5"], cname: "site.netlify.app" },
  ],
  // It points to a name that does not exist.
  [
    { Status: 3, Answer: [answer(5, "gone.example.")] },
    { exists: true, values: [], cname: "gone.example" },
  ],
])("%j is read", async (message, expected) => {
  const view = await responding(message);
  expect(await view("joes.com", "A")).toEqual(expected);
});

test("a text is read with its marks and without, in one piece and in many", async () => {
  const view = await responding({
    Status: 0,
    Answer: ['"mainstreet=1"', "mainstreet=2", '"main" "street=3"', String.raw`"a \"b\""`].map(
      (data) => answer(16, data),
    ),
  });
  const { values } = await view("joes.com", "TXT");
  expect(values).toEqual(["mainstreet=1", "mainstreet=2", "mainstreet=3", 'a "b"']);
});

test.each([
  ["SERVFAIL", JSON.stringify({ Status: 2 }), 200],
  ["no JSON", "<html>", 200],
  ["an error", "{}", 503],
])("%s says nothing about the name", async (_, body, status) => {
  const view = await viewOf((_request, response) => void response.writeHead(status).end(body));
  await expect(view("joes.com", "A")).rejects.toBeInstanceOf(Unresolved);
});

test("a timeout of the resolver does not mean that a name has no record", async () => {
  const view = await viewOf(() => undefined);
  await expect(view("joes.com", "A")).rejects.toBeInstanceOf(Unresolved);
});

test.each([
  ['0 issue "letsencrypt.org"', "letsencrypt.org"],
  ['128 issue "LetsEncrypt.org; validationmethods=dns-01"', "letsencrypt.org"],
  ['0 issue ";"', ""],
  ['0 issuewild "pki.goog"', undefined],
  ['0 iodef "mailto:a@joes.com"', undefined],
  [
    String.raw`\# 22 00 05 69 73 73 75 65 6c 65 74 73 65 6e 63 72 79 70 74 2e 6f 72 67`,
    "letsencrypt.org",
  ],
])("the CAA record %s allows %s", (data, issuer) => {
  expect(issuerOf(data)).toBe(issuer);
});
