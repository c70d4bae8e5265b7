import { expect } from "@playwright/test";
import { checkout, choose, dialog, expectCredits } from "../support/checkout.ts";
import { control, journal } from "../support/emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { changeResponses, failCalls, holdCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

test.afterEach(({ product }) => control(product.cashfreeUrl, "DELETE faults"));

test("while the provider is down the dialog says so, and nothing is lost @long [spec 2.11, 8]", async ({
  page,
  product,
  errors,
}) => {
  errors.expect(/status of (50\d|404|401|429|200)/);
  await choose(page);
  const payNow = dialog(page).getByRole("button", { name: "Pay Now" });
  await dialog(page).getByLabel("Phone number").fill("9876543210");
  await control(product.cashfreeUrl, "POST faults", {
    match: "* /pg/",
    dropConnection: true,
    times: 100,
  });
  const release = await holdCalls(page, "POST /payments/create-order");
  await payNow.click();
  await expect(dialog(page).getByRole("button", { name: "Initializing payment..." })).toBeVisible();
  await release();
  await expect(dialog(page).getByRole("alert")).toContainText("payment service is not answering");
  // Each text differs from the one before, so that it cannot be left over from the previous call.
  for (const [fault, text] of [
    [{ status: 503 }, "Payment service is currently unavailable"],
    [{ body: { order_id: "x" } }, "Invalid payment session response"],
    [{ status: 404 }, "Payment service is currently unavailable"],
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
});

test("a purchase without a user or a session names what is missing @long [spec 5, 8]", async ({
  page,
}) => {
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

test("orders, a receipt and its file that cannot be loaded say so @long [spec 8]", async ({
  page,
  person,
  product,
  errors,
}) => {
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
});

test("the provider's script is blocked: the dialog says so @long [spec 7, 8]", async ({
  page,
  errors,
}) => {
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

test("a tampered amount or package is refused, and a double click is one order @long", async ({
  page,
  person,
  product,
  errors,
}) => {
  errors.expect(/status of 400/);
  const forged = [
    { credits: 100, amount: 1, phone: "9999999999" },
    { credits: 5_000, amount: 1, phone: "9999999999" },
  ];
  for (const body of forged)
    await expect(ask(person, "POST /payments/create-order", body)).rejects.toThrow("400");
  // The amount in the browser is not trusted: the server compares it.
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
});

test("an order whose response is lost is not made twice, nor while its payment is verified @long", async ({
  page,
  product,
  errors,
}) => {
  errors.expect(/ERR_FAILED/);
  const orders = async () =>
    (await journal(product.cashfreeUrl)).filter(({ path }) => path === "/pg/orders");
  const payNow = dialog(page).getByRole("button", { name: "Pay Now" });
  const loseResponse = () =>
    page.route(
      "**/api/payments/create-order",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  await control(product.cashfreeUrl, "DELETE requests");
  await loseResponse();
  await choose(page);
  await payNow.click();
  await expect(dialog(page).getByRole("alert")).toContainText("Could not connect to the server");
  await payNow.click();
  const release = await holdCalls(page, "GET /payments/verify");
  await checkout(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page).getByRole("button", { name: "Verifying payment..." })).toBeVisible();
  await dialog(page).getByLabel("Phone number").press("Enter");
  await release();
  await expect(page.getByText("The payment was not completed.")).toBeVisible();
  expect(await orders()).toHaveLength(1);

  // A purchase of another package is another order.
  await loseResponse();
  await page.goto("/credits");
  await page.getByRole("button", { name: "Buy Now, 50 credits" }).click();
  await payNow.click();
  await expect(dialog(page).getByRole("alert")).toContainText("Could not connect to the server");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Buy Now, 100 credits" }).click();
  await payNow.click();
  await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
  expect(await orders()).toHaveLength(3);
});

test("a purchase that was left goes on with the same order, however often; another phone number is another order @long", async ({
  page,
  product,
}) => {
  await control(product.cashfreeUrl, "DELETE requests");
  const made = async () =>
    (await journal(product.cashfreeUrl)).filter(({ path }) => path === "/pg/orders").length;
  const payNow = dialog(page).getByRole("button", { name: "Pay Now" });
  for (let n = 0; n < 4; n += 1) {
    await choose(page);
    await payNow.click();
    await checkout(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("The payment was not completed.").first()).toBeVisible();
  }
  expect(await made()).toBe(1);
  await choose(page);
  await dialog(page).getByLabel("Phone number").fill("9123456789");
  await payNow.click();
  await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
  expect(await made()).toBe(2);
});

test("too many orders at a time: the dialog says what to do, and each of them can still be paid @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/status of 429/);
  const body = { credits: 10, amount: 1, phone: "9999999999" };
  await ask(person, "POST /payments/create-order", body);
  const message =
    "You have several orders that are not paid yet. Pay one of them under Orders, or try again in 12 minutes.";
  const refusal = { message, error: message, code: "TOO_MANY_REQUESTS", requestId: "r" };
  await failCalls(page, "POST /payments/create-order", { status: 429, body: refusal });
  await choose(page);
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(message);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Buy Now, 10 credits" }).click();
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
});

test("without a provider nothing is sold, and the page says so @long", async ({ page }) => {
  await changeResponses(page, "GET /config", (config: object) => ({
    ...config,
    checkout: undefined,
  }));
  await page.goto("/credits");
  await expect(page.getByText("Payment service is currently unavailable")).toBeVisible();
  await expect(page.getByRole("button", { name: "Buy Now, 25 credits" })).toBeDisabled();
});

test("a buyer whose address is not confirmed has the message sent again from the dialog @long", async ({
  page,
  errors,
}) => {
  errors.expect(/status of 403/);
  await choose(page);
  await dialog(page).getByLabel("Phone number").fill("9876543210");
  const message = "Please confirm your email address before you buy";
  const body = { message, error: message, code: "EMAIL_NOT_CONFIRMED", requestId: "r" };
  const mend = await failCalls(page, "POST /payments/create-order", { status: 403, body });
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText(message);
  await dialog(page).getByRole("button", { name: "Send it again" }).press("Enter");
  await expect(dialog(page).getByText("The message is on its way to you.")).toBeVisible();
  await expectAccessible(page);
  await mend();
  await dialog(page).getByRole("button", { name: "Pay Now" }).click();
  await expect(checkout(page).getByRole("heading", { name: "Order details" })).toBeVisible();
});
