import { expect, test } from "vitest";
import * as awsCredentials from "./hosts/aws/aws-credentials.ts";
import * as campaignLists from "./campaign-lists.ts";
import * as campaigns from "./campaigns.ts";
import { deleteCampaign } from "./removal.ts";
import { listNetlifyTokens } from "./hosts/netlify/netlify-tokens.ts";
import { login } from "./auth.ts";
import { REQUEST_LIMITS } from "./limits.ts";
import { isMask, maskSecret } from "./mask.ts";
import { formatPhone, isPhone } from "./phone.ts";
import { serviceSlug } from "./service-slug.ts";

test("campaign calls may take 90 seconds, sessions, tokens and credentials 10 [spec 7, 9]", () => {
  const { createCampaign, getCampaign, updateCampaign, redeployCampaign } = campaigns;
  const { serviceSummary, listCampaignsByService } = campaignLists;
  const slow = [createCampaign, getCampaign, updateCampaign, redeployCampaign, deleteCampaign];
  for (const { timeoutMs } of [...slow, serviceSummary, listCampaignsByService])
    expect(timeoutMs).toBe(90_000);
  for (const { timeoutMs } of [login, listNetlifyTokens, awsCredentials.listAwsCredentials])
    expect(timeoutMs).toBe(10_000);
});

test.each([
  ["3365550142", "(336) 555-0142"],
  ["336.555.0142", "(336) 555-0142"],
  ["13365550142", "+1 (336) 555-0142"],
  ["+44 336 555 0142", "+44 (336) 555-0142"],
  ["555-0142", "555-0142"],
  ["", ""],
])("the phone number %j is shown as %j [spec 5]", (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test("a phone number is made of digits, hyphens, parentheses, spaces, dots and plus [spec 5]", () => {
  for (const typed of ["+1 (336) 555-0142", "336.555.0142"]) expect(isPhone(typed)).toBe(true);
  for (const typed of ["call me", "336x555", "()-", ""]) expect(isPhone(typed)).toBe(false);
});

test("a mask shows four characters at each end, and of a short secret nothing [spec 9]", () => {
  expect(maskSecret("nfp_0123456789abcdef")).toBe("nfp_...cdef");
  expect(maskSecret("short-secret")).toBe("...");
  expect(maskSecret("nfp_...cdef")).toBe("nfp_...cdef");
  expect(isMask("nfp_0123456789abcdef")).toBe(false);
});

test("a slug is the lower-case name with hyphens for spaces [spec 2.6]", () => {
  expect(serviceSlug(" Water  Heater Repair ")).toBe("water-heater-repair");
});

test("the limits on logins, signups, key checks and reads are those of decision 134, as numbers", () => {
  expect(REQUEST_LIMITS).toMatchObject({
    failedLogins: { times: 10, minutes: 15 },
    failedLoginsFromAddress: { times: 30, minutes: 15 },
    signupsFromAddress: { times: 5, minutes: 60 },
    wrongPasswords: { times: 10, minutes: 15 },
    keyChecks: { times: 10, minutes: 1 },
    reads: { times: 600, minutes: 1 },
  });
});
