import { count, countOf } from "@mainstreet/contract/count";
import { parsePhoneLines } from "@mainstreet/contract/bulk-lines";
import { Button, Textarea, TextInput } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import type { FieldErrors } from "../../lib/form-errors.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TradeNote } from "../../ui/trade-choice.tsx";
import classes from "./bulk-form.module.css";
import type { BusinessOfNewSite } from "./new-site-form.ts";
import { CitiesField } from "./cities-field.tsx";
import form from "./single-form.module.css";
import type { BulkFormState } from "./use-bulk-form.ts";

const ASSIGNMENTS = [
  { value: "round-robin", label: "In turn" },
  { value: "random", label: "Random" },
] as const;

type Props = {
  state: BulkFormState;
  business: BusinessOfNewSite;
  deployment: ReactNode;
  /** What is wrong with the deployment choice. */
  problems: FieldErrors;
  creditCheck: (cost: number) => ReactNode;
  canPay: (cost: number) => boolean;
  onPreview: () => void;
};

/** One service in many cities (spec §2, Create): typed, pasted or read from a file. */
export function BulkForm({ state, ...props }: Props) {
  const { form: fields, submit, rows, table } = state;
  const { dropped } = parsePhoneLines(fields.values.phones);
  const cost = rows.length;
  const isPhoneNeeded = table?.mapping.phone === undefined && props.business.phone === "";
  const check = (event: FormEvent<HTMLFormElement>) => {
    // Without an account there is no field to show the error at.
    const [missing] = Object.values(props.problems);
    if (typeof missing === "string") toastFailure(missing);
    submit(props.onPreview, props.problems)(event);
  };
  return (
    <form className={form.form} onSubmit={check} noValidate>
      <TextInput
        label="Service Name"
        className={table?.mapping.service === undefined ? "required" : ""}
        placeholder="Plumbing"
        autoComplete="off"
        {...fields.getInputProps("serviceName")}
      />
      {/* A cloned site has its trade already. */}
      {fields.values.shared.trade ? null : <TradeNote service={fields.values.serviceName} />}
      <CitiesField state={state} />
      <div className={classes.phones}>
        <Textarea
          label="Phone Numbers"
          className={isPhoneNeeded ? "required" : ""}
          description={[
            table?.mapping.phone === undefined
              ? "One per line."
              : "One per line, for rows of the file that have none.",
            props.business.phoneHint.description,
          ]
            .filter(Boolean)
            .join(" ")}
          placeholder={"(336) 555-0142\n(336) 555-0143"}
          rows={3}
          {...fields.getInputProps("phones")}
        />
        {dropped.length > 0 && (
          <Notice tone="waiting" title={`Left out, no phone number: ${someOf(dropped)}`} />
        )}
        <div className={classes.assignment}>
          <span className={classes.label} aria-hidden>
            Give them out
          </span>
          <Segmented
            legend="Give them out"
            size="small"
            options={ASSIGNMENTS}
            value={fields.values.assignment}
            onChange={(assignment) => fields.setFieldValue("assignment", assignment)}
          />
        </div>
      </div>
      {props.business.field}
      {props.deployment}
      <TextInput
        label="Sites per day"
        description="Optional: 20 starts at most 20 sites in any 24 hours. Blank starts all at once."
        inputMode="numeric"
        autoComplete="off"
        className={classes.drip}
        {...fields.getInputProps("dripPerDay")}
      />
      {cost > 0 && props.creditCheck(cost)}
      <div className={form.submit}>
        <Button type="submit" disabled={!props.canPay(cost)} className={form.button ?? ""}>
          Preview Sites
        </Button>
        <span className={form.price}>{countOf(cost, "credit")}</span>
      </div>
    </form>
  );
}

const SHOWN = 5;

function someOf(lines: readonly string[]): string {
  const more = lines.length - SHOWN;
  return lines.slice(0, SHOWN).join("; ") + (more > 0 ? ` and ${count(more)} more` : "");
}
