import { expect, test } from "vitest";
import { remoteTarget } from "./remote-target.ts";

test.each([
  ["a port alone", [5432]],
  ["a port of localhost", [5432, "localhost"]],
  ["a site of the emulators", [{ port: 3001, host: "joes-plumbing.netlify.localhost" }]],
  ["any loopback address", [{ port: 80, host: "127.0.0.8" }]],
  ["IPv6 loopback", [[{ port: 80, host: "::1" }, null]]],
  ["a socket file", ["/tmp/some.sock"]],
  ["a socket file as an option", [[{ path: "/tmp/some.sock" }, null]]],
])("%s is this machine", (_name, given) => {
  expect(remoteTarget(given)).toBe(undefined);
});

test.each([
  ["a name", [443, "api.netlify.com"], "api.netlify.com"],
  ["an address", [{ port: 443, host: "10.0.0.7" }], "10.0.0.7"],
  [
    "what net.connect makes of it",
    [[{ port: 443, host: "s3.amazonaws.com" }, null]],
    "s3.amazonaws.com",
  ],
  ["a name that only looks local", [80, "localhost.example.com"], "localhost.example.com"],
])("%s elsewhere is named", (_name, given, host) => {
  expect(remoteTarget(given)).toBe(host);
});
