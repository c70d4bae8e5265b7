import type { SectionPart, Variants } from "../trade-pack.ts";

export const prepare: SectionPart<Variants> = {
  headings: [
    "How to describe the job",
    "What to have ready for the first call",
    "Say it so they understand it",
    "Before you call: gather this",
  ],
  intros: [
    "A clear description gets you a clear answer. Tick off what you can; skip what does not apply.",
    "Nobody can price a mystery. A few facts up front save a second call.",
    "You do not need the right words for it. You need the facts below.",
    "Write these down first, and the rest of the call is easy.",
  ],
  shows: 8,
  slots: [
    [
      "One sentence that says what you need. Leave the history for later.",
      "The result you want, said simply: what should be true when the job is done?",
      "A plain opening line: what, where, and by when.",
    ],
    [
      "When it started, or when you first thought of it. A date beats “a while ago.”",
      "How long this has been going on, and whether it is getting worse.",
      "The day you need it done, and how firm that day is.",
    ],
    [
      "Three photos: one from far away, one up close, one of anything with a label on it.",
      "Clear pictures in daylight. Step back for one of them so the setting shows.",
      "A short video if something moves, sounds odd, or comes and goes.",
    ],
    [
      "Sizes and counts. Measure once and write it down, even if it is rough.",
      "How many, how large, how heavy: a rough figure is far better than none.",
      "The numbers that matter: length, width, how many items, how many people.",
    ],
    [
      "The full address with ZIP code, and how to get in: stairs, gate, parking, floor.",
      "Where it will take place, and anything that makes the way there slow or narrow.",
      "Parking, stairs, elevators and locked doors: say so now, not on the day.",
    ],
    [
      "What you or others have already tried, even if it did not help.",
      "Any earlier work on the same thing, with the rough date and who did it.",
      "What has changed lately. The cause is often something new nearby.",
    ],
    [
      "Two or three time windows that suit you, so nobody has to call back twice.",
      "Days and hours when somebody can be there, and a number that will be answered.",
      "Your real deadline, and the reason for it if there is one.",
    ],
    [
      "Who decides and who pays, if that is not you alone.",
      "Whose approval is needed: a landlord, a partner, an office, an association.",
      "The name of the person who can say yes on the spot.",
    ],
    [
      "Children, pets, allergies or health matters that people should know before they arrive.",
      "Anything that needs care: a nervous dog, a sleeping baby, a fragile floor.",
      "Quiet hours, shared spaces, or a neighbor who should be told first.",
    ],
    [
      "Papers that belong to it: receipts, model numbers, plans, an old agreement.",
      "The make and model, or a photo of the label, if a product is involved.",
      "Documents you may be asked for, in one folder or one photo album.",
    ],
  ],
};
