import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { renewAttempt } from "../../lib/attempt.ts";
import { toastDone } from "../../lib/toasts.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { addingLocation, useAddLocation } from "./api.ts";
import classes from "./locations-card.module.css";

const NOWHERE: TypedLocation = { city: "", state: "" };

/** The fields of a place as they stand. */
export type PlaceFields = {
  place: TypedLocation;
  error: string | undefined;
  onChange: (place: TypedLocation) => void;
};

type Props = {
  campaignId: string;
  /** The fields for the place, with suggestions. */
  fields: (props: PlaceFields) => ReactNode;
  /** Says whether the credits suffice; shown once a place is named. */
  creditCheck: ReactNode;
  canPay: boolean;
};

/** Adds a place to a site, with its price beside the button. */
export function AddLocation({ campaignId, fields, creditCheck, canPay }: Props) {
  const [place, setPlace] = useState(NOWHERE);
  const [problem, setProblem] = useState<string>();
  const add = useAddLocation(campaignId);
  const change = (next: TypedLocation) => {
    renewAttempt(addingLocation(campaignId));
    setProblem(undefined);
    setPlace(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { city, state } = place;
    if (city.trim() === "") return setProblem(texts.campaigns.cityRequired);
    if (state.trim() === "") return setProblem(texts.campaigns.stateRequired);
    return add.mutate(place, {
      onSuccess: () => {
        toastDone(`${city}, ${state} was added`);
        // What was typed meanwhile is the next one.
        setPlace((now) => (now === place ? NOWHERE : now));
      },
      onError: (error) => setProblem(reasonOf(error)),
    });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Add a location">
      <div className={classes.place}>{fields({ place, error: problem, onChange: change })}</div>
      {place.city.trim() !== "" && creditCheck}
      <div className={classes.submit}>
        <SubmitButton variant="default" busy={add.isPending} busyText="Adding…" disabled={!canPay}>
          Add Location
        </SubmitButton>
        <span className={classes.price}>1 credit</span>
      </div>
    </form>
  );
}

/** What is wrong with the one place that was asked for says more than that something is. */
function reasonOf(error: unknown): string {
  const [ofPlace] = error instanceof ApiError ? Object.values(error.fields) : [];
  return ofPlace ?? messageOf(error, texts.shell.unexpected);
}
