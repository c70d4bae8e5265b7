import type { SectionPart, StepSet } from "../trade-pack.ts";

export const firstSteps: SectionPart<StepSet> = {
  headings: [
    "What to do right now",
    "First steps, in order",
    "Before the electrician comes",
    "Stay safe first",
  ],
  intros: [
    "Do them in this order, and stop where it stops being safe.",
    "Nothing here takes a tool or asks you to remove a cover.",
    "Your safety comes first; finding the cause can wait.",
    "A few calm steps can keep a fault from growing.",
  ],
  shows: 1,
  slots: [
    {
      situation: ["A breaker keeps tripping", "The same breaker trips again"],
      steps: [
        [
          "Look and sniff first. Smoke or a burning smell means leave and call 911.",
          "If you see a scorch mark or hear sizzling, leave the breaker off and call.",
          "Go near the panel only with dry hands, a dry floor, and no burning odor.",
        ],
        [
          "Switch off and unplug everything in the rooms that went dark.",
          "Pull each plug on that line, including the ones behind furniture.",
          "Empty every outlet on the circuit, and turn its wall switches off.",
        ],
        [
          "Push the handle fully to OFF, then back to ON, once only.",
          "A tripped handle rests in the middle. Move it all the way off before on.",
          "Stand to one side, look away, and reset it a single time.",
        ],
        [
          "If it trips with nothing plugged in, leave it off. The wiring needs an electrician.",
          "A trip on an empty circuit points inside the walls, so stop right there.",
          "Holding while empty clears the wiring for now. Tripping while empty means leave it off.",
        ],
        [
          "Plug things back one at a time, and note which one brings the trip back.",
          "Return the lamps first and the heaters last, with a pause between each.",
          "The device that trips it is your suspect; keep that one unplugged and marked.",
        ],
        [
          "Write down the breaker number, its amps, and what was running.",
          "Take a photo of the label inside the door, then make the call.",
          "Keep a short log of each trip: time, rooms, and appliances in use.",
        ],
      ],
    },
    {
      situation: ["You smell burning or see sparks", "Sparks, smoke, or a burning smell"],
      steps: [
        [
          "If there is smoke or flame, get everyone out and call 911 from outside.",
          "People first. Leave the building, close doors behind you, and dial 911.",
          "Wake the household and go outside. Fire in a wall spreads unseen, so call 911.",
        ],
        [
          "A close, dry, smoke-free panel may be switched off. Stay away from any other.",
          "A panel you can reach safely lets you cut that circuit. Otherwise, leave it.",
          "Never cross a smoky room for the breaker. Firefighters can have the power cut.",
        ],
        [
          "Never throw water on anything that may be live; it can carry current to you.",
          "Keep wet hands, wet cloths, and drinks well away from sparks.",
          "No hose, no bucket: water and live wires together can kill.",
        ],
        [
          "Keep hands off the outlet, the cord, and any metal that touches them.",
          "Do not pull a plug that sparks or smokes. Leave it where it is.",
          "Is someone being shocked? Do not touch them; kill the power if safe, call 911.",
        ],
        [
          "Stay out until the fire department says the building is safe to enter.",
          "Even if the smell fades, have firefighters look inside the wall.",
          "A quiet outlet may still glow within, so let the fire crew check it.",
        ],
        [
          "Leave the circuit dead until an electrician has opened it and found the cause.",
          "Resist the urge to try that circuit again. One more try can start the fire.",
          "Tape a note over the breaker so that nobody turns it back on.",
        ],
      ],
    },
    {
      situation: ["Part of the home has no power", "Some rooms are dark, others are not"],
      steps: [
        [
          "Smoke changes everything, and so does a hot smell: go outside and call 911.",
          "Check for heat, crackling, or smoke before anything else. If you find any, leave. Then dial 911.",
          "Use your nose first. If something is burning, get everyone out, then call 911.",
        ],
        [
          "Look out a window. A wire down means stay 35 feet away and call 911.",
          "Keep out of any room where water has reached outlets, cords, or the panel.",
          "After a storm or a flood, treat every wet cord and fallen wire as live.",
        ],
        [
          "See whether the houses next door are lit. If not, report it to the utility.",
          "Half a house can go dark when one supply wire fails, so ask the utility first.",
          "Ask next door. A shared outage belongs to the power company, not to an electrician.",
        ],
        [
          "Press RESET on outlets in the bath, kitchen, and garage, and outdoors.",
          "One tripped GFCI can silence several rooms. Hunt for the one with its button out.",
          "A GFCI may hide behind a freezer or by the back door; reset each one.",
        ],
        [
          "Find the breaker that sits between ON and OFF, and reset it one time.",
          "Look along the row. Reset the handle that stands out of line, once only.",
          "Switch the suspect breaker fully off, then on. If it trips again, leave it off.",
        ],
        [
          "Unplug computers and televisions until the power is known to be steady.",
          "Do some lights glow too bright? Turn off the main if that is safe.",
          "Turn off the air conditioner and other motors; low voltage can ruin them.",
        ],
        [
          "List the dead outlets room by room. That list is half the diagnosis.",
          "Mark on a sketch what works and what does not, then call.",
          "Note the time it happened and what had just been switched on.",
        ],
      ],
    },
    {
      situation: ["Water has reached outlets or wires", "After a leak or flood near wiring"],
      steps: [
        [
          "Stay out of the wet room. Water that touches wires can electrify the whole floor.",
          "Do not step into standing water, however shallow, while any circuit there is live.",
          "Assume that a flooded basement is live until the power company says otherwise.",
        ],
        [
          "Switch off the main only if you can stand dry and reach it safely.",
          "Panel in the wet area? Leave it, and have the utility cut power outside.",
          "Wet feet and breakers never go together. When in doubt, call the electric utility.",
        ],
        [
          "Keep children and pets behind a closed door on the dry side.",
          "Warn everyone in the house, and block the stairs to the wet level.",
          "Tell anyone who wants to wade in and save boxes to wait.",
        ],
        [
          "Leave plugged-in appliances alone, even ones that seem to be off.",
          "Do not unplug, move, or dry anything electric until the power is confirmed off.",
          "A soaked freezer can wait. Touching its metal case is not worth the risk.",
        ],
        [
          "Once it is dry, keep the circuit off until someone qualified has tested it.",
          "Plan on new breakers and outlets where water stood, since rust starts inside.",
          "Drying out is not repair: dirt left in devices can arc weeks later.",
        ],
        [
          "Take photos of the waterline from a safe spot for your insurer.",
          "Note how high the water came and which outlets it covered.",
          "Record when it started, and whether the source has been stopped.",
        ],
      ],
    },
  ],
};
