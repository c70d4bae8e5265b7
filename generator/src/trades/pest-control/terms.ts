import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const terms: SectionPart<NamedSlot> = {
  headings: [
    "Words in a pest control plan",
    "Pest control terms, explained",
    "Terms worth knowing",
    "What the plan is saying",
  ],
  intros: [
    "The trade has its own language, and a contract is written in it.",
    "Each of these can stand on your quote or your service ticket.",
    "Learn these few and the plan reads like plain English.",
    "If one of them turns up, you will know what to ask.",
  ],
  shows: 4,
  slots: [
    {
      name: "Integrated pest management",
      text: [
        "A method that starts with looking and sealing, and uses pesticide only where needed.",
        "Often written IPM: monitor, remove food and water, block entry, then treat.",
        "The opposite of spraying by the calendar, even where nothing is there.",
      ],
    },
    {
      name: "Exclusion",
      text: [
        "Closing the holes pests use, with mesh, metal, sealant, or door sweeps.",
        "For bats and squirrels, it can mean a one-way door, then a sealed gap.",
        "The part of the job you can still see and test years later.",
      ],
    },
    {
      name: "Bait station",
      text: [
        "A closed box that admits the pest and is built to resist children and pets.",
        "In the soil around a house, it feeds termites a slow poison to share.",
        "Leave it where it stands, and report one that is cracked or open.",
      ],
    },
    {
      name: "Residual",
      text: [
        "A product that keeps working on a surface for some time after it dries.",
        "The reason you may be told not to mop along certain edges.",
        "How long it lasts depends on sun, water, and the material beneath.",
      ],
    },
    {
      name: "Active ingredient",
      text: [
        "The part of a pesticide that does the work, named with its percentage on the label.",
        "Look it up by this name, since one chemical is sold under many brands.",
        "Rotating it can matter, because insects may grow used to one kind.",
      ],
    },
    {
      name: "Harborage",
      text: [
        "Any place where pests can hide, rest, and breed out of sight.",
        "Cardboard, clutter, and wall gaps are typical; clear them and fewer pests can stay.",
        "When a technician says this, have the exact spot pointed out to you.",
      ],
    },
    {
      name: "Re-entry time",
      text: [
        "The wait before a treated room may be used again, as the label directs.",
        "Not a guess: it comes with the product, and often means until dry.",
        "Have it written on the ticket, with any rule about opening windows.",
      ],
    },
    {
      name: "Termite bond",
      text: [
        "A contract for yearly checks and, in some versions, further treatment or repair.",
        "Read whether it pays for new damage or only for treating again.",
        "It can sometimes pass to a buyer, so ask before the house is sold.",
      ],
    },
    {
      name: "Fumigation",
      text: [
        "Gas under a tent or in a sealed building, a job for specially trained crews only.",
        "People, pets, and plants stay out until the air is tested and cleared.",
        "It kills what is inside now and leaves nothing behind to stop newcomers.",
      ],
    },
    {
      name: "Monitor",
      text: [
        "A sticky card or small trap that counts pests instead of ending them.",
        "Placed along walls, it shows which room has the most traffic.",
        "Dated and checked, it proves whether a treatment made a difference.",
      ],
    },
  ],
};
