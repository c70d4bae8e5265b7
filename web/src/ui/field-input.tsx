import { fieldFacts } from "@mainstreet/contract/content-names";
import type { SiteField } from "@mainstreet/contract/site-content";
import type { FieldKind } from "@mainstreet/contract/site-field";
import { Textarea, TextInput } from "@mantine/core";
import type { TextInputProps } from "@mantine/core";
import type { GetInputPropsReturnType } from "@mantine/form";
import { LeadFormSelect } from "./lead-form-choice.tsx";

type Props = GetInputPropsReturnType & {
  field: SiteField;
  rows?: number;
} & Pick<TextInputProps, "autoComplete" | "className" | "description" | "placeholder">;

const INPUTS: Partial<Record<FieldKind, TextInputProps>> = {
  zip: { inputMode: "numeric" },
  phone: { type: "tel" },
  email: { type: "email" },
  url: { type: "url", inputMode: "url" },
  decimal: { inputMode: "decimal" },
};

/** The input of a site's field, of the kind in the list of fields; `props` are from the form. */
export function FieldInput({ field, rows = 2, ...props }: Props) {
  const { label, kind } = fieldFacts[field];
  const isMarkup = kind === "markup";
  if (isMarkup || kind === "lines")
    return (
      <Textarea label={label} rows={rows} {...(isMarkup && { spellCheck: false })} {...props} />
    );
  if (kind === "leadForm") {
    const { className, description, ...input } = props;
    return (
      <LeadFormSelect
        {...input}
        {...(className !== undefined && { className })}
        {...(description !== undefined && { description })}
      />
    );
  }
  return <TextInput label={label} {...(kind && INPUTS[kind])} {...props} />;
}
