import { countryName } from "@mainstreet/contract/country-codes";
import { isGstin } from "@mainstreet/contract/gstin";
import { assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { financialYearOf } from "./claim-number.ts";
import { findSupply } from "./find-supply.ts";
import { rupeesInWords } from "./rupees-in-words.ts";
import { splitTax } from "./split-tax.ts";

test("a GSTIN with one other character is none", () => {
  const real = "27AAPFU0939F1ZV";
  expect(isGstin(real)).toBe(true);
  for (let at = 0; at < real.length; at += 1)
    for (const other of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
      const changed = real.slice(0, at) + other + real.slice(at + 1);
      if (changed !== real) expect(isGstin(changed), changed).toBe(false);
    }
  for (const none of ["", "27AAPFU0939F1Z", "99AAPFU0939F1ZV", "27aapfu0939f1zv"])
    expect(isGstin(none)).toBe(false);
});

test("the parts of a price add up to it, and the tax is that of the taxable value to the paisa", () => {
  const modes = constantFrom("cgst-sgst", "igst", "export-with-igst", "export-under-lut", "none");
  const rates = constantFrom(0, 10, 25, 150, 300, 500, 1_200, 1_800, 2_800, 4_000);
  assert(
    property(integer({ min: 100, max: 50_000_000 }), rates, modes, (paid, rate, mode) => {
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = splitTax(paid, rate, mode);
      const tax = cgstPaise + sgstPaise + igstPaise;
      expect(taxablePaise + tax).toBe(paid);
      expect(cgstPaise).toBe(sgstPaise);
      const isTaxed = mode !== "none" && mode !== "export-under-lut";
      const due = isTaxed ? (taxablePaise * rate) / 10_000 : 0;
      expect(Math.abs(tax - due)).toBeLessThan(1.001 + rate / 10_000);
      expect(cgstPaise > 0 && igstPaise > 0).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test("the packages' prices are split to the paisa", () => {
  expect(splitTax(99_900, 1_800, "cgst-sgst")).toEqual({
    taxablePaise: 84_662,
    cgstPaise: 7_619,
    sgstPaise: 7_619,
    igstPaise: 0,
  });
  expect(splitTax(100, 1_800, "igst")).toMatchObject({ taxablePaise: 85, igstPaise: 15 });
  expect(splitTax(299_900, 1_800, "igst")).toMatchObject({
    taxablePaise: 254_153,
    igstPaise: 45_747,
  });
});

test("the place of supply decides which taxes are due", () => {
  const seller = { gstin: "29AAAAA0000A1ZY", stateCode: "29", lutNumber: "" };
  const withLut = { ...seller, lutNumber: "AD290000000000X" };
  const unregistered = { ...seller, gstin: "" };
  const modeOf = (company: typeof seller, country: string, state: string) =>
    findSupply(company, { country, state });
  expect(modeOf(seller, "IN", "29")).toMatchObject({
    taxMode: "cgst-sgst",
    placeOfSupply: "29 Karnataka",
  });
  expect(modeOf(seller, "IN", "27")).toMatchObject({
    taxMode: "igst",
    placeOfSupply: "27 Maharashtra",
  });
  expect(findSupply(seller, undefined)).toMatchObject({ taxMode: "cgst-sgst" });
  expect(modeOf(seller, "DE", "")).toEqual({
    taxMode: "export-with-igst",
    placeOfSupply: `Outside India: ${countryName("DE")}`,
    exportStatement: "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX",
  });
  expect(modeOf(withLut, "DE", "")).toMatchObject({
    taxMode: "export-under-lut",
    exportStatement:
      "SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX (LUT AD290000000000X)",
  });
  for (const state of ["29", "27"])
    expect(modeOf(unregistered, "IN", state)).toMatchObject({ taxMode: "none" });
  expect(modeOf(unregistered, "DE", "")).toMatchObject({ taxMode: "none", exportStatement: "" });
});

test("a financial year begins in April, at midnight in India", () => {
  expect(financialYearOf(new Date("2026-03-31T18:29:59Z"))).toBe("25-26");
  expect(financialYearOf(new Date("2026-03-31T18:30:00Z"))).toBe("26-27");
  expect(financialYearOf(new Date("2026-12-31T23:00:00Z"))).toBe("26-27");
  expect(financialYearOf(new Date("2099-12-31T23:00:00Z"))).toBe("99-00");
});

test("amounts are written as India says them", () => {
  expect(rupeesInWords(100)).toBe("Rupees one only");
  expect(rupeesInWords(99_900)).toBe("Rupees nine hundred ninety-nine only");
  expect(rupeesInWords(299_984)).toBe(
    "Rupees two thousand nine hundred ninety-nine and eighty-four paise only",
  );
  expect(rupeesInWords(1_234_567_819)).toBe(
    "Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and nineteen paise only",
  );
  expect(rupeesInWords(5)).toBe("Rupees zero and five paise only");
});
