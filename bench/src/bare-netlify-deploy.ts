import { hash } from "node:crypto";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { RenderedFile } from "@mainstreet/server/hosting/provider";
import { z } from "zod";

type Place = { apiUrl: string; token: string };
type Call = { method: string; path: string; type: string; body?: Buffer | string };

// Closes idle sockets before the server does, as our client does.
const agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: 4_000 });
const identified = z.object({ id: z.string() });
const deployed = identified.extend({ state: z.string() });

function call({ apiUrl, token }: Place, { method, path, type, body }: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const outgoing = http.request(apiUrl + path, { agent, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        if (incoming.statusCode && incoming.statusCode < 300) resolve(text);
        else reject(new Error(`${method} ${path} responded with ${incoming.statusCode}: ${text}`));
      });
    });
    outgoing.on("error", reject).end(body);
  });
}

/** Only the requests that our client sends for a new site: without retries, limits, timeouts or checks. */
export async function bareNetlifyDeploy(
  place: Place,
  { name, files }: { name: string; files: RenderedFile[] },
): Promise<void> {
  const type = "application/json";
  const send = async (method: string, path: string, body?: object) =>
    JSON.parse(
      await call(place, { method, path, type, ...(body && { body: JSON.stringify(body) }) }),
    );
  const site = identified.parse(await send("POST", "/sites", { name }));
  const digests = Object.fromEntries(
    files.map(({ path, content }) => [path, hash("sha1", content)]),
  );
  const deploys = `/sites/${site.id}/deploys`;
  let deploy = deployed.parse(await send("POST", deploys, { files: digests, async: false }));
  const uploads = files.map(({ path, content }) => ({
    path: `/deploys/${deploy.id}/files/${path}`,
    body: content,
  }));
  await Promise.all(
    uploads.map((upload) =>
      call(place, { method: "PUT", type: "application/octet-stream", ...upload }),
    ),
  );
  while (deploy.state !== "ready") {
    await pause(150);
    deploy = deployed.parse(await send("GET", `${deploys}/${deploy.id}`));
  }
}
