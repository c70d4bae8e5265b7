import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toastFailure } from "../../lib/toasts.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import classes from "./domains.module.css";

type Props = {
  records: readonly DnsRecord[];
  label: string;
  /** Shows for each record whether the last check found it. */
  showsFound?: boolean;
};

/** DNS records as registrars request them; each part can be copied. */
export function DomainRecords({ records, label, showsFound = false }: Props) {
  return (
    <ul className={classes.records} aria-label={label}>
      {records.map((record) => (
        <li
          key={`${record.type} ${record.fullName}`}
          className={`${classes.record} ${record.isAlternative ? classes.alternative : ""}`}
        >
          <RecordHead record={record} showsFound={showsFound} />
          <dl className={classes.values}>
            <dt>Type</dt>
            <dd>
              <strong>{record.type}</strong>
            </dd>
            <dt>Name</dt>
            <dd>
              <Part text={record.name} what={`name ${record.name}`} />
              {record.name !== record.fullName && (
                <>
                  <span className="muted">or in full</span>
                  <Part text={record.fullName} what={`full name ${record.fullName}`} />
                </>
              )}
            </dd>
            <dt>Value</dt>
            <dd>
              <Part text={record.value} what={`value of ${record.type} ${record.name}`} />
            </dd>
          </dl>
          {record.replaces !== "" && (
            <p className={classes.replaces}>
              <strong>Replaces</strong> {record.replaces}
            </p>
          )}
          {record.note !== "" && <p className={classes.times}>{record.note}</p>}
        </li>
      ))}
    </ul>
  );
}

const PURPOSES = { proof: "Shows that the domain is yours", address: "Leads visitors to the site" };

function RecordHead({ record, showsFound }: { record: DnsRecord; showsFound: boolean }) {
  const { purpose, isAlternative, isFound } = record;
  return (
    <div className={classes.recordHead}>
      <span>{isAlternative ? "Instead of the one before" : PURPOSES[purpose]}</span>
      {showsFound && !isAlternative && isFound !== null && (
        <Badge tone={isFound ? "good" : "waiting"}>{isFound ? "Found" : "Not found yet"}</Badge>
      )}
    </div>
  );
}

/** A text that is copied when it is pressed. */
function Part({ text, what }: { text: string; what: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toastFailure("Copying is not possible here. Please select the text and copy it yourself.");
    }
  };
  return (
    <span className={classes.part}>
      <code className="mono">{text}</code>
      <IconButton
        icon={isCopied ? Check : Copy}
        label={isCopied ? `Copied ${what}` : `Copy ${what}`}
        onClick={() => void copy()}
      />
    </span>
  );
}
