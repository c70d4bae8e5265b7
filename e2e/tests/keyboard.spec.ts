import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addAwsKeys, addNetlifyToken, makeBucket } from "../support/accounts.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { expectFocus, openTwice, press, tabTo, type } from "../support/keyboard.ts";
import { someoneNew } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { test, userTest } from "../support/test.ts";

async function signUp(page: Page): Promise<void> {
  const { name, email, password } = someoneNew();
  await page.goto("/signup");
  await type(page, "Full Name", name);
  await type(page, "Email address", email);
  await type(page, "Password", password);
  await type(page, "Confirm Password", password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
}

async function createSite(page: Page): Promise<void> {
  await type(page, "Service Name", "Plumbing");
  await type(page, "City", "Winston");
  await expect(page.getByRole("option", { name: "Winston-Salem, NC" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("City")).toHaveValue("Winston-Salem");
  await expect(page.getByLabel("State")).toHaveValue("NC");
  await type(page, "Phone Number", "3365550142");
  await press(page, "button", "Create Site");
  await expect(page.getByRole("heading", { name: "Plumbing", level: 1 })).toBeVisible();
  await expect(deploymentReport(page)).toContainText("Deployed");
}

test("from signing up to a live site and its deletion without a mouse @long", async ({
  page,
  context,
}) => {
  await signUp(page);
  await press(page, "link", "Create New Site");
  await createSite(page);
  const opened = context.waitForEvent("page");
  await press(page, "link", "Visit Site");
  const site = await opened;
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Plumbing");
  await site.close();

  await page.getByLabel("Company Name").focus();
  await page.keyboard.type("Twin City Plumbers");
  await press(page, "button", "Save Changes");
  // The button appears before the one that has just been pressed, which keeps the focus.
  const deploy = page.getByRole("button", { name: "Deploy changes", exact: true }).last();
  await expect(deploy).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(deploy).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Campaign redeployed successfully!")).toBeVisible();

  // The shortcut that works on every page.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search sites" })).toBeFocused();
  await page.keyboard.type("single");
  await page.keyboard.press("Enter");
  const service = page.getByRole("link", { name: /^Plumbing/ });
  await expect(service).toBeVisible();
  await tabTo(page, service);
  await page.keyboard.press("Enter");
  await press(page, "button", "Select");
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await expect(page.getByText("1 of 1 campaigns selected")).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await press(page, "button", "Delete Selected");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Are you sure you want to delete");
  await press(page, "button", "Delete");
  await expect(page.getByText("Campaign deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
});

userTest(
  "accounts, their buckets and a purchase without a mouse @long",
  async ({ page, person }) => {
    await addNetlifyToken(person, "Agency");
    const bucket = await makeBucket(person, await addAwsKeys(person, "Agency keys"));
    await page.goto("/settings");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");

    const name = page.getByLabel("Name", { exact: true });
    await expect(button("Edit Agency")).toBeVisible();
    await openTwice(button("Edit Agency"), name, name);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Studio");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Netlify token updated successfully")).toBeVisible();
    await expectFocus(button("Edit Studio"));

    await openTwice(
      button("Delete Studio"),
      dialog,
      dialog.getByRole("button", { name: "Cancel" }),
    );
    await press(page, "button", "Delete");
    await expect(page.getByText("No Netlify tokens added yet.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your Netlify Tokens" })).toBeFocused();

    const close = dialog.getByRole("button", { name: "Close" });
    await openTwice(button("Manage Buckets"), dialog, close);
    await expect(dialog.getByRole("row", { name: bucket })).toBeVisible();
    await type(page, "Bucket Name", `${bucket}-2`);
    await page.keyboard.press("Tab");
    // Only one option begins with this letter; on some systems arrow keys open the list.
    await page.keyboard.press("s");
    await expect(dialog.getByLabel("Region")).toHaveValue("sa-east-1");
    await press(page, "button", "Create Bucket");
    await expect(dialog.getByRole("row", { name: `${bucket}-2` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expectFocus(button("Manage Buckets"));

    await press(page, "link", "Credits");
    await expect(button("Buy Now, 25 credits")).toBeEnabled();
    await openTwice(button("Buy Now, 25 credits"), dialog, dialog.getByLabel("Phone number"));
    await press(page, "button", "Close");
    await expectFocus(button("Buy Now, 25 credits"));
  },
);

userTest(
  "a list is filtered, selected and edited without a mouse @long",
  async ({ page, person }) => {
    for (const city of ["Boise", "Nampa"]) await makeSite(person, { city, state: "ID" });
    await makeSite(person);
    await page.goto("/single-page-sites/plumbing");
    const found = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");
    await found("3 sites found");

    await press(page, "button", "Filters");
    await tabTo(page, page.getByRole("combobox", { name: "State" }));
    await page.keyboard.type("ID");
    await expect(page.getByRole("option", { name: "ID" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await found("2 sites found");
    const status = page.getByRole("group", { name: "Deployment Status" });
    await tabTo(page, status.getByLabel("All"));
    await page.keyboard.press("ArrowRight");
    await expect(status.getByLabel("Deployed", { exact: true })).toBeFocused();
    await expect(page.getByRole("heading", { name: "No campaigns found" })).toBeVisible();
    await press(page, "button", "Clear Filters");
    await found("3 sites found");
    await expectFocus(button("Clear Filters"));

    await press(page, "button", "Select");
    await expectFocus(button("Select All"));
    await page.keyboard.press("Enter");
    await found("3 of 3 campaigns selected");
    await openTwice(button("Edit Selected"), dialog, dialog.getByRole("textbox"));
    await press(page, "button", "Apply Changes");
    await found("No changes were made as no verification script was provided");
    await expectFocus(button("Edit Selected"));
    await page.keyboard.press("Escape");
    await expectFocus(button("Select"));

    const bin = button("Delete Plumbing in Boise, ID");
    await openTwice(bin, dialog, dialog.getByRole("button", { name: "Cancel" }));
    await press(page, "button", "Delete");
    await found("2 sites found");
    await press(page, "link", "Create New");
    await expect(page.getByLabel("Service Name")).toHaveValue("Plumbing");
  },
);
