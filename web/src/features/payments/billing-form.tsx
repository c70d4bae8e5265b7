import { billingDetails, type BillingDetails } from "@mainstreet/contract/billing-details";
import { billingTexts } from "@mainstreet/contract/billing-texts";
import { COUNTRY_CODES, countryName, INDIA } from "@mainstreet/contract/country-codes";
import { INDIA_STATES } from "@mainstreet/contract/india-states";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSaveBillingDetails } from "./billing-api.ts";
import classes from "./payments.module.css";

const EMPTY: BillingDetails = {
  name: "",
  address: "",
  country: INDIA,
  state: "",
  pin: "",
  gstin: "",
};

const byLabel = (one: { label: string }, other: { label: string }) =>
  one.label.localeCompare(other.label, "en");
const STATES = [
  { value: "", label: "Choose a state" },
  ...Object.entries(INDIA_STATES)
    .map(([value, label]) => ({ value, label }))
    .toSorted(byLabel),
];
const COUNTRIES = COUNTRY_CODES.map((value) => ({ value, label: countryName(value) })).toSorted(
  byLabel,
);

type Props = {
  /** The details that were saved before. */
  details: BillingDetails | null;
  onDone: () => void;
};

/** The buyer's details on invoices. None of them is required for paying. */
export function BillingForm({ details, onDone }: Props) {
  const saving = useSaveBillingDetails();
  const { form, submit, refuse } = useSchemaForm(billingDetails, { initial: details ?? EMPTY });
  const isInIndia = form.values.country === INDIA;
  const [indian, setIndian] = useState({ state: "", gstin: "" });
  const choose = (country: string) => {
    const { state, gstin } = form.values;
    // State and GSTIN exist only in India. They are restored for a user who chose another country by mistake.
    if (isInIndia) setIndian({ state, gstin });
    form.setValues({ country, ...(country === INDIA ? indian : { state: "", gstin: "" }) });
  };
  const send = submit((values) => saving.mutate(values, { onSuccess: onDone, onError: refuse }));
  return (
    <form className={classes.form} onSubmit={send} noValidate aria-label="Billing details">
      <TextInput
        label="Name or company"
        autoComplete="billing organization"
        // It replaces the button that opened it.
        autoFocus
        {...form.getInputProps("name")}
      />
      <Textarea
        label="Address"
        autoComplete="billing street-address"
        autosize
        minRows={2}
        {...form.getInputProps("address")}
      />
      <NativeSelect
        label="Country"
        data={COUNTRIES}
        {...form.getInputProps("country")}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {isInIndia && <NativeSelect label="State" data={STATES} {...form.getInputProps("state")} />}
      <TextInput
        label={isInIndia ? "PIN code" : "Postal code"}
        autoComplete="billing postal-code"
        inputMode={isInIndia ? "numeric" : "text"}
        {...form.getInputProps("pin")}
      />
      {isInIndia && (
        <TextInput
          label="GSTIN"
          description="Only if you are registered for GST."
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps("gstin")}
        />
      )}
      <RefusalNotice error={saving.error} fallback={billingTexts.saveFailed} />
      <SubmitButton busy={saving.isPending} busyText="Saving...">
        Save billing details
      </SubmitButton>
      <Button variant="default" onClick={onDone} disabled={saving.isPending}>
        {details === null ? "Continue without" : "Cancel"}
      </Button>
    </form>
  );
}
