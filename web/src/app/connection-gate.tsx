import { texts } from "@mainstreet/contract/texts";
import type { ReactNode } from "react";
import { ApiError } from "../lib/api-error.ts";
import { askHealth, useHealth } from "../lib/health.ts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { useDocumentTitle } from "../ui/document-title.ts";
import { PrimaryButton } from "../ui/primary-button.tsx";
import classes from "./connection-gate.module.css";
import { Waiting } from "./waiting.tsx";

/**
 * Shows the app once the API has answered (spec §2). After that first answer an outage is told by a banner over the
 * page: taking the page away would throw away the form that someone is filling in.
 */
export function ConnectionGate({ children }: { children: ReactNode }) {
  const { hasAnswered, isAsking, error } = useHealth();
  // An API that answers, but not that it is well, is told apart from one that does not answer.
  const reason = error instanceof ApiError && error.status > 0 && (
    <p className="muted">{texts.shell.healthFailed}</p>
  );
  const retry = (
    <PrimaryButton isBusy={isAsking} onClick={() => void askHealth()}>
      {texts.shell.retryConnection}
    </PrimaryButton>
  );
  if (hasAnswered)
    return (
      <>
        {children}
        {error !== undefined && <OutageBanner reason={reason}>{retry}</OutageBanner>}
      </>
    );
  if (error === undefined) return <Waiting>{texts.shell.connecting}</Waiting>;
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
