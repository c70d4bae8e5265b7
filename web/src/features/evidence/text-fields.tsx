import { Textarea, TextInput } from "@mantine/core";
import { useId } from "react";
import checkbox from "../../ui/checkbox.module.css";
import classes from "./evidence.module.css";
import type { EvidenceFields } from "./evidence-values.ts";
import type { EvidenceFormFields } from "./use-evidence-form.ts";

type TextName = "title" | "month" | "customer" | "source" | "name" | "role";

const LINES: Readonly<Record<EvidenceFields["kind"], readonly [TextName, string][]>> = {
  job: [
    ["title", "What was done"],
    ["month", "Month, as 2026-05"],
  ],
  photo: [],
  quote: [
    ["customer", "Who said it, as “Dana R., Durham”"],
    ["source", "Where, as “By e-mail, May 2026”"],
  ],
  price: [
    ["title", "Job"],
    ["month", "As of month, as 2026-05"],
  ],
  person: [
    ["name", "Name"],
    ["role", "What this person does"],
  ],
};
const TEXTS = {
  job: "Two sentences about it",
  photo: "",
  quote: "What the customer said",
  price: "Price, as “from $89”",
  person: "A sentence about them",
};

/** The texts of a piece of the kind that is chosen. */
export function TextFields({ form }: { form: EvidenceFormFields }) {
  const { kind } = form.values;
  return (
    <>
      {LINES[kind].map(([name, label]) => (
        <TextInput key={name} label={label} autoComplete="off" {...form.getInputProps(name)} />
      ))}
      {TEXTS[kind] !== "" && (
        <Textarea
          label={TEXTS[kind]}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps("text")}
        />
      )}
      {kind === "quote" && <Permission form={form} />}
    </>
  );
}

function Permission({ form }: { form: EvidenceFormFields }) {
  const id = useId();
  const error = form.errors["hasPermission"];
  return (
    <div>
      <label className={classes.check}>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={form.values.hasPermission}
          {...(error !== undefined && { "aria-invalid": true, "aria-describedby": id })}
          onChange={({ currentTarget }) =>
            form.setFieldValue("hasPermission", currentTarget.checked)
          }
        />
        The customer has allowed us to publish this
      </label>
      {error !== undefined && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
