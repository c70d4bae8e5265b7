import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { billingTexts } from "@mainstreet/contract/billing-texts";
import { createOrder } from "@mainstreet/contract/payments";
import { CREDIT_PACKAGES } from "@mainstreet/contract/packages";
import { expect, onTestFinished, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { runCompanyCommand } from "../company/company-command.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

const HOME = "https://sites.example.com";
const COMPANY = {
  name: "Acme & Söhne LLP",
  address: "1 Church Street, Bengaluru 560001",
  state: "29",
  gstin: "29AAGCB7383J1Z4",
  sac: "998315",
  rate: "18",
  email: "sales@acme.example",
  phone: "+91 80 1234 5678",
};

/** As the command line gives them. */
const words = (options: Record<string, string>) =>
  Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

async function start(settings: Record<string, string> = {}): Promise<Product> {
  const product = await startProduct({ ROLE: "api", ...settings });
  onTestFinished(product.close);
  return product;
}

const get = async ({ app }: Product, page: string) => app.inject({ url: `/${page}` });

async function ownPages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("the sandbox shows samples, marked as such, without a script and with a policy that allows none", async () => {
  const product = await start();
  for (const [page, title] of Object.entries(PUBLIC_PAGES)) {
    const { statusCode, body, headers } = await get(product, page);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain("Sample page of the sandbox.");
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/${page}">`);
    expect(body).not.toMatch(/<script/i);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    for (const other of Object.keys(PUBLIC_PAGES)) expect(body).toContain(`href="/${other}"`);
  }
  const { body } = await get(product, "pricing");
  for (const price of ["₹1<", "₹999<", "₹1,799<", "₹2,999<", "include all taxes", "INR"])
    expect(body).toContain(price);
});

test("production sells nothing until company and pages are there, and says what is missing to its log only", async () => {
  const folder = await ownPages();
  const product = await start({
    NODE_ENV: "production",
    DATABASE_URL: "postgres://the-test-opens-its-own",
    RATE_LIMITS: "on",
    PUBLIC_URL: HOME,
    OPERATOR_PAGES: folder,
  });
  const visitor = await product.signUp();
  const body = { ...CREDIT_PACKAGES[1], phone: "9999999999" };
  const buy = () => visitor.send(createOrder, { body });
  const refused = { status: 503, failure: { message: billingTexts.notSellingYet } };
  expect(await buy()).toMatchObject(refused);
  const log = product.logs.join("");
  expect(log).toContain("No company is set");
  for (const page of ["terms", "privacy", "refunds", "contact"])
    expect(log).toContain(`${page}.md is missing in ${folder}`);
  expect((await get(product, "terms")).statusCode).toBe(404);

  for (const page of ["terms", "privacy", "refunds", "contact"])
    await writeFile(join(folder, `${page}.md`), `We are **${page}**.\n<script>alert(1)</script>\n`);
  expect(await buy()).toMatchObject(refused);
  await runCompanyCommand(product.db, ["set", ...words(COMPANY)]);
  const { status, failure } = await buy();
  expect(status, failure.message).toBe(200);

  const terms = (await get(product, "terms")).body;
  expect(terms).toContain("We are <strong>terms</strong>.");
  expect(terms).toContain("&lt;script&gt;");
  expect(terms).not.toMatch(/<script|Sample/);
  expect(terms).toContain(`<link rel="canonical" href="${HOME}/terms">`);
  expect((await get(product, "pricing")).body).not.toContain("Sample");
  const contact = (await get(product, "contact")).body;
  for (const text of ["Acme &amp; Söhne LLP", "mailto:sales@acme.example", "GSTIN 29AAGCB7383J1Z4"])
    expect(contact).toContain(text);
});

test("the operator sets the company step by step; what is wrong is named and changes nothing", async () => {
  const { db } = await start();
  const set = (options: Record<string, string>) =>
    runCompanyCommand(db, ["set", ...words(options)]);
  const shown = async () => (await runCompanyCommand(db, ["show"])).join("\n");
  expect(await shown()).toContain("The sandbox's sample");
  // No field of the sample is used in a company that is set.
  await expect(set({ name: "Acme" })).rejects.toThrow("--address is missing\n--state is missing");
  const wrong = [
    [{ gstin: "29AAGCB7383J1Z5" }, "--gstin is no GSTIN"],
    [{ state: "27" }, "--gstin belongs to another state"],
    [{ gstin: "", lut: "AD29" }, "--lut needs --gstin"],
    [{ sac: "8471" }, "--sac is the code of a service"],
    [{ rate: "eighteen" }, "--rate is"],
    [{ rate: "18.005" }, "--rate has at most two decimals"],
    [{ email: "nobody" }, "--email is an address"],
    [{ address: "1\n2\n3\n4\n5\n6\n7" }, "--address has at most 6 lines"],
  ] as const;
  for (const [change, message] of wrong)
    await expect(set({ ...COMPANY, ...change })).rejects.toThrow(message);
  expect(await shown()).toContain("The sandbox's sample");
  await set(COMPANY);
  await set({ lut: "AD290424000000X", rate: "18.1" });
  const now = await shown();
  for (const line of [COMPANY.name, "29 Karnataka", COMPANY.gstin, "18.1 %", "AD290424000000X"])
    expect(now).toContain(line);
  expect(now).not.toContain("sample");
});
