import { useEffect, useRef } from "react";
import { When } from "../../ui/when.tsx";
import { useErasure } from "./api.ts";
import classes from "./erasure-banner.module.css";
import { KeepAccountButton } from "./keep-account-button.tsx";

/** Shown on every page of an account that is about to be deleted. */
export function ErasureBanner() {
  const erasure = useErasure().data?.erasure;
  useFocusAfterChange(erasure === undefined ? undefined : erasure !== null);
  if (erasure === undefined || erasure === null) return null;
  return (
    <aside className={classes.banner} aria-label="Deletion of your account">
      <p>
        <strong>
          Your account is deleted on <When iso={erasure.dueAt} />.
        </strong>{" "}
        Until then everything works as before.
      </p>
      <KeepAccountButton />
    </aside>
  );
}

/** The button that requests a deletion or calls it off is removed after the change. If it had the focus, the page takes the focus. */
function useFocusAfterChange(isRequested: boolean | undefined): void {
  const shown = useRef(isRequested);
  useEffect(() => {
    const isChanged = shown.current !== undefined && shown.current !== isRequested;
    shown.current = isRequested;
    if (isChanged && (isLost() || isInDialog()))
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [isRequested]);
}

const isLost = () => document.activeElement === document.body;
/** Whether the focus is in a dialog, which is about to close. */
const isInDialog = () => document.activeElement?.closest('[role="dialog"]') !== null;
