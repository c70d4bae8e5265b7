import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Placeholder } from "./placeholder.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

test("a screen reader announces what is loading", async () => {
  await renderPart(<Placeholder lines={3} label="Loading sites" />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading sites");
});

test("is accessible in both schemes", async () => {
  const part = <Placeholder lines={3} label="Loading sites" />;
  expect(await accessibilityFaults(part)).toEqual([]);
});
