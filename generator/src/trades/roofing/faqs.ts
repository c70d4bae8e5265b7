import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "A brown ring on the ceiling",
    "Rain is getting in somewhere uphill of the stain. The attic shows the trail, and the joint it leads to is opened and rebuilt.",
    "Mark the edge in pencil: if the ring grows after rain, the leak is active and needs repair before the drywall gives.",
  ),
  problem(
    "Shingles in the yard",
    "Every lost shingle leaves bare felt and nails behind. New ones go in, and their neighbors in the same course are sealed down again.",
    "Wind lifts what has come unsealed. The slope is checked by hand, because tabs that still lie flat may have come loose.",
    ["shingle-repair", "storm-damage-repair", "emergency-tarping"],
  ),
  problem(
    "Grit in the gutters",
    "Granules shield the asphalt from sun. Bald, dark patches mean the surface is wearing out and a replacement should be planned.",
    "A new roof sheds loose grains at first. On an old one, a steady stream of them is the clearest sign of age.",
    ["roof-replacement", "roof-inspection", "shingle-repair"],
  ),
  problem(
    "It leaks only in driving rain",
    "Wind pushes water sideways under loose flashing. New metal at the wall, chimney, or valley usually ends it.",
    "Note which way the storm blew; the leak is likely on that side, at a place where roofing meets something upright.",
    ["flashing-repair", "roof-leak-repair"],
  ),
  problem(
    "A drip near the bathroom or kitchen",
    "Vent pipes pass through the roof in a rubber collar that cracks in the sun. A new collar is a small repair.",
    "Fans and vent stacks leave the house above these rooms, and each hole in the roof depends on its boot staying supple.",
    ["roof-leak-repair", "flashing-repair"],
  ),
  problem(
    "A sagging ridge or a wavy slope",
    "The wood below has weakened, from damp or from load. Bad deck and framing are replaced before new roofing goes on.",
    "A slow dip deserves a look from the attic soon. A sag that appears suddenly means leaving the house and calling 911.",
    ["roof-replacement", "roof-inspection"],
  ),
  problem(
    "Water standing on a flat roof",
    "Ponds that stay for days mean a blocked drain or too little pitch; clearing, tapered insulation, or an added drain lets them run off.",
    "Standing water finds every weak seam in the end. The cure is a path to the drain, followed by fresh seams.",
    ["flat-roof-repair", "roof-coating"],
  ),
  problem(
    "Hail dents on vents and gutters",
    "Soft metal records each hit, so shingles nearby were struck as well. A slope-by-slope check shows where the mat is bruised.",
    "Bruised shingles can leak long after the storm. Dated photos now make repair, and any claim to your insurer, simpler.",
    ["storm-damage-repair", "metal-roofing", "roof-inspection"],
  ),
  problem(
    "Tiles or slates have slipped",
    "A broken nail or a cracked corner lets a piece slide. It is hung again or replaced, and the felt below is looked at.",
    "Stay off the roof, since tiles break underfoot. Pieces in the gutter or on the ground show which slope to look at.",
    ["tile-slate-roofing"],
  ),
  problem(
    "A metal roof drips at its screws",
    "The washers under the heads dry out and crack. Screws are replaced or tightened, and open laps are sealed.",
    "Rust streaks below a row of fasteners show where. Where the panels are sound, new screws and sealant are often enough.",
    ["metal-roofing", "roof-coating"],
  ),
  problem(
    "Frost or damp in the attic",
    "Moist air from the house is trapped under the deck. Soffits are opened, and vents are added until the air can move.",
    "Look for dark spots on the wood and wet tips of nails in winter. A bath fan that ends in the attic is a common cause.",
    ["roof-ventilation"],
  ),
  problem(
    "A skylight fogs or leaks",
    "Fog between the panes means that the seal is gone; drips at a corner, that the flashing is. Glass, unit, or flashing is replaced.",
    "Wipe the inside first: water that returns in cold weather is condensation, not rain. Anything else is looked at from the roof.",
    ["skylight-installation", "flashing-repair"],
  ),
];

export const questions: readonly Question[] = [
  question(
    "Should I repair the roof or replace it?",
    "One bad spot on a sound roof is a repair. Brittle shingles on several slopes, soft decking, or leaks in many places point to replacement.",
    "It depends on how far the wear has spread. If the shingles around the damage still bend and hold their granules, a repair makes sense.",
  ),
  question(
    "How long does a new roof take?",
    "Many houses are torn off and covered in a few working days. Steep slopes, several layers, tile, or bad wood add to that.",
    "Size, pitch, and weather set the pace. Crews usually open only as much roof as they can close again before evening.",
    ["roof-replacement", "metal-roofing", "flat-roof-repair", "tile-slate-roofing"],
  ),
  question(
    "What happens on the first visit?",
    "The roofer checks the surface and each joint, and enters the attic if there is a hatch. You then hear what was found and what can be done.",
    "Expect a walk around the house, a look from above and from the attic, and a talk about what the roof needs.",
  ),
  question(
    "What should I say on the phone?",
    "Say where it leaks, since when, and in what weather. The roof’s age, its material, and the number of floors also help.",
    "A few phone pictures from the ground and of the stain indoors say a lot. Mention a steep slope, a low porch, or solar panels.",
  ),
  question(
    "How do I get ready for roof work?",
    "Move cars out of the driveway, take pictures off upstairs walls, and cover what is stored in the attic, since dust will fall.",
    "Clear the ground along the walls: grills, planters, toys. Keep a path for the crew and a power outlet within reach.",
  ),
  question(
    "Will there be nails and debris in my yard?",
    "Old roofing comes off onto tarps or into a trailer, and nails are picked up as part of the job.",
    "Some grit always falls. Cover beds and move toys beforehand; a magnet run over lawn and driveway finds stray nails.",
    ["roof-replacement", "shingle-repair", "storm-damage-repair"],
  ),
  question(
    "Can we stay at home with children and pets?",
    "Yes, though tear-off is loud. Keep children and pets indoors or away for the day, and use a door on the quiet side.",
    "The house stays usable while the work goes on. Hammering right overhead upsets many animals and nap times, so plan a calmer place.",
  ),
  question(
    "Does a new roof need a permit?",
    "Many cities ask for a permit when a roof is replaced, while small repairs often need none. The building department has the rule.",
    "A full replacement usually takes a permit, and an inspector may look in along the way. Who files the application is settled when the job is planned.",
    ["roof-replacement", "metal-roofing", "flat-roof-repair"],
  ),
];
