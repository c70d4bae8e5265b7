import type { SectionPart, StepSet } from "../trade-pack.ts";

export const firstSteps: SectionPart<StepSet> = {
  headings: [
    "Do this first",
    "Until the roofer comes",
    "The first hour, step by step",
    "Keep people safe, then dry",
  ],
  intros: [
    "Every step is done from indoors or from the yard.",
    "Safety, then water, then paperwork: that order serves you well.",
    "Nothing on this list sends you onto the roof.",
    "Work from the top of the list, and stop if you feel unsafe.",
  ],
  shows: 1,
  slots: [
    {
      situation: ["Water is coming through the ceiling", "The roof is leaking now"],
      steps: [
        [
          "Is water near a light or outlet? Cut that circuit from a dry spot.",
          "Stay clear of dripping fixtures, and flip their breaker only with dry feet.",
          "Touch no wet lamp or switch. If the panel is dry, turn its breaker off.",
        ],
        [
          "Keep everyone out from under a ceiling that sags or bulges.",
          "A swollen ceiling may drop without warning, so close that room.",
          "Wet drywall is heavy. Move people and pets away before you move furniture.",
        ],
        [
          "Set a bucket under the drip, with a board inside to quiet the splash.",
          "Slide rugs and chairs aside, and cover what cannot be moved.",
          "Lay plastic, then towels, then a pan under each drop.",
        ],
        [
          "Stay off the roof. Wet shingles and wind turn a quick look into a fall.",
          "No ladder in the rain: nothing up there can be fixed safely now.",
          "Leave climbing to people with harness and training, once the weather has passed.",
        ],
        [
          "Photograph the drip, the ceiling, and anything that got wet.",
          "Film a minute of the leak; its rhythm helps locate the source.",
          "Note where the wind comes from and how hard it rains right now.",
        ],
        [
          "From the attic hatch, shine a flashlight along the rafters for a wet trail.",
          "A shiny streak on a rafter leads uphill to the hole. Trace it by eye.",
          "Go no farther than the hatch unless you can step on joists in good light.",
        ],
        [
          "Ask a roofer about a temporary cover, and keep every receipt.",
          "Report it to your insurer soon; most policies ask you to limit further damage.",
          "Request two prices: one for a cover now, one for the lasting repair.",
        ],
      ],
    },
    {
      situation: ["A storm has just passed", "After wind or hail"],
      steps: [
        [
          "Stay inside until it has moved on; loose branches and tiles keep falling.",
          "Wait for calm air and daylight before you go out to look.",
          "Put on firm shoes: nails, glass, and sharp metal hide in wet grass.",
        ],
        [
          "Stay at least 35 feet from any fallen wire, and call 911.",
          "Any wire on the ground counts as live: touch nothing near it and call 911.",
          "A line across the roof or gutter: keep far away and call 911.",
        ],
        [
          "If you smell gas, leave first, then call 911 or the gas utility from outside.",
          "A rotten-egg smell or a hiss means go out at once and call for help.",
          "Gas smell indoors? Touch no switch, get everyone out, and phone from the street.",
        ],
        [
          "Look up at the flues. If one is bent or gone, leave its appliance off.",
          "A vent pipe knocked loose can send exhaust indoors, so keep that heater off.",
          "No fuel-burning heater should run under a crushed or missing flue.",
        ],
        [
          "Walk around once and look up: missing pieces, lifted edges, bent metal.",
          "Binoculars or a zoomed phone show more than a shaky ladder.",
          "Search the lawn for shingles, grit, and bits of flashing.",
        ],
        [
          "Before anything is moved, take dated pictures of every side.",
          "Lay a ruler beside hail dents at ground level, then take the photo.",
          "Save a screenshot of the storm report that shows its date.",
        ],
        [
          "Sign nothing at the door; a sound offer will still be there tomorrow.",
          "Call your insurer, ask what they need, and write down the claim number.",
          "Let nobody on the roof until you know the name and the business.",
        ],
      ],
    },
    {
      situation: ["A limb is on the roof", "A tree has hit the house"],
      steps: [
        [
          "Get everyone out of the rooms below, and outside if walls or ceilings moved.",
          "Leave the house if it creaks or doors jam, and call 911.",
          "Count heads, leave the damaged side, and shut its doors behind you.",
        ],
        [
          "Look for wires in the branches. If you see any, keep back and call 911.",
          "Trees can carry current from a line. Do not touch trunk, limb, or gutter.",
          "Is the service wire pulled tight or torn? Stay well away and call the utility.",
        ],
        [
          "Smell gas? Leave, touch no switch, and call 911 from outside.",
          "The blow can crack a gas line. At the first whiff, get out and call.",
          "Sniff as you leave: rotten eggs mean gas, and a call from across the street.",
        ],
        [
          "Do not cut or pull the limb; it may be holding the roof up.",
          "Leave the tree in place. Weight that shifts can bring down rafters.",
          "No ladders, no saws: a loaded limb can spring back with great force.",
        ],
        [
          "Keep furnace and water heater off until someone checks that their vents still stand.",
          "A shoved chimney may leak exhaust, so burn nothing until it is checked.",
          "Light no fire and run no heater until the flue is known to be whole.",
        ],
        [
          "Stay on the ground and photograph the damage from every side.",
          "If the rooms are safe, picture the cracks, wet spots, and gaps indoors.",
          "Record the tree’s size and where it stood, your lot or the next.",
        ],
        [
          "Call your insurer before removal starts, and ask what they cover.",
          "Two trades may be needed: a tree crew first, a roofer right behind.",
          "Ask the roofer how the hole will be covered once the limb is off.",
        ],
      ],
    },
  ],
};
