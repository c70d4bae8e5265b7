import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addAwsKeys, makeBucket } from "../support/accounts.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { expectRefused } from "../support/expect-refused.ts";
import { failCalls, holdCalls } from "../support/faults.ts";
import { makeSite, publishSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const SECTIONS = {
  "Basic Information": ["Service Name", "City", "State", "Zip Code", "Phone Number", "Email"],
  "SEO Information": ["Meta Title", "Meta Description", "Search Console Verification Script"],
  "Company Information": ["Company Name", "Street", "City", "State", "Zip"],
  "Location Information": ["Latitude", "Longitude", "Company Latitude", "Company Longitude"],
};

const section = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const information = (page: Page) => page.getByRole("region", { name: "Deployment Information" });
const fact = (page: Page, term: string) =>
  information(page)
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator("xpath=following-sibling::dd[1]");
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("a site that was never deployed says so, section by section @long [spec 2.1, 2.8]", async ({
  page,
  person,
}) => {
  const { id } = await makeSite(person, { zip: "27101", phone: "3365550142" });
  await page.goto(`/campaigns/${id}`);
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(page.getByText("Winston-Salem, NC", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Visit Site" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Deployment Information" })).toHaveCount(1);
  await expect(fact(page, "URL")).toHaveText("Not deployed yet");
  await expect(fact(page, "Last Deployed")).toHaveText("Never");
  await expect(fact(page, "Deployment Type")).toHaveText("AWS S3");
  await expect(fact(page, "S3 Bucket")).toHaveText("Not specified");
  await expect(page.getByRole("button", { name: "Deploy Site" })).toBeVisible();

  for (const [name, labels] of Object.entries(SECTIONS))
    for (const label of labels)
      await expect(section(page, name).getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByLabel("CTA Text")).toBeVisible();
  const basic = section(page, "Basic Information");
  await expect(basic.getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(basic.getByLabel("Phone Number")).toHaveValue("3365550142");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/");
});

test("a live site has its address, its date and a card of its own @long [spec 2.8]", async ({
  page,
  person,
}) => {
  const { id, deploymentUrl } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  const visit = page.getByRole("link", { name: "Visit Site" }).first();
  await expect(visit).toHaveAttribute("href", deploymentUrl ?? "");
  await expect(page.getByRole("heading", { name: "Deployment Information" })).toHaveCount(2);
  await expect(fact(page, "URL")).toContainText(deploymentUrl ?? "");
  await expect(fact(page, "URL").getByRole("button", { name: "Copy URL" })).toBeVisible();
  await expect(fact(page, "Deployment Type")).toHaveText("Netlify");
  const date = /[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M/;
  await expect(fact(page, "Last Deployed")).toHaveText(date);
  const live = page.getByRole("region", { name: "Live site" });
  await expect(live).toContainText("Search engines");
  // One block has address, state and links.
  await expect(page.getByRole("link", { name: deploymentUrl ?? "" })).toHaveCount(1);
});

test("every field is saved and is there again [spec 2.8, 3, 8]", async ({ page, person }) => {
  const { id } = await makeSite(person);
  await page.goto(`/campaigns/${id}`);
  const typed: Record<string, Record<string, string>> = {
    "Basic Information": { "Zip Code": "27101", Email: "office@example.com" },
    "SEO Information": {
      "Meta Title": "A plumber near you",
      "Meta Description": "Leaks stopped, drains cleared.",
      "Search Console Verification Script": '<meta name="google-site-verification" content="abc">',
    },
    "Company Information": {
      "Company Name": "Twin City Plumbers",
      Street: "1 Main St",
      Zip: "27101",
    },
    "Location Information": { Latitude: "36.1", "Company Longitude": "-80.25" },
    "Call to Action": { "CTA Text": "Call us today" },
  };
  for (const [name, fields] of Object.entries(typed))
    for (const [label, text] of Object.entries(fields))
      await section(page, name).getByLabel(label, { exact: true }).fill(text);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  const release = await holdCalls(page, "PUT /campaigns/*");
  await press(page, "Save Changes");
  await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  await release();
  await expect(page.getByText("Campaign details saved successfully!")).toBeVisible();
  // Nothing is left to save, and the focus is not lost then.
  const save = page.getByRole("button", { name: "Save Changes" });
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.reload();
  for (const [name, fields] of Object.entries(typed))
    for (const [label, text] of Object.entries(fields))
      await expect(section(page, name).getByLabel(label, { exact: true })).toHaveValue(text);
});

test("the form refuses next to the field and keeps the rest @long [spec 5, 8]", async ({
  page,
  person,
  errors,
}) => {
  const { id } = await makeSite(person);
  await page.goto(`/campaigns/${id}`);
  const basic = section(page, "Basic Information");
  const phone = basic.getByLabel("Phone Number");
  await basic.getByLabel("Service Name").fill("");
  await basic.getByLabel("City").fill(" ");
  await basic.getByLabel("State").fill("");
  await basic.getByLabel("Email").fill("asha at home");
  await phone.fill("336 555 0142");
  await press(page, "Save Changes");
  await expectRefused(basic.getByLabel("Service Name"), "Service name is required");
  await expectRefused(basic.getByLabel("City"), "City is required");
  await expectRefused(basic.getByLabel("State"), "State is required");
  await expectRefused(basic.getByLabel("Email"), "Please enter a valid email address");
  await expect(phone).toHaveValue("336 555 0142");
  await basic.getByLabel("State").fill("Atlantis");
  await press(page, "Save Changes");
  await expectRefused(basic.getByLabel("State"), "Please enter a US state, such as NC");
  const reviews = page.getByLabel("Review Page");
  await reviews.fill("http://reviews.example.com");
  await press(page, "Save Changes");
  await expectRefused(reviews, "Please enter the https address of the review page");

  await press(page, "Discard");
  await expect(page.getByText("Everything is saved")).toBeFocused();
  await section(page, "Company Information").getByLabel("Company Name").fill("Twin City");
  errors.expect(/status of (400|500)/);
  const script = page.getByLabel("Search Console Verification Script");
  await script.fill("<script>alert(1)</script>");
  await press(page, "Save Changes");
  await expectRefused(script, "Paste the verification <meta> tag, token or file name");
  await script.fill("");
  await failCalls(page, "PUT /campaigns/*", { status: 500 });
  await press(page, "Save Changes");
  await expect(page.getByRole("alert")).toHaveText("Failed to save campaign details");
  await expect(page.getByLabel("Company Name")).toHaveValue("Twin City");
});

test("search engines may list a site that would not be listed by default @long [spec 8]", async ({
  page,
  person,
  errors,
}) => {
  const { id } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  const override = page.getByLabel(/Let search engines list it anyway/);
  errors.expect(/status of 500/);
  const end = await failCalls(page, "PUT /campaigns/*", { status: 500 });
  await override.click();
  await expect(page.getByText("Failed to update campaign", { exact: true })).toBeVisible();
  await expect(override).not.toBeChecked();
  await end();
  await override.click();
  await expect(page.getByText("Campaign updated successfully!")).toBeVisible();
  await expect(override).toBeChecked();
});

test("leaving with unsaved changes needs a confirmation @long", async ({ page, person }) => {
  const { id } = await makeSite(person);
  await page.goto(`/campaigns/${id}`);
  await page.getByLabel("Company Name").fill("Twin City Plumbers");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Company Name")).toHaveValue("Twin City Plumbers");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");
});

test("deployment settings name what is missing, and are kept @long [spec 2.8, 3, 4, 5, 8]", async ({
  page,
  person,
  errors,
}) => {
  const keys = await addAwsKeys(person, "Agency");
  const bucket = await makeBucket(person, keys);
  const { id } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  await press(page, "Change Deployment Settings");
  await expect(page.getByRole("button", { name: "Hide Settings" })).toBeVisible();
  const netlify = page.getByLabel("Netlify Account");
  await expect(netlify).toHaveValue("default");
  await netlify.selectOption("");
  await press(page, "Save Settings");
  await expectRefused(netlify, "Please select a Netlify token");

  const aws = page.getByRole("radio", { name: "AWS S3" });
  await aws.check({ force: true });
  await press(page, "Save Settings");
  await expectRefused(page.getByLabel("AWS Credentials"), "Please select AWS credentials");
  await page.getByLabel("AWS Credentials").selectOption("Agency");
  await expect(page.getByLabel("S3 Bucket")).toBeVisible();
  await press(page, "Save Settings");
  await expectRefused(page.getByLabel("S3 Bucket"), "Please select an AWS S3 bucket");
  await page.getByRole("radio", { name: "Netlify" }).check({ force: true });
  await expect(netlify).toHaveValue("");
  await aws.check({ force: true });
  await expect(page.getByLabel("AWS Credentials")).toHaveValue("");

  await page.getByLabel("AWS Credentials").selectOption("Agency");
  await page.getByLabel("S3 Bucket").selectOption(bucket);
  errors.expect(/status of 500/);
  const end = await failCalls(page, "PUT /campaigns/*/deployment-settings", { status: 500 });
  await press(page, "Save Settings");
  await expect(page.getByText("Failed to update deployment settings")).toBeVisible();
  await end();
  await press(page, "Save Settings");
  await expect(page.getByText("Deployment settings updated successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change Deployment Settings" })).toBeVisible();
  await expect(fact(page, "Deployment Type")).toHaveText("AWS S3");
  await expect(fact(page, "S3 Bucket")).toHaveText(bucket);
  const report = "Not moved yet: the next deployment goes to AWS S3, Agency";
  await expect(page.getByText(report)).toBeVisible();
});

test("deploying says so, then that it is done, or what to check @long [spec 2.8, 4, 8]", async ({
  page,
  person,
  errors,
}) => {
  const { id } = await publishSite(person);
  await page.goto(`/campaigns/${id}`);
  await page.getByLabel("Company Name").fill("Twin City Plumbers");
  await press(page, "Save Changes");
  await expect(page.getByText("Campaign details saved successfully!")).toBeVisible();
  const release = await holdCalls(page, "POST /campaigns/*/redeploy");
  await press(page, "Deploy Site");
  await expect(page.getByRole("button", { name: "Deploying..." })).toBeVisible();
  await release();
  await expect(page.getByText("Campaign redeployed successfully!")).toBeVisible();
  await expect(deploymentReport(page)).toContainText("Deployed");

  errors.expect(/status of 500/);
  await failCalls(page, "POST /campaigns/*/redeploy", { status: 500 });
  await press(page, "Deploy Site");
  await expect(
    page.getByText(
      "Failed to redeploy campaign. Please check your deployment settings and try again.",
    ),
  ).toBeVisible();
});

test("a campaign that cannot be loaded says why, and tries again @long [spec 5, 8]", async ({
  page,
  person,
  errors,
}) => {
  const { id } = await makeSite(person);
  errors.expect(/status of (400|404|500)|ERR_FAILED/);
  const failure = page.getByRole("alert");
  await page.goto("/campaigns/some-id");
  await expect(failure).toHaveText("Invalid campaign ID");
  await page.goto("/campaigns/01890000-0000-7000-8000-000000000000");
  await expect(failure).toHaveText("Campaign not found");

  const reasons = {
    "Server error: 500": { status: 500 },
    "Failed to fetch campaign details": { status: 404 },
    "Campaign data is empty": "empty",
    "Received empty campaign data": { body: { _id: id } },
    "No response from server": "no answer",
  } as const;
  await page.goto(`/campaigns/${id}`);
  for (const [text, fault] of Object.entries(reasons)) {
    const end = await failCalls(page, "GET /campaigns/*", fault);
    await page.reload();
    await expect(failure).toHaveText(text);
    await end();
  }
  const release = await holdCalls(page, "GET /campaigns/*");
  await page.getByRole("button", { name: "Try Again" }).click();
  await release();
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
});
