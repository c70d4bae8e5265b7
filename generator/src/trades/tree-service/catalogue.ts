import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("tree-removal", "Tree removal", {
    we: [
      "We take the tree down in sections and lower each one by rope where there is no room to drop it.",
      "Before the first cut we walk around the tree with you and settle where wood lands, what stays, and what leaves on the truck.",
    ],
    plain: [
      "Have a tree dismantled from the top down, with every piece roped past roof, fence, and flower beds.",
      "A dead, crowded, or unwanted tree comes down piece by piece, and logs and brush go wherever was agreed.",
    ],
  }),
  service("tree-trimming", "Tree trimming and pruning", {
    we: [
      "We shorten or remove branches just outside the collar, where the tree can close the wound, and keep the crown in its natural form.",
      "Tell us whether it is the shade, the roof, or the view that bothers you, and we choose the cuts that solve it with the least loss of green.",
    ],
    plain: [
      "Get branches cut back from roof, driveway, and windows before they scrape or break; those near wires are work for the utility.",
      "Good pruning takes crossing, rubbing, and weak growth first and leaves a crown that still looks like a tree.",
    ],
  }),
  service("stump-grinding", "Stump grinding", {
    we: [
      "We grind the stump below the soil line, follow the big surface roots, and mound the chips into the hole or haul them off.",
      "A grinder eats the stump where it stands, so we need a gate it fits through and a look at what lies buried.",
    ],
    plain: [
      "Turn a stump into chips below grade, ready for topsoil and grass once the mound has settled.",
      "Old stumps trip people, dull mower blades, and draw insects; grinding removes them without digging up half the lawn.",
    ],
  }),
  service("storm-damage", "Storm-damaged tree removal", {
    we: [
      "We clear roof, driveway, or fence of a broken tree, taking the bent and loaded limbs first because they spring when cut.",
      "Take your pictures for the claim while the tree still lies as it fell; once you have them, we start to cut.",
    ],
    plain: [
      "Have an uprooted or split tree lifted and cut away from whatever it landed on, piece by controlled piece.",
      "Hung-up limbs, half-fallen trunks, and torn crowns are secured first and cleared second, with the worst load handled from above.",
    ],
  }),
  service("dead-limb-removal", "Dead limb removal", {
    we: [
      "We go up into the crown, take out dead and hanging wood, and leave the living branches alone.",
      "Dead wood above a bed, a swing, or a parked car comes first when we clear a crown of brittle limbs.",
    ],
    plain: [
      "Get dead branches out of the crown while the rest of the tree keeps its shape and shade.",
      "Wood that bears no leaves in the growing season gives no warning when it falls; removing it is called deadwooding.",
    ],
  }),
  service("crown-thinning", "Crown thinning and raising", {
    we: [
      "We thin small branches through the outer crown, so that light and wind pass through and the outline stays.",
      "To open a path, a view, or a sidewalk, we raise the lowest branches a few at a time and keep the tree balanced.",
    ],
    plain: [
      "Let more light reach lawn and windows by having selected branches taken out rather than the top cut off.",
      "Raising a crown gives headroom over drives and walks; thinning takes weight from long, crowded limbs.",
    ],
  }),
  service("tree-inspection", "Tree inspection", {
    we: [
      "We look at roots, trunk, forks, and crown from the ground up, and show you what we find before anything is cut.",
      "Worried by a lean or a crack? We check what has changed, and say whether pruning, bracing, or removal fits.",
    ],
    plain: [
      "Have a tree examined for decay, cracks, dead wood, and moved soil, and learn what can be done about each.",
      "A look from the ground, a knock on the trunk, and a check of the root flare say a lot about a tree.",
    ],
  }),
  service("cabling-bracing", "Tree cabling and bracing", {
    we: [
      "We set a cable high between two heavy leaders, so that they move together in wind instead of tearing apart.",
      "Where a fork has started to split, we can add threaded rods below and a cable above, then trim weight off both sides.",
    ],
    plain: [
      "Keep a valued tree with a weak fork by tying its main stems together high in the crown.",
      "A cable limits how far a limb can swing, and a rod holds a split. Have both looked at after a big storm.",
    ],
  }),
  service("tree-health", "Tree disease and pest care", {
    we: [
      "We look at leaves, bark, and soil to narrow down the cause, then prune, feed, or treat for what is there.",
      "Yellow leaves can come from roots, water, insects, or disease, so we start with the cause and not with a spray.",
    ],
    plain: [
      "Spots, wilting, or sawdust at the trunk deserve a diagnosis first; treatment depends on the species and the culprit.",
      "Help a struggling tree with mulch, water, soil work, or treatment that fits what is wrong with it.",
    ],
  }),
  service("lot-clearing", "Lot and land clearing", {
    we: [
      "We clear brush, saplings, and marked trees from a lot, and leave standing every tree you have flagged to keep.",
      "Before machines roll, we walk the boundary with you, mark keepers, and agree on stumps, logs, and access.",
    ],
    plain: [
      "Open an overgrown lot for a build, a fence, or a wider yard, with stumps ground or pulled as planned.",
      "Clearing goes from undergrowth to trees to stumps, and the wood is chipped, stacked, or hauled as agreed.",
    ],
  }),
  service("tree-planting", "Tree planting", {
    we: [
      "We dig a wide, shallow hole, set the root flare level with the ground, water it in, and mulch without touching the trunk.",
      "Tell us the spot and whether you want shade, blossoms, or a screen, and we match a species to the room it will need.",
    ],
    plain: [
      "Pick a tree by its grown size, then have it set at the right depth and staked only if it needs it.",
      "Planting well means finding the root flare, loosening circling roots, and keeping mulch off the bark.",
    ],
  }),
  service("brush-chipping", "Brush removal and chipping", {
    we: [
      "We feed your piled limbs and brush through a chipper, and leave the chips as mulch if you want them.",
      "Pile the branches with the cut ends facing one way, and we can chip them straight from the driveway.",
    ],
    plain: [
      "Clear away a heap of storm limbs or hedge cuttings without tying bundles or renting a machine.",
      "Branches become chips for beds and paths, or leave together with the logs that are too heavy to lift.",
    ],
  }),
  service("crane-removal", "Large tree removal by crane", {
    we: [
      "We strap each section to the crane before we cut it, so that heavy wood lifts off over the house and never swings.",
      "Where a tree is too weak to climb, we reach it by lift or crane and work down from the top.",
    ],
    plain: [
      "Take out a huge or unsafe tree in a few heavy lifts rather than in many small roped pieces.",
      "A crane needs firm ground, room to stand, and clear air above; the site is looked at before it is booked.",
    ],
  }),
  service("log-removal", "Log removal and firewood cutting", {
    we: [
      "We cut trunks to the length you name, split what you want to burn, and haul off the rest.",
      "A felled trunk is heavier than it looks, so we roll it with cant hooks and move it piece by piece.",
    ],
    plain: [
      "Get logs left from an earlier job cut up, stacked for drying, or taken off the property.",
      "Green wood burns poorly; rounds that are split and stacked under cover dry through a season or more.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "A tree leans more than it used to",
    "A new lean with cracked or lifted soil on one side means that roots have let go. Stay out of its reach; it usually has to come down.",
    "Trees that grew toward light can lean for life without harm. A lean that is new or growing gets an inspection, then bracing or removal.",
    ["tree-inspection", "tree-removal", "cabling-bracing"],
  ),
  problem(
    "Large branches are bare in summer",
    "Limbs without leaves while the rest is green are dead and brittle. They are cut out, and the tree is checked for the reason.",
    "One bare limb may only have been shaded out, a bare side may be root trouble. Dead wood is removed, and soil and roots get a look.",
    ["dead-limb-removal", "tree-health", "tree-inspection"],
  ),
  problem(
    "Mushrooms grow at the base",
    "Shelf fungi on the trunk or around the root flare often point to decay inside. The trunk is sounded, and pruning or removal follows from that.",
    "A soft, hollow-sounding trunk carries less than it seems. How much sound wood is left decides whether the tree can be kept.",
    ["tree-inspection", "tree-health", "tree-removal"],
  ),
  problem(
    "Branches scrape the roof",
    "Twigs that rub shingles wear them down and give squirrels a bridge. The branches are cut back to a fork that points away.",
    "Noise on the roof in every wind comes from limbs grown too long. Pruning them back to side branches keeps the crown’s form.",
    ["tree-trimming", "crown-thinning"],
  ),
  problem(
    "The trunk has split at a fork",
    "Two stems with bark pressed between them make a weak joint that opens under load. Cables and lighter tops can hold it, or one stem goes.",
    "A fresh crack that you can see into is serious, so keep clear of it. Bracing is possible early; later, removal is the answer.",
    ["cabling-bracing", "tree-removal", "tree-inspection"],
  ),
  problem(
    "Limbs hang over the power line",
    "Never cut near a line yourself. The utility handles its main lines, and it can disconnect the line to the house while tree work is done.",
    "Branches on or near wires belong to the utility or to line-clearance crews. Report them, and other limbs can be pruned separately.",
  ),
  problem(
    "Roots lift the walk or crowd the house",
    "Roots follow air and water and push up slabs as they thicken. Options run from a changed path to root pruning or removal.",
    "Cutting big roots close to the trunk can make a tree unstable, so distance and size are measured first. Sometimes the walk moves instead.",
    ["tree-inspection", "tree-removal", "tree-health"],
  ),
  problem(
    "An old stump keeps sprouting",
    "Some species send up shoots for seasons after the cut because the roots still live. Grinding the stump and its flare takes away most of them.",
    "Mowing around a stump and clipping its suckers is a chore without end. A grinder cuts it below the grass line.",
    ["stump-grinding"],
  ),
  problem(
    "A storm left limbs hanging",
    "Broken wood caught in the crown can fall without warning. It is secured, then lowered, the most loaded pieces first.",
    "Keep cars and people out from under it, and take photos from a distance. With wires in the branches, the utility comes first.",
    ["storm-damage", "dead-limb-removal"],
  ),
  problem(
    "A big tree stands where nothing can fall",
    "Between house, pool, and fence there is no room to drop wood. It is taken down in pieces, by rope or by crane.",
    "Access decides how: a gate, a driveway, firm ground. Photos of the way in help to plan it.",
    ["crane-removal", "tree-removal"],
  ),
  problem(
    "A corner is overgrown or full of brush",
    "Brush and saplings are cut first, then the trees that are marked. Limbs are chipped, and trunks are cut to length.",
    "Tie a ribbon to whatever stays, and say what should happen to chips and logs. Keep wire, nails, and stones out of the pile.",
    ["lot-clearing", "brush-chipping", "log-removal"],
  ),
  problem(
    "A new tree is struggling",
    "Planted too deep, or with roots that circle, a young tree stops growing. The flare is uncovered, and soil and watering are put right.",
    "Scrape a twig with a fingernail: green below means that it lives. Slow, deep water and mulch kept off the bark help more than feed.",
    ["tree-planting", "tree-health"],
  ),
];
