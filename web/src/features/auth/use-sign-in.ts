import { texts } from "@mainstreet/contract/texts";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../lib/api-error.ts";
import { fieldErrorsOf } from "../../lib/form-errors.ts";
import type { FieldErrors } from "../../lib/form-errors.ts";
import type * as Api from "./api.ts";

type Call = {
  [Name in keyof typeof Api]: (typeof Api)[Name] extends Send ? Name : never;
}[keyof typeof Api];
type Send = (typed: Api.TypedValues, mismatches: FieldErrors) => Promise<FieldErrors>;

/** The schemas and calls load when the user focuses a field; the page itself works without them. */
async function loadCalls() {
  try {
    return await import("./api.ts");
  } catch (cause) {
    throw new ApiError({ status: 0, code: "NETWORK", message: texts.shell.network, cause });
  }
}

/**
 * A form before the sign-in: handlers for submit and typing, the errors by field, and the API's refusal. After success it
 * stays busy until another page replaces it; `onDone` may do that.
 */
export function useSignIn(call: Call, onDone?: () => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Error | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: FieldErrors) => {
    // The mark must be rendered before the focus can find it.
    flushSync(() => {
      setIsBusy(false);
      setErrors(found);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const send = async (typed: Api.TypedValues, mismatches: FieldErrors) => {
    try {
      const found = await (await loadCalls())[call](typed, mismatches);
      if (Object.keys(found).length > 0) show(found);
      else onDone?.();
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error("The call failed", { cause: error }));
      show(fieldErrorsOf(error));
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    setErrors({});
    void send(typedIn(event.currentTarget), mismatchesIn(event.currentTarget));
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) =>
    target instanceof HTMLInputElement &&
    setErrors(({ [target.name]: _edited, ...others }) => others);
  return {
    form: { ref: form, onSubmit, onInput, onFocus: warmUp, noValidate: true },
    errors,
    refusal,
    isBusy,
  };
}

const typedIn = (form: HTMLFormElement): Api.TypedValues => Object.fromEntries(new FormData(form));

/** The browser's own messages about values that do not fit the type of their field. */
function mismatchesIn(form: HTMLFormElement): FieldErrors {
  const wrong = [...form.querySelectorAll("input")].filter(({ validity }) => validity.typeMismatch);
  return Object.fromEntries(wrong.map(({ name, validationMessage }) => [name, validationMessage]));
}

/** The user will submit the form, so its code is loaded while they type. */
function warmUp(): void {
  loadCalls().catch(() => undefined);
}
