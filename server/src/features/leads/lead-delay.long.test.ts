import { setTimeout as sleep } from "node:timers/promises";
import type { StoredMail } from "@mainstreet/emulators/smtp/mailbox";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openLeadWorld } from "../../../test/posts/open-lead-world.ts";
import { sendPost } from "../../../test/posts/send-posts.ts";
import { outbox } from "../../platform/outbox/outbox-table.ts";

const A_MINUTE = 1_000;
const MINUTES = 5;
const POSTS = A_MINUTE * MINUTES;
/** So few that no form counts as flooded. */
const FORMS = POSTS / 50;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

test(`${A_MINUTE} messages a minute for ${MINUTES} minutes are in the mailbox within 2 s of being sent, 99 of 100`, async ({
  onTestFinished,
}) => {
  const { db, forms, mailbox, url } = await openLeadWorld(FORMS, onTestFinished);
  const sentAt = new Map<string, number>();
  const begin = Date.now();
  const inFlight: Promise<boolean>[] = [];
  for (let nth = 0; nth < POSTS; nth += 1) {
    // Each post is sent at its time, even when the one before takes long.
    await sleep(Math.max(0, begin + (nth * 60_000) / A_MINUTE - Date.now()));
    const form = forms[nth % forms.length];
    if (!form) throw new Error("There are no forms");
    const name = `Dana ${nth}`;
    const typed = { name, phone: "336-555-0199", message: `A pipe leaks, number ${nth}` };
    const body = new URLSearchParams({ ...typed, form: form.hidden });
    const sender = `100.64.${Math.floor(nth / 250)}.${nth % 250}`;
    sentAt.set(name, Date.now());
    const post = { isJunk: false, sort: "plain", form, sender, body, key: name };
    inFlight.push(sendPost(url(), post));
  }
  expect((await Promise.all(inFlight)).filter((isTaken) => !isTaken)).toEqual([]);
  const waiting = () => db.$count(outbox, eq(outbox.state, "waiting"));
  await expect.poll(waiting, { timeout: 300_000, interval: 1_000 }).toBe(0);
  const mails = (await (await fetch(`${mailbox.url}/messages`)).json()) as StoredMail[];
  expect(mails).toHaveLength(POSTS);
  const delays = mails
    .map(({ subject, at }) => Date.parse(at) - (sentAt.get(subject) ?? 0))
    .toSorted((one, other) => one - other);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(delays, share));
  console.log(
    `From the submission to the mail server: p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms`,
  );
  expect(p99).toBeLessThanOrEqual(2_000);
}, 900_000);
