import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { control, journal } from "../support/emulator.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { changeAnswers, failCalls, holdCalls } from "../support/faults.ts";
import { ask, newPerson } from "../support/person.ts";
import { userStory as story } from "../support/story.ts";

story.afterEach(({ product }) => control(product.cashfreeUrl, "DELETE faults"));

const dialog = (page: Page) => page.getByRole("dialog", { name: "Purchase Credits" });
const checkout = (page: Page) => page.frameLocator('iframe[title="Cashfree checkout"]');

/** Chooses the package of 25 credits. */
async function choose(page: Page): Promise<void> {
  await page.goto("/credits");
  await page.getByRole("button", { name: "Buy Now, 25 credits" }).click();
}

/** The same, up to the provider's own modal. */
async function openCheckout(page: Page): Promise<void> {
  await choose(page);
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
}

async function expectCredits(page: Page, credits: number): Promise<void> {
  await page.goto("/credits");
  const balance = page.getByRole("region", { name: "Your Credit Balance" });
  await expect(balance.getByText(`${credits} credits`, { exact: true })).toBeVisible();
}

story("a package is chosen, paid and there, with its line in the history", async ({ page }) => {
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

story("the dialog says what is paid, and asks for the phone number once", async ({ page }) => {
  await choose(page);
  await expect(dialog(page)).toContainText("Amount to pay");
  await expect(dialog(page)).toContainText("₹999");
  await expect(dialog(page)).toContainText("for 25 credits");
  const phone = dialog(page).getByLabel("Phone number");
  // In the sandbox a test number stands there.
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

story("a failed payment brings nothing, and the same order can be paid after", async ({ page }) => {
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

story("a pending payment is waited for until the bank has spoken", async ({ page, product }) => {
  await openCheckout(page);
  await checkout(page).getByRole("button", { name: "Leave it pending" }).click();
  await expect(page.getByRole("heading", { name: "Checking payment status..." })).toBeVisible();
  const orderId = new URL(page.url()).searchParams.get("orderId");
  await control(product.cashfreeUrl, "POST pay", { order_id: orderId, outcome: "SUCCESS" });
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
});

story(
  "the tab is closed in the middle of paying, and the credits arrive",
  async ({ page, person, product, context }) => {
    await openCheckout(page);
    const [{ orderId }] = (await ask(
      person,
      `GET /payments/history/${(person.user as { id: string }).id}`,
    )) as [{ orderId: string }];
    await page.close();
    await control(product.cashfreeUrl, "POST pay", { order_id: orderId, outcome: "SUCCESS" });
    await expectCredits(await context.newPage(), 30);
  },
);

story(
  "an order that was not paid, none, another's, and a status nobody can read",
  async ({ page, product, errors }) => {
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
      const answer = await fetch(`/api/payments/history/${user.id}`, { headers });
      return (await answer.json()) as { orderId: string }[];
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
  },
);

story(
  "while the provider is down the dialog says so, and nothing is lost",
  async ({ page, product, errors }) => {
    errors.expect(/status of (50\d|404|401|200)/);
    await choose(page);
    const payNow = dialog(page).getByRole("button", { name: "Pay Now" });
    await dialog(page).getByLabel("Phone number").fill("9876543210");
    await control(product.cashfreeUrl, "POST faults", {
      match: "* /pg/",
      dropConnection: true,
      times: 100,
    });
    await payNow.click();
    await expect(dialog(page).getByRole("alert")).toContainText("payment service is not answering");
    for (const [fault, text] of [
      [{ status: 503 }, "Payment service is currently unavailable"],
      [{ status: 404 }, "Payment service is currently unavailable"],
      [{ body: { order_id: "x" } }, "Invalid payment session response"],
      [{ status: 500 }, "Failed to initialize payment"],
    ] as const) {
      const mend = await failCalls(page, "POST /payments/create-order", fault);
      await payNow.click();
      await expect(dialog(page).getByRole("alert")).toHaveText(text);
      await mend();
    }
    await control(product.cashfreeUrl, "DELETE faults");
    await expect(dialog(page).getByLabel("Phone number")).toHaveValue("9876543210");
    await payNow.click();
    await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
    const mend = await failCalls(page, "GET /payments/verify", { status: 500 });
    await checkout(page).getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page.getByText("Failed to verify payment")).toBeVisible();
    await mend();
    await expectCredits(page, 30);

    await choose(page);
    await failCalls(page, "POST /payments/create-order", { status: 401 });
    await payNow.click();
    await expect(page.getByText("Please log in again to continue").first()).toBeVisible();
    await expect(page).toHaveURL("/login");
  },
);

story("who is buying has to be known, and says so where it is not", async ({ page }) => {
  await page.goto("/credits");
  await page.evaluate(() => localStorage.setItem("user", "{}"));
  await choose(page);
  const orders = page.getByRole("region", { name: "Orders" });
  await expect(orders.getByText("User not authenticated")).toBeAttached();
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("User ID not found");
  await page.evaluate(() => localStorage.removeItem("token"));
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Authentication token not found");
});

story(
  "orders, a receipt and its file that cannot be loaded say so",
  async ({ page, person, product, errors }) => {
    errors.expect(/status of (404|500)/);
    const body = { credits: 25, amount: 999, phone: "9999999999" };
    const { order_id } = (await ask(person, "POST /payments/create-order", body)) as {
      order_id: string;
    };
    await control(product.cashfreeUrl, "POST pay", { order_id, outcome: "SUCCESS" });
    await ask(person, `GET /payments/verify?orderId=${order_id}`);

    const failure = page.getByRole("main").getByRole("alert");
    const again = page.getByRole("button", { name: "Try Again" });
    const mendOrders = await failCalls(page, "GET /payments/history/*", { status: 500 });
    await page.goto("/credits");
    await expect(failure).toHaveText("Failed to fetch payment history");
    await mendOrders();
    await again.click();
    const mendReceipt = await failCalls(page, "GET /payments/receipts/*", { status: 500 });
    await page.getByRole("link", { name: "Receipt" }).click();
    await expect(failure).toHaveText("Failed to load the receipt");
    await mendReceipt();
    await again.click();
    await expect(page.getByRole("heading", { name: /^Receipt \d+$/ })).toBeVisible();

    const pdf = page.getByRole("button", { name: "Download PDF" });
    const mendFile = await failCalls(page, "GET /payments/receipts/*/pdf", { status: 500 });
    await pdf.click();
    await expect(page.getByText("Failed to load the receipt")).toBeVisible();
    await mendFile();
    const message = "There is a receipt only for a paid order";
    const refusal = { message, error: message, code: "NOT_FOUND", requestId: "r" };
    await failCalls(page, "GET /payments/receipts/*/pdf", { status: 404, body: refusal });
    await pdf.click();
    await expect(page.getByText(message)).toBeVisible();
  },
);

story("the provider's script is blocked: the dialog says so", async ({ page, errors }) => {
  errors.expect(/ERR_FAILED|did not load/);
  await page.route("**/js/v3/cashfree.js", (route) => route.abort());
  await choose(page);
  await expect(dialog(page).getByText("Failed to load Cashfree.js")).toBeVisible();
  await page.unroute("**/js/v3/cashfree.js");
  await page.route("**/js/v3/cashfree.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await choose(page);
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("Cashfree.js not available")).toBeVisible();
});

story(
  "a tampered amount or package is refused, and a double click is one order",
  async ({ page, person, product, errors }) => {
    errors.expect(/status of 400/);
    const forged = [
      { credits: 100, amount: 1, phone: "9999999999" },
      { credits: 5_000, amount: 1, phone: "9999999999" },
    ];
    for (const body of forged)
      await expect(ask(person, "POST /payments/create-order", body)).rejects.toThrow("400");
    // What the browser shows is not what is charged: the server compares.
    await page.route("**/api/payments/create-order", async (route) => {
      const body = route.request().postDataJSON() as object;
      await route.continue({ postData: JSON.stringify({ ...body, amount: 1 }) });
    });
    await choose(page);
    await dialog(page).getByRole("button", { name: "Pay Now" }).click();
    await expect(dialog(page)).toContainText("Amount does not match the selected package");
    await page.unroute("**/api/payments/create-order");

    await control(product.cashfreeUrl, "DELETE requests");
    await choose(page);
    await dialog(page).getByRole("button", { name: "Pay Now" }).dblclick();
    await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
    const made = (await journal(product.cashfreeUrl)).filter(({ method }) => method === "POST");
    expect(made).toHaveLength(1);
  },
);

story(
  "an order whose answer is lost is not made twice, nor while its payment is verified",
  async ({ page, product, errors }) => {
    errors.expect(/ERR_FAILED/);
    const orders = async () =>
      (await journal(product.cashfreeUrl)).filter(({ path }) => path === "/pg/orders");
    const payNow = dialog(page).getByRole("button", { name: "Pay Now" });
    const loseAnswer = () =>
      page.route(
        "**/api/payments/create-order",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    await control(product.cashfreeUrl, "DELETE requests");
    await loseAnswer();
    await choose(page);
    await payNow.click();
    await expect(dialog(page).getByRole("alert")).toContainText("Could not connect to the server");
    await payNow.click();
    const release = await holdCalls(page, "GET /payments/verify");
    await checkout(page).getByRole("button", { name: "Close" }).click();
    await dialog(page).getByLabel("Phone number").press("Enter");
    await release();
    await expect(page.getByText("The payment was not completed.")).toBeVisible();
    expect(await orders()).toHaveLength(1);

    // Another package is another order.
    await loseAnswer();
    await choose(page);
    await payNow.click();
    await expect(dialog(page).getByRole("alert")).toContainText("Could not connect to the server");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Buy Now, 50 credits" }).click();
    await payNow.click();
    await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
    expect(await orders()).toHaveLength(3);
  },
);

story("without a provider nothing is sold, and the page says so", async ({ page }) => {
  await changeAnswers(page, "GET /config", (config: object) => ({
    ...config,
    checkout: undefined,
  }));
  await page.goto("/credits");
  await expect(page.getByText("Payment service is currently unavailable")).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy Now, 25 credits" })).toBeDisabled();
});
