import { useForm } from "@mantine/form";
import { useRef } from "react";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import { fieldErrorsOf, validateWith } from "./form-errors.ts";
import type { FieldErrors } from "./form-errors.ts";

type Options<V> = {
  initial: V;
  /** Called whenever something was typed or chosen. */
  onEdit?: (values: V) => void;
};

/**
 * A form checked by a schema of the contract. `submit` gives the handler: it sends what was typed, or shows what is
 * wrong (by the schema, or by `problems` that only the page can know) and puts the focus there. `refuse` does the same
 * with what a refused call says of the fields, and is false when it says nothing of them. `clear` empties the form of
 * what was sent, unless something newer stands in it by now.
 */
export function useSchemaForm<V extends Record<string, unknown>>(
  schema: z.ZodType,
  { initial, onEdit }: Options<V>,
) {
  const form = useForm<V>({
    initialValues: initial,
    validate: validateWith(schema),
    ...(onEdit && { onValuesChange: onEdit }),
  });
  const element = useRef<HTMLFormElement>(null);
  const show = (errors: FieldErrors) => {
    // The mark has to be there for the focus to find it.
    flushSync(() => form.setErrors(errors));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const submit =
    (send: (values: V) => void, problems: FieldErrors = {}) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A form in a dialog must not submit the form that opened the dialog: React hands events up through portals.
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

/** Takes back what a call was refused with, as something else is typed. One under way is left alone: its end is to be told. */
export function forgetRefusal(call: { isError: boolean; reset: () => void }): void {
  if (call.isError) call.reset();
}
