import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { renewAttempt } from "../../lib/attempt.ts";
import { toastSuccess } from "../../lib/toasts.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { addingLocation, useAddLocation } from "./api.ts";
import classes from "./locations-card.module.css";

const NOWHERE: TypedLocation = { city: "", state: "" };

/** The values of a place's fields. */
export type PlaceFields = {
  place: TypedLocation;
  error: string | undefined;
  onChange: (place: TypedLocation) => void;
};

type Props = {
  campaignId: string;
  /** The fields for the place, with suggestions. */
  fields: (props: PlaceFields) => ReactNode;
  /** What the user has to decide about the place before it is charged; undefined when there is nothing to decide. */
  problemOf: (place: TypedLocation) => Promise<string | undefined>;
  /** Shows whether the credits suffice. */
  creditCheck: ReactNode;
  canPay: boolean;
};

/** The form that adds a location, with its price next to the button. */
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
        toastSuccess(`${city}, ${state} was added`);
        // Text typed during the call is the next location.
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

/** The reason why the location was refused; it is more useful than the general message. */
function reasonOf(error: unknown): string {
  const [ofPlace] = error instanceof ApiError ? Object.values(error.fields) : [];
  return ofPlace ?? messageOf(error, texts.shell.unexpected);
}
