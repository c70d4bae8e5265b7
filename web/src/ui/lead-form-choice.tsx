import { fieldFacts } from "@mainstreet/contract/content-names";
import { LEAD_FORM_CHOICES } from "@mainstreet/contract/lead-form-choice";
import { leadFormTexts } from "@mainstreet/contract/lead-form-texts";
import { NativeSelect } from "@mantine/core";
import type { NativeSelectProps } from "@mantine/core";

const { choices } = leadFormTexts;
const ON_OR_OFF = LEAD_FORM_CHOICES.map((value) => ({ value, label: choices[value] }));
const EMPTY = { value: "", label: choices[""] };

/** Whether the pages of a site have the form. `empty` are the words of the empty choice. */
export function LeadFormSelect({
  empty = EMPTY.label,
  ...props
}: Omit<NativeSelectProps, "data"> & { empty?: string }) {
  return (
    <NativeSelect
      label={fieldFacts.leadForm.label}
      data={[{ ...EMPTY, label: empty }, ...ON_OR_OFF]}
      {...props}
    />
  );
}
