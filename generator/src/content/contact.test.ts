import { expect, test } from "vitest";
import { parsePhone } from "./contact.ts";

test.each([
  ["3365550142", "(336) 555-0142", "tel:+13365550142"],
  ["336.555.0142", "(336) 555-0142", "tel:+13365550142"],
  ["+1 (336) 555-0142", "(336) 555-0142", "tel:+13365550142"],
  ["+44 20 7946 0958", "+44 (207) 946-0958", "tel:+442079460958"],
  ["555-0142", "555-0142", "tel:5550142"],
])("%s reads %s", (typed, text, href) => {
  expect(parsePhone(typed)).toMatchObject({ text, href });
});

test.each(["", "call me", "911", "---"])("%j is no number to dial", (typed) => {
  expect(parsePhone(typed)).toBeNull();
});
