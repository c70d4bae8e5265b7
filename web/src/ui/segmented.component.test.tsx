import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Segmented } from "./segmented.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

const OPTIONS = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

function Example() {
  const [value, setValue] = useState<"light" | "dark">("light");
  return <Segmented legend="Color scheme" options={OPTIONS} value={value} onChange={setValue} />;
}

test("arrow keys change the choice of a named group", async () => {
  await renderPart(<Example />);
  await expect.element(page.getByRole("group", { name: "Color scheme" })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole("radio", { name: "Light" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("is accessible in both schemes", async () => {
  const part = <Example />;
  expect(await accessibilityFaults(part)).toEqual([]);
});
