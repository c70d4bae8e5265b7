import { hosts } from "@mainstreet/contract/hosts/registry";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import { checkPauseMs, retryPauseMs } from "../../platform/http-client/backoff.ts";
import { Superseded } from "../../hosting/provider.ts";
import type { RateWatch } from "../../hosting/rate-watch.ts";
import { isProviderError, ProviderError } from "../../provider-error.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import type { SlotOutcome } from "../rate-limits/limits.ts";
import type { DeploymentOutcome } from "./finish-deployment.ts";

type Failed = { log: FastifyBaseLogger; config: Config; claim: CampaignRow; job: DeployJob };

/** The columns to clear when the site no longer exists at Netlify, so that the next deployment creates it again. */
const GONE = { netlifySiteId: null, hostingState: null, liveSource: "" };

/** What a failure means for the deployments that wait for the same credential. */
export function slotOutcomeOf(error: unknown): SlotOutcome {
  if (isProviderError(error, "rate-limited")) return "limited";
  if (isProviderError(error, "quota")) return "held";
  return isProviderError(error, "unavailable", "timeout") ? "down" : "done";
}

/** Records what the account's other deployments must know about a refusal. Returns a function that removes what the attempt left behind. */
export function noteRefusal({ seen }: RateWatch, error: ProviderError): ProviderError["discard"] {
  if (error.retryAt) seen.refusedUntil ??= error.retryAt;
  if (error.kind === "quota") seen.holdReason = error.message;
  return error.discard;
}

/**
 * The outcome of a failure for the campaign; undefined when another claim has taken over and nothing may be written. A provider that
 * does not respond is tried twice more, after growing pauses (decision 159), and a new address has two hours to become reachable
 * (decision 263). Logs every failure with its cause.
 */
export function failureOutcome(error: unknown, failed: Failed): DeploymentOutcome | undefined {
  if (error instanceof Superseded) return undefined;
  const { log, claim } = failed;
  if (!(error instanceof ProviderError)) {
    log.error({ err: error }, "deployment broke");
    return { status: "failed", message: texts.shell.unexpected };
  }
  const { kind, message } = error;
  if (kind === "rate-limited") {
    log.info({ err: error, retryAt: error.retryAt }, "deployment postponed by a limit");
    return { status: "postponed", message };
  }
  if (kind === "quota") {
    log.warn({ err: error, kind }, "deployment refused for the whole account");
    return {
      status: "postponed",
      message: texts.rateLimits.held(message),
      change: error.discard && GONE,
    };
  }
  const retry = retryOf(error, failed);
  const retries = claim.deployRetries;
  log.warn({ err: error, kind, retries, retryAt: retry?.at }, "deployment failed");
  if (retry) return { status: "postponed", message: waitingText(error, claim), retry };
  return { status: "failed", message, change: kind === "missing-target" ? GONE : {} };
}

function retryOf(error: ProviderError, { config, claim, job }: Failed) {
  const pauseOf = pauseFor(error);
  const pauseMs = pauseOf?.(claim.deployRetries, config.providerTimeoutMs);
  if (pauseMs === undefined) return undefined;
  return { at: new Date(Date.now() + pauseMs), isUrgent: job.isUrgent === true };
}

/** The pauses between the attempts after a temporary failure; undefined for a permanent one. */
function pauseFor(error: ProviderError) {
  if (error.kind === "not-ready") return checkPauseMs;
  return slotOutcomeOf(error) === "down" ? retryPauseMs : undefined;
}

const waitingText = ({ kind }: ProviderError, { deploymentType }: CampaignRow) =>
  kind === "not-ready"
    ? texts.rateLimits.comingUp
    : texts.rateLimits.down(hosts[deploymentType].provider);
