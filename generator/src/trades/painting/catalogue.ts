import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("interior-painting", "Interior painting", {
    we: [
      "We cover floors and furniture, sand the patched walls, cut in by hand, and roll even coats from corner to corner.",
      "We move the furniture to the middle, paint from the ceiling down, and put the room back the way you had it.",
    ],
    plain: [
      "Walls, ceilings, and woodwork patched, primed where needed, and painted in the sheen that suits the room.",
      "Matte hides flaws, satin wipes clean. The choice goes by how each room is lived in.",
    ],
  }),
  service("exterior-painting", "Exterior painting", {
    we: [
      "We wash the house, scrape what is loose, prime bare spots, caulk the joints, and then apply the finish coats.",
      "Paint outdoors fails at the edges first. We spend our time there: sills, end grain, joints, and the boards near the ground.",
    ],
    plain: [
      "Siding, trim, and eaves cleaned, scraped, and primed, then coated when surface and weather are dry enough.",
      "A sound exterior coat is the skin of a house. Repairing wood and sealing gaps comes before color.",
    ],
  }),
  service("cabinet-painting", "Kitchen cabinet painting", {
    we: [
      "We take off doors and drawers, degrease and sand them, prime with a bonding coat, and finish in a hard, smooth enamel.",
      "We number every hinge and door, so your kitchen goes back together just as it was, only in its new color.",
    ],
    plain: [
      "Cabinet boxes and doors cleaned, sanded, and refinished in an enamel made for hands and steam.",
      "A new color changes a kitchen without new cabinets. Cleaning and primer decide whether it holds.",
    ],
  }),
  service("trim-door-painting", "Trim and door painting", {
    we: [
      "We sand baseboards, casings, and doors smooth, caulk the gaps, and lay on enamel that levels without brush marks.",
      "For a front door we remove the hardware, paint in the right order, and keep it open until it will not stick.",
    ],
    plain: [
      "Baseboards, crown, windows, and doors filled, sanded, and coated in a sheen that takes scrubbing.",
      "Crisp woodwork sets off any wall; worn edges and nail holes disappear under filler and two thin coats.",
    ],
  }),
  service("ceiling-painting", "Ceiling painting", {
    we: [
      "We seal stains first, so they do not bleed through, then roll the ceiling in one direction without lap marks.",
      "High stairwell or low bedroom, we set up safe footing, mask the walls, and give you a flat, even white.",
    ],
    plain: [
      "Water rings and smoke marks primed with a stain blocker, cracks taped, and the whole ceiling rolled fresh.",
      "Light from a window shows each lap on a ceiling; a flat finish and a wet edge keep it even.",
    ],
  }),
  service("drywall-repair-painting", "Drywall repair before painting", {
    we: [
      "We cut out the damaged board, fit a patch, tape it, sand it flush, and match the wall texture around it.",
      "Nail pops, dents, a hole from a doorknob: we mend them before the first coat, since paint hides nothing.",
    ],
    plain: [
      "Holes, cracks, and popped seams repaired and textured to blend, then primed so that the patch does not flash.",
      "Each repair needs time to dry between coats. Planned ahead, it fits into the painting of the room.",
    ],
  }),
  service("wallpaper-removal", "Wallpaper removal and hanging", {
    we: [
      "We soak and lift the paper, wash the paste off, and repair the wall until it is fit for paint or a new pattern.",
      "When you want paper instead of paint, we size the wall, match the pattern, and trim at ceiling and baseboard.",
    ],
    plain: [
      "Old paper taken down layer by layer, adhesive rinsed away, and scuffed drywall skimmed smooth.",
      "Leftover paste makes fresh paint crack. A thorough wash and an oil or shellac primer prevent it.",
    ],
  }),
  service("popcorn-ceiling-removal", "Popcorn ceiling removal", {
    we: [
      "Once a test has ruled out asbestos, we seal the room, wet the texture, scrape it off, and skim the ceiling flat.",
      "We bag the debris as it falls, patch what the scraper shows, and finish with primer and ceiling paint.",
    ],
    plain: [
      "Bumpy texture wetted, scraped, and skimmed to a smooth ceiling, after a lab test in older homes.",
      "Rooms look taller and lamps stop casting shadows of every bump. Dust is contained with plastic from floor to ceiling.",
    ],
  }),
  service("deck-staining", "Deck staining and painting", {
    we: [
      "We wash the deck, brighten gray boards, sand rough spots, and work stain in board by board along the grain.",
      "Clear, tinted, or solid: we try a corner with you first, because your wood decides how each stain will look.",
    ],
    plain: [
      "Boards, rails, and stairs cleaned and recoated to shed rain and stand up to sun.",
      "Penetrating stain wears away gently and is easy to renew; solid color hides more and asks for more prep.",
    ],
  }),
  service("stucco-brick-painting", "Stucco and brick painting", {
    we: [
      "We fill cracks in stucco with a flexible patch, match its texture, and coat it with paint that lets the wall breathe.",
      "Brick that has been painted stays painted, so we try paint, stain, and limewash on a small patch of your wall first.",
    ],
    plain: [
      "Masonry washed, repaired, primed for its alkaline surface, and finished in breathable coating, mineral stain, or limewash.",
      "Damp has to leave a wall. On brick and stucco the coating is chosen for that before its color.",
    ],
  }),
  service("siding-painting", "Siding painting", {
    we: [
      "We check each side for loose boards and failed caulk, mend them, and paint with a product made for that siding.",
      "Wood, fiber cement, aluminum, vinyl: each takes its own primer and color range, and we plan the coats to match.",
    ],
    plain: [
      "Chalky aluminum, bare clapboard, or faded vinyl washed, primed as required, and sprayed or brushed in new color.",
      "Dark shades heat vinyl until it warps, so colors for it come from a range made to stay cool.",
    ],
  }),
  service("commercial-painting", "Commercial painting", {
    we: [
      "We paint offices, shops, halls, and rentals in sections, so that work and tenants can carry on around us.",
      "Low-odor paints, clear signs, and a plan room by room: we paint around a business that stays open.",
    ],
    plain: [
      "Durable wall coatings, doors, frames, and line marking for offices, stores, and apartment buildings.",
      "Work is split by area and time of day, with halls kept passable and wet paint marked.",
    ],
  }),
  service("color-consultation", "Color consultation", {
    we: [
      "We bring sample cards, look at your light and floors with you, and brush test patches before you decide.",
      "Undertones cause most regrets. We hold colors next to your tile and trim, in daylight and under lamps.",
    ],
    plain: [
      "Help with palette and sheen, from one accent wall to a scheme that ties a whole floor together.",
      "Large samples on two walls, seen morning and evening, tell more than any small chip.",
    ],
  }),
];
