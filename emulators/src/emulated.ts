import type { IncomingHttpHeaders } from "node:http";
import type { StateStore } from "./state-store.ts";

export type EmulatorRequest = {
  readonly method: string;
  /** The request target exactly as it came over the wire: still percent-encoded, with its query. */
  readonly url: string;
  /** The Host header, lower-case, with its port if it has one. */
  readonly host: string;
  /** Lower-case names. */
  readonly headers: IncomingHttpHeaders;
  /** The bytes as sent; only transfer-encoding is undone. */
  readonly body: Buffer;
};

/** `content-length` is added by the core; a 204 or 304 gets none. For HEAD, return what GET would: the body is not sent. */
export type EmulatorResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
};

export type Emulated = {
  readonly handle: (request: EmulatorRequest) => EmulatorResponse | Promise<EmulatorResponse>;
  readonly credentialOf: (request: EmulatorRequest) => string | undefined;
  readonly controls?: Controls;
};

export type EmulatorContext = {
  readonly store: StateStore;
  /** The emulator's time in ms since 1970, moved by the clock control. */
  readonly now: () => number;
  /** How long something lasts here that lasts `ms` milliseconds at the real service: shorter when a day is shortened. */
  readonly duration: (ms: number) => number;
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Aborted when the emulator closes: nothing may happen after that without a request. */
  readonly closing: AbortSignal;
};

/** Control calls by `"METHOD name"`: the parsed JSON body in, a JSON value out. An Error that is thrown is a 400 with its message. */
export type Controls = Readonly<Record<string, (body: unknown) => unknown>>;
