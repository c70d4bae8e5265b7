import type { TAX_MODES } from "./tables.ts";

export type TaxMode = (typeof TAX_MODES)[number];

export type TaxSplit = {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

const WHOLE = 10_000;

/**
 * Splits a price that includes its tax. The tax is rounded to the nearest paisa and the rest is the taxable value, so that the
 * parts always add up to what was paid; CGST and SGST are the same to the paisa.
 */
export function splitTax(paidPaise: number, rateBasisPoints: number, mode: TaxMode): TaxSplit {
  const none = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  if (mode === "none" || mode === "export-under-lut") return { ...none, taxablePaise: paidPaise };
  const taxAt = (rate: number) => Math.round((paidPaise * rate) / (WHOLE + rateBasisPoints));
  if (mode === "cgst-sgst") {
    const half = taxAt(rateBasisPoints / 2);
    return { ...none, cgstPaise: half, sgstPaise: half, taxablePaise: paidPaise - 2 * half };
  }
  const igstPaise = taxAt(rateBasisPoints);
  return { ...none, igstPaise, taxablePaise: paidPaise - igstPaise };
}
