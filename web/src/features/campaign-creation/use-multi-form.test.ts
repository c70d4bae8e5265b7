import { groupOf } from "@mainstreet/contract/content-names";
import { EMPTY_CHOICE } from "@mainstreet/contract/deployment";
import { expect, test } from "vitest";
import { z } from "zod";
import { TYPED_FIELDS } from "./typed-fields.ts";
import { bodyOf, parseLines } from "./use-multi-form.ts";

const blank = z.object(groupOf("multi", "", TYPED_FIELDS)).parse({});

const VALUES = {
  ...blank,
  mainService: "Plumbing",
  city: "Durham",
  state: "NC",
  locations: "Cary, NC\nRaleigh\ncary, nc\nDurham, NC",
  services: "Drains: cleaned and lined\nHVAC",
  phoneNumber: "919-555-0142",
  ...EMPTY_CHOICE,
  netlifyTokenId: "default",
  design: { theme: "", palette: "pine" },
};

test("what is typed in lines becomes the payload of the spec", () => {
  expect(bodyOf(VALUES)).toMatchObject({
    mainLocation: { city: "Durham", state: "NC" },
    additionalLocations: [{ city: "Cary", state: "NC" }],
    relatedServices: [
      { name: "Drains", description: "cleaned and lined" },
      { name: "HVAC", description: "" },
    ],
    phoneNumber: "919-555-0142",
    design: { theme: "", palette: "pine" },
  });
});

test("lines that are ignored are named", () => {
  expect(parseLines(VALUES)).toMatchObject({
    dropped: ["Raleigh"],
    merged: ["cary, nc", "Durham, NC"],
  });
});
