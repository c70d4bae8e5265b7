import { fileURLToPath } from "node:url";
import { startCloudflareEmulator } from "@mainstreet/emulators/cloudflare/cloudflare-emulator";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routerSha256 } from "../../../test/cloudflare-account.ts";
import { PLUMBING } from "../../../test/harness.ts";
import { type ServerUser, openServerUser } from "../../../test/kills/caller.ts";
import { effects } from "../../../test/provider-controls.ts";
import { openProductWorld, type ProductWorld } from "../../../test/product-world.ts";
import { type ServerProcess, startServerProcess } from "../../../test/server-process.ts";

/** A kill after each of the first writes of a change: bytes of files, and the record for history. */
const WRITES = [1, 2, 3];

const program = fileURLToPath(new URL("../../../test/kills/doomed-server.ts", import.meta.url));
const token = `cfut_killedWorker${"x".repeat(30)}`;

let world: ProductWorld;
let cloudflare: Awaited<ReturnType<typeof startCloudflareEmulator>>;
beforeAll(async () => {
  world = await openProductWorld();
  cloudflare = await startCloudflareEmulator({ routerSha256 });
});
afterAll(async () => {
  await cloudflare.close();
  await world.close();
});

const start = () =>
  startServerProcess(
    { ...world.settings, ROLE: "all", CLOUDFLARE_API_URL: `${cloudflare.url}/client/v4` },
    program,
  );

type Site = { deploymentStatus: string; deploymentUrl: string };

/** The bytes of two pages and of the style sheet, as a newly started Worker serves them. */
async function served(siteUrl: string): Promise<string> {
  await (await fetch(`${cloudflare.url}/__control/isolates`, { method: "DELETE" })).text();
  const { hostname } = new URL(siteUrl);
  const pages = ["", "contact/", "sitemap.xml"].map(async (path) => {
    const response = await fetch(`${cloudflare.url}/__site/${hostname}/${path}`);
    return `${path} ${response.status} ${await response.text()}`;
  });
  return (await Promise.all(pages)).join("\n");
}

/** How often a record in force was written. */
const switches = async () =>
  (await effects(cloudflare)).filter(
    ({ kind, key }) => kind === "put-object" && key?.startsWith("live/"),
  ).length;
const hasSwitched = async (before: number) => (await switches()) > before;

async function deployed(user: ServerUser, id: string): Promise<Site> {
  const read = async () => (await user.get(`/campaigns/${id}`)) as Site;
  await expect
    .poll(async () => (await read()).deploymentStatus, { timeout: 60_000, interval: 100 })
    .toBe("deployed");
  return read();
}

test(
  "a worker killed between two writes leaves the old site byte for byte, and the next one completes it",
  { timeout: 60_000 * (WRITES.length + 1) },
  async () => {
    let server: ServerProcess = await start();
    const user = await openServerUser(server, "killed-worker");
    const zone = firstZoneOf(accountIdOfToken(token)).name;
    const account = await user.post("/cloudflare-tokens", { name: "Agency", token, zone });
    const place = { deploymentType: "cloudflare", cloudflareTokenId: account["id"] };
    const id = String((await user.post("/campaigns", { ...PLUMBING, ...place }))["id"]);
    const { deploymentUrl } = await deployed(user, id);
    let cut = 0;
    for (const write of WRITES) {
      const before = await served(deploymentUrl);
      const switchesBefore = await switches();
      const phone = `(336) 555-01${50 + write}`;
      await user.put(`/campaigns/${id}`, { main: { phone } });
      await server.tell(`deploy.half-uploaded:${write}`);
      await user.post(`/campaigns/${id}/redeploy`, {}).catch(() => undefined);
      expect(await server.gone).toBe("SIGKILL");
      if (!(await hasSwitched(switchesBefore))) {
        expect(await served(deploymentUrl), `after write ${write}`).toBe(before);
        cut += 1;
      }
      server = await start();
      user.moveTo(server);
      await deployed(user, id);
      expect(await served(deploymentUrl)).toContain(phone.slice(-8));
    }
    // Each change has a write of bytes and the record for history before the one in force.
    expect(cut).toBeGreaterThanOrEqual(Math.min(2, WRITES.length));
    server.child.kill("SIGTERM");
    await server.gone;
  },
);
