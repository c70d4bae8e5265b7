import { beforeEach, expect, test, vi } from "vitest";
import { writeDraft } from "../../lib/draft.ts";
import { memoryStorage } from "../../lib/test-storage.ts";
import { beginEvidence, begunEvidence, hasDraft, withPlace } from "./use-evidence-form.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});

test("a new piece starts with a city, and a form with typed text is not replaced", () => {
  const begin = (city: string) => beginEvidence("b1", { kind: "quote", place: `${city}, NC` });
  begin("Durham");
  begin("Cary");
  const begun = begunEvidence("b1");
  expect(begun).toMatchObject({ kind: "quote", place: "Cary, NC", text: "" });
  writeDraft("evidence:b1:new", { ...begun, text: "On time." });
  begin("Apex");
  expect(begunEvidence("b1")).toMatchObject({ place: "Cary, NC", text: "On time." });
  expect(hasDraft("b2")).toBe(false);
});

test("a city without a site yet can be chosen; a known city is listed once", () => {
  const cary = { city: "Cary", state: "NC" };
  expect(withPlace([cary], "Winston-Salem, NC")).toEqual([
    cary,
    { city: "Winston-Salem", state: "NC" },
  ]);
  expect(withPlace([cary], "Cary, NC")).toEqual([cary]);
  expect(withPlace([cary], "")).toEqual([cary]);
});
