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
  /** What the user has to decide about the place before it is charged; undefined when nothing. */
  problemOf: (place: TypedLocation) => Promise<string | undefined>;
  /** Says whether the credits suffice; shown once a place is named. */
  creditCheck: ReactNode;
  canPay: boolean;
};

/** Adds a place to a site, with its price beside the button. */
export function AddLocation({ campaignId, fields, problemOf, creditCheck, canPay }: Props) {
  const [place, setPlace] = useState(NOWHERE);
  const { city, state } = place;
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const add = useAddLocation(campaignId);
  const change = (next: TypedLocation) => {
    renewAttempt(addingLocation(campaignId));
    setProblem(undefined);
    setPlace(next);
  };
  const send = async () => {
    setIsChecking(true);
    const undecided = await problemOf(place).finally(() => setIsChecking(false));
    if (undecided !== undefined) return setProblem(undecided);
    return add.mutate(place, {
      onSuccess: () => {
        toastDone(`${city}, ${state} was added`);
        // What was typed meanwhile is the next one.
        setPlace((now) => (now === place ? NOWHERE : now));
      },
      onError: (error) => setProblem(reasonOf(error)),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (city.trim() === "") return setProblem(texts.campaigns.cityRequired);
    if (state.trim() === "") return setProblem(texts.campaigns.stateRequired);
    return void send();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Add a location">
      {fields({ place, error: problem, onChange: change })}
      {city.trim() !== "" && creditCheck}
      <div className={classes.submit}>
        <SubmitButton
          variant="default"
          busy={isChecking || add.isPending}
          busyText="Adding…"
          disabled={!canPay}
        >
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
