import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("house-lockout", "House lockout", {
    we: [
      "We look at the lock first, then pick or bypass it where that works, and keep drilling for the lock that opens no other way.",
      "Have an ID ready for us when you are locked out. We open the door, and change the lock if the key is lost for good.",
    ],
    plain: [
      "Most house doors can be opened by picking or bypassing the latch, with the lock still in working order afterward.",
      "Show that you live there, and the door is opened; if drilling is needed, a new cylinder goes in its place.",
    ],
  }),
  service("car-lockout", "Car lockout", {
    we: [
      "We open the car with an air wedge and a reach tool through the door gap, keeping weather strip and paint covered.",
      "Keys on the seat or in the trunk, we choose the entry by make and model and ask for proof that the car is yours.",
    ],
    plain: [
      "A locked car is opened through the door gap or at the lock cylinder, without breaking glass.",
      "Note make, model, and year, and where exactly the car is parked; both decide which tools are brought.",
    ],
  }),
  service("lock-rekeying", "Lock rekeying", {
    we: [
      "We change the pins in your locks so that old keys stop working, and can set several doors to one new key.",
      "New home, lost key, or a roommate who moved out: we rekey what you have, since sound hardware need not be thrown away.",
    ],
    plain: [
      "Rekeying gives a lock a new key without replacing the hardware, as long as the lock itself is in good order.",
      "Count the doors and note which key opens each; locks of one kind can often be set to a single key.",
    ],
  }),
  service("lock-replacement", "Lock replacement", {
    we: [
      "We match the new lock to door thickness, backset, and finish, fit it square, and adjust the strike until it closes without a shove.",
      "Worn out, outdated, or damaged, the old set comes off and we fit one in the grade and style you choose.",
    ],
    plain: [
      "A lock is replaced when it is worn, broken, or no longer fits how the door is used; the door’s bores decide what fits.",
      "Choose grade, key type, and finish, then have lock and strike fitted together so that the bolt throws fully.",
    ],
  }),
  service("deadbolt-installation", "Deadbolt installation", {
    we: [
      "We bore the door cleanly, set a full-length bolt, and anchor the strike with long screws into the framing.",
      "A deadbolt is only as strong as the frame around it. We fit both and test that the door still closes with one hand.",
    ],
    plain: [
      "A deadbolt needs a solid door, a bolt that throws its full length, and a strike screwed into the stud.",
      "Pick a thumbturn inside wherever people sleep, so that nobody has to find a key to get out in a fire.",
    ],
  }),
  service("lock-repair", "Lock and latch repair", {
    we: [
      "We clean and lubricate the cylinder, realign the strike, and replace springs or latches, so that the key turns smoothly again.",
      "When a key turns hard, the door is often to blame. We look at hinges and frame first, then at the lock.",
    ],
    plain: [
      "Sticking locks usually need alignment, cleaning, or one small part; replacement comes after that.",
      "If a lock works with the door open but not closed, the strike or the hinges have shifted and are realigned.",
    ],
  }),
  service("car-key-replacement", "Car key replacement", {
    we: [
      "We cut the blade from the car’s code or lock, program the chip to the car, and test doors, trunk, and ignition.",
      "Lost the only key? We make one at the car where its system allows, and can delete the lost one from memory.",
    ],
    plain: [
      "Modern car keys are cut and then programmed; without programming, the blade opens the door but the engine stays off.",
      "Have the registration and an ID at the car, along with make, model, and year.",
    ],
  }),
  service("key-fob-programming", "Key fob programming", {
    we: [
      "We test battery and signal first, then pair the fob or smart key with your car and see that the spare works too.",
      "Bought a used car with one fob? We add a second and can remove those you never got.",
    ],
    plain: [
      "A fob that stopped working may need a battery, a new pairing, or a new shell, in that order.",
      "All fobs are usually present when one is added, because some cars forget the ones that are missing.",
    ],
  }),
  service("key-duplication", "Key cutting and duplication", {
    we: [
      "We cut from the original or by code where we can, because each copy of a copy drifts further from the lock.",
      "House, padlock, or mailbox, we cut the key and clean the burrs off, so that it does not wear out your cylinder.",
    ],
    plain: [
      "The better the pattern, the better the copy; a worn key is decoded and cut back to its first shape.",
      "Keys marked as restricted are copied only with the owner’s card or signature.",
    ],
  }),
  service("broken-key-extraction", "Broken key extraction", {
    we: [
      "We draw the piece out with thin extractors, read its cuts, and make a new key from it if both halves are there.",
      "Leave the stub as it is. We remove it from door, ignition, or padlock and find out why it snapped.",
    ],
    plain: [
      "Thin hooked tools pull a broken key out along its cuts, and the lock usually stays usable.",
      "Avoid glue and pliers; they push the piece deeper or fix it in place for good.",
    ],
  }),
  service("ignition-repair", "Ignition repair and replacement", {
    we: [
      "We see whether key, cylinder, or steering lock is at fault, then rebuild or replace the ignition and match it to your key.",
      "If the key turns but nothing happens, we test the switch behind the lock before we take the column apart.",
    ],
    plain: [
      "A key that sticks in the ignition points to worn wafers or a worn key, and either can be replaced.",
      "Turn the wheel gently while trying the key; if that frees it often, the steering lock should be looked at.",
    ],
  }),
  service("smart-lock-installation", "Smart lock and keypad installation", {
    we: [
      "We fit the lock to your door, align the bolt so that the motor does not strain, and set up codes with you.",
      "Keypad, app, or fingerprint, we help you choose what fits your door and keep a way in for the day the battery dies.",
    ],
    plain: [
      "Smart locks need a door that closes easily, since a motor cannot push a misaligned bolt.",
      "Decide who gets codes and how lost phones are handled, then have the lock mounted and tested.",
    ],
  }),
  service("master-key-systems", "Master key systems and office locks", {
    we: [
      "We draw up who opens what, pin the cylinders to that plan, and hand over keys stamped and listed.",
      "For shops and offices, we fit and repair exit devices, closers, and storefront locks, and rekey when staff change.",
    ],
    plain: [
      "A master key system lets one key open all doors and others only theirs; it begins with a list of doors and people.",
      "Exit doors have to open from inside without a key, and their hardware is chosen and adjusted for that.",
    ],
  }),
  service("safe-opening", "Safe opening and repair", {
    we: [
      "We try the combination, the batteries, and the bolt work before drilling, and repair the hole and lock if we must drill.",
      "Lost code, dead keypad, stuck handle: tell us make and model, and we open it and set a code of your own.",
    ],
    plain: [
      "Safes are opened by manipulation where possible and by a small drilled hole where not, then repaired for further use.",
      "A photo of the door, dial, and label tells how a safe can be opened and what has to be brought.",
    ],
  }),
];
