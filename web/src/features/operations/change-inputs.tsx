import { useLabels } from "../../lib/labels-and-businesses.ts";
import { fieldFacts } from "@mainstreet/contract/content-names";
import type { FormChoice } from "@mainstreet/contract/deployment";
import {
  isFreeText,
  isInherited,
  type OperationField,
} from "@mainstreet/contract/operation-fields";
import { TEMPLATE_WORDS } from "@mainstreet/contract/operation-templates";
import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { lazy, Suspense, useId } from "react";
import type { ReactNode } from "react";
import { LeadFormSelect } from "../../ui/lead-form-choice.tsx";
import { TradeSelect } from "../../ui/trade-choice.tsx";
import { type ChangeRow, isFlag, isNumber, type OperationDraft } from "./change-rows.ts";
import classes from "./operations.module.css";

export type OperationFields = UseFormReturnType<OperationDraft>;

/** The fields of a deployment account, which the page has. */
export type AccountFields = (props: {
  value: FormChoice;
  onChange: (value: FormChoice) => void;
  /** Texts next to the fields, by field. */
  errors: Partial<Record<string, ReactNode>>;
}) => ReactNode;

type Props = {
  form: OperationFields;
  path: string;
  row: ChangeRow;
  accountFields: AccountFields;
};

const WORDS = `${TEMPLATE_WORDS.map((word) => `{${word}}`).join(", ")} become each site's own. Write {{ for a brace.`;

const EMPTIED = "The field is emptied.";
const OF_BUSINESS = {
  clear: `${EMPTIED} A site of a business has no value there either: to show the business's, choose “Take the business's value”.`,
  inherit:
    "A site of a business gives up its own value and shows the business's, also when that changes. Sites without a business stay as they are.",
};

/** The inputs that the chosen action of a change needs. */
export function ChangeInputs({ form, path, row, accountFields }: Props) {
  const { field } = row;
  if (field === "account") return <AccountInputs {...{ form, path, row, accountFields }} />;
  if (field === "labels") return <LabelInput form={form} path={path} row={row} />;
  const words = isFreeText(field) ? WORDS : undefined;
  if (row.action === "clear" || row.action === "inherit")
    return <p className="note">{isInherited(field) ? OF_BUSINESS[row.action] : EMPTIED}</p>;
  if (row.action === "set")
    return <ValueInput form={form} path={`${path}.value`} field={field} value={row.value} />;
  if (row.action !== "replace")
    return (
      <TextInput
        label={row.action === "prefix" ? "Text before" : "Text after"}
        description={`${words ?? ""} Blanks at the ends are kept.`}
        {...form.getInputProps(`${path}.text`)}
      />
    );
  return (
    <>
      <TextInput label="Find" {...form.getInputProps(`${path}.find`)} />
      <TextInput
        label="Replace with"
        description={words}
        {...form.getInputProps(`${path}.replacement`)}
      />
      <Checkbox
        label="Match upper and lower case"
        {...form.getInputProps(`${path}.matchCase`, { type: "checkbox" })}
      />
    </>
  );
}

/** The errors whose path begins with `start`, by the rest of the path. */
function errorsBelow({ errors }: OperationFields, start: string): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      name.startsWith(start) ? [[name.slice(start.length), text]] : [],
    ),
  );
}

function AccountInputs({ form, path, row, accountFields }: Props) {
  const errors = errorsBelow(form, `${path}.value.`);
  const onChange = (account: FormChoice) => {
    form.clearErrors();
    form.setFieldValue(path, { ...row, account });
  };
  return (
    <>
      {accountFields({ value: row.account, onChange, errors })}
      <p className="note">
        Each site is published at the new account first, with its saved changes, and its old address
        leads on to the new one. Moving is free; what the new host charges is its own.
      </p>
    </>
  );
}

function LabelInput({ form, path, row }: Omit<Props, "accountFields">) {
  const labels = useLabels();
  const known = useId();
  if (row.action === "clear")
    return <p className="note">All labels of the sites are taken away.</p>;
  return (
    <>
      <datalist id={known}>
        {(labels.data ?? []).map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <TextInput
        label="Labels"
        description={`With commas between them.${row.action === "remove" ? "" : " A new name makes a new label."}`}
        list={known}
        {...form.getInputProps(`${path}.value`)}
        error={Object.entries(errorsBelow(form, `${path}.value`))[0]?.[1]}
      />
    </>
  );
}

const DesignSelect = lazy(async () => ({
  default: (await import("./design-select.tsx")).DesignSelect,
}));

const YES_NO = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

type ValueProps = { form: OperationFields; path: string; field: OperationField; value: string };

function ValueInput({ form, path, field, value }: ValueProps) {
  const props = { label: "New value", ...form.getInputProps(path) };
  const { kind } = fieldFacts[field];
  if (isFlag(field)) return <NativeSelect data={YES_NO} {...props} />;
  if (field === "theme" || field === "palette")
    return (
      <Suspense fallback={<p className="note">Loading the choices…</p>}>
        <DesignSelect kind={field} {...props} />
      </Suspense>
    );
  if (kind === "trade") return <TradeSelect {...props} value={value} />;
  if (kind === "leadForm") return <LeadFormSelect empty="Choose…" {...props} />;
  if (isNumber(field)) return <TextInput inputMode="decimal" {...props} />;
  if (kind === "markup")
    return <Textarea rows={4} spellCheck={false} classNames={{ input: "mono" }} {...props} />;
  if (kind === "lines") return <Textarea rows={3} description={WORDS} {...props} />;
  return <TextInput description={WORDS} className={classes.value} {...props} />;
}
