import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Notice } from "./notice.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

test("is announced only where it is given a role", async () => {
  await renderPart(
    <>
      <Notice tone="bad" role="alert" title="Not saved" />
      <Notice tone="plain">Costs nothing.</Notice>
    </>,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not saved");
  await expect.element(page.getByText("Costs nothing.")).toBeVisible();
  expect(page.getByRole("status").elements()).toHaveLength(0);
});

test("every tone is accessible in both schemes", async () => {
  const part = (["good", "waiting", "bad", "plain"] as const).map((tone) => (
    <Notice key={tone} tone={tone} title={`A ${tone} title`}>
      And what it means.
    </Notice>
  ));
  expect(await accessibilityFaults(part)).toEqual([]);
});
