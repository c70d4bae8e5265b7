import { texts } from "@mainstreet/contract/texts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { PrimaryButton } from "../ui/primary-button.tsx";
import classes from "./page-failure.module.css";

/** Shown when a page throws an error, or when its code cannot be loaded. */
export function PageFailure() {
  return (
    <CentredLayout>
      <div role="alert">
        <h1>This page could not be shown</h1>
        <p className="muted">{texts.shell.unexpected}</p>
      </div>
      <div className={classes.way}>
        <PrimaryButton onClick={() => window.location.reload()}>Reload</PrimaryButton>
      </div>
    </CentredLayout>
  );
}
