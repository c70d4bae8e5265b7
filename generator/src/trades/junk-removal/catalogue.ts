import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("furniture-removal", "Furniture removal", {
    we: [
      "We carry out sofas, tables, wardrobes, and desks, take them apart where doors are narrow, and protect the walls on the way.",
      "Point at the piece in the room where it stands; we do the lifting, and usable furniture can go to donation.",
    ],
    plain: [
      "Have old furniture picked up from any room and floor, without dragging it to the curb first.",
      "Sofas, shelves, and tables go out in one trip; those in good shape may find a second home.",
    ],
  }),
  service("appliance-removal", "Appliance removal", {
    we: [
      "We unplug the appliance, strap it to a dolly, and roll it out to the truck.",
      "Refrigerators hold a refrigerant that has to be recovered, so we take them where that is done.",
    ],
    plain: [
      "Get washers, dryers, ranges, and freezers taken from basement or kitchen and recycled for their metal.",
      "A freezer should be empty, unplugged, and defrosted; gas and water lines are closed beforehand.",
    ],
  }),
  service("mattress-removal", "Mattress and box spring removal", {
    we: [
      "We bag the mattress so that nothing falls off on the stairs, and take frame and box spring along.",
      "Many dumps and recyclers handle mattresses separately, so we load them last and drop them off where they belong.",
    ],
    plain: [
      "Have a worn mattress carried down and taken to recycling or disposal, frame included.",
      "Beds too big to bend around the landing come apart first, then leave in pieces.",
    ],
  }),
  service("garage-cleanout", "Garage cleanout", {
    we: [
      "We sort with you into keep, give, and go, load the go pile, and clear the floor to the walls.",
      "Paint cans and chemicals stay out of our load, so we set them aside for the county’s collection.",
    ],
    plain: [
      "Turn a garage back into a place for cars, with shelves, broken tools, and boxes hauled away.",
      "Start at the door and work inward; what you want to keep goes along one wall before loading begins.",
    ],
  }),
  service("house-cleanout", "Whole house cleanout", {
    we: [
      "We go room by room from the top floor down, set aside papers and photos we come across, and load the rest.",
      "You mark what stays with tape or a closed door, and we clear everything else down to bare floors.",
    ],
    plain: [
      "Empty a house before a sale, a rental, or a remodel, attic to basement, with a sweep at the end.",
      "Cleanouts begin with a walk-through that settles what stays, what is donated, and what is discarded.",
    ],
  }),
  service("estate-cleanout", "Estate cleanout", {
    we: [
      "We put letters, pictures, and keepsakes in a box for you, and clear the rooms in the order you choose.",
      "Heirs are often far away, so we hold back anything in doubt until they have had a look at it.",
    ],
    plain: [
      "Have a loved one’s home cleared with care once the things to keep have been chosen.",
      "Set valuables and papers aside first; furniture, clothes, and household goods can then be donated or hauled.",
    ],
  }),
  service("attic-basement-cleanout", "Attic and basement cleanout", {
    we: [
      "We hand boxes down the ladder, carry heavy things up the stairs, and leave beams, pipes, and wires untouched.",
      "Damp boxes tear and dust flies, so we bag loose things where they lie before we move them.",
    ],
    plain: [
      "Clear crawl spaces, attics, and cellars of boxes, old carpet, and forgotten furniture.",
      "Low ceilings and narrow steps make it slow work; good light and a clear stairway help most.",
    ],
  }),
  service("yard-waste-removal", "Yard waste removal", {
    we: [
      "We load brush, leaves, logs, and sod, keep them apart from trash, and bring them where they can be composted.",
      "Piles left by a storm or a weekend of pruning go onto our truck as they are, with no need to tie bundles.",
    ],
    plain: [
      "Get rid of branches, clippings, old pots, and soil that the regular collection does not accept.",
      "Green waste kept clean of plastic and stone can become mulch or compost.",
    ],
  }),
  service("construction-debris-removal", "Construction debris removal", {
    we: [
      "We load drywall, lumber, tile, and old cabinets by hand and pick up the nails and scraps around the pile.",
      "Concrete and dirt weigh far more than they look, so we load them apart from the rest and keep each trip light.",
    ],
    plain: [
      "Clear a remodel’s leftovers, from torn-out carpet to broken tile, without a container in the drive.",
      "Wood, metal, and clean concrete can be recycled; old flooring that may hold asbestos is tested before anyone moves it.",
    ],
  }),
  service("hot-tub-removal", "Hot tub and shed removal", {
    we: [
      "We cut the drained tub or the empty shed into pieces that fit through the gate, and haul all of it away.",
      "Once power is off and the tub is dry, we take down cover, frame, and shell, and load them all.",
    ],
    plain: [
      "Have a tub, playset, shed, or above-ground pool taken apart and removed from the yard.",
      "The wiring of a hot tub is disconnected by an electrician first; after that, demolition is plain handwork.",
    ],
  }),
  service("electronics-removal", "Electronics and e-waste pickup", {
    we: [
      "We take televisions, computers, printers, and cables to a recycler and keep them out of the trash pile.",
      "Old picture tubes are heavy and fragile, so we carry them upright and wrapped in a blanket.",
    ],
    plain: [
      "Send old screens, stereos, and office machines to recycling instead of the back of a closet.",
      "Wipe phones and drives before pickup, and take lithium batteries out where they come out safely.",
    ],
  }),
  service("office-cleanout", "Office and storage unit cleanout", {
    we: [
      "We clear desks, cubicles, files, and shelving, and use the freight elevator at the time the building allows.",
      "For a storage unit, we bring the dolly to the roll-up door, load all of it, and hand back an empty space.",
    ],
    plain: [
      "Empty an office, a shop, or a storage unit before the lease ends.",
      "Papers with names or accounts on them belong in a shredder, so pull those boxes before loading day.",
    ],
  }),
  service("hoarding-cleanup", "Clutter and hoarding cleanup", {
    we: [
      "We start at the door, open a safe path, and move at the pace of the person who lives there.",
      "Nothing leaves unseen if you wish: we sort into small bins with you and stop when you need a break.",
    ],
    plain: [
      "Make a crowded home safe again, beginning with exits, kitchen, bath, and bed.",
      "Patience matters more than muscle here; rooms are cleared one after another, with decisions left to the owner.",
    ],
  }),
  service("curbside-pickup", "Curbside and single item pickup", {
    we: [
      "We collect one item or a pile from porch, curb, or driveway, so that you need not be home.",
      "Tell us what it is and where it stands; we load it from that spot.",
    ],
    plain: [
      "Have a single bulky thing collected that the city’s trucks leave behind.",
      "One treadmill, one grill, one couch: small pickups are simple when the item is already outside.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "The garage no longer fits a car",
    "Things pile up faster than pickup day takes them. One load clears the floor, and shelves keep what is left in order.",
    "It starts with one box and ends with a blocked door. Sorting into keep, give, and go shows how much there is to load.",
    ["garage-cleanout"],
  ),
  problem(
    "The city will not take a bulky item",
    "Regular trucks have limits on size, weight, and kind. A separate pickup carries the piece from the room or the curb.",
    "Rules for mattresses, tires, and appliances differ by city. Such items go to the sites that accept them.",
  ),
  problem(
    "A heavy piece is stuck upstairs",
    "Sleeper sofas, pianos, and treadmills are too long or heavy for a turn in the stairs. They are taken apart or strapped and lowered step by step.",
    "Lifting alone on stairs can end in a hurt back or a hole in the wall. Two people, straps, and pads do it.",
    ["furniture-removal", "mattress-removal", "attic-basement-cleanout"],
  ),
  problem(
    "A house has to be emptied by a date",
    "A closing or the end of a lease sets the order. Rooms are cleared one by one, and the garage often goes last.",
    "Mark what stays and start with what blocks the way. Donation, recycling, and disposal are sorted at the truck.",
    ["house-cleanout", "estate-cleanout", "office-cleanout"],
  ),
  problem(
    "The remodel left a pile behind",
    "Old cabinets, tile, and drywall fill a drive in no time. They are loaded by kind, and nails are picked up.",
    "Leftover debris invites rain, pests, and complaints. Clearing it as the work goes on keeps paths open for the trades.",
    ["construction-debris-removal"],
  ),
  problem(
    "A dead refrigerator sits in the garage",
    "Refrigerant and oil must not go into a landfill. The unit is moved upright and brought where both are recovered.",
    "An old refrigerator can trap a child, so its door should come off first. Then it is rolled out and recycled.",
    ["appliance-removal"],
  ),
  problem(
    "Storm debris covers the yard",
    "Limbs, shingles, and fence boards are put in separate piles, since each goes elsewhere. If a wire lies on the pile, keep everyone far away and call 911 and the utility.",
    "Take pictures for a claim before it is cleared. Green waste and building debris then leave in separate loads.",
    ["yard-waste-removal", "construction-debris-removal"],
  ),
  problem(
    "A rental was left full of belongings",
    "Landlords often have to wait or give notice before they may clear a unit. After that it can be emptied and swept.",
    "Food and trash go first because of smell and insects. Furniture follows, and what is usable can be donated.",
    ["house-cleanout", "furniture-removal"],
  ),
  problem(
    "A relative’s house is full of things",
    "Papers, photos, and keepsakes are set aside before anything leaves. Rooms follow one by one, at the family’s pace.",
    "Nobody has to decide all of it in one day. A box for things in doubt keeps the work going.",
    ["estate-cleanout", "hoarding-cleanup"],
  ),
  problem(
    "An old hot tub takes up the yard",
    "It is drained and disconnected first, then cut into pieces that fit the gate. Cover, frame, and shell leave together.",
    "Measure the gate and the path to the street. An electrician takes the power off before anyone cuts.",
    ["hot-tub-removal"],
  ),
  problem(
    "Old screens and computers pile up",
    "Many landfills refuse them because of lead and batteries. They go to a recycler, with cables and printers.",
    "Wipe the drives first, or take them out. Picture tubes are heavy and break, so leave them standing until they are carried.",
    ["electronics-removal", "office-cleanout"],
  ),
  problem(
    "One big thing sits at the curb",
    "Regular collection left it, and it draws complaints. It is loaded from where it stands, often with nobody home.",
    "A photo and the address help to arrange it. Keep it dry if it could still be of use to someone.",
    ["curbside-pickup", "mattress-removal"],
  ),
];
