import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addAwsKeys, addNetlifyToken, makeBucket, sandboxKeys } from "../support/accounts.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { changeResponses, failCalls, holdCalls } from "../support/faults.ts";
import { userTest as test } from "../support/test.ts";
import { tryAgain } from "../support/try-again.ts";

/** Spec §2 in a short form: a number for each region of a name. */
const REGIONS = [
  ...sameNames("us-east", 2),
  ...sameNames("us-west", 2),
  ...sameNames("ap-south", 1),
  ...sameNames("ap-northeast", 3),
  ...sameNames("ap-southeast", 2),
  ...sameNames("ca-central", 1),
  ...sameNames("eu-central", 1),
  ...sameNames("eu-west", 3),
  ...sameNames("eu-north", 1),
  ...sameNames("sa-east", 1),
];

function sameNames(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const tokens = (page: Page) => card(page, "Netlify Tokens");
const keys = (page: Page) => card(page, "AWS S3 Credentials");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a Netlify token: refused, added, masked, edited, deleted [spec 1, 2.1, 2.10, 5, 8, 9]", async ({
  page,
  person,
  errors,
}) => {
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expect(tokens(page).getByText("No Netlify tokens added yet.")).toBeVisible();
  const name = page.getByLabel("Token Name");
  const token = page.getByLabel("Netlify Token", { exact: true });
  await expect(token).toHaveAttribute("type", "password");
  await press(page, "Add Token");
  await expectRefused(name, "Both name and token are required");

  errors.expect(/status of 400/);
  await name.fill("Agency");
  await token.fill("no-token-of-netlify");
  await press(page, "Add Token");
  const refusal = page.getByText("Invalid Netlify token. Please check and try again.");
  await expect(refusal).toBeVisible();
  await expect(token).toHaveValue("no-token-of-netlify");
  await token.press("End");
  await token.press("Backspace");
  await expect(refusal).toBeHidden();

  const { netlifyToken } = await sandboxKeys(person);
  await token.fill(netlifyToken);
  const release = await holdCalls(page, "POST /netlify-tokens");
  await press(page, "Add Token");
  await expect(page.getByRole("button", { name: "Verifying..." })).toBeVisible();
  // What the user types during the check is the next token.
  await name.fill("Another");
  await release();
  await expect(page.getByText("Netlify token added successfully")).toBeVisible();
  await expect(name).toHaveValue("Another");
  await expect(tokens(page).getByRole("heading", { name: "Your Netlify Tokens" })).toBeVisible();
  await expect(tokens(page).getByRole("columnheader")).toHaveText(["Name", "Token", "Actions"]);
  const mask = `${netlifyToken.slice(0, 4)}...${netlifyToken.slice(-4)}`;
  const row = tokens(page).getByRole("row", { name: "Agency" });
  await expect(row).toContainText(mask);

  await press(page, "Edit Agency");
  const edited = tokens(page).getByLabel("Name", { exact: true });
  await expect(edited).toHaveValue("Agency");
  await expect(tokens(page).getByLabel("Token", { exact: true })).toHaveValue(mask);
  await edited.fill(" ");
  await press(page, "Save");
  await expectRefused(edited, "Both name and token are required");
  await edited.fill("Studio");
  await press(page, "Save");
  await expect(page.getByText("Netlify token updated successfully")).toBeVisible();
  await press(page, "Delete Studio");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Are you sure you want to delete this token?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Netlify token removed successfully")).toBeVisible();
  await expect(tokens(page).getByText("No Netlify tokens added yet.")).toBeVisible();
});

test("one token is edited at a time, and cancelling clears its error @long [spec 2.10, 4]", async ({
  page,
  person,
  errors,
}) => {
  await addNetlifyToken(person, "First");
  await addNetlifyToken(person, "Second");
  await page.goto("/settings");
  await press(page, "Edit First");
  errors.expect(/status of 400/);
  await tokens(page).getByLabel("Token", { exact: true }).fill("no-token-of-netlify");
  await press(page, "Save");
  const refusal = page.getByText("Invalid Netlify token. Please check and try again.");
  await expect(refusal).toBeVisible();
  await press(page, "Cancel");
  await expect(refusal).toBeHidden();
  await press(page, "Edit First");
  await expect(refusal).toBeHidden();
  await press(page, "Edit Second");
  await expect(tokens(page).getByRole("button", { name: "Save" })).toHaveCount(1);
  await expect(tokens(page).getByLabel("Name", { exact: true })).toHaveValue("Second");
});

test("Netlify tokens: loading, and what cannot be done @long [spec 2.10, 8]", async ({
  page,
  person,
  errors,
}) => {
  await addNetlifyToken(person, "Agency");
  const release = await holdCalls(page, "GET /netlify-tokens");
  await page.goto("/settings");
  await expect(tokens(page).getByLabel("Loading Netlify tokens")).toBeVisible();
  await release();
  await expect(tokens(page).getByRole("row", { name: "Agency" })).toBeVisible();

  errors.expect(/status of 500/);
  await failCalls(page, "POST /netlify-tokens", { status: 500 });
  await failCalls(page, "PUT /netlify-tokens/*", { status: 500 });
  await failCalls(page, "DELETE /netlify-tokens/*", { status: 500 });
  await tokens(page).getByRole("button", { name: "Use the sandbox account" }).click();
  await press(page, "Add Token");
  await expect(page.getByText("Failed to add token")).toBeVisible();
  await failCalls(page, "POST /netlify-tokens", "empty");
  await press(page, "Add Token");
  await expect(page.getByText("Failed to add Netlify token")).toBeVisible();
  await press(page, "Edit Agency");
  await press(page, "Save");
  await expect(page.getByText("Failed to update token")).toBeVisible();
  await failCalls(page, "PUT /netlify-tokens/*", "empty");
  await press(page, "Save");
  await expect(page.getByText("Failed to update Netlify token")).toBeVisible();
  await press(page, "Cancel");
  await press(page, "Delete Agency");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete Netlify token")).toBeVisible();
  await failCalls(page, "POST /netlify-tokens/verify", { status: 500 });
  await press(page, "Check Agency");
  await expect(page.getByText("Failed to verify Netlify token")).toBeVisible();

  const end = await failCalls(page, "GET /netlify-tokens", { status: 500 });
  await page.reload();
  const failed = tokens(page).getByRole("alert");
  await expect(failed).toContainText("Failed to fetch Netlify token");
  await expect(failed).toHaveCSS("color", "rgb(163, 39, 31)");
  await end();
  await tryAgain(tokens(page), tokens(page).getByRole("row", { name: "Agency" }));
});

test("AWS credentials: refused, edited, deleted @long [spec 2.10, 4, 5, 8]", async ({
  page,
  person,
  errors,
}) => {
  const { awsAccessKey, awsSecretKey } = await sandboxKeys(person);
  await page.goto("/settings");
  await press(page, "Add Credentials");
  await expectRefused(page.getByLabel("Credentials Name"), "All fields are required");
  await addAwsKeys(person, "Agency");
  await page.reload();
  const mask = `${awsAccessKey.slice(0, 4)}...${awsAccessKey.slice(-4)}`;
  await expect(keys(page).getByRole("row", { name: "Agency" })).toContainText(mask);

  errors.expect(/status of 400/);
  await press(page, "Edit Agency");
  const editor = keys(page).getByRole("row").filter({ hasText: "Cancel" });
  await expect(editor.getByLabel("Access Key")).toHaveValue(mask);
  await editor.getByLabel("Name").fill("");
  await press(page, "Save");
  await expectRefused(editor.getByLabel("Name"), "All fields are required");
  await editor.getByLabel("Name").fill("Studio");
  await editor.getByLabel("Access Key").fill("AKIAWRONGWRONGWRONG1");
  await editor.getByLabel("Secret Key").fill("not-the-secret-of-this-key-0123456789abc");
  await press(page, "Save");
  const refusal = page.getByText("Invalid AWS credentials. Please check and try again.");
  await expect(refusal).toBeVisible();
  await editor.getByLabel("Access Key").fill(awsAccessKey);
  await editor.getByLabel("Secret Key").fill(awsSecretKey);
  await expect(refusal).toBeHidden();
  await press(page, "Save");
  await expect(page.getByText("AWS credentials updated successfully")).toBeVisible();

  await press(page, "Delete Studio");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Are you sure you want to delete these AWS credentials?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("AWS credentials removed successfully")).toBeVisible();
});

test("AWS credentials: loading, and what cannot be done @long [spec 8]", async ({
  page,
  person,
  errors,
}) => {
  await addAwsKeys(person, "Agency");
  const release = await holdCalls(page, "GET /aws-credentials");
  await page.goto("/settings");
  await expect(keys(page).getByLabel("Loading AWS credentials")).toBeVisible();
  await release();
  await expect(keys(page).getByRole("row", { name: "Agency" })).toBeVisible();

  errors.expect(/status of 500/);
  await failCalls(page, "POST /aws-credentials", { status: 500 });
  await failCalls(page, "PUT /aws-credentials/*", { status: 500 });
  await failCalls(page, "DELETE /aws-credentials/*", { status: 500 });
  await keys(page).getByRole("button", { name: "Use the sandbox account" }).click();
  await press(page, "Add Credentials");
  await expect(page.getByText("Failed to add AWS credentials")).toBeVisible();
  await press(page, "Edit Agency");
  await press(page, "Save");
  await expect(page.getByText("Failed to update AWS credentials")).toBeVisible();
  await press(page, "Cancel");
  await press(page, "Delete Agency");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete AWS credentials")).toBeVisible();
  await failCalls(page, "POST /aws-credentials/verify", { status: 500 });
  await press(page, "Check Agency");
  await expect(page.getByText("Failed to verify AWS credentials")).toBeVisible();

  const end = await failCalls(page, "GET /aws-credentials", { status: 500 });
  await page.reload();
  await expect(keys(page).getByRole("alert")).toContainText("Failed to load AWS credentials");
  await end();
  const endEmpty = await failCalls(page, "GET /aws-credentials", "empty");
  await page.reload();
  await expect(keys(page).getByRole("alert")).toContainText("Failed to fetch AWS credentials");
  await endEmpty();
  await tryAgain(keys(page), keys(page).getByRole("row", { name: "Agency" }));
});

test("buckets are listed with region and date, and made in 17 regions @long [spec 2.10, 5, 8, 9]", async ({
  page,
  person,
  errors,
}) => {
  const bucket = await makeBucket(person, await addAwsKeys(person, "Agency"));
  type Buckets = { buckets: object[] };
  // AWS returns the date of every bucket; other stores leave it out.
  await changeResponses(page, "GET /aws-credentials/*/buckets", ({ buckets }: Buckets) => ({
    buckets: [...buckets, { name: "undated", region: "us-east-1", creationDate: "Unknown" }],
  }));
  await page.goto("/settings");
  await press(page, "Manage Buckets");
  const dialog = page.getByRole("dialog", { name: "Buckets of Agency" });
  await expect(dialog.getByRole("row", { name: bucket })).toContainText("us-east-1");
  await expect(dialog.getByRole("row", { name: bucket })).toContainText(
    /\d{4}, \d{1,2}:\d\d [AP]M/,
  );
  await expect(dialog.getByRole("row", { name: "undated" })).toContainText("Unknown");
  const region = dialog.getByLabel("Region");
  await expect(region).toHaveValue("us-east-1");
  expect((await region.getByRole("option").allTextContents()).toSorted()).toEqual(
    REGIONS.toSorted(),
  );
  await press(page, "Create Bucket");
  const name = dialog.getByLabel("Bucket Name");
  await expectRefused(name, "Bucket name is required");
  await name.fill("Not A Bucket");
  await press(page, "Create Bucket");
  await expectRefused(name, "Invalid bucket name");

  errors.expect(/status of 500/);
  await failCalls(page, "POST /aws-credentials/*/buckets", { status: 500 });
  await name.fill(`${bucket}-2`);
  await press(page, "Create Bucket");
  await expect(dialog.getByText("Failed to create S3 bucket")).toBeVisible();
});

test("buckets that cannot be listed say so @long [spec 8]", async ({ page, person, errors }) => {
  const bucket = await makeBucket(person, await addAwsKeys(person, "Agency"));
  errors.expect(/status of 500/);
  const end = await failCalls(page, "GET /aws-credentials/*/buckets", { status: 500 });
  await page.goto("/settings");
  await press(page, "Manage Buckets");
  const dialog = page.getByRole("dialog", { name: "Buckets of Agency" });
  await expect(dialog.getByRole("alert")).toContainText(
    "Failed to load S3 buckets. Please check your AWS credentials.",
  );
  await end();
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await expect(dialog.getByRole("row", { name: bucket })).toBeVisible();

  await failCalls(page, "GET /aws-credentials/*/buckets", { status: 500 });
  await page.goto("/create");
  await page.getByText("AWS S3", { exact: true }).click();
  await page.getByLabel("AWS Credentials").selectOption("Agency");
  await expect(page.getByText("Failed to list S3 buckets")).toBeVisible();
});
