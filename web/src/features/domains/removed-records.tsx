import { dnsRecord } from "@mainstreet/contract/domains/domain-record";
import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { Button } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";
import { Notice } from "../../ui/notice.tsx";
import { DomainRecords } from "./domain-records.tsx";
import classes from "./domains.module.css";

const draftName = (campaignId: string) => `removed-records:${campaignId}`;

/** The records to remove after a domain was removed; they survive a refresh until the user has removed them. */
export function useRemovedRecords(campaignId: string) {
  const name = draftName(campaignId);
  const [records, setRecords] = useState(() => readDraft(name, z.array(keptRecord)) ?? []);
  return {
    records,
    keep: (removed: DnsRecord[]) => {
      setRecords(removed);
      if (removed.length === 0) dropDraft(name);
      else writeDraft(name, removed);
    },
  };
}

/** Drafts of an earlier version have no `replaces`. */
const keptRecord = dnsRecord.extend({ replaces: z.string().default("") });

type Props = { records: readonly DnsRecord[]; onDone: () => void };

export function RemovedRecords({ records, onDone }: Props) {
  if (records.length === 0) return null;
  return (
    <div className={classes.form}>
      <Notice tone="waiting" role="status" title="The domain was removed. Now remove its records">
        They lead to a place that somebody else could take. Remove them where the domain is
        registered.
      </Notice>
      <DomainRecords records={records} label="Records to remove" />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          I have removed them
        </Button>
      </div>
    </div>
  );
}
