import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import type { FastifyBaseLogger } from "fastify";
import type { Hosting } from "../provider.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";

/** Errors of these kinds are about the account, or in Netlify's own words. */
const ABOUT_THE_ACCOUNT = new Set<ProviderErrorKind>([
  "credential",
  "forbidden",
  "quota",
  "rejected",
]);

/**
 * The operator's account as its guests see it: Netlify's messages on that account are for the operator. They go to
 * the log, and the user reads a text of ours.
 */
export function operatorsHosting(hosting: Hosting, log: FastifyBaseLogger): Hosting {
  async function withOurText<T>(work: Promise<T>): Promise<T> {
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
  return {
    prepare: () => withOurText(hosting.prepare()),
    publish: (input) => withOurText(hosting.publish(input)),
    redirect: (input) => withOurText(hosting.redirect(input)),
    remove: (previous) => withOurText(hosting.remove(previous)),
  };
}
