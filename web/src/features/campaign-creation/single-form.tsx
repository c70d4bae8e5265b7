import type { FormChoice } from "@mainstreet/contract/deployment";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import type { Place } from "@mainstreet/contract/places";
import { texts } from "@mainstreet/contract/texts";
import { TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import type { FieldErrors } from "../../lib/form-errors.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";
import { FieldInput } from "../../ui/field-input.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TradeChoice } from "../../ui/trade-choice.tsx";
import { useCreateCampaign } from "./api.ts";
import { CityField } from "./city-field.tsx";
import type { BusinessOfNewSite } from "./new-site-form.ts";
import { PlaceNotesList } from "./place-notes-list.tsx";
import classes from "./single-form.module.css";
import { StateField } from "./state-field.tsx";
import { fieldsShown } from "./typed-fields.ts";
import { useCityNotes } from "./use-place-notes.ts";
import type { SingleFormState } from "./use-single-form.ts";

type Props = {
  state: SingleFormState;
  business: BusinessOfNewSite;
  /** The fields of the deployment choice, and what is wrong with them. */
  deployment: ReactNode;
  problems: FieldErrors;
  /** Shows whether the credits suffice. */
  creditCheck: ReactNode;
  canPay: boolean;
  /** The deployment choice that the page uses. */
  choice: FormChoice;
  onCreated: (campaign: CampaignDetail) => void;
};

/** One service in one city (spec §2, Create). */
export function SingleForm(props: Props) {
  const { form, submit, refuse, siteKey, forget } = props.state;
  const create = useCreateCampaign();
  const place = usePlaceFilling(props.state);
  const notes = useCityNotes(props.state);
  const [isChecking, setIsChecking] = useState(false);
  const createSite = async (values: typeof form.values) => {
    setIsChecking(true);
    const isDecided = await notes.areDecided(values).finally(() => setIsChecking(false));
    if (!isDecided) return;
    create.mutate(
      { ...values, ...props.choice, siteKey, ...props.business.sent },
      {
        onError: (error) => {
          if (!refuse(error)) toastFailure(messageOf(error, texts.campaigns.createFailed));
        },
        onSuccess: (campaign) => {
          forget();
          toastSuccess(texts.campaigns.created);
          props.onCreated(campaign);
        },
      },
    );
  };
  const send = submit((values) => void createSite(values), props.problems);
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        label="Service Name"
        className="required"
        placeholder="Plumbing"
        autoComplete="off"
        {...form.getInputProps("serviceName")}
      />
      <TradeChoice service={form.values.serviceName} {...form.getInputProps("trade")} />
      <div className={classes.cityAndState}>
        <CityField
          city={form.values.city}
          state={form.values.state}
          error={form.errors["city"]}
          onType={place.type}
          onPick={place.pick}
        />
        <StateField
          {...form.getInputProps("state")}
          onSettle={(settle) => form.setFieldValue("state", settle)}
        />
      </div>
      <PlaceNotesList notes={notes.notesAt("city")} onReplace={notes.replace} onKeep={notes.keep} />
      <div className={classes.zipAndPhone}>
        {fieldsShown("single").map(([field, name]) => (
          <FieldInput
            key={field}
            field={field}
            autoComplete="off"
            {...(field === "phone" && props.business.phoneHint)}
            {...form.getInputProps(name)}
          />
        ))}
      </div>
      {props.business.field}
      {props.deployment}
      {props.creditCheck}
      <div className={classes.submit}>
        <SubmitButton
          busy={isChecking || create.isPending || create.isSuccess}
          busyText="Creating..."
          disabled={!props.canPay}
          className={classes.button ?? ""}
        >
          Create Site
        </SubmitButton>
        <span className={classes.price}>
          {SINGLE_SITE_COST} {SINGLE_SITE_COST === 1 ? "credit" : "credits"}
        </span>
      </div>
    </form>
  );
}

/** A picked suggestion fills state and ZIP; typing another city clears what it filled in, as that may be wrong for the other city. */
function usePlaceFilling({ form }: SingleFormState) {
  const picked = useRef<Place>(undefined);
  return {
    pick(place: Place) {
      picked.current = place;
      const { city, state, zip } = place;
      form.setValues({ city, state, zip });
      form.clearFieldError("city");
      form.clearFieldError("state");
      form.clearFieldError("zip");
    },
    type(city: string) {
      const before = picked.current;
      picked.current = undefined;
      form.clearFieldError("city");
      form.setValues(({ state, zip }) => ({
        city,
        ...(before?.state === state && { state: "" }),
        ...(before?.zip === zip && { zip: "" }),
      }));
    },
  };
}
