import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: [
    "Plumbing questions, answered",
    "What people ask about pipes",
    "Good to know before you call",
    "Answers in plain words",
  ],
  intros: [
    "Open the one that fits; none takes more than a minute.",
    "What people wonder about with a mop in hand.",
    "Short answers first, so you know what to ask next.",
    "For what is not here, describe it when you call.",
  ],
  shows: 7,
  slots: [
    {
      question: ["Where is my main shutoff?", "How do I find the main valve?"],
      answer: [
        "Follow the cold pipe to where it enters: basement wall, crawl space, garage, or a box near the street. Hang a tag on the handle once you find it.",
        "In warm regions it is often outside, on the wall nearest the meter. In cold ones look indoors, below ground level or beside the heater. Turn it once a year.",
        "Apartments often have one valve per unit, behind a small panel near the bath or kitchen. If nobody can show you, ask the building office before you need it.",
      ],
    },
    {
      question: ["Does liquid drain opener help?", "Should I try a chemical opener?"],
      answer: [
        "Try a plunger or a hand snake first. Strong openers burn skin and eyes and are hard on some pipes. Never mix two, and never follow one with bleach.",
        "Not on standing water: if it fails, the sink is full of caustic. Whoever opens the trap next must know, so tell the plumber what you poured.",
        "A drain that clogs again in weeks has a cause no bottle reaches, such as roots, a sag, or grease far down. Spare yourself the fumes and have it looked at.",
      ],
    },
    {
      question: ["Is it urgent, or can it wait?", "Can this wait until morning?"],
      answer: [
        "Waiting is fine if a valve stops the water, nothing electrical is wet, and one toilet works. Sewage indoors or water you cannot stop is urgent.",
        "Is it still flowing, is anyone at risk, is the damage spreading? Three times no means an ordinary appointment, and usually a lower price.",
        "A closed shutoff turns most leaks into a daytime job. Do not wait with raw sewage, a sagging ceiling, or wet wiring.",
      ],
    },
    {
      question: ["Why does one toilet keep clogging?", "What makes a toilet clog so often?"],
      answer: [
        "Look for a toy, floss, or wipes in the trapway first. If the bowl drains slowly even without paper, scale in the jets or a blocked vent is likely.",
        "Only toilet paper belongs there; wipes sold as flushable hold together far too long. If other drains gurgle at the same time, suspect the main line.",
        "Some early low-flush models clear poorly by design, and a modern bowl ends the trouble. Before buying one, have the drain behind it checked with a cable.",
      ],
    },
    {
      question: ["How hot should the water heater be?", "What is a safe hot water setting?"],
      answer: [
        "The federal safety commission says 120 degrees. Hotter water scalds fast, children and older people first. Measure at the tap, because dials are only rough.",
        "Near 120 degrees, unless a doctor or the manual says otherwise. Turning it up to get more hot water invites burns; ask about a mixing valve.",
        "Run a hot tap for two minutes with a kitchen thermometer under it. About 120 is the figure to aim for; above that, burns come much faster.",
      ],
    },
    {
      question: ["Could there be lead in my pipes?", "How do I check for lead pipes?"],
      answer: [
        "Scratch the pipe where water enters: lead is soft, turns shiny, and holds no magnet. Your water utility keeps a list of service lines, so ask what yours is.",
        "Lead pipe and solder were banned for drinking water in 1986; older homes may still have some. You cannot see or taste it in the water, so have a lab test it.",
        "Until you know, drink and cook from the cold tap only, and let it run after a long pause. Your water utility can tell you about testing.",
      ],
    },
    {
      question: ["When should a water heater be replaced?", "Is my water heater worth fixing?"],
      answer: [
        "When the tank itself leaks, it is over. Valves, elements, and igniters can be changed. Past ten years or so, weigh each repair against a new unit.",
        "Count age, rust, and repairs. A young tank with one bad part deserves the part. An old one with rusty water is close to its end.",
        "Price both the part and the replacement, then set them against the age on the label. Also look at the floor: a heater upstairs risks more.",
      ],
    },
    {
      question: ["What clogs a kitchen drain?", "What should never go down the sink?"],
      answer: [
        "Grease, rice, pasta, coffee grounds, and stringy peels. A disposal cuts them up but does not make them vanish; they settle where the pipe runs flat.",
        "Fat above all: liquid in the pan, solid in the pipe. Wipe pans with paper first, and send starches and coffee to the trash or compost.",
        "Whatever swells, sets, or strings. If the sink is slow already, rest the disposal and clean the trap; many kitchen clogs sit right there.",
      ],
    },
    {
      question: ["What if a pipe has frozen?", "How do I thaw a frozen pipe?"],
      answer: [
        "Open the faucet, then warm the pipe from the faucet end with a hair dryer or hot towels. Know where the main is, in case it has split.",
        "Slowly, and only where you can reach it: heating pad, hair dryer, warm cloths. Keep cords out of puddles. If you cannot find the spot, leave the tap open and call.",
        "No torch and no open flame of any kind, for homes burn that way. Use gentle electric heat, then check nearby joints, since splits show as the ice melts.",
      ],
    },
    {
      question: ["Does insurance pay for a leak?", "Will my policy cover water damage?"],
      answer: [
        "Often for sudden damage, rarely for slow leaks or wear, and the pipe itself may be left out. Photograph everything, keep the failed part, and call early.",
        "Look in the policy for “sudden and accidental,” “sewer backup,” and “service line.” Those words decide most cases, and backup cover is commonly an extra.",
        "Ask before repairs hide the evidence, but do stop the water and dry the room. Policies expect you to keep the damage from growing.",
      ],
    },
    {
      question: ["Is a tankless heater worth it?", "Tank or tankless: how do I choose?"],
      answer: [
        "Tankless saves floor space and never empties. It may need a larger gas line, new venting, or heavy wiring, so price the whole conversion, not the box.",
        "Count how many taps run hot at once, and how cold the incoming water gets. One type is limited by flow, the other by volume; see which limit you would meet.",
        "Think of upkeep: hard water calls for regular descaling of a tankless unit. A small household with short showers may do just as well with a plain tank.",
      ],
    },
    {
      question: ["Do old pipes have to be replaced?", "How long do pipes last?"],
      answer: [
        "It depends on metal, water, and pressure. Galvanized steel fails sooner than copper as a rule. Leaks in several places tell you more than the calendar.",
        "Age alone is no reason. Look for pinholes, rusty water, and weak flow. One cut section shows how much opening is left, so ask to see it.",
        "Sound pipe can stay for decades. Replace it when repairs repeat, when walls are open anyway, or when the material itself is the weak point.",
      ],
    },
    {
      question: ["I rent. Who calls the plumber?", "Is a leak the landlord’s job?"],
      answer: [
        "Tell the owner or manager at once, in writing and with a photo. Closing the valve is your part; hiring is usually theirs. Check the lease for urgent repairs.",
        "Pipes in the walls usually belong to the landlord, and damage you cause to you. Report it the day you see it, because delay can shift the blame.",
        "Shut the water, warn the people below, then phone the number on your lease. If nobody answers and damage spreads, keep a record of each attempt.",
      ],
    },
    {
      question: ["Will a plumber quote over the phone?", "Can a repair be priced unseen?"],
      answer: [
        "For a standard swap, such as a faucet on good valves, often. For leaks in walls, expect a visit: most of the price is the way to the pipe.",
        "A range is possible once you send photos and model numbers. Ask what would push it to the upper end, and whether the visit fee is credited.",
        "What hides behind the wall sets the cost, and no one can see it from a desk. The visit fee and the hourly rate can be told, so get those.",
      ],
    },
    {
      question: ["What does hard water do to pipes?", "Is a softener good for plumbing?"],
      answer: [
        "Scale coats heaters, shower heads, and valves, so flow drops and heating takes longer. A test strip shows the hardness. Treat it if parts keep wearing out.",
        "A softener trades scale for a little sodium, and it needs salt and space. In return, heaters and fixtures stay cleaner. Your utility knows the hardness figure.",
        "White crust on taps is the part you see; the same grows inside a heater. Flushing the tank helps a bit, while softening keeps most of it from forming.",
      ],
    },
    {
      question: ["What can I fix myself?", "Which jobs need a professional?"],
      answer: [
        "Washers, flappers, aerators, and shower heads are fair game once the valve is shut. Gas, sewer lines, and anything inside a wall are for trained hands.",
        "Picture the worst mistake. If it could flood, burn, or poison someone, hire it out. If a closed valve makes it harmless, you may try.",
        "Hand-tight parts are yours: trap nuts, toilet seats, hose washers. Solder, venting, and gas belong to a professional, because errors there stay hidden.",
      ],
    },
    {
      question: ["Who owns the sewer line outside?", "Is the pipe in the yard mine?"],
      answer: [
        "Commonly the owner pays from the house to the public main or to the property line. The border differs by place, and your sewer utility can tell you.",
        "Phone the sewer utility before you hire. If the blockage is in the public main, clearing it is their job; a camera with a locator shows which side it is.",
        "Usually yours for part of the way, sometimes even below the street. Your insurer may offer cover for service lines, so see whether you have it.",
      ],
    },
    {
      question: ["What if I smell gas?", "What should I do about a rotten-egg smell?"],
      answer: [
        "Leave at once with everyone, and touch no switch or phone indoors. From outside, call 911 or the gas utility, and stay out until they say it is safe.",
        "Walk out first, phone second. Do not search for the source, strike a match, or start a car in the garage. The gas company will shut the supply.",
        "Go outside and call from there: 911, or the gas company’s number on your bill. A plumber comes later, to mend the line once it has been made safe.",
      ],
    },
    {
      question: ["Why is there no water at all?", "Every tap is dry. What now?"],
      answer: [
        "See whether the people next door have water. If not, call the utility. If so, check that your main valve is open and nobody closed the curb side.",
        "On a well, look at the pump’s breaker and pressure gauge. On public water, look for notices of street work. Close open taps, so nothing floods later.",
        "In freezing weather, ice where the pipe enters is likely. Otherwise a shut valve, a failed regulator, or a broken main are the usual reasons.",
      ],
    },
    {
      question: ["Which small fixes save water?", "How do I waste less water?"],
      answer: [
        "Toilets first, then dripping taps, then shower heads. By the EPA’s figures, one drip per second wastes more than 3,000 gallons in a year.",
        "Mend what runs without you: flappers, irrigation valves, a softener stuck in rinse. Shorter showers help, yet a silent toilet can outdo them.",
        "Look for the WaterSense label when something has to be replaced anyway. It marks toilets, faucets, and shower heads that do the same work with less.",
      ],
    },
  ],
};
