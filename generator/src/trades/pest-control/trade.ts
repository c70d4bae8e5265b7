import { poisonHelp } from "../national-facts.ts";
import { problem } from "../pack-entries.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const pestControlTrade: Trade = {
  slug: "pest-control",
  names: { noun: "pest control", person: "pest control technician", work: "pest control" },
  typed:
    `pest control, pest management, pest removal, pest inspection, exterminator, extermination, bug control,
    bug spraying, insect control, termite control, termite treatment, termite inspection,
    bed bug treatment, bed bug exterminator, rodent control, mouse exterminator, mice removal, rat control,
    ant control, roach control, cockroach exterminator, flea treatment, tick control, spider control,
    mosquito control, wasp nest removal, hornet removal, bee removal, wildlife removal, animal control,
    squirrel removal, raccoon removal, bat removal`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "shell",
  // A beetle from above.
  motif:
    '<path d="M12 8.2c3.1 0 4.8 2.6 4.8 6s-1.9 6.8-4.8 6.8-4.8-3.4-4.8-6.8 1.7-6 4.8-6z"/><path d="M12 8.2V21M9 8.8a3.1 3.1 0 0 1 6 0M10.4 5.9 8.6 3M13.6 5.9 15.4 3M7.5 12 4 10M16.5 12 20 10M7.2 15H3.5M16.8 15h3.7M8.2 18 5 20.5M15.8 18 19 20.5"/>',
  leads: {
    we: [
      "Ants on the counter, scratching in the attic, bites in the morning: we find out what it is, treat it, and close its way in.",
      "We inspect first and treat second, so that what we use fits the pest, the room, and the people who live there.",
      "Tell us what you saw and where. We track it to its nest, deal with it there, and show you how it got in.",
    ],
    plain: [
      "Insects and rodents identified, treated, and kept out, from the kitchen cabinet to the crawl space.",
      "Saw one, heard something, found droppings? An inspection names the pest, and treatment starts from there.",
      "Ants, roaches, termites, bed bugs, mice, and wasps: each has its habits, and each is treated by them.",
    ],
  },
  ctas: ["{Call} about a pest problem", "{Call} and say what you saw", "{Call} an exterminator"],
  titles: ["Insects & Rodents", "Ants, Termites, Bed Bugs & Mice", "Inspection & Treatment"],
  descriptions: [
    "ants, roaches, termites, bed bugs, and rodents treated, with advice for homes with children and pets.",
    "inspection, treatment, and sealing of entry points, and how to prepare your rooms for the visit.",
    "what droppings, wings, and bites point to, how each pest is treated, and when to call.",
    "nests, trails, and noises in the attic tracked down and treated, plus what to do about stings.",
  ],
  services,
  problems: [
    problem(
      "Ants march across the counter",
      "They follow a scent trail from a nest outside or in a wall. Bait goes along that trail, and the entry crack is sealed afterward.",
      "Wipe up what they feed on, but do not spray. Undisturbed workers carry the bait back to the queens, which ends the colony.",
      ["ant-control", "general-pest-control"],
    ),
    problem(
      "You hear scratching at night",
      "Light, hurried steps suggest mice, heavier ones rats or squirrels. Droppings and gaps confirm it, and traps and sealing follow.",
      "Note the time and the spot in the ceiling or wall. Attic and roof line are inspected there, and the way in is closed last.",
      ["mouse-control", "rat-control", "rodent-exclusion"],
    ),
    problem(
      "There are droppings in a cabinet",
      "Size and shape tell mice from rats and roaches. Let the space air, wear gloves, soak droppings with disinfectant for five minutes before wiping, and have the route found and blocked.",
      "Do not sweep or vacuum them dry, since dust can carry disease. Traps go along the walls, and gaps behind the cabinet are sealed.",
      ["mouse-control", "rat-control", "rodent-exclusion"],
    ),
    problem(
      "You wake up with bites",
      "Bed bugs, fleas, and mosquitoes bite in similar ways. Seams and bed frames are searched for live bugs or specks before anything is treated.",
      "Put a bug you catch on clear tape. Knowing which insect it is decides between treating the bed, the pet’s corner, or the window screen.",
      ["bed-bug-treatment", "flea-and-tick-control"],
    ),
    problem(
      "Winged insects swarm indoors",
      "Termites have straight antennae and four equal wings; ants have a narrow waist. Swarmers inside mean that a colony is near, so the source is traced.",
      "Keep a few in a bag and mark where they came out. The wood and soil around that spot are inspected and treated if they are termites.",
      ["termite-treatment", "termite-inspection", "ant-control"],
    ),
    problem(
      "Roaches run when the light goes on",
      "For each one seen there are more in warm gaps. Bait and monitors go where they shelter, and leaks and crumbs that keep them are removed.",
      "Look behind the refrigerator and under the sink. Those are the places to bait first, and repeat visits catch the ones that hatch later.",
      ["cockroach-control", "general-pest-control"],
    ),
    problem(
      "A wasp nest hangs near the door",
      "A technician in protective clothing treats it at its entrance, waits until nothing flies, and then takes it down.",
      "Use another door and keep children and pets away. The nest is sprayed or dusted from a distance, and the spot is cleaned afterward.",
      ["wasp-and-hornet-removal"],
    ),
    problem(
      "Wood sounds hollow or sheds dust",
      "Termites, carpenter ants, and beetles each leave their own galleries and dust. Probing shows which it is and how far treatment must reach.",
      "Leave the mud tubes and the dust as they are. They show whether the insects are alive, which decides between treatment and repair.",
      ["termite-treatment", "termite-inspection", "ant-control"],
    ),
    problem(
      "Mosquitoes take over the yard",
      "They breed in a bottle cap of water and rest in shade by day. Water is drained or treated, and shaded leaves are misted.",
      "Empty saucers, tarps, and gutters once a week. What cannot be drained is treated, so that larvae do not grow up.",
      ["mosquito-control"],
    ),
    problem(
      "Webs return to eaves and corners",
      "Spiders stay where there are insects to catch. Webs and egg sacs are taken down, and the insects and the gaps are dealt with.",
      "Black widows and brown recluses are the ones to leave alone; photograph them from a distance. Most others are harmless.",
      ["spider-control", "general-pest-control"],
    ),
    problem(
      "Something lives in the attic",
      "Squirrels, raccoons, and bats each leave their own tracks. Depending on the animal, a one-way door or a trap gets it out; then the gap is closed.",
      "Do not plug the hole while they are inside, since young may be left behind. Note whether the noise comes by day or by night.",
      ["wildlife-removal", "rodent-exclusion"],
    ),
    problem(
      "You are not sure what it is",
      "Size, color, place, and time narrow it down. A specimen on clear tape, or a photo next to a coin, often settles it.",
      "Leave sprays in the closet until it has a name. The wrong product scatters some pests and spoils the bait for others.",
    ),
  ],
  questions,
  emergency: [
    {
      title: "A swarm attacks, or a sting brings a reaction",
      steps: [
        "Run indoors or into a closed car, cover your face, and do not swat or jump into water.",
        "Call 911 at once for trouble breathing, a swollen face or throat, fainting, hives all over, or many stings.",
        "Use prescribed epinephrine right away, and still call 911.",
        "Scrape stingers out as soon as you are safe; wash the skin and cool it.",
        "Stay away from the nest, and warn the people next door.",
      ],
      source: {
        title: "UC IPM, Bee and Wasp Stings",
        url: "https://ipm.ucanr.edu/PMG/PESTNOTES/pn7449.html",
      },
    },
    {
      title: "A bat is in a bedroom",
      steps: [
        "Do not touch it with bare hands, and do not let it out if it may have touched anyone or someone slept in the room.",
        "Close the door to that room and keep children and pets out.",
        "Wash any bite or scratch with soap and water, and call a doctor or the health department, even if no mark shows.",
        "Ask the health department or animal control to have it caught and tested for rabies.",
      ],
      source: {
        title: "CDC on bats and rabies",
        url: "https://www.cdc.gov/rabies/prevention/bats.html",
      },
    },
  ],
  localFacts: ["county", "nearby"],
  national: [poisonHelp],
  sources: [
    { title: "EPA, Bed Bugs", url: "https://www.epa.gov/bedbugs" },
    {
      title: "CDC, cleaning up after rodents",
      url: "https://www.cdc.gov/healthy-pets/rodent-control/clean-up.html",
    },
  ],
};
