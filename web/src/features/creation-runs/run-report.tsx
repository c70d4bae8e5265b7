import { count, countOf } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import { Celebration } from "./celebration.tsx";
import type { Tally } from "./site-state.ts";

type Props = { run: CreationRun; sites: readonly RunSite[]; tally: Tally };

/** Where a run stands beyond its figures, in words: said aloud when it changes. */
export function RunReport(props: Props) {
  return <div role="status">{WORDS[props.run.status](props)}</div>;
}

const WORDS: Record<CreationRun["status"], (props: Props) => ReactNode> = {
  running: (props) => <Running {...props} />,
  paused: () => (
    <Notice tone="waiting" title="Paused: no more sites are started">
      What deploys already still goes live. Resume whenever you like; nothing is lost and nothing is
      charged again.
    </Notice>
  ),
  cancelled: ({ tally }) => (
    <Notice tone="plain" title="This run was cancelled">
      {tally.cancelled === 0
        ? "Every site had been started, so no credit was returned."
        : `${countOf(tally.cancelled, "site")} had not been started: ${countOf(tally.cancelled, "credit")} came back to you.`}
      {tally.underWay > 0 && ` ${countOf(tally.underWay, "site")} under way still go live.`}
    </Notice>
  ),
  complete: ({ run, sites, tally }) =>
    tally.attention === 0 ? (
      tally.live === run.total && <Celebration run={run} sites={sites} />
    ) : (
      <Notice
        tone="bad"
        title={`Everything has ended: ${count(tally.live)} live, ${count(tally.attention)} not`}
      >
        Their credits stay with them. Mend what is said below, then try again for free.
      </Notice>
    ),
};

function Running({ run: { dripPerDay, nextStartAt }, tally }: Props) {
  if (dripPerDay === null || tally.waiting === 0)
    return (
      <p className="muted">
        It goes on if you leave this page or close the browser. Come back whenever you like.
      </p>
    );
  return (
    <Notice tone="plain" title={`At most ${count(dripPerDay)} a day`}>
      {nextStartAt === null ? (
        "Today’s are being started just now."
      ) : (
        <>
          The next ones are started <When iso={nextStartAt} />.
        </>
      )}{" "}
      It goes on if you leave this page.
    </Notice>
  );
}
