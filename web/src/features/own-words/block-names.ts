import type { BlockSlot } from "@mainstreet/generator/own-texts/list-blocks";

const NAMES: Readonly<Record<BlockSlot, string>> = {
  eyebrow: "Line above the heading",
  heading: "Main heading",
  lead: "First paragraph",
  proof: "Proof",
  title: "Heading",
  intro: "Introduction",
  text: "Text",
  line: "Paragraph",
  fact: "Fact",
};

const OF_QUESTIONS: Partial<Record<BlockSlot, string>> = { title: "Question", text: "Answer" };
const OF_EMERGENCY: Partial<Record<BlockSlot, string>> = { title: "Situation", line: "Step" };

type Named = { slot: BlockSlot; label: string };

/** What a text is called in the list of blocks; `section` is absent for the heading and the introduction of a section. */
export function blockName({ slot, label }: Named, section?: string): string {
  if (label !== "") return label;
  const names =
    section === "questions" ? OF_QUESTIONS : section === "emergency" ? OF_EMERGENCY : {};
  return names[slot] ?? NAMES[slot];
}
