import { multiLocationCost } from "@mainstreet/contract/credit-cost";
import { texts } from "@mainstreet/contract/texts";
import { Textarea, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-error.ts";
import type { FieldErrors } from "../../lib/form-errors.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useCreateMultiLocation } from "./api.ts";
import { CityField } from "./city-field.tsx";
import classes from "./single-form.module.css";
import { StateField } from "./state-field.tsx";
import { bodyOf, linesOf } from "./use-multi-form.ts";
import type { MultiForm as MultiFormState, MultiValues } from "./use-multi-form.ts";

type Props = {
  state: MultiFormState;
  deployment: ReactNode;
  /** What is wrong with the deployment choice. */
  problems: FieldErrors;
  choice: Pick<
    MultiValues,
    "deploymentType" | "netlifyTokenId" | "awsCredentialsId" | "awsBucketName"
  >;
  creditCheck: (cost: number) => ReactNode;
  canPay: (cost: number) => boolean;
  onCreated: (progressId: string) => void;
};

/** A main service in a main city, more locations and related services (spec §2, Create). */
export function MultiForm(props: Props) {
  const { form, submit, refuse, siteKey } = props.state;
  const create = useCreateMultiLocation();
  const { city, state } = form.values;
  const cost = multiLocationCost({ city, state }, linesOf(form.values).locations);
  const send = submit(
    (values) =>
      create.mutate(
        { ...bodyOf({ ...values, ...props.choice }), siteKey },
        {
          onSuccess: ({ progressId }) => props.onCreated(progressId),
          onError: (error) => {
            if (!refuse(error)) toastFailure(failureText(error));
          },
        },
      ),
    props.problems,
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <MainFields state={props.state} />
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
      <Textarea
        label="Related Services"
        description="One per line: the name, or name: what you say of it."
        placeholder={"Drain cleaning\nWater heaters: gas and electric, repaired and replaced"}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps("services")}
      />
      <TextInput
        label="Phone Number"
        type="tel"
        autoComplete="off"
        {...form.getInputProps("phone")}
      />
      {props.deployment}
      {cost > 0 && props.creditCheck(cost)}
      <div className={classes.submit}>
        <SubmitButton
          busy={create.isPending || create.isSuccess}
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

function MainFields({ state: { form } }: { state: MultiFormState }) {
  return (
    <>
      <TextInput
        label="Main Service"
        className="required"
        placeholder="Plumbing"
        autoComplete="off"
        {...form.getInputProps("mainService")}
      />
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
    </>
  );
}

/** Spec §8. */
function failureText(error: unknown): string {
  const { invalidAnswer, createFailed } = texts.multiLocation;
  if (!(error instanceof ApiError)) return createFailed;
  if (error.code === "EMPTY_ANSWER" || error.code === "INVALID_ANSWER") return invalidAnswer;
  return error.message || createFailed;
}
