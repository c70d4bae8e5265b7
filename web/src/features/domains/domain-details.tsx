import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import type { Domain } from "@mainstreet/contract/domains/domains";
import { Button } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { Badge } from "../../ui/badge.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { When } from "../../ui/when.tsx";
import { useCheckDomain, useRemoveDomain } from "./api.ts";
import { DomainRecords } from "./domain-records.tsx";
import { DomainSteps } from "./domain-steps.tsx";
import { needsRecords, nextAction, DOMAIN_STATE_WORDS } from "./domain-words.ts";
import classes from "./domains.module.css";

type Props = { domain: Domain; onRemoved: (records: DnsRecord[]) => void };

/** A domain of a site: its state, its problem, what to do about it and the records to set. */
export function DomainDetails({ domain, onRemoved }: Props) {
  const { shownHost, state, fault } = domain;
  return (
    <div className="stack">
      <div>
        <div className={classes.head}>
          <span className={classes.name}>{shownHost}</span>
          <Badge tone={DOMAIN_STATE_WORDS[state].tone}>{DOMAIN_STATE_WORDS[state].word}</Badge>
        </div>
        <DomainSteps state={state} />
        <div role="status" className={classes.status}>
          <p>{nextAction(domain)}</p>
          <NewPlace domain={domain} />
          {fault !== null && (
            <Notice tone={state === "broken" ? "bad" : "waiting"} title={fault.text} />
          )}
        </div>
      </div>
      <Records domain={domain} />
      <Certificate domain={domain} />
      <Actions domain={domain} onRemoved={onRemoved} />
    </div>
  );
}

/** For a site that moves: where it can be seen before DNS points to the new host. */
function NewPlace({ domain: { move } }: { domain: Domain }) {
  if (move === null || move.siteUrl === null) return null;
  return (
    <p>
      {"The site at its new host, before visitors of the domain get it there: "}
      <a href={move.siteUrl} target="_blank" rel="noreferrer" className="mono">
        {move.siteUrl}
      </a>
    </p>
  );
}

/** The records, expanded while some of them are missing. */
function Records({ domain }: { domain: Domain }) {
  const { records, shownHost } = domain;
  if (records.length === 0) return null;
  const list = <DomainRecords records={records} label={`DNS records of ${shownHost}`} showsFound />;
  if (needsRecords(domain))
    return (
      <>
        {list}
        <SandboxRecords records={records} />
      </>
    );
  return (
    <details className={classes.details}>
      <summary>DNS records</summary>
      {list}
    </details>
  );
}

/** In the sandbox: a page that sets the records in its DNS. */
function SandboxRecords({ records }: { records: readonly DnsRecord[] }) {
  const dnsUrl = usePublicConfig().data?.sandbox?.dnsUrl;
  if (dnsUrl === undefined) return null;
  const wanted = records
    .filter(({ isAlternative }) => !isAlternative)
    .map(({ fullName: name, type, value }) => ({ name, type, value }));
  const url = new URL(dnsUrl);
  url.searchParams.set("records", JSON.stringify(wanted));
  return (
    <div className={classes.buttons}>
      <Button component="a" href={url.href} target="_blank" rel="noreferrer" variant="default">
        Set them in the sandbox's DNS
      </Button>
    </div>
  );
}

function Certificate({ domain }: { domain: Domain }) {
  const { checkedAt, nextCheckAt, certificateExpiresAt } = domain;
  return (
    <p className={classes.times}>
      {checkedAt === null ? (
        "Not checked yet."
      ) : (
        <>
          Checked <When iso={checkedAt} />.
        </>
      )}
      {nextCheckAt !== null && (
        <>
          {" "}
          The next check is <When iso={nextCheckAt} />.
        </>
      )}
      {certificateExpiresAt !== null && (
        <>
          {" "}
          Its certificate is renewed by the host before <When iso={certificateExpiresAt} />.
        </>
      )}
    </p>
  );
}

function Actions({ domain, onRemoved }: Props) {
  const check = useCheckDomain(domain.campaignId);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <div className={classes.buttons}>
      <SubmitButton
        variant={needsRecords(domain) ? "filled" : "default"}
        leftSection={<RefreshCw size={16} aria-hidden />}
        busy={check.isPending}
        busyText="Checking…"
        onClick={() =>
          check.mutate(undefined, {
            onError: (error) =>
              toastFailure(messageOf(error, "The domain could not be checked. Please try again.")),
          })
        }
      >
        Check now
      </SubmitButton>
      <Button variant="default" onClick={() => setIsConfirming(true)}>
        Remove domain
      </Button>
      <RemoveDialog
        domain={domain}
        opened={isConfirming}
        onRemoved={onRemoved}
        onClose={() => setIsConfirming(false)}
      />
    </div>
  );
}

type RemoveProps = Props & { opened: boolean; onClose: () => void };

function RemoveDialog({ domain, opened, onRemoved, onClose }: RemoveProps) {
  const remove = useRemoveDomain(domain.campaignId, ({ recordsToRemove, message }) => {
    // At a host whose account was removed, nothing could be done.
    if (message !== "") toastFailure(message);
    else toastSuccess(`${domain.shownHost} was removed from this site.`);
    onRemoved(recordsToRemove);
  });
  const confirm = () =>
    remove.mutate(undefined, {
      onError: (error) =>
        toastFailure(messageOf(error, "The domain was not removed. Please try again.")),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Remove this domain"
      question={`Visitors of ${domain.shownHost} will not reach this site any more.`}
      confirm="Remove domain"
      cancel="Keep it"
      busy={remove.isPending}
      busyText="Removing…"
      onConfirm={confirm}
      onClose={onClose}
    >
      The site stays live at the address of its host. Afterwards you see which DNS records to
      remove.
    </ConfirmDialog>
  );
}
