import { expect } from "@playwright/test";
import { addAuthenticator } from "../support/authenticator.ts";
import { openTwice, press, tabTo, type } from "../support/keyboard.ts";
import { linkInMail } from "../support/mailbox.ts";
import { test, userTest } from "../support/test.ts";
import { newPerson } from "../support/person.ts";

/** Chromium logs each refused call: those that require fresh proof first. */
const REFUSED = /status of 403/;

userTest(
  "the account, a second factor and a deletion without a mouse: Escape closes the dialog on top only @long",
  async ({ page, person, errors }) => {
    errors.expect(REFUSED);
    await addAuthenticator(page);
    await page.goto("/");
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const dialog = (name: string) => page.getByRole("dialog", { name });
    const proof = dialog("Confirm that it is you");
    const secret = proof.getByLabel("Current Password");
    await press(page, "link", "Account");
    await expect(page.getByRole("link", { name: "Account", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );

    const question = dialog("Delete your account");
    const confirmation = question.getByLabel("Type the email address of your account");
    await expect(button("Delete account")).toBeVisible();
    await openTwice(button("Delete account"), question, confirmation);
    await page.keyboard.type(person.email);
    await page.keyboard.press("Enter");
    await expect(secret).toBeFocused();
    await page.keyboard.type("half a pass");
    await page.keyboard.press("Escape");
    await expect(proof).toBeHidden();
    await expect(question.getByRole("alert")).toContainText("Please confirm that it is you");
    await expect(confirmation).toHaveValue(person.email);
    await expect(confirmation).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(button("Delete account")).toBeFocused();

    const naming = dialog("Add a passkey");
    await openTwice(button("Add a passkey"), naming, naming.getByLabel("Name of the passkey"));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Laptop");
    await page.keyboard.press("Enter");
    await expect(secret).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(proof).toBeHidden();
    await expect(naming.getByLabel("Name of the passkey")).toHaveValue("Laptop");
    await expect(naming.getByLabel("Name of the passkey")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(secret).toBeFocused();
    await page.keyboard.type(person.password);
    await page.keyboard.press("Enter");
    const codes = dialog("Keep your recovery codes");
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await page.keyboard.press("Escape");
    await tabTo(page, codes.getByLabel("I have kept them"));
    await page.keyboard.press("Space");
    await press(page, "button", "Done");
    await expect(codes).toBeHidden();
    await expect(page.getByLabel("Second factors")).toBeFocused();

    // The proof that was given a moment ago is still valid.
    await tabTo(page, button("Delete account"));
    await page.keyboard.press("Enter");
    await expect(confirmation).toBeFocused();
    await page.keyboard.type(person.email);
    await page.keyboard.press("Enter");
    await expect(question).toBeHidden();
    await expect(page.getByText(/^Your account is deleted on/).first()).toBeVisible();
  },
);

userTest("billing details are given without a mouse @long", async ({ page }) => {
  await page.goto("/credits");
  const buy = page.getByRole("button", { name: "Buy Now, 25 credits" });
  const dialog = page.getByRole("dialog", { name: "Purchase Credits" });
  await expect(buy).toBeEnabled();
  await openTwice(buy, dialog, dialog.getByLabel("Phone number"));
  await press(page, "button", "Add billing details");
  const name = dialog.getByLabel("Name or company");
  await expect(name).toBeFocused();
  await page.keyboard.type("Meyer GmbH");
  await type(page, "Address", "Ring 1, Berlin");
  await tabTo(page, dialog.getByLabel("Country"));
  await page.keyboard.type("Germ");
  await expect(dialog.getByLabel("State")).toBeHidden();
  await type(page, "Postal code", "10115");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Invoice to Meyer GmbH");
  await expect(dialog.getByRole("button", { name: "Change", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(name).toBeFocused();
  await press(page, "button", "Cancel");
  await expect(dialog.getByRole("button", { name: "Change", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(buy).toBeFocused();
});

test("a forgotten password without a mouse @long", async ({ page, product }) => {
  const { email } = await newPerson(product.url);
  await page.goto("/login");
  await press(page, "link", "Forgot your password?");
  await type(page, "Email address", email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("a message with a link is on its way")).toBeVisible();
  await page.goto(await linkInMail(product, { to: email, subject: "Choose a new password" }));
  await type(page, "New Password", "battery staple");
  await type(page, "Confirm New Password", "battery staple");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await press(page, "link", "Sign in");
  await type(page, "Email address", email);
  await type(page, "Password", "battery staple");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dashboard", exact: true })).toBeVisible();
});
