import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addAwsKeys, makeBucket } from "../support/accounts.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { moveToBucket } from "../support/move-to-bucket.ts";
import { ask, newPerson } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const WORDS = "publish alongside other objects";

/** Opens Settings, the buckets of the only keys, and the access of one of them. */
async function showAccess(page: Page, bucket: string) {
  const row = page.getByRole("dialog", { name: "Buckets of Agency" }).getByRole("row", {
    name: bucket,
  });
  const button = row.getByRole("button", { name: "Public Access" });
  await button.press("Enter");
  return { button, dialog: page.getByRole("dialog", { name: `Public access of ${bucket}` }) };
}

async function showBuckets(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Manage Buckets", exact: true }).click();
}

test("a bucket is closed, and opened again by its name @long", async ({ page, person, errors }) => {
  const bucket = await makeBucket(person, await addAwsKeys(person, "Agency"));
  await showBuckets(page);
  const opened = await showAccess(page, bucket);
  await expect(opened.dialog.getByText("Anyone can read everything in this bucket.")).toBeVisible();
  await expect(opened.dialog.getByText("No site is live in it.")).toBeVisible();
  await opened.dialog.getByRole("button", { name: "Close Again" }).click();
  await expect(page.getByText(`Bucket ${bucket} is closed`)).toBeVisible();
  await expect(opened.dialog).toBeHidden();
  await expect(opened.button).toBeFocused();

  const { button, dialog } = await showAccess(page, bucket);
  await expect(dialog.getByText("Only this AWS account can read it.")).toBeVisible();
  await expect(dialog.getByText("The bucket is empty now.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close Again" })).toBeHidden();
  const name = dialog.getByLabel(`Type ${bucket} to confirm`);
  await name.fill("another");
  await dialog.getByRole("button", { name: "Make Public" }).click();
  await expectRefused(name, `Please type the bucket's name: ${bucket}`);
  errors.expect(/status of 500/);
  const mend = await failCalls(page, "POST /aws-credentials/*/buckets/*/make-public", {
    status: 500,
  });
  await name.fill(bucket);
  await name.press("Enter");
  await expect(dialog.getByText("The bucket could not be made public")).toBeVisible();
  await mend();
  await name.press("Enter");
  await expect(page.getByText(`Bucket ${bucket} can now serve websites`)).toBeVisible();
  await expect(button).toBeFocused();
});

test("who can read a bucket: loading, and what cannot be done @long", async ({
  page,
  person,
  errors,
}) => {
  const bucket = await makeBucket(person, await addAwsKeys(person, "Agency"));
  await showBuckets(page);
  const call = "GET /aws-credentials/*/buckets/*/access";
  const release = await holdCalls(page, call);
  const { dialog } = await showAccess(page, bucket);
  await expect(dialog.getByText("Checking who can read this bucket")).toBeVisible();
  await release();
  await expect(dialog.getByRole("button", { name: "Close Again" })).toBeVisible();
  errors.expect(/status of 500/);
  await failCalls(page, "POST /aws-credentials/*/buckets/*/close", { status: 500 });
  await dialog.getByRole("button", { name: "Close Again" }).click();
  await expect(dialog.getByText("The bucket could not be closed")).toBeVisible();
  await page.keyboard.press("Escape");
  // The data stays on the screen until the dialog is closed.
  await expect(dialog).toBeHidden();
  const end = await failCalls(page, call, { status: 500 });
  await showAccess(page, bucket);
  await expect(dialog.getByRole("alert")).toContainText("Failed to check who can read this bucket");
  await end();
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("button", { name: "Close Again" })).toBeVisible();
});

test("alongside other objects, only sites become public, and in words @long", async ({
  page,
  person,
  product,
  errors,
}) => {
  // The bucket's content belongs to another user of the same AWS account, and is no site of this product any more.
  const other = await newPerson(product.url);
  const { id } = await makeSite(other, { phone: "3365550142" });
  const theirs = new URL(await moveToBucket(other, `/campaigns/${id}`));
  const [bucket = ""] = theirs.hostname.split(".");
  const folder = theirs.pathname.slice(1);
  await ask(other, `DELETE /campaigns/${id}?keepSite=true`);
  const keys = await addAwsKeys(person, "Agency");
  await ask(person, `POST /aws-credentials/${keys.id}/buckets/${bucket}/close`, {
    region: "us-east-1",
  });
  await showBuckets(page);
  const { dialog } = await showAccess(page, bucket);
  await expect(dialog.getByText("objects that are not of your sites")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: folder })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(`Type ${bucket} to confirm`).fill(bucket);
  const words = dialog.getByLabel(`Type ${WORDS} to use this bucket`);
  await words.fill("yes");
  await words.press("Enter");
  await expectRefused(words, `Please type these words: ${WORDS}`);
  await words.fill(WORDS);
  await words.press("Enter");
  await expect(page.getByText(`Bucket ${bucket} can now serve websites`)).toBeVisible();
  const place = { deploymentType: "aws", awsCredentialsId: keys.id, awsBucketName: bucket };
  const plumber = { serviceName: "Plumbing", city: "Winston-Salem", state: "NC" };
  const mine = (await ask(person, "POST /campaigns", {
    ...plumber,
    phone: "3365550199",
    ...place,
  })) as { id: string };
  const { deploymentUrl } = (await ask(person, `POST /campaigns/${mine.id}/redeploy`)) as {
    deploymentUrl: string;
  };
  await page.goto(deploymentUrl);
  await expect(page.getByText("(336) 555-0199").first()).toBeVisible();
  errors.expect(/status of 403/);
  expect((await page.goto(theirs.href))?.status()).toBe(403);
});
