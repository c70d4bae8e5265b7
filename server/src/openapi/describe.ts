import type { ResponseOf, Endpoint, RequestOf } from "@mainstreet/contract/endpoint";
import type { FailureStatus, HeaderParameter, OwnHeader } from "./components.ts";
import { nameSchema } from "./named-schemas.ts";

type Words = {
  /** One line, what it does. */
  summary: string;
  /** Facts that a caller needs and cannot see from the schemas. Markdown. */
  description: string;
};

type Details = Words & {
  /** Statuses of failures in addition to those that follow from its shape (`complete-operations.ts`). */
  fails?: readonly FailureStatus[];
  /** A second status of success, and when it is returned. */
  also?: { status: 200 | 202; when: string };
  takesIdempotencyKey?: true;
  /** Further headers that it reads. */
  takes?: readonly Exclude<HeaderParameter, "IdempotencyKey">[];
  /** Headers that only its successful responses have. */
  sends?: readonly OwnHeader[];
  /** Media type of the response when it is not JSON. */
  produces?: string;
};

type Examples<E> = {
  /** An example of the body, for operations that have one. */
  request?: "body" extends keyof RequestOf<E> ? RequestOf<E>["body"] : never;
  response: ResponseOf<E>;
};

/** What the document contains about one operation. */
export type ApiOperation = Details & {
  /** `POST /campaigns/{id}`, below `/api`. */
  key: string;
  operationId: string;
  /** Undefined for routes that are not in the contract: files, event streams and the provider's call. */
  endpoint?: Endpoint;
  examples?: { request?: unknown; response: unknown };
  /** Status of success for routes that are not in the contract; 200 by default. */
  status?: 201;
};

/** Describes an endpoint of the contract, and names its request and response after the operation. */
export function describe<E extends Endpoint>(
  endpoint: E,
  operationId: string,
  { request, response, ...details }: Details & Examples<E>,
): ApiOperation {
  const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}`;
  const { body, response: answer } = endpoint.shapes;
  if (body) nameSchema(body, name);
  nameSchema(answer, `${name}Response`);
  const examples = { ...(request !== undefined && { request }), response };
  return {
    ...details,
    key: operationKey(endpoint.method, endpoint.path),
    operationId,
    endpoint,
    examples,
  };
}

/** Describes a route that is not in the contract. */
export function describeOther(
  [method, path]: readonly [method: string, path: string],
  operationId: string,
  details: Details & Pick<ApiOperation, "status">,
): ApiOperation {
  return { ...details, key: operationKey(method, path), operationId };
}

/** One spelling for the paths of Fastify and of OpenAPI. */
export const operationKey = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, "{$1}")}`;
