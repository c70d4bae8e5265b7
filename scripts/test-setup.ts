// Runs in every test file before its tests. An unexpected event must fail the test: a warning or an
// error on the console, a connection off this machine, a server or a child process left running.
// Limits: processes that a test starts, and DNS queries, are not watched.
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { format } from "node:util";
import { afterAll, afterEach, vi } from "vitest";
import { remoteTarget } from "./remote-target.ts";

const unexpected: string[] = [];

for (const level of ["error", "warn"] as const) {
  console[level] = (...values: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...values)}`);
  };
}

/** Node's own `connect` is stored on the prototype, since files can share a process in which this setup runs once for each file. */
const kept = Socket.prototype as Socket & { ownConnect?: Socket["connect"] };
const connect = (kept.ownConnect ??= Socket.prototype.connect);

// fetch, http, tls and pg all end in Socket.connect. Refusing here fails the caller; recording it fails the test even when the caller
// ignores the error.
Socket.prototype.connect = function connectOnThisMachine(this: Socket, ...given: unknown[]) {
  const target = remoteTarget(given);
  if (target === undefined) return Reflect.apply(connect, this, given);
  const message = `a connection to ${target}, which is not this machine`;
  unexpected.push(message);
  return this.destroy(new Error(`Tests refuse ${message}.`));
};

function reportUnexpected(): void {
  const found = unexpected.splice(0);
  if (found.length > 0) throw new Error(`Unexpected in this test:\n${found.join("\n")}`);
}

function keptOpen(): string[] {
  const watched = ["TCPServerWrap", "ProcessWrap"];
  return process.getActiveResourcesInfo().filter((name) => watched.includes(name));
}

/** The number of handles that a failed file before this one has left open in the same process. */
const openBefore = keptOpen().length;
const left = (): string[] => keptOpen().slice(openBefore);

async function reportKeptOpen(): Promise<void> {
  // A closed server or an ended process leaves the list a moment after it reported that.
  for (let waited = 0; left().length > 0 && waited < 1_000; waited += 20) await pause(20);
  if (left().length > 0) throw new Error(`Left running by this file: ${left().join(", ")}`);
}

/** Files of one worker share its globals: a global that one file replaces must be restored before the next file. */
function giveBackGlobals(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

afterEach(reportUnexpected);
afterAll(reportUnexpected);
afterAll(reportKeptOpen);
afterAll(giveBackGlobals);
