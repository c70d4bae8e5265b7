import { hasAddressLines } from "@mainstreet/contract/billing-details";
import { ADDRESS_LINES } from "@mainstreet/contract/billing-texts";
import { isGstin, stateOfGstin } from "@mainstreet/contract/gstin";
import { INDIA_STATES } from "@mainstreet/contract/india-states";
import { z } from "zod";

const RATE_LIMIT_PERCENT = 40;
const BASIS_POINTS = 100;

const text = (name: string, max: number) =>
  z.string(`--${name} is missing`).trim().min(1, `--${name} is missing`).max(max);

/** The options that the operator enters; the messages name these options. */
export const companyInput = z
  .object({
    legalName: text("name", 200),
    address: text("address", 300).refine(
      hasAddressLines,
      `--address has at most ${ADDRESS_LINES} lines`,
    ),
    stateCode: z
      .string("--state is missing")
      .refine(
        (code) => Object.hasOwn(INDIA_STATES, code),
        "--state is the GST code of a state, such as 29 for Karnataka",
      ),
    gstin: z
      .string()
      .transform((value) => value.replaceAll(/\s/g, "").toUpperCase())
      .refine(
        (value) => value === "" || isGstin(value),
        "--gstin is no GSTIN: check each of its 15 characters",
      ),
    sac: z
      .string("--sac is missing")
      .regex(/^99\d{2,4}$/, "--sac is the code of a service, such as 998315"),
    rateBasisPoints: z
      .number("--rate is a percentage, such as 18")
      .int("--rate has at most two decimals")
      .min(0, "--rate is a percentage, such as 18")
      .max(RATE_LIMIT_PERCENT * BASIS_POINTS, "--rate is a percentage, such as 18"),
    email: z.email("--email is an address for customers"),
    phone: text("phone", 40),
    lutNumber: z.string().trim().max(40),
  })
  .refine(({ gstin, stateCode }) => gstin === "" || stateOfGstin(gstin) === stateCode, {
    message: "--gstin belongs to another state than --state",
    path: ["gstin"],
  })
  .refine(({ gstin, lutNumber }) => gstin !== "" || lutNumber === "", {
    message: "--lut needs --gstin: only a registered company has one",
    path: ["lutNumber"],
  });
export type CompanyInput = z.output<typeof companyInput>;
