import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PasswordField } from "./password-field.tsx";
import { accessibilityFaults, renderPart } from "./test-part.tsx";

test("shows and hides what is typed with the keyboard", async () => {
  await renderPart(<PasswordField label="Password" />);
  const field = page.getByLabelText("Password");
  await userEvent.keyboard("{Tab}secret");
  await expect.element(field).toHaveValue("secret");
  await expect.element(field).toHaveAttribute("type", "password");
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(page.getByRole("button", { name: "Hide what is typed" })).toHaveFocus();
  await expect.element(field).toHaveAttribute("type", "text");
});

test("is accessible in both schemes, with its error too", async () => {
  const part = <PasswordField label="Password" error="At least six characters" />;
  expect(await accessibilityFaults(part)).toEqual([]);
});
