import type { ResponseOf, Endpoint, RequestOf } from "../../contract/src/endpoint.ts";

/** The session of the caller, and the address of the sandbox. */
export type SandboxSession = { origin: string; token?: string };

/** Calls the API as a browser would. Throws with the user's text when it refuses. */
export async function call<E extends Endpoint>(
  { origin, token }: SandboxSession,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E>> {
  const { params, query, body }: { params?: unknown; query?: unknown; body?: unknown } = request;
  const values = new Map(Object.entries(params ?? {}));
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(values.get(name)));
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await fetch(`${origin}/api${path}?${search}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Posts to an emulator's control API (emulators/src/emulator.ts lists the calls). */
export async function control(url: string, name: string, body: object): Promise<void> {
  const response = await fetch(`${url}/__control/${name}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
}

const PAUSE_MS = 200;

/** Polls until `poll` returns something. Throws after `limitMs`, naming what did not happen. */
export async function eventually<T>(
  what: string,
  poll: () => Promise<T | undefined>,
  limitMs = 180_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await poll();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`After ${limitMs / 1_000} s still not: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
