import type { LeadSettingsOfBusiness } from "@mainstreet/contract/lead-settings";
import { NativeSelect, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { UnsavedGuard } from "../../ui/unsaved-guard.tsx";
import { plainOf, useSaveLeadSettings } from "./api.ts";
import classes from "./lead-settings.module.css";
import { LATER, MONTHS, settingsFrom, typedOf, typedTimes, withOwn, ZONES } from "./typed-times.ts";
import type { TypedTimes } from "./typed-times.ts";

type Props = { businessId: string; settings: LeadSettingsOfBusiness };

/** Quiet hours, when unopened leads are reported to other people, and how long leads are stored. */
export function TimesForm({ businessId, settings }: Props) {
  const save = useSaveLeadSettings(businessId);
  const [toConfirm, setToConfirm] = useState<TypedTimes>();
  const { form, submit, refuse } = useSchemaForm<TypedTimes>(typedTimes, {
    initial: typedOf(settings),
    onEdit: () => resetRefusal(save),
  });
  const close = () => setToConfirm(undefined);
  const send = (values: TypedTimes) =>
    save.mutate(settingsFrom(values), {
      onSuccess: (saved) => {
        form.setInitialValues(typedOf(saved));
        form.setValues(typedOf(saved));
        toastSuccess("Saved");
      },
      onError: (error) => void refuse(error),
      onSettled: close,
    });
  const isShorter = (values: TypedTimes) =>
    settingsFrom(values).retentionMonths < plainOf(settings).retentionMonths;
  const hasOthers = settings.recipients.some(({ isEscalation }) => isEscalation);
  return (
    <section aria-label="Times" className={classes.part}>
      <h3>Times</h3>
      <form
        className={classes.form}
        noValidate
        aria-label="Times"
        onSubmit={submit((values) => (isShorter(values) ? setToConfirm(values) : send(values)))}
      >
        <Inputs form={form} hasOthers={hasOthers} />
        <RefusalNotice error={save.error} fallback="This was not saved. Please try again." />
        <div>
          <SubmitButton
            variant="default"
            busy={save.isPending}
            busyText="Saving…"
            disabled={!form.isDirty()}
          >
            Save times
          </SubmitButton>
        </div>
      </form>
      <ConfirmDialog
        opened={toConfirm !== undefined}
        title="Keep leads for a shorter time"
        question="Leads of this business that are older are deleted for good within a day."
        confirm="Save and delete"
        busy={save.isPending}
        busyText="Saving…"
        onConfirm={() => toConfirm && send(toConfirm)}
        onClose={close}
      />
      <UnsavedGuard isDirty={form.isDirty()} />
    </section>
  );
}

type InputsProps = {
  form: ReturnType<typeof useSchemaForm<TypedTimes>>["form"];
  /** Somebody is notified only of leads that nobody has opened. */
  hasOthers: boolean;
};

function Inputs({ form, hasOthers }: InputsProps) {
  const { timeZone, escalateAfter, retentionMonths } = form.values;
  return (
    <>
      <div className={classes.fields}>
        <TextInput type="time" label="Quiet from" {...form.getInputProps("quietFrom")} />
        <TextInput type="time" label="Quiet to" {...form.getInputProps("quietTo")} />
        <Select
          label="Time zone"
          size="md"
          searchable
          allowDeselect={false}
          limit={60}
          data={withOwn(ZONES, timeZone)}
          withScrollArea={false}
          nothingFoundMessage="None"
          classNames={{ options: classes.options ?? "" }}
          {...form.getInputProps("timeZone")}
        />
      </div>
      <p className="note">
        Mails and text messages wait for the end of the quiet hours. Without them all go at once.
      </p>
      <div className={classes.fields}>
        <NativeSelect
          label="If nobody has opened a lead"
          data={withOwn(LATER, escalateAfter)}
          {...form.getInputProps("escalateAfter")}
        />
        <NativeSelect
          label="Leads are kept for"
          data={withOwn(MONTHS, retentionMonths)}
          {...form.getInputProps("retentionMonths")}
        />
      </div>
      {escalateAfter !== "" && !hasOthers && (
        <p className="note">
          Add somebody above who hears only of leads that nobody has opened in time.
        </p>
      )}
    </>
  );
}
