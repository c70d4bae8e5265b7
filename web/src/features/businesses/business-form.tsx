import type { Business } from "@mainstreet/contract/businesses";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { toastSuccess } from "../../lib/toasts.ts";
import { Card } from "../../ui/card.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useCreateBusiness, useUpdateBusiness } from "./api.ts";
import classes from "./business-form.module.css";
import { businessChangesSince, contentToSave } from "./business-values.ts";
import * as sections from "./form-sections.tsx";
import { LogoSection } from "./logo-section.tsx";
import { LeadFormSection } from "./lead-form-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { RedeployDialog } from "./redeploy-dialog.tsx";
import { useBusinessForm } from "./use-business-form.ts";
import type { BusinessFormState } from "./use-business-form.ts";
import { messages } from "./messages.ts";

/** The catalogues of all trades are large. */
const ServicesField = lazy(() =>
  import("./services-field.tsx").then(({ ServicesField: component }) => ({ default: component })),
);

type Leave = (id: string) => void;

/** The form of a new business. `onDone` is called with the id of the new business. */
export function NewBusinessForm({ onDone }: { onDone: Leave }) {
  const state = useBusinessForm(undefined);
  const create = useCreateBusiness();
  const save = state.submit((values) =>
    create.mutate(contentToSave(values), {
      onError: state.showRefusal,
      onSuccess: ({ id }) => {
        state.forget();
        toastSuccess(messages.created);
        onDone(id);
      },
    }),
  );
  return (
    <Fields
      state={state}
      onSave={save}
      button="Add business"
      isBusy={create.isPending || create.isSuccess}
    />
  );
}

/** The form of a saved business. After a change that live sites do not show yet, it asks whether to publish the change. */
export function EditBusinessForm({ business, onDone }: { business: Business; onDone: Leave }) {
  const state = useBusinessForm(business);
  const update = useUpdateBusiness(business.id);
  const [outdated, setOutdated] = useState(0);
  const leave = () => onDone(business.id);
  const save = state.submit((values) => {
    const changes = businessChangesSince(contentToSave(state.before), contentToSave(values));
    update.mutate(changes, {
      onError: state.showRefusal,
      onSuccess: ({ unpublishedSites }) => {
        state.forget();
        toastSuccess(messages.saved);
        if (unpublishedSites === 0) leave();
        else setOutdated(unpublishedSites);
      },
    });
  });
  return (
    <>
      <Fields
        state={state}
        onSave={save}
        button="Save changes"
        isBusy={update.isPending || update.isSuccess}
      />
      <RedeployDialog id={business.id} sites={outdated} isAfterSave onClose={leave} />
    </>
  );
}

type FieldsProps = {
  state: BusinessFormState;
  onSave: ReturnType<BusinessFormState["submit"]>;
  button: string;
  isBusy: boolean;
};

function Fields({ state, onSave, button, isBusy }: FieldsProps) {
  const { form, isDirty, discard } = state;
  return (
    <form className={classes.form} onSubmit={onSave} noValidate>
      <sections.BasicsSection form={form} />
      <sections.AboutSection form={form} />
      <LogoSection form={form} />
      <Card title="Services offered" hint="What a person ticks here is all that pages say it does">
        <Suspense fallback={<Placeholder lines={4} label="Loading the trades" />}>
          <ServicesField form={form} />
        </Suspense>
      </Card>
      <HoursSection form={form} />
      <sections.AddressSection form={form} />
      <sections.ServiceAreaSection form={form} />
      <sections.CredentialsSection form={form} />
      <sections.PaymentSection form={form} />
      <sections.ReviewsSection form={form} />
      <LeadFormSection form={form} />
      <div className={classes.bar}>
        <span className="muted" role="status">
          {stateWords(state)}
        </span>
        <div className="buttons">
          {isDirty && !isBusy && (
            <Button variant="default" onClick={discard}>
              Discard
            </Button>
          )}
          <SubmitButton busy={isBusy} busyText="Saving...">
            {button}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

function stateWords({ form, isDirty }: BusinessFormState): string {
  if (Object.keys(form.errors).length > 0) return "Not saved: a field needs another look";
  return isDirty ? "Not saved yet. A refresh keeps what you typed." : "Nothing to save";
}
