import { Button } from "@mantine/core";
import { formatDate } from "../../lib/dates.ts";
import type { RunView } from "../../lib/follow-run.ts";
import { Notice } from "../../ui/notice.tsx";
import classes from "./connection-notice.module.css";

type Props = { view: RunView; onRetry: () => void };

/** The stream broke: what is shown may be old by now. The run itself goes on. */
export function ConnectionNotice({ view: { connection, heardAt, error }, onRetry }: Props) {
  return (
    <div className={classes.notice}>
      <Notice tone="waiting" role="status" title="The connection was lost">
        {heardAt !== undefined &&
          `What you see was true ${formatDate(new Date(heardAt).toISOString())}. `}
        {connection === "lost"
          ? "The run goes on, and this page tries again by itself."
          : error?.message}
      </Notice>
      <Button variant="default" size="sm" onClick={onRetry}>
        Try now
      </Button>
    </div>
  );
}
