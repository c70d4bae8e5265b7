import type { SectionPart, StepSet } from "../trade-pack.ts";

export const firstSteps: SectionPart<StepSet> = {
  headings: [
    "Do this first",
    "First steps at home",
    "What to do right now",
    "Before help arrives",
    "Start with these steps",
  ],
  intros: [
    "Work down the list, and ask for help where you feel unsure.",
    "The order matters here: what cannot wait comes first.",
    "Keep this page open on your phone while you act.",
    "A few calm moves now prevent a bigger problem later.",
    "Take them in this order, one at a time.",
  ],
  shows: 1,
  slots: [
    {
      situation: [
        "Cleaning products were mixed and the air stings",
        "Strong fumes from mixed cleaners",
      ],
      steps: [
        [
          "Leave the room at once, and take children and pets into fresh air.",
          "Get everyone outdoors first; the bucket and the mess can wait.",
          "Step away from the fumes and shut the door behind you as you go.",
        ],
        [
          "Call 911 if anyone coughs hard, struggles to breathe, or feels faint.",
          "Trouble breathing, chest pain, or collapse means 911, called from outside.",
          "Watch how each person breathes; with gasping or fainting, dial 911 right away.",
        ],
        [
          "Rinse splashed eyes or skin under running water for at least fifteen minutes.",
          "Take off clothes that got wet, then wash the skin with plenty of water.",
          "Hold affected eyes under a gentle, lukewarm stream, and take out contact lenses.",
        ],
        [
          "For milder symptoms, call Poison Help at 1-800-222-1222 and name both products.",
          "Eyes burning or throat sore? Experts at Poison Help, 1-800-222-1222, will guide you.",
          "Dial Poison Help, 1-800-222-1222, and have the product names ready if you know them.",
        ],
        [
          "Do not pour in anything else to cancel it; that can make it worse.",
          "Never go back to dilute or empty the mixture while fumes remain.",
          "Leave the container where it is until Poison Help or firefighters say otherwise.",
        ],
        [
          "When experts say it is safe, open windows and let the room clear.",
          "Air the rooms fully before anyone returns, even if the smell seems faint.",
          "Later, label every bottle, and use one product at a time with a rinse between.",
        ],
      ],
    },
    {
      situation: [
        "A fresh spill on carpet or a couch",
        "Something just spilled on carpet or fabric",
      ],
      steps: [
        [
          "Scoop up solids with a spoon, working from the edge toward the middle.",
          "Lift off anything thick with a dull knife before you touch the liquid.",
          "Take away the solid part first, or wiping will press it into the fibers.",
        ],
        [
          "Blot with a white cloth; rubbing spreads the stain and roughs up the pile.",
          "Press down with plain paper towels, and change them until little comes up.",
          "Lay a folded towel on it and lean your weight there to pull liquid out.",
        ],
        [
          "Find the care tag: on upholstery, a code S means no water.",
          "Look for the fabric code; W allows water, while S and X do not.",
          "Learn what the piece is made of, since wool and silk dislike most cleaners.",
        ],
        [
          "Where water is allowed, try a hidden corner and see if color moves.",
          "Test any product where nobody looks before using it on the spot itself.",
          "Dab an unseen edge with a damp white cloth; dye on it means stop.",
        ],
        [
          "Use small amounts of cool water, if any; a soaked pad dries slowly.",
          "If the tag permits water, add one drop of clear dish soap to two cups.",
          "With only what the fabric allows, work inward using a barely damp cloth.",
        ],
        [
          "Write down what spilled and what you used, so a professional knows.",
          "Stop if it spreads, and keep bleach and hot water away from it.",
          "Let it dry under a weighted white towel, then look again in daylight.",
        ],
      ],
    },
    {
      situation: ["The cleaner comes today", "The hour before the first visit"],
      steps: [
        [
          "Pick up clothes, toys, and papers so surfaces can be reached.",
          "Clear counters and floors; time spent lifting things is time not spent cleaning.",
          "Carry a laundry basket through each room and gather whatever lies around.",
        ],
        [
          "Put cash, jewelry, medicine, and private papers in one closed drawer.",
          "Lock away whatever it would upset you to lose, however honest the person is.",
          "Move fragile heirlooms to a shelf that you will dust yourself.",
        ],
        [
          "Settle pets, with water, in a room that is not on the list.",
          "Walk the dog early, and post a note on any door that must stay shut.",
          "Give nervous animals a closed, quiet corner; vacuums frighten even friendly ones.",
        ],
        [
          "Tape your room list to the fridge with the top three tasks circled.",
          "Leave a note naming the priorities, and the one thing nobody should touch.",
          "Mark problem spots with sticky notes, but keep those off wood and wallpaper.",
        ],
        [
          "Try the spare key, and make sure the alarm will not be triggered.",
          "Free a parking spot and say which door to use.",
          "Empty one sink, where buckets can be filled and cloths rinsed.",
        ],
        [
          "Walk through together for five minutes, then agree on when to look again.",
          "Show the stone, the wood, and anything that already has a chip.",
          "Take quick photos of each room, so before and after can be compared.",
        ],
      ],
    },
    {
      situation: [
        "Guests are coming and time is short",
        "Visitors soon, and the house is not ready",
      ],
      steps: [
        [
          "Choose three places: the entry, the guest bathroom, and where people will sit.",
          "Shut the doors nobody needs to open, and forget those rooms for now.",
          "Skip closets and bedrooms; visitors see the bathroom and the table.",
        ],
        [
          "Start the washer and dishwasher first, so machines work while you do.",
          "Put toilet cleaner in the bowl now; it needs time to act.",
          "Fill the sink with hot soapy water and let the pans soak.",
        ],
        [
          "Take one bag for trash and one basket for everything out of place.",
          "Sweep clutter off tables into a box you can sort tomorrow.",
          "Gather shoes, mail, and toys in a single trip through the rooms.",
        ],
        [
          "Wipe the bathroom from the mirror down, with a separate cloth for the toilet.",
          "Hang clean towels, empty the wastebasket, and check the toilet paper.",
          "Polish the faucet dry; shiny metal makes the whole sink look washed.",
        ],
        [
          "Vacuum only the paths people walk, plus the rug by the couch.",
          "Do floors last, backing toward the door so nothing gets stepped on.",
          "Crumbs show most under the table, so sweep there before anywhere else.",
        ],
        [
          "Open a window for ten minutes instead of covering smells with spray.",
          "Turn on lamps, straighten the pillows, and stop when the bell rings.",
          "Take the trash out with you, and leave perfect for another day.",
        ],
      ],
    },
  ],
};
