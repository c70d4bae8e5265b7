import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "A loud bang, and the door will not lift",
    "A loud bang is usually a spring breaking, and a gap in the coil above the door shows it. New springs are fitted and the door is balanced again.",
    "The motor strains because nothing helps it carry the load. Leave the door down until the spring has been replaced.",
    ["spring-replacement"],
  ),
  problem(
    "The door closes, then opens again",
    "The safety sensors think something is in the way. Lenses are cleaned, brackets aligned, and wires checked until the beam holds.",
    "A travel limit set too far makes the opener believe it hit something. Resetting limits and force cures that in most cases.",
    ["sensor-repair", "opener-repair"],
  ),
  problem(
    "One side hangs lower than the other",
    "A lift cable has slipped off its drum or snapped. Both cables are renewed and wound evenly, and the rollers are checked.",
    "Stop using it: a tilted door wedges in its track. It is clamped, leveled, and only then set in motion again.",
    ["cable-repair", "off-track-repair"],
  ),
  problem(
    "Grinding, squeaking, rattling",
    "Dry springs squeak, worn rollers grind, and loose hinges rattle. Lubricant and a few new parts usually bring back the quiet.",
    "Noise that grows week by week is wear you can hear. A tune-up finds the part before it fails with the car inside.",
    ["roller-hinge-replacement", "tune-up"],
  ),
  problem(
    "The remote works only up close",
    "Try a fresh battery in the remote first. After that, the opener’s antenna, its board, or interference from certain LED bulbs are the usual causes.",
    "If the wall button works and the remote does not, the door is fine; the receiver or the pairing needs attention.",
    ["remote-keypad", "opener-repair"],
  ),
  problem(
    "The opener runs but the door stays put",
    "The trolley may be unhooked, or the drive gear stripped. The first is reconnected, the second is replaced with a new gear or unit.",
    "Someone may have pulled the red cord. If hooking it up again changes nothing, the chain, belt, or gear has let go.",
    ["opener-repair", "opener-installation"],
  ),
  problem(
    "The door feels heavy or slams down",
    "Springs have lost their strength. A balanced door stays halfway when let go; one that drops needs its springs set or renewed.",
    "Do not keep lifting a heavy door by hand. The weight points to a failing spring, which takes training and the right tools.",
  ),
  problem(
    "Daylight shows under the closed door",
    "The bottom seal has gone hard or torn, or the floor has settled. A new seal or a threshold closes the gap.",
    "Look at the corners first: light at one side alone means the door sits crooked, and leveling comes before sealing.",
    ["weather-seal"],
  ),
  problem(
    "A panel is dented or cracked",
    "One section can be swapped where its profile is still made. If several are bent, or the frame inside is broken, a new door is the answer.",
    "Measure the width and photograph the inside, where the hinges sit. A dent that reaches the track is dealt with before the door moves.",
    ["panel-replacement", "door-installation"],
  ),
  problem(
    "A dock or shop door is stuck",
    "Rolling doors jam on bent slats, chains slip, and heavy springs break. The door is secured first, then the worn part is replaced.",
    "Keep people and trucks clear, and do not force the chain. Size, type, and the label on the operator help to bring the right parts.",
    ["commercial-overhead-doors"],
  ),
  problem(
    "The door shakes or moves in jerks",
    "Something binds: a bent track, a dry roller, or a hinge that has come loose. The whole run is checked from floor to opener.",
    "Watch it once from the inside, well clear of the springs. Where it stops or jumps is where the search begins.",
  ),
];

export const questions: readonly Question[] = [
  question(
    "Is it a repair, or time for a new door?",
    "Springs, cables, rollers, and one dented panel are repairs. Rot in several sections, cracked stiles, or parts no longer made point to a new door.",
    "A door with straight panels and sound tracks is worth mending. When the sections themselves sag or split, new hardware has nothing to hold on to.",
  ),
  question(
    "Why are both springs replaced when only one broke?",
    "Both springs were fitted together and have made the same number of lifts, so the second is near its end. An even pair also keeps the door level.",
    "One new and one tired spring pull unevenly. Changing the pair means one visit instead of two, and a door that runs straight.",
    ["spring-replacement"],
  ),
  question(
    "How long does a garage door repair take?",
    "Springs, cables, rollers, and sensors are commonly done in one visit. A special panel or a custom door has to be ordered first.",
    "Most of it depends on parts. Common sizes are easy to get; wood doors, odd heights, and older openers may need a second trip.",
  ),
  question(
    "Can I open the door by hand in a power outage?",
    "With the door closed, pull the red cord and lift from the handle with both hands. If it is very heavy or crooked, stop and leave it.",
    "Yes, as long as the springs are whole. Release the opener only when the door is fully down, since a released door can fall.",
  ),
  question(
    "What should I have ready when I call?",
    "Single or double width, whether it stands open, what you heard, and what it does now. The label on the opener and a photo of the springs help.",
    "Say whether a car is trapped, whether the garage can be entered another way, and roughly how old door and opener are.",
  ),
  question(
    "What should I clear before the visit?",
    "Room to stand on both sides of the door and under the opener. Move the car out if the door still works; with a broken spring, leave it where it is.",
    "Shift bikes, bins, and shelves away from the tracks and the back wall. Keep children and pets out of the garage during the work.",
  ),
  question(
    "How can I keep the door safe for children?",
    "Mount the wall button out of children’s reach, keep remotes away, and test the reversing with a two-inch block of wood each month.",
    "Teach children that the door is no toy, and that nobody runs under a moving door. Sensors belong low on both sides, clean and aligned.",
  ),
  question(
    "Does a new garage door need a permit?",
    "A repair or a new opener rarely needs a permit. For a new door many cities ask for one, above all in regions with wind-load rules.",
    "Where storms are a concern, the door must carry a wind rating and the building department may inspect it. Elsewhere, replacement is often permit-exempt.",
    ["door-installation"],
  ),
];
