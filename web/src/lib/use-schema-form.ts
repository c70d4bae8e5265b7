import { useForm } from "@mantine/form";
import type { z } from "zod";
import { fieldErrorsOf, validateWith } from "./form-errors.ts";

/**
 * A form checked by a schema of the contract. `submit` gives the handler: it sends what was typed, or puts the focus on
 * the first field that is wrong. `refuse` shows a refused call's texts beside the fields it names.
 */
export function useSchemaForm<V extends Record<string, unknown>>(schema: z.ZodType, initial: V) {
  const form = useForm<V>({ initialValues: initial, validate: validateWith(schema) });
  const focus = (path: string | undefined) => {
    if (path !== undefined) form.getInputNode(path)?.focus();
  };
  return {
    form,
    submit: (send: (values: V) => void) =>
      form.onSubmit(send, (errors) => focus(Object.keys(errors)[0])),
    refuse: (error: unknown) => {
      const errors = fieldErrorsOf(error);
      form.setErrors(errors);
      focus(Object.keys(errors)[0]);
    },
  };
}
