import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { finishFreshProof, freshProofStore } from "../../lib/fresh-proof.ts";

const FreshProofDialog = lazy(() =>
  import("../../features/account/fresh-proof-dialog.tsx").then(
    ({ FreshProofDialog: component }) => ({ default: component }),
  ),
);

/** Shows the dialog while a call waits for the user's fresh proof; the code of the dialog is loaded when it is first needed. */
export function FreshProofPrompt() {
  const isWaiting = useSyncExternalStore(freshProofStore.subscribe, freshProofStore.isWaiting);
  const [wasShown, setWasShown] = useState(false);
  if (isWaiting && !wasShown) setWasShown(true);
  // Signing out removes the dialog: then nobody can give the proof.
  useEffect(() => () => finishFreshProof(false), []);
  if (!wasShown) return null;
  return (
    <Suspense>
      <FreshProofDialog opened={isWaiting} />
    </Suspense>
  );
}
