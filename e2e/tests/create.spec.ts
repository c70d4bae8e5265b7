import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addAwsKeys, addNetlifyToken, makeBucket } from "../support/accounts.ts";
import { fillSite } from "../support/create-site.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { ask } from "../support/person.ts";
import { previewOf } from "../support/preview.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

const LONG = "Plumbing ".repeat(34).slice(0, 300);
/** In every element, attribute, script or style sheet they must stay text. */
const SCRIPT = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(2)>`;
const STYLE = "</style><svg onload=alert(3)><iframe srcdoc='<script>alert(4)</script>'>";

const submit = (page: Page) => page.getByRole("button", { name: "Create Site" });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("three tabs, and a form that makes a site @long [spec 1, 2.1, 2.9, 8]", async ({ page }) => {
  await page.goto("/create");
  await expect(page.getByRole("heading", { name: "Create New Campaign", level: 1 })).toBeVisible();
  await expect(page.getByRole("tab")).toHaveText([
    "Single Site",
    "Multi-Location Site",
    "Bulk Creation",
  ]);
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/");
  await expect(field(page, "State")).toHaveAccessibleDescription(/Two letters/);
  await fillSite(page, { service: "Plumbing", phone: "3365550142" });
  const release = await holdCalls(page, "POST /campaigns");
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Creating..." })).toBeVisible();
  await release();
  await expect(page.getByText("Campaign created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}$/);
});

test("the form refuses next to the field and loses nothing typed [spec 2.9, 5]", async ({
  page,
}) => {
  await page.goto("/create");
  const service = field(page, "Service Name");
  const city = field(page, "City");
  const state = field(page, "State");
  const zip = field(page, "Zip Code");
  const phone = field(page, "Phone Number");
  await submit(page).click();
  await expectRefused(service, "Service name is required");
  await expectRefused(city, "City is required");
  await expectRefused(state, "State is required");

  await service.fill(LONG);
  await city.fill("Winston-Salem");
  await state.fill("Atlantis");
  await zip.fill("271");
  await phone.fill("call me maybe");
  await submit(page).click();
  await expectRefused(service, "Service name must be at most 100 characters");
  await expectRefused(state, "Please enter a US state, such as NC");
  await expectRefused(zip, "Please enter a five-digit ZIP code");
  await expectRefused(phone, "Please enter a valid phone number");
  await page.reload();
  await expect(service).toHaveValue(LONG);
  await expect(city).toHaveValue("Winston-Salem");
  await expect(state).toHaveValue("Atlantis");
  await expect(phone).toHaveValue("call me maybe");
});

test("what can be chosen has to be chosen, and the other side is cleared @long [spec 2.9, 4, 5, 9]", async ({
  page,
  person,
}) => {
  await addNetlifyToken(person, "Agency");
  await addAwsKeys(person, "Old keys");
  const agency = await addAwsKeys(person, "Agency keys");
  const bucket = await makeBucket(person, agency);
  await makeBucket(person, agency);
  await page.goto("/create");
  await fillSite(page, { service: "Plumbing" });
  const netlify = field(page, "Netlify Account");
  await expect(netlify).toHaveValue("");
  await submit(page).click();
  await expectRefused(netlify, "Please select a Netlify account for deployment");
  await netlify.selectOption("Agency");

  await page.getByText("AWS S3", { exact: true }).click();
  await submit(page).click();
  const keys = field(page, "AWS Credentials");
  await expectRefused(keys, "Please select AWS credentials for deployment");
  await keys.selectOption("Agency keys");
  await expect(field(page, "S3 Bucket")).toBeVisible();
  await submit(page).click();
  await expectRefused(field(page, "S3 Bucket"), "Please select an S3 bucket for deployment");
  await field(page, "S3 Bucket").selectOption(bucket);

  await page.getByText("Netlify", { exact: true }).click();
  await expect(netlify).toHaveValue("");
  await page.getByText("AWS S3", { exact: true }).click();
  await expect(keys).toHaveValue("");
});

test("an account once used is chosen already, in every form @long", async ({ page, person }) => {
  const agency = await addNetlifyToken(person, "Agency");
  await addNetlifyToken(person, "Client");
  const keys = await addAwsKeys(person, "Agency keys");
  const bucket = await makeBucket(person, keys);
  const other = await makeBucket(person, keys);
  const site = { serviceName: "Plumbing", city: "Boise", state: "ID" };
  const onS3 = { deploymentType: "aws", awsCredentialsId: keys.id, awsBucketName: bucket };
  await ask(person, "POST /campaigns", { ...site, netlifyTokenId: agency.id });
  await ask(person, "POST /campaigns", { ...site, ...onS3 });
  for (const tab of ["", "?tab=multi-location", "?tab=bulk"]) {
    await page.goto(`/create${tab}`);
    await expect(page.getByRole("radio", { name: "Netlify" })).toBeChecked();
    await expect(field(page, "Netlify Account")).toHaveValue(agency.id);
    await page.getByText("AWS S3", { exact: true }).click();
    await expect(field(page, "AWS Credentials")).toHaveValue(keys.id);
    await expect(field(page, "S3 Bucket")).toHaveValue(bucket);
  }
  // The bucket can also be set back to none, and the form then requires one.
  await field(page, "S3 Bucket").selectOption("");
  await expect(field(page, "S3 Bucket")).toHaveValue("");
  await field(page, "AWS Credentials").selectOption("");
  await expect(field(page, "AWS Credentials")).toHaveValue("");
  await page.getByText("Netlify", { exact: true }).click();
  await field(page, "Netlify Account").selectOption("");
  await expect(field(page, "Netlify Account")).toHaveValue("");
  await page.getByText("AWS S3", { exact: true }).click();
  // Another one can be chosen, and stays chosen.
  await field(page, "S3 Bucket").selectOption(other);
  await page.reload();
  await expect(field(page, "S3 Bucket")).toHaveValue(other);

  // The site is created with the choice that was used last.
  await page.goto("/create");
  await fillSite(page, { service: "Roofing" });
  await submit(page).click();
  await expect(page.getByText("Campaign created successfully!")).toBeVisible();
  await ask(person, `DELETE /netlify-tokens/${agency.id}`);
  await page.goto("/create");
  await expect(field(page, "Netlify Account")).toHaveValue("");
});

test("without accounts of the kind the form explains what happens @long [spec 8]", async ({
  page,
  errors,
}) => {
  await page.goto("/create");
  await page.getByText("AWS S3", { exact: true }).click();
  await expect(page.getByText("No AWS credentials yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add one in Settings" })).toBeVisible();

  errors.expect(/status of 500/);
  await failCalls(page, "GET /aws-credentials", { status: 500 });
  const endTokens = await failCalls(page, "GET /netlify-tokens", { status: 500 });
  await page.reload();
  await expect(page.getByText("Failed to load AWS credentials")).toBeVisible();
  await page.getByText("Netlify", { exact: true }).click();
  await expect(page.getByText("Failed to fetch Netlify token")).toBeVisible();

  // Whether the installation has an account of its own is unknown too, and unknown does not mean "none".
  await endTokens();
  await failCalls(page, "GET /config", { status: 500 });
  await page.reload();
  await expect(page.getByText("Failed to fetch Netlify token")).toBeVisible();
});

test("the credit check: enough, too few, unknown @long [spec 2.9]", async ({
  page,
  person,
  errors,
}) => {
  await page.goto("/create");
  await expect(page.getByText("You have sufficient credits (5 available)")).toBeVisible();
  for (const city of ["Boise", "Nampa", "Caldwell", "Meridian", "Eagle"])
    await makeSite(person, { city, state: "ID" });
  await page.reload();
  await expect(page.getByText("You need 1 more credit", { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "Need more credits? Contact your administrator or purchase additional credits from the credits page.",
    ),
  ).toBeVisible();
  await expect(submit(page)).toBeDisabled();

  errors.expect(/status of 500/);
  await failCalls(page, "GET /credits/balance", { status: 500 });
  await page.reload();
  await expect(page.getByText("Unable to fetch your credit balance")).toBeVisible();
  await expect(submit(page)).toBeEnabled();
});

test("a site that could not be made is reported, and the form keeps its values @long [spec 8]", async ({
  page,
  errors,
}) => {
  await page.goto("/create");
  await fillSite(page, { service: "Plumbing" });
  errors.expect(/status of 500/);
  await failCalls(page, "POST /campaigns", { status: 500 });
  await submit(page).click();
  await expect(page.getByRole("alert")).toHaveText("Failed to create campaign");
  await expect(field(page, "City")).toHaveValue("Winston-Salem");
});

test("a double click makes one site @long", async ({ page }) => {
  await page.goto("/create");
  await fillSite(page, { service: "Roofing" });
  await submit(page).dblclick();
  await expect(page).toHaveURL(/\/campaigns\//);
  await page.goto("/");
  await expect(page.getByText("4 available")).toBeVisible();
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByRole("link", { name: "Roofing in Winston-Salem, NC" })).toHaveCount(1);
});

test("a misspelt city gets a suggestion before the credit is charged, and is kept when the user confirms it @long", async ({
  page,
}) => {
  await page.goto("/create");
  await field(page, "Service Name").fill("Plumbing");
  await field(page, "City").fill("Round Rok");
  await field(page, "State").fill("TX");
  await submit(page).click();
  await expect(field(page, "City")).toBeFocused();
  await expect(page.getByText("did you mean Round Rock, TX? Choose below.")).toBeVisible();
  await expect(page.getByText("Did you mean Round Rock?")).toBeVisible();
  await page.goto("/create");
  await page.getByRole("button", { name: "Keep Round Rok, TX" }).click();
  await expect(page.getByText("search engines are asked not to list it")).toBeVisible();
  await field(page, "City").fill("Round Rook");
  await page.getByRole("button", { name: "Use Round Rock, TX instead of Round Rook, TX" }).click();
  await expect(field(page, "City")).toHaveValue("Round Rock");
  await expect(page.getByText("We do not know")).toHaveCount(0);
  await submit(page).click();
  await expect(page).toHaveURL(/\/campaigns\//);
  await page.goto("/");
  await expect(page.getByText("4 available")).toBeVisible();
});

test("a script as the service of a site in an unknown city is only text @long", async ({
  page,
  context,
}) => {
  const dialogs: string[] = [];
  context.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto("/create");
  await field(page, "Service Name").fill(SCRIPT);
  await field(page, "City").fill(STYLE);
  await field(page, "State").fill("NC");
  await expect(page.getByText(`We do not know ${STYLE}, NC`)).toBeVisible();
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toContainText(STYLE);
  await submit(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SCRIPT);

  const site = await visitSite(page);
  await expect(site.getByRole("heading", { level: 1 })).toContainText(SCRIPT);
  await expect(site.getByRole("heading", { level: 1 })).toContainText(STYLE);
  await page.goto("/");
  await expect(page.getByRole("link", { name: SCRIPT })).toBeVisible();
  expect(dialogs).toEqual([]);
});
