import { expect, test } from "vitest";
import { stateCode } from "./us-states.ts";

test("a state is known by its code or its name, in any case, with or without full stops", () => {
  for (const typed of ["NC", " nc ", "N.C.", "n. c.", "North  Carolina", "north carolina"])
    expect(stateCode(typed), typed).toBe("NC");
  for (const typed of ["", ".", "ZZ", "Carolina", "N Carolina"])
    expect(stateCode(typed), typed).toBeUndefined();
});
