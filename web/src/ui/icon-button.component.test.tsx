import { Pencil } from "lucide-react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { IconButton } from "./icon-button.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

test("has a name and is pressed with the space bar", async () => {
  const onClick = vi.fn<() => void>();
  await renderPart(<IconButton icon={Pencil} label="Edit account" onClick={onClick} />);
  await userEvent.tab();
  await expect.element(page.getByRole("button", { name: "Edit account" })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onClick).toHaveBeenCalledOnce();
});

test("is accessible in both schemes", async () => {
  const part = <IconButton icon={Pencil} label="Edit account" onClick={() => undefined} />;
  expect(await accessibilityFaults(part)).toEqual([]);
});
