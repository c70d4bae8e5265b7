import type { PageReport } from "@mainstreet/generator/multi-location/multi-site";
import { NativeSelect } from "@mantine/core";
import { memo } from "react";
import classes from "./page-choice.module.css";
import { pageName } from "./page-name.ts";

type Props = { pages: readonly PageReport[]; path: string; onGo: (path: string) => void };

const GROUPS = [
  { group: "Main", isIn: (path: string) => path === "" },
  { group: "Locations", isIn: (path: string) => path.startsWith("locations/") },
  { group: "Services", isIn: (path: string) => path.startsWith("services/") },
];

/** Which page of the site is looked at, and the short way to any other. */
export const PageChoice = memo(function PageChoice({ pages, path, onGo }: Props) {
  const groups = GROUPS.map(({ group, isIn }) => ({
    group,
    items: pages
      .filter((page) => isIn(page.path))
      .map((page) => ({ value: page.path, label: pageName(page) })),
  })).filter(({ items }) => items.length > 0);
  return (
    <div className={classes.choice}>
      <NativeSelect
        aria-label="Page of the site"
        size="sm"
        data={groups}
        value={path}
        onChange={({ currentTarget }) => onGo(currentTarget.value)}
      />
    </div>
  );
});
