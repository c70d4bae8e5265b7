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
  /** Status of success: 201 where something was made, 202 where it goes on in the background. */
  status: 200 | 201 | 202;
  /** False for the few calls that work without a session. */
  protected: boolean;
  /** Longest request body, in bytes. */
  bodyLimit: number;
  /** The list that a request of many rows holds: counted, and refused with `tooMany`, before anything else is read of it. */
  rows?: Rows;
  /** It takes processor time: an account has one such request at a time, and counts it against its compute budget. */
  isHeavy: boolean;
  /** It costs credits or money, or starts a deployment: members that nobody knows are refused, not dropped. */
  spends: boolean;
  /** It needs proof within the last minutes that it is the user (`POST /auth/fresh-proof`): 403 FRESH_PROOF_REQUIRED without. */
  freshProof?: FreshProof;
};

/** From which accounts a call needs fresh proof. */
export type FreshProof = "every-account" | "accounts-with-second-factor";

/** `member` of the body holds the rows. */
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

/** What a caller of the endpoint gives; a part that may be absent need not be named. */
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
