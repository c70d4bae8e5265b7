import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accessibilityFaults, renderPart } from "../../ui/test-part.tsx";
import { HostComparison } from "./host-comparison.tsx";

/** The cells of a row, in the order of the hosts. */
async function cellsOf(title: RegExp): Promise<string[]> {
  const header = page.getByRole("rowheader", { name: title });
  await expect.element(header).toBeVisible();
  const cells = header.element().closest("tr")?.querySelectorAll("td") ?? [];
  return Array.from(cells, ({ textContent }) => textContent);
}

test("for one site the comparison is one press away", async () => {
  await renderPart(<HostComparison sites={1} chosen="netlify" />);
  const toggle = page.getByRole("button", { name: "Compare hosts for 1 site" });
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  expect(page.getByRole("table").elements()).toHaveLength(0);
  await toggle.click();
  await expect
    .element(page.getByRole("table", { name: "Hosts compared for 1 site" }))
    .toBeVisible();
  expect(page.getByText("Recommended").elements()).toHaveLength(0);
  expect(await cellsOf(/First publication/)).toEqual([
    "less than a minute15 credits",
    "less than a minuteunder $0.01",
    "less than a minute$0",
  ]);
});

test("for 300 sites it is open, and says why other hosts are recommended", async () => {
  await renderPart(<HostComparison sites={300} chosen="netlify" />);
  expect((await cellsOf(/First publication/))[0]).toBe("5 days4,500 credits");
  expect((await cellsOf(/Each change/))[0]).toBe("2 days4,500 credits");
  await expect
    .element(page.getByText("Above 50 sites we recommend AWS S3 with https or Cloudflare"))
    .toBeVisible();
  await expect
    .element(page.getByText(/Netlify takes about 5 days and 4,500 credits, and each change/))
    .toBeVisible();
  expect(page.getByText("Recommended", { exact: true }).elements()).toHaveLength(2);
  expect(await cellsOf(/When used up/)).toEqual([
    "All sites pause",
    "AWS bills the rest",
    "An error page, or $5 a month",
  ]);
  await page.getByText("Limits and prices in full").click();
  await expect.element(page.getByText(/every site of the team is paused/)).toBeVisible();
});

test("with a recommended host there is no advice", async () => {
  await renderPart(<HostComparison sites={300} chosen="cloudflare" />);
  await expect.element(page.getByRole("table")).toBeVisible();
  expect(page.getByText(/we recommend/).elements()).toHaveLength(0);
});

test("what exceeds one Netlify team is shown with the alternatives", async () => {
  await renderPart(<HostComparison sites={600} chosen="netlify" />);
  await expect.element(page.getByText("Not possible with one Netlify team")).toBeVisible();
  await expect.element(page.getByText(/Choose Cloudflare or AWS S3, or spread/)).toBeVisible();
  expect((await cellsOf(/First publication/))[0]).toBe("Not possible");
});

test("it is accessible in both schemes", async () => {
  const parts = [
    <HostComparison key="one" sites={300} chosen="netlify" />,
    <HostComparison key="two" sites={600} chosen="netlify" />,
  ];
  expect(await accessibilityFaults(parts)).toEqual([]);
});
