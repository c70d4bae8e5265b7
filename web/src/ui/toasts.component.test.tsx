import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toastSuccess, toastFailure } from "../lib/toasts.ts";
import { accessibilityFaults, renderPart } from "./test-part.tsx";
import { Toasts } from "./toasts.tsx";

test("a success is a status, a failure an alert, and both can be closed by the keyboard", async () => {
  await renderPart(<Toasts />);
  toastSuccess("Saved");
  toastFailure("Not sent");
  await expect.element(page.getByRole("status")).toHaveTextContent("Saved");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not sent");
  await userEvent.keyboard("{Tab}{Enter}{Tab}{Enter}");
  expect(page.getByRole("alert").elements()).toHaveLength(0);
});

test("is accessible in both schemes", async () => {
  toastFailure("Not sent");
  expect(await accessibilityFaults(<Toasts />)).toEqual([]);
});
