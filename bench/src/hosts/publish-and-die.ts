// A program: publishes a version of a site and dies by SIGKILL right after one of its writes.
import type { HostingState } from "@mainstreet/server/hosting/provider";
import type { VerifiedToken } from "@mainstreet/server/hosting/cloudflare/verify-token";
import { armCrashPoint } from "@mainstreet/server/platform/crash-points";
import { hostingOf } from "../../../server/test/cloudflare-account.ts";
import { publishInputOf, markedFilesOf } from "./cloudflare-sites.ts";

/** What the program is started with, as JSON. `write`: the number of the write after which it dies, from 1. */
export type Doomed = {
  url: string;
  account: VerifiedToken;
  n: number;
  mark: string;
  state: HostingState;
  write: number;
};

const { url, account, n, mark, state, write } = read(process.argv[2] ?? "");
/** Needs no validation: the program that started this one has written it. */
function read(text: string): Doomed {
  const doomed: Doomed = JSON.parse(text);
  return doomed;
}

armCrashPoint(`deploy.half-uploaded:${write}`);
await hostingOf(url, account, { n }).publish(publishInputOf(markedFilesOf(mark), state));
