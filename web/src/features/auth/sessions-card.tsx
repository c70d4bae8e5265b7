import type { Session } from "@mainstreet/contract/sessions";
import { Button } from "@mantine/core";
import { useRef } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { When } from "../../ui/when.tsx";
import { deviceName } from "./device-name.ts";
import classes from "./security.module.css";
import { useEndOtherSessions, useEndSession, useSessions } from "./security-api.ts";

const FAILED = "Failed to end the session";

/** Where the user is signed in, with a way to end each session but this one. */
export function SessionsCard() {
  const { data, isPending, error, refetch } = useSessions();
  // Here and not in its row, which is gone before the server has answered.
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const list = useRef<HTMLUListElement>(null);
  const others = data?.filter(({ current }) => !current) ?? [];
  const own = data?.filter(({ current }) => current) ?? [];
  const signOutOthers = () => {
    endOthers.mutate(undefined, {
      onSuccess: () => toastDone("You are signed out everywhere else."),
      onError: (refusal) => toastFailure(messageOf(refusal, FAILED)),
    });
    list.current?.focus();
  };
  const signOut = ({ id, userAgent }: Session) => {
    end.mutate(id, {
      onSuccess: () => toastDone(`${deviceName(userAgent)} is signed out.`),
      onError: (refusal) => toastFailure(messageOf(refusal, FAILED)),
    });
    list.current?.focus();
  };
  return (
    <Card
      title="Sessions"
      hint="Where you are signed in. A session ends after 7 days without use."
      actions={
        others.length > 1 && (
          <Button variant="default" onClick={signOutOthers}>
            Sign out all others
          </Button>
        )
      }
    >
      {isPending && <Placeholder lines={4} label="Loading sessions" />}
      {!isPending && data === undefined && (
        <FailurePanel
          title={messageOf(error, "Failed to load your sessions")}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <ul ref={list} className={classes.sessions} aria-label="Sessions" tabIndex={-1}>
          {[...own, ...others].map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => signOut(session)} />
          ))}
        </ul>
      )}
      {data !== undefined && others.length === 0 && (
        <p className="muted">You are signed in nowhere else.</p>
      )}
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { userAgent, current, createdAt, lastUsedAt } = session;
  const device = deviceName(userAgent);
  return (
    <li className={classes.session}>
      <div>
        <span className={classes.device} title={userAgent}>
          {device}
        </span>{" "}
        {current && <Badge tone="good">This device</Badge>}
        <p className="muted">
          {current ? (
            "In use now"
          ) : (
            <>
              Last used <When iso={lastUsedAt} />
            </>
          )}
          <br />
          Signed in <When iso={createdAt} />
        </p>
      </div>
      {!current && (
        <Button variant="default" onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
