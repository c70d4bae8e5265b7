import { count } from "@mainstreet/contract/count";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import type { BulkScriptResponse } from "@mainstreet/contract/verification-script";
import { Button, Modal, Textarea } from "@mantine/core";
import { z } from "zod";
import { renewAttempt } from "../../lib/attempt.ts";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { ChangeForecast } from "../../ui/change-forecast.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { BULK_SCRIPT, useBulkScript } from "./api.ts";
import classes from "./bulk-edit-dialog.module.css";
import type { SelectableCampaign } from "./selection.ts";
import { useLastSelection } from "./use-last-selection.ts";

const { blank, keepUnchanged, tooLong, updateFailed } = texts.verificationScript;

/** The form accepts a blank value and sends nothing then: a toast says that nothing was changed. */
const values = z.object({
  searchConsoleScript: z.string().trim().max(MAX_LENGTH.verificationScript, tooLong),
});

type Props = {
  /** The campaigns to change; empty = closed. */
  campaigns: readonly SelectableCampaign[];
  onClose: () => void;
  onDone: (response: BulkScriptResponse) => void;
};

/** 'Bulk Edit': one verification script for many campaigns, each deployed again. */
export function BulkEditDialog(props: Props) {
  const { campaigns, onClose } = props;
  const update = useBulkScript();
  // The dialog stays open while saving, to show the result.
  const close = () => {
    if (update.isPending) return;
    update.reset();
    onClose();
  };
  const meant = useLastSelection(campaigns);
  const n = meant.length;
  return (
    <Modal
      opened={campaigns.length > 0}
      onClose={close}
      title={`Bulk Edit (${count(n)} campaigns)`}
      size="34rem"
    >
      {n > 0 && <BulkEditForm {...props} campaigns={meant} update={update} onClose={close} />}
    </Modal>
  );
}

type FormProps = Props & { update: ReturnType<typeof useBulkScript> };

function BulkEditForm({ campaigns, update, onClose, onDone }: FormProps) {
  const { form, submit, refuse } = useSchemaForm(values, {
    initial: { searchConsoleScript: "" },
    onEdit: () => {
      renewAttempt(BULK_SCRIPT);
      resetRefusal(update);
    },
  });
  const apply = submit(({ searchConsoleScript }) => {
    if (searchConsoleScript.trim() === "") {
      toastSuccess(blank);
      onClose();
      return;
    }
    const campaignIds = campaigns.map(({ id }) => id);
    update.mutate({ campaignIds, searchConsoleScript }, { onSuccess: onDone, onError: refuse });
  });
  return (
    <form className="stack" onSubmit={apply} noValidate>
      <Textarea
        label="Search Console Verification Script"
        description={`${keepUnchanged}. The selected campaigns are redeployed automatically.`}
        placeholder={'<meta name="google-site-verification" content="…">'}
        autosize={false}
        rows={4}
        spellCheck={false}
        data-autofocus
        classNames={{ input: "mono" }}
        {...form.getInputProps("searchConsoleScript")}
      />
      <ChangeForecast hosts={campaigns.map(({ deploymentType }) => deploymentType)} />
      <RefusalNotice error={update.error} fallback={updateFailed} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={update.isPending} busyText="Saving...">
          Apply Changes
        </SubmitButton>
      </div>
    </form>
  );
}
