import { z } from "zod";

/** Messages for a value whose field has no text of its own. */
const invalid = {
  text: "This must be text",
  number: "This must be a number",
  boolean: "This must be true or false",
  list: "This must be a list",
  object: "This must be an object",
  id: "This is not a valid ID",
  format: "This does not have the right form",
  value: "This value is not allowed here",
};

const BY_TYPE: Readonly<Record<string, string>> = {
  string: invalid.text,
  number: invalid.number,
  int: invalid.number,
  boolean: invalid.boolean,
  array: invalid.list,
  object: invalid.object,
};

/** Makes the validation library use these texts wherever a schema has none, so that no user reads the library's own texts. */
export function replaceLibraryTexts(): void {
  z.config({
    customError: (issue) => {
      if (issue.code === "invalid_type") return BY_TYPE[issue.expected] ?? invalid.value;
      if (issue.code !== "invalid_format") return invalid.value;
      return issue.format === "uuid" ? invalid.id : invalid.format;
    },
  });
}
