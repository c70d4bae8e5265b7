import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { addAwsKeys, makeBucket } from "../support/accounts.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ask } from "../support/person.ts";
import { makeSite } from "../support/sites.ts";
import { userTest as test } from "../support/test.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("a site is cloned to other cities by the bulk form, which says what it leaves out @long", async ({
  page,
  person,
}) => {
  const { id } = await makeSite(person, { phone: "3365550142" });
  const keys = await addAwsKeys(person, "Mine");
  const bucket = await makeBucket(person, keys);
  await ask(person, `PUT /campaigns/${id}/deployment-settings`, {
    deploymentType: "aws",
    awsCredentialsId: keys.id,
    awsBucketName: bucket,
  });
  await ask(person, `PUT /campaigns/${id}`, {
    main: { email: "office@example.com", metatitle: "Plumbers of Winston-Salem" },
    company: { name: "Ruiz Plumbing" },
    openingHours: "Mon-Fri 8-5",
    design: { theme: "ledger", palette: "ochre" },
  });
  await page.goto(`/campaigns/${id}`);
  await page.getByRole("link", { name: "Clone to other cities" }).click();
  await expect(field(page, "Service Name")).toHaveValue("Plumbing");
  await expect(field(page, "Phone Numbers")).toHaveValue("3365550142");
  await expect(field(page, "Cities")).toHaveValue("");
  await expect(
    page.getByText(/Not taken along: Meta Title, Opening Hours, labels and words/),
  ).toBeVisible();
  await expectAccessible(page, "the bulk form of a cloned site");

  await field(page, "Cities").fill("Boone, NC\nApex, NC");
  // A refresh loses nothing.
  await page.reload();
  await expect(field(page, "Cities")).toHaveValue("Boone, NC\nApex, NC");
  await page.getByRole("button", { name: "Preview Sites" }).click();
  await page.getByRole("button", { name: "Create Sites" }).click();
  const sites = async () => {
    const { campaigns } = (await ask(person, "GET /campaigns?sort=city")) as {
      campaigns: { city: string; phone: string; main: object; company: object; design: object }[];
    };
    return campaigns.map(({ city, phone, main, company, design }) => ({
      city,
      phone,
      main,
      company,
      design,
    }));
  };
  await expect.poll(async () => (await sites()).length, { timeout: 10_000 }).toBe(3);
  for (const city of ["Boone", "Apex"])
    expect((await sites()).find((site) => site.city === city)).toMatchObject({
      phone: "3365550142",
      main: { service: "Plumbing", email: "office@example.com", metatitle: "" },
      company: { name: "Ruiz Plumbing" },
      design: { theme: "ledger", palette: "ochre" },
    });
});

test("a list clones a site too, and a site that is gone says so @long", async ({
  page,
  person,
  errors,
}) => {
  errors.expect(/status of 404/);
  await makeSite(person);
  await page.goto("/sites");
  await page.getByRole("link", { name: /^Clone Plumbing in Winston-Salem, NC/ }).click();
  await expect(field(page, "Service Name")).toHaveValue("Plumbing");
  await page.goto("/create?tab=bulk&from=0199a1b2-0000-7000-8000-000000000009");
  await expect(page.getByText("Campaign not found")).toBeVisible();
});
