import { expect, test } from "vitest";
import { TRADES } from "../generator/src/trades/all-trades.ts";
import { tradeTexts } from "../generator/src/trades/pack-similarity.ts";
import { checkSpelling } from "./audit-sites/check-spelling.ts";

test("all packs are spelt as in the United States", async () => {
  const texts = TRADES.flatMap(tradeTexts).map(([where, text]) => ({ where, text }));
  expect(await checkSpelling(texts)).toEqual([]);
}, 60_000);
