import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does a pickup take?",
    "A few pieces are loaded in a short visit, while a whole house can fill a day or more. Stairs and sorting take the time.",
    "Distance to the truck matters as much as the amount. A clear path and a decided pile make it short.",
  ),
  question(
    "What can be taken, and what cannot?",
    "Furniture, appliances, clothes, wood, and yard waste usually can. Paint, solvents, gas, propane, asbestos, and medical waste cannot ride along.",
    "Household hazardous waste belongs to the county’s or city’s collection days. Almost everything else that two people can lift is possible.",
  ),
  question(
    "How should I prepare?",
    "Separate what stays, mark it clearly, and clear a path to the door. Empty refrigerators and drawers, and unplug what has a cord.",
    "Pull papers, photos, keys, and medicine out before loading. Park your car elsewhere so that the truck can stand close.",
  ),
  question(
    "Do I need to be there?",
    "At the start it helps, to show what goes. A photo with a note is enough for things left at the curb or on the porch.",
    "Someone should point out the pile and look around at the end. In between, nobody needs to stand by.",
  ),
  question(
    "What should I say about the pile?",
    "What it is, about how much, which floor, and how far to the street. A few photos say more than a list.",
    "Mention stairs, elevators, gates, parking, and anything very heavy, such as a safe or a piano. Name things that must stay.",
  ),
  question(
    "What happens to my things afterward?",
    "Loads are sorted where possible: usable goods go to donation, metal goes to recyclers, and the rest to a transfer station or landfill.",
    "Say what you would like donated and set it apart. Charities take clean, working things and turn down torn or recalled ones.",
  ),
  question(
    "Do I need a permit?",
    "Hauling from your property normally needs none. Many cities ask for a permit to place a container on the street or take down a larger shed.",
    "Buildings and homeowners’ associations may have rules for elevators, parking, and times. Let the office know the date in advance.",
  ),
  question(
    "Is it a problem with pets or children at home?",
    "Doors stand open and heavy things move through halls, so keep both in a closed room until the truck is loaded.",
    "Arrange a spot away from the path and the truck. Nails and glass turn up in old piles, so shoes stay on until it is swept.",
  ),
];
