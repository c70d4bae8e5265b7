import type { Session } from "@mainstreet/contract/sessions";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { When } from "../../ui/when.tsx";
import { deviceName } from "@mainstreet/contract/device-name";
import { EndSessionsDialog } from "./end-sessions-dialog.tsx";
import classes from "./security.module.css";
import { useSessions } from "./security-api.ts";

/** Where the user is signed in, with a button that ends each session except this one. */
export function SessionsCard() {
  const { data, isPending, error, refetch } = useSessions();
  const [target, setTarget] = useState<Session | "others">();
  const list = useRef<HTMLUListElement>(null);
  const others = data?.filter(({ current }) => !current) ?? [];
  const own = data?.filter(({ current }) => current) ?? [];
  const [isEnded, setIsEnded] = useState(false);
  const open = (chosen: Session | "others") => {
    setIsEnded(false);
    setTarget(chosen);
  };
  const close = () => setTarget(undefined);
  const onEnded = () => {
    // The button that opened the dialog is removed with its session.
    setIsEnded(true);
    close();
    list.current?.focus();
  };
  return (
    <Card
      title="Sessions"
      hint="Where you are signed in. A session ends after 7 days without use."
      actions={
        others.length > 1 && (
          <Button variant="default" size="sm" onClick={() => open("others")}>
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
            <SessionRow key={session.id} session={session} onEnd={() => open(session)} />
          ))}
        </ul>
      )}
      <EndSessionsDialog target={target} returnFocus={!isEnded} onClose={close} onEnded={onEnded} />
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
        <Button variant="default" size="sm" onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
