import type { NationalFact } from "./trade.ts";

/** Before anyone digs. */
export const call811: NationalFact = {
  text: [
    "Call 811 a few days before anyone digs. Marking buried lines is free, and it is required.",
    "Digging by hand or machine? Dial 811 first, and wait until gas, power, and water lines are marked.",
    "Buried cables and gas lines get marked at no charge when you call 811 ahead of a dig.",
  ],
  link: { href: "https://call811.com/", text: "call811.com" },
};

/** Work that disturbs paint in homes built before 1978. */
export const leadSafeWork: NationalFact = {
  text: [
    "In a home built before 1978, paid work that disturbs more than a little paint falls under the EPA’s lead-safe rules.",
    "Old paint can hold lead. In a building from before 1978, dust from sanding and scraping has to be kept in.",
    "Was it built before 1978? Mention it on the first call, so that lead-safe work can be planned.",
  ],
  link: { href: "https://www.epa.gov/lead", text: "EPA on lead" },
};

/** Refrigerants. */
export const section608: NationalFact = {
  text: [
    "Anyone who opens a refrigerant circuit needs EPA Section 608 certification. You may ask to see the card.",
    "Refrigerant may not be vented on purpose. Federal rules call for recovery by a Section 608 technician.",
    "Adding or removing refrigerant is not a home project: the EPA requires Section 608 certification for it.",
  ],
  link: { href: "https://www.epa.gov/section608", text: "EPA on Section 608" },
};

/** Movers between states. */
export const usdotNumber: NationalFact = {
  text: [
    "A mover that crosses state lines works under a USDOT number, given out by the federal government.",
    "Moving to another state? The federal guide lists the papers that belong to such a move and explains each one.",
    "Interstate movers are registered with the federal government under a USDOT number that anyone can search.",
  ],
  link: { href: "https://www.fmcsa.dot.gov/protect-your-move", text: "Protect Your Move" },
};

/** Smoke alarms. */
export const smokeAlarms: NationalFact = {
  text: [
    "Put smoke alarms in every bedroom, outside each sleeping area and on every level, and test them monthly.",
    "Press the test button on each smoke alarm once a month. Replace any alarm that is ten years old.",
    "Turn a smoke alarm over: the date on its back tells its age, and ten years is the limit.",
  ],
  link: {
    href: "https://www.nfpa.org/education-and-research/home-fire-safety/smoke-alarms",
    text: "NFPA on smoke alarms",
  },
};

/** Carbon monoxide alarms. */
export const carbonMonoxideAlarms: NationalFact = {
  text: [
    "Anything that burns fuel can make carbon monoxide. Keep a working alarm on each level and near the bedrooms.",
    "Carbon monoxide has no smell. If its alarm sounds, get everyone into fresh air, then call 911.",
    "A carbon monoxide alarm outside every sleeping area is the advice of the federal safety commission.",
  ],
  link: {
    href: "https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center",
    text: "CPSC on carbon monoxide",
  },
};

/** Swallowed or splashed chemicals. */
export const poisonHelp: NationalFact = {
  text: [
    "Keep Poison Help in your phone: 1-800-222-1222, free and at any hour, in every state.",
    "If someone swallows or breathes in a product, call Poison Help at 1-800-222-1222. In a collapse or seizure, call 911.",
    "Questions about a spill, a splash or a swallowed product? Experts answer at 1-800-222-1222, day and night.",
  ],
  link: { href: "https://poisonhelp.hrsa.gov/", text: "Poison Help" },
};

/** Licences, without naming a board. */
export const stateBoard: NationalFact = {
  text: [
    "Rules for licenses differ by state. Your state board’s website shows whether {a person} needs one.",
    "Ask {a person} for the license number, then type it into your state board’s search.",
    "Does {a person} need a license where you live? The state board says so, and lists who holds one.",
  ],
  link: { href: "https://www.usa.gov/state-consumer", text: "Offices by state" },
};
