import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const price: SectionPart<TitledSlot> = {
  headings: [
    "What moves the price",
    "The parts of an HVAC bill",
    "Why offers are far apart",
    "What you pay for",
  ],
  intros: [
    "One symptom can mean a small bill or a large one.",
    "Hold each line of the quote against this list.",
    "No figures, since none would be true for every house.",
    "Ask about the ones a quote leaves out.",
  ],
  shows: 4,
  slots: [
    {
      title: ["The part that failed", "Which part it is"],
      text: [
        "A sensor is minor, a compressor major. Either can cause the same symptom, so wait for the test.",
        "Some parts are universal and cheap. Control boards often come from the maker alone; get the part number.",
        "A simple part behind a coil that is hard to remove is not a simple repair.",
      ],
    },
    {
      title: ["Refrigerant", "Type and amount of refrigerant"],
      text: [
        "Types differ in price, and older ones keep getting scarcer. Which does yours take, and how much?",
        "Filling a system that leaks means paying twice. Find out what the search and the mending would add.",
        "Recovery, vacuum, and weighing take time. A fair bill lists them apart from the refrigerant itself.",
      ],
    },
    {
      title: ["Size and type of equipment", "The equipment you choose"],
      text: [
        "Motors with several speeds cost more than single-stage ones. Have the difference at home explained, not just the label.",
        "A higher rating raises the purchase and lowers the running cost. Hours of use decide which one wins.",
        "Bigger is no bargain: an oversized unit costs more, starts too often, and dries the air poorly.",
      ],
    },
    {
      title: ["Ducts", "Ductwork"],
      text: [
        "New equipment on leaky ducts disappoints. Sealing adds to the bill, and the far rooms notice.",
        "Are the ducts measured, included, or ignored in this offer? The gap between two quotes is often here.",
        "In attics and crawl spaces work is slow, and insulation has to go back afterward.",
      ],
    },
    {
      title: ["Reaching the unit", "Access"],
      text: [
        "Rooftops, tight closets, and low attics need more hands or lifting gear. Mention them on the first call.",
        "Moving equipment to a better spot costs once and can save on every later service.",
        "A clear path and an open hatch are things you can supply for nothing.",
      ],
    },
    {
      title: ["Wiring, gas, and venting", "Work by other trades"],
      text: [
        "A heat pump in place of a furnace may need a larger circuit. Have the panel checked before you compare.",
        "High-efficiency furnaces vent differently from old ones, so a flue or chimney may need changes as well.",
        "Electrician, gas fitter, drywall: see which of them the quote includes, and who calls them.",
      ],
    },
    {
      title: ["Season and hour", "When you book"],
      text: [
        "The first hot week fills every calendar. Mild months leave you time to think and to compare.",
        "Evenings and weekends often carry higher rates. If the home is bearable, wait for a weekday slot.",
        "Old equipment fails under load. Decide in spring or fall, and nobody can rush you.",
      ],
    },
    {
      title: ["Permits and testing", "Proof that it works"],
      text: [
        "A start-up test done fully takes hours. A quote without one looks cheaper than it is.",
        "Replacing equipment usually takes a permit. Your city or county office knows the fee and the steps.",
        "Utility rebates may ask for test forms. Who fills them in, and is that part of the price?",
      ],
    },
    {
      title: ["Service plans", "Is a plan worth it?"],
      text: [
        "Add up the visits you would really use, and read how to leave before you sign.",
        "Some plans lower repair rates, others only move you up the list. Get the terms on one page.",
        "Hold the plan’s checklist against the maker’s manual. Where they match, it has some worth.",
      ],
    },
  ],
};
