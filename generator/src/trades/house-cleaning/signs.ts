import type { SectionPart, Variants } from "../trade-pack.ts";

export const signs: SectionPart<Variants> = {
  headings: [
    "Signs that tidying is not enough",
    "What your rooms are telling you",
    "Look closely at these spots",
    "When buildup has set in",
    "Clues in plain sight",
  ],
  intros: [
    "Small clues show where dirt has settled in to stay.",
    "Walk through with a flashlight and compare what you find.",
    "One of these is normal, but several together call for a plan.",
    "Each clue has a cause that a cleaner should hear about.",
    "Most of this hides in places the eye has learned to skip.",
  ],
  shows: 6,
  slots: [
    [
      "Shower glass that stays cloudy after wiping holds soap film mixed with minerals.",
      "Rub a dry finger on the shower door: a chalky feel means layers have built up.",
      "White haze on a bath screen is more than dirt; dish soap will hardly move it.",
    ],
    [
      "Cabinet doors near the stove that feel tacky carry a film of cooking grease.",
      "Touch the top of the range hood; if dust clings to it, grease came first.",
      "A kitchen that smells of old frying has oil on its walls, not just its pans.",
    ],
    [
      "Dust that returns two days after wiping may come from a full vacuum or furnace filter.",
      "Shine a flashlight along a freshly wiped shelf; fuzz after a day points to poor filters.",
      "Gray fluff on vent covers shows that air is moving dust from room to room.",
    ],
    [
      "A pink or orange film around drains and curtains is often bacteria that like damp soap.",
      "Slimy streaks at the waterline of a toilet or tub come back wherever moisture lingers.",
      "That rosy ring in the shower is living slime, and it returns unless surfaces dry out.",
    ],
    [
      "Black dots on caulk often mean mildew; if scrubbing fails, the seal may need replacing.",
      "Dark speckles that return in one corner point to damp air or a slow leak.",
      "Press the sealant around the tub: soft, spotted strips hold moisture that no cleaner can reach.",
    ],
    [
      "A floor that looks hazy after mopping probably carries dried soap rather than dirt.",
      "Socks that turn gray in an hour tell you the mop only moves grime around.",
      "Footprints that show on a just-washed floor hint at too much cleaner in the bucket.",
    ],
    [
      "Pet odor that grows stronger on humid days usually sits below the carpet, in the pad.",
      "If a dog keeps sniffing the same spot, an old accident is likely still in there.",
      "Visitors notice first: curtains and couches hold animal smells that the family no longer senses.",
    ],
    [
      "Dark lines where carpet meets the wall are fine dust filtered out of moving air.",
      "Grit that crunches at the edge of a rug is slowly cutting its fibers.",
      "Compare carpet under the sofa with the walkway; part of the color difference is soil.",
    ],
    [
      "Towels that smell sour when damp suggest residue in the washer, not a bad detergent.",
      "Wipe the rubber ring of a front-loading washer; black slime explains the musty laundry.",
      "A stale smell when you open the washer lid means water and lint are sitting somewhere.",
    ],
    [
      "Smoke when the oven heats up is spilled fat burning, and it can catch fire.",
      "A bitter smell while baking points to burned drips on the oven floor.",
      "An oven window too brown to see through has many dinners baked onto it.",
    ],
    [
      "Clothes that need two dryer cycles hint at trapped lint, which is a fire hazard.",
      "Feel the air at the outside dryer flap; a weak stream means lint has built up.",
      "Lint on the floor behind the dryer suggests a duct that is loose or clogged.",
    ],
    [
      "White or green crust at the base of a faucet is mineral scale from drying water.",
      "A showerhead that sprays sideways is usually clogged with hard scale.",
      "Spots on clean glasses and dull chrome share one cause: minerals left when drops dry.",
    ],
    [
      "Sneezing that starts in one room points to its rugs, bedding, or blinds.",
      "Waking up stuffy and feeling better outdoors can be a sign of dust in the mattress.",
      "Slap a cushion in sunlight: the cloud you see is what everyone has been breathing.",
    ],
    [
      "Crumbs and drips beside the stove feed ants and roaches long before you see either.",
      "A line of ants at the baseboard often ends at a spill nobody noticed.",
      "Look between range and counter with a flashlight; that gap collects years of dinner.",
    ],
  ],
};
