import { loginInput, signupForm } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { fieldErrorsOf, validateWith } from "./form-errors.ts";

test("a text about the whole form is shown once, and every blank field is marked", () => {
  expect(validateWith(loginInput)({ email: " ", password: "" })).toEqual({
    email: texts.auth.fillInAllFields,
    password: true,
  });
});

test("each field gets the text of its own first mistake", () => {
  const typed = { name: "Dana", email: "dana", password: "abc", confirmPassword: "abd" };
  expect(validateWith(signupForm)(typed)).toEqual({
    email: texts.auth.invalidEmail,
    password: texts.auth.passwordTooShort,
    confirmPassword: texts.auth.passwordsDoNotMatch,
  });
});

test("a refused call's fields become errors; other failures have none", () => {
  const fields = { bucketName: "Taken" };
  expect(fieldErrorsOf(new ApiError({ status: 409, code: "X", message: "", fields }))).toEqual(
    fields,
  );
  expect(fieldErrorsOf(new Error("x"))).toEqual({});
});
