import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("house-washing", "House washing", {
    we: [
      "We apply soap from the bottom up, let it loosen the film, and rinse from the top down with low pressure.",
      "Before we start, we close windows with you, cover outlets and lights, and soak the plants along the wall.",
    ],
    plain: [
      "Have siding, trim, and soffits cleared of algae, cobwebs, pollen, and dust without forcing water behind the boards.",
      "Vinyl, brick, stucco, and painted wood each take a different nozzle and distance; cleaner does the work, pressure only rinses.",
    ],
  }),
  service("soft-washing", "Soft washing", {
    we: [
      "We put on a cleaning solution at about garden-hose pressure, wait until it has killed the growth, and rinse gently.",
      "Stucco, old paint, and screens cannot stand up to a hard jet, so on these we let the cleaner work and keep the lance back.",
    ],
    plain: [
      "Choose the gentle method for surfaces that a strong jet would scar, lift, or flood.",
      "Algae and mildew are living things; soft washing kills them and does not just shave off the top.",
    ],
  }),
  service("roof-cleaning", "Roof washing", {
    we: [
      "We treat black streaks on shingles with a low-pressure solution, keep off brittle spots, and rinse gutters and plants afterward.",
      "High pressure strips the granules from shingles, so we never use it there and let the treatment lighten the roof.",
    ],
    plain: [
      "Get algae streaks and moss treated by a low-pressure wash that leaves shingle granules in place.",
      "Moss dies first and lets go later; scraping it off wet shingles harms them, so wind and rain finish the job.",
    ],
  }),
  service("driveway-cleaning", "Driveway cleaning", {
    we: [
      "We pre-treat oil and tire marks, wash the whole slab evenly, and rinse the dirt away from garage and beds.",
      "We clean concrete in overlapping passes to avoid zebra stripes, and do the edges by hand.",
    ],
    plain: [
      "Bring a gray or green drive back to an even tone, from the garage door to the curb.",
      "Concrete takes pressure, asphalt far less of it; the surface sets the nozzle and the distance.",
    ],
  }),
  service("patio-paver-cleaning", "Patio and paver cleaning", {
    we: [
      "We wash pavers at a flat angle to save the joints, then sweep in fresh sand when they have dried.",
      "Slippery green stone is algae in the pores, so we treat it first and rinse second.",
    ],
    plain: [
      "Clean stone, brick, and concrete patios of moss, leaf stains, and grease from the grill.",
      "Joint sand that washes out is swept back in afterward, and sealer can follow once the stone is dry.",
    ],
  }),
  service("deck-cleaning", "Deck washing", {
    we: [
      "We clean boards with a wood cleaner, a wide fan, and low pressure, moving along the grain so that no fuzz stands up.",
      "Gray wood is weathered fiber and not dirt, so after the wash we can apply a brightener before you stain.",
    ],
    plain: [
      "Prepare a deck for stain or sealer, or simply make it safe to walk on again.",
      "Composite boards get a soft brush and rinse, wood a cleaner and mild pressure; both dry before anything is coated.",
    ],
  }),
  service("fence-cleaning", "Fence cleaning", {
    we: [
      "We wash wood fences along the grain and vinyl with soap, both sides where we can reach them.",
      "Green posts near sprinklers and shade get the cleaner first, and we wet the grass below before and after.",
    ],
    plain: [
      "Restore wood, vinyl, or metal fencing that has gone green or gray in the weather.",
      "A washed fence shows loose pickets and bare wood, so it is a good first step before paint or stain.",
    ],
  }),
  service("sidewalk-steps", "Sidewalk and step cleaning", {
    we: [
      "We lift algae, gum, and leaf stains from walks and steps, and keep the runoff away from the front door.",
      "Steps are where people slip, so we go into the corners and rinse all film off the treads.",
    ],
    plain: [
      "Make front walks, stoops, and ramps less slippery and brighter from door to street.",
      "Gum gets heat, leaf tannin an oxygen cleaner, and algae a treatment before the rinse.",
    ],
  }),
  service("oil-rust-stains", "Oil and rust stain removal", {
    we: [
      "We draw oil up with a degreaser, and treat rust with an acid that is made for it.",
      "Before we promise anything, we test one spot, since old oil sits deep in the pores of concrete.",
    ],
    plain: [
      "Lighten oil drips, fertilizer rust, and battery marks on concrete with the matching treatment.",
      "Rust from sprinklers or furniture will not wash off with pressure; it dissolves with the right acid.",
    ],
  }),
  service("brick-stone-cleaning", "Brick and stone washing", {
    we: [
      "We check the mortar first, wet the wall, brush on cleaner, and rinse with low pressure that leaves joints in place.",
      "White bloom on brick is salt carried by water, so we remove it and tell you where the damp may come from.",
    ],
    plain: [
      "Get brick and stone cleaned of soot, moss, and salt without blowing out the pointing.",
      "Soft, old brick needs patience and mild cleaner; a hard jet would take its fired face off.",
    ],
  }),
  service("gutter-brightening", "Gutter face cleaning", {
    we: [
      "We wash the outside of gutters, fascia, and soffits, and brush the dark tiger stripes with a cleaner for aluminum.",
      "Streaks that survive a house wash have baked onto the paint, so we rub those sections by hand.",
    ],
    plain: [
      "Take black stripes and runoff marks off gutter faces, so that the roofline looks as clean as the walls.",
      "This cleans what you see from the street; scooping leaves out of the trough is a job of its own.",
    ],
  }),
  service("commercial-washing", "Commercial pressure washing", {
    we: [
      "We wash storefronts, dumpster pads, and parking areas around your opening times, and close off wet walkways with cones.",
      "Grease at a kitchen door needs hot water and a way to catch the runoff, so we plan both in advance.",
    ],
    plain: [
      "Keep entrances, drive-through lanes, and loading docks clear of gum, grease, and tire marks.",
      "Many cities forbid wash water in storm drains, so drains are blocked and water is collected where that applies.",
    ],
  }),
  service("pool-deck-cleaning", "Pool deck and screen enclosure washing", {
    we: [
      "We treat algae on the deck, wash frame and screens with low pressure, and skim what has blown into the pool.",
      "Bare feet need a clean, rough surface, so we lift the slick film and leave the texture alone.",
    ],
    plain: [
      "Clean pool surrounds and screen cages of green film, sunscreen, and leaf stains.",
      "Acrylic coatings and soft stone take little pressure; a treatment and a gentle rinse protect them.",
    ],
  }),
  service("graffiti-gum-removal", "Graffiti and gum removal", {
    we: [
      "We pick the remover by paint and surface, let it soften the pigment, and rinse it off at a shallow angle.",
      "Gum lifts with heat, not force, so we soften each spot and sweep up the crumbs.",
    ],
    plain: [
      "Have spray paint, stickers, and gum taken off brick, block, metal, and pavement.",
      "Fresh paint comes off easier than old; porous brick may keep a faint shadow that a second round lightens.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "Siding has turned green",
    "Green film is algae that lives on shade and moisture, mostly on one side. A soft wash kills it and rinses it off.",
    "Scrubbing one patch only shows how dirty the rest is. The wall is soaped as a whole and rinsed from the top.",
    ["house-washing", "soft-washing"],
  ),
  problem(
    "Black streaks run down the roof",
    "The streaks are algae that feed on the limestone in shingles. A low-pressure treatment clears them and spares the granules.",
    "Dark lines are often taken for age. A treated roof shows its color again, and moss falls off over time.",
    ["roof-cleaning", "soft-washing"],
  ),
  problem(
    "The driveway is dark and blotchy",
    "Dirt, mildew, and rubber settle in the pores of concrete. Pre-treatment and an even wash bring the color back.",
    "A shaded half that stays black is growing something. It is treated so that it does not return at once.",
    ["driveway-cleaning"],
  ),
  problem(
    "Oil has dripped on the concrete",
    "Fresh drips can be covered with cat litter and swept up. What soaked in is drawn out with degreaser, rinse after rinse.",
    "Old oil leaves a shadow even after good work. Several rounds lighten it more than one hard blast does.",
    ["oil-rust-stains", "driveway-cleaning"],
  ),
  problem(
    "Walkways are slippery when wet",
    "A thin film of algae makes stone as slick as ice. The film is killed and rinsed off, and the source of the damp is looked for.",
    "Moss in the joints holds water on the steps. It is cleaned out, and sand goes back into the gaps.",
    ["sidewalk-steps", "patio-paver-cleaning", "pool-deck-cleaning"],
  ),
  problem(
    "The deck is gray and rough",
    "Sun has broken down the top fibers of the wood. A cleaner and a brightener take them off, then stain can protect it.",
    "Raised, fuzzy grain often comes from too much pressure in the past. Light sanding after the wash evens it out.",
    ["deck-cleaning"],
  ),
  problem(
    "Orange stains below the sprinklers",
    "Well water leaves iron where it dries. An acid for rust removes it, and turned sprinkler heads keep it off.",
    "Bleach can set rust for good, so it is the wrong bottle here. The mark is tested, treated, and rinsed.",
    ["oil-rust-stains"],
  ),
  problem(
    "White bloom on brick or block",
    "Salts rise with moisture and dry on the face. They are brushed off dry first, then washed with a mild acid.",
    "Bloom that returns means that water is still getting in. Downspouts and soil against the wall are checked.",
    ["brick-stone-cleaning"],
  ),
  problem(
    "Dark stripes run down the gutters",
    "Water carries grime over the lip and bakes it on. The faces are brushed with a cleaner made for painted metal.",
    "A damp cloth with soap shows whether they lift. Old paint may have chalked, and then a light hand is needed.",
    ["gutter-brightening", "house-washing"],
  ),
  problem(
    "Paint or gum is on a wall or walk",
    "The remover is tried on a small spot first. Fresh paint lifts; old paint leaves a shadow on rough brick that another round may lighten.",
    "Leave it alone until it is looked at, since scrubbing drives pigment into the pores. A photo shows paint and surface.",
    ["graffiti-gum-removal", "commercial-washing"],
  ),
  problem(
    "The fence has turned green",
    "Shade and sprinklers feed the film. It is loosened with cleaner and rinsed along the grain, on both sides where there is room.",
    "Check for loose pickets before the wash. A clean, dry fence is ready for stain.",
    ["fence-cleaning"],
  ),
  problem(
    "A stain will not come off with a hose",
    "What holds it decides: growth, rust, oil, and bloom each need a cleaner of their own, and time before the rinse.",
    "Photograph it wet and dry, and note what stands above. Scrubbing with the wrong bottle can set it for good.",
  ),
];
