import type { SectionPart, StepSet } from "../trade-pack.ts";

export const firstSteps: SectionPart<StepSet> = {
  headings: [
    "Do this first",
    "First steps, in order",
    "Stay safe and keep calm",
    "Before a professional comes",
    "What to do right away",
  ],
  intros: [
    "Calm and order will beat a spray can every time.",
    "People and pets come first, the pest comes second.",
    "Work from the top and take one step at a time.",
    "These steps keep you safe and save you a second mistake.",
    "Start at the top, for each step makes the next one safer.",
  ],
  shows: 1,
  slots: [
    {
      situation: ["Someone was stung", "After a wasp or bee sting"],
      steps: [
        [
          "Move away calmly; bees and wasps may follow, so get indoors or into a car.",
          "Get clear of the nest without swatting, and shut a door behind you.",
          "Lead the person to a closed room before you look at the skin.",
        ],
        [
          "Call 911 for trouble breathing, a swollen face or throat, or faintness.",
          "Hives all over, wheezing, or vomiting can mean a severe reaction: dial 911.",
          "At wheezing or facial swelling, use a prescribed epinephrine pen at once and call 911.",
        ],
        [
          "Scrape a stinger out at once with a card’s edge, and do not squeeze it.",
          "If a barb is left in the skin, remove it fast with a fingernail.",
          "A dark dot in the skin is a honey bee’s stinger; get it out quickly.",
        ],
        [
          "Many stings at one time need medical advice, even without an allergy.",
          "Seek care for a sting in the mouth or throat, where swelling is dangerous.",
          "After a dozen stings or more, ask a doctor or Poison Help at 1-800-222-1222.",
        ],
        [
          "Wash with soap and water, then hold something cold to the spot.",
          "Take off rings and watches near the sting before the swelling starts.",
          "A wrapped ice pack for ten minutes at a time eases pain.",
        ],
        [
          "Keep everyone away from the nest and note the exact place from a distance.",
          "Do not plug the hole or spray from a ladder; have it looked at.",
          "Close the windows on that side, and warn the people next door.",
        ],
      ],
    },
    {
      situation: ["Rodent droppings in a cabinet or garage", "You found mouse or rat droppings"],
      steps: [
        [
          "Do not sweep or vacuum; stirring up dust can spread germs.",
          "Leave the broom in the closet, because dust from droppings can make you ill.",
          "Sweep nothing, touch nothing, and keep children and pets out of the area.",
        ],
        [
          "Open doors and windows, leave, and let the space air for 30 minutes.",
          "Air it out first: half an hour with windows open and nobody inside.",
          "Give fresh air 30 minutes to pass through before you go back in.",
        ],
        [
          "Put on rubber or plastic gloves, and wear clothes you can wash hot.",
          "Cover your hands with waterproof gloves; cloth ones let the wet through.",
          "Gloves are a must, and a heavy mess is work for trained people.",
        ],
        [
          "Soak the droppings with disinfectant, or one part bleach freshly mixed into nine parts water.",
          "Spray until soaked, using a disinfectant at the strength and time on its label.",
          "Wet everything well and wait five minutes, or as long as the label says.",
        ],
        [
          "Wipe up with paper towels, bag them, and use a trash can with a lid.",
          "Lift it with disposable towels, tie it in two bags, and take it outside.",
          "Pick it up with disposable towels, then disinfect the whole surface, not just that patch.",
        ],
        [
          "Wash the gloves before removing them, then wash your hands with soap.",
          "Finish at the sink: gloves rinsed, hands soaped, clothes into a hot wash.",
          "Scrub hands with soap and warm water once the gloves are off.",
        ],
      ],
    },
    {
      situation: [
        "Winged insects are pouring out indoors",
        "A swarm of flying insects in the house",
      ],
      steps: [
        [
          "Stay calm; a termite or ant swarm ends soon and does no damage by itself.",
          "If they look like bees or wasps, get out and shut the door instead.",
          "Keep people and food out of the room until the flight is over.",
        ],
        [
          "Catch a few in a jar or on clear tape, and keep them whole.",
          "Save five or six insects in a small bag in the freezer.",
          "Press some onto sticky tape; the shape of wings and waist tells the kind.",
        ],
        [
          "Film where they come out, with something in view to show size.",
          "Mark the exact crack with painter’s tape so it can be found later.",
          "Photograph the exit point before you clean, close up and from a few steps back.",
        ],
        [
          "Do not spray; killing what you see hides the trail and spares the nest.",
          "Leave the spray can alone: the colony sits elsewhere and will not feel it.",
          "Skip foggers, which never reach insects inside wood and add a risk for you.",
        ],
        [
          "Vacuum up the rest, then empty the canister into a bag outdoors.",
          "Once the flight is over, sweep wings and bodies into a bag.",
          "Clean up only when your samples and pictures are safe.",
        ],
        [
          "Leave mud tubes and damaged wood as they are for the inspection.",
          "Do not pull off trim or open walls before someone has looked.",
          "Walk along the foundation outside and look for mud lines, but break nothing.",
        ],
      ],
    },
    {
      situation: ["You think it is bed bugs", "Possible bed bugs in the bedroom"],
      steps: [
        [
          "Confirm it first: catch one on tape or in a jar to show someone.",
          "Look along mattress seams with a flashlight, and save what you find in a bag.",
          "Find proof before you act; several other insects leave similar bites.",
        ],
        [
          "Keep sleeping in that room; moving to the couch can spread them.",
          "Stay put for now, since bed bugs follow people to new beds.",
          "Do not carry bedding or clothes through the house without a bag.",
        ],
        [
          "Never use alcohol, gasoline, or outdoor pesticides on a bed; fires and poisonings happen.",
          "Skip foggers: they miss the cracks where bed bugs hide and may scatter them.",
          "Spray nothing on a mattress unless the label names that very use.",
        ],
        [
          "Bag bedding at the bed, then tumble it on high heat for 30 minutes.",
          "Heat kills all stages in fabric, so use the dryer; washing alone may not.",
          "Run bedding through a hot dryer, then seal it in fresh bags.",
        ],
        [
          "Vacuum seams, bed frame, and baseboards, then seal the bag and take it out.",
          "Pull the bed from the wall and keep blankets off the floor.",
          "Clear clutter from under the bed, sorting it into sealed bags.",
        ],
        [
          "If you rent, tell the landlord early and in writing, before treating anything.",
          "Leave furniture inside; dragging it to the curb can spread the problem.",
          "List the rooms with signs and those without, and keep it for the call.",
        ],
      ],
    },
  ],
};
