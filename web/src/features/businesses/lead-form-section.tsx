import { NEWEST_CONSENT } from "@mainstreet/contract/lead-form-content";
import { TextInput } from "@mantine/core";
import { Card } from "../../ui/card.tsx";
import checkbox from "../../ui/checkbox.module.css";
import classes from "./business-form.module.css";
import type { BusinessFields } from "./use-business-form.ts";

/** The form on the pages of the business's sites. */
export function LeadFormSection({ form }: { form: BusinessFields }) {
  const { leadForm, consentWording, name } = form.values;
  const hasBox = consentWording !== 0;
  return (
    <Card title="Contact form" hint="Visitors of its sites can write to the firm, without a script">
      <div className="stack">
        <Check
          label="A form on every site of this business"
          note="A site can say otherwise on its own page. Only pages on https have one."
          checked={leadForm}
          onChange={(checked) => form.setFieldValue("leadForm", checked)}
        />
        <Check
          label="Ask whether the firm may call and text"
          note="A box that is never ticked and no condition. Its words and the visitor’s answer are kept with each message."
          checked={hasBox}
          onChange={(checked) => form.setFieldValue("consentWording", checked ? NEWEST_CONSENT : 0)}
        />
        {hasBox && (
          <TextInput
            label="Who asks"
            description="The seller that the box names, such as “Ruiz Plumbing LLC”; left empty, the business’s name"
            placeholder={name}
            autoComplete="off"
            {...form.getInputProps("consentSeller")}
          />
        )}
      </div>
    </Card>
  );
}

type CheckProps = {
  label: string;
  note: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

function Check({ label, note, checked, onChange }: CheckProps) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        className={checkbox.box}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        <span className="note">{note}</span>
      </span>
    </label>
  );
}
