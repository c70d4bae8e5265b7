import type { FormChoice } from "@mainstreet/contract/deployment";
import { multiLocationCost } from "@mainstreet/contract/credit-cost";
import { texts } from "@mainstreet/contract/texts";
import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-error.ts";
import type { FieldErrors } from "../../lib/form-errors.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { Notice } from "../../ui/notice.tsx";
import { FieldInput } from "../../ui/field-input.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TradeChoice } from "../../ui/trade-choice.tsx";
import { useCreateMultiLocation } from "./api.ts";
import { CityField } from "./city-field.tsx";
import type { BusinessOfNewSite } from "./new-site-form.ts";
import { PlaceNotesList } from "./place-notes-list.tsx";
import classes from "./single-form.module.css";
import { StateField } from "./state-field.tsx";
import { fieldsShown } from "./typed-fields.ts";
import { bodyOf, parseLines } from "./use-multi-form.ts";
import type { MultiFormState, MultiValues } from "./use-multi-form.ts";
import { usePlaceNotes } from "./use-place-notes.ts";

type Props = {
  state: MultiFormState;
  business: BusinessOfNewSite;
  deployment: ReactNode;
  /** What is wrong with the deployment choice. */
  problems: FieldErrors;
  choice: FormChoice;
  creditCheck: (cost: number) => ReactNode;
  canPay: (cost: number) => boolean;
  onCreated: (progressId: string) => void;
};

/** A main service in a main city, more locations and related services (spec §2, Create). */
export function MultiForm(props: Props) {
  const { form, submit, refuse, siteKey } = props.state;
  const create = useCreateMultiLocation();
  const places = usePlaceNotes(props.state);
  const [isChecking, setIsChecking] = useState(false);
  const { city, state } = form.values;
  const { locations, merged } = parseLines(form.values);
  const cost = multiLocationCost({ city, state }, locations);
  const createSite = async (values: MultiValues) => {
    setIsChecking(true);
    const areDecided = await places.areDecided(values).finally(() => setIsChecking(false));
    if (!areDecided) return;
    create.mutate(
      { ...bodyOf({ ...values, ...props.choice }), siteKey, ...props.business.sent },
      {
        onSuccess: ({ progressId }) => props.onCreated(progressId),
        onError: (error) => {
          if (!refuse(error)) toastFailure(failureText(error));
        },
      },
    );
  };
  const send = submit((values) => void createSite(values), props.problems);
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <MainFields state={props.state} places={places} />
      <Textarea
        label="Additional Locations"
        className="required"
        description="One per line: city, state. The state as two letters, such as NC."
        placeholder={"Kernersville, NC\nGreensboro, NC"}
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps("locations")}
      />
      <PlaceNotesList
        notes={places.notesAt("locations")}
        onReplace={places.replace}
        onKeep={places.keep}
      >
        {merged.length > 0 && (
          <Notice tone="plain" title={`Named before, so not charged again: ${merged.join("; ")}`} />
        )}
      </PlaceNotesList>
      <Textarea
        label="Related Services"
        description="One per line: the name, or name: what you say of it."
        placeholder={"Drain cleaning\nWater heaters: gas and electric, repaired and replaced"}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps("services")}
      />
      <ContactFields state={props.state} business={props.business} />
      {props.deployment}
      {cost > 0 && props.creditCheck(cost)}
      <div className={classes.submit}>
        <SubmitButton
          busy={isChecking || create.isPending || create.isSuccess}
          busyText="Creating..."
          disabled={!props.canPay(cost)}
          className={classes.button ?? ""}
        >
          Create Multi-Location Site
        </SubmitButton>
        <span className={classes.price}>
          {cost} {cost === 1 ? "credit" : "credits"}
        </span>
      </div>
    </form>
  );
}

function ContactFields({ state: { form }, business }: Pick<Props, "state" | "business">) {
  return (
    <>
      {fieldsShown("multi").map(([field, name]) => (
        <FieldInput
          key={field}
          field={field}
          autoComplete="off"
          {...(field === "phone" && business.phoneHint)}
          {...form.getInputProps(name)}
        />
      ))}
      {business.field}
    </>
  );
}

type MainProps = { state: MultiFormState; places: ReturnType<typeof usePlaceNotes> };

function MainFields({ state: { form }, places }: MainProps) {
  const notes = places.notesAt("city");
  return (
    <>
      <TextInput
        label="Main Service"
        className="required"
        placeholder="Plumbing"
        autoComplete="off"
        {...form.getInputProps("mainService")}
      />
      <TradeChoice service={form.values.mainService} {...form.getInputProps("trade")} />
      <div className={classes.cityAndState}>
        <CityField
          city={form.values.city}
          state={form.values.state}
          error={form.errors["city"]}
          onType={(city) => {
            form.clearFieldError("city");
            form.setFieldValue("city", city);
          }}
          onPick={({ city, state }) => {
            form.setValues({ city, state });
            form.clearFieldError("city");
            form.clearFieldError("state");
          }}
        />
        <StateField
          {...form.getInputProps("state")}
          onSettle={(settle) => form.setFieldValue("state", settle)}
        />
      </div>
      <PlaceNotesList notes={notes} onReplace={places.replace} onKeep={places.keep} />
    </>
  );
}

/** Spec §8. */
function failureText(error: unknown): string {
  const { invalidAnswer, createFailed } = texts.multiLocation;
  if (!(error instanceof ApiError)) return createFailed;
  if (error.code === "EMPTY_RESPONSE" || error.code === "INVALID_RESPONSE") return invalidAnswer;
  return error.message || createFailed;
}
