import type { Receipt } from "@mainstreet/contract/payments";
import { array, assert, asyncProperty, integer, oneof, string } from "fast-check";
import { expect, test } from "vitest";
import { IS_LONG } from "../../../test/is-long.ts";
import { faceRuns } from "../../platform/pdf/faces.ts";
import { receiptPdf } from "./receipt-pdf.ts";

const receiptFor = (name: string): Receipt => ({
  number: 1,
  orderId: "order_1",
  paidAt: "2026-11-02T10:15:00.000Z",
  credits: 25,
  amount: 999,
  buyer: { name, email: "asha@example.test" },
});

/** The names of the typefaces that the document contains. */
async function facesIn(name: string): Promise<string[]> {
  const pdf = (await receiptPdf(receiptFor(name))).toString("latin1");
  return [...pdf.matchAll(/\/FontName \/[A-Z]+\+(\w+)/g)].map(([, face]) => face ?? "");
}

test("a buyer's name is cut into runs of the script that it is written in", () => {
  expect(faceRuns("आशा  Łukasz Иван")).toEqual([
    { face: "devanagari", text: "आशा" },
    { face: "text", text: " " },
    { face: "latinExtended", text: "Ł" },
    { face: "text", text: "ukasz " },
    { face: "cyrillic", text: "Иван" },
  ]);
});

test("what no face can draw is a question mark, so that the reader sees that a letter is missing", () => {
  expect(faceRuns("王 Wei")).toEqual([{ face: "text", text: "? Wei" }]);
});

test("the receipt holds the letters of India's scripts", async () => {
  const name = "आशा সুব্রত ਗੁਰਪ੍ਰੀਤ નરેન્દ્ર ପଟ୍ଟନାୟକ கிருஷ்ணன் శ్రీనివాస్ ಕೃಷ್ಣ കൃഷ്ണൻ";
  const scripts = "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam";
  const faces = (await facesIn(name)).filter((face) => face.startsWith("NotoSans"));
  expect(faces).toEqual(scripts.split(" ").map((script) => expect.stringContaining(script)));
});

/** Letters of one block of Unicode in an order that occurs in no language. */
const wordOf = (block: number) =>
  string({
    unit: integer({ min: block, max: block + 127 }).map((letter) => String.fromCodePoint(letter)),
    minLength: 1,
    maxLength: 6,
  });
const BLOCKS = [0x20, 0x100, 0x400, 0x900, 0x980, 0xa00, 0xb00, 0xb80, 0xc00, 0xd00];

test("whatever a buyer is called, there is a receipt", async () => {
  const name = array(oneof(...BLOCKS.map(wordOf), string({ unit: "binary", maxLength: 4 })), {
    minLength: 30,
    maxLength: 60,
  });
  await assert(
    asyncProperty(name, async (words) => {
      expect((await receiptPdf(receiptFor(words.join(" ")))).length).toBeGreaterThan(1_000);
    }),
    { numRuns: IS_LONG ? 3 : 1, endOnFailure: true },
  );
});
