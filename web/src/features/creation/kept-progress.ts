import { z } from "zod";
import { dropDraft, readDraft, writeDraft } from "../../lib/draft.ts";

const NAME = "multi-location-progress";

/** The multi-location site that is being made in this tab; undefined when there is none. */
export const keptProgress = (): string | undefined => readDraft(NAME, z.string());

export const keepProgress = (progressId: string): void => writeDraft(NAME, progressId);

export const dropProgress = (): void => dropDraft(NAME);
