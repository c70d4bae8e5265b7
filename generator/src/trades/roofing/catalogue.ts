import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("roof-leak-repair", "Roof leak repair", {
    we: [
      "We follow the water back from the stain to the place where it enters, then open that spot and rebuild it properly.",
      "Most leaks start at a joint: a pipe, a wall, a valley. We renew the failed part instead of smearing sealant over it.",
    ],
    plain: [
      "Tracing a leak from the attic side first, then replacing the collar, flashing, or shingle that lets rain in.",
      "The hole often lies uphill from the stain. Once it is found, the spot is opened, mended, and closed in layers again.",
    ],
  }),
  service("roof-replacement", "Roof replacement", {
    we: [
      "We take the old roof down to the deck, replace soft boards, and lay new underlayment, flashing, and roofing from eaves to ridge.",
      "A new roof is our chance to correct what the old one got wrong: tired flashing, missing vents, edges that let water behind the gutter.",
    ],
    plain: [
      "Tear-off, new wood where the deck is soft, then underlayment, metal edges, and fresh roofing in straight courses.",
      "When wear shows on every slope, one complete job brings the whole roof back to the same sound state.",
    ],
  }),
  service("shingle-repair", "Shingle repair", {
    we: [
      "We lift out the torn or missing shingles, check the deck below, and lay new ones in the same course lines.",
      "Slipped tabs, popped nails, a patch the wind took: we replace the pieces, seal them down, and match the color as closely as fading allows.",
    ],
    plain: [
      "Missing, cracked, or curled pieces replaced one by one, nailed where the course above covers the heads.",
      "A small patch keeps the rest of a sound slope in service, as long as the shingles around it still bend.",
    ],
  }),
  service("storm-damage-repair", "Storm damage repair", {
    we: [
      "After wind or hail we go over the roof slope by slope, mark what is broken, and repair or replace those parts.",
      "We close the openings first so the house stays dry, then restore the shingles, vents, and metal the storm damaged.",
    ],
    plain: [
      "Lifted edges, bruised shingles, and dented vents found, recorded in pictures, and put back in order.",
      "Storm work goes in two steps: a cover that keeps rain out, then the permanent repair with matching material.",
    ],
  }),
  service("roof-inspection", "Roof inspection", {
    we: [
      "We look at the roof from above and from the attic, then go through what we found with you: surface, flashing, vents, and wood.",
      "Buying, selling, or wondering after a hailstorm? We tell you what is sound, what is wearing, and what needs work now.",
    ],
    plain: [
      "A check of shingles, joints, gutter edges, and the attic below, with a list of what calls for repair.",
      "An inspection shows how much life is left in a roof, and catches a loose collar before it becomes a ceiling stain.",
    ],
  }),
  service("flashing-repair", "Roof flashing repair", {
    we: [
      "Where roof meets chimney or wall, we take out rusted metal and weave new flashing into the courses so water runs over it.",
      "We cut fresh flashing to fit and lock its upper edge under siding or into the mortar joint, rather than relying on caulk.",
    ],
    plain: [
      "New step flashing, counterflashing, or valley metal in place of pieces that have rusted, lifted, or been tarred over.",
      "A roof that leaks only when rain comes sideways often needs metal, not shingles, at the chimney or sidewall.",
    ],
  }),
  service("flat-roof-repair", "Flat roof repair and replacement", {
    we: [
      "We clean the membrane, find the open seam or puncture, and patch it with material that bonds to what is there.",
      "On low slopes, water has to find the drain. When we replace a flat roof we build in the pitch that was missing.",
    ],
    plain: [
      "Seams, blisters, and drains put right on rubber, plastic sheet, or asphalt roofs, or a new membrane over sound insulation.",
      "Each low-slope material takes its own kind of patch, so the repair begins with knowing what was laid.",
    ],
  }),
  service("metal-roofing", "Metal roofing", {
    we: [
      "We install metal panels over sound underlayment, leave them room to move with heat, and trim every edge against wind.",
      "Loose screws, worn washers, open laps: we renew the fasteners and close the seams so that your panels keep working.",
    ],
    plain: [
      "Standing seam or screw-down panels laid new, and older metal roofs tightened, resealed, and patched.",
      "Panels often outlast the washers that hold them; fresh fasteners and sealed laps make an aging roof tight again.",
    ],
  }),
  service("tile-slate-roofing", "Tile and slate roof repair", {
    we: [
      "We slide out the broken tile or slate, look at the underlayment, and hang a matching piece without disturbing the field.",
      "Tile and slate crack under the wrong foot. We spread our weight, replace what is broken, and renew the felt where it has aged.",
    ],
    plain: [
      "Single cracked or slipped pieces exchanged, ridges bedded again, and worn underlayment renewed below sound tile.",
      "The hard cover often outlives the felt under it, so tiles can be lifted, the layer renewed, and the same tiles relaid.",
    ],
  }),
  service("skylight-installation", "Skylight repair and installation", {
    we: [
      "We flash skylights into the roof with a kit cut for the slope, and replace units whose seal or frame has given up.",
      "Whether you want more daylight or less dripping, we frame the opening, set the unit, and tie it into the roofing.",
    ],
    plain: [
      "New units set and flashed, fogged or cracked glass replaced, and leaking frames tied back into the roof.",
      "Reroofing is the moment to renew an old skylight, since its shingles are already off.",
    ],
  }),
  service("roof-ventilation", "Attic and roof ventilation", {
    we: [
      "We balance intake at the eaves with exhaust at the ridge, so that damp and heat leave the attic on their own.",
      "Hot upstairs rooms or frost under the deck tell us the attic cannot breathe; we open blocked soffits and add vents where they count.",
    ],
    plain: [
      "Ridge, soffit, and box vents added or cleared so that air enters low, leaves high, and keeps the wood dry.",
      "More vents alone rarely help. The work is to match the air going in with the air coming out.",
    ],
  }),
  service("emergency-tarping", "Emergency roof tarping", {
    we: [
      "We stretch a tarp over the opening and past the ridge, and fix it with boards so that gusts cannot lift it.",
      "When the roof is open and the repair has to wait, we cover it securely and plan the permanent work with you.",
    ],
    plain: [
      "A temporary cover over storm or limb damage, anchored along its edges, until the roof can be rebuilt.",
      "Tarping buys time: rain stays out, rooms can dry, and materials for the real repair can be ordered.",
    ],
  }),
  service("roof-coating", "Roof coating", {
    we: [
      "We wash and repair a low-slope roof, then roll on a coating that suits its surface and seals it in one skin.",
      "A reflective coating keeps a sunny flat roof cooler. First we make sure that the membrane below is sound enough to take one.",
    ],
    plain: [
      "Seams and punctures repaired first, then a liquid coat over a clean, dry, low-slope roof that is still sound.",
      "Coating stretches the service of a roof that is aging but whole; wet insulation and open seams are dealt with beforehand.",
    ],
  }),
];
