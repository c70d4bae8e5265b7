import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("regular-cleaning", "Recurring house cleaning", {
    we: [
      "We come on a regular schedule, dust from high to low, clean kitchen and baths, and vacuum and mop our way out.",
      "We work from your list, and each visit has room for one extra task, such as blinds or baseboards.",
    ],
    plain: [
      "Keep a steady level of clean with weekly, every-other-week, or monthly visits to the same rooms.",
      "Soap film and grease never get old enough to harden when kitchen, bath, and floors are done on a schedule.",
    ],
  }),
  service("deep-cleaning", "Deep cleaning", {
    we: [
      "We do what a normal round skips: baseboards, door frames, vents, behind small appliances, grout, and the tops of cabinets.",
      "Cleaner gets time to work before we scrub, so that months of film on tile and hood come off.",
    ],
    plain: [
      "Have the house reset from ceiling fans to floor edges, with buildup removed by hand.",
      "Start here after a long gap, an illness, or a busy season, and let lighter visits keep it that way.",
    ],
  }),
  service("one-time-cleaning", "One-time house cleaning", {
    we: [
      "We put in one thorough visit before a party or after guests, and begin with the rooms that matter most to you.",
      "Name your top three rooms, and we work down that list until the visit ends.",
    ],
    plain: [
      "Book a single visit for a birthday, a showing, a new baby, or simply a bad month.",
      "One good round of kitchen, baths, and floors changes how the whole house feels, with no schedule attached.",
    ],
  }),
  service("move-out-cleaning", "Move-out cleaning", {
    we: [
      "We clean the empty place inside and out: cabinets, closets, oven, refrigerator, window tracks, and the marks on doors.",
      "Bring your lease checklist, and we work through it line by line so that nothing on it is forgotten.",
    ],
    plain: [
      "Leave an apartment or house ready for the final walk-through, with appliances and drawers wiped inside.",
      "Cleaning is easiest when the furniture is out and power and water are still on.",
    ],
  }),
  service("move-in-cleaning", "Move-in cleaning", {
    we: [
      "We wipe shelves, drawers, switches, and rails before your boxes arrive, so that your dishes go into clean cabinets.",
      "Someone else’s hair and crumbs hide in closets and behind the stove, and that is where we begin.",
    ],
    plain: [
      "Get an empty home washed down from shelf to floor before furniture covers the corners.",
      "Bathrooms, cabinets, and floors are easiest to clean on the day nobody lives there yet.",
    ],
  }),
  service("kitchen-cleaning", "Kitchen cleaning", {
    we: [
      "We degrease hood, backsplash, and cabinet fronts, clean around the burners, shine the sink, and mop under the edge.",
      "Warm water and a few minutes of soaking loosen frying film. Then we wipe the fronts and dry them to keep streaks away.",
    ],
    plain: [
      "Have counters, stove top, sink, and handles cleaned, and the sticky film on the cabinets taken off.",
      "Crumbs and drips next to the stove draw ants, so the narrow gaps get as much care as the counters.",
    ],
  }),
  service("bathroom-cleaning", "Bathroom cleaning", {
    we: [
      "We scrub tub, toilet, sink, and tile, take soap film off the glass, and use separate cloths for the toilet.",
      "What takes scale off a faucet can ruin marble, so we look at the surface before we pick a bottle.",
    ],
    plain: [
      "Get soap scum, mineral spots, and mildew stains cleaned from shower, grout, and fixtures.",
      "Mirrors without streaks, a toilet clean down to the hinges, and a floor wiped into the corners.",
    ],
  }),
  service("oven-refrigerator", "Oven and refrigerator cleaning", {
    we: [
      "We soak the racks, soften baked-on fat, and scrape the cold oven clean with pads that suit the enamel.",
      "Refrigerator shelves come out, warm up, and get washed before we put your food back where it was.",
    ],
    plain: [
      "Have burned spills removed from the oven before they smoke up the next dinner.",
      "Drawers, seals, and the space under the crispers are where refrigerator smells begin, so all of them get washed.",
    ],
  }),
  service("interior-windows", "Interior window cleaning", {
    we: [
      "We vacuum the tracks, wash the glass inside, dry the edges, and wipe sills, locks, and blinds.",
      "Full sun dries glass before it can be wiped, so we start on the shady side of the house.",
    ],
    plain: [
      "Get clear panes, clean sills, and tracks without grit, all from the inside.",
      "Fingerprints and cooking haze come off the glass; sliding doors glide better once their tracks are vacuumed.",
    ],
  }),
  service("post-construction-cleaning", "Post-construction cleaning", {
    we: [
      "We vacuum fine dust from top to bottom, wipe everything with damp cloths, and do it again once the air has settled.",
      "Stickers, paint specks, and grout haze each need their own tool, so we test a hidden spot on new surfaces.",
    ],
    plain: [
      "Have drywall dust removed from ledges, cabinets, vents, and floors after a remodel.",
      "Dust from sanding hangs in the air and sinks for days, which is why a second pass is part of the job.",
    ],
  }),
  service("vacation-rental-cleaning", "Vacation rental cleaning", {
    we: [
      "We change linens, clean kitchen and bath, restock what you provide, and set the rooms up for the next guest.",
      "You give us the calendar and the checklist; we leave beds, towels, and counters the way your photos show them.",
    ],
    plain: [
      "Keep a rental guest-ready with a turnover clean between check-out and check-in.",
      "Hair in the drain, a full trash can, a missing bulb: a turnover list catches what guests notice first.",
    ],
  }),
  service("laundry-linens", "Laundry and bed making", {
    we: [
      "We strip beds, run loads, fold towels, and make the beds with the sheets that you set out.",
      "Show us which detergent and cycle you use, and the wash runs while we clean the other rooms.",
    ],
    plain: [
      "Add sheets, towels, and folding to a visit, so that bedrooms feel finished.",
      "Clean linen on a made bed changes a room more than a whole round of straightening shelves.",
    ],
  }),
  service("apartment-cleaning", "Apartment and condo cleaning", {
    we: [
      "We plan for elevators, parking, and building rules, and clean compact rooms from the far corner to the door.",
      "Small kitchens and baths see heavy use, so we spend most of an apartment visit right there.",
    ],
    plain: [
      "Get a studio, apartment, or condo cleaned from entry to balcony door in one visit.",
      "Shared walls call for quiet work times; tell the front desk who is coming, and entry goes smoothly.",
    ],
  }),
  service("green-cleaning", "Eco-friendly house cleaning", {
    we: [
      "We clean with mild, unscented soaps, microfiber, and hot water, and leave bleach and strong fumes out of the house.",
      "Tell us about asthma, babies, or pets, and we wipe damp instead of spraying, and air each room.",
    ],
    plain: [
      "Choose fragrance-light products and plenty of microfiber for a home where someone is sensitive to scents.",
      "Mild soap, time, and friction remove most household soil; look for the EPA’s Safer Choice mark on bottles.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "Shower glass stays cloudy after wiping",
    "The haze is soap bound to minerals from drying water. A mild acid with time to work takes it off, unless stone is near.",
    "A chalky feel means layers of scale. They are dissolved step by step, and a squeegee after showers keeps them away.",
    ["bathroom-cleaning", "deep-cleaning"],
  ),
  problem(
    "Cabinets feel sticky near the stove",
    "Cooking fat drifts, settles, and catches dust. Warm water with degreaser softens the film, and the fronts are rinsed and dried.",
    "When dust clings to the hood, grease came first. The filter soaks while doors and handles are wiped down.",
    ["kitchen-cleaning", "oven-refrigerator", "deep-cleaning"],
  ),
  problem(
    "Dust is back two days later",
    "Dust returns from filters, vents, and fabrics. Wiping from the top down with damp cloths and a good vacuum keeps it away longer.",
    "Fans, blinds, and the tops of door frames shed on clean furniture. These places are done first, floors last.",
  ),
  problem(
    "The floor looks dull after mopping",
    "Dried soap leaves the haze, not dirt. The floor is mopped with clear water and a cleaner made for its finish.",
    "A gray sock shows that the mop only moved soil around. Vacuuming first and changing water often solve it.",
  ),
  problem(
    "The house smells of pets",
    "Hair in upholstery and old spots on floors hold the odor. Both are vacuumed and washed, and deep carpet spots need extraction.",
    "Noses get used to it, visitors do not. Bedding, litter corners, and baseboards are where the cleaning starts.",
    ["regular-cleaning", "deep-cleaning", "one-time-cleaning"],
  ),
  problem(
    "Black or pink spots in the bath",
    "Pink film is bacteria that feed on soap, and black dots are mildew. Both are scrubbed off, and dry air keeps them away.",
    "If spots in the sealant return after scrubbing, the bead itself may need renewing. Tile and grout around it still come clean.",
    ["bathroom-cleaning", "deep-cleaning"],
  ),
  problem(
    "Moving day is close and nothing is clean",
    "An empty home is cleaned in order: ceilings, cabinets, appliances, baths, floors. The checklist of the lease decides what gets extra time.",
    "Pack first, clean second. What remains goes to one corner, and the rest is washed around it.",
    ["move-out-cleaning", "move-in-cleaning", "apartment-cleaning"],
  ),
  problem(
    "Guests are coming to a messy house",
    "Entry, guest bath, kitchen, and the living room make the impression. Those rooms get the visit, closed doors hide the rest.",
    "Mess and dirt are two jobs. Laundry baskets take the loose things, and surfaces can be cleaned at once.",
    ["one-time-cleaning", "regular-cleaning"],
  ),
  problem(
    "Fine dust covers the house after a remodel",
    "Drywall dust hangs in the air and settles for days. Rooms are cleaned from the top down, often in two rounds.",
    "Change the furnace filter, and keep doors shut between rooms. Dry wiping can scratch glass, so the dust is vacuumed first.",
    ["post-construction-cleaning"],
  ),
  problem(
    "The windows are streaked",
    "Sun dries the cleaner before it is wiped. Tracks are vacuumed first, then the glass is washed and the edges dried.",
    "Haze on the inside is cooking film and dust. Screens and outside panes are another job, so say if you want them too.",
    ["interior-windows"],
  ),
  problem(
    "A rental has to be ready for the next guest",
    "Beds, bath, kitchen, and floors go in a fixed order while the laundry runs. A list keeps small things from being missed.",
    "A second set of linens helps when the dryer is slow. Say where supplies are and what a guest should find.",
    ["vacation-rental-cleaning", "laundry-linens"],
  ),
  problem(
    "Cleaning products make you cough",
    "Scent and bleach trouble some lungs. Soap, warm water, and cloths do most of the work without them.",
    "Name what you react to before the first visit. Open windows while the rooms are wiped help as well.",
    ["green-cleaning"],
  ),
];
