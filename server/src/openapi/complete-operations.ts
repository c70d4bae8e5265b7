import { z } from "zod";
import {
  COMMON_HEADERS,
  COUNTED_HEADERS,
  failureReference,
  type FailureStatus,
  headerParameter,
  OWN_HEADERS,
  REPLAY_HEADERS,
} from "./components.ts";
import { operationKey, type ApiOperation } from "./describe.ts";
import { QUERY_EXAMPLES } from "./examples.ts";
import { apiOperations } from "./operations.ts";

const response = z.looseObject({ content: z.record(z.string(), z.looseObject({})).optional() });
const generatedOperation = z.looseObject({
  parameters: z
    .array(z.looseObject({ in: z.string().optional(), name: z.string().optional() }))
    .optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({})) }).optional(),
  security: z.array(z.unknown()).optional(),
  responses: z.record(z.string(), response),
});
type Generated = z.infer<typeof generatedOperation>;

const generatedDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), generatedOperation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});
/** The parts of an OpenAPI document that this folder reads. */
export type ApiDocument = z.infer<typeof generatedDocument>;

const byKey = new Map(apiOperations.map((operation) => [operation.key, operation]));

/**
 * Adds what the routes do not contain: names, descriptions, examples, and every status with its headers. Throws when an operation is served
 * and not described.
 */
export function completeOperations(document: unknown): ApiDocument {
  const completed = generatedDocument.parse(document);
  for (const [path, methods] of Object.entries(completed.paths)) {
    for (const [method, generated] of Object.entries(methods)) {
      const key = operationKey(method, path.replace(/^\/api/, ""));
      const operation = byKey.get(key);
      if (!operation)
        throw new Error(`${key} is not described: add it to server/src/openapi/operations`);
      methods[method] = complete(generated, operation);
    }
  }
  return completed;
}

function complete(generated: Generated, operation: ApiOperation): Generated {
  const {
    operationId,
    summary,
    description,
    examples,
    takesIdempotencyKey,
    takes = [],
  } = operation;
  const parameters = [
    ...(generated.parameters ?? []).map(withExample),
    ...(takesIdempotencyKey ? [headerParameter("IdempotencyKey")] : []),
    ...takes.map(headerParameter),
  ];
  const { requestBody } = generated;
  const json = requestBody?.content["application/json"];
  if (json && examples?.request !== undefined) json["example"] = examples.request;
  return {
    ...generated,
    operationId,
    summary,
    description,
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody: { ...requestBody, required: needsBody(operation) } }),
    responses: {
      ...successes(generated, operation),
      ...Object.fromEntries(
        failuresOf(generated, operation).map((status) => [status, failureReference(status)]),
      ),
    },
  };
}

function withExample(parameter: { in?: string | undefined; name?: string | undefined }) {
  const example = parameter.in === "query" && QUERY_EXAMPLES[parameter.name ?? ""];
  return example ? { ...parameter, example } : parameter;
}

const needsBody = ({ endpoint }: ApiOperation): boolean =>
  endpoint?.shapes.body?.safeParse(undefined).success === false;

function successes(generated: Generated, operation: ApiOperation): Generated["responses"] {
  const { endpoint, produces, examples, also } = operation;
  const status = endpoint?.status ?? operation.status ?? 200;
  const described = {
    description:
      status === 200
        ? "Done."
        : status === 201
          ? "Created."
          : "Accepted: it goes on in the background.",
    headers: {
      ...COMMON_HEADERS,
      ...(operation.takesIdempotencyKey && REPLAY_HEADERS),
      ...Object.fromEntries((operation.sends ?? []).map((name) => [name, OWN_HEADERS[name]])),
      ...(generated.security?.length && COUNTED_HEADERS),
    },
    content: produces
      ? { [produces]: { schema: { type: "string" } } }
      : contentOf(generated, examples?.response),
  };
  return {
    [status]: described,
    ...(also && { [also.status]: { ...described, description: also.when } }),
  };
}

function contentOf({ responses }: Generated, example: unknown) {
  const [declared] = Object.values(responses);
  const schema = declared?.content?.["application/json"]?.["schema"] ?? { type: "object" };
  return { "application/json": { schema, ...(example !== undefined && { example }) } };
}

/** The statuses that follow from the shape of an operation, and those that it names itself. */
function failuresOf(
  generated: Generated,
  { key, fails = [], endpoint }: ApiOperation,
): FailureStatus[] {
  const isProtected = (generated.security ?? []).length > 0;
  const hasPathId = generated.parameters?.some((parameter) => parameter.in === "path") === true;
  const all = new Set<FailureStatus>([400, 500, 503, ...fails]);
  if (endpoint?.freshProof) all.add(403);
  if (isProtected) for (const status of [401, 429] as const) all.add(status);
  if (hasPathId) all.add(404);
  // A body is read, and may be refused, for every method that can have one.
  if (!key.startsWith("GET ")) for (const status of [413, 415] as const) all.add(status);
  return [...all].toSorted((one, other) => one - other);
}
