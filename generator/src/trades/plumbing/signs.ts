import type { SectionPart, Variants } from "../trade-pack.ts";

export const signs: SectionPart<Variants> = {
  headings: [
    "Signs worth a second look",
    "What your pipes are telling you",
    "Small signs of big leaks",
    "Look, listen, and sniff",
    "Early signs of pipe trouble",
  ],
  intros: [
    "Any one of these is a reason to look closer this week.",
    "Use eyes, ears, and nose before anyone opens a wall.",
    "Trouble in pipes shows at the edges long before it floods.",
    "Note which of them you have; it tells a plumber where to start.",
  ],
  shows: 6,
  slots: [
    [
      "Read the meter, use no water for two hours, read again. Any change suggests a leak.",
      "The water bill rose though nobody changed a habit; something may be running unseen.",
      "That small triangle on the meter face keeps spinning while every faucet is off.",
    ],
    [
      "A brown ring on the ceiling that grows after someone showers upstairs.",
      "Paint bubbles or paper lifts along one stretch of wall: there is damp behind it.",
      "Press a stain gently. Soft drywall means the water is recent or still coming.",
    ],
    [
      "Two or more drains run slow, the lowest first: the blockage sits in a shared line.",
      "Flushing makes the tub bubble, because air is fighting its way past a clog.",
      "One sluggish sink is a local clog. All of them at once is the main.",
    ],
    [
      "A whiff of sewer from a seldom-used drain is often a dry trap; pour in water.",
      "Sewer odor that returns after every trap is filled points to a vent or a crack.",
      "Rotten-egg smell through the whole house may be gas: leave first, call from outside.",
    ],
    [
      "Rust from the hot side only: suspect the heater. From both: the pipes or the main.",
      "Run the cold tap a while. If it stays brown, ask the utility about main work.",
      "A yellow tint in the first morning glass comes from metal that is corroding.",
    ],
    [
      "One weak faucet has a clogged aerator more often than a bad pipe: unscrew and rinse.",
      "The shower fades when the washer fills: a valve is half shut, or pipes are narrow.",
      "Flow drops all over the house, as with a hidden leak or a failing regulator.",
    ],
    [
      "A thud when the washer shuts its valve is water hammer, and it strains every joint.",
      "Pipes that whistle, hum, or knock carry water too fast, or rub on the framing.",
      "Hissing in a quiet house at night means that water is moving somewhere.",
    ],
    [
      "The tank refills by itself between flushes; the flapper is letting water slip past.",
      "Put food coloring in the tank. Color in the bowl after ten minutes shows a leak.",
      "A toilet you still hear long after the flush is spending water nonstop.",
    ],
    [
      "The toilet shifts when you sit. Its seal breaks long before the floor shows it.",
      "Water rims the toilet’s base after each flush: it is drain water, so wear gloves.",
      "A soft patch of floor beside the toilet has been wet for a while.",
    ],
    [
      "Rumbles and pops from a tank heater come from sediment cooking on its floor.",
      "Hot water runs out sooner than it did last year, with the same people at home.",
      "Rust streaks or a damp pan below the heater are early notice, however small.",
    ],
    [
      "Green or white crust on a joint marks a leak too slow to drip.",
      "The handle under the sink turns and turns, yet the water keeps coming.",
      "A valve stem beads with water whenever you touch it: the packing is worn.",
    ],
    [
      "Cabinet floors that swell or smell musty: run the sink and feel each joint with tissue.",
      "Warped boards beneath a basin tell of a leak that comes and goes with use.",
      "Damp under the sink, yet no drip? Fill the bowl, drain it, and look again.",
    ],
    [
      "A warm patch on a slab floor can be a hot line leaking underneath.",
      "Bare feet find it first: one tile stays warm though no heating runs there.",
      "The water heater fires often while nobody uses any, so some is getting away.",
    ],
    [
      "One strip of lawn stays green and soft through dry weeks, right above a pipe.",
      "Water bubbles up by the meter box: report it to the utility before anyone else.",
      "Sinking soil in a straight line outdoors tells of a pipe that is giving way.",
    ],
  ],
};
