import { expect } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { checkout, choose, dialog } from "../support/checkout.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { userTest as test } from "../support/test.ts";

test("billing details are given at the purchase, checked by their fields, and printed on the invoice @long", async ({
  page,
}) => {
  await choose(page);
  const shown = dialog(page);
  await shown.getByLabel("Phone number").fill("98765 43210");
  await shown.getByRole("button", { name: "Add billing details" }).click();
  const form = shown.getByRole("form", { name: "Billing details" });
  await form.getByLabel("Name or company").fill("Rao Digital LLP");
  await form.getByLabel("Address").fill("12 Mahatma Gandhi Road\nFort, Mumbai");
  await form.getByLabel("State").selectOption("Maharashtra");
  await form.getByLabel("PIN code").fill("4000");
  await form.getByLabel("GSTIN").fill("27AAPFU0939F1ZX");
  await form.getByRole("button", { name: "Save billing details" }).click();
  await expectRefused(form.getByLabel("PIN code"), "Please enter a PIN code of 6 digits");
  await expect(form).toContainText("This is not a GSTIN.");
  await expectAccessible(page, "billing details that are refused");
  await form.getByLabel("PIN code").fill("400001");
  await form.getByLabel("GSTIN").fill("27AAPFU0939F1ZV");
  // The user chooses another country by mistake, and returns to the first one.
  await form.getByLabel("Country").selectOption("Germany");
  await expect(form.getByLabel("GSTIN")).toBeHidden();
  await form.getByLabel("Country").selectOption("India");
  await expect(form.getByLabel("GSTIN")).toHaveValue("27AAPFU0939F1ZV");
  await expect(form.getByLabel("State").locator("option:checked")).toHaveText("Maharashtra");
  await form.getByRole("button", { name: "Save billing details" }).click();
  await expect(shown).toContainText("Invoice to Rao Digital LLP, GSTIN 27AAPFU0939F1ZV");
  // What was typed before is still there.
  await expect(shown.getByLabel("Phone number")).toHaveValue("98765 43210");
  await shown.getByRole("button", { name: "Pay Now" }).click();
  await checkout(page).getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();

  await page.goto("/credits");
  const orders = page.getByRole("region", { name: "Orders" });
  await orders.getByRole("link", { name: "Invoice" }).click();
  const sheet = page.getByRole("article", { name: /^Tax invoice INV\/\d\d-\d\d\/\d{5}$/ });
  for (const text of [
    "Sample Company Private Limited",
    "GSTIN: 29AAAAA0000A1ZY",
    "PIN 400001, state: 27 Maharashtra",
    "27 Maharashtra",
    "SAC 998315, quantity 25",
    "₹846.61",
    "IGST at 18 %",
    "₹152.39",
    "₹999",
    "Rupees nine hundred ninety-nine only",
    "Tax payable on reverse charge: No",
    "Sample of the sandbox. No real sale.",
  ])
    await expect(sheet).toContainText(text);
  await expectAccessible(page, "an invoice");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^INV-\d\d-\d\d-\d{5}\.pdf$/);
  await page.getByRole("main").getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("heading", { name: /^Receipt \d+$/ })).toBeVisible();
  await expectAccessible(page, "a receipt");
  await page.goto("/credits");
  await expect(orders.getByRole("link", { name: "Invoice" })).toBeVisible();
  await expectAccessible(page, "credits with an order");
});

test("a buyer outside India has no state and no GSTIN, and details are optional @long", async ({
  page,
}) => {
  await choose(page);
  const shown = dialog(page);
  await expect(shown).toContainText("Invoice: only your name");
  await shown.getByRole("button", { name: "Add billing details" }).click();
  await shown.getByRole("button", { name: "Continue without" }).click();
  await expect(shown.getByRole("button", { name: "Pay Now" })).toBeVisible();
  await shown.getByRole("button", { name: "Add billing details" }).click();
  await shown.getByLabel("Country").selectOption("Germany");
  await expect(shown.getByLabel("State")).toBeHidden();
  await expect(shown.getByLabel("GSTIN")).toBeHidden();
  await shown.getByLabel("Name or company").fill("Meyer GmbH");
  await shown.getByLabel("Address").fill("Ring 1, Berlin");
  await shown.getByLabel("Postal code").fill("10115");
  await shown.getByRole("button", { name: "Save billing details" }).click();
  await expect(shown).toContainText("Invoice to Meyer GmbH");
});
