import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeploymentBadge } from "./deployment-badge.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

const STATUSES = ["none", "queued", "deploying", "deployed", "failed"] as const;
const all = STATUSES.map((status) => <DeploymentBadge key={status} status={status} />);

test("every status has a word and a shape of its own", async () => {
  const { container } = await renderPart(all);
  for (const word of ["Not deployed", "Queued", "Deploying", "Deployed", "Failed"])
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  const shapes = [...container.querySelectorAll("svg g")].map((shape) => shape.innerHTML);
  expect(new Set(shapes).size).toBe(STATUSES.length);
});

test("is accessible in both schemes", async () => {
  const part = all;
  expect(await accessibilityFaults(part)).toEqual([]);
});
