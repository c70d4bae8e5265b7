import { problem } from "../pack-entries.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const waterDamageRestorationTrade: Trade = {
  slug: "water-damage-restoration",
  names: {
    noun: "water damage restoration",
    person: "restoration technician",
    work: "water damage restoration",
  },
  typed:
    `water damage restoration, water damage, water damage repair, water damage cleanup, water restoration,
    water removal, water extraction, water mitigation, water cleanup, flood restoration, flood cleanup,
    flood damage restoration, flooded basement, basement flood cleanup, storm damage restoration,
    sewage cleanup, sewage backup cleanup, structural drying, carpet drying, wet carpet,
    ceiling water damage repair, mold remediation, mold removal, black mold removal, disaster restoration`.split(
      /,\s+/,
    ),
  schemaType: "HomeAndConstructionBusiness",
  family: "rescue",
  // A roof, a drop, and water that stands in the house.
  motif:
    '<path d="M4 11.5 12 4.5l8 7M6 10v5M18 10v5"/><path d="M3 18.5c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0"/><path d="M12 9s-1.9 2.1-1.9 3.4a1.9 1.9 0 0 0 3.8 0C13.9 11.1 12 9 12 9z"/>',
  leads: {
    we: [
      "Water on the floor and soaking into the walls: we take it out and dry what can be saved, room by room.",
      "After a burst pipe, a storm, or a backup, we pump, dry, and clean, and measure the walls to see how the drying goes.",
      "Tell us where the water came from and how far it got. We bring pumps and dryers, and work from the wettest room outward.",
    ],
    plain: [
      "Water out, walls dry, rooms back: extraction, drying, cleanup, and repair after leaks, floods, and backups.",
      "A wet house gets worse while it waits. Stop the water, take photos, and have drying started.",
      "Soaked carpet, stained ceilings, or a flooded basement can be pumped out, dried, cleaned, and put back together.",
    ],
  },
  ctas: ["{Call} about water damage", "{Call} and say what got wet", "{Call} to have it dried"],
  titles: ["Cleanup & Drying", "Extraction, Drying & Mold", "Flood & Leak Cleanup"],
  descriptions: [
    "water pumped out, walls dried, floors saved where possible, with safe first steps for a flooded room.",
    "cleanup after burst pipes, floods, and sewage, and what to photograph before it starts.",
    "drying, mold remediation, and repair of ceilings, floors, and basements, step by step.",
    "call about a leak, a flood, or a musty room, and see how a house is dried and put back.",
  ],
  services,
  problems: [
    problem(
      "Water stands on the floor",
      "Every surface it touches drinks it up. Pumps and extractors take it away, then walls and floors are metered and dried.",
      "Find out where it comes from and stop it if that is safe. Once the floor is clear, dry air does the rest of the work.",
    ),
    problem(
      "The ceiling sags or bulges",
      "Water has collected above the board, which can fall without warning. It is drained under control, and the cavity is opened and dried.",
      "Stay out from under it and close the door. Damaged board is removed, joists are dried, and a new ceiling goes up.",
      ["ceiling-and-drywall-repair", "burst-pipe-cleanup"],
    ),
    problem(
      "There is a brown stain on the wall",
      "The ring marks where water dried, not where it entered. A meter shows whether the wall is still wet and which way the leak lies.",
      "A stain that grows after rain points to the outside, one that grows after showers to a pipe. Source first, then drying and repair.",
      ["moisture-inspection", "ceiling-and-drywall-repair"],
    ),
    problem(
      "The house smells musty",
      "Hidden damp is feeding growth behind a wall, under a floor, or in the crawl space. It is traced by meter, opened, cleaned, and dried.",
      "Follow the smell to the room where it is strongest with windows closed. Readings of wood and air there lead to the wet spot.",
      ["moisture-inspection", "mold-remediation", "crawl-space-drying"],
    ),
    problem(
      "Mold shows on a wall or ceiling",
      "Something keeps that spot damp. The source is repaired, affected board is cut out behind plastic, and the frame is cleaned and dried.",
      "Leave it undisturbed, since brushing spreads it. The area is sealed off, filtered air is kept moving, and growth is taken out.",
      ["mold-remediation"],
    ),
    problem(
      "Wood floors are cupping or buckling",
      "Boards swell from below when moisture is trapped underneath. Slow drying from above and below can bring many of them back.",
      "Do not sand or nail them down yet. The subfloor is dried first, and the boards are assessed once they have stopped moving.",
      ["hardwood-floor-drying"],
    ),
    problem(
      "Carpet squishes underfoot",
      "The pad below holds more water than the carpet itself. It is pulled, the floor is dried, and sound carpet is laid again.",
      "Lift furniture onto blocks or foil. If the water was clean, the carpet may stay; if it was sewage, it has to go.",
      ["carpet-drying", "water-extraction"],
    ),
    problem(
      "The basement has flooded",
      "Wiring, gas, and pressure on the walls come first. With those safe, the water is pumped down, mud removed, and the room dried.",
      "Stay out of it until the power is off. What can be saved is carried out, and walls, slab, and air are dried together.",
      ["flooded-basement-cleanup", "water-extraction", "storm-flood-cleanup"],
    ),
    problem(
      "Sewage has come up indoors",
      "What it has soaked is bagged and removed. Hard surfaces are washed, disinfected, and dried before the room is used again.",
      "Keep children and pets out, and use no drains until the blockage is cleared. Shoes that were in it stay outside.",
      ["sewage-cleanup"],
    ),
    problem(
      "The floor by the dishwasher is soft",
      "A small leak can feed the subfloor for months. The machine is pulled out, and cabinet and floor are measured and dried.",
      "Close its water valve and leave it in place. A swollen toe-kick or a dark seam shows how far the water went.",
      ["appliance-leak-cleanup", "structural-drying"],
    ),
    problem(
      "Furniture and papers got wet",
      "Photos, papers, and fabric come first, since they spoil soonest. Each thing is looked at, then dried, cleaned, or discarded.",
      "Do not pull wet pages apart; freeze them in bags until they can be dried. Lift table legs onto foil or blocks.",
      ["contents-drying"],
    ),
    problem(
      "Wind or flood opened the house",
      "The opening is covered first, so that no more gets in. Mud and water go next, and soaked drywall comes out before the frame is dried.",
      "Wait until it is safe to enter, with power and gas off. Photograph the water line in each room before anything is moved.",
      ["storm-flood-cleanup"],
    ),
  ],
  questions,
  emergency: [
    {
      title: "Water is spreading through the house",
      steps: [
        "Stay out of water that reaches outlets, cords, appliances, or the electrical panel.",
        "Close the main water valve if a pipe or appliance is the source.",
        "Switch off power to the wet rooms only if the panel is dry and you can reach it over dry floor.",
        "Keep everyone out from under a ceiling that sags.",
        "Take photos, then lift what you can off the floor.",
      ],
      source: { title: "Ready.gov, Safety Skills", url: "https://www.ready.gov/safety-skills" },
    },
    {
      title: "Flood water or sewage is in the house",
      steps: [
        "Leave if the water is rising, and go to higher ground; call 911 if you are trapped.",
        "Stay out until the power is off; if you smell gas, get out, then call 911 from outdoors.",
        "Keep children, pets, and anyone with asthma or weak immunity away from the wet area.",
        "Wear rubber boots, gloves, and eye protection if you must go in, and wash well afterward.",
        "Run generators outdoors only, at least 20 feet from doors and windows.",
      ],
      source: {
        title: "EPA, Flood Cleanup and Indoor Air Quality",
        url: "https://www.epa.gov/indoor-air-quality-iaq/resources-flood-cleanup-and-indoor-air-quality",
      },
    },
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [],
  sources: [
    {
      title: "EPA, Mold and Moisture",
      url: "https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home",
    },
    { title: "Ready.gov, Floods", url: "https://www.ready.gov/floods" },
  ],
};
