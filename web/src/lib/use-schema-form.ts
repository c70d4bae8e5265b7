import { useForm } from "@mantine/form";
import { useRef } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { fieldErrorsOf, validateWith } from "./form-errors.ts";
import type { FieldErrors } from "./form-errors.ts";

type Options<V> = {
  initial: V;
  /** Shown before anything is typed. */
  initialErrors?: FieldErrors;
  /** Called whenever the user types or chooses something. */
  onEdit?: (values: V) => void;
};

/**
 * A form validated by a schema of the contract. `submit` returns the handler: it sends the values, or shows the errors (of
 * the schema, or `problems` that only the page knows) and focuses the first one. `refuse` shows the field errors of a
 * refused call, and returns false when it has none. `clear` resets the form after sending, unless the user has typed since.
 */
export function useSchemaForm<V extends Record<string, unknown>>(
  schema: z.ZodType,
  { initial, initialErrors = {}, onEdit }: Options<V>,
) {
  const form = useForm<V>({
    initialValues: initial,
    initialErrors,
    validate: validateWith(schema),
    ...(onEdit && { onValuesChange: onEdit }),
  });
  const element = useRef<HTMLFormElement>(null);
  const show = (errors: FieldErrors) => {
    // The mark must be rendered before the focus can find it.
    flushSync(() => form.setErrors(errors));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit =
    (send: (values: V) => void, problems: FieldErrors = {}) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A form in a dialog must not submit the form that opened the dialog: in React, events bubble through portals.
      event.stopPropagation();
      element.current = event.currentTarget;
      const errors = { ...problems, ...validateWith(schema)(form.getValues()) };
      if (Object.keys(errors).length === 0) send(form.getValues());
      else show(errors);
    };
  const refuse = (error: unknown): boolean => {
    const errors = fieldErrorsOf(error);
    show(errors);
    return Object.keys(errors).length > 0;
  };
  const clear = (sent: V) => {
    if (form.getValues() === sent) form.reset();
  };
  return { form, submit, refuse, clear };
}

/** Resets a refused call when the form is edited. A call in flight is not reset, so that its result is shown. */
export function resetRefusal(call: { isError: boolean; reset: () => void }): void {
  if (call.isError) call.reset();
}
