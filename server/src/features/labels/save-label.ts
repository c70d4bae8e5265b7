import {
  LABEL_COLOURS,
  LABEL_LIMIT,
  type Label,
  type LabelColour,
} from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import { and, eq, ne, sql } from "drizzle-orm";
import { AppError, conflict, notFound } from "../../errors.ts";
import { newId } from "../../platform/db/ids.ts";
import type { Db } from "../../platform/db/database.ts";
import { isUniqueViolation } from "../../platform/db/unique-violation.ts";
import { isLabel, type LabelId, shownLabel } from "./queries.ts";
import { labels } from "./tables.ts";

type NewLabel = { name: string; colour?: LabelColour | undefined };

/** Creates a label. Throws 409 for a name that exists already, in whatever case, and for one label too many. */
export async function createLabel(tx: Db, userId: string, label: NewLabel): Promise<Label> {
  const [row] = await insertLabels(tx, userId, [label]);
  if (!row) throw nameTaken(label.name);
  return row;
}

/** Changes the name or the colour of a label. Throws 404, and 409 for the name of another label. */
export async function updateLabel(
  tx: Db,
  id: LabelId,
  { name, colour }: { name?: string | undefined; colour?: LabelColour | undefined },
): Promise<Label> {
  if (name !== undefined) {
    const isOther = and(
      eq(labels.userId, id.userId),
      ne(labels.id, id.labelId),
      sql`lower(${labels.name}) = lower(${name})`,
    );
    if ((await tx.$count(labels, isOther)) > 0) throw nameTaken(name);
  }
  const [row] = await tx
    .update(labels)
    .set({ name: name ?? sql`${labels.name}`, colour: colour ?? sql`${labels.colour}` })
    .where(isLabel(id))
    .returning(shownLabel)
    .catch((error: unknown) => {
      // Another request has saved the name since it was checked.
      throw name !== undefined && isUniqueViolation(error) ? nameTaken(name) : error;
    });
  if (!row) throw notFound(labelTexts.notFound);
  return row;
}

/**
 * Returns the user's labels with these names and creates those that are missing. They cannot be deleted until the transaction ends. Throws
 * 409 for one label too many.
 */
export async function findOrCreateLabels(
  tx: Db,
  userId: string,
  names: readonly string[],
): Promise<Label[]> {
  await insertLabels(
    tx,
    userId,
    names.map((name) => ({ name })),
  );
  return findLabels(tx, userId, names);
}

/** The user's labels of these names, held until the transaction ends. */
export async function findLabels(
  tx: Db,
  userId: string,
  names: readonly string[],
): Promise<Label[]> {
  if (names.length === 0) return [];
  const wanted = names.map((name) => sql`lower(${name})`);
  return tx
    .select(shownLabel)
    .from(labels)
    .where(
      and(eq(labels.userId, userId), sql`lower(${labels.name}) in (${sql.join(wanted, sql`, `)})`),
    )
    .orderBy(labels.id)
    .for("key share");
}

/** Inserts the labels whose names are new. A label without a colour gets the colour after the last one used. */
async function insertLabels(tx: Db, userId: string, given: readonly NewLabel[]): Promise<Label[]> {
  if (given.length === 0) return [];
  const before = await tx.$count(labels, eq(labels.userId, userId));
  const rows = given.map(({ name, colour }, at) => ({
    id: newId(),
    userId,
    name,
    colour: colour ?? LABEL_COLOURS[(before + at) % LABEL_COLOURS.length] ?? "grey",
  }));
  // In one order, so that requests which make the same labels at once wait for each other without a deadlock.
  const ordered = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const made = await tx.insert(labels).values(ordered).onConflictDoNothing().returning(shownLabel);
  if (made.length > 0 && before + made.length > LABEL_LIMIT.ofAccount)
    throw conflict("TOO_MANY_LABELS", labelTexts.tooMany(LABEL_LIMIT.ofAccount));
  return made;
}

const keyOf = ({ name }: NewLabel) => name.toLowerCase();

function nameTaken(name: string): AppError {
  const message = labelTexts.taken(name);
  return new AppError({ status: 409, code: "LABEL_EXISTS", message, fields: { name: message } });
}
