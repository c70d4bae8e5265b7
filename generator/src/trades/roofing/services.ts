import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const services: SectionPart<NamedSlot> = {
  headings: [
    "What roofers are hired for",
    "Small and large roof work",
    "One shingle or all of them",
    "Roof jobs in {city}",
    "Which job is yours",
  ],
  intros: [
    "The right name for the job brings the right person up the ladder.",
    "Some save a roof, some replace it, and some only buy time.",
    "Read the short notes, and the one you need should stand out.",
    "A roof is many parts; these are the ones people call about.",
  ],
  shows: 6,
  slots: [
    {
      name: "Leak repair",
      text: [
        "Tracing the entry point, then mending the flashing, collar, or shingle there.",
        "The hole is often uphill from the stain, so the search comes first.",
        "A sound fix reaches under the surface; a smear of sealant rarely lasts.",
      ],
    },
    {
      name: "Roof replacement",
      text: [
        "Old layers off, bad wood out, new roofing on from eaves to ridge.",
        "When patches outnumber sound shingles, starting fresh can make sense.",
        "The chance to correct vents, flashing, and edges that were always wrong.",
      ],
    },
    {
      name: "Shingle repair",
      text: [
        "Torn, slipped, or missing pieces are swapped and sealed down.",
        "Expect a color difference: years of sun have faded the old ones.",
        "Small patches work while the shingles around them still bend.",
      ],
    },
    {
      name: "Flashing repair",
      text: [
        "Metal at chimneys, walls, and valleys sheds water where surfaces meet.",
        "Caulk over a rusted strip is a stopgap; new metal is the cure.",
        "Often the real cause when a roof leaks only in driving rain.",
      ],
    },
    {
      name: "Storm damage repair",
      text: [
        "Cover first, then a written list of what wind or hail broke.",
        "Lifted edges can look fine from the street and still leak later.",
        "Dated photos and a slope-by-slope report help an insurance claim.",
      ],
    },
    {
      name: "Roof inspection",
      text: [
        "Surface, flashing, vents, and attic looked over, with pictures of each.",
        "Handy before buying a house, after hail, or as shingles age.",
        "Worth little without the attic side, where leaks leave their tracks.",
      ],
    },
    {
      name: "Flat roof work",
      text: [
        "Membranes, seams, and drains where the slope is slight.",
        "Standing water and open seams are the usual reasons to call.",
        "Rubber, plastic sheet, and asphalt layers each take their own repair.",
      ],
    },
    {
      name: "Metal roofing",
      text: [
        "Panels checked, loose screws replaced, seams and edges kept tight.",
        "Light, long-lived, and unforgiving of sloppy details at edges.",
        "Screws with rubber washers age sooner than the panels they hold.",
      ],
    },
    {
      name: "Tile and slate",
      text: [
        "Single broken pieces can be replaced without stripping the slope.",
        "Heavy material: the frame beneath must be built to carry it.",
        "The layer below may wear out long before the tile does.",
      ],
    },
    {
      name: "Skylights",
      text: [
        "New flashing, a new unit, or closing up an opening that drips.",
        "Not every drop is a leak; warm air can condense on glass.",
        "A new roof is a handy moment to renew an aging unit.",
      ],
    },
    {
      name: "Attic ventilation",
      text: [
        "Intake low, exhaust high: air must be able to move through.",
        "Stale, damp attics feed mold and wear on the wood.",
        "More vents do not always help; the balance of low and high does.",
      ],
    },
    {
      name: "Temporary cover",
      text: [
        "A tarp, fixed over the ridge, sheds rain until the repair.",
        "Buys time after a limb or the wind has opened the roof.",
        "Boards hold it down so that gusts cannot lift it.",
      ],
    },
    {
      name: "Decking repair",
      text: [
        "Soft or rotten boards are cut out before new roofing goes on.",
        "Nails need firm wood; a spongy base cannot hold them.",
        "Often priced by the sheet, since nobody sees it until tear-off.",
      ],
    },
    {
      name: "Ridge and hip caps",
      text: [
        "The pieces along the peak take the hardest wind.",
        "Cracked caps let water straight into the line below.",
        "Renewing them is a modest job on an aging slope.",
      ],
    },
    {
      name: "Pipe collars",
      text: [
        "Rubber boots around pipes crack in the sun and start a slow drip.",
        "A ceiling spot near a bathroom often begins at this small part.",
        "The new one slides over the pipe and tucks under the course above.",
      ],
    },
    {
      name: "Moss and algae",
      text: [
        "Gentle treatment, no pressure washer, and branches cut back for light.",
        "Strips of zinc or copper near the ridge slow its return.",
        "Thick growth is lifted off with care, since scraping tears shingles.",
      ],
    },
    {
      name: "Roof coatings",
      text: [
        "Can stretch the life of a low-slope roof that is still sound.",
        "They bond only to a clean, dry surface that suits them.",
        "Reflective kinds cut heat but will not close open seams.",
      ],
    },
  ],
};
