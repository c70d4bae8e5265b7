import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { expect, test } from "vitest";
import { readName, redirectingName, shownName } from "./read-name.ts";

const own = { service: "sites.agency.com", zones: ["agency.com"] };

test.each([
  ["joes.com", "joes.com"],
  ["  JOES.Com. ", "joes.com"],
  ["https://joes.com/", "joes.com"],
  ["http://www.joes.co.uk", "www.joes.co.uk"],
  ["münchen-plumber.de", "xn--mnchen-plumber-gsb.de"],
  ["xn--mnchen-plumber-gsb.de", "xn--mnchen-plumber-gsb.de"],
  ["joes。com", "joes.com"],
  ["joes.us.com", "joes.us.com"],
  ["joes.plumbing", "joes.plumbing"],
  ["a.b.c.joes.com", "a.b.c.joes.com"],
  ["agency.com", "agency.com"],
  ["www.agency.com", "www.agency.com"],
])("“%s” is the domain %s", (typed, host) => {
  expect(readName(typed, own)).toEqual({ host, fault: null });
});

test.each([
  ["", "empty"],
  [" . ", "empty"],
  ["joes.com/contact", "malformed"],
  ["joe s.com", "malformed"],
  ["joe_s.com", "malformed"],
  ["-joes.com", "malformed"],
  ["joes..com", "malformed"],
  ["joes.com:8080", "malformed"],
  ["mail@joes.com", "malformed"],
  ["xn--joes-.com", "malformed"],
  ["192.0.2.1", "ip_address"],
  ["0x7f.1", "ip_address"],
  ["[2001:db8::1]", "ip_address"],
  ["2001:db8::1", "ip_address"],
  ["joes", "single_label"],
  ["*.joes.com", "wildcard"],
  [`${"a".repeat(64)}.com`, "too_long"],
  [`${"a.".repeat(127)}com`, "too_long"],
  ["localhost", "reserved"],
  ["joes.local", "reserved"],
  ["www.example.com", "reserved"],
  ["co.uk", "public_suffix"],
  ["us.com", "public_suffix"],
  ["com.au", "public_suffix"],
  ["joes.netlify.app", "provider_name"],
  ["workers.dev", "provider_name"],
  ["d111.cloudfront.net", "provider_name"],
  ["joes.s3-website-us-east-1.amazonaws.com", "provider_name"],
  ["joes.cmo", "unknown_ending"],
  ["sites.agency.com", "own_host"],
  ["api.sites.agency.com", "own_host"],
  ["plumbing-boise.agency.com", "own_host"],
] as const)("“%s” is refused: %s", (typed, fault) => {
  expect(readName(typed, own)).toEqual({ host: null, fault });
  expect(domainTexts.refusals[fault](typed)).toMatch(/[.a-z]$/);
});

test("with www. and without it are two names of one site; of other names there is no second", () => {
  expect(redirectingName("joes.co.uk")).toBe("www.joes.co.uk");
  expect(redirectingName("www.joes.co.uk")).toBe("joes.co.uk");
  expect(redirectingName("shop.joes.co.uk")).toBeNull();
  expect(redirectingName("www.shop.joes.co.uk")).toBeNull();
});

test("a label is shown in Unicode only when it is of one script", () => {
  expect(shownName("xn--mnchen-plumber-gsb.de")).toBe("münchen-plumber.de");
  expect(shownName("joes.com")).toBe("joes.com");
  // "joes" with a Cyrillic o.
  const mixed = readName("jоes.com", own).host ?? "";
  expect(mixed).toMatch(/^xn--/);
  expect(shownName(mixed)).toBe(mixed);
  expect(shownName("xn--e1afmkfd.com")).toBe("пример.com");
});
