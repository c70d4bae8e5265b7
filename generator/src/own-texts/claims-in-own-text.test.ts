import { expect, test } from "vitest";
import { sampleBusiness } from "../test-support.ts";
import { claimsInOwnText } from "./claims-in-own-text.ts";

const TEXT = "We are licensed and **insured**. Here since 1998. The best plumbers.\n- Call us.";

test("claims that nobody has shown are named", () => {
  expect(claimsInOwnText(TEXT, null)).toEqual([
    "We are licensed and insured.",
    "Here since 1998.",
    "The best plumbers.",
  ]);
});

test("what the firm's record states is no such claim", () => {
  const licence = { number: "P-1", state: "NC", board: "State Board" };
  const stated = { ...sampleBusiness, licence, insurance: "General liability", founded: 1998 };
  expect(claimsInOwnText(TEXT, stated)).toEqual(["The best plumbers."]);
  const partly = { ...stated, insurance: "", founded: 2001 };
  expect(claimsInOwnText(TEXT, partly)).toEqual([
    "We are licensed and insured.",
    "Here since 1998.",
    "The best plumbers.",
  ]);
});
