import { health } from "@mainstreet/contract/app";
import { HEALTH_RECHECK_MS } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../lib/api-error.ts";
import { HEALTH_KEY } from "../lib/query-client.ts";
import { onUnreachable } from "../lib/reachability.ts";
import { send } from "../lib/send.ts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { useDocumentTitle } from "../ui/page-header.tsx";
import { SignMark } from "../ui/sign-mark.tsx";
import classes from "./connection-gate.module.css";

/** Asked every 30 seconds (spec §2), and at once when any other call finds no server. */
function useHealth() {
  const client = useQueryClient();
  useEffect(
    () =>
      onUnreachable(() => {
        const known = client.getQueryState(HEALTH_KEY);
        // While it is being asked, or has failed already, there is nothing new to learn; the question itself ends here.
        if (known?.fetchStatus === "idle" && known.status === "success")
          void client.refetchQueries({ queryKey: HEALTH_KEY });
      }),
    [client],
  );
  return useQuery({
    queryKey: HEALTH_KEY,
    queryFn: ({ signal }) => send(health, {}, { signal }),
    refetchInterval: HEALTH_RECHECK_MS,
    retry: false,
  });
}

/**
 * Shows the app once the API has answered (spec §2). After that first answer an outage is told by a banner over the
 * page: taking the page away would throw away the form that someone is filling in.
 */
export function ConnectionGate({ children }: { children: ReactNode }) {
  const { data, isPending, isError, error, isFetching, refetch } = useHealth();
  // An API that answers, but not that it is well, is told apart from one that does not answer.
  const reason = error instanceof ApiError && error.status > 0 && (
    <p className="muted">{texts.shell.healthFailed}</p>
  );
  const retry = (
    <Button loading={isFetching} onClick={() => void refetch()}>
      {texts.shell.retryConnection}
    </Button>
  );
  if (data !== undefined)
    return (
      <>
        {children}
        {isError && <OutageBanner reason={reason}>{retry}</OutageBanner>}
      </>
    );
  return isPending ? <Connecting /> : <ConnectionError reason={reason}>{retry}</ConnectionError>;
}

function Connecting() {
  return (
    <main className={classes.wait}>
      <h1>
        <SignMark size="1.75rem" />
      </h1>
      <p role="status">{texts.shell.connecting}</p>
    </main>
  );
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
