import type { SectionPart, Variants } from "../trade-pack.ts";

export const prepare: SectionPart<Variants> = {
  headings: [
    "Have this ready",
    "Notes for the first call",
    "Help the electrician help you",
    "Gather these first",
  ],
  intros: [
    "Tick what you have; nobody expects the whole list.",
    "Each line saves a question, and perhaps a second trip.",
    "A phone camera and a pencil are all you need.",
    "Good details now make for a firmer price later.",
  ],
  shows: 6,
  slots: [
    [
      "What stopped working, in one sentence, with the room it is in.",
      "The fault in your own words: dead, flickers, trips, smells, or shocks.",
      "Which outlet, switch, or light, and what it should do instead.",
    ],
    [
      "The day and hour it began, and whether it comes and goes.",
      "Whether rain, heat, or a running appliance brings it on.",
      "What was switched on in the moment before it failed.",
    ],
    [
      "The breaker’s number, and the amps printed on its handle.",
      "How many times you have reset it, and how long it held.",
      "A photo of the list inside the panel door, legible or not.",
    ],
    [
      "The size of the main breaker, printed on it in amps.",
      "Panel pictures with the door open and the metal cover left on.",
      "Where the panel is: garage, basement, closet, or outside wall.",
    ],
    [
      "The rough age of the house, and of any wiring done later.",
      "Whether you have fuses, breakers, or a mix of both.",
      "Past electrical work: who did it, what changed, any permit papers.",
    ],
    [
      "How attic, crawl space, and panel can be reached.",
      "Furniture that must move before anyone can get at the wall.",
      "Three feet of clear floor in front of the electrical panel.",
    ],
    [
      "Which resets, bulbs, and outlets you have tried so far.",
      "Any part that you or a friend replaced, and when.",
      "What happened when you tried a working lamp in the same spot.",
    ],
    [
      "The nameplate of the charger, fan, range, or spa you bought.",
      "Installation sheets for new equipment, with volts and amps.",
      "A link to the fixture you picked, plus its weight.",
    ],
    [
      "A rough sketch with an X where each outlet should go.",
      "Distance from the panel to the new spot, paced out.",
      "Wall and ceiling types along the way: drywall, plaster, brick, or tile.",
    ],
    [
      "Medical devices, aquariums, or freezers that cannot lose power for long.",
      "Anyone who works from home and needs notice before a shutdown.",
      "Pets to shut away, since doors will stand open.",
    ],
    [
      "Who owns the wiring: you, a landlord, or an association.",
      "The name of the person who may approve added work.",
      "Your electric utility’s number, in case service must be shut off.",
    ],
    [
      "Big loads you expect later: a car, a heat pump, a workshop.",
      "Rooms you mean to remodel soon, so wires can be run once.",
      "A wish list in order, from must-have to someday.",
    ],
  ],
};
