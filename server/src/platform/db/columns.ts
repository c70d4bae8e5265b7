import { customType, timestamp, uuid } from "drizzle-orm/pg-core";

/** Bytes as a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  // PGlite returns plain Uint8Arrays.
  fromDriver: (value) => Buffer.from(value),
});
/** A point in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = moment("created_at").notNull().defaultNow();
export const updatedAt = moment("updated_at").notNull().defaultNow();
/** The request that caused the newest deployment, or the run: the trace of the jobs names it. */
export const requestId = uuid("request_id");
