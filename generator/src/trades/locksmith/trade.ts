import { problem } from "../pack-entries.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const locksmithTrade: Trade = {
  slug: "locksmith",
  names: { noun: "locksmith services", person: "locksmith", work: "locksmith" },
  typed:
    `locksmith, locksmith service, lockout, lockout service, house lockout, home lockout, car lockout,
    auto lockout, vehicle lockout, lock out, unlock car door, auto locksmith, car locksmith,
    automotive locksmith, residential locksmith, commercial locksmith, lock change, lock rekey, rekeying,
    lock repair, lock installation, lock replacement, deadbolt installation, smart lock installation,
    door lock repair, key replacement, car key replacement, key duplication, key cutting,
    key fob programming, transponder key, ignition repair, safe opening, broken key extraction`.split(
      /,\s+/,
    ),
  schemaType: "Locksmith",
  family: "rescue",
  // A key with two teeth.
  motif:
    '<circle cx="7.5" cy="12" r="4.5"/><circle cx="6.5" cy="12" r="1"/><path d="M12 12h9.5v3M17.5 12v3.5"/>',
  leads: {
    we: [
      "Locked out or short of a key? Tell us which door it is and what happened, and we bring what that lock calls for.",
      "Who still has a key to your door? We rekey, repair, and replace locks, and make the keys that open them.",
      "Keys on the wrong side of the door? We choose the gentlest way in that your lock allows.",
    ],
    plain: [
      "Doors opened, locks rekeyed, keys made: help for homes, cars, and offices when a key is lost or a lock gives up.",
      "A key that broke, vanished, or sits on the car seat is a small problem with the right tools at the door.",
      "New home, lost key, stiff lock? Have it rekeyed, replaced, or repaired, and know again who can get in.",
    ],
  },
  ctas: ["{Call} a locksmith", "{Call} and say what is locked", "{Call} about locks and keys"],
  titles: ["Lockouts & Rekeys", "Locks, Keys & Car Lockouts", "Home, Car & Office Locks"],
  descriptions: [
    "house and car lockouts, rekeying, new locks, and car keys, and what to have ready when you call.",
    "doors opened, locks changed, keys cut and programmed for homes, cars, and offices.",
    "locked out, key broken, or moving in: how each job is done, and how to get in touch.",
    "call about a lost key or a stiff lock, and read how doors are opened with the least harm.",
  ],
  services,
  problems: [
    problem(
      "You are locked out of the house",
      "The latch or the cylinder is opened with picks or bypass tools. Drilling stays the last step, and a new cylinder is fitted if it comes to that.",
      "Try the other doors without forcing windows. Then have your ID ready, and the lock is opened and, if you wish, rekeyed.",
      ["house-lockout"],
    ),
    problem(
      "The keys are inside the car",
      "A wedge and a long-reach tool open the door without touching glass. Model and year tell which door is the gentler way in.",
      "Wait in a safe spot away from traffic. The car is opened at the door gap, the trunk from inside if that is where the keys lie.",
      ["car-lockout"],
    ),
    problem(
      "The key broke in the lock",
      "The stub is drawn out with fine extractors, and a fresh key is cut from its two halves. The lock is then cleaned and tested.",
      "Keep the part in your hand and leave the rest untouched. Why it snapped matters too: a stiff cylinder is freed at the same visit.",
      ["broken-key-extraction", "key-duplication"],
    ),
    problem(
      "The lock sticks or the key turns hard",
      "Dirt, worn pins, or a door that has settled makes it bind. Cleaning, a fresh key, or a realigned strike brings the ease back.",
      "Try the bolt with the door open. If it runs smoothly, the hinges or the strike need adjusting; if it still binds, the cylinder is serviced.",
      ["lock-repair", "lock-replacement"],
    ),
    problem(
      "You lost your keys",
      "Whoever finds them should not be able to use them. Rekeying makes the lost keys useless and gives you new ones for the same locks.",
      "Write down what hung on the ring: house, car, mailbox, office. Each lock is then rekeyed or reprogrammed in turn.",
      ["lock-rekeying", "lock-replacement", "car-key-replacement"],
    ),
    problem(
      "You just moved in",
      "Nobody knows how many copies are in circulation. Rekeying all outside doors to one key settles that in a single visit.",
      "Walk around with a list of doors, gates, and the garage entry. Worn locks are replaced, the others only get new pins.",
      ["lock-rekeying", "lock-replacement", "smart-lock-installation"],
    ),
    problem(
      "The door was forced",
      "Frame, strike, and lock have to be repaired together, or the door stays weak. Once the police are done, it is secured and refitted.",
      "Leave the scene as it is until it has been recorded. A reinforced strike and a new deadbolt then go into sound wood.",
      ["deadbolt-installation", "lock-replacement", "lock-repair"],
    ),
    problem(
      "The car key no longer starts the car",
      "A dead fob battery, a lost pairing, or a worn blade can each be the reason. They are tested in that order, then programmed or recut.",
      "Hold the fob against the start button or its marked slot, as the manual shows. If the engine starts, the fob needs a battery or pairing.",
      ["car-key-replacement", "key-fob-programming", "ignition-repair"],
    ),
    problem(
      "The keypad lock does not respond",
      "A dead battery, or a bolt that rubs on its strike, is the usual reason. Power is tried first, then the door is aligned.",
      "Most models have a contact for a spare battery or a hidden keyhole. Note the maker and what the lights do.",
      ["smart-lock-installation"],
    ),
    problem(
      "The safe will not open",
      "A worn dial, a dead keypad, or a handle under load keeps the bolts in place. The gentle ways come before any drilling.",
      "Stop after a few tries, because many keypads lock themselves. Maker, model, and a photo of the front say how to go on.",
      ["safe-opening"],
    ),
    problem(
      "Staff have left and keys are missing",
      "Each key that did not come back opens a door. Cylinders are rekeyed to a new plan, so that only current staff get in.",
      "Start with a list of doors and of who needs which. Exits must open from inside without a key, whatever the plan.",
      ["master-key-systems", "lock-rekeying"],
    ),
    problem(
      "A key works only when you wiggle it",
      "The key has worn, or the pins have. A fresh one is cut to the original shape, and the cylinder is cleaned and tried with it.",
      "Use the spare for a day and compare. If both catch, the lock needs care; if only one does, that key is at fault.",
    ),
  ],
  questions,
  emergency: [
    {
      title: "A child is locked in a car",
      steps: [
        "Call 911 at once; a closed car heats up dangerously even on a mild day.",
        "Stay with the child and look for signs of distress: no response, very red or very hot skin, heavy sweat or none.",
        "If the child is in distress, get them out without waiting, even by breaking the window farthest from them.",
        "Move the child into shade, spray cool water but use no ice bath, and follow the dispatcher’s directions.",
      ],
      source: {
        title: "NHTSA, If You See a Child Alone in a Car",
        url: "https://www.nhtsa.gov/child-safety/preventing-heatstroke-what-do-if-you-see-child-alone-car",
      },
    },
    {
      title: "Danger behind a locked door",
      steps: [
        "Call 911 if someone inside is hurt, ill, or does not answer, or if you see smoke or smell gas.",
        "If you think someone has broken in, do not go in; call 911 from a safe place.",
        "Wait outside, keep the way clear, and do as the dispatcher says.",
      ],
      source: { title: "911.gov: Calling 911", url: "https://www.911.gov/calling-911/" },
    },
  ],
  localFacts: ["zips", "nearby", "largeCity"],
  national: [],
  sources: [
    { title: "NHTSA, heatstroke", url: "https://www.nhtsa.gov/campaign/heatstroke" },
    { title: "911.gov, Calling 911", url: "https://www.911.gov/calling-911/" },
  ],
};
