import type { Deps } from "../../deps.ts";
import { sendRequest } from "../../platform/http-client/send-request.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";
import type { IndexNoticeJob } from "../../platform/jobs/jobs.ts";

/** Pauses double from a provider's time limit, 30 seconds, to an hour; the last try is about a day after the first. */
const MAX_TRIES = 30;
const LONGEST_PAUSE_MS = 3_600_000;

/**
 * Runs an index notice job: one POST of the changed addresses (docs/providers.md §6). A permanent refusal is logged and not tried
 * again, since search engines also find the pages themselves; other failures are tried again for a day.
 */
export async function sendIndexNotice(deps: Deps, job: IndexNoticeJob): Promise<void> {
  const { indexNowUrl } = deps.config;
  if (indexNowUrl === undefined) return;
  const outcome = await post(deps, job, new URL(indexNowUrl));
  const status = "status" in outcome ? outcome.status : 0;
  // 202: accepted, the key file is fetched later.
  if (status === 200 || status === 202) return;
  const detail = "fault" in outcome ? outcome.detail : `status ${status}`;
  deps.log.warn({ detail, tries: job.tries }, "IndexNow did not take a notice");
  const isPassing = status === 0 || status === 429 || status >= 500;
  if (!isPassing || job.tries >= MAX_TRIES) return;
  const pause = Math.min(deps.config.providerTimeoutMs * 2 ** job.tries, LONGEST_PAUSE_MS);
  const next = { ...job, tries: job.tries + 1 };
  await deps.db.transaction((tx) =>
    deps.jobs.sendIndexNotice(tx, next, new Date(Date.now() + pause)),
  );
}

function post({ config }: Deps, { siteUrl, key, urls, tries }: IndexNoticeJob, endpoint: URL) {
  const { host } = new URL(siteUrl);
  const notice = { host, key, keyLocation: `${siteUrl}${key}.txt`, urlList: urls };
  const request = {
    origin: endpoint,
    method: "POST",
    path: endpoint.pathname,
    headers: { "content-type": "application/json; charset=utf-8" },
    body: Buffer.from(JSON.stringify(notice)),
    timeoutMs: config.providerTimeoutMs,
  };
  const call = { provider: "indexnow", operation: "POST /indexnow", attempt: tries + 1 } as const;
  return withCallTrace(call, () => sendRequest(request));
}
