import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const price: SectionPart<TitledSlot> = {
  headings: [
    "What moves the price",
    "Why quotes for wiring differ",
    "Parts of an electrical bill",
    "What you pay for",
    "Where the money goes",
  ],
  intros: [
    "No figure is honest before someone has seen the panel.",
    "Two quotes that differ usually differ in one of these.",
    "Ask which of these apply to your job, and which do not.",
    "The visible part is small; most of the cost hides in walls.",
  ],
  shows: 4,
  slots: [
    {
      title: ["Finding the fault", "Time spent searching"],
      text: [
        "A fault that comes and goes may take hours to catch. Ask whether searching is billed apart from the repair.",
        "Good notes from you shorten the hunt. Which outlets died together is worth more than any theory.",
        "Some electricians charge a flat visit, others by the hour. Know which before the meter comes out.",
      ],
    },
    {
      title: ["Distance from the panel", "How far the cable runs"],
      text: [
        "A new outlet beside the panel is simple. The same outlet two floors up means patient fishing through walls.",
        "Cable is sold by length, and labor follows it. Placing a charger on the near wall can matter a lot.",
        "Every corner, joist, and finished ceiling on the route adds effort. Ask whether another path was considered.",
      ],
    },
    {
      title: ["Walls and ceilings", "Open or finished walls"],
      text: [
        "Bare studs make wiring quick. Plaster, tile, and brick slow it down and may need a second trade afterward.",
        "If you plan to paint or remodel, do the wiring first, while holes do no harm.",
        "Ask who closes the openings, and to what finish. Patched is not the same as painted.",
      ],
    },
    {
      title: ["Panel capacity", "Room in the panel"],
      text: [
        "A full or undersized panel can turn one new circuit into a larger project. Have the load worked out early.",
        "Sometimes a subpanel or a load-sharing device avoids the full upgrade. It is fair to want both prices.",
        "The main breaker’s size is only a start; what already hangs on it decides.",
      ],
    },
    {
      title: ["Permit and inspection", "Fees at the office"],
      text: [
        "Many jobs need a permit. See whether the fee and the wait for the inspector are in the figure.",
        "The fee is set by the local office. The contractor usually files, but the quote should say so.",
        "Skipping the paperwork can cost you dearly later, when a sale or a claim brings questions.",
      ],
    },
    {
      title: ["Parts and devices", "Grade of materials"],
      text: [
        "Plain outlets cost less than tamper-resistant, GFCI, or smart ones. The location may decide which kind is required.",
        "You may buy the fixture yourself. Ask how that affects labor, and who answers for a faulty part.",
        "Copper prices move, so an offer with long, heavy cable may hold for only a short while.",
      ],
    },
    {
      title: ["Age of the wiring", "What the old wires allow"],
      text: [
        "Brittle insulation breaks when it is bent, so a simple swap can grow. Ask what happens if it does.",
        "Boxes from long ago can be too small for modern devices. Enlarging them adds time at each stop.",
        "No ground wire means more choices: protect, extend, or rewire. Each has its own price.",
      ],
    },
    {
      title: ["Urgency", "Now or next week"],
      text: [
        "Nights and holidays cost more. A circuit that is off and cold can often wait for regular hours.",
        "Find out what makes it safe tonight, and what can be finished on a weekday.",
        "When several small jobs can wait, one visit for all of them spreads the trip charge.",
      ],
    },
    {
      title: ["The utility’s part", "Work outside the meter"],
      text: [
        "Service wires, meter, and shutoff may involve the power company. Some steps are theirs, some are yours to pay.",
        "Moving a meter or burying an overhead line adds a second schedule and maybe a second bill.",
        "Learn where your ownership starts: at the roof mast, the meter base, or the panel.",
      ],
    },
    {
      title: ["Number of stops", "One device or twenty"],
      text: [
        "The second outlet on a visit usually costs less than the first, since the setup is done.",
        "Ask for a unit price per outlet or light, then decide how many you really want.",
        "Replacing every switch in a house goes fast per piece. Like jobs are worth pooling.",
      ],
    },
  ],
};
