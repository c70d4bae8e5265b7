import type { NamedSlot, SectionPart } from "../trade-pack.ts";

export const services: SectionPart<NamedSlot> = {
  headings: [
    "Jobs an electrician takes on",
    "Common electrical work",
    "One outlet or a whole house",
    "Electrical work in {city}",
    "What the trade covers",
  ],
  intros: [
    "Small or large, each one starts with the power off and a test.",
    "Find the one that sounds like yours, and use its name.",
    "These are the jobs that people call an electrician about.",
    "Knowing what a job is called makes quotes easier to compare.",
    "All of it happens behind covers that are closed for good reason.",
  ],
  shows: 6,
  slots: [
    {
      name: "Outlet repair",
      text: [
        "A loose or scorched outlet is replaced, and the wires behind it checked.",
        "Plugs that fall out mean worn contacts, and worn contacts run hot.",
        "One dead socket may share its fault with others down the line.",
      ],
    },
    {
      name: "Panel upgrade",
      text: [
        "For a breaker box that is full, rusted, or too small today.",
        "New box, new breakers, new labels. The utility cuts power for the swap.",
        "Often comes up when a heat pump, hot tub, or car charger arrives.",
      ],
    },
    {
      name: "Breaker replacement",
      text: [
        "Breakers wear out. A weak one trips early or, worse, not at all.",
        "The new part must suit both the panel and the wire size.",
        "Testing comes first, since a tripping breaker is usually doing its job.",
      ],
    },
    {
      name: "EV charger wiring",
      text: [
        "A 240-volt circuit, sized for hours of steady load, near the parking spot.",
        "Starts with a sum of all that the house already draws.",
        "Faster charging needs its own breaker, heavier cable, and often a permit.",
      ],
    },
    {
      name: "Light fixtures",
      text: [
        "Swapping a pendant, adding recessed lights, or brightening a dark stair.",
        "A heavy chandelier may need stronger support than the old box gives.",
        "Dimmers and LED bulbs must suit each other, or the light flutters.",
      ],
    },
    {
      name: "Ceiling fans",
      text: [
        "A fan hangs from a box rated for its weight and wobble.",
        "Where only a lamp hung before, new bracing may be called for.",
        "Separate switches for blades and light take an extra wire in the wall.",
      ],
    },
    {
      name: "GFCI protection",
      text: [
        "Guards against shock where hands get wet: kitchen, bath, garage, laundry, outdoors.",
        "One device can cover several outlets, so placement deserves a short talk.",
        "Cuts power in a fraction of a second when current strays.",
      ],
    },
    {
      name: "Dedicated circuits",
      text: [
        "Large appliances do better on a line that nothing else shares.",
        "A freezer or window unit alone on its breaker trips less.",
        "Fresh cable from panel to machine, sized for what it will draw.",
      ],
    },
    {
      name: "Whole-house rewiring",
      text: [
        "Cloth-covered or brittle cable is replaced, circuit by circuit.",
        "Wiring without a ground can be renewed while walls are open.",
        "Expect some openings in plaster, and agree early on who patches them.",
      ],
    },
    {
      name: "Aluminum wiring repair",
      text: [
        "The weak points are the connections; approved splices join copper to each end.",
        "Some homes wired from 1965 to the mid-1970s have it.",
        "Ask which repair method is meant, since not every connector suits the metal.",
      ],
    },
    {
      name: "Generator hookup",
      text: [
        "A transfer switch keeps house power and generator power safely apart.",
        "Lets a portable unit feed chosen circuits through a proper inlet.",
        "Standby units need a pad, fuel, wiring, and usually a permit.",
      ],
    },
    {
      name: "Surge protection",
      text: [
        "A device at the panel takes the edge off spikes from outside.",
        "Works together with plug-in strips rather than instead of them.",
        "Worth a thought where costly electronics share a house with big motors.",
      ],
    },
    {
      name: "Troubleshooting",
      text: [
        "Finding the one loose splice that makes three rooms flicker.",
        "For faults that come and go and leave no mark behind.",
        "A meter, a circuit map, and patience narrow it down.",
      ],
    },
    {
      name: "Outdoor power",
      text: [
        "Weatherproof outlets, porch lights, and buried lines to a shed or gate.",
        "Outside boxes need covers that shut around a plugged-in cord.",
        "Trench depth depends on the cable, the pipe, and what crosses above.",
      ],
    },
    {
      name: "Wiring inspection",
      text: [
        "A look at panel, outlets, and attic splices before you buy or sell.",
        "Useful after a flood, or when decades have passed without a check.",
        "Ends in a written list: urgent, soon, and nice to have.",
      ],
    },
    {
      name: "Smoke alarm wiring",
      text: [
        "Linked alarms sound together, so a fire downstairs wakes the bedrooms.",
        "Wired units with a backup battery keep working through an outage.",
        "A new alarm may reuse the old cable if the connector fits.",
      ],
    },
  ],
};
