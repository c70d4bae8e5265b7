import { call811, poisonHelp } from "../national-facts.ts";
import { problem } from "../pack-entries.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const drainCleaningTrade: Trade = {
  slug: "drain-cleaning",
  names: { noun: "drain cleaning", person: "drain technician", work: "drain and sewer" },
  typed:
    `drain cleaning, drain cleaner, drain unclogging, drain clearing, clogged drain, blocked drain,
    drain snaking, drain service, drain repair, sewer cleaning, sewer and drain cleaning,
    sewer line cleaning, sewer line repair, sewer line replacement, sewer repair, trenchless sewer repair,
    sewer camera inspection, sewer scope inspection, sewer backup, sewer rooter, rooter service,
    hydro jetting, water jetting, clogged toilet, toilet unclogging, clogged sink, kitchen drain cleaning,
    shower drain cleaning, floor drain cleaning, storm drain cleaning, grease trap cleaning,
    main line cleaning`.split(/,\s+/),
  schemaType: "Plumber",
  family: "water",
  // A plunger.
  motif:
    '<path d="M12 2.5v10M10 2.5h4"/><path d="M6 18.5c0-3.6 2.5-6 6-6s6 2.4 6 6z"/><path d="M4 21.5h16"/>',
  leads: {
    we: [
      "Sink full, tub slow, toilet threatening to spill? We open the line and find what was blocking it.",
      "One clogged basin or a whole house that backs up: we find where the pipe is blocked and clear it from the nearest opening.",
      "A clog gets cleared first and explained second: we open the line, then tell you what made the water stand.",
    ],
    plain: [
      "Slow sinks, clogged toilets, and backed-up sewer lines, opened with the tool that suits the pipe.",
      "When the plunger no longer helps, it takes a machine and the right way into the pipe. A call gets drain cleaning started.",
      "From the hair in a shower trap to the roots in the main: drains cleared, sewers cleaned, damaged pipe repaired.",
    ],
  },
  ctas: [
    "{Call} about a clogged drain",
    "{Call} and say which drain is slow",
    "{Call} to have it cleared",
  ],
  titles: ["Clogs & Sewer Lines", "Drains, Toilets & Main Lines", "Clogged Drain Clearing"],
  descriptions: [
    "sinks, tubs, toilets, and main lines cleared, and what to do when sewage comes up in the house.",
    "slow drains, backups, and roots: how each is opened, and what keeps the clog from coming back.",
    "call about a clog, a smell, or a backup, and read what to have ready when you do.",
    "kitchen lines, floor drains, bathroom drains, and sewers cleaned, with answers to common questions.",
  ],
  services,
  problems: [
    problem(
      "Every drain in the house is slow",
      "The shared main line is closing up. It is opened at the cleanout with a large cutter, and then the cause can be looked for.",
      "Slow water everywhere means that the trouble lies past the last branch. Clearing the main lets all fixtures empty again.",
      ["main-line-cleaning", "hydro-jetting", "sewer-camera-inspection"],
    ),
    problem(
      "Water comes up in the tub when the toilet flushes",
      "Both share a pipe that no longer passes a full flush. Clearing it beyond the point where they join stops the tub from filling.",
      "The lowest opening shows a blockage first, and that is often the tub. The line is cabled downstream of the bathroom.",
      ["main-line-cleaning", "toilet-unclogging", "tub-and-shower-drain"],
    ),
    problem(
      "A drain gurgles",
      "Air is being pulled through a trap because water or debris stands in the line, or a vent is blocked. Cleaning one or the other quiets it.",
      "Note which fixture was running when it gurgled. That pair points to the stretch of pipe, or the roof vent, that needs clearing.",
    ),
    problem(
      "It smells of sewage",
      "A dry trap lets sewer gas in, and a cup of water cures it. If the smell stays, seals, vents, and pipe joints are tested.",
      "Find the strongest spot: a floor drain, a toilet base, or a sink overflow. Each has its own remedy, from a new wax ring to a cleaned trap.",
    ),
    problem(
      "The same clog comes back",
      "Buildup or a fault in the pipe catches everything that passes. Once the line is clear, a look inside tells which, and the repair follows from that.",
      "Repeated plunging only makes a small hole through the clog. Scouring the pipe wall, or replacing the bad section, restores its full width.",
    ),
    problem(
      "The kitchen sink fills on both sides",
      "The blockage sits after the point where the two bowls join. The trap is opened, and the branch in the wall is cabled.",
      "Dirty water from one bowl rising in the other means that the shared arm is full of grease, which a cable or a jet removes.",
      ["kitchen-drain-cleaning", "hydro-jetting"],
    ),
    problem(
      "The yard is wet above the sewer",
      "A soggy, green, or sunken strip can mean that the line leaks underground. The crack is located first, and then that section is dug up or lined.",
      "Keep people and pets off the wet ground. The leak can be marked from above, so that digging is kept to one place.",
      ["drain-line-repair", "sewer-camera-inspection", "tree-root-removal"],
    ),
    problem(
      "The basement drain backs up on laundry day",
      "A washer sends down a lot of water at once, more than a half-closed line can carry. The floor drain is simply the lowest way out.",
      "Pause the machine and let the level drop. Cleaning the line from the floor drain or the cleanout gives the next load a clear path.",
      ["laundry-drain-cleaning", "floor-drain-cleaning"],
    ),
    problem(
      "The bathroom sink drains more slowly each week",
      "Hair, soap, and toothpaste close the pipe from the walls inward. The stopper, the trap, and the arm behind it are cleaned in that order.",
      "Lift the stopper out and look: what hangs on it is a sample of what sits below. The rest usually comes up with a small cable.",
      ["bathroom-sink-unclogging", "tub-and-shower-drain"],
    ),
    problem(
      "Water stands around a yard drain",
      "Leaves and mud settle in the basin and in the pipe behind it. Both are cleared, and the far end is opened so that water can leave.",
      "Check where the pipe comes out, if you know the place. An outlet hidden in grass or crushed by a wheel holds the whole line back.",
      ["outdoor-drain-cleaning"],
    ),
    problem(
      "The grease trap fills too fast",
      "A full trap lets fat pass into the line. It is pumped and scraped, and its baffles are looked at for damage.",
      "Scraping plates into the trash and wiping pans slows it down. The rest is a matter of how often it is emptied.",
      ["grease-trap-cleaning"],
    ),
    problem(
      "There is no way into the line",
      "Without a cleanout, a toilet or a roof vent is often the only access. A capped fitting outdoors is set once and used from then on.",
      "Look for a round cap near the house wall or in the lawn; it may lie under mulch. If none turns up, one can be dug in.",
      ["cleanout-installation"],
    ),
  ],
  questions,
  emergency: [
    {
      title: "Sewage is coming up",
      steps: [
        "Stop all water in the house: no flushing, no sinks, no laundry, no dishwasher.",
        "Keep everyone, and pets, out of the wet area; sewage carries germs.",
        "Stay away if water reaches outlets, cords, or the electrical panel, and call the power company.",
        "Pour nothing into the drain and leave the cleanout cap closed; it can burst out under pressure.",
        "Call for drain service, and call the sewer utility too, since the public main may be blocked.",
      ],
      source: {
        title: "EPA, Flood Cleanup and Indoor Air Quality",
        url: "https://www.epa.gov/indoor-air-quality-iaq/resources-flood-cleanup-and-indoor-air-quality",
      },
    },
    {
      title: "Drain cleaner on skin, in the eyes, or swallowed",
      steps: [
        "Skin or eyes: rinse at once under running lukewarm water for 15 to 20 minutes, and take off clothing that it touched.",
        "Swallowed: do not force vomiting.",
        "Call Poison Help at 1-800-222-1222 and have the container in your hand.",
        "Call 911 if someone collapses, has a seizure, or has trouble breathing.",
      ],
      source: { title: "Poison Help", url: "https://poisonhelp.hrsa.gov/" },
    },
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [poisonHelp, call811],
  sources: [
    { title: "Poison Help", url: "https://poisonhelp.hrsa.gov/" },
    {
      title: "EPA, sanitary sewer overflows",
      url: "https://www.epa.gov/npdes/sanitary-sewer-overflows-ssos",
    },
  ],
};
