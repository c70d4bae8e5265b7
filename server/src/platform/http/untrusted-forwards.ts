import type { FastifyBaseLogger, FastifyInstance, onRequestHookHandler } from "fastify";
import type { Config } from "../../config.ts";
import { untrustedForwards } from "../metrics.ts";

const FORWARDED = ["x-forwarded-for", "forwarded"] as const;
const ADVICE =
  "Set TRUST_PROXY to the addresses of the proxies in front of this server: until then all their clients count as one, and one who guesses passwords can lock out the others.";

type Watched = {
  config: Pick<Config, "isProduction" | "trustProxy" | "publicUrl">;
  log: Pick<FastifyBaseLogger, "error">;
};

/**
 * Counts requests in production that were forwarded by a proxy missing in `TRUST_PROXY`, and logs the first one. A client that is no proxy
 * can send such a header too, so later ones are only counted.
 */
export function watchForwards(app: FastifyInstance, { config, log }: Watched): void {
  if (!config.isProduction) return;
  let hasWarned = false;
  const watch: onRequestHookHandler = ({ headers, ips, socket }, _reply, next) => {
    const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
    // After the address of a trusted proxy comes the address that it names.
    if (isForwarded && (ips?.length ?? 1) < 2) {
      untrustedForwards.inc();
      if (!hasWarned)
        log.error(
          { peer: socket.remoteAddress },
          `A request was forwarded by a proxy that TRUST_PROXY does not name. ${ADVICE}`,
        );
      hasWarned = true;
    }
    next();
  };
  app.addHook("onRequest", watch);
}

/** Logs settings at the start that cannot be right: an address with TLS, which this server does not offer, and no trusted proxy. */
export function warnOfMissingProxy({ config, log }: Watched): void {
  const { isProduction, trustProxy, publicUrl = "" } = config;
  if (isProduction && trustProxy === false && publicUrl.startsWith("https://"))
    log.error(`PUBLIC_URL is https, so a proxy ends TLS, and TRUST_PROXY is off. ${ADVICE}`);
}
