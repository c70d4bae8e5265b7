import type { Operation } from "@mainstreet/contract/operations";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { accessibilityFaults, renderPart } from "../../ui/test-part.tsx";
import { OperationForecasts } from "./operation-forecasts.tsx";

const forecast: Operation["forecast"] = [
  {
    deploymentType: "netlify",
    host: "Netlify",
    sites: 501,
    ms: 60_000,
    because: "at Netlify's 3 deploys a minute",
    price: { amount: "7,515 credits", text: "15 for each deploy.", isAboveFreePlan: true },
    obstacle: {
      title: "Not possible with one Netlify team",
      text: "A team has at most 500 sites.",
    },
  },
];

test("what exceeds a host's limits is named in place of a time, with the alternatives", async () => {
  await renderPart(<OperationForecasts forecast={forecast} />);
  await expect
    .element(page.getByText(/^501 sites to publish at Netlify: not possible\./))
    .toBeVisible();
  await expect.element(page.getByText("Not possible with one Netlify team")).toBeVisible();
  const ways = page.getByText("A team has at most 500 sites. Or leave some of the sites out.");
  await expect.element(ways).toBeVisible();
  await expect.element(page.getByText("deploys a minute")).not.toBeInTheDocument();
});

test("it is accessible", async () => {
  expect(await accessibilityFaults(<OperationForecasts forecast={forecast} />)).toEqual([]);
});
