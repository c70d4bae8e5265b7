import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("gutter-cleaning", "Gutter cleaning", {
    we: [
      "We scoop out leaves and grit by hand, flush every run with water, and bag what came down.",
      "Your gutters are not clean until the downspouts run. We clear the troughs, test each outlet with a hose, and open the ones that hold water.",
    ],
    plain: [
      "Troughs emptied, elbows flushed, and debris hauled off, so the next rain runs to the ground instead of over the lip.",
      "A cleaning also shows loose hangers and open corners, because wet leaves hide both until they are gone.",
    ],
  }),
  service("seamless-gutters", "Seamless gutter installation", {
    we: [
      "We form each run on site from one coil of metal, cut to your roof edge, with joints only at the corners and outlets.",
      "We snap a line with a slight fall, hang the gutter on hidden brackets, and check with water that nothing stands.",
    ],
    plain: [
      "Aluminum, steel, or copper rolled to length at the house, so that long walls carry no seams to leak.",
      "One-piece runs sized for the roof above them, screwed to sound wood, and pitched toward enough downspouts.",
    ],
  }),
  service("gutter-replacement", "Gutter replacement", {
    we: [
      "We take the old gutters down, look at the boards behind them, and hang new ones where the water really flows.",
      "If the last system was too small or too flat, we change the size, the pitch, or the number of outlets, not just the metal.",
    ],
    plain: [
      "Rusted, split, or bent runs removed and hauled away, with new troughs, brackets, and outlets in their place.",
      "Replacement pays once leaks return at corner after corner, or the metal has pulled too far out of line to be rehung.",
    ],
  }),
  service("gutter-repair", "Gutter repair", {
    we: [
      "We reseal open corners, replace a damaged length, and swap old spikes for brackets that hold in the wood.",
      "A single sagging run seldom calls for a new system; we lift it back to its line and fasten it there.",
    ],
    plain: [
      "Leaky joints cleaned and sealed from inside, loose hangers renewed, and short bent sections cut out and replaced.",
      "Drips at one corner or a gap behind the trough are small jobs when the rest of the metal is sound.",
    ],
  }),
  service("gutter-guards", "Gutter guard installation", {
    we: [
      "We clean first, then fit mesh, screen, or solid covers chosen for the trees around you and the pitch of your roof.",
      "Pine needles, maple seeds, and oak leaves each need a different guard. We match the cover to what falls on your house.",
    ],
    plain: [
      "Covers fitted over clean troughs to keep leaves out while water gets in, secured without lifting the shingles.",
      "Guards stretch the time between cleanings. Fine grit still settles, so an occasional rinse stays part of the plan.",
    ],
  }),
  service("downspout-installation", "Downspout repair and installation", {
    we: [
      "We add downspouts where one outlet serves too much roof, and strap each pipe tight to the wall.",
      "Crushed elbows, loose straps, a pipe that ends above the basement window: we rebuild the path from outlet to ground.",
    ],
    plain: [
      "Larger or additional downspouts placed so that long runs drain from both ends instead of spilling in the middle.",
      "Split pipes, missing elbows, and open joints exchanged, with outlets cut to the size of the new leader.",
    ],
  }),
  service("downspout-drainage", "Downspout extensions and buried drains", {
    we: [
      "We lead roof water away from the foundation, above ground with extensions or below it in a pipe that opens downhill.",
      "Before we trench for a buried drain, utility lines are marked; then we set the pipe with fall and a place to clean it.",
    ],
    plain: [
      "Extensions, splash blocks, or underground pipe carry the flow past the backfill, where soil slopes away from the house.",
      "Water dropped next to the wall finds the basement. A few feet of pipe, pointed downhill, changes that.",
    ],
  }),
  service("gutter-realignment", "Gutter realignment and rehanging", {
    we: [
      "We take the weight off a drooping run, reset its pitch by line and level, and fix brackets into solid wood.",
      "Standing water in a gutter means the fall is wrong. We shift the hangers until every foot of it drains.",
    ],
    plain: [
      "Existing troughs raised, straightened, and fastened with long screws where old nails have worked loose.",
      "Metal that is still sound can go back to work: rehung closer together, tilted toward the outlet, sealed at its ends.",
    ],
  }),
  service("fascia-soffit-repair", "Fascia and soffit repair", {
    we: [
      "Where water ran behind the gutter, we cut out the soft board, fit new wood or composite, and rehang the run on it.",
      "Brackets hold only in sound lumber, so we repair fascia and soffit while the gutter is down and easy to reach.",
    ],
    plain: [
      "Rotten trim boards and stained soffit panels replaced, primed on all sides, and covered with metal where wanted.",
      "A gutter that keeps coming loose usually has a bad board behind it; mending the wood ends the cycle.",
    ],
  }),
  service("drip-edge-flashing", "Drip edge and gutter apron", {
    we: [
      "We slide a metal apron under the first shingle course so that water drops into the trough, not behind it.",
      "If streaks run down your fascia, we close the gap between roof edge and gutter with bent flashing.",
    ],
    plain: [
      "Edge metal added or extended where shingles stop short and rain creeps back along the wood.",
      "A narrow strip of flashing guides runoff into the gutter, and spares the fascia board a slow soaking.",
    ],
  }),
  service("copper-half-round-gutters", "Copper and half-round gutters", {
    we: [
      "We solder copper joints, hang half-round troughs from brackets that suit the house, and keep to its original lines.",
      "Older homes deserve gutters that fit their trim. We shape and join the metal to match the lines that are there.",
    ],
    plain: [
      "Round-bottomed troughs and soldered copper for period houses, repaired in place or made new to match.",
      "The smooth bowl of a half-round sheds debris well, and copper darkens with age instead of needing paint.",
    ],
  }),
  service("box-gutter-repair", "Box gutter relining", {
    we: [
      "We strip a built-in gutter to the wood, mend the trough, and line it with metal or membrane up under the roofing.",
      "Built-in gutters leak straight into the cornice. We find the split in the lining and renew it with room for movement.",
    ],
    plain: [
      "Gutters hidden in the eaves relined, with rotten framing replaced and outlets soldered or sealed into the new liner.",
      "When plaster stains below a wide old cornice, the lining inside the box has usually opened at a seam.",
    ],
  }),
];
