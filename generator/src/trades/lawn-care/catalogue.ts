import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("lawn-mowing", "Lawn mowing", {
    we: [
      "We mow with sharp blades, take a third of the leaf at most, and change direction from visit to visit.",
      "On each visit we cut, trim around posts and beds, and blow clippings off the walks before we load up.",
    ],
    plain: [
      "Have the grass kept at an even height, with strips by fence, steps, and trees trimmed to match.",
      "Clippings left on the lawn break down and feed it, as long as the cut is regular and the grass dry.",
    ],
  }),
  service("edging-trimming", "Lawn edging and trimming", {
    we: [
      "We cut a clean line along drive, walk, and curb, trim where wheels cannot go, and sweep up the crumbs of soil.",
      "A crisp border makes plain grass look cared for, so we run the edger upright and keep the string off bark and siding.",
    ],
    plain: [
      "Get runners and tufts off the concrete and a straight edge back along walks and beds.",
      "Trimming finishes what a mower leaves standing around mailbox, fence line, and downspouts.",
    ],
  }),
  service("fertilization", "Lawn fertilization", {
    we: [
      "We feed in the months when your grass grows, at the rate on the bag, and blow stray granules off the pavement.",
      "Cool-season and warm-season lawns get hungry at different times, so we set your feeding plan by the grass you have.",
    ],
    plain: [
      "Feed the lawn through its growing season for deeper color, thicker turf, and fewer gaps for weeds.",
      "Slow-release nitrogen greens a lawn evenly; a soil test shows whether anything else is missing.",
    ],
  }),
  service("weed-control", "Lawn weed control", {
    we: [
      "We stop crabgrass before it sprouts with a pre-emergent in spring, and treat broadleaf weeds where they grow.",
      "We name the weed first, because clover, nutsedge, and crabgrass each answer to a different treatment.",
    ],
    plain: [
      "Get dandelions, clover, and grassy weeds treated with products that are labeled for your type of turf.",
      "The lasting cure for weeds is thick grass, so treatment goes together with seed, feed, and a taller cut.",
    ],
  }),
  service("core-aeration", "Core aeration", {
    we: [
      "We pull finger-sized plugs of soil across the lawn and leave them to crumble, so that air, water, and roots get down.",
      "Mark your sprinkler heads, and we run the aerator in two directions over the hard and well-walked parts.",
    ],
    plain: [
      "Loosen packed soil with a machine that lifts out cores, timed for when the grass is growing and can close the holes.",
      "If a screwdriver will not go into damp ground, the roots have no room either, and aeration gives it back.",
    ],
  }),
  service("overseeding", "Overseeding", {
    we: [
      "We mow low, open the soil, spread a seed blend that suits your sun and shade, and tell you how to water it.",
      "Seed has to touch soil, so we rake or aerate first and go over bare spots by hand afterward.",
    ],
    plain: [
      "Thicken a thin lawn by sowing new grass into the old, with light watering until it has been mowed a few times.",
      "Early fall suits cool-season grass and late spring the warm-season kinds, when soil is warm enough to sprout seed.",
    ],
  }),
  service("dethatching", "Dethatching", {
    we: [
      "We comb out the brown, spongy layer between blades and soil with a power rake and haul away what comes up.",
      "A thin layer of thatch does good, so we cut a small wedge of turf and measure it before we suggest raking.",
    ],
    plain: [
      "Have matted stems and roots raked out so that water and fertilizer reach the soil again.",
      "The lawn looks rough after a power rake, then fills in, sooner still if seed goes down right after.",
    ],
  }),
  service("leaf-removal", "Leaf removal", {
    we: [
      "We blow leaves out of beds and corners, gather them with mower or rake, and bag, mulch, or haul them as you like.",
      "One cleanup late in fall or several along the way: we come as the trees let go, before wet leaves smother the grass.",
    ],
    plain: [
      "Get lawn, beds, and drains cleared of leaves before they mat down and shut out light and air.",
      "Dry leaves can be shredded into the turf in thin layers; deep drifts need to be carried away.",
    ],
  }),
  service("seasonal-cleanup", "Spring and fall yard cleanup", {
    we: [
      "We rake out winter’s sticks and matted grass, cut back dead stems, recut edges, and leave the yard ready to grow.",
      "Before winter we cut low, clear the last leaves, and tidy beds, so that spring starts with less work.",
    ],
    plain: [
      "Reset the yard between seasons: debris raked, beds cleaned, first or last mowing done, and bags taken away.",
      "A cleanup is the right first visit for a yard that has been left alone for a season.",
    ],
  }),
  service("grub-control", "Grub and lawn insect control", {
    we: [
      "We lift a flap of turf and count what is under it, then treat only where the number of grubs can do harm.",
      "Timing is everything with grubs: we apply preventers around the time eggs hatch, and other products once damage shows.",
    ],
    plain: [
      "Stop white grubs, chinch bugs, or sod webworms once the pest has been found and named.",
      "Turf that rolls back like carpet has lost its roots to grubs; treatment is watered in and bare places are reseeded.",
    ],
  }),
  service("soil-test-lime", "Soil testing and lime", {
    we: [
      "We take small cores from several places, send the mix to a soil lab, and plan feeding and lime by its report.",
      "Lime only helps where soil is too acidic, so we put it down when a test calls for it.",
    ],
    plain: [
      "Learn your soil’s acidity and nutrients from a lab test, then add what is short and skip what is not.",
      "Moss, pale grass, and poor response to feeding can all trace back to pH, which lime or sulfur corrects over time.",
    ],
  }),
  service("overgrown-yard", "Overgrown yard mowing", {
    we: [
      "We walk tall grass for hidden wire, stones, and toys, cut it high first, then bring it down over a second pass.",
      "Sale, rental, or long absence: we bring a knee-high yard back to lawn height and rake off the heavy clippings.",
    ],
    plain: [
      "Have a neglected yard cut back in stages, trimmed along fences, and cleared of what the grass was hiding.",
      "Very tall growth needs a brush mower or string trimmer first, a normal mower after, and some weeks to green up.",
    ],
  }),
  service("lawn-renovation", "Lawn renovation and bare spot repair", {
    we: [
      "We clear out the dead grass, loosen the top inch, level dips with soil, and sow or plug to match what grows around.",
      "First we find out why it died, shade, dogs, or hard ground, and then reseed with grass that suits the spot.",
    ],
    plain: [
      "Rebuild a worn-out lawn from the soil up, or patch single spots where nothing grows.",
      "New seed wants loose soil, a thin cover of straw or peat, and a light sprinkle until it roots.",
    ],
  }),
  service("lawn-disease", "Lawn disease treatment", {
    we: [
      "We look at the edge of the patch, where sick meets healthy, to name the fungus before we treat it.",
      "Watering at night and too much nitrogen feed most lawn diseases, so we change these first and spray second.",
    ],
    plain: [
      "Get rings, rust, and brown patch identified and treated, with watering and mowing set to keep them away.",
      "Fungus needs a wet leaf; watering early in the day and loosening packed soil help to keep it dry.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "Brown patches spread in summer",
    "Drought, fungus, insects, and dog spots all turn grass brown. Shape, edges, and roots tell which, and each has its own remedy.",
    "A tug test helps: rooted but brown grass is often dormant from drought, while turf that lifts has lost its roots.",
  ),
  problem(
    "Weeds outnumber the grass",
    "Weeds take the light and room that thin grass leaves. Control, taller mowing, and seed over a season or two reverse it.",
    "Crabgrass along the curb and clover in the middle have different causes. Each is treated, then the turf is thickened.",
    ["weed-control", "overseeding", "fertilization"],
  ),
  problem(
    "The ground is hard as brick",
    "Feet, cars, and mowers press air out of the soil until water runs off. Core aeration opens it, and compost keeps it loose.",
    "Clay soil under a busy path bakes and sheds rain. Plugs are pulled there, and seed goes into the holes.",
    ["core-aeration"],
  ),
  problem(
    "Grass will not grow under trees",
    "Shade and roots starve ordinary turf. A shade blend, higher mowing, and some thinning of branches help, or mulch takes over.",
    "Where almost no sun gets through, no seed lasts. A bed with ground cover and mulch looks good there instead.",
    ["overseeding", "lawn-renovation"],
  ),
  problem(
    "The lawn feels spongy underfoot",
    "A springy lawn often sits on thick thatch that roots live in instead of soil. Dethatching and aeration bring it back down.",
    "Soft ground can also mean mole runs or too much water. A small plug shows what lies under the green.",
    ["dethatching", "core-aeration"],
  ),
  problem(
    "Mowing leaves a ragged, pale top",
    "White, frayed tips come from a dull blade that tears. Sharp blades and dry grass give a clean cut and a greener look.",
    "Scalped humps and stripes mean that the deck sits too low. Raising the height lets the crown recover.",
    ["lawn-mowing"],
  ),
  problem(
    "Mushrooms or rings appear",
    "Mushrooms feed on buried wood and wet soil; pick them where children or pets play, since some are poisonous. Dark green rings are eased by aeration and deep watering.",
    "Fairy rings come from fungus in the soil, so breaking off caps changes little. The spot gets air, water, and patience.",
    ["lawn-disease", "core-aeration"],
  ),
  problem(
    "Skunks or birds dig up the turf",
    "Animals that peel the lawn at night are after grubs. When these are confirmed and treated, the digging loses its reward.",
    "Small cone-shaped holes may be no more than a search for worms. A count of grubs per square foot decides about treatment.",
    ["grub-control"],
  ),
  problem(
    "The grass is knee-high",
    "It is cut high first and lowered in a second pass, since one low cut would scalp it. Clippings that lie thick are raked off.",
    "Walk it for toys, wire, and stones, if you can. After a few weeks of regular cuts it usually turns green from below.",
    ["overgrown-yard", "lawn-mowing"],
  ),
  problem(
    "Leaves cover everything",
    "Wet leaves shut out light and air. They are blown out of beds, gathered, and mulched or taken away.",
    "Do not wait for the last one to fall. Two lighter rounds are kinder to the grass than one heavy one.",
    ["leaf-removal", "seasonal-cleanup"],
  ),
  problem(
    "The lawn is pale although it is fed",
    "Where the soil is too acidic, grass cannot use what it is given. A test shows it, and lime corrects it over months.",
    "Moss and sorrel often like acidic ground, so look at what else grows. A lab result says what is short before more is spread.",
    ["soil-test-lime", "fertilization"],
  ),
  problem(
    "Grass creeps over the walk",
    "Runners root in every crack and cover the concrete. A clean cut along the line takes them back, and the soil is swept up.",
    "Once an edge is cut, keeping it takes little. A touch-up with each mowing is enough in the growing season.",
    ["edging-trimming", "seasonal-cleanup"],
  ),
];
