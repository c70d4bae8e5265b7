import type { EmulatorRequest } from "./emulated.ts";

/** One handled request, as `GET /__control/requests` shows it. Never a secret: see `credential` and `query`. */
export type JournalEntry = {
  readonly at: string;
  readonly method: string;
  readonly host: string;
  /** Raw path, as it was on the wire, without the query. */
  readonly path: string;
  /** Raw query, with the value of anything that signs or authorises replaced by `-`. */
  readonly query: string;
  /** A truncated hash of the token, or the access key id; absent for visitors of published sites. */
  readonly credential?: string;
  readonly bodySize: number;
  /** 0 when the connection was dropped without a response. */
  readonly status: number;
};

export type Journal = {
  add(
    request: EmulatorRequest,
    outcome: { at: number; status: number; credential: string | undefined },
  ): void;
  /** The latest requests, oldest first, and how many older ones were dropped to bound memory. */
  read(): { requests: JournalEntry[]; dropped: number };
  clear(): void;
};

/** A journal of the latest `capacity` requests. */
export function createJournal(capacity: number): Journal {
  let entries: JournalEntry[] = [];
  let dropped = 0;
  return {
    add(request, { at, status, credential }) {
      const [path = "", query = ""] = splitOnce(request.url, "?");
      entries.push({
        at: new Date(at).toISOString(),
        method: request.method,
        host: request.host,
        path,
        query: withoutSecrets(query),
        ...(credential !== undefined && { credential }),
        bodySize: request.body.length,
        status,
      });
      if (entries.length < capacity * 2) return;
      dropped += entries.length - capacity;
      entries = entries.slice(-capacity);
    },
    read: () => ({ requests: [...entries], dropped }),
    clear() {
      entries = [];
      dropped = 0;
    },
  };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function withoutSecrets(query: string): string {
  return query.replaceAll(
    /((?:^|&)[^=&]*(?:signature|credential|token|secret)[^=&]*=)[^&]*/gi,
    "$1-",
  );
}
