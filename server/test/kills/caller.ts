import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "../server-process.ts";

type Json = Record<string, unknown>;
type Addresses = Pick<ServerProcess, "url"> & Partial<Pick<ServerProcess, "leadsUrl">>;

/** A user whose server is killed, and who goes on with the next one. */
export type ServerUser = {
  /** Different from every other user's of the run. */
  name: string;
  /** The bearer token, for requests that no method here sends. */
  token(): string;
  /** Sends a form of a published page, as its visitor does. */
  sendForm(path: string, fields: Record<string, string>): Promise<Response>;
  moveTo(server: Addresses): void;
  get(path: string): Promise<Json>;
  /** Posts with one Idempotency-Key for each path, as the web app repeats a form that got no response. Throws when it is refused. */
  post(path: string, body: object): Promise<Json>;
  put(path: string, body: object): Promise<Json>;
  /** Deletes something that may be deleted already. */
  remove(path: string): Promise<void>;
  /** Broken promises: a repeated POST that returned another id than the first response. */
  broken: string[];
};

/** Signs a user up at the server. */
export async function openServerUser(server: Addresses, name: string): Promise<ServerUser> {
  const named = new Map<string, unknown>();
  const broken: string[] = [];
  let { url, leadsUrl } = server;
  let token = "";

  async function call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { "content-type": "application/json", "idempotency-key": path }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  async function responseTo(method: string, path: string, body?: object): Promise<Json> {
    const response = await call(method, path, body);
    const answer = (await response.json()) as Json;
    const wait = Number(response.headers.get("retry-after"));
    // The killed server had just begun with the same request.
    if (response.status === 429 && wait <= 10) {
      await sleep(1_000 * wait);
      return responseTo(method, path, body);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  const account = { name, email: `${name}@example.test`, password: "correct horse" };
  token = String((await responseTo("POST", "/auth/signup", account))["token"]);
  return {
    name,
    broken,
    token: () => token,
    moveTo: (next) => void ({ url, leadsUrl } = next),
    sendForm: (path, fields) =>
      fetch(`${leadsUrl}${path}`, { method: "POST", body: new URLSearchParams(fields) }),
    get: (path) => responseTo("GET", path),
    put: (path, body) => responseTo("PUT", path, body),
    async post(path, body) {
      const answer = await responseTo("POST", path, body);
      const id = answer["id"] ?? answer["runId"] ?? answer["progressId"] ?? answer["order_id"];
      if ((named.get(path) ?? id) !== id) broken.push(`${path} made ${String(id)} as well`);
      named.set(path, id);
      return answer;
    },
    async remove(path) {
      const { status } = await call("DELETE", path);
      if (![200, 202, 404].includes(status)) throw new Error(`DELETE ${path}: ${status}`);
    },
  };
}
