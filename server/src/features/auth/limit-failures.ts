import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { addressBlock } from "../../platform/http/address-block.ts";
import type { RequestLimit, RequestLimits } from "../../platform/http/request-limits.ts";

/** A limit, and the key under which attempts are counted. */
export type Counter = [limit: RequestLimit, who: string];

/**
 * Runs a check of a password, and counts each failure. An attempt is counted before the check, so that a thousand simultaneous attempts
 * get no further than a thousand in a row. Throws 429 when there were too many.
 */
export async function limitFailures(
  limits: RequestLimits,
  counters: Counter[],
  check: () => Promise<boolean>,
): Promise<boolean> {
  for (const [limit, who] of counters) await limits.spend(limit, who);
  let isFailure = false;
  try {
    const isRight = await check();
    isFailure = !isRight;
    return isRight;
  } finally {
    if (!isFailure) for (const [limit, who] of counters) await limits.giveBack(limit, who);
  }
}

/**
 * The address a request comes from: none for the sandbox's own machine, where all users share one address. Behind a proxy it is the
 * address that the proxy sends, if `TRUST_PROXY` names the proxy.
 */
export function byAddress(
  limit: RequestLimit,
  { ip }: Pick<FastifyRequest, "ip">,
  { isProduction }: Deps["config"],
): Counter[] {
  return !isProduction && isLoopback(ip) ? [] : [[limit, addressBlock(ip)]];
}

/** Failed sign-ins by address: of IPv6 also by the wider networks that a customer may have. */
export function byNetworks({ ip }: Pick<FastifyRequest, "ip">, config: Deps["config"]): Counter[] {
  const narrow = byAddress("failedLoginsFromAddress", { ip }, config);
  const block = addressBlock(ip);
  if (narrow.length === 0 || !block.includes(":")) return narrow;
  const [first = "", second = "", third = "", fourth = ""] = block.split(":");
  const upper = (Number.parseInt(fourth, 16) >> 8).toString(16);
  const site = [first, second, third].join(":");
  return [...narrow, ["failedLoginsFrom56", `${site}:${upper}`], ["failedLoginsFrom48", site]];
}

/** Whether a client runs on this machine. */
export function isLoopback(ip: string): boolean {
  return ip === "::1" || /^(::ffff:)?127\./.test(ip);
}
