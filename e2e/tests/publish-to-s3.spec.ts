import { randomBytes } from "node:crypto";
import { expect } from "@playwright/test";
import { fillSite } from "../support/create-site.ts";
import { deploymentReport } from "../support/deployment-report.ts";
import { signUp } from "../support/sign-up.ts";
import { test } from "../support/test.ts";
import { visitSite } from "../support/visit-site.ts";

test("from AWS keys to a site on a bucket of one's own [spec 1, 2.10, 4, 5, 8]", async ({
  page,
  product,
  errors,
}) => {
  const bucket = `mainstreet-${randomBytes(6).toString("hex")}`;
  await signUp(page);
  await page.goto("/settings");

  errors.expect(/status of 400/);
  const name = page.getByLabel("Credentials Name");
  const accessKey = page.getByLabel("Access Key");
  const secretKey = page.getByLabel("Secret Key");
  await name.fill("Agency");
  await accessKey.fill("AKIAWRONGWRONGWRONG1");
  await secretKey.fill("not-the-secret-of-this-key-0123456789abc");
  await page.getByRole("button", { name: "Add Credentials" }).click();
  const refusal = page.getByText("Invalid AWS credentials. Please check and try again.");
  await expect(refusal).toBeVisible();
  await expect(name).toHaveValue("Agency");
  await expect(accessKey).toHaveValue("AKIAWRONGWRONGWRONG1");
  await expect(secretKey).toHaveValue("not-the-secret-of-this-key-0123456789abc");

  await page.getByRole("button", { name: "Use the sandbox account" }).last().click();
  await expect(refusal).toBeHidden();
  await name.fill("Agency");
  await page.getByRole("button", { name: "Add Credentials" }).click();
  await expect(page.getByText("AWS credentials added successfully")).toBeVisible();
  const row = page.getByRole("row", { name: "Agency" });
  await expect(row).toContainText("AKIA...TREE");

  await row.getByRole("button", { name: "Manage Buckets" }).click();
  const dialog = page.getByRole("dialog", { name: "Buckets of Agency" });
  await dialog.getByLabel("Bucket Name").fill(bucket);
  await dialog.getByLabel("Region").selectOption("eu-central-1");
  await dialog.getByRole("button", { name: "Create Bucket" }).click();
  await expect(page.getByText(`Bucket ${bucket} created successfully`)).toBeVisible();
  await expect(dialog.getByRole("row", { name: bucket })).toContainText("eu-central-1");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.goto("/create");
  await fillSite(page, { service: "Tree Care", phone: "336.555.0199" });
  await page.getByText("AWS S3", { exact: true }).click();
  await page.getByLabel("AWS Credentials").selectOption("Agency");
  await page.getByLabel("S3 Bucket").selectOption({ label: `${bucket} (eu-central-1)` });
  await page.getByRole("button", { name: "Create Site" }).click();
  await expect(deploymentReport(page)).toContainText("Deployed");
  const site = await visitSite(page);
  const { port } = new URL(product.s3Url);
  expect(site.url()).toContain(`http://${bucket}.s3-website.eu-central-1.localhost:${port}/`);
  await expect(site.getByRole("heading", { level: 1 })).toContainText("Tree Care");
  await expect(site.getByText("(336) 555-0199").first()).toBeVisible();
});
