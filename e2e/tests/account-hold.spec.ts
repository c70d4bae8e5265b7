import { expect } from "@playwright/test";
import type { StoredAccount } from "../support/accounts.ts";
import { control } from "../support/emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

const TOKEN = "nfp_creditsOfThisTestOnly1";

test.afterEach(({ product }) =>
  control(product.netlifyUrl, "POST plan", { creditsPerMonth: null }),
);

test("a run whose account has no credits is paused, says why, and goes on once it is checked again @long", async ({
  page,
  product,
  person,
}) => {
  const setUsed = (used: number) =>
    control(product.netlifyUrl, "POST credits", { token: TOKEN, used });
  await control(product.netlifyUrl, "POST plan", { creditsPerMonth: 300 });
  await setUsed(300);
  const { id } = (await ask(person, "POST /netlify-tokens", {
    name: "Agency",
    token: TOKEN,
  })) as StoredAccount;
  const sites = ["Winston-Salem", "Durham", "Cary"].map((city) => {
    return { serviceName: "Plumbing", city, state: "NC", netlifyTokenId: id };
  });
  const { runId } = (await ask(person, "POST /campaigns/bulk", { sites })) as { runId: string };

  await page.goto(`/creation-runs/${runId}`);
  const report = page.getByText("Paused: the account of this run is on hold");
  await expect(report).toBeVisible();
  await expect(page.getByText("has used up its Netlify credits").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(report).toBeVisible();

  await page.goto("/settings");
  const card = page.getByRole("region", { name: "Netlify Tokens", exact: true });
  await expect(card.getByText("Agency is on hold")).toBeVisible();
  await expect(card.getByRole("row", { name: "Agency" })).toContainText("On hold");
  await expectAccessible(page);
  await setUsed(0);
  await card.getByRole("button", { name: "Check again: Agency" }).click();
  await expect(card.getByText("Agency is on hold")).toBeHidden();

  await page.goto(`/creation-runs/${runId}`);
  await expect(page.getByRole("heading", { name: "3 of 3 live", level: 2 })).toBeVisible();
});
