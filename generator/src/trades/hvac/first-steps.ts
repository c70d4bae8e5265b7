import type { SectionPart, StepSet } from "../trade-pack.ts";

export const firstSteps: SectionPart<StepSet> = {
  headings: [
    "Checks to make, in order",
    "Before the technician comes",
    "Start with these",
    "What you can safely do",
    "A short emergency list",
  ],
  intros: [
    "Print this and tape it to the furnace or the air handler.",
    "No tools, no open panels, and never more than one breaker reset.",
    "People first, then the simple causes, then the phone.",
    "Each of these is safe for someone who has never opened a furnace.",
  ],
  shows: 1,
  slots: [
    {
      situation: ["The house will not cool", "The air conditioner has stopped"],
      steps: [
        [
          "Anyone hot, confused, or faint needs 911 before the machine gets any thought.",
          "See to babies, older people, and pets first; move them somewhere cooler.",
          "Above 90 degrees indoors a fan can do more harm than good; find a cooled place.",
        ],
        [
          "Set the thermostat to cool, five degrees below the room, with the fan on auto.",
          "New batteries, cooling mode, lower number: rule the wall control out.",
          "Did a schedule or an outage change the settings? Look there before anything else.",
        ],
        [
          "Pull the filter. If light barely passes, fit a fresh one of the same size.",
          "Gray and furry? That alone can stop the cooling, so change it now.",
          "Check the filter: is it clean, and does its arrow point toward the blower?",
        ],
        [
          "Find the breakers for both units. Reset a tripped one once, never twice.",
          "With dry hands, flip a tripped breaker fully off, then on. If it trips again, stop.",
          "One reset is a test, and a second trip is the answer. Leave it off.",
        ],
        [
          "Ice on the pipes? Turn cooling off and the fan on, and let it melt.",
          "Never chip a frozen coil; thaw it for several hours with only the fan.",
          "Frost on the copper line means stop now, or the compressor may suffer.",
        ],
        [
          "Look at the outdoor fan. Move leaves and boxes two feet away from the unit.",
          "Turn the unit off and brush its grille clean. Leave the panel shut; parts inside hold a charge.",
          "Listen outdoors and call: a hum, a click, or silence each says something different.",
        ],
      ],
    },
    {
      situation: ["There is no heat", "The furnace will not start"],
      steps: [
        [
          "Gas smell, or a carbon monoxide alarm? Everybody out, then call 911 from outside.",
          "Gas odor or a sounding alarm comes before all else: leave at once, then call 911.",
          "Dizzy people, a gas smell, an alarm? Then everyone goes outside and someone calls 911.",
        ],
        [
          "Choose heat, raise the setting five degrees, and give it a few minutes.",
          "If the screen is blank, swap the batteries before you think about the furnace.",
          "Put a programmed thermostat on hold, so its schedule cannot overrule you.",
        ],
        [
          "By the furnace sits what looks like a light switch. It must be on.",
          "Somebody hunting for the lamp may have turned off the unit’s own switch.",
          "Are the unit’s power switch and breaker both on? Reset a breaker a single time.",
        ],
        [
          "Press the blower door firmly shut, because a safety switch sits behind it.",
          "A packed filter overheats the furnace until it shuts off. Put in a new one.",
          "Open all supply and return grilles, and see that the front panel sits flush.",
        ],
        [
          "From the ground, look for nests, snow, or leaves at the flue and side-wall pipes.",
          "Clear snow or leaves from plastic vent pipes outside, if you can do so standing.",
          "A heat pump needs free air too: brush snow off gently, no tools on the fins.",
        ],
        [
          "Keep space heaters three feet from anything that burns, plugged straight into the wall.",
          "Never heat rooms with an oven, grill, or camp stove; the fumes can kill.",
          "Count the blinks behind the sight glass and read that code out when you call.",
        ],
      ],
    },
    {
      situation: ["Water by the indoor unit", "The air handler is dripping"],
      steps: [
        [
          "Keep out of a puddle that touches cords, outlets, or the unit’s wiring.",
          "Look before you step: water under a powered cabinet can give a shock.",
          "Wet floor and wires do not mix. Use the breaker only with dry feet.",
        ],
        [
          "Turn cooling off at the thermostat; the dripping ends soon afterward.",
          "Switch to off first, since every minute of cooling adds water to the pan.",
          "Choose “off” on the wall control. For now that is enough, and easy to undo.",
        ],
        [
          "See whether ice covers the pipes. If so, run only the fan to melt it.",
          "A frosted copper line means part of this is meltwater, with more to come.",
          "No ice and a full pan: the drain line is probably blocked.",
        ],
        [
          "Is the unit in an attic? A ceiling that sags can fall, so stay away.",
          "Soak up water with towels, or with a wet vacuum where no panel must open.",
          "Set a shallow tray under the drip and move what can spoil.",
        ],
        [
          "Find the drain’s end outdoors and clear leaves or mud from its mouth.",
          "Pour in no bleach or acid, as fumes can travel through the ducts.",
          "Water from a second pipe, high on the wall, says the backup drain is working.",
        ],
        [
          "Take a picture of pan, pipe, and stain before you dry them, then call.",
          "Change a clogged filter, then report how much water there was, and any ice.",
          "When you call, ask to have trap, slope, and float switch looked at together.",
        ],
      ],
    },
  ],
};
