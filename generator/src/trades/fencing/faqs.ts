import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "The fence leans",
    "Push a post: if it moves at the ground, it has rotted or its footing is loose. New posts bring the run upright.",
    "Wind and wet soil work on posts until one gives. Bracing and resetting it soon keeps its neighbors from following.",
  ),
  problem(
    "The gate drags or will not latch",
    "The hinge post has tilted or the frame has sagged. The post is set plumb, the frame braced, and the latch lined up again.",
    "Lift the latch side: if it meets now, a diagonal brace or new hinges will do. If the post moves, it comes first.",
    ["gate-installation-repair"],
  ),
  problem(
    "Boards are rotting along the bottom",
    "Soil or mulch against the wood keeps it wet. Bad boards are cut out, and a kickboard or a small gap protects the new ones.",
    "Where only the lowest inches are soft, the rails above are sound; new boards or a rot board along the ground save the run.",
    ["fence-repair", "wood-privacy-fence"],
  ),
  problem(
    "A storm took down a section",
    "Panels often survive when posts snap. The broken posts are replaced, and usable sections go back up between them.",
    "Keep pets in, stay away from loose panels, and photograph the damage. Then the missing stretch can be measured and rebuilt.",
    ["fence-repair", "post-replacement", "fence-replacement"],
  ),
  problem(
    "The dog gets out",
    "Find the spot first, under, over, or through. A buried wire, added height, or closer pickets at that point puts an end to it.",
    "Loose pickets and washed-out soil are favorite exits. Fill, fasten, and guard the bottom edge along the whole side.",
    ["dog-fence", "chain-link-fence"],
  ),
  problem(
    "Posts heave up in winter",
    "Frost grips shallow footings and lifts them. Posts set below frost depth, with drainage at the base, stay where they are.",
    "A fence line that waves in spring has moved with the ground. Lifted posts are pulled and set deeper, without a flared collar to grip.",
    ["post-replacement", "split-rail-ranch-fence"],
  ),
  problem(
    "Vinyl panels crack or pop loose",
    "Cold makes vinyl brittle, and a mower does the rest. Single rails and panels can be replaced when the profile is still made.",
    "Rails fall out when the posts have spread apart. Resetting the spacing holds them better than any glue.",
    ["vinyl-fence", "fence-repair"],
  ),
  problem(
    "Chain link sags or has a hole",
    "A new length of mesh is woven in where it is cut, then the fabric is stretched and tied again.",
    "If the upper rail is bent, that goes first. With rail and corner posts straight, the mesh can be pulled tight.",
    ["chain-link-fence", "commercial-security-fence"],
  ),
  problem(
    "The boards have gone gray",
    "Sun and rain take the color and open the surface. The wood is washed, left to dry, and stained to shed water again.",
    "Push a nail into a post and a board. Firm wood can be cleaned and coated; where it is soft, repair comes first.",
    ["fence-staining", "wood-privacy-fence"],
  ),
  problem(
    "The driveway gate stops halfway",
    "A stone in the track, a sensor out of line, or a tired operator stops it. Moved by hand, the gate tells which.",
    "Write down what the lights on the control box show. Turn its power off before you use the manual release, and keep children away.",
    ["automatic-driveway-gate"],
  ),
  problem(
    "The pool needs a barrier",
    "Codes name the height, the gaps, and a gate that closes and latches by itself. The line is planned so that every way to the water is covered.",
    "Walk around the pool and look for anything a child could climb. Chairs, pumps, and planters near the fence count.",
    ["pool-fence", "aluminum-fence"],
  ),
  problem(
    "Street and neighbors look right in",
    "Height is limited in many places, most of all in front. Solid boards, or one tall stretch by the patio, give privacy where it counts.",
    "Sit where you want to be unseen, and mark the lines of sight. Often one side is enough.",
    ["wood-privacy-fence", "vinyl-fence", "fence-replacement"],
  ),
];

export const questions: readonly Question[] = [
  question(
    "Which fence suits my yard?",
    "Start with the purpose: boards or vinyl for privacy, mesh for dogs, open metal for a view. Upkeep and local rules decide the rest.",
    "Wood looks warm but needs stain; vinyl only needs a wash. Chain link is simple and strong, and metal lets you see out.",
  ),
  question(
    "How do I know where my property line is?",
    "A survey or plat shows the line, and corner pins may still be in the ground. When in doubt, have a surveyor mark the corners first.",
    "Old fences and hedges often stray from the true line. Check the plat from your closing papers, and talk to the neighbors early.",
  ),
  question(
    "Do I need a permit for a fence?",
    "Many cities ask for a permit or set limits on height, most often in front yards and at corners. A homeowners’ association may have rules too.",
    "Fence rules vary from town to town. The zoning or building office can tell you the height allowed and whether a drawing is needed.",
  ),
  question(
    "How long does it take to build a fence?",
    "A typical backyard is often done within a few days, with the posts set first and the panels hung once they hold.",
    "Length, slope, rock, and old footings set the pace. Special orders and permits add time before the first hole is dug.",
  ),
  question(
    "Can a fence follow a slope?",
    "Yes. Panels either step down in level sections or rack along the ground, and each way leaves a different line and gap.",
    "Stepping suits steep drops and solid panels; racking follows gentle ground more closely. The slope is measured before material is ordered.",
  ),
  question(
    "How should I prepare the yard?",
    "Clear the line on both sides, trim shrubs, and move furniture and toys. Point out sprinklers, dog fence wires, and septic lines.",
    "Unlock gates, tell the neighbors the dates, and find a place for pets. The 811 service marks public lines only, so point out any that are your own.",
  ),
  question(
    "Should the fence be repaired or replaced?",
    "If most posts stand firm, repair the fence. When many are soft at the ground, boards split, and rails sag, replace the run.",
    "Walk along and push each post. A few that wobble are a repair; if every second one moves, the fence has had its time.",
    ["fence-repair", "post-replacement", "fence-replacement"],
  ),
  question(
    "What helps when I call about a fence?",
    "A rough length, the height you want, how many gates, and a few photos along the line. Mention slopes, trees, and what stands there now.",
    "Say what the fence has to do: keep in, keep out, or keep private. A sketch of the yard with measurements gives a good start.",
  ),
];
