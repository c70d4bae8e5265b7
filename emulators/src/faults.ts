import type { EmulatorRequest, EmulatorResponse } from "./emulated.ts";

/**
 * The body of `POST /__control/faults`. `before`: the request never reaches the service; `after`: it had its effect, and only the response
 * is changed.
 */
export type InjectedFault = {
  /** `METHOD pattern` (`* pattern` for any method); the pattern is a regular expression searched in host + path + query. */
  readonly match: string;
  readonly when: "before" | "after";
  /** How many matching requests it hits before it is removed. */
  readonly times: number;
  readonly delayMs?: number;
  readonly dropConnection?: boolean;
  /** Bytes that remain: of the request's body (`before`), of the response's body, the connection then being cut (`after`). */
  readonly truncateBody?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type FaultList = {
  add(body: unknown): InjectedFault;
  /** Takes the first fault that fits, and counts it. */
  take(request: EmulatorRequest, when: InjectedFault["when"]): InjectedFault | undefined;
  all(): InjectedFault[];
  clear(): void;
};

/** The faults waiting to happen, in the order they were added. */
export function createFaultList(): FaultList {
  let waiting: { fault: InjectedFault; left: number }[] = [];
  return {
    add(body) {
      const fault = parseFault(body);
      waiting.push({ fault, left: fault.times });
      return fault;
    },
    take(request, when) {
      const found = waiting.find(({ fault }) => fault.when === when && fits(fault, request));
      if (found === undefined) return undefined;
      found.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return found.fault;
    },
    all: () => waiting.map(({ fault, left }) => ({ ...fault, times: left })),
    clear() {
      waiting = [];
    },
  };
}

/** The response with the fault applied: status, headers and body of the fault replace the service's where given. */
export function withFault(fault: InjectedFault, response: EmulatorResponse): EmulatorResponse {
  return {
    status: fault.status ?? response.status,
    headers: { ...response.headers, ...fault.headers },
    body: fault.body ?? (fault.status === undefined ? response.body : undefined) ?? "",
  };
}

function fits(fault: InjectedFault, request: EmulatorRequest): boolean {
  const { method, pattern } = splitMatch(fault.match);
  return (method === "*" || method === request.method) && pattern.test(request.host + request.url);
}

function splitMatch(match: string): { method: string; pattern: RegExp } {
  const space = match.indexOf(" ");
  if (space < 1) throw new Error('match must be "METHOD pattern", for example "PUT /deploys/.*"');
  return { method: match.slice(0, space), pattern: new RegExp(match.slice(space + 1)) };
}

function parseFault(body: unknown): InjectedFault {
  if (
    typeof body !== "object" ||
    body === null ||
    !("match" in body) ||
    typeof body.match !== "string"
  ) {
    throw new Error("a fault needs a match");
  }
  splitMatch(body.match);
  const unknown = Object.keys(body).filter((name) => !(name in fieldTypes));
  if (unknown.length > 0) throw new Error(`unknown fault field: ${unknown.join(", ")}`);
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== fieldTypes[name])
      throw new Error(`fault field ${name} must be a ${fieldTypes[name]}`);
  }
  const when = "when" in body ? body.when : "before";
  if (when !== "before" && when !== "after") throw new Error('when must be "before" or "after"');
  return { times: 1, ...body, match: body.match, when };
}

const fieldTypes: Readonly<Record<string, string>> = {
  match: "string",
  when: "string",
  times: "number",
  delayMs: "number",
  dropConnection: "boolean",
  truncateBody: "number",
  status: "number",
  headers: "object",
  body: "string",
};
