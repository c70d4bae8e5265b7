import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "../../../app/paths.ts";
import { stateWord } from "../../../ui/deployment-badge.tsx";
import { StateShape } from "../../../ui/state-shape.tsx";
import classes from "./map.module.css";
import type { Site } from "./spots.ts";

const STEP = 100;

/** Links to sites with their states, a hundred at a time. */
export function SiteLinks({ sites }: { sites: readonly Site[] }) {
  const [count, setCount] = useState(STEP);
  return (
    <>
      <ul className={classes.links}>
        {sites.slice(0, count).map(({ id, name, status }) => (
          <li key={id}>
            <Link to={paths.campaign} params={{ id }} className={classes.link}>
              {name}
            </Link>
            <span className={classes.state} data-status={status}>
              <StateShape status={status} /> {stateWord(status)}
            </span>
          </li>
        ))}
      </ul>
      {count < sites.length && (
        <Button variant="default" size="sm" onClick={() => setCount(count + STEP)}>
          Show more
        </Button>
      )}
    </>
  );
}
