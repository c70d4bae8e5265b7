import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const terms: SectionPart<NamedSlot> = {
  headings: [
    "Words on a cleaning quote",
    "Cleaning terms in plain words",
    "What those words mean",
    "A small cleaning glossary",
  ],
  intros: [
    "Quotes are short, and these words fill in the rest.",
    "Firms use these words a bit differently, so ask what is meant.",
    "Know the words, and two quotes become easy to compare.",
    "Look for these when an offer lands in your inbox.",
  ],
  shows: 4,
  slots: [
    {
      name: "Standard clean",
      text: [
        "The usual round: dust, vacuum, mop, wipe kitchen surfaces, and scrub bathrooms.",
        "Whatever one firm calls basic, so have the tasks spelled out room by room.",
        "Upkeep for a home in fair shape. Insides of ovens and cabinets are normally left out.",
      ],
    },
    {
      name: "Dwell time",
      text: [
        "How long a product must stay wet on a surface before it works.",
        "A number on the label. Wipe a disinfectant too early and germs survive.",
        "The reason a cleaner sprays the shower, leaves, and comes back later.",
      ],
    },
    {
      name: "Disinfecting",
      text: [
        "Killing germs with a registered product, after visible dirt has been washed away.",
        "More than cleaning, and seldom needed everywhere; sick days and raw meat call for it.",
        "A step that fails on greasy surfaces, because grime shields what lives beneath it.",
      ],
    },
    {
      name: "High-touch surfaces",
      text: [
        "Light switches, doorknobs, remotes, and faucet handles: small spots that many hands share.",
        "Places where colds travel. They deserve a wipe even when they look clean.",
        "A line worth having on the list when someone at home is ill.",
      ],
    },
    {
      name: "Detail work",
      text: [
        "Slow cleaning of edges and gaps: hinges, grout, vents, and window tracks.",
        "What a toothbrush does and a mop cannot. It is counted in hours.",
        "Often the true difference between a low quote and a high one.",
      ],
    },
    {
      name: "Turnover",
      text: [
        "Cleaning between two guests or tenants, against the clock and a checklist.",
        "Includes resetting the place: beds made, supplies counted, and damage reported.",
        "The visit a rental gets each time the people in it change.",
      ],
    },
    {
      name: "HEPA filter",
      text: [
        "A very fine filter that keeps small dust inside the vacuum instead of blowing it out.",
        "In tests it must hold at least 99.97 percent of the particles hardest to catch.",
        "Ask about one if anyone has asthma. Emptying a bin without care puts dust back.",
      ],
    },
    {
      name: "Rotation",
      text: [
        "A plan where extra rooms or tasks take turns from visit to visit.",
        "One week the blinds, the next the baseboards: big chores get spread out.",
        "Keeps regular visits short while nothing is forgotten for a whole year.",
      ],
    },
    {
      name: "Lockout fee",
      text: [
        "A charge when the cleaner arrives on time and cannot get in.",
        "Read how late you may cancel; after that point, this line applies.",
        "Easy to avoid with a lockbox or a neighbor who keeps a spare.",
      ],
    },
    {
      name: "Microfiber",
      text: [
        "Cloth with split fibers that lift dust and grease using little more than water.",
        "Colors help: one for toilets, another for kitchens, so nothing travels between them.",
        "Wash it without fabric softener, which coats the threads and makes them smear.",
      ],
    },
  ],
};
