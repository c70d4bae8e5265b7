import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does it take to remove a tree?",
    "A small tree in the open may take part of a morning, while a large one over a roof can fill a day or more.",
    "Room decides more than height. Where limbs can drop, work moves along; where each piece is roped over a house, it takes patience.",
    ["tree-removal", "crane-removal"],
  ),
  question(
    "Do I need a permit to cut down a tree?",
    "Many cities ask for a permit for large, old, or street trees, and some for any tree. The city’s planning or forestry desk can say.",
    "On private land rules vary by city and by homeowners’ association. Trees along the street often belong to the city, so they need its consent.",
    ["tree-removal", "crane-removal", "lot-clearing"],
  ),
  question(
    "What should I do before the crew comes?",
    "Move cars, grills, pots, and furniture from under the crown and from the drive. Point out sprinkler heads, septic tanks, and buried lights.",
    "Open gates and clear a way for a chipper or lift. A note on which wood you want to keep helps too.",
  ),
  question(
    "What happens on the day of the work?",
    "The crew walks the site, agrees on the plan, then ropes and cuts from the outside in. Brush is chipped as it comes down.",
    "Expect saws, a chipper, and ropes, and people watching the drop zone. A last walk around the tree ends the visit.",
  ),
  question(
    "When is a good time to trim trees?",
    "Many trees are pruned while dormant, when branches show clearly. Dead or dangerous limbs can come off at any time.",
    "It depends on the species: spring bloomers after they flower, and oaks outside the warm months in areas where oak wilt occurs.",
    ["tree-trimming", "crown-thinning", "dead-limb-removal"],
  ),
  question(
    "Is the stump part of a tree removal?",
    "Often it is a separate step, since a different machine does it. Say early whether the stump should stay, be cut low, or be ground.",
    "Removal usually ends with a stump cut near the ground. Grinding follows if you want to plant, mow, or pave there.",
    ["tree-removal", "stump-grinding"],
  ),
  question(
    "What should I say about my tree?",
    "Kind of tree if you know it, rough height against the house, what stands below, and whether wires run near it. Photos help most.",
    "Say what you noticed and since when, how wide the gate is, and what should happen to wood, chips, and stump.",
  ),
  question(
    "Is it safe for children and pets during the work?",
    "Keep everyone indoors or well away from the work zone until the saws stop. Dogs are calmest in a room on the far side.",
    "Gates stand open and branches fall, so plan a walk or keep to a closed room. Wait for the all-clear before anyone goes back under the tree.",
  ),
];
