import type { Connection, FieldDef, Submittable } from "pg";

/** A prepared query as Drizzle gives it to a client of PostgreSQL. */
export type Question = {
  /** Whose rows it may see. Without one it is asked as the owner of the tables. */
  userId: string | undefined;
  name: string;
  text: string;
  values: readonly (string | number | Buffer | null)[];
  types: { getTypeParser(type: number, format: "text"): Parser };
};

/** The rows of an answer, each with its values in the order of the columns. */
export type Rows = unknown[][];

type Parser = (text: string) => unknown;

/** Of each connection and each statement that it has prepared, how the columns of an answer are read. */
const preparedOn = new WeakMap<Connection, Map<string, Parser[]>>();

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
 * statement that failed is skipped, so that none is answered as anybody but its own user.
 * @returns the message for `client.query`, and the rows of each question. When these reject, nothing is known of what the
 * connection has prepared: it is to be thrown away.
 */
export function readMessage(
  questions: readonly Question[],
  tenantRole: string,
): { message: ReadMessage; answers: Promise<Map<Question, Rows>> } {
  const steps = stepsOf(questions, tenantRole);
  const rowsOf = new Map(steps.map((step): [Question, Rows] => [step, []]));
  const answers = Promise.withResolvers<typeof rowsOf>();
  let prepared = new Map<string, Parser[]>();
  let at = 0;
  const message: ReadMessage = {
    steps,
    submit(connection) {
      prepared = preparedOn.get(connection) ?? prepared;
      preparedOn.set(connection, prepared);
      send(connection, steps, new Set(prepared.keys()));
    },
    handleRowDescription({ fields }) {
      const step = steps[at];
      if (step) prepared.set(step.name, parsersOf(step, fields));
    },
    handleDataRow({ fields }) {
      const step = steps[at];
      if (!step) return;
      const parsers = prepared.get(step.name);
      const read = (value: string | null, column: number) =>
        value === null ? null : parsers?.[column]?.(value);
      rowsOf.get(step)?.push(fields.map(read));
    },
    handleCommandComplete: () => void (at += 1),
    handleReadyForQuery: () => answers.resolve(rowsOf),
    handleError: answers.reject,
  };
  return { message, answers: answers.promise };
}

function stepsOf(questions: readonly Question[], tenantRole: string): Question[] {
  const ofUsers = Map.groupBy(questions, ({ userId }) => userId);
  return [...ofUsers].flatMap(([userId, asked]) => {
    const values = userId === undefined ? ["", "none"] : [userId, tenantRole];
    return [{ userId, name: "become", text: BECOME, values, types: asText }, ...asked];
  });
}

const parsersOf = ({ types }: Question, fields: FieldDef[]) =>
  fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, "text"));

/** `prepared`: the names of the statements that the connection knows already. */
function send(connection: Connection, steps: readonly Question[], prepared: Set<string>): void {
  connection.stream.cork();
  for (const { name, text, values } of steps) {
    // The pool's clients name statements too, and may know this one by its own name.
    const statement = `read ${name}`;
    const isNew = !prepared.has(name);
    prepared.add(name);
    if (isNew) connection.parse({ name: statement, text, types: [] }, true);
    connection.bind({ statement, values: values.map(asBytes) }, true);
    if (isNew) connection.describe({ type: "P" }, true);
    connection.execute(null, true);
  }
  connection.sync();
  connection.stream.uncork();
}

const asBytes = (value: Question["values"][number]) =>
  typeof value === "number" ? String(value) : value;
