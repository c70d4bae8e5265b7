import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "Paint peels off the siding",
    "Water gets behind it, from a joint, a gutter, or the wood itself. The source is closed, loose paint scraped, bare spots primed and coated.",
    "New paint over loose paint comes off with it. Scraping to a firm edge, sanding, and primer give the next coat something to hold.",
    ["exterior-painting", "siding-painting"],
  ),
  problem(
    "A stain bleeds through fresh paint",
    "Water rings, smoke, and wood knots bleed through ordinary paint. A stain-blocking primer locks them in before the finish coat.",
    "More coats will not cover a stain. Once the leak is cured and the spot is dry, sealing primer does.",
    ["interior-painting", "ceiling-painting"],
  ),
  problem(
    "Bubbles and blisters on a wall",
    "Moisture or heat has lifted the film. Blisters are scraped away, the wall dries out, and the bare area is primed again.",
    "If blisters sit near a bath or an outside corner, damp is pushing from behind. It is traced before anything is painted.",
    ["interior-painting", "drywall-repair-painting"],
  ),
  problem(
    "Roller marks and uneven sheen",
    "Paint that dried between passes shows as bands. A light sanding and a full coat, kept wet from edge to edge, evens it out.",
    "Patches shine or stay dull when they were not primed. Sealing them and recoating the whole wall makes one surface of it.",
    ["interior-painting", "ceiling-painting", "commercial-painting"],
  ),
  problem(
    "Cracks at corners and trim",
    "Houses move a little with the seasons. Corners are taped again, gaps at trim filled with flexible caulk, then painted.",
    "Filler alone opens up again. Where two materials meet, a joint that can stretch outlasts a hard one.",
    ["drywall-repair-painting", "trim-door-painting"],
  ),
  problem(
    "Kitchen cabinets look greasy and worn",
    "Hands and steam soften the old finish in time. Degreasing, sanding, and a hard enamel bring the doors back.",
    "Wear shows first around knobs and above the stove. If boxes and doors are sound, paint renews what a rebuild would replace.",
    ["cabinet-painting"],
  ),
  problem(
    "Mildew spots on paint",
    "Mildew is washed off and the surface dried, then coated with a mildew-resistant paint. Better airflow keeps it from coming back.",
    "Black dots in a bathroom or on a north wall live on damp. Painting over them fails; cleaning and ventilation come first.",
  ),
  problem(
    "Chalky residue on the outside walls",
    "Sun breaks the paint down to powder. The walls are washed, a sealing primer binds what is left, and new color goes on.",
    "Rub a hand across: white dust means nothing will stick as it is. Washing and the right primer solve that.",
    ["siding-painting", "exterior-painting", "stucco-brick-painting"],
  ),
  problem(
    "The deck looks gray and dry",
    "Water no longer beads, and splinters rise. Boards are washed, sanded where rough, and stained along the grain.",
    "Sprinkle a few drops on it: if they soak in at once, the old coat is gone. The wood needs dry weather before a new one goes on.",
    ["deck-staining"],
  ),
  problem(
    "Old wallpaper or a bumpy ceiling dates the room",
    "Paper is soaked and lifted, and texture is tested for asbestos before it is touched. Then the surface is skimmed smooth.",
    "Do not scrape a bumpy ceiling before a lab has looked at a sample. Paper can be tried at one seam to see how it lets go.",
    ["wallpaper-removal", "popcorn-ceiling-removal"],
  ),
  problem(
    "Offices and halls look worn",
    "Hands, carts, and chairs scuff walls at one height. A tougher paint there, and work in sections, keeps rooms in use.",
    "Name the hours when rooms are empty and the doors that must stay open. The order of the work follows from that.",
    ["commercial-painting"],
  ),
  problem(
    "The color looks wrong on the wall",
    "Light changes a color from morning to evening. Large samples on two walls show it before a whole room is done.",
    "Undertones clash with floors and counters. A shade warmer or cooler often settles it.",
  ),
];

export const questions: readonly Question[] = [
  question(
    "How long does it take to paint a room or a house?",
    "An ordinary bedroom is often a day or two with repairs and drying. A full exterior commonly takes several days, longer with much scraping.",
    "Preparation sets the clock more than rolling does. High ceilings, dark old colors, and many doors and windows add to it.",
  ),
  question(
    "What should I do before the painters come?",
    "Take down pictures and curtains, empty shelves and dressers, and put small things away. Heavy furniture can be moved to the middle and covered.",
    "Choose colors ahead, clear the tops of furniture, and decide which rooms you need each evening. Outdoors, trim back shrubs and move pots.",
  ),
  question(
    "Does the paint smell, and can we sleep at home?",
    "With low-odor paint most people stay. Sleep in another room the first night, and keep windows open while it dries.",
    "Enamels and stain blockers smell stronger than wall paint. Plan a room or two away from them, more so with babies, asthma, or birds.",
  ),
  question(
    "What about children and pets during the work?",
    "Keep children and pets out of wet rooms and away from ladders and tools. A closed door or a day with friends is the easy way.",
    "Cats love fresh windowsills, and toddlers find wet trim. Rooms are done one after another, so there is always a safe one left.",
  ),
  question(
    "How many coats are needed?",
    "Two finish coats are usual, over primer where walls are patched, bare, stained, or changing from dark to light.",
    "It depends on the old color, the new one, and the surface. Reds, yellows, and deep tones often want one more.",
  ),
  question(
    "When can the outside be painted?",
    "When surface and air are warm and dry enough for the product, and rain stays away while it sets. The label gives the limits.",
    "Mild, dry spells work well; hot sun on a wall does not. The crew often follows the shade around the house.",
    ["exterior-painting", "siding-painting", "stucco-brick-painting", "deck-staining"],
  ),
  question(
    "What if my house is old and may have lead paint?",
    "In homes built before 1978, paint can hold lead. It is tested or treated as lead paint, dust is contained, and sanding is done wet or with HEPA suction.",
    "Mention the age of the house on the first call. Lead-safe work uses plastic, wet methods, and careful cleanup, so it is planned in.",
  ),
  question(
    "What should I say when I call for painting?",
    "Which rooms or sides, rough sizes, ceiling height, and the state of the walls. Photos of peeling spots and of trim help.",
    "Say whether it is color, repair, or both, and by when you would like it done. Mention wallpaper, stains, and anything high up.",
  ),
];
