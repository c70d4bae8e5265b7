import { expect } from "@playwright/test";
import { checkout, choose, dialog, expectCredits, openCheckout } from "../support/checkout.ts";
import { control } from "../support/emulator.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls } from "../support/faults.ts";
import { ask, newPerson } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

test.afterEach(({ product }) => control(product.cashfreeUrl, "DELETE faults"));

test("a package is chosen, paid and there, with its line in the history [spec 1, 2.1, 2.11, 2.12, 4, 9]", async ({
  page,
}) => {
  await page.goto("/credits");
  const picker = page.getByRole("region", { name: "Purchase Credits" });
  await expect(picker).toContainText("Choose a credit package that suits your needs");
  await expect(picker.getByRole("heading", { level: 3 })).toHaveText([
    "10 Credits",
    "25 Credits",
    "50 Credits",
    "100 Credits",
  ]);
  for (const text of ["₹1/one-time", "₹999/one-time", "₹1,799/one-time", "₹2,999/one-time"])
    await expect(picker).toContainText(text);
  await expect(picker).toContainText("Perfect for creating 25 campaign(s)");

  await openCheckout(page);
  for (const method of ["Card", "Netbanking", "App", "UPI"])
    await expect(checkout(page).getByLabel(method)).toBeVisible();
  await checkout(page).getByRole("button", { name: "Pay", exact: true }).click();

  await expect(page).toHaveURL(/\/payment-status\?orderId=crd_/);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("₹999 was received and 25 credits");
  await expect(page.getByRole("main")).toContainText(/Order ID: crd_[0-9a-f]{32}/);
  await expect(page.getByText("Redirecting to dashboard...")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expectCredits(page, 30);
  const history = page.getByRole("region", { name: "Transaction History" });
  await expect(history.getByRole("row", { name: /Add \+25 Purchase of 25 credits/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Orders" })).toContainText("Paid");
});

test("the dialog says what is paid, and asks for the phone number once @long [spec 2.11]", async ({
  page,
}) => {
  await choose(page);
  await expect(dialog(page)).toContainText("Amount to pay");
  await expect(dialog(page)).toContainText("₹999");
  await expect(dialog(page)).toContainText("for 25 credits");
  const phone = dialog(page).getByLabel("Phone number");
  // In the sandbox the field contains a test number.
  await expect(phone).toHaveValue("9999999999");
  await phone.fill("12345");
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expectRefused(phone, "Please enter a phone number of 10 digits");
  await phone.fill("98765 43210");
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await checkout(page).getByRole("button", { name: "Close" }).click();
  const closed = "The payment was not completed. Nothing was charged.";
  await expect(page.getByText(closed)).toBeVisible();
  await choose(page);
  await expect(dialog(page).getByLabel("Phone number")).toHaveValue("9876543210");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("a failed payment brings nothing, and the same order can be paid after @long [spec 4, 8]", async ({
  page,
}) => {
  await openCheckout(page);
  await checkout(page).getByRole("button", { name: "Let it fail" }).click();
  await expect(page.getByText("We couldn't process your payment. Please try again.")).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const orders = page.getByRole("region", { name: "Orders" });
  await expect(orders).toContainText("Failed");
  await orders.getByRole("button", { name: "Try Again" }).click();
  await checkout(page).getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("Payment successful!", { exact: true })).toBeVisible();
  await expectCredits(page, 30);
});

test("a pending payment is polled until the bank has decided @long", async ({ page, product }) => {
  await openCheckout(page);
  await checkout(page).getByRole("button", { name: "Leave it pending" }).click();
  await expect(page.getByRole("heading", { name: "Checking payment status..." })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get("orderId");
  await control(product.cashfreeUrl, "POST pay", { order_id: orderId, outcome: "SUCCESS" });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

test("the tab is closed in the middle of paying, and the credits arrive @long [spec 4]", async ({
  page,
  person,
  product,
  context,
}) => {
  await openCheckout(page);
  const [{ orderId }] = (await ask(
    person,
    `GET /payments/history/${(person.user as { id: string }).id}`,
  )) as [{ orderId: string }];
  await page.close();
  await control(product.cashfreeUrl, "POST pay", { order_id: orderId, outcome: "SUCCESS" });
  await expectCredits(await context.newPage(), 30);
});

test("the result page of an unpaid order, of no order, of another user's order and of an unreadable status @long [spec 2.1, 2.12, 8]", async ({
  page,
  product,
  errors,
}) => {
  errors.expect(/status of (404|500)/);
  await openCheckout(page);
  await checkout(page).getByRole("button", { name: "Let it fail" }).click();
  await expect(dialog(page)).toBeHidden();
  const stranger = await newPerson(product.url);
  const body = { credits: 25, amount: 999, phone: "9999999999" };
  const theirs = (await ask(stranger, "POST /payments/create-order", body)) as {
    order_id: string;
  };
  const orders = await page.evaluate(async () => {
    const user = JSON.parse(localStorage.getItem("user") ?? "") as { id: string };
    const headers = { authorization: `Bearer ${localStorage.getItem("token")}` };
    const response = await fetch(`/api/payments/history/${user.id}`, { headers });
    return (await response.json()) as { orderId: string }[];
  });

  await page.goto(`/payment-status?orderId=${orders[0]?.orderId}`);
  await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("We couldn't process your payment. Please try again.");
  await expect(main).toContainText(`Order ID: ${orders[0]?.orderId}`);
  await main.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
  await main.getByRole("button", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/payment-status");
  await expect(page.getByRole("heading", { name: "Error" })).toBeVisible();
  await expect(main).toContainText("No order ID found");
  await page.goto(`/payment-status?orderId=${theirs.order_id}`);
  await expect(main).toContainText("Order not found");
  await failCalls(page, "GET /payments/status/*", { status: 500 });
  await page.reload();
  await expect(main).toContainText("Failed to fetch payment status");
  await main.getByRole("button", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/$/);
});
