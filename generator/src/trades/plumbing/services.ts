import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const services: SectionPart<NamedSlot> = {
  headings: [
    "What plumbers are called for",
    "The usual plumbing jobs",
    "Work you can ask about",
    "Plumbing work, job by job",
    "From drips to new lines",
  ],
  intros: [
    "Find the line that sounds like your problem and use its words.",
    "Each of these is a job by itself, with its own tools.",
    "Some take one visit, some need a plan and a permit.",
    "If yours is not listed, describe it; names matter less than symptoms.",
  ],
  shows: 6,
  slots: [
    {
      name: "Leak repair",
      text: [
        "Drips at a joint, valve, or hose: the worn part goes, the new one is tested.",
        "Sometimes it is a washer, sometimes a cracked pipe. The source decides, not the puddle.",
        "A wet cabinet floor is reason enough. Lay paper and see where it spots.",
      ],
    },
    {
      name: "Hidden leak search",
      text: [
        "Listening gear, heat cameras, and gauges narrow down water behind walls or under slabs.",
        "When the meter turns and nothing drips, a plumber has to trace the line.",
        "Finding the exact spot first keeps the hole in the wall small.",
      ],
    },
    {
      name: "Clogged drains",
      text: [
        "One slow sink calls for a cable; hair, grease, and soap are the usual load.",
        "After the blockage is out, water should run long enough to prove the flow.",
        "Plungers move soft clogs. What stays put needs a longer reach from the trap.",
      ],
    },
    {
      name: "Sewer line work",
      text: [
        "Roots, sags, and broken joints sit underground; a camera shows which one it is.",
        "Repairs range from digging at one spot to relining the pipe from inside.",
        "Backups in the whole house start here. See the video before pricing a new line.",
      ],
    },
    {
      name: "Toilet repair",
      text: [
        "Fill valves, flappers, and wax rings wear out; each is a modest job by itself.",
        "For bowls that rock, clog again and again, or leave water at the base.",
        "The porcelain often stays, and only the working parts in the tank change.",
      ],
    },
    {
      name: "Faucets and sinks",
      text: [
        "New cartridge or new faucet? Age, finish, and the supply of spare parts decide.",
        "A swap goes smoothly once the shutoffs below the sink really close.",
        "Stiff handles, dripping spouts, sprayers that quit: often one small inner part.",
      ],
    },
    {
      name: "Water heaters",
      text: [
        "No hot water, rusty water, or a puddle: tank, valves, and heat source get checked.",
        "A tank that leaks cannot be patched. Most other parts can be replaced.",
        "A replacement covers more than the tank: venting, relief valve, pan, and connections.",
      ],
    },
    {
      name: "Shutoff valves",
      text: [
        "A main valve that will not turn is a repair for a calm, dry day.",
        "The small valves under sinks seize with age; quarter-turn types close more easily.",
        "With working valves, one room can be fixed while the others keep their water.",
      ],
    },
    {
      name: "Water pressure",
      text: [
        "Weak flow at every tap points to the regulator, the main valve, or rusted pipe.",
        "Too much force is a fault as well, hard on hoses. A regulator tames it.",
        "A gauge screwed onto a hose spigot shows what the house is getting.",
      ],
    },
    {
      name: "Repiping",
      text: [
        "Old galvanized steel rusts shut from inside; copper or PEX takes its place.",
        "Worth pricing when leaks keep coming back along the same old lines.",
        "Expect a plan room by room, small openings in walls, and patching at the end.",
      ],
    },
    {
      name: "Gas piping",
      text: [
        "A new range or dryer means sizing the line, testing it, and usually a permit.",
        "Never a home project: every joint is pressure tested before anything is lit.",
        "Moved the stove? The old stub must be capped and the new run checked.",
      ],
    },
    {
      name: "Sump pumps",
      text: [
        "A float, a motor, and a check valve keep the pit from running over.",
        "Sized by how fast the water rises and how high it must be lifted.",
        "Ask about battery backup, since storms that bring water often cut the power.",
      ],
    },
    {
      name: "Bath and kitchen remodels",
      text: [
        "Moving a sink or shower means new drain slope and vents before any tile.",
        "Pipes first, inspection next, fixtures last, after the floor is done.",
        "Bring the fixture sheets early; pipe positions follow their measurements.",
      ],
    },
    {
      name: "Outdoor lines",
      text: [
        "Spigots, yard lines, and buried valves: leaks here can hide in soil for months.",
        "A frost-proof spigot closes inside the warm wall, as long as the hose is off.",
        "Ask your water utility where its pipe ends and yours begins.",
      ],
    },
  ],
};
