import { fieldFacts } from "@mainstreet/contract/content-names";
import { isFreeText } from "@mainstreet/contract/operation-fields";
import { TEMPLATE_WORDS } from "@mainstreet/contract/operation-templates";
import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { lazy, Suspense } from "react";
import { TradeSelect } from "../../ui/trade-choice.tsx";
import { type ChangeRow, isFlag, isNumber, type OperationDraft } from "./change-rows.ts";
import classes from "./operations.module.css";

export type OperationFields = UseFormReturnType<OperationDraft>;

type Props = { form: OperationFields; path: string; row: ChangeRow };

const WORDS = `${TEMPLATE_WORDS.map((word) => `{${word}}`).join(", ")} become each site's own. Write {{ for a brace.`;

/** What the chosen action of a change needs to be typed. */
export function ChangeInputs({ form, path, row }: Props) {
  const words = isFreeText(row.field) ? WORDS : undefined;
  if (row.action === "clear")
    return (
      <p className="note">The field is emptied. A site of a business takes its value again.</p>
    );
  if (row.action === "set") return <ValueInput form={form} path={`${path}.value`} row={row} />;
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

const DesignSelect = lazy(async () => ({
  default: (await import("./design-select.tsx")).DesignSelect,
}));

const YES_NO = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

function ValueInput({ form, path, row: { field, value } }: Props) {
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
  if (isNumber(field)) return <TextInput inputMode="decimal" {...props} />;
  if (kind === "markup")
    return <Textarea rows={4} spellCheck={false} classNames={{ input: "mono" }} {...props} />;
  if (kind === "lines") return <Textarea rows={3} description={WORDS} {...props} />;
  return <TextInput description={WORDS} className={classes.value} {...props} />;
}
