import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { z } from "zod";
import type { DomainStatus } from "../domain-hosting.ts";
import type { CloudflareClient } from "./cloudflare-client.ts";
import { CODES } from "./cloudflare-error.ts";

/** `service`: the name of the Worker. */
export type Worker = { client: CloudflareClient; accountId: string; service: string };

/** Why a name could not be bound. */
export type Refused = Pick<Extract<DomainStatus, { status: "failed" }>, "code" | "detail">;

const listed = z.array(z.object({ id: z.string(), hostname: z.string(), service: z.string() }));
const permission = "scripts";

/**
 * Assigns a name of a domain in the account to the Worker: Cloudflare creates its DNS record and certificate. Names that have records of
 * their own are never overwritten. Throws ProviderError.
 */
export async function bindCustomDomain(
  worker: Worker,
  { host, zoneId }: { host: string; zoneId: string },
): Promise<Refused | undefined> {
  const { client, accountId, service } = worker;
  const existing = await findCustomDomain(worker, host);
  if (existing) return existing.service === service ? undefined : held();
  const body = { hostname: host, service, zone_id: zoneId };
  const path = `/accounts/${accountId}/workers/domains`;
  const { code } = await client.tryRead(
    {
      method: "PUT",
      path,
      operation: "bindDomain",
      permission,
      expected: [CODES.hasRecords],
      body,
    },
    z.unknown(),
  );
  if (code === 0) return undefined;
  return { code: "host_refused", detail: cloudflareTexts.domains.hasRecords(host) };
}

const held = (): Refused => ({ code: "held_at_host", detail: "Cloudflare" });

/** The Worker that has a name; undefined for a name without a Worker. */
export async function findCustomDomain({ client, accountId }: Worker, host: string) {
  const path = `/accounts/${accountId}/workers/domains?hostname=${encodeURIComponent(host)}`;
  const found = await client.read(
    { method: "GET", path, operation: "listDomains", permission },
    listed,
  );
  return found.find(({ hostname }) => hostname === host);
}

/** Removes the name from the Worker, with its DNS record and certificate. A name of another Worker stays. Throws ProviderError. */
export async function unbindCustomDomain(worker: Worker, host: string): Promise<void> {
  const { client, accountId, service } = worker;
  const existing = await findCustomDomain(worker, host);
  if (existing?.service !== service) return;
  const path = `/accounts/${accountId}/workers/domains/${existing.id}`;
  const expected = [CODES.notFound];
  await client.tryRead(
    { method: "DELETE", path, operation: "unbindDomain", permission, expected },
    z.unknown(),
  );
}
