import type { ChangedField, PageChange, VersionDetail } from "@mainstreet/contract/site-versions";
import { countOf } from "@mainstreet/contract/count";
import { messageOf } from "../../lib/api-error.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useVersion } from "./api.ts";
import classes from "./versions.module.css";

type Props = { campaignId: string; number: number };

/** What a version changed: its fields, and the text of its pages. */
export function VersionChanges({ campaignId, number }: Props) {
  const version = useVersion(campaignId, number, true);
  if (version.isPending) return <Placeholder lines={3} label="Loading what changed" />;
  if (version.isError)
    return (
      <FailurePanel title="What changed could not be loaded" onRetry={() => void version.refetch()}>
        {messageOf(version.error, "Please try again.")}
      </FailurePanel>
    );
  return <Changes version={version.data} />;
}

function Changes({ version }: { version: VersionDetail }) {
  const { comparedWith, fields, pages, morePages } = version;
  if (comparedWith === null)
    return (
      <p className="muted">The oldest version that is kept: there is none to compare it with.</p>
    );
  if (fields.length === 0 && pages.length === 0)
    return <p className="muted">The same fields and pages as in version {comparedWith}.</p>;
  return (
    <>
      {fields.length > 0 && <Fields fields={fields} />}
      {pages.map((page) => (
        <Page key={page.path} page={page} />
      ))}
      {morePages > 0 && <p className="muted">And {countOf(morePages, "more page")}.</p>}
    </>
  );
}

function Fields({ fields }: { fields: ChangedField[] }) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>{before || "(empty)"}</del> <ins>{after || "(empty)"}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const CHANGES = { added: "New page", removed: "Removed page", changed: "Page" };

function Page({ page: { path, change, lines } }: { page: PageChange }) {
  return (
    <section className={classes.page} aria-label={`${CHANGES[change]} /${path}`}>
      <h3>
        {CHANGES[change]} <span className="mono">/{path}</span>
      </h3>
      {lines.length === 0 && <p className="muted">Its text is the same.</p>}
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line: { change, text } }: { line: PageChange["lines"][number] }) {
  if (change === "same") return <li>{text}</li>;
  const isAdded = change === "added";
  return (
    <li className={isAdded ? classes.added : classes.removed}>
      <span aria-hidden>{isAdded ? "+" : "−"}</span>
      <span className="visually-hidden">{isAdded ? "New: " : "Removed: "}</span>
      {isAdded ? <ins>{text}</ins> : <del>{text}</del>}
    </li>
  );
}
