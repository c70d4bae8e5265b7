import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SubmitButton } from "./submit-button.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

const shared = { busyText: "Saving...", children: "Save" };

test("keeps the focus while busy, announces that, and does nothing", async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = await renderPart(
    <SubmitButton {...shared} busy={false} onClick={onClick} />,
  );
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
  await rerender(<SubmitButton {...shared} busy onClick={onClick} />);
  const button = page.getByRole("button", { name: "Saving..." });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Enter}");
  expect(onClick).toHaveBeenCalledOnce();
});

test("submits its form, but not while disabled", async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const form = (disabled: boolean) => (
    <form onSubmit={onSubmit}>
      <SubmitButton {...shared} busy={false} disabled={disabled} />
    </form>
  );
  const { rerender } = await renderPart(form(true));
  await userEvent.keyboard("{Tab}{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  await rerender(form(false));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("is accessible in both schemes", async () => {
  const part = (
    <>
      <SubmitButton {...shared} busy={false} />
      <SubmitButton {...shared} busy />
    </>
  );
  expect(await accessibilityFaults(part)).toEqual([]);
});
