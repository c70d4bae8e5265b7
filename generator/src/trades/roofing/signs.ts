import type { SectionPart, Variants } from "../trade-pack.ts";

export const signs: SectionPart<Variants> = {
  headings: [
    "Signs of a tired roof",
    "Warnings worth a second look",
    "Look up: warning signs",
    "How a roof asks for help",
    "Clues inside and out",
  ],
  intros: [
    "You need eyes, a nose, and a phone camera, but no ladder.",
    "One sign may be chance; two on the same slope are a message.",
    "Walk around once, look at every ceiling, then peek into the attic.",
    "Most roofs give notice long before they give way.",
  ],
  shows: 6,
  slots: [
    [
      "A brown ring on the ceiling that grows with each rain points to the roof.",
      "Mark the edge of a stain in pencil with the date; growth means it is active.",
      "Yellow patches that stay dry may be an old leak, or a plumbing pipe instead.",
    ],
    [
      "Pieces on the lawn after wind mean there are gaps above.",
      "Find a torn tab? Keep it: its color and thickness help match the rest.",
      "One missing shingle bares nails and felt that were never meant to meet the sun.",
    ],
    [
      "Grit like coarse sand under a downspout comes off the shingles’ protective face.",
      "A new roof sheds loose grains at first; an old one that sheds is wearing thin.",
      "Dark, bald patches on a slope show where the mineral coat has gone.",
    ],
    [
      "Shingle edges that curl or cup catch wind and let rain underneath.",
      "Seen from the street in low sun, a worn slope looks ruffled.",
      "Corners that point up all over one side say age, not accident.",
    ],
    [
      "A dip in the ridge or a wavy slope speaks of tired wood below.",
      "Hold a straight edge at arm’s length against the ridge line; a bow needs answers.",
      "A sag that appears suddenly means leaving the house, then a call to 911.",
    ],
    [
      "Pinpoints of daylight through the attic boards are openings that rain can use.",
      "Switch off the attic light on a bright morning and look up; only vents should glow.",
      "Light at soffit or ridge vents is normal; anywhere else it marks a hole.",
    ],
    [
      "Matted insulation under a dark board marks the path of a drip.",
      "Rusty nail tips overhead in the attic point to damp air, leaks, or both.",
      "A musty smell upstairs that comes with rain is worth following to the attic.",
    ],
    [
      "Rust, gaps, or thick old tar around the chimney suggest flashing past its day.",
      "Metal that has lifted from a wall leaves a slot for driven rain.",
      "Fresh caulk on old metal often hides the spot that has leaked before.",
    ],
    [
      "Green cushions on the shady side hold water against the shingles.",
      "Black streaks are usually algae, more a matter of looks than of leaks.",
      "Where moss grows under the edges, shingles lift and water creeps sideways.",
    ],
    [
      "Small bumps here and there can be nails backing out of the wood.",
      "A raised nail props the shingle above it open to the wind.",
      "Rust dots on the surface show fasteners that have worked their way up.",
    ],
    [
      "Peeling paint on the board behind the gutter can mean water runs behind it.",
      "Drip marks down the outer wall suggest a missing or short metal edge.",
      "If a pencil sinks into the trim at a low eave, rot has begun.",
    ],
    [
      "Dents on vents, gutters, and mailbox tell of hail that met the shingles too.",
      "Round dark bruises without granules are hail marks, and leaks may follow much later.",
      "After hail, look at soft metal first, since it records each hit.",
    ],
    [
      "Water still standing two days after rain is too long for most flat roofs.",
      "Blisters, ridges, or open seams on a membrane let water travel far beneath it.",
      "A drain ringed with leaves can turn a low roof into a pond.",
    ],
    [
      "Split rubber at a vent pipe can be seen from the yard through binoculars.",
      "Each pipe through the roof wears a collar; when it cracks, the room below gets wet.",
      "A tilted or rusty vent cap lets rain in and tells of strong wind.",
    ],
    [
      "An upstairs that bakes in summer can mean the attic does not breathe.",
      "Frost on the underside of the boards in cold spells comes from trapped indoor air.",
      "Where it snows, bare patches on the slope show where heat escapes.",
    ],
    [
      "A roof near the end of its rated life deserves a look before it leaks.",
      "If houses built with yours are being reroofed, yours may be next in line.",
      "No record of the last roof? Count the layers you can see at the edge.",
    ],
  ],
};
