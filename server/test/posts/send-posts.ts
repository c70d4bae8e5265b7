import { setTimeout as sleep } from "node:timers/promises";
import type { PlannedPost } from "./planned-posts.ts";

type Sending = {
  /** The address that receives forms now. */
  url: () => string;
  /** The most requests in flight at once. */
  width: number;
  onAcknowledged: (post: PlannedPost) => void;
};

/** Sends a form once, as a browser does. Returns whether the page in the response confirms that the message has arrived. */
export async function sendPost(url: string, { form, sender, body }: PlannedPost): Promise<boolean> {
  const response = await fetch(`${url}${form.path}`, {
    method: "POST",
    headers: { "x-forwarded-for": sender },
    body,
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  const page = await response?.text().catch(() => "");
  return response?.status === 200 && page !== undefined && page.includes("has arrived");
}

/** Sends all posts, each until it is acknowledged. Returns how many attempts that took. */
export async function sendPosts(
  posts: readonly PlannedPost[],
  { url, width, onAcknowledged }: Sending,
): Promise<number> {
  let tries = 0;
  let next = 0;
  const work = async () => {
    for (let post = posts[next++]; post; post = posts[next++]) {
      for (tries += 1; !(await sendPost(url(), post)); tries += 1)
        // Sends the same text again, as a person does who reads that it did not work.
        await sleep(100);
      onAcknowledged(post);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return tries;
}
