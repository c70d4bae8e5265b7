import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("general-pest-control", "General pest control", {
    we: [
      "We walk the house inside and out, name what we find, treat where it hides, and tell you which gaps let it in.",
      "We cover ants, roaches, and spiders together: bait and crack treatment indoors, a barrier around the foundation.",
    ],
    plain: [
      "Treatment follows inspection: the pest is identified, its entry points are found, and product goes only where it works.",
      "Have eaves, foundation, and kitchen treated together, as pests that lose one route look for the next.",
    ],
  }),
  service("ant-control", "Ant control", {
    we: [
      "We follow the trail to the nest, set bait that workers carry home, and seal the crack they came through.",
      "Carpenter ants want damp wood. We find the nest and the moisture behind it, and treat both the gallery and the trail.",
    ],
    plain: [
      "Bait beats spray for most ants, since spraying the trail scatters the colony instead of reaching its queens.",
      "Leave the trail in place until treatment, because it shows where the nest is and which bait they take.",
    ],
  }),
  service("cockroach-control", "Cockroach control", {
    we: [
      "We put gel bait in hinges, voids, and motor housings, dust the wall gaps, and use monitors to see where they still run.",
      "German roaches live where it is warm and tight. We treat cabinet by cabinet and show you what feeds and waters them.",
    ],
    plain: [
      "Gel bait, monitors, and a dry kitchen work together; foggers drive roaches deeper into the walls.",
      "In shared buildings, neighboring units are inspected too, because roaches travel along pipes and cables.",
    ],
  }),
  service("termite-treatment", "Termite treatment", {
    we: [
      "We trench and treat the soil along the foundation or set bait stations around it, whichever your house allows.",
      "We trace the live galleries first. Then we treat soil, slab joints, and wood so that the colony is cut off from the house.",
    ],
    plain: [
      "Subterranean termites are stopped in the soil by a treated zone or by bait; drywood termites are treated in the wood.",
      "Repair leaks and clear wood away from the soil, so that a treated house does not invite the next colony.",
    ],
  }),
  service("termite-inspection", "Termite inspection", {
    we: [
      "We probe sills, crawl space, attic, and trim, look for mud tubes and wings, and mark findings on a drawing of the house.",
      "Selling, buying, or simply unsure? We look for the signs that tell old damage from live activity, and say which we found.",
    ],
    plain: [
      "An inspection looks for mud tubes, shed wings, hollow wood, and damp spots from crawl space to attic.",
      "Clear access to attic, crawl space, and garage walls beforehand, because termites work where they are hard to see.",
    ],
  }),
  service("bed-bug-treatment", "Bed bug treatment", {
    we: [
      "We inspect beds, frames, and baseboards, treat every hiding place, and plan the second visit that the eggs make necessary.",
      "Your preparation list comes first. Then we work through each seam, screw hole, and outlet where bed bugs shelter.",
    ],
    plain: [
      "Bed bugs call for a thorough plan: laundering on high heat, treatment of hiding places, and a second visit.",
      "Do not move bedding or furniture to other rooms before treatment, since that carries the bugs along.",
    ],
  }),
  service("mouse-control", "Mouse control", {
    we: [
      "We trap along the walls where mice run, close gaps as small as a dime, and take out what we catch.",
      "Droppings tell us the routes. We set traps out of reach of pets, then seal pipes, vents, and door bottoms.",
    ],
    plain: [
      "Traps remove the mice inside; sealing with metal mesh and caulk keeps the next ones out.",
      "Store food in jars and metal bins during treatment, so that the bait on the trap is what a mouse finds.",
    ],
  }),
  service("rat-control", "Rat control", {
    we: [
      "We find burrows, rub marks, and drain gaps, trap in locked stations, and close the way in with metal and mortar.",
      "Rats shy away from new things. We place stations, let them settle, and adjust until the signs stop.",
    ],
    plain: [
      "Rats come by drains, gaps, and roof lines; trapping and proofing are done together, inside and out.",
      "Pick up fallen fruit, pet food, and bird seed, which keep rats around however many are caught.",
    ],
  }),
  service("rodent-exclusion", "Rodent proofing and exclusion", {
    we: [
      "We go around roof, walls, and foundation, close every gap with mesh, metal, or mortar, and fit sweeps to the doors.",
      "Once the attic is quiet, we close the last way in, and can replace insulation that has been fouled.",
    ],
    plain: [
      "Exclusion closes pipe gaps, vents, and roof edges with material that teeth cannot cut.",
      "Sealing is finished only after the last animal is out, so that none is trapped in a wall.",
    ],
  }),
  service("wasp-and-hornet-removal", "Wasp and hornet nest removal", {
    we: [
      "In protective suits, we treat the nest at its entrance, wait until it is silent, and take it down where it can be reached.",
      "Ground, eaves, or wall void: we treat each kind of nest in its own way and close the hole once the colony is dead.",
    ],
    plain: [
      "Nests near doors and play areas are treated at the entrance, usually when most of the wasps are at home.",
      "Keep your distance and leave the hole open; a blocked nest may break through into the room.",
    ],
  }),
  service("mosquito-control", "Mosquito control", {
    we: [
      "We look for standing water first, treat what cannot be drained, and mist the shaded leaves where mosquitoes rest by day.",
      "Gutters, saucers, tarps, and drains each get a look from us, since a yard breeds mosquitoes in very little water.",
    ],
    plain: [
      "Draining standing water stops the next generation; treating shrubs and shade reduces the one that bites now.",
      "Keep flowers in bloom out of the treatment, and bees are left in peace.",
    ],
  }),
  service("flea-and-tick-control", "Flea and tick control", {
    we: [
      "We treat floors, pet beds, and shaded yard edges, time it with your pet’s own treatment, and explain the vacuuming in between.",
      "Fleas hatch for a while after treatment. We plan a follow-up, so that the late ones meet treated floors too.",
    ],
    plain: [
      "Flea control takes three parts at one time: pet, house, and yard, with the pet left to the veterinarian.",
      "Mow, rake, and clear brush at the edge of the yard, where ticks wait for whatever passes.",
    ],
  }),
  service("spider-control", "Spider control", {
    we: [
      "We brush down webs and egg sacs, treat corners and eaves, and cut off the insects that spiders came for.",
      "Black widow or brown recluse? We identify the spider, search storage and crawl space, and set monitors to see what is left.",
    ],
    plain: [
      "Most house spiders are harmless; control means fewer webs, fewer prey insects, and sealed gaps.",
      "Shake out stored shoes and gloves, and reduce clutter, where shy spiders such as recluses settle.",
    ],
  }),
  service("wildlife-removal", "Wildlife removal", {
    we: [
      "We find how squirrels, raccoons, or bats get in, fit an exit that opens one way, or a trap where the rules permit, and close the gap.",
      "Noises overhead? We inspect attic and roof line, look for young before anything is sealed, and clean up what was left behind.",
    ],
    plain: [
      "Animals are moved out by one-way doors or traps, then entry points are closed; state rules decide what is allowed.",
      "Bats and nesting animals have protected seasons in many states, so timing is part of the plan.",
    ],
  }),
];
