import { lazy, Suspense, useState } from "react";
import type { Merge } from "./merge-values.ts";
import type { CampaignFormState } from "./use-campaign-form.ts";

const MergeDialog = lazy(async () => ({
  default: (await import("./merge-dialog.tsx")).MergeDialog,
}));

type Props = {
  state: Pick<CampaignFormState, "conflict" | "isSaving">;
  businessName: (id: string) => string;
};

/** The dialog for a save that conflicts with another save. It is loaded when it is first needed. */
export function LazyMergeDialog({ state, businessName }: Props) {
  const { merge } = state.conflict;
  // The content stays while the dialog closes; each comparison starts without choices.
  const [shown, setShown] = useState<{ merge: Merge; count: number }>();
  if (merge !== undefined && merge !== shown?.merge)
    setShown({ merge, count: (shown?.count ?? 0) + 1 });
  if (!shown) return null;
  return (
    <Suspense>
      <MergeDialog
        key={shown.count}
        merge={shown.merge}
        opened={merge !== undefined}
        state={state}
        businessName={businessName}
      />
    </Suspense>
  );
}
