import { z } from "zod";
import { MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";

/** A block of a page: "hero.lead", "services.drain-cleaning.text", "questions.3.answer"; the same in all versions of the engine. */
export const blockKey = z
  .string()
  .max(MAX_LENGTH.slug * 3)
  .regex(/^[a-z][a-zA-Z]*(\.[a-z0-9-]+){0,3}$/);

/** The owner's own text of a block. It belongs to the owner: no engine, theme or other change modifies it. */
const ownText = z.strictObject({
  key: blockKey,
  /** For a text of an item: the item's title, under which the text stays on the page when the item is no longer generated. */
  title: textField("Title", MAX_LENGTH.businessSentence).default(""),
  /** Markup: bold, lists, links to own pages, tel: and https: (docs/generated-sites.md). */
  text: textField("Text", MAX_LENGTH.ownText),
  /** Fingerprint of the generated text that it replaced, to detect a change of that; '' = not known. */
  replaced: z.string().max(64).default(""),
});

/** What the owner changed on the page at `path` ("" is the first page). */
export const pageOverridesSchema = z.strictObject({
  texts: z.array(ownText).max(200),
  /** Sections and items switched off. */
  hidden: z.array(blockKey).max(200),
  /** Sections in the owner's order; the others follow in the engine's order. */
  order: z.array(blockKey).max(40),
  /** Questions and services added. */
  questions: z
    .array(
      z.strictObject({
        question: textField("Question", MAX_LENGTH.businessSentence),
        answer: textField("Answer", MAX_LENGTH.ownText),
      }),
    )
    .max(20),
  services: z
    .array(
      z.strictObject({
        name: textField("Service", MAX_LENGTH.serviceName),
        text: textField("Text", MAX_LENGTH.ownText),
      }),
    )
    .max(20),
});

export type PageOverrides = z.output<typeof pageOverridesSchema>;
