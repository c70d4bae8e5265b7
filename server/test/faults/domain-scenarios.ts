import {
  checkDomain,
  deleteDomain,
  getDomain,
  putDomain,
} from "@mainstreet/contract/domains/domains";
import { expect } from "vitest";
import { setRecords } from "../own-domains.ts";
import { control } from "../provider-controls.ts";
import { calmly, type Cell, isPlain, type Scenario } from "./cell.ts";
import { cloudflareAccount, tokenInputOf } from "./cloudflare-scenarios.ts";
import { isOurText } from "./our-texts.ts";
import { type CellAccount, make, netlifyAccount, settled } from "./site-scenarios.ts";

type Opens = (cell: Cell) => Promise<CellAccount>;
type Step = (cell: Cell, id: string) => Promise<void>;

type Steps = { before?: Step; between?: Step; mend?: Step };

const hostOf = ({ id }: Cell) => `d${id}.com`;
const none: Step = async () => undefined;

/** A published site of an account. */
async function site(cell: Cell, account: CellAccount): Promise<string> {
  const id = await make(cell, account);
  await settled(cell, id);
  return id;
}

async function add(cell: Cell, id: string): Promise<void> {
  const body = { domain: hostOf(cell), withRedirect: false };
  isPlain(cell, await cell.visitor.send(putDomain, { params: { id }, body }));
}

/** Sets the records that the domain shows, and checks it. A problem at the host is reported with the domain, in words of ours. */
async function check(cell: Cell, id: string): Promise<string> {
  const { visitor, product, name } = cell;
  const { response } = await visitor.send(getDomain, { params: { id } });
  if (response.domain) await setRecords(product, response.domain.records);
  const reply = await visitor.send(checkDomain, { params: { id } });
  if (!isPlain(cell, reply)) return "";
  const text = reply.response.fault?.text ?? "";
  expect(text === "" || isOurText(text), `${name} responded: ${text}`).toBe(true);
  return reply.response.state;
}

/** Once the fault is over, the domain goes live. */
async function liveAtLast(cell: Cell, id: string): Promise<void> {
  cell.heal();
  await expect
    .poll(() => check(cell, id).catch(() => ""), { timeout: 60_000, interval: 300 })
    .toBe("live");
  await settled(cell, id);
}

/** A domain is added and checked while the fault waits. Steps run before that, between two checks, and once the fault is over. */
const goesLive =
  (open: Opens, { before = none, between = none, mend = none }: Steps = {}): Scenario =>
  async (cell) => {
    const account = await open(cell);
    const id = await site(cell, account);
    await before(cell, id);
    cell.arm(account.key);
    await add(cell, id);
    await check(cell, id);
    await between(cell, id);
    await check(cell, id);
    cell.heal();
    await mend(cell, id);
    // Adds the domain if the fault has kept it from being added.
    await calmly(() =>
      cell.visitor.send(putDomain, {
        params: { id },
        body: { domain: hostOf(cell), withRedirect: false },
      }),
    );
    await liveAtLast(cell, id);
  };

/** A live domain is removed while the fault waits. */
const isRemoved =
  (open: Opens, before = none): Scenario =>
  async (cell) => {
    const account = await open(cell);
    const id = await site(cell, account);
    await before(cell, id);
    await add(cell, id);
    await liveAtLast(cell, id);
    cell.arm(account.key);
    const remove = () => cell.visitor.send(deleteDomain, { params: { id } });
    isPlain(cell, await remove());
    cell.heal();
    expect((await calmly(remove)).status, cell.name).toBe(200);
    const { response } = await cell.visitor.send(getDomain, { params: { id } });
    expect(response.domain, cell.name).toBeNull();
    await settled(cell, id);
  };

/** The domain is already a domain of the account itself. */
const inAccount: Step = async (cell) => {
  const { token } = tokenInputOf(cell);
  await control(cell.product.cloudflare, "zones", { token, name: hostOf(cell) });
};

/** Calls the emulator for each site of the cell, as its owner does at Netlify. */
async function atNetlify({ id, product }: Cell, line: string, body = {}) {
  const [method = "", path = ""] = line.split(" ");
  const sites = `${product.netlify.url}/api/v1/sites`;
  const headers = { authorization: `Bearer nfp_fault${id}`, "content-type": "application/json" };
  const list = (await (await fetch(sites, { headers })).json()) as { id: string }[];
  for (const one of list)
    await fetch(`${sites}/${one.id}${path}`, { method, headers, body: JSON.stringify(body) });
  await fetch(sites, { headers });
}

/** The domain was set at Netlify by hand before its records were: Netlify's own attempts have begun, and the next one is far off. */
const setByHand: Step = (cell) => atNetlify(cell, "PATCH ", { custom_domain: hostOf(cell) });

/** A request that may have been received is not repeated on the same day: its owner presses the button at Netlify. */
const requestByHand: Step = (cell) => atNetlify(cell, "POST /ssl");

/** Cloudflare has given up waiting for the records. */
const timedOut: Step = async (cell) => {
  const state = { hostname: hostOf(cell), status: "pending", sslStatus: "validation_timed_out" };
  await control(cell.product.cloudflare, "hostnames", state).catch(() => undefined);
};

/** The scenarios of the calls about own domains. */
export const DOMAIN_SCENARIOS = {
  "netlify: read certificate": goesLive(netlifyAccount),
  "netlify: set domain": goesLive(netlifyAccount),
  "netlify: request certificate": goesLive(netlifyAccount, {
    before: setByHand,
    mend: requestByHand,
  }),
  "cloudflare: bind domain": goesLive(cloudflareAccount, { before: inAccount }),
  "cloudflare: list domains": goesLive(cloudflareAccount, { before: inAccount }),
  "cloudflare: unbind domain": isRemoved(cloudflareAccount, inAccount),
  "cloudflare: read fallback": goesLive(cloudflareAccount),
  "cloudflare: set fallback": goesLive(cloudflareAccount),
  "cloudflare: find hostname": goesLive(cloudflareAccount),
  "cloudflare: make hostname": goesLive(cloudflareAccount),
  "cloudflare: check hostname": goesLive(cloudflareAccount, { between: timedOut }),
  "cloudflare: delete hostname": isRemoved(cloudflareAccount),
} satisfies Record<string, Scenario>;
