import { expect, test } from "vitest";
import { withXmlAt, xmlAt, xmlParts } from "./read-xml.ts";

const CONFIG =
  '<?xml version="1.0"?>\n<DistributionConfig xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Logging><Enabled>false</Enabled></Logging><DefaultRootObject/><Comment>a &amp; b</Comment><Enabled>true</Enabled></DistributionConfig>';

test("a text is found by its path, not by the name alone", () => {
  expect(xmlAt(CONFIG, "DistributionConfig/Enabled")).toBe("true");
  expect(xmlAt(CONFIG, "DistributionConfig/Logging/Enabled")).toBe("false");
  expect(xmlAt(CONFIG, "DistributionConfig/Comment")).toBe("a & b");
  expect(xmlAt(CONFIG, "DistributionConfig/Colour")).toBe("");
});

test("a text is replaced at its path, and every other byte stays", () => {
  const changed = withXmlAt(CONFIG, "DistributionConfig/Enabled", "false");
  expect(changed).toBe(CONFIG.replace("<Enabled>true<", "<Enabled>false<"));
  expect(() => withXmlAt(CONFIG, "DistributionConfig/Colour", "green")).toThrow("Colour");
});

test("what is no document has no texts", () => {
  for (const text of ["", "<html", "</a></b>", "<a><b></a>"]) expect(xmlAt(text, "a/b")).toBe("");
  expect(xmlParts("<s><i>1</i></s><s><i>2</i></s>", "s")).toHaveLength(2);
});
