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
    "If someone swallows or breathes in a product, call Poison Help at 1-800-222-1222. In a collapse, a seizure, or trouble breathing, call 911.",
    "Questions about a spill, a splash or a swallowed product? Experts answer at 1-800-222-1222, day and night.",
  ],
  link: { href: "https://poisonhelp.hrsa.gov/", text: "Poison Help" },
};
