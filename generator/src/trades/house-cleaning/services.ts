import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const services: SectionPart<NamedSlot> = {
  headings: [
    "Kinds of cleaning visits",
    "What a house cleaner can do",
    "Cleaning jobs, explained",
    "Jobs you can ask for",
    "Which clean do you need?",
  ],
  intros: [
    "Each visit has its own aim, so name the one you want.",
    "Knowing the usual names makes the first call much shorter.",
    "Many homes need two or three of these over a year.",
    "Pick what fits, and leave the rest for another season.",
    "The same four walls can call for very different kinds of work.",
  ],
  shows: 6,
  slots: [
    {
      name: "Regular visits",
      text: [
        "Weekly or every other week, the same rooms get the same care.",
        "Dust and soap film never grow old enough to harden.",
        "Suits a fairly tidy home that loses ground on bathrooms and floors.",
      ],
    },
    {
      name: "Deep cleaning",
      text: [
        "Baseboards, vents, door frames, and the backs of things get their turn.",
        "Think of it as a reset: slow, detailed, and from top to bottom.",
        "Book one when ordinary wiping no longer makes a room look fresh.",
      ],
    },
    {
      name: "One-time cleaning",
      text: [
        "A single visit before a party, after guests, or ahead of a baby.",
        "Nothing repeats, so put the rooms that matter most on top.",
        "Handy for testing how someone works before you agree to more.",
      ],
    },
    {
      name: "Move-out cleaning",
      text: [
        "Empty cabinets, bare closets, and appliances are washed inside and out.",
        "Have the lease at hand; it may list what has to shine.",
        "Easiest once the furniture is gone and the power is still on.",
      ],
    },
    {
      name: "Move-in cleaning",
      text: [
        "Shelves and drawers are wiped before your own things go in.",
        "A good time for closets, switch plates, and the tops of cabinets.",
        "Someone else’s dust and hair should leave before your boxes arrive.",
      ],
    },
    {
      name: "Kitchen detail",
      text: [
        "Grease film comes off the hood, cabinet fronts, backsplash, and stove sides.",
        "Cooking leaves a sticky layer that warm, soapy water and patience can lift.",
        "Ask for it by name if you fry often or cook daily.",
      ],
    },
    {
      name: "Bathroom detail",
      text: [
        "Grout lines, faucet bases, and shower tracks get scrubbed, not merely wiped.",
        "Time is the secret: products must sit before any scrubbing starts.",
        "For mineral crust and soap scum that quick cleaning leaves behind.",
      ],
    },
    {
      name: "Oven cleaning",
      text: [
        "Racks soak while the cold inside is scraped, wiped, and rinsed.",
        "Burned sugar and fat will smoke again, so covering the smell fails.",
        "Usually an add-on, because baked-on grease refuses to be hurried.",
      ],
    },
    {
      name: "Refrigerator cleaning",
      text: [
        "Shelves come out, warm up, and get washed before food goes back.",
        "Plan it for the day before your big grocery trip.",
        "Spills under the drawers are often where the odd smell starts.",
      ],
    },
    {
      name: "Inside windows",
      text: [
        "Glass, sills, and tracks indoors; high outside panes are separate work.",
        "Direct sun dries the glass too fast and leaves streaks behind.",
        "Grit and dead flies in the tracks make sashes hard to slide.",
      ],
    },
    {
      name: "After-remodel cleaning",
      text: [
        "Fine drywall dust needs filters, damp cloths, and more than one pass.",
        "Powder settles for days, so plan a second round a little later.",
        "Sticker residue, paint specks, and grit go before furniture returns.",
      ],
    },
    {
      name: "Rental turnover",
      text: [
        "Beds, baths, and trash are handled between one guest and the next.",
        "A photo checklist helps an owner see each room from far away.",
        "Linens, supplies, and damage notes matter here as much as mopping.",
      ],
    },
    {
      name: "Organizing help",
      text: [
        "Sorting comes first, since nobody can clean around a crowded counter.",
        "You decide what stays, and a second pair of hands keeps pace.",
        "One closet or pantry per session saves you from tired decisions.",
      ],
    },
    {
      name: "Laundry and linens",
      text: [
        "Changing beds, running loads, and folding towels can join a regular visit.",
        "Set out fresh sheets, or say which closet holds them.",
        "Mention delicate fabrics and any detergent that bothers your skin.",
      ],
    },
  ],
};
