import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askTogether } from "./ask-together.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const sent: string[][] = [];
const lengthOf = askTogether(3, async (words: string[]) => {
  sent.push(words);
  if (words.includes("bad")) throw new Error("refused");
  return words.map((word) => (word === "" ? null : word.length));
});

test("what is asked within a moment is one request, each gets its own answer", async () => {
  const answers = Promise.all([lengthOf("a"), lengthOf("")]);
  await vi.runAllTimersAsync();
  expect(await answers).toEqual([1, null]);
  expect(sent.splice(0)).toEqual([["a", ""]]);
});

test("a full request goes at once, the rest in the next one", async () => {
  const answers = Promise.all(["a", "bb", "ccc", "dddd"].map(lengthOf));
  expect(sent).toEqual([["a", "bb", "ccc"]]);
  await vi.runAllTimersAsync();
  expect(await answers).toEqual([1, 2, 3, 4]);
  expect(sent.splice(0)).toEqual([["a", "bb", "ccc"], ["dddd"]]);
});

test("when the request fails, everyone in it is told", async () => {
  const answers = Promise.allSettled([lengthOf("a"), lengthOf("bad")]);
  await vi.runAllTimersAsync();
  expect((await answers).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  sent.splice(0);
});
