import type { SectionPart, StepSet } from "../trade-pack.ts";

export const firstSteps: SectionPart<StepSet> = {
  headings: [
    "First steps, in order",
    "What to do right away",
    "Before help arrives",
    "Do this first",
    "When it cannot wait",
  ],
  intros: [
    "Print it, or put it inside the cabinet door near the valve.",
    "Safety comes first, then the water, then the phone.",
    "Work down the list and stop where it gets unsafe.",
    "Stay calm and keep to the order; no plumbing skill is needed.",
  ],
  shows: 1,
  slots: [
    {
      situation: ["A pipe lets go", "Water is pouring into a room"],
      steps: [
        [
          "Stay out of standing water near outlets, cords, or the panel; it may be live.",
          "Look around before you wade in: water and wiring in one room can kill.",
          "Keep people from under a sagging ceiling and away from wet lights or sockets.",
        ],
        [
          "Close the main valve: a round handle clockwise, a lever crosswise to the pipe.",
          "Go straight to the house shutoff. Furniture can wait until the flow stops.",
          "Stop the supply at its source; if the valve sticks, phone the water utility.",
        ],
        [
          "Set a gas heater to “pilot.” Turn an electric one off at its breaker, from a dry floor.",
          "The water heater should rest too, so that it never heats an emptying tank.",
          "Turn off what heats the water. Touch breakers only from a dry floor.",
        ],
        [
          "Open the lowest cold faucet and one upstairs; the pipes will drain into the sink.",
          "Let a few taps run until they sputter, which takes pressure off the break.",
          "Flush once and open the sinks; what is left in the lines then drains away.",
        ],
        [
          "Photograph the damage before you tidy up; an insurer may want to see it.",
          "Move rugs, papers, and furniture out. Slide foil under legs that must stay.",
          "Set buckets under the drip and lift whatever could soak it up.",
        ],
        [
          "Make the call with three facts: where it broke, what pipe, what you closed.",
          "Call, and where power is known to be safe, run fans; mold starts within days.",
          "Tell whoever lives below, then describe the break to a plumber.",
        ],
      ],
    },
    {
      situation: ["Drains are backing up", "Dirty water rises in a drain"],
      steps: [
        [
          "Keep out of water that reaches outlets, cords, or appliances.",
          "Water near a panel or plugged-in freezer? Stay away and call the power company.",
          "Leave switches in the wet area alone, even with rubber gloves on.",
        ],
        [
          "Stop all water: no flushing, no laundry, no dishes. Each gallon comes back up.",
          "Tell everyone in the home that sinks and toilets are closed for now.",
          "Cancel the washer and dishwasher; both pump into the same blocked pipe.",
        ],
        [
          "Children and pets stay out. Treat all that sewage touched as contaminated.",
          "Shut the door on that room, since what came up carries germs.",
          "Wear rubber boots and gloves if you must go in, then wash with soap.",
        ],
        [
          "Skip drain cleaner. It seldom reaches a main clog and burns whoever opens the pipe.",
          "Pour nothing in: chemicals can mix below and give off toxic gas.",
          "Bleach stays on its shelf while the drains stand full.",
        ],
        [
          "Note which fixture filled first; the lowest one usually tells the story.",
          "Is it one drain or every drain? The answer says branch or main.",
          "Ask next door. If theirs back up too, the public sewer may be at fault.",
        ],
        [
          "Leave the cleanout cap shut, since it can spray, but say where it is.",
          "Phone it in: how many drains, what came up, and since when.",
          "Call the sewer utility as well as a plumber, as either side may be blocked.",
        ],
      ],
    },
    {
      situation: ["The water heater leaks", "A puddle under the water heater"],
      steps: [
        [
          "If you smell gas, touch no switch: get out, then call 911 or the utility.",
          "Before anything else, sniff. Rotten eggs mean leave now and phone from the street.",
          "Rule out gas first; with such an odor, everyone goes outside to make the call.",
        ],
        [
          "Electric: switch off its breaker from a dry floor. Gas: turn the knob to “off.”",
          "Cut the heat, by the gas knob on the tank or by the breaker.",
          "A tank must not heat while it empties, so shut burner or elements down.",
        ],
        [
          "Close the cold valve on top of the tank; it is on the cooler pipe.",
          "Turn the valve above the heater clockwise, and no new water feeds the leak.",
          "No valve there, or it spins freely? Close the main for the whole house.",
        ],
        [
          "Keep clear of the relief pipe on the side. What comes out can scald.",
          "Never cap a dripping relief valve; it keeps the tank from bursting.",
          "Steam or boiling water spits out? Keep everyone away from that room and call at once.",
        ],
        [
          "Wipe it dry and watch: a fitting, a valve, or the bottom of the tank?",
          "Follow the wet trail up with a flashlight. The highest damp point is the source.",
          "Is it a leak at all? A cold tank can sweat after heavy use.",
        ],
        [
          "Read out the rating label when you call: fuel, size, and serial number.",
          "Report its age if you can; the serial number often encodes the year.",
          "Tell the plumber where it leaks, what you shut, and whether it burns gas.",
        ],
      ],
    },
  ],
};
