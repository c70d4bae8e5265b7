import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const hire: SectionPart<TitledSlot> = {
  headings: [
    "Questions before you sign",
    "Choosing an HVAC contractor",
    "What to ask about the offer",
    "Hire with open eyes",
  ],
  intros: [
    "Good answers come with numbers or with paper.",
    "You are choosing the installation as much as the machine.",
    "Ask each bidder the same, and note who needs to look it up.",
    "Take these along when somebody sits down at your kitchen table.",
  ],
  shows: 6,
  slots: [
    {
      title: ["How did you choose the size?", "Where does that size come from?"],
      text: [
        "Listen for a load calculation. “Same as the old one” is a shrug, not an answer.",
        "Get a copy of the math. It names your rooms, and another bidder can check it.",
        "Someone should have measured windows and looked at insulation before naming a size.",
      ],
    },
    {
      title: ["Will you check the ducts?", "What about the ductwork?"],
      text: [
        "A new machine cannot fix a starved return. Have static pressure read before you pick one.",
        "If ducts never come up, bring up the far room and see what they suggest.",
        "Which runs would be sealed, resized, or left alone? A sketch is enough.",
      ],
    },
    {
      title: ["What readings will I get?", "Will I see the start-up numbers?"],
      text: [
        "Numbers from day one make every later service honest, because drift shows.",
        "Pressures, temperatures, airflow, and gas pressure where it applies: one sheet, yours to keep.",
        "Anyone who measures can leave a sheet. Without one, the next visit starts from nothing.",
      ],
    },
    {
      title: ["Which model numbers, exactly?", "May I have both model numbers?"],
      text: [
        "The public AHRI directory lists which indoor and outdoor units belong together.",
        "“Three tons” describes dozens of machines. The full string of letters describes one.",
        "With the number you can look up parts, ratings, and what other bidders would charge for it.",
      ],
    },
    {
      title: ["Who does the installation?", "Your crew or another firm?"],
      text: [
        "The seller is often not the installer. Get the name of whoever leads on site.",
        "Work is sometimes passed on. Then it matters who picks up the phone next winter.",
        "How many of this type has that person put in over the past year?",
      ],
    },
    {
      title: ["Which license does this need?", "Which license do you hold?"],
      text: [
        "Cooling, gas, and electrical work may each need their own. Who holds which for your job?",
        "The number should stand on the quote and on the truck. Compare the two.",
        "A handyman may swap a filter. Sealed circuits and burners ask for more.",
      ],
    },
    {
      title: ["Who gets the permit?", "Will it be inspected?"],
      text: [
        "An inspector looks at venting, wiring, and drains before you have paid in full.",
        "Ask for the permit number itself, since a nod cannot be looked up.",
        "Equipment that was put in without one can hold up the sale of a home.",
      ],
    },
    {
      title: ["What is covered, and how long?", "Who covers parts and labor?"],
      text: [
        "Makers cover parts, installers cover labor. Learn both periods, and who pays for refrigerant.",
        "Read what voids the cover: missed service, late registration, the wrong filter.",
        "Does it move along when the home is sold? That line is worth finding.",
      ],
    },
    {
      title: ["Which refrigerant does it use?", "How easy is its refrigerant to get?"],
      text: [
        "Types do not mix. When only one half is replaced, both halves still have to match.",
        "Many new systems use mildly flammable types with their own handling rules. Ask who was trained on them.",
        "What counts in ten years is whether a leak can still be filled at a sane price.",
      ],
    },
    {
      title: ["Is repair still sensible?", "Would you still repair it?"],
      text: [
        "What is likely to fail next? A frank answer tells you how long a repair will last.",
        "Let them put the bad reading next to the normal one, or the old part in your hand.",
        "Price the repair and the replacement with the same person, then with one other.",
      ],
    },
    {
      title: ["Can you show proof of insurance?", "What if something goes wrong?"],
      text: [
        "Gas, roofs, and lifting gear bring risk. A certificate with current dates answers the question.",
        "If a drain floods the ceiling next month, who pays? Settle that while it is dry.",
        "Helpers on ladders need cover too, not only the one who signs.",
      ],
    },
  ],
};
