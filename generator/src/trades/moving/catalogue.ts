import { problem, service } from "../pack-entries.ts";
import type { CatalogueService, Problem } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("local-moving", "Local moving", {
    we: [
      "We pad the furniture, load room by room, drive the short way over, and place each box where its label says.",
      "On moving day we walk through first, protect floors and doorways, then load heavy things in front and light ones on top.",
    ],
    plain: [
      "Have a household moved across town, from the last room of the old place to the right rooms of the new.",
      "A short move can still be heavy work; labels on boxes and an open driveway keep the truck rolling.",
    ],
  }),
  service("long-distance-moving", "Long-distance moving", {
    we: [
      "We list every piece, wrap it for the road, load it tight against shifting, and unload it by the same list.",
      "Far moves need more padding and a written inventory, so we note the condition of pieces as they go on the truck.",
    ],
    plain: [
      "Move to another part of the country with goods inventoried, wrapped, and delivered to the new door.",
      "Weight, distance, and access at both ends shape a long move, so the list of what goes comes first.",
    ],
  }),
  service("packing-services", "Packing services", {
    we: [
      "We wrap dishes one by one, stand plates on edge, fill the gaps, and mark each carton with its room.",
      "Kitchens take longest, so we begin there and leave out the box you will need on the first night.",
    ],
    plain: [
      "Get a kitchen or a whole house packed in the right cartons, with labels on the sides.",
      "Wardrobe boxes, dish packs, and mattress bags each have a purpose; heavy books go in small cartons.",
    ],
  }),
  service("unpacking-services", "Unpacking services", {
    we: [
      "We open boxes room by room, set things on counters and shelves, and take paper and cartons away.",
      "We get beds ready first, then kitchen and bath, so that the new home works on its first evening.",
    ],
    plain: [
      "Have cartons emptied and flattened, and dishes, books, and clothes put within reach.",
      "Unpacking goes well when each box stands in its room; a sketch of the cabinets helps.",
    ],
  }),
  service("loading-unloading", "Loading and unloading help", {
    we: [
      "You rent the truck or container, and we load it: weight low and forward, straps every few feet, no gaps to slide.",
      "At the other end we unload in reverse and put furniture together in the rooms you point at.",
    ],
    plain: [
      "Bring in hands for the lifting when the truck, trailer, or container is already arranged.",
      "A tight load goes up in tiers from floor to ceiling, with mattresses and sofas standing along the sides.",
    ],
  }),
  service("apartment-moving", "Apartment moving", {
    we: [
      "We plan the load around the elevator slot, pad its walls, and measure sofas against the stairwell before we lift.",
      "Narrow stairs call for straps and short steps, so we take doors and legs off before we turn the landing.",
    ],
    plain: [
      "Move from or to an apartment with stairs, elevators, and loading zones planned in advance.",
      "Buildings often ask for a reserved elevator and some paperwork, so let the manager know the date.",
    ],
  }),
  service("office-moving", "Office moving", {
    we: [
      "We label desks, screens, and chairs by seat number, move in one sweep, and set each workplace up by the floor plan.",
      "Servers, files, and fragile screens travel in crates of their own, and we load them last to unload them first.",
    ],
    plain: [
      "Relocate an office with desks, files, and equipment numbered for their new places.",
      "A floor plan with numbers on the doors lets furniture go straight to its seat.",
    ],
  }),
  service("piano-moving", "Piano moving", {
    we: [
      "We close and wrap the piano, strap it to a skid board, and roll it on a dolly over ramps and thresholds.",
      "A grand loses lyre, legs, and lid before we tip it on its side, and gets them back in the new room.",
    ],
    plain: [
      "Have an upright or grand carried by people with board, straps, and a clear plan for each step.",
      "Doors, turns, and stairs are measured in advance; tuning waits until the piano has settled in its new room.",
    ],
  }),
  service("furniture-assembly", "Furniture disassembly and assembly", {
    we: [
      "We take beds, tables, and shelving apart, bag and label the screws, and put it all together at the other end.",
      "Flat-pack pieces seldom like a second move, so we carry them whole where doors allow and brace them where not.",
    ],
    plain: [
      "Get large pieces taken down for transport and rebuilt in the new room.",
      "Screws travel in a taped bag on the piece they belong to, so that no bed waits for its bolts.",
    ],
  }),
  service("single-item-moving", "Single item and small moves", {
    we: [
      "We move one sofa, one safe, or the contents of one room, padded and strapped like a full load.",
      "Bought a table across town? We pick it up there and set it where you want it.",
    ],
    plain: [
      "Have a single heavy or awkward piece moved between two addresses or two floors.",
      "Dorm rooms, studio contents, and store pickups are small moves, yet they take the same pads and dollies.",
    ],
  }),
  service("senior-moving", "Senior moving and downsizing", {
    we: [
      "We measure the new rooms, help decide what fits, pack the rest for family or storage, and set up bed, lamp, and chair first.",
      "Photos of shelves and dressers let us arrange the new room so that it feels known on the first night.",
    ],
    plain: [
      "Move into a smaller home or a care community with help for sorting, packing, and setting up.",
      "Start with a floor plan of the new place; what fits goes, and the rest is given, stored, or sold.",
    ],
  }),
  service("storage-moves", "Moving in and out of storage", {
    we: [
      "We stack the unit with an aisle, heavy things at the bottom, and what you need soon by the door.",
      "Goods that wait need air, so we wrap upholstery in breathable covers and stand mattresses in bags on edge.",
    ],
    plain: [
      "Place furniture in storage between two homes, or bring it back out when the keys arrive.",
      "Clean, dry, and disassembled pieces keep well; a list by the door saves digging later.",
    ],
  }),
  service("specialty-items", "Pool table, safe, and specialty moving", {
    we: [
      "We take a pool table apart down to its slate, move the slabs on edge, and set it up level again.",
      "For safes, gym machines, and statues we make a plan of their own, with load ramps, stair skids, and floor boards.",
    ],
    plain: [
      "Get the heavy, odd, or fragile piece moved with the tools it takes.",
      "Mirrors, art, and marble tops travel upright in crates or picture cartons, never flat under a load.",
    ],
  }),
];

export const problems: readonly Problem[] = [
  problem(
    "The new place needs furniture through a tight door",
    "Door, stair, and elevator are measured against the longest pieces. Legs, doors, and rails come off, and some sofas go in on end.",
    "What went in once usually comes out the same way. If not, a window can serve, with straps and a plan.",
  ),
  problem(
    "Packing is far behind",
    "Kitchen and closets take longer than anyone thinks. A packing visit catches up, and open boxes are closed and labeled.",
    "Rooms that are not needed get packed first. What stays loose on moving day goes into wardrobe boxes and bins.",
    ["packing-services"],
  ),
  problem(
    "There is no parking for the truck",
    "A truck needs room for its ramp and a short walk to the door. Cones, a permit, or a smaller shuttle truck solve it.",
    "Long carries through lots and lobbies take strength and time. A reserved loading zone is worth a call to the city.",
  ),
  problem(
    "Dates of the two homes do not meet",
    "When keys come later than the truck, goods can wait in storage or on the vehicle. The plan is made for the gap.",
    "An overlap of even one night makes a move calmer. Without it, the first-night box and beds stay within reach.",
    ["storage-moves", "local-moving", "long-distance-moving"],
  ),
  problem(
    "A piano or safe has to go upstairs",
    "Weight, turns, and railings are looked at before anyone lifts. A board, straps, and enough hands take it up step by step.",
    "Some stairs will not carry the load. In that case another way in is found, by lift or through a door at the back.",
    ["piano-moving", "specialty-items"],
  ),
  problem(
    "Fragile things broke in the last move",
    "Breakage mostly comes from half-filled boxes and loose stacks. Plates stand on edge in dish packs, and nothing is left to rattle.",
    "Lamps, mirrors, and screens travel in cartons of their own. Marked boxes ride on top and are carried first.",
    ["packing-services", "specialty-items", "long-distance-moving"],
  ),
  problem(
    "Only a few pieces need moving",
    "A small move shares the same pads, straps, and care. A list with sizes shows whether a van will do.",
    "A heavy single piece needs hands more than a large truck. The two addresses, the floors, and the doors are enough to plan it.",
    ["single-item-moving"],
  ),
  problem(
    "The elevator has to be reserved",
    "Many buildings allow moves only at set times. The slot is booked first, and truck and packing follow from it.",
    "Some managers want floor covering and papers from the mover in advance. Their rules are passed on when the date is set.",
    ["apartment-moving", "office-moving"],
  ),
  problem(
    "The office has to be up again soon",
    "Desks, screens, and files are numbered for their new places and moved in one sweep. What is needed first is loaded last.",
    "Draw a plan with a number for each seat. Anything nobody has used for a year need not travel.",
    ["office-moving"],
  ),
  problem(
    "Boxes still stand in every room",
    "Beds and kitchen come first, then bath and closets. Cartons are flattened and carried off as they empty.",
    "A box in the right room is half unpacked. A few words about what goes into which cabinet are enough.",
    ["unpacking-services", "furniture-assembly"],
  ),
  problem(
    "A parent moves to a smaller place",
    "The new rooms are measured before anything is chosen. Bed, lamp, and chair are set up first, so that the first night feels familiar.",
    "Begin months ahead with the rooms nobody uses. Photos of shelves help to set them up the same way.",
    ["senior-moving"],
  ),
  problem(
    "The truck is rented, but hands are missing",
    "Weight goes low and forward, tall pieces along the sides, and straps hold each tier. Unloading goes in reverse.",
    "Have it parked where the ramp reaches the door. Blankets, straps, and a dolly help to keep the load tight.",
    ["loading-unloading"],
  ),
];
