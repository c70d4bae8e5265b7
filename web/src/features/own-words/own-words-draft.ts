import type { OverridesByPath } from "@mainstreet/contract/campaign-overrides";
import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";

const text = z.string();

/** Less strict than the schema of a save, so that a text that is too long is not lost by a refresh. */
const typedPages = z.record(
  text,
  z.object({
    texts: z.array(z.object({ key: text, title: text, text, replaced: text })),
    hidden: z.array(text),
    order: z.array(text),
    questions: z.array(z.object({ question: text, answer: text })),
    services: z.array(z.object({ name: text, text })),
  }),
);
const draft = z.object({ base: typedPages, pages: typedPages });

const nameOf = (id: string) => `own-words:${id}`;

/** The changes that are not saved, and the pages with which the user began. */
type OwnWordsDraft = { base: OverridesByPath; pages: OverridesByPath };

export const readOwnWords = (id: string): OwnWordsDraft | undefined => readDraft(nameOf(id), draft);

export const keepOwnWords = (id: string, kept: OwnWordsDraft): void => writeDraft(nameOf(id), kept);

export const forgetOwnWords = (id: string): void => dropDraft(nameOf(id));
