import { count, countOf } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import type { FileProblem } from "@mainstreet/contract/site-import";
import { texts } from "@mainstreet/contract/texts";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useShowMore } from "../../ui/use-show-more.tsx";
import { useFileProblems } from "./api.ts";
import classes from "./operations.module.css";

const SHOWN = 50;

/** The file from which an operation was created, and its unknown columns. */
export function FileSummary({ file }: { file: NonNullable<Operation["file"]> }) {
  const { name, rows, unknownColumns } = file;
  return (
    <>
      <p>
        From file <strong className={classes.fileName}>{name}</strong>, {countOf(rows, "row")}.
      </p>
      {unknownColumns.length > 0 && (
        <p className="note">
          Not used, because sites have no such field:{" "}
          {unknownColumns.map((column) => `“${column}”`).join(", ")}
        </p>
      )}
    </>
  );
}

/** The cells of a file that are not applied, by row and column. */
export function FileProblems({ id, total }: { id: string; total: number }) {
  const { data, error, refetch } = useFileProblems(id);
  return (
    <Card
      title={`Not used of the file: ${count(total)}`}
      hint="The rest goes on without them. Correct the file and import it again."
    >
      {data === undefined && error === null && (
        <Placeholder lines={4} label="Loading what is not used" />
      )}
      {data === undefined && error !== null && (
        <FailurePanel
          title={messageOf(error, texts.shell.unexpected)}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <List problems={data.problems} total={data.total} />}
    </Card>
  );
}

function List({ problems, total }: { problems: readonly FileProblem[]; total: number }) {
  const [shown, more] = useShowMore(problems, SHOWN);
  return (
    <>
      <ul className={classes.problems} aria-label="Not used of the file">
        {shown.map((problem, at) => (
          <li key={at}>
            <strong>
              Row {count(problem.row)}
              {problem.column !== "" && `, ${problem.column}`}
            </strong>
            <span>{problem.message}</span>
            <Values {...problem} />
          </li>
        ))}
      </ul>
      {more}
      {total > problems.length && (
        <p className="muted">And {count(total - problems.length)} more.</p>
      )}
    </>
  );
}

function Values({ column, cell, present }: FileProblem) {
  if (column === "") return cell === "" ? null : <span className={classes.detail}>id: {cell}</span>;
  return (
    <span className={classes.detail}>
      In the file: {quoted(cell)}, on the site: {quoted(present)}
    </span>
  );
}

const quoted = (text: string): string => (text === "" ? "blank" : `“${text}”`);
