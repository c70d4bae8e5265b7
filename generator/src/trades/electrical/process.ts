import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const process: SectionPart<TitledSlot> = {
  headings: [
    "How an electrical job goes",
    "From first call to final test",
    "Five steps of a wiring job",
    "What happens, in order",
    "How the work unfolds",
  ],
  intros: [
    "Big or small, wiring work follows the same order.",
    "Know which stage you are in, and you know what to ask.",
    "Skipped steps are the ones that come back as trouble.",
    "Testing opens the job, and testing closes it.",
    "Each step has one thing worth checking before the next begins.",
  ],
  shows: 5,
  slots: [
    {
      title: ["The call", "First contact", "You describe the fault"],
      text: [
        "Say what failed, where, and what was running. Expect questions about smells, heat, and breakers, because danger sets the order.",
        "An electrician listens for one thing first: is it safe to wait? Answer that part plainly before the history.",
        "Tell the story from the start. Mention a tingle or scorch mark at once, and ask what should stay off.",
        "Photos of the panel and the trouble spot help here. Ask what the visit costs before you agree.",
      ],
    },
    {
      title: ["Finding the cause", "Tests come first", "The diagnosis"],
      text: [
        "A meter and a few opened boxes tell more than guesses. An intermittent fault takes longest to find.",
        "Power goes off, covers come off, and each connection is checked. Ask to see any bad one before it goes.",
        "Every test rules out a stretch of wire. Stay nearby, since you know which rooms share a switch.",
        "Loads are measured and circuits traced. For new equipment, this is where the panel’s spare capacity is worked out.",
      ],
    },
    {
      title: ["A written price", "Scope and quote", "The offer on paper"],
      text: [
        "It should name the circuits, the parts, and who handles the permit. Wall patching is often left out, so ask.",
        "Get repair and upgrade as two lines. One makes it safe today; the other can wait until you have thought.",
        "Watch for words like “as needed.” Have the number of outlets, breakers, and feet of cable filled in.",
        "If the utility must cut power or set a meter, the date depends on them. Have that noted too.",
      ],
    },
    {
      title: ["The work", "Power off, work on", "On the day"],
      text: [
        "Circuits are shut off and tested dead before a wire is touched. Clear the panel area and save open files.",
        "Dust sheets, short outages, and some drilling are normal. Agree beforehand which rooms go dark, and when.",
        "Cable is fished through walls where possible. Where it is not, you should hear before the saw starts.",
        "New devices go in tight, level, and labeled. Hidden splices belong in boxes that someone can reach later.",
      ],
    },
    {
      title: ["Inspection and handover", "Testing and sign-off", "Before they leave"],
      text: [
        "Try every switch and outlet together, then read the panel labels. Keep the inspection record with the house papers.",
        "A permit brings an inspector who answers to the local office, not to the contractor. Ask for the date.",
        "Request the new breaker list, the model numbers, and a receipt that says what was replaced and why.",
        "Have someone show you the test buttons and the shutoffs. Then file the manuals where the next owner would look.",
      ],
    },
  ],
};
