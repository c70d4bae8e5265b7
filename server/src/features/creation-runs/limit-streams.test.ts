import { STREAMS_PER_USER } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { afterEach, expect, test } from "vitest";
import { countStream, STREAMS_PER_PROCESS } from "./limit-streams.ts";

const open: AbortController[] = [];
afterEach(() => open.splice(0).forEach((viewer) => viewer.abort()));

function openStream(user: string): AbortController {
  const viewer = new AbortController();
  countStream(user, viewer.signal);
  open.push(viewer);
  return viewer;
}

test("a user has so many streams open and no more, whatever others do, until one of them is closed", () => {
  const [first] = Array.from({ length: STREAMS_PER_USER }, () => openStream("asha"));
  const refused = () => openStream("asha");
  expect(refused).toThrow(texts.shell.tooManyRequests);
  openStream("ben");
  first?.abort();
  expect(refused).not.toThrow();
  expect(refused).toThrow();
});

test("all users together have so many open in a process, and whoever comes then is asked to come again", () => {
  const users = Array.from({ length: STREAMS_PER_PROCESS }, (_, index) => `user ${index}`);
  const [first] = users.map(openStream);
  const refused = () => openStream("asha");
  expect(refused).toThrow(texts.shell.busy);
  first?.abort();
  expect(refused).not.toThrow();
});
