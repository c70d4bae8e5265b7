import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "./test-storage.ts";
import { rememberPage, stepsToLastPage } from "./visited-pages.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  localStorage.setItem("user", JSON.stringify({ id: "asha" }));
});

const visit = (...pages: string[]) => pages.forEach((page, at) => rememberPage(at, page));

test("the last other page is found behind the entries that filters of this page have added", () => {
  visit("/sites", "/campaigns/a", "/campaigns/a");
  expect(stepsToLastPage(1, "/campaigns/a")).toBe(1);
  expect(stepsToLastPage(2, "/campaigns/a")).toBe(2);
});

test("a page opened from outside the app has no page before it", () => {
  visit("/campaigns/a", "/campaigns/a");
  expect(stepsToLastPage(1, "/campaigns/a")).toBeUndefined();
  rememberPage(3, "/campaigns/b");
  expect(stepsToLastPage(3, "/campaigns/b")).toBeUndefined();
});

test("pages ahead are forgotten once another page replaces the next one", () => {
  visit("/", "/sites", "/campaigns/a");
  rememberPage(1, "/credits");
  rememberPage(2, "/receipts/x");
  expect(stepsToLastPage(2, "/receipts/x")).toBe(1);
});

test("nothing is stored for a user who has signed out", () => {
  localStorage.clear();
  rememberPage(0, "/login");
  expect(sessionStorage.length).toBe(0);
});
