import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

const springs = {
  title: "Door & Access Systems Manufacturers Association",
  url: "https://www.dasma.com/",
};
const openers = {
  title: "CPSC, Rules for Automatic Garage Door Openers",
  url: "https://www.cpsc.gov/Newsroom/News-Releases/1993/Safety-Commission-Publishes-Final-Rules-For-Automatic-Garage-Door-Openers",
};

export const garageDoorsTrade: Trade = {
  slug: "garage-doors",
  names: { noun: "garage doors", person: "garage door technician", work: "garage door" },
  typed:
    `garage door, garage door repair, garage door service, garage door technician, garage door installation,
    garage door replacement, new garage door, garage door spring, garage door spring repair,
    garage door spring replacement, torsion spring replacement, broken garage door spring,
    garage door opener, garage door opener repair, garage door opener installation,
    garage door cable repair, garage door off track, garage door track repair,
    garage door roller replacement, garage door panel replacement, garage door sensor repair,
    garage door maintenance, garage door tune up, garage door weather seal, garage door insulation,
    garage door keypad, garage door remote programming, overhead door, overhead door repair,
    roll up door repair, commercial garage door, carriage house garage door`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "shell",
  motif:
    '<path d="M2.5 21V8.5L12 3l9.5 5.5V21"/><path d="M6 21V11.5h12V21M6 14.7h12M6 17.8h12"/><path d="M10.5 21h3"/>',
  leads: {
    we: [
      "The spring snapped, the door hangs crooked, the opener only hums: tell us what it does, and we get it moving again.",
      "We bring the weight of your garage door back into balance, so that the heaviest door in the house opens at a touch.",
      "Noisy, slow, or stuck halfway? We find the worn part, replace it, and set the whole door in balance.",
    ],
    plain: [
      "Broken springs, frayed cables, stubborn openers: garage doors repaired and set in balance again.",
      "A door that is stuck, loud, or off its track can be put right, and a tired one replaced by a new door that seals.",
      "Garage door and opener repair, from a single roller to a complete new door with springs and tracks.",
    ],
  },
  ctas: ["{Call} about the garage door", "{Call} about a broken spring", "{Call} about a new door"],
  titles: ["Springs and openers", "Repair and new doors", "Springs, openers, and new doors"],
  descriptions: [
    "broken springs, off-track doors, opener trouble, and new garage doors, with safe steps while you wait.",
    "spring and cable replacement, opener repair, new doors, and tune-ups for a door that runs in balance.",
    "stuck, noisy, or crooked garage doors repaired, openers replaced, and new doors installed and sealed.",
    "garage door work explained: common faults, safe first steps, and what to say when you call.",
  ],
  services,
  problems,
  questions,
  emergency: [
    {
      title: "A spring has snapped",
      steps: [
        "Leave the door where it is, and do not run the opener. Without its spring the door weighs far more than the motor should lift.",
        "If the door is open, keep everyone out from under it. Do not pull the red release cord, because the door could drop.",
        "Touch no spring, cable, or bracket, even one that looks slack. Parts that are still whole hold great tension.",
        "Use another way into the garage, and leave a car inside until the door has been secured and lifted safely.",
        "When you call, say whether the door is open or closed, how wide it is, and whether a car is shut in.",
      ],
      source: springs,
    },
    {
      title: "The door is off its track or hangs crooked",
      steps: [
        "Stop at once and leave the door alone. Each further try with the opener bends the track and can bring the door down.",
        "Keep children, pets, and cars away on both sides of the door.",
        "Do not lift, pry, or loosen anything. The cables on the other side may carry the whole load.",
        "If the garage stays open, lock the door between garage and house until the repair is done.",
      ],
      source: springs,
    },
    {
      title: "The door will not close",
      steps: [
        "Check that nothing stands in the doorway or in front of the small sensors near the floor on each side.",
        "Wipe the sensor lenses with a dry cloth. Their lights should be steady, not blinking.",
        "Never bypass the sensors. They are what reverses the door when a child or a pet is in the way.",
        "If it still opens again, lock the door between garage and house, and call with a note of what the lights do.",
      ],
      source: openers,
    },
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [],
  sources: [springs, openers],
};
