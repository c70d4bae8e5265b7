import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { Notice } from "../../ui/notice.tsx";
import { useRunsUnderWay } from "./api.ts";

/** Runs that were begun in another tab or on another device, and go on: each leads to its page. */
export function RunsUnderWay() {
  const { data: runs = [] } = useRunsUnderWay();
  if (runs.length === 0) return null;
  return (
    <Notice
      tone="waiting"
      title={runs.length === 1 ? "A run is under way" : `${runs.length} runs are under way`}
    >
      <ul>
        {runs.map(({ id, completed, total, status }) => (
          <li key={id}>
            {completed.toLocaleString("en-US")} of {total.toLocaleString("en-US")} sites done
            {status === "paused" && ", paused"}.{" "}
            <Link to={paths.creationRun} params={{ id }}>
              Open its page
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
