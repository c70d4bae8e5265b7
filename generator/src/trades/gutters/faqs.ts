import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "Water pours over the edge",
    "A clog comes to mind first: the trough is emptied and the outlet flushed. If it still spills, a larger outlet or more fall helps.",
    "Overflow digs a trench along the wall and splashes mud on siding. Clearing the run ends it, or adding a downspout where one is too few.",
  ),
  problem(
    "The gutter sags or pulls away",
    "Old spikes loosen as the wood dries. The run is lifted back to its line and held by screws and brackets set closer together.",
    "Wet leaves, ice, or a ladder can drag a trough down. When the board behind it has gone soft, that is replaced as well.",
    ["gutter-repair", "gutter-realignment", "fascia-soffit-repair"],
  ),
  problem(
    "A corner drips after the rain stops",
    "Sealant in the miter has cracked. The joint is dried, scraped clean, and sealed again from inside, where water presses on it.",
    "Slow drips point to a joint or to water that stands. Fresh sealant or a small change of pitch cures either one.",
    ["gutter-repair", "seamless-gutters"],
  ),
  problem(
    "Streaks and peeling paint below the roof edge",
    "Rain is slipping behind the gutter. An apron of bent metal under the shingles leads it back into the trough.",
    "Stained fascia is early notice of rot. Closing the gap at the roof edge now spares the board and the soffit beneath.",
    ["drip-edge-flashing", "fascia-soffit-repair"],
  ),
  problem(
    "Water in the basement or crawl space",
    "Roof runoff that lands next to the wall soaks the soil there. Longer leaders or a buried pipe take it downhill.",
    "Look outside during the next rain: if a downspout empties at the foundation, moving that water is the first repair to try.",
  ),
  problem(
    "Plants grow in the gutter",
    "Seedlings need soil, so the trough holds a layer of rotted leaves. It is dug out, flushed, and checked for rust.",
    "Green along the eaves means water has been standing for a good while. Cleaning comes first, a guard may follow.",
    ["gutter-cleaning", "gutter-guards"],
  ),
  problem(
    "Ice builds up along the eaves",
    "Full gutters freeze solid and pull at their brackets, so a fall cleaning helps. Heat escaping from the attic feeds the ice above.",
    "Icicles show meltwater that could not drain. Clear troughs and open downspouts help; insulation and vents treat the cause.",
    ["gutter-cleaning", "gutter-guards", "gutter-repair"],
  ),
  problem(
    "A downspout gurgles or backs up",
    "Something is lodged in an elbow or the pipe underground. The leader is taken apart or flushed until it runs clear.",
    "If water rises at the foot of the pipe, the buried line is blocked or crushed, and that section is cleaned or replaced.",
    ["downspout-installation", "downspout-drainage", "gutter-cleaning"],
  ),
  problem(
    "The gutters are rusted or split",
    "Patches hold for a while on thin metal, and then it opens next to them. New runs, sized for the roof, end that.",
    "Look at the back edge as well as the front. Where rust has come through on both, the run has to come down.",
    ["gutter-replacement", "seamless-gutters"],
  ),
  problem(
    "An old copper gutter leaks",
    "Solder cracks where metal moves with the heat. Joints are cleaned and soldered again, or a short piece is let in.",
    "Sealant from a tube does not last on copper. Note where it drips, and whether the brackets still hold their line.",
    ["copper-half-round-gutters"],
  ),
  problem(
    "Plaster is wet below a wide cornice",
    "A gutter built into the eaves leaks where nobody sees it. The lining is opened at the seam and renewed.",
    "Stains on a porch ceiling are typical. The box is looked at from above, since the wood around it may be soft.",
    ["box-gutter-repair"],
  ),
];

export const questions: readonly Question[] = [
  question(
    "How often should gutters be cleaned?",
    "Spring and fall suit most houses. Tall pines or many trees close by call for more rounds, an open lot for fewer.",
    "Let the trees decide: after the seeds in spring and after the last leaves. Gutters with guards still want a rinse now and then.",
    ["gutter-cleaning", "gutter-guards"],
  ),
  question(
    "Can gutters be repaired, or do I need new ones?",
    "Single leaks, loose brackets, and one bent length are repairs. Rust holes, many open seams, or a warped run point to new gutters.",
    "Rehanging and resealing go a long way if the metal is sound and the boards are firm. Trouble all along the roofline points to replacement.",
  ),
  question(
    "How long does gutter work take?",
    "A cleaning or small repair is commonly one visit. New gutters on an average house are often hung within a day or two.",
    "The length of roof edge, its height, and the state of the boards set the time; rotten fascia is what most often adds to it.",
  ),
  question(
    "What happens when somebody comes to look?",
    "The runs are measured, the fall and the boards are checked, and outlets and ground are looked over to see where water goes.",
    "Someone walks around the house with you, notes where it spills or drips, and suggests size, color, and downspout places.",
  ),
  question(
    "What should I mention when I call?",
    "Say how many stories the house has, roughly how long the gutters are, and where they overflow. Trees and steep ground matter too.",
    "A phone video taken in the rain is worth a lot. Also mention guards, solar panels, or wires close to the roof edge.",
  ),
  question(
    "Do I need to be home, and how do I prepare?",
    "For a cleaning, open gates and a working outdoor faucet are usually enough. Move cars and furniture from below the eaves.",
    "Unlock the yard, keep pets inside, and clear the ground along the walls. Being there helps when you choose colors or outlets.",
  ),
  question(
    "Will the work make a mess?",
    "Cleaning brings down wet leaves and grit. Buckets, bags, and a hose keep most of it off the beds and the walls.",
    "Some drips on windows and siding are hard to avoid, and they rinse off. Ask for old metal to be hauled away when you set up the job.",
  ),
  question(
    "Do new gutters need a permit?",
    "Many cities ask for no permit when gutters are swapped like for like. Tying drains into a street or sewer is another matter.",
    "Gutters themselves seldom require a permit. Historic districts and owners’ associations may have a say in color and shape, so ask them early.",
    ["seamless-gutters", "gutter-replacement", "copper-half-round-gutters"],
  ),
];
