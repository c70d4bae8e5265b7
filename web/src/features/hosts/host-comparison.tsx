import { countOf } from "@mainstreet/contract/count";
import { DEPLOYMENT_TYPES, type DeploymentType } from "@mainstreet/contract/deployment";
import { type AccountReading, AS_OF, MANY_SITES } from "@mainstreet/contract/hosts/forecast";
import { Button } from "@mantine/core";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { Notice } from "../../ui/notice.tsx";
import { comparedHost, type ComparedHost, recommendation } from "./compared-hosts.ts";
import classes from "./host-comparison.module.css";
import { HostTable } from "./host-table.tsx";

type Props = {
  sites: number;
  chosen: DeploymentType;
  /** What is known of the chosen account. */
  account?: AccountReading | undefined;
};

/** What each host means for so many sites: expanded where the choice matters, collapsed where it does not. */
export function HostComparison({ sites, chosen, account }: Props) {
  const [choice, setChoice] = useState<boolean>();
  const id = useId();
  const isOpen = choice ?? sites > MANY_SITES;
  const hosts = DEPLOYMENT_TYPES.map((type) =>
    comparedHost(type, { sites, isChosen: type === chosen, account }),
  );
  const current = hosts.find(({ isChosen }) => isChosen);
  const advice = current && recommendation(hosts, { sites, current });
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className={classes.comparison}>
      {current?.obstacle && (
        <Notice tone="bad" role="status" title={current.obstacle.title}>
          {current.obstacle.text}
        </Notice>
      )}
      {advice && (
        <Notice tone="plain" title={advice.title}>
          {advice.text}
        </Notice>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.toggle ?? ""}
        leftSection={<Chevron size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setChoice(!isOpen)}
      >
        Compare hosts for {countOf(sites, "site")}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Details hosts={hosts} sites={sites} />}
      </div>
    </div>
  );
}

type DetailsProps = { hosts: readonly ComparedHost[]; sites: number };

function Details({ hosts, sites }: DetailsProps) {
  return (
    <div className={classes.box}>
      <HostTable hosts={hosts} sites={sites} />
      <details className={classes.more}>
        <summary>Limits and prices in full</summary>
        <dl className={classes.terms}>
          {hosts.map(({ type, terms }) => (
            <div key={type}>
              <dt>{terms.name}</dt>
              <dd>{terms.limits}</dd>
              <dd>
                <b>When used up:</b> {terms.whenUsedUp}
              </dd>
            </div>
          ))}
        </dl>
        <p className={classes.note}>As of {AS_OF}, in the hosts’ own money.</p>
      </details>
    </div>
  );
}
