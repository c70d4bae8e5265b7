import { When } from "../../ui/when.tsx";
import { useErasure } from "./api.ts";
import classes from "./erasure-banner.module.css";
import { KeepAccountButton } from "./keep-account-button.tsx";

/** On every page of an account that is about to be deleted. */
export function ErasureBanner() {
  const erasure = useErasure().data?.erasure;
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
