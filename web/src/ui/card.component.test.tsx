import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Card } from "./card.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

test("is a region named by its heading, or by its label", async () => {
  await renderPart(
    <>
      <Card title="Accounts" hint="Where sites go">
        None yet
      </Card>
      <Card title="Accounts" label="Older accounts">
        None
      </Card>
    </>,
  );
  const region = page.getByRole("region", { name: "Accounts", exact: true });
  await expect.element(region.getByRole("heading", { level: 2 })).toHaveTextContent("Accounts");
  await expect.element(page.getByRole("region", { name: "Older accounts" })).toBeVisible();
});

test("is accessible in both schemes", async () => {
  const part = (
    <Card title="Accounts" hint="Where sites go">
      <p className="muted">None yet</p>
    </Card>
  );
  expect(await accessibilityFaults(part)).toEqual([]);
});
