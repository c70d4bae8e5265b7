import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("wood-privacy-fence", "Wood privacy fence installation", {
    we: [
      "We set posts plumb in firm holes, hang rails on the level or with the slope, and fasten every board with outdoor screws or nails.",
      "Cedar or treated pine, board-on-board or side by side: we space the boards for privacy and set the posts for wind.",
    ],
    plain: [
      "Solid board fences on treated posts, built with a gap at the ground so that the wood can dry.",
      "Tall boards screen the patio from view. Overlapping them keeps it that way when the lumber shrinks.",
    ],
  }),
  service("vinyl-fence", "Vinyl fence installation", {
    we: [
      "We lay out the panels so that the run ends evenly, stiffen gate and corner posts, and lock each rail in its pocket.",
      "Vinyl moves with heat. We leave it the play it needs and bed the posts so the line stays true.",
    ],
    plain: [
      "Privacy, picket, and rail styles in vinyl that never need paint and rinse clean with a hose.",
      "Panels slot between routed posts; careful spacing decides how well they fit, so the line is measured twice.",
    ],
  }),
  service("chain-link-fence", "Chain link fence installation", {
    we: [
      "We set terminal posts in concrete, run the rail, stretch the mesh tight, and tie it at every line post.",
      "Galvanized or black-coated, low for the garden or tall for the yard, we stretch chain link so it does not sag.",
    ],
    plain: [
      "A sturdy, see-through fence for yards, kennels, and courts, stretched between braced corner posts.",
      "Slats or a coated finish soften the look of chain link; a bottom wire stops dogs from pushing under.",
    ],
  }),
  service("aluminum-fence", "Aluminum and ornamental iron fence", {
    we: [
      "We rack the panels to follow your slope, set the posts to the panel width, and hang gates on hinges made for their weight.",
      "Iron panels we bolt or weld in place. We grind the joints smooth and paint every cut against rust.",
    ],
    plain: [
      "Open metal fencing that frames a yard without hiding it, rust-proof in aluminum or heavy and classic in steel.",
      "Rusted pickets welded, loose panels reset, and new ornamental runs matched to those that already stand.",
    ],
  }),
  service("fence-repair", "Fence repair", {
    we: [
      "We reset or splint the leaning posts, replace broken rails and boards, and match the height and pattern of the rest.",
      "After a storm or a fallen limb we save the sections that are sound, and rebuild only what is not.",
    ],
    plain: [
      "Snapped boards, loose rails, and bent panels replaced one by one, so that the rest of the line can stay.",
      "A fence is as strong as its posts. Where those hold, new pickets and fasteners put the rest in order.",
    ],
  }),
  service("post-replacement", "Fence post replacement", {
    we: [
      "We pull the rotted post with its old footing, dig to firm soil, and set a new one that drains at the base.",
      "When the boards are good and the posts are not, we support the panels, change the posts, and rehang what you have.",
    ],
    plain: [
      "Posts broken at ground level taken out and renewed, with gravel or concrete to suit soil and frost.",
      "Rot starts where wood meets wet earth. A fresh post there brings a leaning stretch upright again.",
    ],
  }),
  service("fence-replacement", "Fence replacement and removal", {
    we: [
      "We take down the old fence, pull the footings, and build the new one on the same line or a better one.",
      "Tell us about dogs and children, and we plan the order of the work so that the yard stays closed where it can.",
    ],
    plain: [
      "Worn fencing dismantled and hauled away, holes filled or reused, and a new run built in its place.",
      "If post after post has gone soft, starting over takes less effort than chasing repairs along the line.",
    ],
  }),
  service("gate-installation-repair", "Gate installation and repair", {
    we: [
      "We hang gates on posts that can carry them, brace the frame from hinge to latch, and adjust until it swings and latches without a push.",
      "A gate drags because a post leans or a frame sags. We correct that first, then fit hinges and latch.",
    ],
    plain: [
      "Walk gates and double gates built to match the fence, and old ones rehung, squared, and relatched.",
      "Wide gates need deep posts and a diagonal brace; with both, they open easily and meet in the middle.",
    ],
  }),
  service("automatic-driveway-gate", "Automatic driveway gates", {
    we: [
      "We set swing or slide gates, mount the operator, and install the sensors that stop it for a child or a car.",
      "Keypad, remote, or phone: we fit the opener to the gate’s weight and your slope, and explain its manual release.",
    ],
    plain: [
      "Powered gates with safety sensors, entry by keypad or remote, and a release for days without electricity.",
      "On a sloping drive a sliding gate often works where a swinging one would scrape; the operator follows from that.",
    ],
  }),
  service("pool-fence", "Pool fence installation", {
    we: [
      "We build pool barriers to the height and spacing your code asks for, with gates that close and latch on their own.",
      "No footholds on the outside, no gap a child can slip through: we set panels and latch with small climbers in mind.",
    ],
    plain: [
      "Fencing around pools in mesh, aluminum, or vinyl, with self-closing gates that open away from the water.",
      "A barrier is one layer of safety next to watchful adults, and most codes describe it in detail.",
    ],
  }),
  service("dog-fence", "Dog and pet fencing", {
    we: [
      "We look at how your dog jumps, digs, or squeezes through, and choose height, mesh, and bottom edge to match.",
      "Along the ground we add a buried wire or a rail, since most dogs leave under a fence, not over it.",
    ],
    plain: [
      "Yards closed for pets with close pickets, chain link, or welded wire, and gates that latch firmly.",
      "Small breeds need narrow gaps, diggers a guarded bottom edge, jumpers an extra foot of height.",
    ],
  }),
  service("split-rail-ranch-fence", "Split rail and ranch fencing", {
    we: [
      "We run long lines straight over rolling ground, brace the corners against the pull, and hang farm gates that clear it.",
      "Split rail, board, or woven wire: we space the posts for the animals behind it and the soil they stand in.",
    ],
    plain: [
      "Rail, board, and wire fences for paddocks, acreage, and long frontages, with braced ends and field gates.",
      "Horses call for smooth, visible boards or mesh; cattle and goats each test a fence in a way of their own.",
    ],
  }),
  service("fence-staining", "Fence staining and sealing", {
    we: [
      "We wash the boards, let them dry through, and work in an oil or water-based stain with sprayer and brush.",
      "Gray does not mean gone. Once cleaned, most sound fences take stain, and we back-brush so that it soaks in.",
    ],
    plain: [
      "Cleaning, brightening, and staining that shield wood from sun and rain, in clear, tinted, or solid color.",
      "New treated lumber should dry before its first coat; after that, renewing it now and then keeps boards from splitting.",
    ],
  }),
  service("commercial-security-fence", "Commercial and security fencing", {
    we: [
      "We fence lots, yards, and sites in heavy chain link or steel, with gates wide enough for the trucks that use them.",
      "For a site that has to stay open, we build in stretches and close each one before we leave it.",
    ],
    plain: [
      "Tall mesh, steel palisade, and dumpster enclosures for businesses, with posts and braces sized for the load.",
      "Access matters as much as height: where vehicles turn, where people walk, and how each gate locks.",
    ],
  }),
];
