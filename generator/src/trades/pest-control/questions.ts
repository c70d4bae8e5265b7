import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: [
    "Pest questions, answered",
    "What people ask about pests",
    "Plain answers",
    "Asked on nearly every call",
  ],
  intros: [
    "Look for your pest, then open the answer.",
    "No question here is silly, and none is rare.",
    "The short version of what takes longer on the phone.",
    "Answers that help you decide whether to wait, act, or call.",
  ],
  shows: 7,
  slots: [
    {
      question: ["Ants or termites: how do I tell?", "Is it a flying ant or a termite?"],
      answer: [
        "Look at the waist and wings. Ants are pinched in the middle, with longer front wings. Termites are thick-waisted, and all four wings match.",
        "Antennae tell you: bent like an elbow on ants, straight like beads on termites. Save a few in a bag, since wings fall off fast.",
        "If you are unsure, treat it as the serious case and have a specimen looked at. Ask your county extension office, which may name it for you.",
      ],
    },
    {
      question: ["Can I use a fogger or bug bomb?", "Do foggers work?"],
      answer: [
        "They rarely solve it. The mist settles on open surfaces while pests sit in cracks, and too many cans can explode near a pilot light.",
        "For bed bugs and roaches, mostly no. Foggers can scatter insects and leave residue on everything you touch. Bait in the right place does more.",
        "Seldom worth the risk. They are flammable, hard to aim, and linked to illness when people stay or return too early. Ask about other methods first.",
      ],
    },
    {
      question: [
        "How safe is a treatment for children and pets?",
        "Is it safe to be home during treatment?",
      ],
      answer: [
        "That depends on product and method. Follow the label: stay out while it is applied, keep off until dry, and store toys and bowls away beforehand.",
        "Baits in closed stations expose people very little; open sprays expose more. Tell the technician who lives with you, and ask for the gentlest plan that works.",
        "Risk comes from contact, so distance and time lower it. For a pregnancy, asthma, or a crawling baby, ask your doctor and plan to be elsewhere.",
      ],
    },
    {
      question: [
        "Someone touched or swallowed pesticide. What now?",
        "What if a child gets into bait?",
      ],
      answer: [
        "If the person collapses, has a seizure, or cannot breathe, call 911. Otherwise call Poison Help, 1-800-222-1222, at once and have the label in hand.",
        "Take the product away and keep the package. Rinse skin or eyes with water, do not make anyone vomit, and call Poison Help at 1-800-222-1222.",
        "Act before symptoms show. Experts at 1-800-222-1222 will ask for product, amount, age, and weight. For a pet, call your vet or an animal poison line.",
      ],
    },
    {
      question: [
        "Why do I still see bugs after treatment?",
        "They are still here after treatment. Is that normal?",
      ],
      answer: [
        "It can be normal. Baits are slow on purpose, so that insects share them, and eggs may hatch later. Count what you see, and report if it rises.",
        "Products that flush insects out can make things look worse for some days. Note the room and the date, and keep the follow-up visit.",
        "Every pest has its own timetable, so ask what to expect. Wiping away residue, blocking bait, or skipping preparation can slow it down.",
      ],
    },
    {
      question: ["How do mice get in?", "Where should I look for mouse holes?"],
      answer: [
        "Through gaps as narrow as a quarter inch, about a pencil. Look where pipes and wires enter, under doors, and where siding meets the foundation.",
        "Darken the garage or basement by day and look for light through cracks. Fill small holes with steel wool held in place by caulk.",
        "Garage doors come first, then dryer vents, crawl space covers, and the hole behind the stove. Rats need about half an inch, mice only half that.",
      ],
    },
    {
      question: ["Poison or traps for mice?", "Should I put out rat poison?"],
      answer: [
        "Traps come first indoors. You see the catch, nothing dies inside a wall, and no pet finds a bait. Set them along walls, away from small hands.",
        "Poison can harm dogs, owls, and children, and a dead rodent in a wall smells for weeks. If bait is used, it belongs in tamper-resistant stations.",
        "Ask a professional before using any poison. Snap traps at a right angle to the wall, plus sealed gaps, solve many cases without it.",
      ],
    },
    {
      question: ["Are bed bugs dangerous?", "Do bed bugs spread disease?"],
      answer: [
        "They are not known to spread disease. Bites itch, can be scratched open, and cost sleep, which is reason enough to deal with them quickly.",
        "Health agencies know of no disease they spread. The larger risk is panic: people hurt themselves with homemade sprays, foggers, or open heat.",
        "Annoying rather than dangerous, and no disease is known to come from them. See a doctor if bites swell or get infected. Dirt is not the cause.",
      ],
    },
    {
      question: [
        "Do I have to throw out my mattress?",
        "Must furniture go when there are bed bugs?",
      ],
      answer: [
        "Usually not. Mattress and box spring can be treated and closed in covers made for bed bugs, which trap what is left until it dies.",
        "Wait for the inspection. A new bed placed in an untreated room is infested soon, and a discarded one may carry the insects to someone else.",
        "Only what is torn or badly infested is hard to save. If something must go, wrap it, label it, and damage it so nobody takes it.",
      ],
    },
    {
      question: [
        "How can I tell if termites are active?",
        "How do I tell old damage from live termites?",
      ],
      answer: [
        "Fresh mud, live insects, or new wings mean activity. Old tubes are dry and crumble. An inspector can compare pictures from two visits to be sure.",
        "You often cannot, from outside. Someone has to probe wood, open a tube, or use meters. Ask which sign the conclusion rests on.",
        "Damage alone proves only that they were there once. Look for moist mud, pale workers, and pellets that return after you sweep them up.",
      ],
    },
    {
      question: ["How urgent are termites?", "How fast do termites do damage?"],
      answer: [
        "They eat slowly, so days rarely matter and months can. Take time for two inspections, but do not put it off until next year.",
        "Nobody needs to sign on the spot. A colony works over years, and a few days for comparing plans will not bring down the house.",
        "It varies with the kind and the size of the colony. Damp wood invites it, so fix leaks and pull soil away from wood while you decide.",
      ],
    },
    {
      question: ["How do I deal with a wasp nest?", "Can I remove a wasp nest myself?"],
      answer: [
        "Leave it if it is far from people; most colonies die out where winters are cold. Near a door, high up, or inside a wall, call a professional.",
        "Never from a ladder, never in a wall, never if anyone is allergic. For anything larger than a small open comb, hire someone with a suit.",
        "Do not burn it, flood it, or plug the hole. Trapped wasps can chew through drywall into the room. Keep away and have it treated.",
      ],
    },
    {
      question: ["What should I do about a bee swarm?", "Bees are gathering in my yard. What now?"],
      answer: [
        "Leave the spray alone. A cluster on a branch is resting and usually calm, and a beekeeper may take it. Keep children and dogs well back.",
        "First find out which insect it is. A bee is often fuzzy and brown. A wasp is smooth and bright yellow. Bees may be moved instead of killed.",
        "Bees on a branch can simply wait. If they fly into a wall, act before they build comb, since honey left behind draws ants and mice.",
      ],
    },
    {
      question: ["How do I prepare for a treatment?", "What should I move before they come?"],
      answer: [
        "Use the sheet you are given. Typical tasks: empty the space under sinks, put food away, pick up pet bowls, and move furniture from walls.",
        "Clean up grease and crumbs so that bait is the only meal. Skip store sprays, since they can spoil it. Move whatever blocks the walls.",
        "Think of reach: walls, sinks, and the attic hatch must be free. Then cover or carry out fish, birds, and toys, and take the dog along.",
      ],
    },
    {
      question: ["What can I do myself against roaches?", "How do I keep roaches away?"],
      answer: [
        "Take away water first. Fix drips, dry the sink at night, and empty pet bowls. Then seal cracks and set bait where you saw them.",
        "Clean grease beside and behind the stove, store food in tight containers, and get rid of cardboard. Spray near bait spoils it, so never use both.",
        "Sticky traps show where they live. Put small dots of gel bait there, following the label, out of reach of children and pets.",
      ],
    },
    {
      question: ["I found a bat in the house. What now?", "A bat is in my room. What should I do?"],
      answer: [
        "Never touch it bare-handed. If it was near a sleeping person, a child, or a pet, shut it in and call the health department before letting it go.",
        "Rabies is the concern, because bites can be too small to notice. After any possible contact, wash the skin, keep the bat shut in, and call a doctor right away.",
        "Close inside doors and keep people out. Only if nobody can have had contact, open a window and let it leave. Ask your health department when in doubt.",
      ],
    },
    {
      question: ["I rent. Whom do I call first?", "Who pays in a rental: tenant or owner?"],
      answer: [
        "Tell the owner or manager in writing before you treat anything. Who pays differs by state and lease; your city or county office can explain.",
        "Read the lease, then report it with photos and a date. In shared buildings one treated unit is seldom enough, so the manager needs to know.",
        "Start with the landlord, even if you expect to pay. Whoever pays, treatment tends to work only when neighbors and management plan together.",
      ],
    },
    {
      question: ["Do ultrasonic plug-ins work?", "Are plug-in repellers worth it?"],
      answer: [
        "Tests have found little lasting effect on mice or insects. Time and money go further with sealed gaps, tight lids, and traps along the wall.",
        "Do not count on one. Rodents get used to sound, and such sound does not pass through furniture. Look for the entry hole instead.",
        "Federal regulators have warned sellers over such claims. If you own one, unplug it for a week and compare what the traps catch.",
      ],
    },
    {
      question: ["Is a regular plan worth it?", "Do I need monthly visits?"],
      answer: [
        "It depends on pressure. After a single nest, no. In a building with steady roaches or rodents, checks on a schedule can catch trouble early.",
        "Ask what each visit does when nothing is found. Monitoring and sealing have value; spraying by the calendar has much less. Then decide how often.",
        "Try the one-time route first if the cause is clear and fixable. Look at a plan when the same pest returns in spite of sealing.",
      ],
    },
    {
      question: ["How do I remove a tick?", "I found a tick on me. What now?"],
      answer: [
        "Grip it close to the skin with fine tweezers and pull straight up, without twisting. Clean the spot, and write down the date.",
        "Skip matches, oil, and nail polish. Pull it out steadily with tweezers, wash with soap, and call a doctor if a rash or fever follows.",
        "Pull it off soon with tweezers, since the risk of disease grows with time. Then check scalp, waist, and knees, and dry clothes on high heat.",
      ],
    },
  ],
};
