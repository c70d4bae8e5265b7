// A program: sends many heavy requests at the same time. Each line from its parent names the kind, the server and the session; it is
// it writes how often which status came back.
import { request } from "node:http";
import { createInterface } from "node:readline";
import { z } from "zod";
import { HEAVY_REQUESTS } from "./heavy-requests.ts";

const burst = z.object({ kind: z.string(), url: z.string(), token: z.string(), times: z.number() });

for await (const line of createInterface(process.stdin)) {
  const { kind, url, token, times } = burst.parse(JSON.parse(line));
  const heavy = HEAVY_REQUESTS[kind];
  if (!heavy) throw new Error(`No heavy request ${kind}`);
  const body = heavy.body();
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "application/json",
    "content-length": body.length,
    ...(heavy.encoding && { "content-encoding": heavy.encoding }),
  };
  // Tells the parent that the bodies are ready; nothing is sent before.
  console.log("ready");
  const sent = Array.from({ length: times }, () => statusOf(`${url}${heavy.path}`, headers, body));
  const counts: Record<string, number> = {};
  for (const status of await Promise.all(sent)) counts[status] = (counts[status] ?? 0) + 1;
  console.log(JSON.stringify(counts));
}

/** `lost` when the connection ended without a response. */
function statusOf(url: string, headers: object, body: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const sending = request(
      url,
      { method: "POST", headers: { ...headers }, agent: false },
      (response) => {
        response.resume().once("end", () => resolve(String(response.statusCode)));
      },
    );
    sending.once("error", () => resolve("lost"));
    sending.end(body);
  });
}
