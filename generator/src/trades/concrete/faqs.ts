import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "Cracks across the driveway",
    "A hairline crack that stays put can be sealed against water. One with a step, or that keeps widening, means the base below needs work.",
    "Most slabs crack a little as they shrink. Filling keeps frost and roots out; a panel in many pieces is replaced.",
    ["concrete-repair", "concrete-driveway"],
  ),
  problem(
    "One slab has sunk",
    "Soil beneath has washed out or settled. If the panel is whole, it is lifted by filling the void with grout or foam.",
    "A downspout that empties there will sink the next slab too, so the water is led away first. Then the low one can be raised.",
    ["concrete-leveling"],
  ),
  problem(
    "The surface flakes or pits",
    "Salt and freezing water have broken the surface. Loose parts are ground off, and an overlay or a patch goes on.",
    "Scaling stays shallow at first. A sound slab can be resurfaced and sealed; deep damage calls for new concrete.",
    ["concrete-resurfacing", "concrete-sealing", "concrete-repair"],
  ),
  problem(
    "Water runs toward the house",
    "The pitch is wrong or has changed. Leveling, a trench drain, or a new pour with the right fall turns the flow around.",
    "Puddles against the wall end up in the basement. Watch one rain, mark where it stands, and the cure can be planned.",
  ),
  problem(
    "Tree roots lift the sidewalk",
    "The raised panel comes out, the root is dealt with in a way the tree can bear, and a new panel is poured.",
    "Street trees and public walks often have rules of their own. Once those are clear, the lip is ground off or the panel replaced.",
    ["sidewalk-walkway", "concrete-removal"],
  ),
  problem(
    "Steps pull away from the porch",
    "Steps without a deep footing settle and tilt. They are lifted and pinned, or replaced on footings that reach firm soil.",
    "A widening gap lets water behind the stairs. Early on it can be closed; a lean that grows asks for a rebuild.",
    ["concrete-steps", "foundations-footings"],
  ),
  problem(
    "White, chalky stains",
    "Moisture brings salts to the surface. They are brushed and washed off, and the source of the water is traced.",
    "New concrete often blooms once and stops. When it keeps returning, better drainage is the next step, or a penetrating sealer.",
    ["concrete-sealing", "retaining-walls"],
  ),
  problem(
    "The garage floor dusts and stains",
    "A weak surface sheds powder and drinks oil. Grinding and a coating, or a hardener that soaks in, ends both.",
    "Sweeping never gets ahead of dusting concrete. The loose layer is ground away, and what lies below is sealed.",
    ["floor-coating", "concrete-slab"],
  ),
  problem(
    "The patio has lost its color",
    "Sun and feet wear the sealer, and the color below looks dull. It is washed, tinted where needed, and sealed again.",
    "Wet a corner: if the color comes back, the concrete is fine and only its sealer is gone. If not, a tint can renew it.",
    ["stamped-concrete", "concrete-patio", "concrete-sealing"],
  ),
  problem(
    "An addition or a shed needs a base",
    "What will stand on it decides footing, thickness, and steel. The ground is dug to firm soil and drained before anything is poured.",
    "Have the drawing ready, or a sketch with sizes. The building department says how deep footings have to go.",
    ["concrete-slab", "foundations-footings"],
  ),
  problem(
    "Old concrete is in the way",
    "A saw cuts it free where the rest stays, and it is broken out in pieces. The bed is left graded for what comes next.",
    "Say how thick it is, if an edge shows, and how a truck can get near. Cables and pipes below are marked before cutting.",
    ["concrete-removal"],
  ),
  problem(
    "A bank slides or a garden wall tips",
    "Wet soil pushes on a wall that has no drain. It is rebuilt on a footing, with stone and pipe behind it to let the water out.",
    "Keep people and cars away, above the wall and below it. A crack or a lean that grows should be looked at soon.",
    ["retaining-walls"],
  ),
];

export const questions: readonly Question[] = [
  question(
    "How soon can I walk or drive on new concrete?",
    "Feet usually come first, after a day or two; cars wait about a week or longer. Cool weather stretches both, so follow the date given after the pour.",
    "Concrete hardens for weeks. Keep wheels off until you are told it is ready, and heavy trucks off for a good while beyond that.",
    ["concrete-driveway", "concrete-patio", "sidewalk-walkway", "concrete-slab"],
  ),
  question(
    "How long does a driveway or patio take?",
    "Breaking out and preparing the base often fills a day or more, the pour another. Then the slab rests while it cures.",
    "The pour itself is the short part. Permits, digging, base work, and dry weather decide the calendar.",
    ["concrete-driveway", "concrete-patio", "stamped-concrete"],
  ),
  question(
    "Will my new concrete crack?",
    "Concrete shrinks as it dries, so joints are placed to tell it where. Fine lines in a joint mean that it works as planned.",
    "No slab is wholly without cracks. A firm base, little mixing water, well-spaced joints, and slow curing keep them small and out of sight.",
    ["concrete-driveway", "concrete-patio", "sidewalk-walkway", "concrete-slab"],
  ),
  question(
    "Repair, resurface, or replace?",
    "A solid slab with a worn face can be resurfaced. One that rocks, sinks in pieces, or is cracked throughout is better replaced.",
    "Tap and look: hard concrete with a few cracks takes a repair. If the base has failed, whatever is laid on it will follow.",
  ),
  question(
    "What should I say when I call about concrete?",
    "Rough length and width, what is there now, and what will stand or drive on it. Photos with a tape measure in view help.",
    "Mention slopes, wet corners, trees, and how a truck could reach the spot. A narrow gate may mean a pump or wheelbarrows.",
  ),
  question(
    "How do I prepare for the pour?",
    "Move vehicles to the street, clear the area, and mark sprinklers or buried lights. Plan another way into the house for the days when walks are closed.",
    "Keep children and pets away until the surface has set: paws leave prints, and wet cement burns skin. A hose connection is useful.",
    ["concrete-driveway", "concrete-patio", "sidewalk-walkway", "concrete-slab"],
  ),
  question(
    "What happens on the day of the pour?",
    "Forms and steel are checked, the concrete is placed and leveled, then floated, edged, and finished. Joints are cut and curing begins.",
    "A mixer comes to the curb or a pump is set up. Once the concrete flows, the crew works without pause until the surface is done.",
    ["concrete-driveway", "concrete-patio", "sidewalk-walkway", "concrete-slab"],
  ),
  question(
    "Does concrete work need a permit?",
    "Many cities ask for a permit where a driveway meets the street or a slab carries a building. A plain backyard patio often goes without.",
    "Public sidewalks, curbs, foundations, and taller retaining walls usually need a permit. The building or public works department says which form applies.",
  ),
];
