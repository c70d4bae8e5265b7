import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const terms: SectionPart<NamedSlot> = {
  headings: [
    "Words on the quote",
    "Electrical terms, explained",
    "What the jargon means",
    "A short glossary",
  ],
  intros: [
    "A few words make any estimate easier to read.",
    "If a term is missing here, ask for it in plain English.",
    "You will meet these on most electrical quotes.",
    "Short meanings, good enough to follow the talk.",
  ],
  shows: 4,
  slots: [
    {
      name: "Amp",
      text: [
        "A measure of how much current flows. Breakers are named by the amps they allow.",
        "Think of water: amps are the flow, and too much flow heats the wire.",
        "Add up what runs at the same time, in amps, to see if a circuit is overfull.",
      ],
    },
    {
      name: "GFCI",
      text: [
        "A device that compares current going out with current coming back, and trips on a mismatch.",
        "Look for TEST and RESET buttons. It guards people from shock, not wires from overload.",
        "Short for ground-fault circuit interrupter; it comes as an outlet or as a breaker.",
      ],
    },
    {
      name: "AFCI",
      text: [
        "A breaker or outlet that senses the pattern of sparking wires and shuts off.",
        "Short for arc-fault circuit interrupter, made to catch faults that plain breakers miss.",
        "Often required on new bedroom and living-room circuits; a worn vacuum motor can set it off.",
      ],
    },
    {
      name: "Ground wire",
      text: [
        "The bare or green wire that carries fault current away so the breaker can trip.",
        "It does nothing on a normal day. In a fault, it is the safe way out.",
        "Without it, a metal case can stay live and wait for a hand.",
      ],
    },
    {
      name: "Neutral",
      text: [
        "The wire, usually white, that brings current back. When it loosens, voltages swing.",
        "Not a safe wire to touch: in use it carries as much current as the hot one.",
        "Many smart switches need one in the box, which older homes may lack.",
      ],
    },
    {
      name: "Load calculation",
      text: [
        "Adding up what the house draws to see whether the service can take more.",
        "A worksheet, not a guess: floor area, appliances, and rules for what runs together.",
        "The paper to ask for before you pay for a bigger panel.",
      ],
    },
    {
      name: "Dedicated circuit",
      text: [
        "One breaker and one cable that serve a single appliance and nothing else.",
        "What many appliance manuals ask for, so that heavy start-up draw has room.",
        "Like a private lane from the panel to a freezer, a heater, or a charger.",
      ],
    },
    {
      name: "Subpanel",
      text: [
        "A smaller breaker box fed from the main one, handy for a garage or addition.",
        "It adds breaker spaces but not capacity; the main supply stays the same.",
        "Placed near the work, it replaces many long cable runs with one.",
      ],
    },
    {
      name: "Rough-in",
      text: [
        "Boxes and cables set before the drywall, usually seen by an inspector at that stage.",
        "The moment to change your mind about outlets, while the studs are still bare.",
        "First half of a remodel wiring job; plates, switches, and lights follow after paint.",
      ],
    },
    {
      name: "Transfer switch",
      text: [
        "Keeps generator power from flowing back into the street, where it could kill a line worker.",
        "Lets a house run on utility current or generator current, never both at once.",
        "The proper link between generator and panel; a cord with two male ends is deadly.",
      ],
    },
    {
      name: "Junction box",
      text: [
        "A covered box where wires are joined. It must stay reachable, never buried in a wall.",
        "Splices that float loose in an attic belong inside one of these.",
        "If a quote adds one, ask where its blank cover will show.",
      ],
    },
    {
      name: "Service",
      text: [
        "Everything that brings power in: the utility’s wires, the meter, and the main breaker.",
        "Its size, such as 100 or 200 amps, caps what the whole house can draw.",
        "An upgrade here can mean larger wires from the street, not just a new box.",
      ],
    },
  ],
};
