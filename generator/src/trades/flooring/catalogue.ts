import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("hardwood-installation", "Hardwood floor installation", {
    we: [
      "We measure the moisture of boards and subfloor, let the wood adjust to your rooms, and nail it down in tight, staggered rows.",
      "We lay out the first row from the longest straight wall, keep a gap at the edges for movement, and hide it under trim.",
    ],
    plain: [
      "Solid oak, maple, hickory, or walnut fastened over a flat, dry subfloor and finished on site or in the factory.",
      "Wood swells and shrinks with the seasons. Boards given time in the house before nailing stay closer together.",
    ],
  }),
  service("hardwood-refinishing", "Hardwood floor refinishing", {
    we: [
      "We sand in stages from coarse to fine, fill the gaps that need it, stain a sample for you, and apply the finish coats.",
      "We mask the doorways, sand the open floor by machine, and work edges and corners by hand until the old finish is gone.",
    ],
    plain: [
      "Scratches, gray patches, and old varnish sanded away, then new color and a clear coat on the boards you already own.",
      "Solid wood can be sanded several times in its life. A light screen and recoat is enough when only the sheen is worn.",
    ],
  }),
  service("engineered-hardwood", "Engineered wood flooring", {
    we: [
      "We glue, nail, or float engineered boards, depending on what lies below, and test concrete for moisture first.",
      "On a slab or over radiant heat we lay engineered planks, whose layered core stays calmer than solid wood.",
    ],
    plain: [
      "A face of real wood on a stable core, suited to basements, slabs, and rooms with changing humidity.",
      "The thicker the wear layer, the more often it can be refinished; that is the figure to look for.",
    ],
  }),
  service("vinyl-plank", "Vinyl plank flooring (LVP)", {
    we: [
      "We flatten the subfloor first, because click planks follow every hump, then lay them with staggered ends and room at the walls.",
      "Kitchens, baths, basements: we undercut the door frames, fit the planks beneath, and close the edges with trim.",
    ],
    plain: [
      "Water-resistant planks with the look of wood, floated or glued, for kitchens, baths, and busy hallways.",
      "A good vinyl floor depends on its base; ridges and dips are smoothed before the first plank clicks in.",
    ],
  }),
  service("laminate", "Laminate floor installation", {
    we: [
      "We roll out the right underlayment, lock the boards row by row, and leave expansion space under the baseboards.",
      "Where rooms run into each other we plan the direction and the transitions first, so that the floor reads as one.",
    ],
    plain: [
      "Hard-wearing boards with a printed wood face, floated over a pad that softens steps and sound.",
      "Laminate resists scratches from chairs and claws. Standing water is its weak point, so spills should not sit.",
    ],
  }),
  service("tile-flooring", "Tile floor installation", {
    we: [
      "We stiffen the floor, lay a backer or uncoupling sheet, set the tile from a centered layout, and grout it evenly.",
      "We dry-lay the pattern before mixing mortar, so that cuts fall along the walls and not in the doorway.",
    ],
    plain: [
      "Porcelain, ceramic, and stone set on a rigid, crack-isolated base, with sealed grout where the material asks for it.",
      "Tile forgives water but not a floor that bends. The structure below is checked before size and pattern are fixed.",
    ],
  }),
  service("carpet-installation", "Carpet installation", {
    we: [
      "We fit new pad and tack strip, stretch the carpet with power stretchers, and hide seams where light and feet miss them.",
      "Stairs, closets, and odd corners included: we cut the carpet to your rooms, join the seams with heat, and trim it under the baseboards.",
    ],
    plain: [
      "Old carpet and pad out, staples pulled, and new carpet stretched tight so that it will not ripple.",
      "Pad matters as much as pile: it gives the step its feel and lets the carpet wear evenly.",
    ],
  }),
  service("carpet-repair", "Carpet stretching and repair", {
    we: [
      "We take out the ripples by stretching the carpet again, and re-hook it along the walls.",
      "For a burn, a pet spot, or a torn doorway we cut a patch from a closet, line up its pile, and seal the edges.",
    ],
    plain: [
      "Loose carpet stretched, open seams rejoined, and damaged spots patched with matching material.",
      "Ripples trip feet and wear through early. Stretching is a small job while the backing is still sound.",
    ],
  }),
  service("sheet-vinyl-linoleum", "Sheet vinyl and linoleum", {
    we: [
      "We make a paper template of the room, cut the sheet in one piece, and bond it over a skim-coated base.",
      "We let real linoleum relax, fit and roll it, and weld the seams, so that kitchens and halls can be mopped without worry.",
    ],
    plain: [
      "Seamless resilient floors for baths, laundries, and kitchens, glued over a smooth underlayment.",
      "One sheet from wall to wall leaves no joint for water, which is why wet rooms like it.",
    ],
  }),
  service("subfloor-repair", "Subfloor repair and leveling", {
    we: [
      "We cut out soft or swollen panels, block between the joists, and screw down new plywood level with the rest.",
      "Low spots get self-leveling compound, high joints get the sander. We check with a long straightedge until it is flat.",
    ],
    plain: [
      "Squeaks screwed tight, rot cut away, and dips filled, so that the finished floor has an even bed.",
      "Hardly any floor fails from its face. A dry, stiff, and flat subfloor is what makes new flooring last.",
    ],
  }),
  service("floor-repair", "Floor repair", {
    we: [
      "We lift out the damaged boards, weave new ones into the pattern, and blend the stain to match.",
      "A cracked tile, a chipped plank, a board the dishwasher ruined: we change the piece and look for what caused it.",
    ],
    plain: [
      "Single boards, planks, and tiles replaced, loose ones refastened, and gaps and scratches filled.",
      "Spare material from the first installation makes the closest match. Otherwise a donor piece may come from a closet.",
    ],
  }),
  service("stair-flooring", "Stair treads and runners", {
    we: [
      "We cap worn steps with new treads and risers, scribe each to its wall, and glue and fasten them against creaks.",
      "For a runner we center the strip, pad every step, and pull the carpet tight into each crease.",
    ],
    plain: [
      "Wood, vinyl, or carpet on stairs, with noses fixed firmly and steps kept to one even height.",
      "Stairs show wear at the edge first; renewing treads or adding a runner makes them safer and quieter.",
    ],
  }),
  service("floor-removal", "Floor removal", {
    we: [
      "We take up carpet, tile, glued wood, or vinyl, scrape the base clean, and carry the debris out.",
      "Some old resilient tile holds asbestos. We have it tested before anything is broken, and plan the removal around the result.",
    ],
    plain: [
      "Old coverings lifted, adhesive and nails removed, and the floor left ready for what comes next.",
      "Tile and mortar make dust when they come up, so doors and vents are sheeted off first.",
    ],
  }),
  service("commercial-flooring", "Commercial flooring", {
    we: [
      "We lay carpet tile, vinyl, and rubber in offices, shops, and clinics, section by section, so that doors can stay open.",
      "For heavy traffic we test the slab, choose the adhesive for it, and weld or seal the seams that get wet.",
    ],
    plain: [
      "Hard-wearing floors for stores, schools, and rental units, planned around opening times and moving furniture.",
      "Carpet tile lets one stained square be swapped, while welded sheet goods suit rooms that are washed down.",
    ],
  }),
];
