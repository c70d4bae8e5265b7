import type { Hold } from "@mainstreet/contract/account-holds";
import { count, countOf } from "@mainstreet/contract/count";
import type { CreationRun, RunSite } from "@mainstreet/contract/creation-runs";
import { serviceSlug } from "@mainstreet/contract/service-slug";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { endOfPlan, progressOfPlan } from "../../lib/plan-words.ts";
import { Notice } from "../../ui/notice.tsx";
import { When } from "../../ui/when.tsx";
import classes from "./celebration.module.css";
import type { SiteTally } from "./site-state.ts";

type Props = { run: CreationRun; sites: readonly RunSite[]; tally: SiteTally };

/** A run's state as text, which screen readers announce when it changes. */
export function RunReport(props: Props) {
  return <div role="status">{WORDS[props.run.status](props)}</div>;
}

const WORDS: Record<CreationRun["status"], (props: Props) => ReactNode> = {
  running: (props) => <Running {...props} />,
  paused: ({ run }) => (run.hold === null ? <Paused run={run} /> : <OnHold hold={run.hold} />),
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

function Paused({ run }: { run: CreationRun }) {
  return (
    <Notice tone="waiting" title="Paused: no more sites are started">
      What deploys already still goes live. Resume whenever you like; nothing is lost and nothing is
      charged again.
      {run.perWeek !== null &&
        " A site that is late then is made at once, and the others are planned from that day."}
    </Notice>
  );
}

/** Shown while the host accepts no deployment from the run's account. */
function OnHold({ hold: { reason, nextCheckAt, isChecking } }: { hold: Hold }) {
  return (
    <Notice tone="bad" title="Paused: the account of this run is on hold">
      {reason} Nothing is lost and nothing is charged again: the run goes on by itself once that is
      over. {isChecking && "One of its sites is being tried just now."}
      {nextCheckAt !== null && (
        <>
          One of its sites is tried <When iso={nextCheckAt} />.
        </>
      )}
    </Notice>
  );
}

function Running({ run, tally }: Props) {
  const { dripPerDay, perWeek, nextStartAt } = run;
  if (perWeek !== null && tally.waiting > 0) return <Planned run={run} waiting={tally.waiting} />;
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

/** The report of a run with a limited number of sites per week. */
function Planned({ run, waiting }: { run: CreationRun; waiting: number }) {
  const planned = { ...run, waiting };
  return (
    <Notice tone="plain" title={progressOfPlan(planned)}>
      {endOfPlan(planned)} All {count(run.total)} are paid, and nothing more is charged. It goes on
      if you leave this page.
    </Notice>
  );
}

type CelebrationProps = { run: CreationRun; sites: readonly RunSite[] };

/** Every site is live, and what to do next. */
function Celebration({ run: { total, isOwnAccount }, sites }: CelebrationProps) {
  const [first] = sites;
  return (
    <section className={classes.panel} aria-labelledby="all-live">
      <BuiltStreet />
      <div className={classes.words}>
        <h2 id="all-live">
          {total === 1 ? "Your site is live" : `All ${countOf(total, "site")} are live`}
        </h2>
        <p className="muted">
          {isOwnAccount
            ? "Each one is published in your own account, and stays there."
            : "Each one is published in the default Netlify account. You can move it to one of your own."}
        </p>
        <div className={classes.actions}>
          {first !== undefined && (
            <Button
              renderRoot={(props) => (
                <Link
                  to={paths.singlePageService}
                  params={{ service: serviceSlug(first.serviceName) }}
                  {...props}
                />
              )}
            >
              See your {first.serviceName} sites
            </Button>
          )}
          <Button
            variant="default"
            renderRoot={(props) => <Link to={paths.create} search={{ tab: "bulk" }} {...props} />}
          >
            Start another run
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The street of the empty screens, with a house on every plot. Decoration: hidden from screen readers. */
function BuiltStreet() {
  return (
    <svg viewBox="0 0 360 130" width="100%" fill="none" aria-hidden>
      <g stroke="var(--ms-line)" strokeWidth="2">
        <path d="M0 100h360M0 126h360" />
        <path d="M10 113h340" strokeDasharray="18 14" />
      </g>
      <g
        stroke="var(--ms-green)"
        strokeWidth="2"
        strokeLinejoin="round"
        fill="var(--ms-green-tint)"
      >
        <path d="M14 100V52h64v48zM10 52l6-14h60l6 14z" />
        <path d="M98 100V44l36-26 36 26v56z" />
        <path d="M190 100V22h60v78zM270 100V52h76v48zM266 52l8-16h68l8 16z" />
      </g>
      <g fill="var(--ms-green)">
        <path d="M36 72h20v28H36zM124 70h20v30h-20zM296 72h22v28h-22z" />
        <path d="M202 34h12v12h-12zM226 34h12v12h-12zM202 56h12v12h-12zM226 56h12v12h-12z" />
        <path d="M211 80h18v20h-18zM127 44h14v12h-14z" />
      </g>
    </svg>
  );
}
