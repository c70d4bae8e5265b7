import { smokeAlarms } from "../national-facts.ts";
import { problem } from "../pack-entries.ts";
import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const electricalTrade: Trade = {
  slug: "electrical",
  names: { noun: "electrical work", person: "electrician", work: "electrical" },
  typed: `electrician, electrical, electrical contractor, electrical wiring, electrical inspection,
    electrical panel, panel upgrade, fuse box replacement, circuit breaker, breaker box, rewiring,
    house wiring, aluminum wiring, outlet repair, outlet installation, gfci outlet, light switch repair,
    lighting installation, light fixture installation, recessed lighting, ceiling fan installation,
    ev charger, car charger installation, generator installation, standby generator, surge protection,
    hot tub wiring, smoke detector installation`.split(/,\s+/),
  schemaType: "Electrician",
  family: "power",
  // A plug with a spark on its face, and the cord below.
  motif:
    '<path d="M8.5 2.5v4.5M15.5 2.5v4.5"/><path d="M5.5 7h13v4a6.5 6.5 0 0 1-13 0z"/><path d="M12.7 8.7l-1.9 2.6h2.4l-1.9 2.6"/><path d="M12 17.5v1.3a2.7 2.7 0 0 0 2.7 2.7H19"/>',
  leads: {
    we: [
      "Lights that flicker, a breaker that will not hold, an outlet gone dead: we trace the fault with instruments and repair it.",
      "A house asks more of its wiring than it used to. Tell us what you want to run, and we plan the circuits for it.",
      "One outlet or a whole house: tell us what should light up, charge, or keep running, and we wire it.",
    ],
    plain: [
      "Electrical repairs and new wiring, from a warm outlet to a full panel upgrade.",
      "Something flickers, buzzes, or trips? Switch that circuit off and have an electrician find the reason.",
      "Panels, outlets, lights, fans, chargers, and generators: installed, repaired, and brought up to date.",
    ],
  },
  ctas: ["{Call} an electrician", "{Call} about a breaker or outlet", "{Call} about new wiring"],
  titles: ["Repairs & Wiring", "Panels, Outlets & Lighting", "Electrical Repair & Upgrades"],
  descriptions: [
    "panels, outlets, lighting, and chargers installed and repaired, with safe steps for a burning smell.",
    "flicker, tripping breakers, and dead outlets traced and repaired, and how to prepare for the visit.",
    "wiring for remodels, EV chargers, generators, and fans, with answers to common questions.",
    "call about a fault or a new circuit, and see what the work involves before it begins.",
  ],
  services,
  problems: [
    problem(
      "A breaker trips again and again",
      "The circuit is overloaded or has a fault. Load and insulation are measured, then a circuit is added, a cable repaired, or the breaker replaced.",
      "Unplug everything on that circuit and reset it once. If it trips with nothing connected, leave it off until the wiring is tested.",
      ["breaker-repair", "electrical-troubleshooting", "dedicated-circuits"],
    ),
    problem(
      "Lights flicker or dim",
      "One lamp points to its socket or dimmer; a whole house points to the main connection or the utility. Each joint along the way is tested.",
      "Watch what starts when they dim. A short dip at a motor’s start is common; lamps that turn brighter than usual point to a loose neutral and need attention at once.",
      ["electrical-troubleshooting", "lighting-installation", "aluminum-wiring-repair"],
    ),
    problem(
      "An outlet is warm or discolored",
      "A loose connection is heating up. With the circuit off, the box is opened, damaged wire is cut back, and the outlet replaced.",
      "Stop using it and switch off its breaker. Brown marks mean heat has been at work, so its neighbors on the circuit are opened as well.",
      ["outlet-repair", "aluminum-wiring-repair", "rewiring"],
    ),
    problem(
      "An outlet has no power",
      "A tripped GFCI elsewhere, a switch, or a broken joint upstream may be the reason. The circuit is followed back until voltage returns.",
      "Press reset on the GFCIs in bath, garage, and kitchen once. If that does not help, the connection between two outlets is likely open.",
      ["outlet-repair", "gfci-installation", "electrical-troubleshooting"],
    ),
    problem(
      "Switches or the panel buzz",
      "A mismatched dimmer hums, a loose terminal crackles. The dimmer is swapped for one that suits the lamps, and the terminal is inspected for damage and tightened or replaced.",
      "Crackling is never normal. Keep hands off, turn the circuit off if that is safe, and have the connection opened and repaired.",
    ),
    problem(
      "You feel a tingle from an appliance",
      "Current is straying where it should not, through a faulty appliance or a missing ground. Both are tested before anyone uses it again.",
      "Do not touch it again, and switch off its breaker if the way there is dry. Grounding, outlet, and appliance are then measured in turn.",
      ["gfci-installation", "electrical-troubleshooting", "rewiring"],
    ),
    problem(
      "There are too few outlets",
      "Power strips and extension cords fill the gap until they overheat. New outlets on a circuit with spare capacity take their place.",
      "Mark where cords cross the room. Outlets are then added there, fed from below, above, or along the baseboard.",
      ["outlet-repair", "rewiring", "dedicated-circuits"],
    ),
    problem(
      "Half of the house has no power",
      "One of the two supply legs is missing because of a failed main breaker or a fault on the utility’s side. Measuring at the panel tells which.",
      "Turn off large appliances and leave the panel’s cover on. The utility tests its line, the electrician the panel.",
      ["electrical-troubleshooting", "breaker-repair", "panel-upgrade"],
    ),
    problem(
      "The car charges too slowly",
      "An ordinary outlet gives a car little. A circuit of its own, sized to the charger and to what the panel can spare, changes that.",
      "Note how far you drive in a day, because that decides the size. Often a modest circuit fills the battery overnight.",
      ["ev-charger-installation", "panel-upgrade"],
    ),
    problem(
      "Outages and spikes do damage",
      "Long outages spoil food, and spikes ruin electronics. A transfer switch with a generator answers the first, a surge device at the panel the second.",
      "Write down what must not go dark and what was lost in the last storm. That list sizes a generator, and shows where protection belongs.",
      ["generator-installation", "surge-protection"],
    ),
    problem(
      "A room is dark or stuffy",
      "One fixture in the middle leaves corners dim. More lights, a fan, or both are planned from how the room is used.",
      "See whether a switch controls the ceiling, and how high it is. Both decide what can hang there and how wires get to it.",
      ["lighting-installation", "recessed-lighting", "ceiling-fan-installation"],
    ),
  ],
  questions,
  emergency: [
    {
      title: "A burning smell, sparks, or smoke",
      steps: [
        "If there is smoke or fire, get everyone out and call 911 from outside.",
        "Never put water on anything electrical.",
        "With no smoke, and if the panel is dry and safe to reach, switch off that circuit or the main.",
        "If the smell does not fade with the power off, leave the house and call 911.",
        "Keep the circuit off until an electrician has found the cause.",
      ],
      source: {
        title: "U.S. Fire Administration on electrical fire safety",
        url: "https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/appliance-and-electrical/",
      },
    },
    {
      title: "Someone has had an electric shock",
      steps: [
        "Do not touch the person while they may still be in contact with the current.",
        "Call 911, or have someone else call while you act.",
        "Cut the power at the breaker or the plug, if you can do so without danger.",
        "Once they are clear of the current, follow the dispatcher’s directions, including CPR if they do not breathe.",
      ],
      source: {
        title: "Mayo Clinic, First Aid for Electrical Shock",
        url: "https://www.mayoclinic.org/first-aid/first-aid-electrical-shock/basics/art-20056695",
      },
    },
    {
      title: "A power line is down",
      steps: [
        "Treat it as live: stay at least 35 feet away, and keep others away.",
        "Touch nothing that touches the line, not even a fence, a puddle, or a person.",
        "Call 911, then the electric utility.",
        "If it lies on your car, stay inside, call 911, and warn others to keep back.",
        "Only if the car is on fire: jump clear with feet together, never touch car and ground at once, and shuffle away.",
      ],
      source: {
        title: "ESFI, Downed Power Line Safety",
        url: "https://www.esfi.org/resource/downed-power-line-safety-downed-and-dangerous-519",
      },
    },
  ],
  localFacts: ["county", "zips", "nearby"],
  national: [smokeAlarms],
  sources: [
    { title: "CPSC, Repairing Aluminum Wiring", url: "https://www.cpsc.gov/s3fs-public/516.pdf" },
    { title: "ESFI, home safety", url: "https://www.esfi.org/5-easy-steps-to-a-safer-home/" },
  ],
};
