import type { Connection, FieldDef, Submittable } from "pg";

/** A query that is asked together with others: its text is always the same. */
export type Question = {
  /** Whose rows it may see. Without one it is asked as the owner of the tables. */
  userId: string | undefined;
  text: string;
  values: readonly (string | Buffer | null)[];
  types: { getTypeParser(type: number, format: "text"): Parser };
};

/** The rows of an answer, each with its values in the order of the columns. */
export type AnswerRows = unknown[][];

/** How a message ended: with all answers, or by what broke it, at which of its steps. */
export type MessageEnd =
  | { rowsOf: ReadonlyMap<Question, AnswerRows> }
  | { error: unknown; brokenAt: Question | undefined };

type Parser = (text: string) => unknown;
type Prepared = { name: string; parsers: Parser[] };

/** By its text, each statement that a connection has prepared, and how the columns of its answer are read. */
const preparedOn = new WeakMap<Connection, Map<string, Prepared>>();

/** What pg tells the query that is on its connection. */
export type ReadMessage = Submittable & {
  /** What it says, in order; what makes a tenant of the asker among it. */
  steps: readonly Question[];
  handleRowDescription(message: { fields: FieldDef[] }): void;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(): void;
  handleReadyForQuery(): void;
  handleError(error: unknown): void;
};

/** Makes the rest of a message, up to the next one of these, a tenant's or the owner's, and all of it unable to write. */
const BECOME =
  "select set_config('transaction_read_only', 'on', true), set_config('app.user_id', $1, true), set_config('role', $2, true)";
const asText = { getTypeParser: () => String };

/**
 * Questions as one message to PostgreSQL, which is one transaction (PostgreSQL, "Extended Query", "Pipelining"): what stands behind a
 * step that failed is skipped, so that none is answered as anybody but its own user.
 * @returns the message for `client.query`, and how it ends. A connection on which one broke is to be thrown away: nothing is
 * known of what it has prepared.
 */
export function readMessage(
  questions: readonly Question[],
  tenantRole: string,
): { message: ReadMessage; ended: Promise<MessageEnd> } {
  const steps = stepsOf(questions, tenantRole);
  const rowsOf = new Map(steps.map((step): [Question, AnswerRows] => [step, []]));
  const { promise: ended, resolve: end } = Promise.withResolvers<MessageEnd>();
  let prepared = new Map<string, Prepared>();
  let at = 0;
  const handleError = (error: unknown) => end({ error, brokenAt: steps[at] });
  const message: ReadMessage = {
    steps,
    submit(connection) {
      prepared = preparedOn.get(connection) ?? prepared;
      preparedOn.set(connection, prepared);
      send(connection, steps, prepared);
    },
    handleRowDescription({ fields }) {
      const step = steps[at];
      const its = prepared.get(step?.text ?? "");
      if (step && its) its.parsers = parsersOf(step, fields);
    },
    handleDataRow({ fields }) {
      const step = steps[at];
      const { parsers = [] } = prepared.get(step?.text ?? "") ?? {};
      try {
        if (step) rowsOf.get(step)?.push(parsed(fields, parsers));
      } catch (error) {
        handleError(error);
      }
    },
    handleCommandComplete: () => void (at += 1),
    handleReadyForQuery() {
      if (at === steps.length) end({ rowsOf });
      else handleError(new Error(`${at} of ${steps.length} questions were answered`));
    },
    handleError,
  };
  return { message, ended };
}

function stepsOf(questions: readonly Question[], tenantRole: string): Question[] {
  const ofUsers = Map.groupBy(questions, ({ userId }) => userId);
  return [...ofUsers].flatMap(([userId, asked]) => {
    const values = userId === undefined ? ["", "none"] : [userId, tenantRole];
    return [{ userId, text: BECOME, values, types: asText }, ...asked];
  });
}

const parsersOf = ({ types }: Question, fields: FieldDef[]) =>
  fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, "text"));

function parsed(fields: (string | null)[], parsers: readonly Parser[]): unknown[] {
  return fields.map((field, column) => {
    const parser = parsers[column];
    if (!parser) throw new Error("An answer has other columns than its description");
    return field === null ? null : parser(field);
  });
}

function send(
  connection: Connection,
  steps: readonly Question[],
  prepared: Map<string, Prepared>,
): void {
  connection.stream.cork();
  for (const { text, values } of steps) {
    const known = prepared.get(text);
    // The pool's clients name statements as well, otherwise.
    const { name } = known ?? { name: `read ${prepared.size}` };
    if (!known) {
      prepared.set(text, { name, parsers: [] });
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values: [...values] }, true);
    if (!known) connection.describe({ type: "P" }, true);
    connection.execute(null, true);
  }
  connection.sync();
  connection.stream.uncork();
}
