import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

const DURHAM = { city: "Durham", state: "NC" };
/** A picture of a part of the screen. */
const photo = async (page: Page, name: string, height: number) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height } }),
});

async function makeLink(person: Person, mostUses = 10) {
  const name = "Ruiz Plumbing";
  const { id } = (await ask(person, "POST /businesses", { name })) as { id: string };
  const link = await ask(person, `POST /businesses/${id}/links`, { ...DURHAM, mostUses });
  return { businessId: id, token: (link as { token: string }).token };
}

type Listed = { evidence: { content: object }[] };

/** A phone that reads its stored draft slowly. */
function readLate(): void {
  const { addEventListener } = IDBRequest.prototype;
  IDBRequest.prototype.addEventListener = function addLate(
    type: string,
    listener: EventListenerOrEventListenerObject,
  ) {
    const late = (event: Event) =>
      setTimeout(() => (typeof listener === "function" ? listener(event) : undefined), 500);
    addEventListener.call(this, type, type === "success" ? late : listener);
  };
}

test("a worker sends two photos and a line from a phone, through a lost connection and a reload @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/ERR_INTERNET_DISCONNECTED/);
  const { token, businessId } = await makeLink(person, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/add/${token}`);
  await expect(page.getByRole("heading", { name: "Photos for Ruiz Plumbing" })).toBeVisible();
  await expect(page.getByText("For Durham, NC")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Please add a photo or write a line.");

  const photos = [await photo(page, "before", 200), await photo(page, "after", 240)];
  await page.context().setOffline(true);
  await page.getByLabel("Add photos").setInputFiles(photos);
  await expect(page.getByRole("status")).toContainText("No connection.");
  await page.getByLabel("One line about the job").fill("Copper line of 1920 replaced");
  await expect(page.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().setOffline(false);
  await expect(page.getByText("Uploaded")).toHaveCount(2);
  await page.reload();
  await expect(page.getByText("Uploaded")).toHaveCount(2);
  await expect(page.getByLabel("One line about the job")).toHaveValue(
    "Copper line of 1920 replaced",
  );
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sent. Thank you." })).toBeFocused();
  await expectAccessible(page);
  const { evidence } = (await ask(person, `GET /businesses/${businessId}/evidence`)) as Listed;
  expect(evidence).toMatchObject([{ status: "waiting", source: "link", ...DURHAM }]);
  expect(evidence[0]?.content).toMatchObject({ title: "Copper line of 1920 replaced" });
});

test("the page of a link is small, is no part of the dashboard, and says why it works no longer @long", async ({
  page,
  person,
  errors,
}) => {
  const { token } = await makeLink(person);
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (one) => {
    if (one.request().resourceType() === "script") scripts.push(one.body());
  });
  const response = await page.goto(`/add/${token}`);
  expect(response?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  const bytes = (await Promise.all(scripts)).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThan(30_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);

  errors.expect(/404/);
  await page.goto(`/add/${"A".repeat(43)}`);
  await expect(page.getByText("This link does not work.")).toBeVisible();
  await expectAccessible(page);
});

test("pieces sent from a phone are reviewed, described and published, and the sites are deployed on request @long", async ({
  page,
  person,
}) => {
  const { businessId } = await makeLink(person);
  await page.goto(`/businesses/${businessId}`);
  const evidence = page.getByRole("region", { name: "Jobs, photos and quotes" });
  await expect(evidence.getByText("Nothing yet.")).toBeVisible();
  const links = page.getByRole("region", { name: "Photos from a phone" });
  await links.getByLabel("Who it is for").fill("Ana’s crew");
  await links.getByRole("button", { name: "Make link" }).click();
  await expect(links.getByText(/\/add\/[\w-]{43}$/)).toBeVisible();
  await expectAccessible(page, "a new link");
  const address = (await links.getByText(/\/add\/[\w-]{43}$/).textContent()) ?? "";
  const phone = await page.context().newPage();
  await phone.addInitScript(readLate);
  await phone.goto(address);
  // A photo that is chosen as soon as the form is visible is not lost.
  await expect(phone.getByRole("heading", { name: "Photos for Ruiz Plumbing" })).toBeVisible();
  await phone.getByLabel("Add photos").setInputFiles([await photo(phone, "job", 200)]);
  await phone.getByLabel("One line about the job").fill("Copper line replaced");
  await phone.getByRole("button", { name: "Send", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "Sent. Thank you." })).toBeVisible();
  await phone.close();

  await page.reload();
  const waiting = evidence.getByRole("list", { name: "Waiting for you" });
  await expect(waiting.getByRole("img")).toBeVisible();
  await waiting.getByRole("button", { name: "Publish Copper line replaced" }).click();
  await expect(waiting.getByRole("alert")).toContainText("Please describe what can be seen");
  await expectAccessible(page, "evidence that waits");
  await waiting.getByRole("button", { name: "Refuse Copper line replaced" }).click();
  await expect(evidence.getByRole("list", { name: "Not shown" })).toBeVisible();

  await evidence.getByRole("button", { name: "Add evidence" }).click();
  const form = evidence.getByRole("form", { name: "Evidence" });
  await form.getByLabel("Kind").selectOption("Customer’s quote");
  await form.getByLabel("What the customer said").fill("They came at midnight.");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("A quote needs the customer's permission")).toBeVisible();
  await form.getByLabel("Who said it").fill("Dana R.");
  await form.getByLabel("Where, as").fill("By phone");
  await form.getByLabel("The customer has allowed us").check();
  await expectAccessible(page, "the form of evidence");
  await form.getByRole("button", { name: "Save" }).click();
  await waiting.getByRole("button", { name: /^Publish/ }).click();
  await expect(evidence.getByRole("list", { name: "Published" })).toContainText("Dana R.");
});
