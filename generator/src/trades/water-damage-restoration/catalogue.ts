import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("water-extraction", "Water extraction", {
    we: [
      "We pump out standing water, then draw what is left from carpet and subfloor, because every gallon removed is one that need not evaporate.",
      "First the water goes, room by room from the wettest down. Then we measure how far it has crept into walls and floors.",
    ],
    plain: [
      "Pumps take deep water and extractors the rest; drying begins only when no more can be drawn out.",
      "Extraction covers floors, carpet pads, and the hollow spaces below cabinets, where water hides after the surface looks dry.",
    ],
  }),
  service("structural-drying", "Structural drying and dehumidification", {
    we: [
      "We set air movers and dehumidifiers by the size of the wet area, measure the walls as they dry, and move machines to where the water still is.",
      "Framing dries from inside out. We leave the equipment until its readings match those of a dry part of your house.",
    ],
    plain: [
      "Moving air lifts moisture out of wood and plaster, and dehumidifiers take it out of the air; both are needed.",
      "Drying is done when the meter says so, since a wall can feel dry while the studs behind it are not.",
    ],
  }),
  service("moisture-inspection", "Moisture and leak damage inspection", {
    we: [
      "We measure the moisture in walls and floors, mark the wet edge, and tell you what can dry in place.",
      "A stain is only where water showed itself. We follow it to its source and measure how far it has spread.",
    ],
    plain: [
      "Moisture meters show how deep and how far water went, without opening walls that are dry.",
      "An inspection after a leak records wet areas, materials, and photos, on which the drying plan is built.",
    ],
  }),
  service("flooded-basement-cleanup", "Flooded basement cleanup", {
    we: [
      "Once power and gas are known to be safe, we pump the basement out, clear mud and ruined goods, and dry walls and slab.",
      "We bring the water down step by step where the ground outside is soaked, so that walls are not pushed in.",
    ],
    plain: [
      "Basements are pumped out with the pressure of the soil in mind, then cleaned, disinfected where needed, and dried.",
      "Sort what can be saved first; boxes, carpet, and paneling hold water against the wall and slow everything down.",
    ],
  }),
  service("burst-pipe-cleanup", "Burst pipe water cleanup", {
    we: [
      "With the pipe shut off, we take up the water, open what must breathe, and start drying while the plumber repairs the line.",
      "Clean water turns foul as it sits. We move on floors, walls, and ceilings together, from the break downward.",
    ],
    plain: [
      "Water from a supply pipe is clean at first, and materials that are dried soon can often stay.",
      "Ceilings and walls below the break are opened where they hold water, dried, and closed again.",
    ],
  }),
  service("sewage-cleanup", "Sewage backup cleanup", {
    we: [
      "We seal off the room, remove what sewage has soaked, scrub and disinfect what stays, and dry it before anything is rebuilt.",
      "In protective gear, we bag carpet, pad, and drywall that took up sewage, and clean hard surfaces in two passes.",
    ],
    plain: [
      "Sewage carries germs, so porous materials it has soaked are removed and hard surfaces are washed, disinfected, and dried.",
      "Keep people and pets out until the area has been cleaned and disinfected and the drain works again.",
    ],
  }),
  service("mold-remediation", "Mold remediation", {
    we: [
      "We close the area off under negative pressure, remove what mold has grown into, clean the rest, and see that the moisture is gone.",
      "Mold is a water problem first. We find the source, take the growth out, and dry the framing behind it.",
    ],
    plain: [
      "Moldy drywall and insulation are cut out behind plastic sheeting; wood and masonry are cleaned and dried.",
      "Without repair of the leak or damp that fed it, mold returns, so both are dealt with in one plan.",
    ],
  }),
  service("ceiling-and-drywall-repair", "Ceiling and drywall water damage repair", {
    we: [
      "We cut out drywall that has sagged or crumbled, dry the cavity, and hang, tape, and texture new board to meet the old.",
      "A bulging ceiling is emptied under control, with the floor covered. Then we dry the joists and close it up again.",
    ],
    plain: [
      "Drywall that has swelled or lost its strength is replaced; board that only got damp can often be dried where it is.",
      "Let the cavity dry fully before closing it, and seal the stain before paint, or it will come through.",
    ],
  }),
  service("hardwood-floor-drying", "Hardwood floor drying", {
    we: [
      "We draw moisture out through the seams with dry, moving air, and hold off on sanding until the wood has settled.",
      "Cupped boards may flatten as they dry. We follow the readings as they fall and tell you which part is worth saving.",
    ],
    plain: [
      "Wood floors are dried slowly, from above and below, since drying too hard cracks the boards.",
      "Refinish only once the moisture in boards and subfloor is even, or the floor will crown afterward.",
    ],
  }),
  service("carpet-drying", "Wet carpet drying and removal", {
    we: [
      "We lift the edge, pull out the soaked pad, float the carpet on moving air, and lay it again over new pad.",
      "Clean water, caught early, gives carpet a chance. We look at the source, the backing, and the floor below, then tell you.",
    ],
    plain: [
      "Carpet wet by clean water can often be dried, while its pad is usually replaced; sewage means that both go.",
      "Take furniture off wet carpet first, because wood stain and rust bleed into it.",
    ],
  }),
  service("storm-flood-cleanup", "Storm and flood damage cleanup", {
    we: [
      "We cover the opening, clear out the water and the mud, and strip soaked materials back to sound, dry structure.",
      "Flood water leaves silt in every gap. We rinse it out while it is wet, disinfect, and dry the shell before rebuilding starts.",
    ],
    plain: [
      "Flood water counts as dirty; soaked drywall and insulation come out to above the water line, and the frame is cleaned and dried.",
      "Photograph the water line in every room before cleanup, and keep samples of flooring and carpet.",
    ],
  }),
  service("appliance-leak-cleanup", "Appliance leak cleanup", {
    we: [
      "Dishwasher, washer, or refrigerator line: we pull the machine, dry the floor under it, and check the cabinet and the room below.",
      "Toe-kicks hide a lot. We drill or lift them, blow dry air beneath the cabinets, and save the boxes where they are sound.",
    ],
    plain: [
      "Slow appliance leaks soak cabinets and subfloor for a long time unseen, so both are metered and dried from underneath.",
      "Turn off the machine’s water valve and leave it in place until the floor below has been looked at.",
    ],
  }),
  service("contents-drying", "Contents drying and pack-out", {
    we: [
      "We list, photograph, and pack what got wet, dry furniture and papers by kind, and store them until the room is ready.",
      "Photos, papers, and heirlooms come first. We separate, freeze, or air-dry them, and clean furniture as it dries.",
    ],
    plain: [
      "Belongings are sorted into what can be dried, what needs cleaning, and what is lost, each with a photo.",
      "Wet papers and photos keep longer when frozen, which leaves time to dry them with care.",
    ],
  }),
  service("crawl-space-drying", "Crawl space drying", {
    we: [
      "We pump out the crawl space, pull wet insulation, dry joists and subfloor, and lay a new vapor barrier on the soil.",
      "Musty rooms often start below. We meter the beams, clear blocked drains and vents, and dry the space before it is closed.",
    ],
    plain: [
      "Water under a house feeds mold and rot; it is pumped away, the wood is dried, and bare soil is covered.",
      "Have the crawl space looked at after any flood or pipe break, even when the rooms above seem dry.",
    ],
  }),
];
