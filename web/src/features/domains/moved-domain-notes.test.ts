import { expect, test } from "vitest";
import { movedDomainNotes } from "./moved-domain-notes.ts";

const one = { domains: 1, sites: 1 };
const many = { domains: 2, sites: 5 };

test("a host without own domains keeps those sites where they are", () => {
  expect(movedDomainNotes({ ...one, from: "netlify", to: "aws" })).toEqual([
    "This site has its own domain, and a bucket cannot have one. Choose Netlify or Cloudflare, or remove the domain first.",
  ]);
  expect(movedDomainNotes({ ...many, from: "cloudflare", to: "aws" })).toEqual([
    "2 sites with own domains will stay where they are: a bucket cannot have them.",
  ]);
});

test("only a move between two accounts of Netlify interrupts a domain", () => {
  const notes = movedDomainNotes({ ...one, from: "netlify", to: "netlify" });
  expect(notes).toHaveLength(3);
  expect(notes[2]).toContain("Netlify gives a domain to one site only");
  for (const from of ["netlify", "aws", "cloudflare"] as const)
    expect(movedDomainNotes({ ...one, from, to: "cloudflare" })).toEqual(notes.slice(0, 2));
});

test("sites without own domains need no notes", () => {
  expect(movedDomainNotes({ domains: 0, sites: 5, from: "netlify", to: "aws" })).toEqual([]);
});
