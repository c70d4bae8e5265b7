import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("steam-carpet-cleaning", "Steam carpet cleaning", {
    we: [
      "We pre-spray, work the cleaner into the pile, then rinse with hot water and pull it out again with the soil in it.",
      "First we vacuum, then we let the cleaner work, then we rinse. Slow, dry passes at the end take more of the water out.",
    ],
    plain: [
      "Have carpet washed by hot water extraction, the method that many carpet makers name in their care instructions.",
      "Hot water goes into the pile under pressure and comes straight back out with grit, spills, and skin oil.",
    ],
  }),
  service("low-moisture-cleaning", "Low-moisture carpet cleaning", {
    we: [
      "We mist on a cleaner and brush it through. It dries to crystals around the soil, and vacuuming carries them away for us.",
      "Where carpet has to be walked on again soon, we use little water and a machine with pads or brushes.",
    ],
    plain: [
      "Get carpet freshened with pads or brushes and very little water, so that rooms return to use early.",
      "Encapsulation suits offices and lightly soiled rooms; heavy soil and spills still call for a hot rinse.",
    ],
  }),
  service("stain-removal", "Carpet stain removal", {
    we: [
      "We find out what was spilled and on which fiber, test in a corner, then choose the solvent, enzyme, or heat to match.",
      "Coffee, ink, and rust each need a different cleaner, so we treat spots one by one before the room is cleaned.",
    ],
    plain: [
      "Have single spots worked on by hand, from the rim toward the middle so that they do not spread.",
      "Soil can be washed out, but dye and bleach change the fiber; spot work shows which one it is.",
    ],
  }),
  service("pet-odor-removal", "Pet stain and odor removal", {
    we: [
      "We track down old accidents, soak them with enzyme as deep as they went, and extract what comes loose.",
      "Urine runs down into pad and subfloor, so we treat below the pile instead of covering the smell with scent.",
    ],
    plain: [
      "Get urine spots and the odor beneath them treated with enzyme, which breaks down the source.",
      "A smell that returns on damp days sits in the pad; deep flushing helps, and sometimes pad has to be replaced.",
    ],
  }),
  service("stairs-hallways", "Stair and hallway cleaning", {
    we: [
      "We clean stairs with a hand tool, tread by tread, and pre-treat the edge of each step where feet land.",
      "Everyone walks down the hall, so we scrub those lanes before the rinse and groom the pile upright afterward.",
    ],
    plain: [
      "Have worn-looking stairs and halls pre-sprayed, brushed, and rinsed to lift out ground-in grit.",
      "Traffic lanes look gray because grit scratches fiber as well as soiling it; cleaning removes the soil and slows the wear.",
    ],
  }),
  service("area-rug-cleaning", "Area rug cleaning", {
    we: [
      "We check fiber, backing, and dyes for bleeding, shake out the dry dirt, then wash the rug in the way its weave allows.",
      "Wool, silk, and viscose each react to water in their own manner, so we test a corner before the first rinse.",
    ],
    plain: [
      "Get loose rugs dusted, washed, rinsed, and dried flat or hanging, fringe included.",
      "Sand in a rug’s base cuts knots from below, which is why dusting comes before any water.",
    ],
  }),
  service("upholstery-cleaning", "Upholstery cleaning", {
    we: [
      "We read the care tag, test the fabric, vacuum the seams, and clean arms and seats with a small tool and little water.",
      "Body oil darkens headrests and arms first, so we loosen it with a pre-spray before we extract the cushion.",
    ],
    plain: [
      "Have sofas, chairs, and sectionals cleaned according to the letter code on the tag.",
      "Cushions are treated on both sides and stood on edge to dry, so that the filling airs out too.",
    ],
  }),
  service("mattress-cleaning", "Mattress cleaning", {
    we: [
      "We vacuum both faces and the seams, treat spots, and clean the top with heat and very little moisture.",
      "Sweat and spills sit near the surface, so we work there and leave the core dry.",
    ],
    plain: [
      "Get dust, skin flakes, and stains lifted from a mattress, then let it air until evening before making the bed.",
      "A mattress is cleaned damp rather than wet, because foam dries very slowly.",
    ],
  }),
  service("tile-grout-cleaning", "Tile and grout cleaning", {
    we: [
      "We let an alkaline cleaner loosen the grease, scrub the lines, and rinse with a spinning tool that takes the water up again.",
      "Grout is porous and drinks mop water, so we clean it first and can seal it once it is dry.",
    ],
    plain: [
      "Have dark grout lines cleaned out with brushes and hot water under pressure, then sealed if you like.",
      "Stone tile needs neutral cleaner, ceramic can take more; the product is chosen by the surface.",
    ],
  }),
  service("carpet-protector", "Carpet protector", {
    we: [
      "We spray a protector over clean, damp carpet and brush it in, so that spills bead up long enough to be blotted.",
      "Factory treatment wears off where people walk, so we renew it on stairs, halls, and by the sofa.",
    ],
    plain: [
      "Add a fiber protector after cleaning to keep spills and dry soil from bonding with the pile.",
      "Protector does not make carpet stainproof; it buys time to fetch a towel and makes vacuuming work better.",
    ],
  }),
  service("carpet-repair", "Carpet repair and stretching", {
    we: [
      "We stretch loose carpet back onto its tack strip with a power stretcher, then trim what is left over at the wall.",
      "Burns and pet damage can be cut out, and we bond in a patch from a closet, with its pile running the same way.",
    ],
    plain: [
      "Get ripples pulled flat, seams closed, and small holes patched with matching carpet.",
      "Wrinkles are a trip hazard and wear through on top; stretching is done before or after cleaning as needed.",
    ],
  }),
  service("commercial-carpet", "Office and commercial carpet cleaning", {
    we: [
      "We clean in sections around your opening times, start with the entry lanes, and leave signs where floors are damp.",
      "Glue-down carpet and carpet tiles have no pad, so we use little water and save the hot rinse for spills.",
    ],
    plain: [
      "Keep offices, shops, and halls presentable with low-moisture rounds and a deep rinse now and then.",
      "Entry mats and aisles soil first; cleaning these more often than the corners saves the carpet.",
    ],
  }),
  service("leather-cleaning", "Leather furniture cleaning", {
    we: [
      "We test for finish, lift body oil with a mild cleaner and soft brush, and work in conditioner afterward.",
      "Dark headrests and arms take several light passes. We work gently there and keep the seams from getting soaked.",
    ],
    plain: [
      "Have leather sofas and chairs cleaned of grime and dye transfer, then conditioned against cracking.",
      "Finished leather takes gentle soap; suede and nubuck are worked dry with brush and sponge.",
    ],
  }),
  service("move-out-carpet", "Move-out carpet cleaning", {
    we: [
      "We clean the empty rooms wall to wall, including closets and the dents where furniture stood.",
      "Before the walk-through we treat spots, rinse the lanes, and rake the pile, so that every room looks even.",
    ],
    plain: [
      "Get rental carpet cleaned once the furniture is out and before the keys go back.",
      "Empty rooms dry sooner and show every spot; leases often name the kind of cleaning they expect.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "Dark paths run through the room",
    "Traffic lanes hold fine grit and oil that vacuuming leaves. They are pre-treated, scrubbed, and rinsed; any gray that is left is wear.",
    "Carpet by the door darkens first because shoes wipe themselves there. Deep cleaning helps, and mats slow the return.",
    ["steam-carpet-cleaning", "low-moisture-cleaning", "stairs-hallways", "commercial-carpet"],
  ),
  problem(
    "A spot keeps coming back",
    "Spills soak to the backing and wick up again as carpet dries. The spot is flushed deeper, extracted, and dried under weighted towels.",
    "Sticky residue of old spotters grabs new dirt within days. It is rinsed out with water and a mild acid.",
    ["stain-removal", "carpet-protector"],
  ),
  problem(
    "The room smells of pets",
    "Odor that grows in damp air sits in pad and floor. Each spot is located, treated with enzyme, and extracted.",
    "A single accident usually cleans up well; a favorite corner seldom does. Lifting the carpet to treat the pad may be needed.",
    ["pet-odor-removal"],
  ),
  problem(
    "Black lines along the baseboards",
    "Filtration soiling is fine dust that air leaves as it passes under the wall. Special cleaners lighten it; sealing the gap slows it.",
    "Edges and doors that stay shut show these lines most. Careful handwork along the wall takes out much of the soil.",
    ["steam-carpet-cleaning", "stain-removal", "move-out-carpet"],
  ),
  problem(
    "Carpet ripples or bunches up",
    "Loose carpet has slipped off its strip or grown with humidity. A power stretcher pulls it tight, and the extra is trimmed.",
    "Ripples left by dragged furniture rarely settle on their own. Stretching takes them out before the backing creases for good.",
    ["carpet-repair"],
  ),
  problem(
    "The sofa looks dull and feels sticky",
    "Skin oil and drinks bind dust on arms and seats. The tag’s code decides whether water or solvent takes it off.",
    "Covers that go through a washing machine often shrink. They are cleaned on the cushion instead and stood up to dry.",
    ["upholstery-cleaning", "leather-cleaning"],
  ),
  problem(
    "Carpet got wet from a leak",
    "Clean water is extracted, and air is moved over and under the carpet. Pad that stays wet is taken out.",
    "Water from a sewer or a flood carries germs, so porous carpet is normally discarded. Keep feet off and call for drying help.",
    ["steam-carpet-cleaning", "carpet-repair"],
  ),
  problem(
    "Carpet feels crunchy after a rental machine",
    "Stiff pile means that soap stayed behind. A hot rinse with no detergent, and slow dry passes, bring it back.",
    "Home machines put in more water than they take out. A strong vacuum draws the rest and the residue with it.",
    ["steam-carpet-cleaning", "low-moisture-cleaning"],
  ),
  problem(
    "The grout has turned dark",
    "Mop water carries soil into the pores and leaves it there. The lines are loosened, scrubbed, and rinsed, and can be sealed when dry.",
    "Rub one line with a wet white cloth. If the cloth turns gray, it is soil; if it stays clean, the grout itself has changed color.",
    ["tile-grout-cleaning"],
  ),
  problem(
    "A rug sheds, smells, or has bled",
    "Weave, fiber, and dyes are tested in a corner. Then the rug is dusted, washed in a way it can stand, and dried flat.",
    "Turn back a corner and tap it: sand that falls out is what wears the knots. To move a rug, roll it and do not fold it.",
    ["area-rug-cleaning"],
  ),
  problem(
    "The mattress has stains or dust",
    "Spills and sweat stay near the top. It is vacuumed, treated spot by spot, and left to dry before the bed is made.",
    "Strip the bed early, so that air gets to it. A cover that can be washed keeps the next spill out.",
    ["mattress-cleaning"],
  ),
  problem(
    "Fabric looks dull even after vacuuming",
    "Fine grit below the reach of a vacuum grinds the fiber. Washing brings it up and helps the pile stand again.",
    "Compare it with a place that nobody walks or sits on. The difference is soil that can come out, or wear that stays.",
  ),
];
