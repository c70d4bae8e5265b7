import type { z } from "zod";
import { replaceLibraryTexts } from "./invalid-input.ts";
import { BODY_BYTES, TIMEOUT_MS } from "./limits.ts";

replaceLibraryTexts();

export type Method = "GET" | "POST" | "PUT" | "DELETE";

type Shapes = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; response: z.ZodType };

/** One call of the API: the server registers its route from it, the web app sends requests with it. */
export type Endpoint<S extends Shapes = Shapes> = {
  method: Method;
  /** Path below `/api`, with `:name` for parameters. */
  path: string;
  shapes: S;
  /** How long the web app waits (spec §7). */
  timeoutMs: number;
  /** Status of success: 201 where something was created, 202 where the work continues in the background. */
  status: 200 | 201 | 202;
  /** False for the few calls that work without a session. */
  protected: boolean;
  /** Longest request body, in bytes. */
  bodyLimit: number;
  /** The list of a request with many rows: it is counted, and refused with `tooMany`, before the rest is validated. */
  rows?: Rows;
  /** It needs much processor time: an account has one such request at a time, and it counts against the account's compute budget. */
  isHeavy: boolean;
  /** It costs credits or money, or starts a deployment: unknown members are refused, not dropped. */
  spends: boolean;
  /** It needs proof within the last minutes that it is the user (`POST /auth/fresh-proof`): 403 FRESH_PROOF_REQUIRED without. */
  freshProof?: FreshProof;
};

/** Which accounts need fresh proof for a call. */
export type FreshProof = "every-account" | "accounts-with-second-factor";

/** `member` is the member of the body with the rows. */
export type Rows = { member: string; most: number; tooMany: string };

type Options = {
  timeoutMs?: number;
  status?: 200 | 201 | 202;
  protected?: boolean;
  bodyLimit?: number;
  rows?: Rows;
  isHeavy?: boolean;
  spends?: boolean;
  freshProof?: FreshProof;
};

/** Declares an endpoint. The defaults of the options are the common case: protected, 200, 10 s, 64 KB. */
export function endpoint<const S extends Shapes>(
  method: Method,
  path: string,
  declared: S & Options,
): Endpoint<S> {
  const { timeoutMs = TIMEOUT_MS.default, status = 200, bodyLimit = BODY_BYTES.default } = declared;
  const {
    protected: isProtected = true,
    isHeavy = false,
    spends = false,
    rows,
    freshProof,
  } = declared;
  return {
    method,
    path,
    shapes: declared,
    timeoutMs,
    status,
    protected: isProtected,
    bodyLimit,
    isHeavy,
    spends,
    ...(rows && { rows }),
    ...(freshProof && { freshProof }),
  };
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined;
type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

type Parts<S> = {
  [K in "params" | "query" | "body" as K extends keyof S ? K : never]: K extends keyof S
    ? Input<S[K]>
    : never;
};
type OptionalPart<P> = { [K in keyof P]: undefined extends P[K] ? K : never }[keyof P];

/** The request of a caller of the endpoint; a part that may be absent need not be named. */
export type RequestOf<E> =
  E extends Endpoint<infer S>
    ? Omit<Parts<S>, OptionalPart<Parts<S>>> & Partial<Pick<Parts<S>, OptionalPart<Parts<S>>>>
    : never;

/** What a handler of the endpoint receives, validated. */
export type ValidRequestOf<E> =
  E extends Endpoint<infer S>
    ? { [K in "params" | "query" | "body"]: K extends keyof S ? Output<S[K]> : undefined }
    : never;

/** What the endpoint responds with on success. */
export type ResponseOf<E> = E extends Endpoint<infer S> ? z.output<S["response"]> : never;
