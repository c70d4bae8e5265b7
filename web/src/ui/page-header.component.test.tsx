import { Button } from "@mantine/core";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { HeaderStrip, PageHeader } from "./page-header.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

function Example() {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  return (
    <>
      <header ref={setStrip} />
      <HeaderStrip value={strip}>
        <PageHeader title="Credits" subtitle="What sites cost">
          <Button>Buy</Button>
        </PageHeader>
      </HeaderStrip>
    </>
  );
}

test("renders title and buttons into the header strip, and sets the tab's title", async () => {
  await renderPart(<Example />);
  const strip = page.getByRole("banner");
  await expect.element(strip.getByRole("heading", { level: 1 })).toHaveTextContent("Credits");
  await expect.element(strip.getByRole("button", { name: "Buy" })).toBeVisible();
  expect(document.title).toBe("Credits – Mainstreet");
});

test("is accessible in both schemes", async () => {
  const part = <Example />;
  expect(await accessibilityFaults(part)).toEqual([]);
});
