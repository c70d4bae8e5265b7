import { STREAMS_PER_USER } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { afterEach, expect, test } from "vitest";
import { openStream, STREAMS_PER_PROCESS } from "./limit-streams.ts";

const viewers: AbortController[] = [];
afterEach(() => viewers.splice(0).forEach((viewer) => viewer.abort()));

function watch(user: string) {
  const viewer = new AbortController();
  viewers.push(viewer);
  return { viewer, signal: openStream(user, viewer.signal) };
}

test("a user has so many streams open and no more, whatever others do, until one of them is closed", () => {
  const [first] = Array.from({ length: STREAMS_PER_USER }, () => watch("asha"));
  const refused = () => watch("asha");
  expect(refused).toThrow(texts.shell.tooManyRequests);
  watch("ben");
  first?.viewer.abort();
  expect(refused).not.toThrow();
  expect(refused).toThrow();
});

test("a newcomer is refused only when all streams are open and nobody has a second one", () => {
  const users = Array.from({ length: STREAMS_PER_PROCESS }, (_, index) => `user ${index}`);
  const [first] = users.map(watch);
  const refused = () => watch("asha");
  expect(refused).toThrow(texts.shell.busy);
  first?.viewer.abort();
  expect(refused).not.toThrow();
});

test("ten accounts with all streams each keep no eleventh out, and share them with every later account", () => {
  const greedy = Array.from({ length: 10 }, (_, user) =>
    Array.from({ length: STREAMS_PER_USER }, () => watch(`greedy ${user}`)),
  );
  expect(greedy.flat()).toHaveLength(STREAMS_PER_PROCESS);
  const newcomer = watch("asha");
  const ended = () => greedy.map((all) => all.filter(({ signal }) => signal.aborted).length);
  // The oldest stream of one of these users was ended.
  expect(ended()).toEqual([1, ...Array(9).fill(0)]);
  expect(greedy[0]?.[0]?.signal.aborted).toBe(true);
  // Its viewer connects again, and displaces no stream, since every other user would then have fewer.
  expect(() => watch("greedy 0")).toThrow(texts.shell.busy);
  for (let n = 1; n <= 10; n += 1) watch(`newcomer ${n}`);
  expect(newcomer.signal.aborted).toBe(false);
  expect(Math.max(...ended()) - Math.min(...ended())).toBeLessThanOrEqual(1);
});

test("streams that were displaced count for nobody", () => {
  const all = Array.from({ length: STREAMS_PER_USER }, () => watch("asha"));
  const others = Array.from({ length: STREAMS_PER_PROCESS - STREAMS_PER_USER }, (_, user) =>
    watch(`user ${user}`),
  );
  watch("ben");
  expect(all[0]?.signal.aborted).toBe(true);
  for (const { viewer } of [...all, ...others]) viewer.abort();
  for (let n = 0; n < STREAMS_PER_USER; n += 1) watch("asha");
  expect(() => watch("asha")).toThrow(texts.shell.tooManyRequests);
});
