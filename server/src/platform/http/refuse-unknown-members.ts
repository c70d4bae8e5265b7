import { requestTexts } from "@mainstreet/contract/request-messages";
import type { FastifyInstance } from "fastify";
import { invalidFields } from "../../errors.ts";
import { mapInTimeSlices } from "../time-slices.ts";
import { addMembers, MEMBERS_OF_SPECIFICATION } from "./known-members.ts";
import { nearestName } from "./nearest-name.ts";

/** How many unknown members a refusal names, and for how many of them it names the nearest known one. */
const [MOST_NAMED, MOST_COMPARED] = [100, 20];

type Found = { path: (string | number)[]; name: string };

/**
 * Call it before the first route is registered. When a request spends credits or money or starts a deployment, it refuses with 400 the
 * members of a body that no payload of the specification and no schema of the API names: a misspelt option must not be charged and then
 * ignored. Known members that the endpoint does not accept are dropped, as everywhere (decision 132).
 */
export function refuseUnknownMembers(app: FastifyInstance): void {
  const schemas: unknown[] = [];
  let members: Set<string> | undefined;
  app.addHook("onRoute", ({ schema }) => void schemas.push(schema));
  app.addHook("preValidation", async ({ routeOptions, body }) => {
    if (!routeOptions.config.spends || typeof body !== "object" || body === null) return;
    const known = (members ??= membersOf(schemas, MEMBERS_OF_SPECIFICATION));
    const found = await unknownMembers(body, known);
    if (found.length === 0) return;
    // A misspelling most likely means a member that the endpoint itself accepts.
    const own = membersOf(routeOptions.schema?.body, []);
    const nearest = (name: string) => nearestName(name, own) ?? nearestName(name, known);
    throw invalidFields(
      found.slice(0, MOST_NAMED).map(({ path, name }, index) => {
        const meant = index < MOST_COMPARED ? nearest(name) : undefined;
        return { path, message: requestTexts.unknownMember(name, meant) };
      }),
    );
  });
}

/** Lists are searched in time slices: a bulk run has thousands of rows. */
async function unknownMembers(body: object, known: ReadonlySet<string>): Promise<Found[]> {
  const found: Found[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (!Array.isArray(body) && !known.has(name)) found.push({ path: [name], name });
    if (Array.isArray(value))
      await mapInTimeSlices(value, (element: unknown, index) =>
        search(element, { path: [name, index], known, found }),
      );
    else search(value, { path: [name], known, found });
  }
  return found;
}

type Search = { path: (string | number)[]; known: ReadonlySet<string>; found: Found[] };

function search(value: unknown, { path, known, found }: Search): void {
  if (typeof value !== "object" || value === null || found.length >= MOST_NAMED) return;
  for (const [name, item] of Object.entries(value)) {
    const inner = [...path, name];
    if (!Array.isArray(value) && !known.has(name)) found.push({ path: inner, name });
    search(item, { path: inner, known, found });
  }
}

function membersOf(schemas: unknown, others: Iterable<string>): Set<string> {
  const names = new Set<string>();
  addMembers(schemas, names);
  for (const name of others) names.add(name);
  return names;
}
