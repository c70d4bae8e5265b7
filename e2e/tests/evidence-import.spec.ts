import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const FILE = [
  "kind,title,text,city,state,month,customer,source,permission,name,role,Colour",
  "job,Drain cleared,Roots in the line.,Durham,NC,2026-04,,,,,,",
  "quote,,They came at midnight.,,,,Dana R.,By phone,,,,",
  "price,Drain,from $89,,,May,,,,,,red",
  "person,,,,,,,,,Ana Ruiz,Owner,",
].join("\r\n");

test("a file of evidence is checked by cell, corrected after a reload, added and published at once @long", async ({
  page,
  person,
}) => {
  const name = "Ruiz Plumbing";
  const { id } = (await ask(person, "POST /businesses", { name })) as { id: string };
  await publishSite(person, { phone: "3365550142", businessId: id });
  await page.goto(`/businesses/${id}`);
  const evidence = page.getByRole("region", { name: "Jobs, photos and quotes" });
  await evidence.getByRole("button", { name: "Import a file" }).click();
  const download = page.waitForEvent("download");
  await evidence.getByRole("button", { name: "Download template" }).click();
  expect((await download).suggestedFilename()).toBe("evidence.csv");

  const choose = (text: string) =>
    evidence
      .getByLabel("CSV file")
      .setInputFiles({ name: "jobs.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose("kind,kind\njob,job");
  await expect(evidence.getByRole("alert")).toHaveText("Two columns are called “kind”.");
  await choose(FILE);
  const rows = evidence.getByRole("list", { name: "Rows of the file" });
  await expect(rows.getByRole("listitem")).toHaveCount(4);
  await expect(
    evidence.getByText("2 rows can be added, 2 rows with something wrong."),
  ).toBeVisible();
  const permission = rows.getByLabel("permission of row 3");
  await expect(permission).toHaveAccessibleDescription("A quote needs the customer's permission");
  await expect(rows.getByLabel("month of row 4")).toHaveAccessibleDescription(
    "Months are written as 2026-05",
  );
  await expectAccessible(page, "a file that is checked");
  await permission.fill("yes");
  await page.reload();
  // The file was checked again, including the corrections from before the reload.
  await expect(
    evidence.getByText("3 rows can be added, 1 row with something wrong."),
  ).toBeVisible();
  await evidence.getByRole("button", { name: "Leave out the column “Colour”" }).click();
  await expect(evidence.getByRole("button", { name: /Leave out/ })).toBeHidden();
  await evidence.getByRole("button", { name: "Add 3 pieces" }).click();
  await expect(rows.getByRole("listitem")).toHaveCount(1);
  await rows.getByLabel("month of row 4").fill("2026-05");
  await evidence.getByRole("button", { name: "Check again" }).click();
  await evidence.getByRole("button", { name: "Add 1 piece" }).click();
  await expect(page.getByText("4 pieces added. They wait for you to publish them.")).toBeVisible();

  const waiting = evidence.getByRole("region", { name: "Waiting for you" });
  await waiting.getByLabel("Select all 4").check();
  await waiting.getByLabel("Select Drain cleared").uncheck();
  await expectAccessible(page, "several pieces are chosen");
  await waiting.getByRole("button", { name: "Publish 3 pieces" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish the change" });
  await expect(dialog.getByRole("button", { name: "Redeploy 1 site" })).toBeVisible();
  await dialog.getByRole("button", { name: "Later" }).click();
  await expect(page.getByText("Unpublished changes: 1 live site")).toBeVisible();
  const published = evidence.getByRole("region", { name: "Published" });
  await expect(published.getByRole("listitem")).toHaveCount(3);
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  await published.getByLabel("Select all 3").check();
  await published.getByRole("button", { name: "Withdraw 3 pieces" }).click();
  await expect(evidence.getByRole("region", { name: "Not shown" })).toBeVisible();
  await expect(published).toBeHidden();
  // The live page never showed them.
  await expect(page.getByText("Unpublished changes")).toBeHidden();
});

test("a form of evidence survives a reload, shows what is wrong at its fields, and fits a small phone @long", async ({
  page,
  person,
}) => {
  const business = {
    name: "Ruiz Plumbing",
    phone: "3365550142",
    services: [{ trade: "plumbing", id: "leak-repair", name: "" }],
  };
  const { id } = (await ask(person, "POST /businesses", business)) as { id: string };
  await page.goto(`/businesses/${id}`);
  const facts = page.getByRole("region", { name: "What it states" });
  await expect(facts).toContainText("Leak repair");
  await expect(facts).toContainText("(336) 555-0142");
  const evidence = page.getByRole("region", { name: "Jobs, photos and quotes" });
  await evidence.getByRole("button", { name: "Add evidence" }).press("Enter");
  const form = evidence.getByRole("form", { name: "Evidence" });
  await form.getByLabel("What was done").fill("Copper line replaced");
  await form.getByLabel("Month").fill("May");
  await page.reload();
  await expect(form.getByLabel("What was done")).toHaveValue("Copper line replaced");
  await form.getByRole("button", { name: "Save" }).press("Enter");
  await expect(form.getByLabel("Month")).toBeFocused();
  await expect(form.getByLabel("Month")).toHaveAccessibleDescription(
    "Months are written as 2026-05",
  );
  await expectAccessible(page, "a form with an error");
  await form.getByLabel("Kind").selectOption("Photo");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toHaveText("Please add the photo");
  await form.getByLabel("Kind").selectOption("Job");
  await form.getByLabel("Month").fill("2026-05");
  // The list shows the piece while the business is still being fetched: a reload then must not restore the form.
  const businessUrl = `**/api/businesses/${id}`;
  await page.route(businessUrl, () => undefined);
  await form.getByRole("button", { name: "Save" }).click();
  const waiting = evidence.getByRole("region", { name: "Waiting for you" });
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  await page.unroute(businessUrl);
  await page.reload();
  await expect(waiting.getByRole("listitem")).toHaveCount(1);
  await expect(form).toBeHidden();

  const links = page.getByRole("region", { name: "Photos from a phone" });
  await links.getByLabel("Days it works").fill("91");
  await links.getByRole("button", { name: "Make link" }).click();
  await expect(links.getByLabel("Days it works")).toHaveAccessibleDescription(
    /Write a whole number from 1 to 90/,
  );
  await links.getByLabel("Days it works").fill("3");
  await links.getByLabel("Times it can be used").fill("5");
  await page.reload();
  await expect(links.getByLabel("Days it works")).toHaveValue("3");
  await links.getByRole("button", { name: "Make link" }).click();
  await expect(links.getByText(/used 0 of 5 times, 5 left, 3 days left/)).toBeVisible();
  await links.getByRole("button", { name: "End link for anyone" }).click();
  await expect(links.getByText("ended, used 0 of 5 times")).toBeVisible();
  await expectAccessible(page, "the page of a business on a small phone");
});
