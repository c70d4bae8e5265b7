import { countOf } from "@mainstreet/contract/count";
import type { ViewLink } from "@mainstreet/contract/view-links";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Badge } from "../../ui/badge.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { When } from "../../ui/when.tsx";
import { LIST_KINDS } from "./kinds.ts";
import classes from "./share-dialog.module.css";
import { useRevokeViewLink, useViewLinks } from "./view-links-api.ts";

/** The links by which the account shares lists, each with how often it was opened and a button that stops it. */
export function SharedLists() {
  const { data, isPending, error, refetch } = useViewLinks();
  const list = useRef<HTMLUListElement>(null);
  if (isPending) return <Placeholder lines={3} label="Loading links" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, "Your links could not be loaded")}
        onRetry={() => void refetch()}
      />
    );
  if (data.length === 0)
    return <p className="muted">None yet. A list of sites is shared from its “Share” button.</p>;
  return (
    <ul ref={list} className={classes.list} aria-label="Shared lists" tabIndex={-1}>
      {data.map((link) => (
        // The button that was pressed is removed with the link.
        <LinkRow key={link.id} link={link} onStopped={() => list.current?.focus()} />
      ))}
    </ul>
  );
}

const STATES = {
  open: { tone: "good", word: "Works" },
  expired: { tone: "plain", word: "Expired" },
  revoked: { tone: "plain", word: "Stopped" },
} as const;

function LinkRow({ link, onStopped }: { link: ViewLink; onStopped: () => void }) {
  const { name, status, opens, lastOpenedAt, expiresAt, createdAt, madeBy } = link;
  const { tone, word } = STATES[status];
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.title}>
          <strong>{name}</strong> <Badge tone={tone}>{word}</Badge>
        </div>
        <p className="muted">
          {opens === 0 ? "Never opened" : `Opened ${countOf(opens, "time")}`}
          {lastOpenedAt !== null && (
            <>
              , last <When iso={lastOpenedAt} />
            </>
          )}
          <br />
          {status === "open" && (
            <>
              Until <When iso={expiresAt} />,{" "}
            </>
          )}
          made by {madeBy} <When iso={createdAt} />
          <br />
          <ListLink search={link.search}>See the list</ListLink>
        </p>
      </div>
      {status === "open" && <StopButton link={link} onStopped={onStopped} />}
    </li>
  );
}

/** A link to the list that a shared link shows, inside the account. */
function ListLink({ search, children }: { search: ViewLink["search"]; children: ReactNode }) {
  const { service, type, ...rest } = search;
  if (service === undefined)
    return (
      <Link to={paths.sites} search={rest}>
        {children}
      </Link>
    );
  const kind = type === "single" ? "single" : "multi-location";
  return (
    <Link to={LIST_KINDS[kind].servicePath} params={{ service }} search={rest}>
      {children}
    </Link>
  );
}

/** The question replaces the button: a dialog over a dialog would hide which link it is about. */
function StopButton({ link: { id, name }, onStopped }: { link: ViewLink; onStopped: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useRevokeViewLink();
  const ask = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) ask.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking)
    return (
      <Button
        ref={ask}
        variant="default"
        size="sm"
        aria-label={`Stop link “${name}”`}
        onClick={() => setIsAsking(true)}
      >
        Stop link
      </Button>
    );
  const stop = () =>
    revoke.mutate(id, {
      onSuccess: () => {
        toastSuccess(`The link “${name}” works no longer`);
        onStopped();
      },
      onError: (error) => toastFailure(messageOf(error, "The link could not be stopped")),
    });
  return (
    <div role="group" aria-label={`Stop link “${name}”?`} className={classes.question}>
      <p>Nobody can open the list by it any more.</p>
      <div className={classes.buttons}>
        <Button ref={keep} variant="default" size="sm" onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
        <SubmitButton
          size="sm"
          color="red"
          busy={revoke.isPending}
          busyText="Stopping…"
          onClick={stop}
        >
          Stop link
        </SubmitButton>
      </div>
    </div>
  );
}
