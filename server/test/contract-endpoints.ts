import { readdir } from "node:fs/promises";
import type { Endpoint } from "@mainstreet/contract/endpoint";
import { z } from "zod";

const isSchema = z.instanceof(z.ZodType);
const declared = z.object({
  method: z.enum(["GET", "POST", "PUT", "DELETE"]),
  path: z.string(),
  protected: z.boolean(),
  timeoutMs: z.number(),
  status: z.union([z.literal(200), z.literal(201), z.literal(202)]),
  bodyLimit: z.number(),
  shapes: z.object({
    params: isSchema.optional(),
    query: isSchema.optional(),
    body: isSchema.optional(),
    response: isSchema,
  }),
});

/** Every endpoint that a file of the contract exports. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = new URL("../../contract/src/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.includes(".test."),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  );
  return modules.flatMap((exported) =>
    Object.values(exported).filter((value): value is Endpoint => declared.safeParse(value).success),
  );
}
