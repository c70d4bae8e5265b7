import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const process: SectionPart<TitledSlot> = {
  headings: [
    "How a plumbing job goes",
    "From first drip to last test",
    "Five stages of a repair",
    "What happens, and in what order",
  ],
  intros: [
    "Large or small, a repair passes through the same five stages.",
    "Each stage has one thing worth watching for.",
    "Know the order, and you will notice when a stage is skipped.",
    "A good job is mostly finding, then fixing, then testing.",
  ],
  shows: 5,
  slots: [
    {
      title: ["The call", "You describe the problem", "First contact"],
      text: [
        "Lead with what is wet and whether it has stopped. Ask what a visit costs before they look at anything.",
        "Expect to be asked which fixture, what kind of pipe, and since when. Short answers help them load the right parts.",
        "Not every plumber digs up sewers or runs gas lines. Name the job early, and ask who would come for it.",
        "Say what the water is doing right now. That decides between today, this week, and whenever it suits.",
      ],
    },
    {
      title: ["Finding the cause", "The search", "Diagnosis"],
      text: [
        "A plumber tests before opening anything: meter, gauge, dye, sometimes a camera. Ask what each test has ruled out.",
        "The wet spot and the leak can be yards apart. Let them trace it, and have them show you the proof.",
        "Watch for guessing. A cause seen on a gauge or a screen beats a hunch about old pipes.",
        "Stay within earshot for this part. You know when the noise comes, and that shortens the hunt.",
      ],
    },
    {
      title: ["The quote", "A price in writing", "Choosing the fix"],
      text: [
        "Pipe material, parts, openings in walls, and who closes them: each should stand on the paper before you sign.",
        "There are usually two ways to do it: quick or lasting. Hear both, with what each one leaves untouched.",
        "Take the figure on paper even for a small job. Spoken numbers shift with memory.",
        "Before you agree, ask which unknowns remain and at what point the work would stop for a new decision.",
      ],
    },
    {
      title: ["The repair", "Water off, work begins", "On site"],
      text: [
        "Fill a few jugs and warn the household: the supply will be shut for part of the job.",
        "The bad section is cut out and a new one joined in. Ask to keep or photograph the old piece.",
        "If an inspection is required, new pipes stay open to view until the inspector has signed.",
        "Be near enough to answer when the wall shows something new. Settle its price before they carry on.",
      ],
    },
    {
      title: ["Testing", "Checking the result", "Before they leave"],
      text: [
        "Turn everything on at once and touch each joint with dry paper. Only then move the furniture back.",
        "Have the shutoff pointed out to you, and close it once with your own hand. Next time you will know.",
        "Taps spit air after a repair; that passes. Rinse the aerators, because grit comes loose as well.",
        "File the invoice with part names and dates. Look at the same spot after a day and after a week.",
      ],
    },
  ],
};
