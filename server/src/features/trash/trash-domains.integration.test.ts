import { getCampaign } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/domains/domains";
import { deleteCampaign } from "@mainstreet/contract/removal";
import * as trash from "@mainstreet/contract/trash";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  addDomain,
  awaitState,
  makeCloudflareSite,
  makeLive,
  servedNames,
  visitByDns,
} from "../../../test/own-domains.ts";
import { clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await control(product.netlify, "certificates", { certificateMs: 0 });
  await control(product.cloudflare, "conduct", { certificateMs: 0 });
});
afterAll(async () => {
  await product.assertSound({
    isSettled: true,
    readLive: liveReader(product),
    servedNames: await servedNames(product),
  });
  await product.close();
});

const remove = (visitor: Visitor, id: string, query: { keepSite?: "true" } = {}) =>
  visitor.send(deleteCampaign, { params: { id }, query });

async function restore(visitor: Visitor, id: string) {
  const body = { campaignIds: [id], credits: 0 };
  const { status, response, failure } = await visitor.send(trash.restoreTrashed, { body });
  expect(status, failure.message).toBe(200);
  return response;
}

const domainOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(api.getDomain, { params: { id } })).response.domain;

/** Waits until the domain is the address of the site, and visitors get the page there. */
async function untilServed(visitor: Visitor, id: string, host: string): Promise<void> {
  await awaitState(visitor, id, "live");
  const hostNow = async () =>
    new URL((await endOfDeployment(visitor, id)).deploymentUrl ?? "").hostname;
  await expect.poll(hostNow, { timeout: 30_000 }).toBe(`${host}.localhost`);
  expect(await visitByDns(product, host)).toMatchObject({ status: 200 });
}

const PLACES = [
  {
    name: "Netlify",
    host: "back-at-netlify.com",
    provider: () => product.netlify,
    make: (visitor: Visitor) => makeCampaign(visitor),
  },
  {
    name: "Cloudflare",
    host: "www.back-at-cloudflare.com",
    provider: () => product.cloudflare,
    make: async (visitor: Visitor) => (await makeCloudflareSite(visitor)).site,
  },
];

test.each(IS_LONG ? PLACES : PLACES.slice(0, 1))(
  "at $name a restored site gets its own domain back, live again with the records that its owner has left",
  { timeout: 90_000 },
  async ({ host, make, provider }) => {
    const visitor = await product.signUp();
    const { id } = await make(visitor);
    await makeLive(product, visitor, { id, domain: host });
    await untilServed(visitor, id, host);

    const removed = await remove(visitor, id);
    expect(removed.response.teardown).toBe("removed");
    expect((await visitByDns(product, host)).status).not.toBe(200);
    const { response: inTrash } = await visitor.send(trash.getTrashed, { params: { id } });
    expect(inTrash).toMatchObject({ state: "down", domain: host });
    expect(inTrash.recordsToRemove).toEqual(removed.response.recordsToRemove);

    expect((await restore(visitor, id)).notes).toEqual([]);
    await untilServed(visitor, id, host);

    // A site that is left up keeps the domain, and a restore sends no request to a host.
    await remove(visitor, id, { keepSite: "true" });
    expect((await visitByDns(product, host)).status).toBe(200);
    await clearJournal(provider());
    await restore(visitor, id);
    expect((await journal(provider())).filter(({ method }) => method !== "GET")).toEqual([]);
    expect(await domainOf(visitor, id)).toMatchObject({ host, state: "live" });
    expect((await visitor.send(getCampaign, { params: { id } })).response.isLive).toBe(true);
  },
);

test.runIf(IS_LONG)(
  "a domain that somebody else has by now stays theirs, and the restore says so",
  async () => {
    const [visitor, other] = [await product.signUp(), await product.signUp()];
    const { id } = await makeCampaign(visitor);
    const host = "wanted-by-two.com";
    await addDomain(visitor, id, host);
    await remove(visitor, id);
    const theirs = await makeCampaign(other);
    await makeLive(product, other, { id: theirs.id, domain: host });
    const { notes } = await restore(visitor, id);
    const again = await domainOf(visitor, id);
    expect({ notes, again }).toEqual({
      notes: [{ id, text: expect.stringContaining(`Its domain ${host} was not added again`) }],
      again: null,
    });
    expect((await endOfDeployment(visitor, id)).isLive).toBe(true);
    expect(await domainOf(other, theirs.id)).toMatchObject({ host, state: "live" });
  },
  60_000,
);
