import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("landscape-design", "Landscape design", {
    we: [
      "We measure the yard, note sun, slope, and views, and draw a plan that shows beds, paths, and plants before anyone digs.",
      "A plan begins with how you live outdoors, so we ask about meals, play, pets, and privacy before we talk about plants.",
    ],
    plain: [
      "Get a drawn plan for the whole yard, so that work can be done at once or in stages that fit together.",
      "Start with paper: where people walk, where water runs, and what the kitchen window looks out on decide the layout.",
    ],
  }),
  service("planting", "Planting shrubs and perennials", {
    we: [
      "We place the pots first, step back with you, then loosen the soil, set each plant at its right depth, and water it in.",
      "Grown size decides our spacing, so that shrubs fill in without swallowing the walk or the windows later.",
    ],
    plain: [
      "Have shrubs, grasses, and flowers put in where sun, shade, and soil give them a good start.",
      "Plant in layers, tall at the back and low at the front, and choose for bloom in more than one season.",
    ],
  }),
  service("flower-beds", "Flower bed installation", {
    we: [
      "We cut the outline, strip the sod, work compost into the soil, and finish with a clean edge, plants, and mulch.",
      "A worn strip along the house becomes a bed once we have dug out roots, raised the soil, and checked that water drains away.",
    ],
    plain: [
      "Turn a patch of lawn or bare dirt into a prepared bed with crisp borders and room for roots.",
      "Good beds start below ground: weeds out, soil loosened, organic matter in, and only then color on top.",
    ],
  }),
  service("mulching", "Mulch installation", {
    we: [
      "We weed the bed, recut its edge, and spread mulch in an even layer, pulled back from trunks and siding.",
      "Choose bark, chips, or stone; we bring it in by wheelbarrow, fill the thin places, and rake it level.",
    ],
    plain: [
      "Cover beds with fresh mulch to hold moisture, slow weeds, and give the planting a finished look.",
      "A layer a few inches deep is plenty, since mulch heaped against bark keeps it wet and invites rot.",
    ],
  }),
  service("sod-installation", "Sod installation", {
    we: [
      "We remove old turf, rake the soil level, and lay rolls in a brick pattern with tight seams before we roll and soak them.",
      "New sod needs firm, damp soil beneath it, so we prepare the ground first and order the turf for the day it is laid.",
    ],
    plain: [
      "Get a green lawn laid in rolls over graded soil, ready for light use once the roots have taken hold.",
      "Where seed washes away or patience has run out, sod covers the ground at once and needs steady water to root.",
    ],
  }),
  service("paver-patio", "Paver patios and walkways", {
    we: [
      "We dig to firm soil, compact a gravel base in layers, screed the sand, and set pavers with a slope that sheds water.",
      "The base is what keeps a patio flat, so most of our digging and packing happens before the first stone is set.",
    ],
    plain: [
      "Add a patio or path of pavers, edged so that it cannot creep and pitched away from the house.",
      "Pavers can be lifted and reset one by one if a pipe below ever needs repair.",
    ],
  }),
  service("retaining-walls", "Retaining walls", {
    we: [
      "We bury the first course, step the wall back as it rises, and drain it with gravel and pipe, since water is what topples walls.",
      "A slope becomes usable when we cut it into level terraces, each held by block, stone, or timber.",
    ],
    plain: [
      "Hold back a bank with a wall built on a compacted footing and drained from behind.",
      "Low walls make seats and planting steps; taller ones need a permit in many cities, and often an engineer’s drawing.",
    ],
  }),
  service("yard-drainage", "Yard drainage and French drains", {
    we: [
      "We watch where the water comes from, then regrade the soil or lay a gravel trench with perforated pipe to lead it off.",
      "Downspouts, low spots, and hard soil each call for something else, so we trace the puddle to its source first.",
    ],
    plain: [
      "Dry out a soggy lawn or a wet foundation wall by giving water a slope, a pipe, and a place to go.",
      "Grading comes first because it has no parts to clog; drains and basins take what slope alone cannot.",
    ],
  }),
  service("shrub-trimming", "Shrub and hedge trimming", {
    we: [
      "We shape hedges a little wider at the base, thin shrubs by hand where shears would leave stubs, and take the clippings away.",
      "Bloom time sets our calendar: spring flowers are cut after they fade, summer ones before growth begins.",
    ],
    plain: [
      "Bring overgrown bushes back off walks, windows, and siding while keeping a natural outline.",
      "Have hedges squared up, dead stems cut out at the base, and leaves and twigs raked from the beds.",
    ],
  }),
  service("bed-maintenance", "Garden bed maintenance", {
    we: [
      "We weed, deadhead, cut back, edge, and top up mulch on a schedule, so that weeds get no head start.",
      "On each round we look for drooping leaves, chewed stems, and stopped emitters, and tell you what we see.",
    ],
    plain: [
      "Keep planted beds tidy through the growing season with regular weeding, pruning, and cleanup.",
      "Perennials get cut back, roses pruned, and spent blooms removed at the time each kind of plant prefers.",
    ],
  }),
  service("landscape-lighting", "Landscape lighting", {
    we: [
      "We run low-voltage cable from a transformer, aim small fixtures at steps, trunks, and walls, and adjust them after dark.",
      "Less light shows more: we light the path and one or two features, and shield the lamps from eyes and bedrooms.",
    ],
    plain: [
      "Make steps safe and the garden visible at night with low-voltage lamps along paths and under trees.",
      "Path lights, uplights, and downlights each do a different job; a timer or light sensor switches them on at dusk.",
    ],
  }),
  service("rock-gravel", "Rock and low-water landscaping", {
    we: [
      "We strip the turf, lay fabric only where it helps, place boulders partly buried, and group plants by how much water they need.",
      "A dry streambed of river stone can carry runoff and look planned, so we size the rock to the flow.",
    ],
    plain: [
      "Swap thirsty lawn for gravel, stone, and tough plants that get by on little irrigation.",
      "Stone paths and drought-tolerant beds suit hot slopes and narrow side yards where grass never thrives.",
    ],
  }),
  service("fire-pits-seating", "Fire pits and outdoor seating", {
    we: [
      "We set a steel-lined ring on a gravel base, curve a seat wall around it, and keep both clear of roof and branches.",
      "Smoke follows the breeze, so we stand in the yard with you and place the pit where chairs will not get it.",
    ],
    plain: [
      "Add a stone fire pit with a bench or wall around it, at a safe distance from house and trees.",
      "Wood or gas decides the plan: wood wants distance and a spark screen, gas wants a buried line and a permit in many cities.",
    ],
  }),
  service("artificial-turf", "Artificial turf installation", {
    we: [
      "We dig out the lawn, compact crushed stone, roll out the turf with the grain one way, and pin and glue the seams.",
      "For dogs we build a base that drains well and use an infill that rinses clean.",
    ],
    plain: [
      "Have a play area, dog run, or shady strip covered with turf that needs no mowing.",
      "The base makes it: crushed stone, compacted and graded, lets rain through and keeps the surface flat.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "Water stands in the yard after rain",
    "Puddles that stay for days mean low ground, packed soil, or a downspout with nowhere to go. Grading, a drain, or a rain garden leads the water off.",
    "Soggy turf near the house is the case to solve first. Soil gets sloped away from the wall, and pipe carries the rest.",
    ["yard-drainage"],
  ),
  problem(
    "Soil washes down the slope",
    "Bare banks lose ground with each storm. Terraces, deep-rooted plants, or stone slow the water and hold the earth.",
    "Mud on the walk after rain shows where the runoff travels. Its path gets a swale, steps, or planting.",
    ["retaining-walls", "yard-drainage", "planting"],
  ),
  problem(
    "The retaining wall leans or bulges",
    "A wall that tips forward usually has water or soil pressure behind it. It is taken down to sound courses, drained, and rebuilt.",
    "Gaps, cracks, and a bulge in the middle call for an inspection before more soil moves. Keep children off the edge.",
    ["retaining-walls"],
  ),
  problem(
    "Pavers have sunk or spread",
    "Dips come from a base that was thin or washed out. Pavers are lifted, gravel is repacked, and the same stones go back.",
    "When joints open at the rim, the edge restraint has failed. New edging and joint sand lock the field together again.",
    ["paver-patio"],
  ),
  problem(
    "Beds are full of weeds",
    "Weeds win where soil lies open. Pulling them with the root, a sharp bed edge, and fresh mulch tip the balance.",
    "Fabric under old mulch often hides a second layer of roots. The bed is cleared down to soil and replanted more densely.",
    ["bed-maintenance", "mulching", "flower-beds"],
  ),
  problem(
    "Shrubs have outgrown their place",
    "Bushes over windows and walks were often planted too close. Some take a hard cut back, others are moved or replaced.",
    "A shrub sheared for seasons turns into a green shell around bare wood. Thinning lets light in, and growth returns.",
    ["shrub-trimming", "planting"],
  ),
  problem(
    "New plants keep dying",
    "Wrong light, wet feet, or roots set too deep are the usual reasons. Soil and drainage are checked before anything is replanted.",
    "Too much water looks much like too little. A finger in the soil tells which, and plants for that spot replace the lost ones.",
    ["planting", "flower-beds", "bed-maintenance"],
  ),
  problem(
    "The yard feels bare and unused",
    "A lawn with nothing to walk to stays empty. A path, some shade, and a place to sit give it a reason.",
    "Flat fronts gain depth from layered beds and one small tree. A plan shows the effect before a shovel moves.",
  ),
  problem(
    "The garden is dark after sunset",
    "Steps, edges, and the way to the door come first. A few low fixtures on one cable make them safe to walk.",
    "Stand at the street and at the kitchen window at dusk. What should be seen from there is where the light goes.",
    ["landscape-lighting"],
  ),
  problem(
    "Grass will not hold up in one spot",
    "Shade, dogs, or a slope wear some places bare whatever is sown. Sod on better soil, artificial turf, or stone takes over there.",
    "Watch it through a day of sun and feet. How much of each it gets decides what belongs there.",
    ["sod-installation", "artificial-turf", "rock-gravel"],
  ),
  problem(
    "There is no place to sit outside",
    "A level spot with a firm base comes first, close to the door or in the shade. Seats, a wall, or a fire ring follow.",
    "Count the chairs, and add room to pull them out. Sun at dinner time and the view from the house decide the place.",
    ["paver-patio", "fire-pits-seating", "landscape-design"],
  ),
  problem(
    "The yard has gotten out of hand",
    "Hedges, beds, and edges are cut back in that order, which shows what can be kept. The rest is planned in steps.",
    "Photos of each side are enough to start. Say what bothers you most, and what should stay.",
  ),
];
