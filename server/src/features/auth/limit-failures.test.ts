import { expect, test } from "vitest";
import { addressBlock } from "../../platform/http/address-block.ts";
import { isLoopback } from "./limit-failures.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:7:aaaa:bbbb:cccc:dddd", "2001:db8:0:7"],
  ["2001:DB8::1", "2001:db8:0:0"],
  ["2001:0db8:0000:0007::", "2001:db8:0:7"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
])("%s is counted as %s", (ip, block) => {
  expect(addressBlock(ip)).toBe(block);
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["::ffff:127.0.0.9", true],
  ["10.0.0.1", false],
  ["2001:db8::1", false],
])("%s is this machine: %s", (ip, isOurs) => {
  expect(isLoopback(ip)).toBe(isOurs);
});
