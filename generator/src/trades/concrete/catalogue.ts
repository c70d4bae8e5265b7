import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("concrete-driveway", "Concrete driveway", {
    we: [
      "We dig to firm ground, compact a stone base, set forms for drainage, and pour a driveway thick enough for your vehicles.",
      "Joints decide how a driveway ages. We lay them out before the pour and cut them while the concrete is still young.",
    ],
    plain: [
      "Old pavement out, base compacted, concrete placed and broomed for grip, with a slope that leads water off.",
      "A new driveway stands or falls with what lies beneath: firm soil, crushed stone, then reinforced concrete in well-spaced joints.",
    ],
  }),
  service("concrete-patio", "Concrete patio", {
    we: [
      "We shape the patio to your doors, steps, and furniture, and pitch it away from the house so rain runs off.",
      "Smooth, broomed, colored, or stamped: we show you the finishes first, then form the curves and pour in one go.",
    ],
    plain: [
      "Patios formed to the yard, set below the door sill, and poured with a slight fall toward the lawn.",
      "An outdoor floor for table and grill needs little upkeep: a rinse, and now and then a new coat of sealer.",
    ],
  }),
  service("stamped-concrete", "Stamped concrete", {
    we: [
      "We color the mix, press the pattern while the surface is soft, and seal it once it has cured.",
      "Slate, brick, plank, or cobble: our stamps follow a layout we agree on, so that joints fall where the pattern hides them.",
    ],
    plain: [
      "Fresh concrete textured with mats to look like stone, brick, or wood, tinted in two tones, and sealed.",
      "The look of laid stone without gaps for weeds. A fresh coat of sealer from time to time keeps the color deep.",
    ],
  }),
  service("sidewalk-walkway", "Sidewalks and walkways", {
    we: [
      "We lay out paths where people really walk, form them to an even width, and broom the surface against slips.",
      "Where a root has lifted a panel, we take that section out, deal with the root, and pour it level again.",
    ],
    plain: [
      "Front walks, garden paths, and city sidewalks poured new or replaced panel by panel.",
      "A raised joint trips people and stops wheels. Grinding may do for a small lip, a new panel for a large one.",
    ],
  }),
  service("concrete-steps", "Concrete steps and porches", {
    we: [
      "We build forms so that every riser has the same height, pour steps and landing together, and round the edges.",
      "Steps that have pulled away from the house get a footing below frost depth when we replace them, so that frost moves them less.",
    ],
    plain: [
      "New stairs and stoops poured in place, or crumbling treads and corners rebuilt on sound concrete.",
      "Even risers, a slight forward slope, and a broomed surface make outdoor steps safe to use in the wet.",
    ],
  }),
  service("concrete-slab", "Concrete slabs for garages and sheds", {
    we: [
      "We grade the pad, compact stone, lay a vapor barrier where it belongs, and pour a flat floor with a clean edge.",
      "Tell us what will stand on it: a car, a hot tub, a workshop. We choose the thickness and steel to carry it.",
    ],
    plain: [
      "Floors for garages, sheds, barns, and equipment, with thickened edges and steel where loads call for them.",
      "A good slab begins with drainage and a level, firm bed; the concrete on it then has nothing to bridge.",
    ],
  }),
  service("foundations-footings", "Foundations and footings", {
    we: [
      "We dig footings to bearing soil and frost depth, tie the steel, and pour walls plumb to the builder’s plan.",
      "For additions, garages, and decks we form and pour the part that nobody sees and everything rests on.",
    ],
    plain: [
      "Footings, stem walls, and piers placed to drawings, with inspection of steel and forms before the pour where required.",
      "New foundations for additions and outbuildings: excavated, formed, reinforced, poured, then stripped and backfilled.",
    ],
  }),
  service("concrete-leveling", "Concrete leveling", {
    we: [
      "We drill small holes in the sunken slab, pump grout or foam beneath, and lift it back to its neighbor.",
      "A slab that has settled in one piece can often stay. We raise it, fill the void, and patch the holes.",
    ],
    plain: [
      "Settled walks, drives, and porch slabs raised from below, which spares the concrete and the plants around it.",
      "Leveling suits slabs that are sound but low; panels broken into pieces are better poured again.",
    ],
  }),
  service("concrete-repair", "Concrete crack and surface repair", {
    we: [
      "We clean out the crack, choose a flexible or a rigid filler depending on whether it still moves, and finish it flush.",
      "Before we patch spalled spots, we chip back to hard concrete, because a patch is only as good as what it holds to.",
    ],
    plain: [
      "Cracks routed and sealed, broken edges rebuilt, and loose surface replaced by a patch that keys into hard concrete.",
      "Repairs keep water out of the slab. A patch rarely matches the old color, so a thin overlay is an option where looks matter.",
    ],
  }),
  service("concrete-resurfacing", "Concrete resurfacing", {
    we: [
      "We grind and wash the old surface, mend its cracks, and spread a polymer overlay with the texture you pick.",
      "If your slab is sound but ugly, we give it a new face instead of hauling it away.",
    ],
    plain: [
      "A thin, gripping layer over worn or stained concrete, broomed, stamped, or colored like new work.",
      "Overlays hide pitting and old patches. They follow the cracks below, so moving slabs call for other measures.",
    ],
  }),
  service("floor-coating", "Garage floor coating", {
    we: [
      "We grind the floor to open its pores, test for moisture, and build up primer, color, flakes, and clear coat.",
      "Hot tires peel ordinary paint. We prepare the bare concrete first, so that the coating has something to hold on to.",
    ],
    plain: [
      "Epoxy or polyaspartic coats over prepared concrete, with cracks filled and flakes broadcast for grip.",
      "A coated floor sweeps clean and shrugs off oil. Good grinding beforehand is what makes it hold.",
    ],
  }),
  service("concrete-removal", "Concrete removal and cutting", {
    we: [
      "We saw clean lines where old concrete meets what stays, break out the rest, and load it for recycling or disposal.",
      "Need a trench through the slab or an opening in a wall? We locate what runs there, then cut wet to hold the dust down.",
    ],
    plain: [
      "Slabs, walks, and steps cut, broken, and hauled off, leaving a graded bed for whatever comes next.",
      "Sawing first keeps the neighboring panel whole; water at the blade keeps silica dust out of the air.",
    ],
  }),
  service("retaining-walls", "Concrete retaining walls", {
    we: [
      "We set the wall on a proper footing, place steel and drainage stone behind it, and give water a way out.",
      "A slope pushes hardest when it is wet. We build in drain pipe and weep holes as carefully as the wall itself.",
    ],
    plain: [
      "Poured or block walls that hold a bank, terrace a yard, or widen a drive, drained from behind.",
      "Taller walls usually need an engineer’s drawing; low garden walls can follow standard details.",
    ],
  }),
  service("concrete-sealing", "Concrete sealing", {
    we: [
      "We wash the slab, let it dry, and apply a sealer that suits its finish: one that soaks in, or one that shines.",
      "We reseal driveways and stamped patios before water and salt work their way in, and add grit where feet get wet.",
    ],
    plain: [
      "Cleaning, drying, and sealing of new and older concrete against water, deicing salt, and oil stains.",
      "Penetrating sealers leave the look unchanged; film-forming ones deepen color and want renewing more often.",
    ],
  }),
];
