import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "What should I say when I call?",
    "Give the exact place, what is locked, and what kind of lock or car it is. Say first if a child, a pet, or a stove that is on is inside.",
    "Describe the lock or send a picture of it: knob, deadbolt, keypad, or car model. Mention whether the key is lost, broken, or just inside.",
  ),
  question(
    "What do I need to show the locksmith?",
    "An ID, and something that links you to the address or the car, such as a lease, a bill, or the registration. If it is locked inside, it is looked at once the door is open.",
    "Expect to be asked for your name and your right to enter. It protects your own home and car in the same way.",
  ),
  question(
    "Will my lock be damaged?",
    "Usually it is not. Picking and bypassing leave a lock as it was; drilling is for locks that cannot be opened otherwise, and the cylinder is then replaced.",
    "That depends on the lock. Ordinary cylinders can mostly be picked, high-security ones may have to be drilled, and you are asked before that happens.",
  ),
  question(
    "Should I rekey or replace my locks?",
    "Rekey when the hardware is sound and only the keys are the worry. Replace when locks are worn, weak, or you want keypads or another finish.",
    "After a move or a lost key, new pins do the job. After a break-in, have frame and strike looked at too, since they often give first.",
    ["lock-rekeying", "lock-replacement"],
  ),
  question(
    "How long does it take?",
    "Opening an ordinary door or car is a short job, and rekeying goes lock by lock. Safes, high-security cylinders, and new car keys take longer.",
    "It follows from lock and door. A door that has sagged needs adjusting first; a car with a smart key needs programming after the cut.",
  ),
  question(
    "Can one key open all my doors?",
    "Yes, if the locks share the same keyway or can be given matching cylinders. Front, back, and garage door are the usual set.",
    "Gather the keys first. Locks of one make are often pinned alike; odd ones can be swapped, so that a single key works for all.",
    ["lock-rekeying", "lock-replacement", "master-key-systems"],
  ),
  question(
    "What if I rent my home?",
    "Have a key holder or the landlord confirm that the door may be opened. Opening the door for you is one thing; changing the lock needs their consent.",
    "Have your lease or an ID with the address. Many leases want a copy of any new key, so settle that before the lock is changed.",
    ["house-lockout", "lock-rekeying", "lock-replacement"],
  ),
  question(
    "Can a car key be made without the original?",
    "For most cars, yes: the blade is cut from the lock or a code, and a chip is programmed at the car. Some models go through the dealer’s system.",
    "Often it can. Make, model, year, and proof of ownership tell whether it can be done at the curb or needs parts to be ordered.",
    ["car-key-replacement", "key-fob-programming"],
  ),
];
