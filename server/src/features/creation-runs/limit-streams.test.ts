import { STREAMS_PER_USER } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { expect, test } from "vitest";
import { countStream } from "./limit-streams.ts";

test("a user has so many streams open and no more, whatever others do, until one of them is closed", () => {
  const viewers = Array.from({ length: STREAMS_PER_USER }, () => new AbortController());
  for (const { signal } of viewers) countStream("asha", signal);
  const one = new AbortController();
  const refused = () => countStream("asha", one.signal);
  expect(refused).toThrow(texts.shell.tooManyRequests);
  countStream("ben", one.signal);
  viewers[0]?.abort();
  expect(refused).not.toThrow();
  expect(refused).toThrow();
});
