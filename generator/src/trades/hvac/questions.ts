import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: [
    "Heating and cooling questions",
    "What owners and renters ask",
    "Plain answers about air",
    "Before you decide",
  ],
  intros: [
    "Each answer is short enough to read while you wait for the fan.",
    "The ones that come up again and again, without the sales pitch.",
    "If an answer depends on your house, it says so.",
    "Pick what fits and keep the rest for later.",
  ],
  shows: 7,
  slots: [
    {
      question: ["How often should the filter be changed?", "When is a filter due?"],
      answer: [
        "Look once a month in heavy use, and change it at least every three months. Pets and dust shorten that; thick media filters can last longer.",
        "Hold it to a lamp: if light hardly comes through, it is done. Write the date on the frame, so that the next person need not guess.",
        "The calendar is a rough guide and airflow the real one. Check after sanding, smoke, or pollen, and keep a spare of the same size on hand.",
      ],
    },
    {
      question: ["What size of system do I need?", "Is a bigger unit better?"],
      answer: [
        "Only a load calculation can say. It counts windows, insulation, ceiling height, and leaks; two houses of equal area often need quite different equipment.",
        "Too large is as bad as too small: rooms cool in a burst, moisture stays, and constant starting wears parts. Ask for the math behind the number.",
        "Forget rules by the square foot. Better insulation and tight ducts can lower the size you need, so improve those first and calculate afterward.",
      ],
    },
    {
      question: ["Should I repair or replace it?", "When is a unit too old to fix?"],
      answer: [
        "ENERGY STAR suggests looking at replacement once an air conditioner or heat pump is past ten years, or a furnace past fifteen. Condition still counts more than age.",
        "Add up recent repairs, think about comfort, and ask which refrigerant is inside. If two of the three look bad, get prices for new equipment.",
        "A failed motor on sound equipment is a repair. A leaking coil, scarce refrigerant, and poor ducts together make a case for starting over.",
      ],
    },
    {
      question: ["Do heat pumps work in real cold?", "Can a heat pump heat in winter?"],
      answer: [
        "Yes. Cold-climate models are built for temperatures well below freezing, though output falls as it gets colder. Sizing and backup heat decide how well that works.",
        "Within limits you can look up: compare a model’s output at your coldest usual temperature with the heat your house loses. Backup has to fill the gap.",
        "They move heat instead of making it, and even frosty air holds some. Older ones lean on electric strips early; newer ones do so much later.",
      ],
    },
    {
      question: ["Why is the refrigerant low?", "Does an air conditioner need refills?"],
      answer: [
        "The circuit is sealed, so a low charge means a leak. Topping up without a search only buys time. Ask where it escapes and what mending would take.",
        "It is not fuel and does not wear away. If someone refilled yours last year, have them look for the hole this time and write down the result.",
        "Either it has leaked, or it was charged wrongly at the start. Gauges and a scale show which. A healthy system runs for years on its first filling.",
      ],
    },
    {
      question: ["My unit uses R-22. What now?", "Can an old R-22 system stay?"],
      answer: [
        "It may stay in use. Making and importing new R-22 ended in the United States in 2020, so service relies on recovered or stored refrigerant.",
        "Nobody has to scrap a working R-22 unit. Plan ahead, though: after a large leak, the money may be better spent on a current system.",
        "Keep it clean, fix small electrical faults, and think twice before paying for a large refill. The refrigerant gets scarcer, and no new supply is coming.",
      ],
    },
    {
      question: ["Does closing vents save energy?", "Should I shut vents in unused rooms?"],
      answer: [
        "Usually not. The blower was set up for all of them; shutting several raises pressure, pushes air out of leaky joints, and can freeze the coil.",
        "One or two partly closed do little harm, many do. If a room is always empty, ask about zoning instead of choking the fan.",
        "It seems logical, but the machine does not shrink with the rooms. Sealed ducts and a changed thermostat setting save more than closed grilles.",
      ],
    },
    {
      question: ["Does a thermostat setback save energy?", "Should I turn it down at night?"],
      answer: [
        "The Department of Energy says that a setback of 7 to 10 degrees for eight hours a day can save up to ten percent a year.",
        "With a furnace, yes: less difference from outdoors means less work. Heat pumps do better with small steps, or with a thermostat made for them.",
        "It does. Warming the house again does not eat up the savings; that is a myth. Choose the lowest setting at which everyone still sleeps well.",
      ],
    },
    {
      question: ["Why is one room never comfortable?", "How can one bad room be fixed?"],
      answer: [
        "Start simple: open vents, moved furniture, drafts, sun. Then come duct leaks, a crushed run, or a missing return, and those can be measured.",
        "Long, thin ducts lose the race. Sealing, a balancing damper, or a second return often does more than a larger machine, which would favor the near rooms.",
        "Sometimes it is the room: thin insulation, big west windows, a garage below. Leave the door open for a day; if that helps, air cannot get back.",
      ],
    },
    {
      question: ["Do air ducts need cleaning?", "Is duct cleaning worthwhile?"],
      answer: [
        "The EPA does not advise it as a routine. It names three reasons: visible mold, vermin, or so much dust that it blows from the registers.",
        "Look inside with a flashlight first. A thin gray film is normal. Heavy dirt has a cause, and unless that is found it will be back.",
        "Seldom, where ducts are tight and the filter is good, since dust then stays out. Be wary of teaser prices, and of sprays without a clear reason.",
      ],
    },
    {
      question: [
        "Can a furnace make carbon monoxide?",
        "Does my furnace give off carbon monoxide?",
      ],
      answer: [
        "Any burner can, when venting or burning goes wrong. A yearly service with a combustion test is the real check; alarms are there for the rest.",
        "One that burns gas, propane, or oil can; an electric one cannot. Watch for soot and yellow flames. If an alarm sounds, go out and call 911.",
        "It can if the flue is blocked, the heat exchanger is cracked, or air runs short. Keep vents clear and have the flue inspected each year.",
      ],
    },
    {
      question: ["Is high efficiency worth it?", "How high a rating should I buy?"],
      answer: [
        "Look at hours of use. Where a system runs much of the year, a higher rating has time to pay back. Elsewhere, insulation may be the better buy.",
        "Do the arithmetic: yearly energy of both models at your rates, and the extra cost divided by the yearly saving. A bidder can supply the first two.",
        "Ratings assume tight ducts and a correct charge. With those, a middle model can beat a top one that was put in carelessly.",
      ],
    },
    {
      question: ["Which noises are normal?", "Is it bad if the unit is loud?"],
      answer: [
        "A low hum, a click at the start, and a soft whoosh are ordinary. Screeching, grinding, and banging are not: switch off and report what you heard.",
        "Ducts tick as metal warms, and heat pumps hiss in defrost. Whatever is new, louder, or rhythmic deserves a recording on your phone.",
        "Steady and familiar is harmless as a rule. Sudden or growing noise comes from wear, loose panels, or air squeezed through a dirty filter.",
      ],
    },
    {
      question: ["I rent. Who pays for repairs?", "Is the landlord responsible for heat?"],
      answer: [
        "For built-in equipment it is usually the owner. Report it in writing with the room temperature and the date, and ask when someone will come.",
        "Many places require working heat in rentals; cooling varies. Read the lease, then ask your city or county office before you pay for anything yourself.",
        "Filters and batteries are often the tenant’s part, the machine the owner’s. Do the simple checks, note the results, and send them with your request.",
      ],
    },
    {
      question: ["Why do system quotes differ so much?", "How do I compare two system quotes?"],
      answer: [
        "Line up model numbers, duct work, permit, wiring, and labor cover. Most gaps explain themselves once you see what one of them left out.",
        "Look at the sizes first. If the load calculations disagree, the quotes are for two different houses, and one bidder has measured badly.",
        "Give each bidder one list: matched equipment, start-up test, drain, electrical work, removal. A blank beside any of these is the reason for a low figure.",
      ],
    },
    {
      question: ["What happens on installation day?", "How does a replacement go?"],
      answer: [
        "Old equipment comes out. Lines and ducts are fitted, then come vacuum, start-up, and tests. A straight swap often fits into a day; duct changes take longer.",
        "Expect noise, open doors, and no heating or cooling meanwhile. Clear the paths, cover what is in the attic, and be there for the final lesson.",
        "Ask for the order of work in writing. Like-for-like jobs go faster than conversions, and rain can stop work on a roof, so plan for one odd night.",
      ],
    },
    {
      question: ["Mini-split or central system?", "When does ductless make sense?"],
      answer: [
        "Ductless suits homes without ducts, additions, and rooms used at odd hours. Central suits a house whose ducts are sound. Many homes end up with both.",
        "Count rooms and doors. A head serves the space it can see, so closed bedrooms need their own. Central air treats all of them from one filter.",
        "Think of upkeep: several wall heads mean several screens to wash. In return, no air leaks away in an attic, and each room has its own remote.",
      ],
    },
    {
      question: ["Should the fan run all the time?", "Fan on, or auto?"],
      answer: [
        "Auto for most homes. Running it nonstop evens out rooms, yet after a cooling spell it blows moisture off the coil and back inside.",
        "The “on” setting uses power and can feel clammy. If your thermostat has a circulate mode, a few runs an hour are a fair middle way.",
        "It depends on the aim: even rooms and cleaner air favor on, drier air and lower bills favor auto. Leaky attic ducts tip the scale to auto.",
      ],
    },
    {
      question: ["What does a tune-up include?", "What should be done at a yearly service?"],
      answer: [
        "Coils and drain cleaned, wiring tightened, airflow and charge measured. On a furnace also the burner, the flue, and the heat exchanger.",
        "Measured things matter most: temperatures, motor current, static pressure, gas pressure. A visit that leaves no numbers behind was only a wash.",
        "Get the list before booking and hold it against the maker’s manual. Filters, vents, and weeds around the outdoor unit you can do yourself.",
      ],
    },
    {
      question: ["Are there rebates for new equipment?", "Who pays rebates for efficiency?"],
      answer: [
        "Ask your electric and gas utilities, then your state energy office. Programs change often, and some want to approve the job before the old unit goes.",
        "Utilities sometimes pay them, mainly for heat pumps, duct sealing, and smart thermostats. Get the rule in writing, since one missing model number can void the claim.",
        "Some exist at the utility, some at the state, and they end when the budget is spent. Tax rules shift too, so confirm with a preparer.",
      ],
    },
    {
      question: ["What can I do myself?", "Which checks are safe for an owner?"],
      answer: [
        "Filters, thermostat batteries, open vents, a clear outdoor unit, one breaker reset. What sits behind a screwed panel, a gas valve, or a sealed pipe is not yours.",
        "Stop at the panel screws. Parts inside stay charged, fans start without notice, and burners need instruments. Outside the cabinet, look and clean as you like.",
        "Looking, listening, and writing down are always safe. Filter dates, odd sounds, and temperatures at two vents tell a technician more than an afternoon of poking.",
      ],
    },
  ],
};
