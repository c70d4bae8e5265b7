import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: [
    "Questions about home wiring",
    "Often asked",
    "Good questions, short answers",
    "What people want to know",
    "Asked at the kitchen table",
  ],
  intros: [
    "Short answers; your own house may add a detail.",
    "Open the ones that fit your case.",
    "Plain answers, with no selling in between.",
    "If yours is missing, bring it up when you get in touch.",
  ],
  shows: 7,
  slots: [
    {
      question: ["Why does my breaker keep tripping?", "What makes a breaker trip?"],
      answer: [
        "Three reasons: too much plugged in, a short between wires, or current leaking to ground. Unplug everything and reset once. If it trips empty, leave it off.",
        "Usually load. A space heater draws about 12 amps, so two on a 15-amp line will do it. If the load is light, suspect a damaged cord or wire.",
        "It is protecting the wire from heat. Note what runs each time. A pattern points at an appliance; no pattern points at a connection that somebody must trace.",
      ],
    },
    {
      question: ["Is a flickering light dangerous?", "Should I worry about flicker?"],
      answer: [
        "One lamp alone: try another bulb. A whole room: a loose splice is likely, so have it opened. A whole house: call the utility first.",
        "It can be. Loose connections flicker before they overheat. LED bulbs on an unsuitable dimmer flutter harmlessly, and a different bulb tells the two apart.",
        "Timing tells. With wind, suspect the overhead line; with a motor starting, a shared circuit; at random, a loose wire that should not wait.",
      ],
    },
    {
      question: ["Can I replace an outlet myself?", "Which electrical jobs can I do?"],
      answer: [
        "Rules differ, so ask the local building office. Changing bulbs, pressing test buttons, and labeling the panel are yours. Behind a cover plate, a pro is safer.",
        "It depends on local law and on what is in the box. Aluminum wire, missing grounds, and two live feeds behind one plate surprise even handy people.",
        "Bulbs and resets, always. For anything wired, the danger lies in assuming the power is off. If you cannot prove a wire is dead, leave it.",
      ],
    },
    {
      question: ["Do I need a permit?", "Is a permit required for electrical work?"],
      answer: [
        "New circuits, panel changes, and rewiring usually need one; a like-for-like switch often does not. Your city or county office gives the answer for your address.",
        "Ask the building office before work starts. Permits come with an inspection, and that record helps when you sell the house or file a claim.",
        "Often, yes. If a contractor says it can be skipped, call the office yourself. Wiring that nobody inspected may have to be opened up later, at your cost.",
      ],
    },
    {
      question: ["How do I know if my panel is too small?", "When is a bigger panel needed?"],
      answer: [
        "Signs are full slots, doubled-up wires, and trips of the main breaker. A load calculation settles it, because free slots and spare capacity are different things.",
        "When the sum of what you run, or plan to run, passes what the service can carry. Cars, heat pumps, and electric ranges push it over most often.",
        "Not by looking alone. Two houses with 100-amp panels can differ by a gas stove and a dryer. Have the loads added up on paper.",
      ],
    },
    {
      question: ["What happens during a panel upgrade?", "How does a panel swap work?"],
      answer: [
        "The utility cuts power, the old box comes out, circuits move to new breakers, and an inspector has a look. Plan on most of a day without electricity.",
        "It starts with a permit and a date from the power company. Then come grounding, new breakers, and labels. Charge laptops beforehand and keep the freezer shut.",
        "Every circuit is unhooked, checked, and landed again, so hidden faults may surface. Ask how such finds are priced before the old cover comes off.",
      ],
    },
    {
      question: [
        "Can I charge an electric car from a normal outlet?",
        "Is a wall outlet enough for an electric car?",
      ],
      answer: [
        "Slowly, yes, if the outlet is sound and nothing else shares its circuit. Hours of steady load find every weak contact, so a worn one must be replaced first.",
        "A 120-volt outlet adds a few miles of range per hour. A 240-volt circuit is much faster and must be sized above the charger’s steady draw.",
        "For short daily drives, an outlet on its own circuit may do. For a long commute, have the panel’s spare capacity checked and a 240-volt circuit priced.",
      ],
    },
    {
      question: ["What does a GFCI do?", "Why does my bathroom outlet have buttons?"],
      answer: [
        "A GFCI, the outlet with two buttons, compares current going out and coming back. A tiny difference may be flowing through a person, so it cuts the power.",
        "It stops a shock before it can kill. The buttons prove it still works: TEST should cut the power, RESET should restore it. Try them monthly.",
        "Its buttons mark it as a guard for people near water. It does not stop overloads, and it works even without a ground wire, which helps in older homes.",
      ],
    },
    {
      question: ["My outlet is dead. What should I check?", "Why did one outlet stop working?"],
      answer: [
        "Look for a GFCI with its button out, maybe in another room, then for a tripped breaker. Still dead? A wire may have worked loose behind it.",
        "Try a lamp you know works. See if a wall switch controls that outlet. If others died too, the break may sit at the first dead one.",
        "Three harmless causes come first: the appliance itself, a wall switch, a reset button elsewhere in the house. After those it is a job for a meter.",
      ],
    },
    {
      question: ["Is aluminum wiring safe?", "My house has aluminum wires. What now?"],
      answer: [
        "The trouble is at the connections, which can loosen and overheat. Federal safety staff recommend rewiring or a few approved splices, made by someone trained in them.",
        "Homes wired between 1965 and the mid-1970s may have it in branch circuits. Look for warm plates and flicker, and ask an electrician which repair they use.",
        "Large aluminum cables to ranges and panels are still normal. Small ones to outlets and lights, decades old, deserve an inspection and a plan.",
      ],
    },
    {
      question: ["Should I replace two-prong outlets?", "Do outlets without a ground need work?"],
      answer: [
        "Electronics and metal-cased tools need a ground. An electrician can add one, or fit GFCI protection and label the outlets, which guards people but not equipment.",
        "Not on looks alone. First have someone find out whether the metal box is grounded. Sometimes the path exists, and a three-hole outlet can simply be fitted.",
        "For a bedside lamp they may serve on. For a computer, a microwave, or a workshop, ask about grounding, since adapters only hide the missing wire.",
      ],
    },
    {
      question: [
        "Can I run a heater from a power strip?",
        "Is an extension cord fine for a heater?",
      ],
      answer: [
        "No. Strips and household cords can overheat under that load. Use the wall outlet itself, one heater to a circuit, and keep three feet clear.",
        "Heaters draw near the limit of a household circuit for hours. The weakest link melts first, and that is the cord, so use the wall and nothing else.",
        "Neither strip nor cord is made for it. If no outlet is close to where you need the warmth, that is a good reason to have one added.",
      ],
    },
    {
      question: ["What should I do after a power surge?", "Lightning hit nearby. What do I check?"],
      answer: [
        "Look for scorch marks and odd smells first, and leave at any sign of fire. Then test GFCIs and alarms, because a surge can kill them silently.",
        "If lights now glow too bright or too dim, turn off the main and call the utility. Otherwise list what no longer works before you plug things in.",
        "Start with the panel’s surge device: most show a light while they still protect. Plug-in strips wear out with each hit and may need replacing.",
      ],
    },
    {
      question: ["Can I plug a generator into an outlet?", "How do I connect a generator safely?"],
      answer: [
        "Never through an outlet. That sends power into the street and can kill a line worker. Run outdoor cords from the machine, or have a transfer switch fitted.",
        "The safe way is a transfer switch or interlock with an inlet, installed under permit. Keep the machine outdoors and 20 feet from walls, exhaust pointing away.",
        "A wall outlet is the wrong end. Outdoor-rated cords can feed single appliances; house circuits need hardware that locks out the utility. Keep carbon monoxide alarms indoors.",
      ],
    },
    {
      question: [
        "Why do I get a shock from a faucet or appliance?",
        "I felt a tingle. Is that serious?",
      ],
      answer: [
        "Current has found a path through your body, and that is serious. Stop using it, keep others away, switch the circuit off if that is safe, and call.",
        "Metal should never bite. A lost ground, a damaged heating element, or a fault outside can do it. Treat it as urgent even when it was mild.",
        "Static is one quick snap. A buzz that lasts as long as you touch is household current, and wet hands make it worse. Keep away and call.",
      ],
    },
    {
      question: ["How long does wiring last?", "Does old wiring have to be replaced?"],
      answer: [
        "Copper itself lasts; insulation and connections may not. Age matters less than heat, moisture, rodents, and past handiwork, so have it looked at before you decide.",
        "No fixed age applies. Cloth-covered cable, knob-and-tube wires, and crumbling rubber are reasons to plan a rewire, perhaps one floor or one room at a time.",
        "Modern plastic cable can serve for many decades if left dry and cool. Judge old wiring by opened boxes and not by the year on the deed.",
      ],
    },
    {
      question: ["Why pay someone just to look?", "Is a visit charge normal?"],
      answer: [
        "Common in this trade, since finding the fault is often most of the work. Ask what the charge covers and whether it counts toward the repair.",
        "Travel, tools, and testing take time even when the fix is one screw. Know the amount, what it buys, and when hourly billing begins.",
        "It varies. For planned work such as a charger, some quote from photos; for a mystery fault, paying for the diagnosis is fair.",
      ],
    },
    {
      question: ["I rent. Who handles wiring problems?", "Should I call the landlord first?"],
      answer: [
        "Wiring belongs to the building, so tell the owner or manager in writing at once. With smoke or sparks, first get outside and call 911.",
        "Report it to the owner with a photo, and keep a copy. Read your lease before you hire anyone to open walls that are not yours.",
        "Start with a dated message to the landlord. If it looks unsafe and nothing happens, your city or county code office can explain the next step.",
      ],
    },
    {
      question: ["What is arc-fault protection?", "Do I need arc-fault breakers?"],
      answer: [
        "It detects the ragged current of a sparking wire and cuts it off. New circuits in living areas often must have it; old ones can be fitted during other work.",
        "A plain breaker reacts to too much current. A damaged cord can spark below that level, and arc-fault devices exist for that gap. Ask where your code wants them.",
        "A safeguard against sparking wires, which local code may demand in new work. If one trips often, keep it, and find the worn cord, appliance, or splice.",
      ],
    },
    {
      question: [
        "Will whole-house surge protection save my electronics?",
        "Is a surge device at the panel worth it?",
      ],
      answer: [
        "It blunts spikes from outside and from motors. No device can promise to stop a direct lightning strike, so sensitive gear still deserves a good strip.",
        "Think of two gates: one at the panel for large spikes, one at the desk for what slips by. Both need a sound ground to work.",
        "With circuit boards in every appliance, the sums may favor it. Ask how the unit shows that it has worn out, since each hit ages it.",
      ],
    },
    {
      question: [
        "Should an electrician check a house before I buy?",
        "Is a home inspection enough for the wiring?",
      ],
      answer: [
        "A general inspector samples outlets and looks at the panel. If the report mentions aluminum, fuses, or amateur work, pay for a closer look before you sign.",
        "For a newer house the general report may do. For an older one, or one with additions, an electrician can open boxes and see what the report could not.",
        "Look at the permit history too. New outlets without any record suggest unchecked work in the walls, and an electrician’s opinion is then worth having.",
      ],
    },
  ],
};
