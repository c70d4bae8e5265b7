import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { sandboxAppId, merchantSecretFor } from "../../emulators/src/cashfree/merchants.ts";
import { choose, dialog, openCheckout } from "../support/checkout.ts";
import { control } from "../support/emulator.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import type { Person } from "../support/person.ts";
import type { Product } from "../support/start-product.ts";
import { shoot, show, WIDTHS } from "./shoot.ts";

const NARROW = { widths: [1280, 390, 320] };
const OVER = { widths: [1280, 390, 320], isWholePage: false };

/** The way of a sale from the price to the credit note. */
export async function shootSelling(
  page: Page,
  person: Person,
  { product, databaseUrl }: { product: Product; databaseUrl: string },
): Promise<void> {
  await shootPurchase(page);
  const { order_id: orderId } = (await ask(person, "POST /payments/create-order", {
    credits: 25,
    amount: 999,
    phone: "9999999999",
  })) as { order_id: string };
  await control(product.cashfreeUrl, "POST pay", { order_id: orderId, outcome: "SUCCESS" });
  await page.goto(`/payment-status?orderId=${orderId}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await page.goto(`/invoices/${orderId}`);
  await expect(page.getByRole("article")).toBeVisible();
  await shoot(page, "invoice", NARROW);
  refund(product, databaseUrl, orderId);
  await page.reload();
  await expect(page.getByRole("article")).toBeVisible();
  await shoot(page, "invoice-refunded", NARROW);
  await page.goto(`/receipts/${orderId}`);
  await expect(page.getByRole("button", { name: "Credit note" })).toBeVisible();
  await shoot(page, "receipt-refunded", NARROW);
  await page.goto("/credits");
  await expect(page.getByRole("region", { name: "Orders" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot(page, "credits-refunded", NARROW);
}

async function shootPurchase(page: Page): Promise<void> {
  await choose(page);
  const shown = dialog(page);
  await expect(shown.getByLabel("Phone number")).toBeVisible();
  await shoot(page, "purchase", OVER);
  await shown.getByRole("button", { name: "Add billing details" }).click();
  const form = shown.getByRole("form", { name: "Billing details" });
  await form.getByLabel("Name or company").fill("Rao Digital LLP");
  await form.getByLabel("PIN code").fill("4000");
  await form.getByLabel("GSTIN").fill("27AAPFU0939F1ZX");
  await shoot(page, "billing", { widths: [1280, 390, 320] });
  await form.getByRole("button", { name: "Save billing details" }).click();
  await shoot(page, "billing-errors", { widths: [1280, 390, 320] });
  await form.getByLabel("Address").fill("12 Mahatma Gandhi Road\nFort, Mumbai");
  await form.getByLabel("State").selectOption("Maharashtra");
  await form.getByLabel("PIN code").fill("400001");
  await form.getByLabel("GSTIN").fill("27AAPFU0939F1ZV");
  await form.getByRole("button", { name: "Save billing details" }).click();
  await expect(shown).toContainText("Invoice to Rao Digital LLP");
  await shoot(page, "purchase-billed", OVER);
  const heal = await failCalls(page, "POST /payments/create-order", {
    status: 403,
    body: {
      code: "EMAIL_NOT_CONFIRMED",
      message:
        "Please confirm your email address before you buy: follow the link in the message that we sent to it, then press Pay Now again.",
      error: "",
      requestId: "r",
    },
  });
  await shown.getByRole("button", { name: "Pay Now" }).click();
  await expect(shown.getByRole("alert")).toBeVisible();
  await shoot(page, "purchase-confirm-first", OVER);
  await heal();
  await openCheckout(page);
  await shoot(page, "checkout", OVER);
}

function refund({ cashfreeUrl }: Product, databaseUrl: string, orderId: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["server/src/operator.ts", "refund", orderId, "5"],
    {
      cwd: new URL("../..", import.meta.url),
      encoding: "utf8",
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        CASHFREE_API_URL: `${cashfreeUrl}/pg`,
        CASHFREE_APP_ID: sandboxAppId,
        CASHFREE_SECRET_KEY: merchantSecretFor(sandboxAppId),
      },
    },
  );
  if (status !== 0) throw new Error(`The refund failed: ${stdout}${stderr}`);
}

/** The results of an order: paid, failed, unknown; and the receipt. */
export async function shootPayments(page: Page, person: Person, product: Product): Promise<void> {
  const order = { credits: 25, amount: 999, phone: "9999999999" };
  const make = () => ask(person, "POST /payments/create-order", order);
  const pay = (order_id: string, outcome: string) =>
    control(product.cashfreeUrl, "POST pay", { order_id, outcome });
  const visit = async (orderId: string, title: string): Promise<void> => {
    await page.goto(`/payment-status?orderId=${orderId}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  };
  const { order_id: unpaid } = (await make()) as { order_id: string };
  await pay(unpaid, "FAILED");
  await visit(unpaid, "Payment Failed");
  await shoot(page, "payment-failed");
  await visit("", "Error");
  await shoot(page, "payment-error");
  const { order_id: paid } = (await make()) as { order_id: string };
  const release = await holdCalls(page, "GET /payments/status/*");
  await visit(paid, "Checking payment status...");
  await shoot(page, "payment-checking");
  await pay(paid, "SUCCESS");
  await release();
  // One width per visit, since a user who has paid is led to the dashboard after three seconds.
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await visit(paid, "Payment Successful!");
    await shoot(page, "payment-successful", { widths: [width], isWholePage: false });
  }
  await show(page, `/receipts/${paid}`, "Receipt");
  await shoot(page, "receipt");
}
