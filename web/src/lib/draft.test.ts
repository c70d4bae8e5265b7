import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";
import { memoryStorage } from "./test-storage.ts";

const schema = z.object({ city: z.string() });

const signIn = (id: string) => localStorage.setItem("user", JSON.stringify({ id }));

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  signIn("asha");
});

test("a draft comes back as it was left", () => {
  writeDraft("form", { city: "Boise" });
  expect(readDraft("form", schema)).toEqual({ city: "Boise" });
  dropDraft("form");
  expect(readDraft("form", schema)).toBeUndefined();
});

test("a draft is its user's alone", () => {
  writeDraft("form", { city: "Boise" });
  signIn("ben");
  expect(readDraft("form", schema)).toBeUndefined();
  writeDraft("form", { city: "Nampa" });
  signIn("asha");
  expect(readDraft("form", schema)).toEqual({ city: "Boise" });
});

test("a draft of another shape, or broken, counts as none", () => {
  writeDraft("form", { town: "Boise" });
  expect(readDraft("form", schema)).toBeUndefined();
  sessionStorage.setItem("draft:asha:form", "{");
  expect(readDraft("form", schema)).toBeUndefined();
});

test("with a full storage the draft is dropped, its older state too, without an error", () => {
  writeDraft("form", { city: "Boise" });
  vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  writeDraft("form", { city: "Nampa" });
  expect(readDraft("form", schema)).toBeUndefined();
});
