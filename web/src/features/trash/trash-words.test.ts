import { expect, test } from "vitest";
import { daysLeft } from "./trash-words.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const left = (expiresAt: string) => daysLeft({ expiresAt }, now);

test("days are counted up to 30, and the last one is named as the last", () => {
  expect(left("2026-12-28T12:00:00Z")).toBe("30 days left");
  expect(left("2026-12-28T12:00:09Z")).toBe("30 days left");
  expect(left("2026-11-30T11:00:00Z")).toBe("2 days left");
  expect(left("2026-11-29T12:00:00Z")).toBe("Last day");
  expect(left("2026-11-28T11:00:00Z")).toBe("Last day");
});
