import { expect } from "@playwright/test";
import { addAwsKeys, makeBucket } from "../support/accounts.ts";
import { control } from "../support/emulator.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { userTest as test } from "../support/test.ts";

/** AWS is polled 20 seconds after the distribution was created. */
const POLL = { timeout: 45_000 };
const accessKeyId = "AKIASANDBOXMAINSTREE";

test.afterEach(async ({ product }) => {
  await control(product.cloudFrontUrl, "POST cloudfront", { deployMs: 10_000 });
  await control(product.cloudFrontUrl, "POST allow", { accessKeyId });
});

test("a site on http is warned of, and one press moves it to https @long", async ({
  page,
  product,
  person,
}) => {
  await control(product.cloudFrontUrl, "POST cloudfront", { deployMs: 0 });
  const keys = await addAwsKeys(person, "Agency");
  const bucket = await makeBucket(person, keys);
  const { id } = (await ask(person, "POST /campaigns", {
    serviceName: "Plumbing",
    city: "Winston-Salem",
    state: "NC",
    deploymentType: "aws",
    awsCredentialsId: keys.id,
    awsBucketName: bucket,
  })) as { id: string };
  const warning = page.getByText("Browsers warn visitors");

  await page.goto("/create");
  await page.getByText("AWS S3", { exact: true }).click();
  await expect(warning).toBeVisible();
  await page.goto(`/campaigns/${id}`);
  await expect(warning).toBeVisible();

  await page.goto("/sites");
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Turn on https: Plumbing in Winston-Salem, NC" }).click();
  const dialog = page.getByRole("dialog", { name: `Https of ${bucket}` });
  await dialog.getByRole("button", { name: "Turn on https" }).click();
  await expect(dialog.getByText("Https is coming up")).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByText("Https is on")).toBeVisible(POLL);
  await expect(dialog.getByText("1 site published there.")).toBeVisible(POLL);
  await page.keyboard.press("Escape");
  await expect(warning).toBeHidden();

  await page.goto(`/campaigns/${id}`);
  const link = page.getByRole("link", { name: "Visit Site" });
  await expect(link).toHaveAttribute("href", /^http:\/\/d\w+\.cloudfront\.localhost:\d+\//);
  const site = page.context().waitForEvent("page");
  await link.click();
  await expect((await site).getByRole("heading", { level: 1 })).toContainText("Plumbing");

  await page.goto("/settings");
  const card = page.getByRole("region", { name: "AWS S3 Credentials", exact: true });
  await card.getByRole("button", { name: "Manage Buckets" }).click();
  await page.getByRole("button", { name: `Https is on: ${bucket}` }).click();
  await dialog.getByRole("button", { name: "Turn off https" }).click();
  await expect(dialog.getByText(/Sites go back to http|AWS is removing/)).toBeVisible();
});

test("the dialog names the permission that a key lacks @long", async ({
  page,
  product,
  person,
}) => {
  const keys = await addAwsKeys(person, "Agency");
  await makeBucket(person, keys);
  const action = "cloudfront:CreateDistribution";
  await control(product.cloudFrontUrl, "POST deny", { accessKeyId, action });
  await page.goto("/settings");
  const card = page.getByRole("region", { name: "AWS S3 Credentials", exact: true });
  await card.getByText("Which permissions does the key need?").click();
  await expect(card.getByRole("region", { name: "IAM policy" })).toContainText(action);
  await card.getByRole("button", { name: "Manage Buckets" }).click();
  await page.getByRole("button", { name: "Turn on https" }).first().click();
  const dialog = page.getByRole("dialog", { name: /^Https of/ });
  await dialog.getByRole("button", { name: "Turn on https" }).click();
  await expect(dialog.getByText(`This key lacks the permission ${action}.`)).toBeVisible();
  await expectAccessible(page);
  await control(product.cloudFrontUrl, "POST allow", { accessKeyId });
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByText("Https is coming up")).toBeVisible();
});
