import { expect, test } from "vitest";
import { isSameService } from "./same-service.ts";

test.each([
  ["Plumber", "Plumbers"],
  ["plumbing", "Plumbing"],
  ["Plumbing", "Plumbing Services"],
  ["Plumbng", "Plumbing"],
  ["Pulmbing", "Plumbing"],
  ["Air-conditioning", "Air Conditioning"],
  ["Heating & Cooling", "Heating and Cooling"],
  ["Tree Removel", "Tree Removal"],
  ["Résidential Paving", "Residential Paving"],
])("%s is another spelling of %s", (paid, next) => {
  expect(isSameService(paid, next)).toBe(true);
});

test.each([
  ["Plumbing", "Roofing"],
  ["Plumber", "Drain Cleaning"],
  ["Plumbing", "Plumbbing Supplies"],
  // A typing error does not turn one known trade into another, and it rarely affects the first letter.
  ["Roofing", "Roaring"],
  ["Roofing", "Proofing"],
  ["Tiling", "Filing"],
  ["Pest Control", "Pet Control"],
  ["Roof Repair", "Roof Repaint"],
  ["Services", "Plumbing Services"],
])("%s and %s are two services", (paid, next) => {
  expect(isSameService(paid, next)).toBe(false);
});
