import { z } from "zod";

/** One statement as the driver for PostgreSQL takes it. */
export const statement = z.object({
  text: z.string(),
  name: z.string().optional(),
  values: z.array(z.unknown()).optional(),
});
export type Statement = z.output<typeof statement>;
