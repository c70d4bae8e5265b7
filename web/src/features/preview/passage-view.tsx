import { useElementSize } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { changedPassage, type Head } from "./changed-passage.ts";
import { type Device, PageFrame, type Scheme } from "./page-frame.tsx";
import classes from "./passage-view.module.css";
import type { PreviewPage } from "./preview-page.ts";
import { useViewChoice, ViewChoice } from "./view-choice.tsx";

type Rendered = { page?: PreviewPage | undefined; hasFailed: boolean; retry: () => void };

const PARTS = [
  { value: "changed", label: "What changes" },
  { value: "all", label: "Whole page" },
] as const;

/** A page before and after a change, next to each other: the blocks that differ, or the whole page. */
export function PassageView({ before, after }: { before: Rendered; after: Rendered }) {
  const space = useElementSize<HTMLDivElement>();
  const view = useViewChoice(space);
  const { device, scheme } = view;
  const [part, setPart] = useState<"changed" | "all">("changed");
  const [old, next] = [before.page, after.page];
  const passage = useMemo(() => old && next && changedPassage(old.html, next.html), [old, next]);
  const failed = [before, after].find(({ hasFailed }) => hasFailed);
  if (failed) return <FailurePanel title="The preview could not be drawn" onRetry={failed.retry} />;
  if (!old || !next || !passage) return <Placeholder lines={8} label="Drawing the preview" />;
  const isAll = part === "all";
  return (
    <div ref={space.ref} className={classes.view}>
      <div className={classes.bar}>
        <Segmented
          legend="Part of the page"
          size="small"
          options={PARTS}
          value={part}
          onChange={setPart}
        />
        <ViewChoice {...view} />
      </div>
      <HeadChange {...passage.head} />
      {passage.isOnPage || isAll ? (
        <div className={classes.pair}>
          <Version
            name="Before"
            page={isAll ? old : { ...old, html: passage.before }}
            device={device}
            scheme={scheme}
          />
          <Version
            name="After"
            page={isAll ? next : { ...next, html: passage.after }}
            device={device}
            scheme={scheme}
          />
        </div>
      ) : (
        <p className="muted">
          Visitors see the same page as before: what changes is for search engines and services that
          read the page.
        </p>
      )}
    </div>
  );
}

type VersionProps = { name: string; page: PreviewPage; device: Device; scheme: Scheme };

function Version({ name, page, device, scheme }: VersionProps) {
  const space = useElementSize<HTMLDivElement>();
  return (
    <section className={classes.version} aria-label={name}>
      <h3>{name}</h3>
      <div ref={space.ref} className={classes.space}>
        <PageFrame
          title={`Preview of the site: ${name}`}
          page={page}
          device={device}
          scheme={scheme}
          space={space}
          onFollow={undefined}
          editing={undefined}
        />
      </div>
    </section>
  );
}

/** The title and description for search engines, where they change. */
function HeadChange({ before, after }: { before: Head; after: Head }) {
  if (before.title === after.title && before.description === after.description) return null;
  return (
    <div className={classes.pair}>
      <Listed name="In search results before" head={before} />
      <Listed name="In search results after" head={after} />
    </div>
  );
}

function Listed({ name, head }: { name: string; head: Head }) {
  return (
    <section className={classes.listed} aria-label={name}>
      <h3>{name}</h3>
      <p className={classes.title}>{head.title}</p>
      <p>{head.description}</p>
    </section>
  );
}
