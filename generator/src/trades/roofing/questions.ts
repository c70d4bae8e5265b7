import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: [
    "Roof questions, answered",
    "What owners ask roofers",
    "Asked before every roof job",
    "Good to know beforehand",
    "What to know about roofs",
  ],
  intros: [
    "Roofs differ; take these as a start, and ask about yours.",
    "Answers from the trade, in everyday words.",
    "Skim the questions, and open those that touch your case.",
    "Each answer takes half a minute to read.",
  ],
  shows: 7,
  slots: [
    {
      question: ["How do I know if I need a new roof?", "Repair or replace: how do I decide?"],
      answer: [
        "Look at age, spread, and wood. One bad spot on a young roof gets a repair. Brittle shingles on several slopes, or soft decking, argue for a new one.",
        "Ask what share of the roof is worn. If trouble sits at one joint, fix the joint. If granules are gone all over, patches only move the leak.",
        "Price both. When a repair costs a large part of a new slope and would last only a few years, replacement is the calmer choice.",
      ],
    },
    {
      question: ["Why does it leak only sometimes?", "Why do some rains get in and others not?"],
      answer: [
        "Wind drives water uphill and sideways, into gaps that a gentle rain never reaches. Note the direction each time; it points at the side to check.",
        "Some gaps need a long soaking, others a gust. Condensation and clogged gutters can pose as leaks too, so write down what the weather did.",
        "Water may pool under the shingles and drip hours later. A lifted tab, loose flashing on the windward side, or a cracked pipe collar are usual suspects.",
      ],
    },
    {
      question: ["Where is the water coming in?", "Why is the stain not below the hole?"],
      answer: [
        "Water runs along wood until something stops it. The entry is usually uphill from the stain, sometimes by many feet, and often at a joint.",
        "Drops follow rafters before they fall. From the attic hatch, trace the wet trail upward; outside, look at whatever pierces the roof on that line.",
        "Think of a line from the drip toward the ridge. Pipes, chimneys, skylights, and valleys on that path come first; plain shingles come last.",
      ],
    },
    {
      question: ["Can I go up and look myself?", "Is it safe to walk on my roof?"],
      answer: [
        "Please stay down. Falls from roofs kill people every year, trained workers included. Binoculars, a zoomed phone, and the attic will tell you most of it.",
        "Leave it to people with a harness and the right shoes. Feet can crack tile and scuff hot shingles, and the wood below may be soft.",
        "No. Even a low roof can be slick with dew, grit, or moss. A photo taken from the ground is safer, and a roofer can take the rest.",
      ],
    },
    {
      question: ["Can new shingles go over old ones?", "Must the old roof come off?"],
      answer: [
        "Some codes allow one overlay, others none, and a third layer is commonly barred. Ask the local building office, and remember what an overlay hides.",
        "Going over saves labor now. It adds weight, hides bad wood, and makes the next tear-off dearer, so many roofers advise taking the old roof off.",
        "An overlay works only on one flat, sound layer. Curled shingles print through, and flashing cannot be renewed well with the old roof in place.",
      ],
    },
    {
      question: ["How long does a roof last?", "When is a roof too old?"],
      answer: [
        "Asphalt shingles often serve two decades or so; metal, tile, and slate can serve far longer. Heat, slope, venting, and workmanship shift that either way.",
        "Age is a hint, not a verdict. A well-vented roof may outlive its rating, while a hot, poorly nailed one fails early. Judge slope by slope.",
        "The rating on the wrapper is no promise. Ask a roofer to show you how the shingles bend, how the granules hold, and how the flashing looks.",
      ],
    },
    {
      question: ["Will insurance pay for my roof?", "Does a home policy cover storm damage?"],
      answer: [
        "Policies tend to cover sudden damage from wind, hail, or a falling tree, and leave out wear. Read yours for the deductible and for how age counts.",
        "Call your insurer before repairs, apart from a temporary cover. Ask whether payment is for full replacement or for what the old roof was still worth.",
        "That turns on cause, date, and policy wording. Photos from before and after help, and so does a written report that names each damaged slope.",
      ],
    },
    {
      question: ["What about roofers who come to the door?", "A roofer knocked. Should I sign?"],
      answer: [
        "Not on the spot. Take the card, look up the business, and call your insurer yourself. Papers signed on a tablet can hand over your claim.",
        "Some are honest, some follow storms, so sign nothing yet. Let nobody up the ladder until you have checked name, license, and address.",
        "Wait a day and get a second look. Pressure, a vanishing price, or an offer to cover your deductible are three reasons to close the door.",
      ],
    },
    {
      question: ["What does hail do to shingles?", "How can I tell hail damage?"],
      answer: [
        "It knocks off granules and bruises the mat beneath. The marks are round and scattered at random. Dents in gutters and vents nearby support the case.",
        "Stones that dent soft metal and tear window screens may have knocked granules off the shingles too. Look at those first, then ask a roofer for dated photos.",
        "Small stones may only scuff the surface. Large ones can crack the backing, with leaks months later, so have it checked while your policy still lets you report.",
      ],
    },
    {
      question: ["What are the black streaks on my roof?", "Can I wash algae or moss off?"],
      answer: [
        "Usually algae, which stains but rarely harms. Skip the pressure washer: it strips granules. Roofers use cleaners meant for shingles and rinse with little force.",
        "Streaks are mostly a matter of looks; thick moss is not, since it holds water. Either way, stay down and ask for a low-pressure method.",
        "Dark bands and green tufts like shade and damp. Trimmed branches and zinc or copper strips slow them. Hard scrubbing or washing wears the surface.",
      ],
    },
    {
      question: ["What causes ice dams?", "Why do icicles form on my eaves?"],
      answer: [
        "Warm attic air melts snow, and the water freezes again at the cold edge. Seal air leaks, then insulate; the roof is only where it shows.",
        "Heat escaping upward is the root. Heated cables treat the symptom. Ask for air sealing around lights and hatches before you pay for new shingles.",
        "Meltwater runs down under the snow and freezes at the eaves, then backs up to the nail holes. Pull fresh snow off low edges from the ground.",
      ],
    },
    {
      question: ["Does my attic need more vents?", "Why does attic ventilation matter?"],
      answer: [
        "Moving air carries off heat and damp that age a roof from below. It needs openings both low and high; adding only high ones can backfire.",
        "Rust on nail tips, matted insulation, and a baked smell say that air stands still. Ask for intake and exhaust to be worked out, not for another fan.",
        "Still air bakes and dampens a roof, but balance counts more than number. Insulation stuffed into the eaves often blocks intake, and clearing it can be enough.",
      ],
    },
    {
      question: ["Metal or shingles: which should I choose?", "Is a metal roof worth it?"],
      answer: [
        "Metal costs more at first, sheds snow, and can last far longer. Shingles are easier to repair and match. Your plans for the house tip the scale.",
        "Compare by the year, and ask about noise, dents, and fasteners. Panels with hidden clips need less care than metal held by exposed screws.",
        "Both keep rain out when the details are right. Weigh fire rating, color, weight, and who nearby can service metal a decade from now.",
      ],
    },
    {
      question: ["Can I stay home during a roof job?", "What is it like while they work?"],
      answer: [
        "Yes, but expect hammering from early on. Move cars, take down pictures, cover attic boxes, and keep children and pets away from the walls.",
        "Loud and dusty, yet livable. Agree on where to walk, since debris falls near doors. Night workers and nervous dogs may prefer another place.",
        "Most people stay. Take work calls elsewhere, keep windows shut on the noisy side, and use one door that is kept clear of falling debris.",
      ],
    },
    {
      question: ["Do I need a permit for a new roof?", "Is a permit required to reroof?"],
      answer: [
        "Many places require one for replacement and waive it for small repairs. Your city or county office can say, and whoever does the work usually applies.",
        "Ask before signing. The permit brings an inspection, and the record helps with insurance and resale. Be careful if you are told nobody bothers.",
        "Rules are local. One call to the building office tells you about permits, layers, and wind or fire ratings for your address.",
      ],
    },
    {
      question: ["Can solar panels stay during reroofing?", "I have solar. What about the roof?"],
      answer: [
        "They must come off the slope that is replaced. Ask who removes, stores, and resets them, and whether that affects any warranty.",
        "Plan for panels to come down and go back: two trades, one schedule. If the roof has few years left, renew it before panels go up.",
        "Not on the slope being renewed. Get the price for taking panels down and resetting them in writing, and ask who tests the wiring afterward.",
      ],
    },
    {
      question: ["Why are roof quotes so far apart?", "How do I compare two roof bids?"],
      answer: [
        "Lay them side by side and tick off tear-off, decking price, underlayment, flashing, vents, and cleanup. The gap usually sits in a line that one bid lacks.",
        "They may not describe the same roof. Give each roofer one written scope, with the shingle line and the metal named, and compare again.",
        "Measurements, overhead, and insurance differ, and so does optimism. Ask both why the other might be higher. The clearer answer tells you a lot.",
      ],
    },
    {
      question: ["Can a roof be fixed in winter or rain?", "Does the season matter for roofing?"],
      answer: [
        "Covers can go on in most weather. Lasting repairs want a dry deck, and shingle strips seal by warmth, so cold-weather work may need hand sealing.",
        "Wet wood should not be covered, and cold makes shingles stiff and easy to crack. A careful crew watches the forecast and tells you when to wait.",
        "Dry and mild is ideal, yet small fixes happen all year. Ask for the lowest temperature the maker allows, since metal, shingles, and membranes differ.",
      ],
    },
    {
      question: ["Could my old roof contain asbestos?", "Is it risky to tear off a very old roof?"],
      answer: [
        "Some old cement shingles, felts, and flat-roof tars do hold asbestos. Left alone they are rarely a hazard; breaking them can release fibers. Test before tear-off.",
        "Possibly, and nobody can tell by eye. If the roof is decades old and looks like cement or slate, ask for an asbestos test first.",
        "Age is the clue. Do not snap, drill, or sweep suspect pieces. Your state environmental office explains who may remove asbestos and where it goes.",
      ],
    },
    {
      question: ["Should I choose a light-colored roof?", "Does roof color affect heat?"],
      answer: [
        "Light and reflective surfaces stay cooler in the sun. In hot regions that can cut cooling use; in cold ones the gain is smaller.",
        "Color matters, and so do attic insulation and air movement. Ask for the reflectance rating, and check association rules before you fall for a shade.",
        "A pale roof bounces sunlight away. If summer heat is your main worry, it helps; if winter bills are, spend on insulation first.",
      ],
    },
    {
      question: ["Roofer or insurer: who comes first?", "Whom do I call first after damage?"],
      answer: [
        "Safety, then photos, then a cover to stop more water. Insurer and roofer follow in either order, but sign no contract before you know your coverage.",
        "If it is open to rain, get a cover on and keep the receipt. Then report the claim and ask when an adjuster comes.",
        "For minor wear, a roofer’s opinion first may spare a pointless claim. For a hole or a fallen tree, tell the insurer at once.",
      ],
    },
  ],
};
