import { z } from "zod";
import { labelTexts } from "./label-texts.ts";
import { requiredText } from "./text-field.ts";

/** The most labels of an account and of a site, and characters of a name. */
export const LABEL_LIMIT = { ofAccount: 200, ofSite: 20, name: 40 };

/** Colours of labels, in the order in which new labels get them. */
export const LABEL_COLOURS = [
  "blue",
  "green",
  "orange",
  "violet",
  "teal",
  "red",
  "yellow",
  "pink",
  "grey",
] as const;
export const labelColour = z.enum(LABEL_COLOURS, labelTexts.invalidColour);
export type LabelColour = z.infer<typeof labelColour>;

/** Repeated spaces within a name count as one, so that the same name cannot exist twice. */
export const labelName = requiredText("Label", LABEL_LIMIT.name, labelTexts.nameRequired).overwrite(
  (name) => name.replaceAll(/\s+/g, " "),
);

export const siteLabel = z.object({ id: z.string(), name: z.string(), colour: labelColour });
export type Label = z.infer<typeof siteLabel>;
