import { leadFormTexts } from "@mainstreet/contract/lead-form-texts";
import { NO_TRADE, TRADE_NAMES } from "@mainstreet/contract/trade-names";
import { Button, Modal } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./merge-dialog.module.css";
import {
  type FieldDifference,
  type FormField,
  formFieldLabel,
  type Merge,
} from "./merge-values.ts";
import type { CampaignFormState } from "./use-campaign-form.ts";

type Props = {
  merge: Merge;
  opened: boolean;
  state: Pick<CampaignFormState, "conflict" | "isSaving">;
  businessName: (id: string) => string;
};

/** Shows what another window saved while this form was open, and lets the user choose where both changed a field. */
export function MergeDialog({ merge, opened, state, businessName }: Props) {
  const { conflicts, taken } = merge;
  const { conflict, isSaving } = state;
  const [given, setGiven] = useState<ReadonlySet<FormField>>(new Set());
  const choose = (field: FormField, isTheirs: boolean) => {
    const next = new Set(given);
    if (isTheirs) next.add(field);
    else next.delete(field);
    setGiven(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree this form is inside the edit form, although a portal renders it elsewhere.
    event.stopPropagation();
    conflict.save(given);
  };
  const shown = (field: FormField, value: string) => textOf(field, value, businessName);
  return (
    <Modal
      opened={opened}
      onClose={conflict.cancel}
      closeOnEscape={!isSaving}
      title="Saved elsewhere while you were editing"
      size="40rem"
    >
      <form onSubmit={save} className={classes.form}>
        <p>
          {conflicts.length === 0
            ? "Another window or person changed other fields of this site. Your changes are saved together with theirs."
            : "Another window or person changed fields that you changed too. Choose the value of each."}
        </p>
        {conflicts.map((difference, index) => (
          <Choice
            key={difference.field}
            difference={difference}
            isTheirs={given.has(difference.field)}
            isFirst={index === 0}
            shown={shown}
            onChoose={choose}
          />
        ))}
        {taken.length > 0 && (
          <section aria-label="Changed only there">
            <h3 className={classes.heading}>Changed only there, and kept</h3>
            <dl className={classes.taken}>
              {taken.map(({ field, theirs }) => (
                <div key={field}>
                  <dt>{formFieldLabel(field)}</dt>
                  <dd>{shown(field, theirs)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={conflict.cancel} disabled={isSaving}>
            Back to the form
          </Button>
          <SubmitButton
            busy={isSaving}
            busyText="Saving..."
            {...(conflicts.length === 0 && { "data-autofocus": true })}
          >
            Save together
          </SubmitButton>
        </div>
      </form>
    </Modal>
  );
}

type ChoiceProps = {
  difference: FieldDifference;
  isTheirs: boolean;
  isFirst: boolean;
  shown: (field: FormField, value: string) => string;
  onChoose: (field: FormField, isTheirs: boolean) => void;
};

function Choice({ difference, isTheirs, isFirst, shown, onChoose }: ChoiceProps) {
  const { field, mine, theirs } = difference;
  const options = [
    { label: "Yours", value: mine, checked: !isTheirs },
    { label: "Theirs", value: theirs, checked: isTheirs },
  ];
  return (
    <fieldset className={classes.choice}>
      <legend>{formFieldLabel(field)}</legend>
      {options.map(({ label, value, checked }, index) => (
        <label key={label} className={classes.option}>
          <input
            type="radio"
            name={field}
            checked={checked}
            onChange={() => onChoose(field, index === 1)}
            {...(isFirst && index === 0 && { "data-autofocus": true })}
          />
          <span>
            <span className={classes.whose}>{label}</span>
            <span className={classes.value}>{shown(field, value)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A value in words for a reader who does not know how it is stored. */
function textOf(field: FormField, value: string, businessName: (id: string) => string): string {
  if (field === "businessId") return value === "" ? "No business" : businessName(value);
  if (field === "trade") return tradeName(value);
  if (field === "leadForm") return leadFormChoice(value);
  return value.trim() === "" ? "Empty" : value;
}

function leadFormChoice(value: string): string {
  const names: Readonly<Record<string, string>> = leadFormTexts.choices;
  return names[value] ?? value;
}

function tradeName(slug: string): string {
  if (slug === "") return "By the service’s name";
  const names: Readonly<Record<string, string>> = TRADE_NAMES;
  return slug === NO_TRADE ? "No trade" : (names[slug] ?? slug);
}
