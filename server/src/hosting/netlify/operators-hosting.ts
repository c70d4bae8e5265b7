import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import type { FastifyBaseLogger } from "fastify";
import type { Hosting } from "../provider.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";

/** Errors of these kinds are about the account, or contain Netlify's own words. */
const ABOUT_THE_ACCOUNT = new Set<ProviderErrorKind>([
  "credential",
  "forbidden",
  "quota",
  "rejected",
]);

/**
 * Work on the operator's account for its guests: Netlify's messages about that account are for the operator. They are logged, and the user
 * reads a text of ours.
 */
export async function asGuest<T>(work: Promise<T>, log: FastifyBaseLogger): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderError) || !ABOUT_THE_ACCOUNT.has(error.kind)) throw error;
    log.warn({ err: error }, "the default Netlify account refused");
    const { provider, kind, discard } = error;
    throw new ProviderError({
      provider,
      kind,
      discard,
      message: netlifyTexts.errors.defaultRefused,
      cause: error,
    });
  }
}

/** The operator's account for its guests. */
export function operatorsHosting(hosting: Hosting, log: FastifyBaseLogger): Hosting {
  return {
    prepare: () => asGuest(hosting.prepare(), log),
    publish: (input) => asGuest(hosting.publish(input), log),
    redirect: (input) => asGuest(hosting.redirect(input), log),
    remove: (previous) => asGuest(hosting.remove(previous), log),
  };
}
