import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { checkout, choose, dialog, expectCredits, openCheckout } from "../support/checkout.ts";
import { control, journal } from "../support/emulator.ts";
import { userTest as test } from "../support/test.ts";

test.afterEach(({ product }) =>
  control(product.cashfreeUrl, "POST checkout", { neverResolves: false }),
);

const isSuccessful = (page: Page) =>
  // The order is polled every few seconds while its checkout is open.
  expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible({
    timeout: 20_000,
  });

async function approve(bank: Page): Promise<void> {
  await bank.getByRole("button", { name: "Approve the payment" }).click();
}

test("the bank's page in a window of its own closes when the payment is approved, and the result is shown @long", async ({
  page,
  context,
}) => {
  await openCheckout(page);
  const opened = context.waitForEvent("page");
  await checkout(page).getByRole("button", { name: "Pay on your bank's page" }).click();
  const bank = await opened;
  const closed = bank.waitForEvent("close");
  await approve(bank);
  await closed;
  await expect(page.getByText("Payment successful!", { exact: true })).toBeVisible();
  await isSuccessful(page);
});

test("where the browser blocks the bank's window, the payment goes on in full page and ends on the result page @long", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openCheckout(page);
  await checkout(page).getByRole("button", { name: "Pay on your bank's page" }).click();
  // The provider's page has replaced ours.
  await expect(page.getByRole("heading", { name: "Order details" })).toBeVisible();
  await page.getByRole("button", { name: "Pay on your bank's page" }).click();
  await approve(page);
  await expect(page).toHaveURL(/\/payment-status\?orderId=crd_/);
  await isSuccessful(page);
});

test("the full page is left by the back button, and the same order is paid later @long", async ({
  page,
  product,
}) => {
  await control(product.cashfreeUrl, "DELETE requests");
  const goToFullPage = async () => {
    await choose(page);
    await dialog(page).getByRole("button", { name: "Continue in full page" }).click();
    await expect(page.getByRole("heading", { name: "Order details" })).toBeVisible();
  };
  await goToFullPage();
  await page.goBack();
  await expect(page.getByRole("region", { name: "Orders" })).toContainText("Not paid yet");
  await goToFullPage();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await isSuccessful(page);
  const made = (await journal(product.cashfreeUrl)).filter(({ path }) => path === "/pg/orders");
  expect(made).toHaveLength(1);
});

test("a checkout that never reports its end: both tabs that have it open show the result, of one order @long", async ({
  page,
  context,
  product,
}) => {
  await control(product.cashfreeUrl, "DELETE requests");
  await control(product.cashfreeUrl, "POST checkout", { neverResolves: true });
  const other = await context.newPage();
  await openCheckout(page);
  await openCheckout(other);
  await checkout(page).getByRole("button", { name: "Pay", exact: true }).click();
  await Promise.all([page, other].map(isSuccessful));
  // Nothing covers the page any more.
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectCredits(page, 30);
  const made = (await journal(product.cashfreeUrl)).filter(({ path }) => path === "/pg/orders");
  expect(made).toHaveLength(1);
});
