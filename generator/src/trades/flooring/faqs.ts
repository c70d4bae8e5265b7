import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "The floor squeaks",
    "Wood rubs where a fastener has let go. Screws from above or blocking from below pull subfloor and joist together again.",
    "Walk the floor and mark the noisy spots with tape. Many can be silenced from the basement side without touching the finish.",
    ["subfloor-repair", "floor-repair", "stair-flooring"],
  ),
  problem(
    "Gaps between the boards",
    "Dry winter air shrinks wood, and small gaps close again in summer. Those that stay can be filled with slivers or new boards.",
    "Wide gaps in one place tell of loose nails or a sinking subfloor. That is fastened first, then the joint is closed.",
    ["hardwood-installation", "floor-repair", "hardwood-refinishing"],
  ),
  problem(
    "Boards cup or crown",
    "Moisture from below or a leak has swollen the wood. Once the source is found and the floor is dry, it is sanded flat, or the worst boards are replaced.",
    "Cupped edges ask for patience: sanding too soon leaves a crown later. Moisture readings show when it is time.",
    ["hardwood-refinishing", "floor-repair", "engineered-hardwood"],
  ),
  problem(
    "Planks lift or separate",
    "A floating floor pinned by a cabinet or laid without edge gaps has nowhere to go. Freeing the edges and relaying the rows settles it.",
    "Hollow, bouncing spots in vinyl or laminate point to dips below. The planks come up, the base is leveled, and they click back in.",
    ["vinyl-plank", "laminate"],
  ),
  problem(
    "Cracked tiles or crumbling grout",
    "The floor under them flexes. Stiffening or an uncoupling layer stops it; single tiles are cut out and reset on sound mortar.",
    "One cracked tile is an accident, a line of them is movement. The line is opened to see what lies beneath.",
    ["tile-flooring", "floor-repair"],
  ),
  problem(
    "The carpet ripples",
    "Heat, humidity, or a weak first stretch has let it grow. Power-stretching and trimming lays it flat again.",
    "Waves in a carpet come back if they are only pushed toward one wall. A proper stretch across the whole room holds.",
    ["carpet-repair", "carpet-installation"],
  ),
  problem(
    "Hardwood looks dull and scratched",
    "Scratches that stay in the finish need no more than a screening and a fresh coat. Bare gray wood needs full sanding.",
    "Drip some water on a worn spot: if it soaks in and darkens, the finish is gone and refinishing should not wait.",
    ["hardwood-refinishing"],
  ),
  problem(
    "A soft spot in the floor",
    "Near a tub, sink, or outside door, water has likely softened the subfloor. Leak first, then new wood, then the surface.",
    "Stay off a spot that sinks underfoot, and keep heavy furniture away. The bad panel is cut back to sound joists and replaced.",
  ),
  problem(
    "The stairs are worn or slippery",
    "Edges wear first and become rounded. New treads or a runner give the foot a firm, even step.",
    "Count the steps and look at the noses. One that moves or differs in height is put right before it is covered.",
    ["stair-flooring", "carpet-installation"],
  ),
  problem(
    "The sheet floor has torn or curled",
    "A dropped pan or a dragged stove cuts it, and water gets below. A patch from a spare piece, or a new sheet, closes it.",
    "Curling at the door or tub means that the glue let go. Old sheets may hold asbestos, so they are tested before anyone rips them up.",
    ["sheet-vinyl-linoleum"],
  ),
  problem(
    "An old floor has to come out",
    "Tile, glued wood, and carpet each come up in their own way. The base is scraped and leveled for what comes next.",
    "A vent or a doorway often shows the layers. Do not pry up old tile or sheets to look, since they may hold asbestos.",
    ["floor-removal"],
  ),
  problem(
    "A shop or office floor is worn through",
    "Chairs and doorways wear lanes into any floor. Carpet tile, sheet goods, or plank are laid in sections, around opening hours.",
    "Say what rolls over it and how it is cleaned. That decides the surface more than its looks.",
    ["commercial-flooring"],
  ),
];

export const questions: readonly Question[] = [
  question(
    "Which floor is right for which room?",
    "Wood and carpet suit living rooms and bedrooms; vinyl and tile suit kitchens, baths, and basements. Pets, sun, and stairs shift the choice.",
    "Think of water first, wear second, warmth third. A bath asks for tile or vinyl, a nursery for carpet or a soft plank.",
  ),
  question(
    "How long does a floor installation take?",
    "A room of plank or carpet is often done in a day. Tile, nailed wood, leveling, and drying times stretch over several.",
    "Taking up the old floor and flattening the base often takes longer than laying the new one. Site-finished wood needs days to cure.",
  ),
  question(
    "Refinish the wood floor or replace it?",
    "Solid boards with enough wood above the tongue can be sanded. Deep rot, many patches, or exposed nail heads point to new flooring.",
    "If the floor is flat, firm, and only worn, refinish it. A vent cover lifted out shows how thick the boards still are.",
    ["hardwood-refinishing", "hardwood-installation"],
  ),
  question(
    "What do I need to move before the work?",
    "Small things, breakables, electronics, and what lies in closets. Agree beforehand on who moves heavy furniture and unhooks appliances.",
    "Empty shelves and low cabinets, roll up rugs, and clear a path from the door. Mention pianos, aquariums, and safes early.",
  ),
  question(
    "Can new flooring go over the old?",
    "Sometimes: a flat, firm, dry layer can carry planks or a floating floor. Carpet, cushioned vinyl, and loose tile come out first.",
    "Doors, appliances, and stairs must cope with the added height. Old vinyl tile that may hold asbestos is often left in place and covered.",
    ["vinyl-plank", "laminate", "engineered-hardwood", "sheet-vinyl-linoleum"],
  ),
  question(
    "Will there be dust and noise?",
    "Cutting and tear-out make both. Sheeted doorways and saws set up outdoors keep much of it out of the other rooms.",
    "A fine film may settle even with vacuums on the sanders, so cover shelves nearby. Nailers and grinders are loud.",
  ),
  question(
    "Can we live at home during the work?",
    "Usually, room by room. Fresh finish is the exception: nobody walks on it, and pets and small children do better elsewhere that night.",
    "Plan a bedroom and a bath that stay usable. Keep animals shut away from adhesives, open nail strips, and doors that stand open.",
  ),
  question(
    "What should I say when I call about floors?",
    "Which rooms, rough sizes, what is on the floor now, and what is below: slab, crawl space, or joists. Stairs and closets count too.",
    "Photos of the room, a doorway edge, and any damage help. Say whether there has been a leak, and when you want to be done.",
  ),
];
