import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

type Props = { onConfirm?: () => void; busy?: boolean };

function Example({ onConfirm = () => undefined, busy = false }: Props) {
  const [opened, setOpened] = useState(true);
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete site"
      question="Delete this site?"
      confirm="Delete"
      busy={busy}
      busyText="Deleting..."
      onConfirm={onConfirm}
      onClose={() => setOpened(false)}
    />
  );
}

test("is named by its title, starts at the harmless button and closes with Escape", async () => {
  await renderPart(<Example />);
  const dialog = page.getByRole("dialog", { name: "Delete site" });
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("confirms with the keyboard, and not while it is busy", async () => {
  const onConfirm = vi.fn<() => void>();
  const { rerender } = await renderPart(<Example onConfirm={onConfirm} />);
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onConfirm).toHaveBeenCalledOnce();
  await rerender(<Example onConfirm={onConfirm} busy />);
  const confirm = page.getByRole("button", { name: "Deleting..." });
  await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
});

test("stays open on Escape while it is busy", async () => {
  await renderPart(<Example busy />);
  const dialog = page.getByRole("dialog", { name: "Delete site" });
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await new Promise((resolve) => setTimeout(resolve, 400));
  await expect.element(dialog).toBeVisible();
});

test("is accessible in both schemes", async () => {
  const part = <Example />;
  expect(await accessibilityFaults(part)).toEqual([]);
});
