/**
 * A fault of the next sign-ins and messages: an SMTP code as the response, or a lost connection, before or after a message was accepted.
 */
export type SmtpFault = {
  readonly at: "auth" | "sender" | "recipient" | "message" | "accepted";
  readonly code?: number;
  readonly dropConnection?: boolean;
  readonly delayMs?: number;
  readonly times: number;
  /** The share of them that it hits, at random; all of them when absent. */
  readonly share?: number;
};

export type SmtpFaults = {
  add: (body: unknown) => SmtpFault;
  /** The first fault that fits, which is counted. */
  take: (at: SmtpFault["at"]) => SmtpFault | undefined;
  clear: () => void;
};

const PLACES = ["auth", "sender", "recipient", "message", "accepted"] as const;

/** The faults that wait to happen, in the order in which they were added. */
export function createSmtpFaults(): SmtpFaults {
  let waiting: SmtpFault[] = [];
  return {
    add(body) {
      const fault = parseFault(body);
      waiting.push(fault);
      return fault;
    },
    take(at) {
      const index = waiting.findIndex((fault) => fault.at === at);
      const fault = waiting[index];
      if (fault === undefined || Math.random() >= (fault.share ?? 1)) return undefined;
      const left = { ...fault, times: fault.times - 1 };
      waiting = waiting.toSpliced(index, 1, ...(left.times > 0 ? [left] : []));
      return fault;
    },
    clear() {
      waiting = [];
    },
  };
}

function parseFault(body: unknown): SmtpFault {
  if (typeof body !== "object" || body === null || !("at" in body))
    throw new Error(`a fault needs a place: ${PLACES.join(", ")}`);
  const at = PLACES.find((place) => place === body.at);
  if (at === undefined) throw new Error(`at must be one of ${PLACES.join(", ")}`);
  const given: Record<string, unknown> = { ...body };
  const numberOf = (name: string) => (typeof given[name] === "number" ? given[name] : undefined);
  const [code, delayMs, share] = [numberOf("code"), numberOf("delayMs"), numberOf("share")];
  return {
    at,
    times: numberOf("times") ?? 1,
    ...(code !== undefined && { code }),
    ...(delayMs !== undefined && { delayMs }),
    ...(share !== undefined && { share }),
    ...(given["dropConnection"] === true && { dropConnection: true }),
  };
}
