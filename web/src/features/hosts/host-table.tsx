import { count, countOf } from "@mainstreet/contract/count";
import { VISITS_A_MONTH } from "@mainstreet/contract/hosts/forecast";
import { Check, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { type ComparedHost, inTable } from "./compared-hosts.ts";
import classes from "./host-comparison.module.css";

type Fact = {
  title: string;
  noteFor?: (sites: number) => string;
  cell: (host: ComparedHost) => ReactNode;
};

const FACTS: readonly Fact[] = [
  { title: "https", cell: ({ terms: { https } }) => <Https {...https} /> },
  {
    title: "First publication",
    cell: ({ first, obstacle }) =>
      obstacle ? <b className={classes.impossible}>Not possible</b> : <Publication {...first} />,
  },
  {
    title: "Each change",
    noteFor: (sites) => (sites > 1 ? "of all sites" : ""),
    cell: ({ change }) => <Publication {...change} />,
  },
  {
    title: "A month",
    noteFor: () => `at ${count(VISITS_A_MONTH)} visits a site`,
    cell: ({ monthOfVisits }) => monthOfVisits,
  },
  { title: "Limits", cell: ({ terms }) => terms.brief.limits },
  { title: "When used up", cell: ({ terms }) => terms.brief.whenUsedUp },
];

type Props = { hosts: readonly ComparedHost[]; sites: number };

/** The hosts side by side: https, time and the hosts' own prices. */
export function HostTable({ hosts, sites }: Props) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Hosts compared for {countOf(sites, "site")}</caption>
      <thead>
        <tr>
          <td />
          {hosts.map((host) => (
            <th key={host.type} scope="col" className={columnOf(host)}>
              {host.terms.name}
              <Marks {...host} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FACTS.map(({ title, noteFor, cell }) => (
          <tr key={title}>
            <th scope="row">
              {title}
              {noteFor && <span className={classes.note}>{noteFor(sites)}</span>}
            </th>
            {hosts.map((host) => (
              <td key={host.type} className={columnOf(host)}>
                {cell(host)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const columnOf = ({ isChosen }: ComparedHost) => (isChosen ? classes.chosen : undefined);

function Marks({ isChosen, isRecommended }: ComparedHost) {
  return (
    <>
      {isRecommended && (
        <span className={classes.recommended}>
          <ThumbsUp size={14} strokeWidth={2.5} aria-hidden /> <span>Recommended</span>
        </span>
      )}
      {isChosen && <span className="visually-hidden">, chosen</span>}
    </>
  );
}

function Https({ isAlways, text }: ComparedHost["terms"]["https"]) {
  if (!isAlways) return text;
  return (
    <span className={classes.yes}>
      <Check size={16} strokeWidth={2.5} aria-hidden />
      {text}
    </span>
  );
}

function Publication({ time, amount }: ComparedHost["first"]) {
  return (
    <>
      <b>{inTable(time)}</b>
      <span className={classes.note}>{amount}</span>
    </>
  );
}
