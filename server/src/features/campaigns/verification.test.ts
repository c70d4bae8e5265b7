import { texts } from "@mainstreet/contract/texts";
import { expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { parseVerification, verificationMarkup } from "./verification.ts";

const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
const TOKEN = "v".repeat(43);

/** The text with which a snippet is refused. */
function refusalOf(snippet: string): string | undefined {
  try {
    parseVerification(snippet, "script");
  } catch (error) {
    if (error instanceof AppError) return error.response.fields?.["script"];
    throw error;
  }
  return undefined;
}

test.each([
  "google-site-verification",
  "msvalidate.01",
  "yandex-verification",
  "p:domain_verify",
  "facebook-domain-verification",
  "baidu-site-verification",
])("a tag named %s is kept, and its markup parses to the same again", (name) => {
  const tags = parseVerification(meta(name.toUpperCase(), `${TOKEN}=`), "script");
  expect(tags).toEqual([{ provider: name, token: `${TOKEN}=` }]);
  expect(parseVerification(verificationMarkup(tags), "script")).toEqual(tags);
});

test.each([
  "robots",
  "referrer",
  "viewport",
  "description",
  "theme-color",
  "google-site-verification-2",
  "x-google-site-verification",
  "constructor",
  "",
])("a meta tag named '%s' is no verification", (name) => {
  expect(refusalOf(meta(name, TOKEN))).toBe(texts.verificationScript.refused);
});

test.each([
  "",
  "two words",
  "0;url=https://elsewhere.example",
  "&quot;&gt;&lt;script&gt;",
  "token&amp;more",
  "t\u00f6ken",
  "a'b",
  "{a}",
  "t".repeat(201),
])("the content '%s' is no verification token", (content) => {
  expect(refusalOf(meta("google-site-verification", content))).toBe(
    texts.verificationScript.refused,
  );
});

test("a tag with other attributes than its name and content is refused, and so is a second kind of element", () => {
  const good = meta("google-site-verification", TOKEN);
  for (const wrong of [
    good.replace("<meta", '<meta http-equiv="refresh"'),
    good.replace("<meta", '<meta onload="x"'),
    good.replace("name=", "property="),
    `${good}<link rel="stylesheet" href="x">`,
    `${good}${meta("robots", "noindex")}`,
    `${good}text`,
    good.repeat(11),
  ])
    expect(refusalOf(wrong), wrong).toBe(texts.verificationScript.refused);
});
