import type { SectionPart, Variants } from "../trade-pack.ts";

export const signs: SectionPart<Variants> = {
  headings: [
    "Warning signs in your wiring",
    "What your house is saying",
    "Signs that should not wait",
    "Trouble you can see or smell",
    "Clues worth a call",
  ],
  intros: [
    "Wiring rarely fails without giving a hint beforehand.",
    "Some of these can wait a day; heat, smells, and shocks cannot.",
    "Look, listen, and sniff, but leave every cover closed.",
    "None of these mends itself, and most get worse with time.",
    "Notice them early, and the repair is usually smaller.",
  ],
  shows: 6,
  slots: [
    [
      "A cover plate that feels warm with nothing plugged in points to a loose wire.",
      "Heat around a plug tells you the contacts inside have lost their grip.",
      "Dimmers run a little warm by design; a plain switch or outlet should stay cool.",
    ],
    [
      "A fishy or hot-plastic odor with no source in sight can be insulation cooking.",
      "Overheated parts in a wall give off a sharp smell before any smoke appears.",
      "A scorched smell with nobody cooking may be wiring: get out first, then call 911.",
    ],
    [
      "Current should be silent. A sizzle behind a plate means it is jumping a gap.",
      "Crackling from a socket is arcing until someone proves otherwise, so stop using it.",
      "A faint hum from a dimmer is common; a loud buzz at the panel is not.",
    ],
    [
      "Lamps that swell brighter in one room while another dims suggest a bad neutral.",
      "When every light in the house pulses, look beyond the bulb, to the service.",
      "Power that surges and sags ruins electronics. The utility is the first call, at any hour.",
    ],
    [
      "A brief dip when the air conditioner starts is common; a long, deep one is not.",
      "If the vacuum dims the bedroom, both may hang on one tired circuit.",
      "Note which machine starts just as the lights sink. It names the circuit to test.",
    ],
    [
      "A breaker that trips again and again is reporting a fault or too much load.",
      "Three trips in a month from the same handle are a pattern, not bad luck.",
      "Count what runs when the power cuts out. Two heaters on one line explain many cases.",
    ],
    [
      "If the handle will not stay on with everything unplugged, suspect the wiring or the breaker.",
      "Fuses that keep blowing are a message; never answer it with a larger one.",
      "A breaker that feels hot or hangs loose calls for a closer look inside the box.",
    ],
    [
      "Brown or black marks around the slots show where heat has already been.",
      "A yellow ring around one slot comes from heat; even yellowing is just age.",
      "Pull the sofa out and look: scorched plates tend to hide behind furniture.",
    ],
    [
      "A tingle from a metal appliance means current is finding its way through you.",
      "Feel a prickle at the faucet or in the shower? Stop, step away, and call.",
      "Metal that shocks, even mildly, has lost its ground or touches a live wire.",
    ],
    [
      "Plugs that slide out under their own weight sit in contacts that no longer grip.",
      "If a charger works only at an angle, try another outlet: worn slots are common.",
      "A plug that wobbles makes tiny arcs each time somebody walks past.",
    ],
    [
      "Power strips fed from power strips say the room has too few outlets.",
      "Extension cords are meant for days; one that has stayed for years stands in for wiring.",
      "A cord that feels hot along its length carries more than it was made for.",
    ],
    [
      "Two-slot outlets have no ground, so a surge strip there cannot do its full job.",
      "Snapping off the third pin to fit an old socket removes the safety path.",
      "A three-hole outlet on old two-wire cable may be grounded in looks only.",
    ],
    [
      "Press TEST on a bathroom outlet. If power stays on, it no longer protects anyone.",
      "A GFCI that will not reset has either failed or found a real leak.",
      "If the TEST button clicks but the hair dryer keeps running, that outlet needs replacing.",
    ],
    [
      "Rust streaks on the panel cover show that water has found a way in.",
      "White powder or green crust near the meter tells of damp connections.",
      "A wet wall behind the breaker box is a fault in waiting, even with power on.",
    ],
    [
      "A light that needs a jiggle to come on has a worn switch behind it.",
      "Switches should snap. One that feels soft or stops halfway is on its last days.",
      "Pitted contacts make a switch stick, pause, or work on the second try.",
    ],
    [
      "Bulbs that die every few weeks in one fixture hint at heat or a loose socket.",
      "Too bright a bulb bakes a lamp from inside: read the wattage label in the shade.",
      "When bulbs fail early all over the house, voltage may be running high.",
    ],
  ],
};
