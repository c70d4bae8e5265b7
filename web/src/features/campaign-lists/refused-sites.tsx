import { countOf } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { Button } from "@mantine/core";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { refusedTitle, useRefusedSites } from "./label-operation.ts";
import classes from "./refused-sites.module.css";

const MOST_NAMES = 5;

/** Which sites of a draft cannot be changed, and why. */
export function RefusedSites({ operation }: { operation: Operation }) {
  const { data, isError, refetch } = useRefusedSites(operation.id);
  const more = operation.counts.refused - MOST_NAMES;
  return (
    <Notice tone="waiting" role="alert" title={refusedTitle(operation)}>
      {data === undefined && !isError && <Placeholder lines={2} label="Loading the reasons" />}
      {data === undefined && isError && (
        <>
          <p>The reasons could not be loaded.</p>
          <Button variant="default" size="sm" mt="xs" onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      )}
      <ul className={classes.sites}>
        {data?.slice(0, MOST_NAMES).map(({ siteIndex, name, message }) => (
          <li key={siteIndex}>
            {name}: {message}
          </li>
        ))}
      </ul>
      {data !== undefined && more > 0 && <p>And {countOf(more, "more site")}</p>}
    </Notice>
  );
}
