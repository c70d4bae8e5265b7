import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { junkRates, junkReport } from "../../../test/posts/junk-report.ts";
import { planPosts } from "../../../test/posts/planned-posts.ts";
import { junkOfText } from "./junk-of-text.ts";
import { readPost } from "./read-post.ts";

const junkOf = (message: string, name = "Dana Reyes") =>
  junkOfText(readPost(new URLSearchParams({ name, message }).toString()));

test.each([
  "Found you on the first page of Google, your website looks good. We have some issues with traffic noise, do you do windows?",
  "To whom it may concern, we are a family of four and need movers.",
  "Our packages get stolen from the porch, need a camera. Saw you on Google.",
  "We have our portfolio of rental homes here, could you send a price for your service? www.example-homes.com",
  "We are investing in a rental, what is mowing per month?",
  "Are you taking new customers? I'm looking for someone in your area.",
  "Here are photos https://www.dropbox.com/s/a https://imgur.com/b",
  "Do you take bitcoin? The listing is https://www.zillow.com/x, please confirm.",
  "My business needs its sign repaired, I have a line of credit with you.",
  "The casino where I work has a broken lock, bonus if you come tonight.",
  "Здравствуйте, у нас сломался кондиционер, когда вы можете приехать?",
])("a customer may write: %s", (message) => {
  expect(junkOf(message)).toBeUndefined();
});

/** Written by somebody who had seen neither the filter nor the texts that it learns from. One text on each line. */
const handSorted = (name: "junk" | "people"): string[] =>
  readFileSync(new URL(`../../../test/posts/hand-sorted-${name}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((text) => text.replaceAll("\\n", "\n"));

test("of texts that it has not seen, most junk is junk, and hardly one of a customer is", () => {
  const isJunk = (message: string) => junkOf(message) !== undefined;
  const [junk, people] = [handSorted("junk"), handSorted("people")];
  const missed = junk.filter((text) => !isJunk(text));
  const wronged = people.filter(isJunk);
  expect(missed.length / junk.length, missed.join("\n")).toBeLessThanOrEqual(0.3);
  expect(wronged.length / people.length, wronged.join("\n")).toBeLessThanOrEqual(0.005);
});

test("by its text alone, hardly one post by a person is junk, and few by scripts are for the inbox", () => {
  const forms = Array.from({ length: 400 }, (_, nth) => ({
    token: `form-${nth}`,
    path: "",
    hidden: "version.proof",
    owner: "",
  }));
  const sorted = planPosts(forms, 4_000).map((post) => {
    const read = readPost(post.body.toString());
    return { post, junkReason: junkOfText(read) ?? (read.hidden === "" ? "no-proof" : undefined) };
  });
  // The remaining texts become junk once other sites have got them too.
  const { junkInInbox, peopleInJunk } = junkRates(sorted);
  expect(junkInInbox, junkReport(sorted)).toBeLessThanOrEqual(0.1);
  expect(peopleInJunk, junkReport(sorted)).toBeLessThanOrEqual(0.005);
});
