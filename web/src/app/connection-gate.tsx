import { texts } from "@mainstreet/contract/texts";
import type { ReactNode } from "react";
import { ApiError } from "../lib/api-error.ts";
import { checkHealth, useHealth } from "../lib/health.ts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { useDocumentTitle } from "../ui/document-title.ts";
import { PrimaryButton } from "../ui/primary-button.tsx";
import classes from "./connection-gate.module.css";
import { WaitingScreen } from "./waiting.tsx";

/**
 * Shows the app once the API has responded (spec §2). After that an outage is shown as a banner over the page: removing
 * the page would lose the form that the user is filling in.
 */
export function ConnectionGate({ children }: { children: ReactNode }) {
  const { hasResponded, isChecking, error } = useHealth();
  // An API that responds but is unhealthy gets an extra sentence.
  const reason = error instanceof ApiError && error.status > 0 && (
    <p className="muted">{texts.shell.healthFailed}</p>
  );
  const retry = (
    <PrimaryButton isBusy={isChecking} onClick={() => void checkHealth()}>
      {texts.shell.retryConnection}
    </PrimaryButton>
  );
  if (hasResponded)
    return (
      <>
        {children}
        {error !== undefined && <OutageBanner reason={reason}>{retry}</OutageBanner>}
      </>
    );
  if (error === undefined) return <WaitingScreen>{texts.shell.connecting}</WaitingScreen>;
  return <ConnectionError reason={reason}>{retry}</ConnectionError>;
}

type OutageProps = { reason: ReactNode; children: ReactNode };

function ConnectionError({ reason, children }: OutageProps) {
  useDocumentTitle(texts.shell.connectionError);
  return (
    <CentredLayout>
      <div className={classes.failed} role="alert">
        <h1>{texts.shell.connectionError}</h1>
        <p className="muted">{texts.shell.connectionErrorDetail}</p>
        {reason}
        {children}
      </div>
    </CentredLayout>
  );
}

function OutageBanner({ reason, children }: OutageProps) {
  return (
    <div className={classes.banner} role="alert">
      <div>
        <strong>{texts.shell.connectionError}</strong>
        <p className="muted">{texts.shell.connectionErrorDetail} What you typed is still here.</p>
        {reason}
      </div>
      {children}
    </div>
  );
}
