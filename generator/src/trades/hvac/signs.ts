import type { SectionPart, Variants } from "../trade-pack.ts";

export const signs: SectionPart<Variants> = {
  headings: [
    "Signs of a failing system",
    "What your system is telling you",
    "Notice these early",
    "Hot, cold, loud, or damp",
    "Trouble you can spot yourself",
  ],
  intros: [
    "You need no gauges for these, just a few quiet minutes.",
    "One sign is worth noting; two together are worth a call.",
    "Machines complain before they stop, in sounds, smells, and small changes.",
    "Say which of these you see, and the visit starts further along.",
  ],
  shows: 6,
  slots: [
    [
      "Air from the vents stays room-warm although the thermostat calls for cooling.",
      "Strong but warm air points to the outdoor unit; cool but faint points to the filter.",
      "The indoor fan blows while the outdoor unit stands silent, so nothing cools.",
    ],
    [
      "Frost on the larger copper line means that airflow or refrigerant is short.",
      "An iced coil is not extra cooling. Air can no longer pass through it.",
      "The unit melts a puddle each time it stops: its coil had frozen over.",
    ],
    [
      "It starts and stops every few minutes, which tires motors and leaves air damp.",
      "Count the starts in an hour. Many short runs suggest wrong size or a choked filter.",
      "The furnace lights, runs a moment, and quits, as its safety switch tells it to.",
    ],
    [
      "Energy use climbs against the same month last year, in similar weather.",
      "Kilowatt-hours rise from bill to bill with no new appliance in the home.",
      "The system hardly ever rests, even on mild days, and still falls short.",
    ],
    [
      "Grinding or screeching at the start is metal on metal; switch the system off.",
      "A bang as the furnace lights can be delayed ignition: turn it off and call.",
      "A hum with no spinning fan is often a failed starting part.",
    ],
    [
      "Smell of hot wires or smoke: leave, call 911, and use the breaker only if safe.",
      "Scorched dust at the first heating of the season fades. What stays is a fault.",
      "Rotten eggs by the furnace: go outside, then phone 911 or the gas utility.",
    ],
    [
      "An odor of dirty socks when cooling begins comes from a damp coil or pan.",
      "Stains on the ceiling below an attic unit mean that its pan is running over.",
      "Water beside the indoor unit on a humid day tells of a clogged drain line.",
    ],
    [
      "One bedroom never matches the rest; its duct may be loose, crushed, or shut.",
      "Rooms farthest from the blower fall behind first when ducts leak.",
      "Doors that slam as the fan starts show that air cannot find its way back.",
    ],
    [
      "A gas flame should burn steady and blue. If it is lazy and yellow, shut it down and call.",
      "Soot by the burner or flue: fumes may be staying indoors, so turn it off and call.",
      "Headaches in several people that ease outdoors may be carbon monoxide: get out, call 911.",
    ],
    [
      "A blank thermostat may need batteries, or a float switch has cut its power.",
      "A second thermometer beside the thermostat disagrees by more than a few degrees.",
      "You change the setting, and nothing clicks, lights, or starts to blow.",
    ],
    [
      "Rooms feel sticky at the set temperature: heat is removed, moisture is not.",
      "Windows sweat indoors through the heating season: air is too damp or too still.",
      "A humidity gauge that stays above 60 percent for days is worth mentioning.",
    ],
    [
      "Dust is back a day after cleaning: a leaky return may pull in attic air.",
      "Vents that used to stir a curtain barely do. The filter is the first suspect.",
      "Gray lines on carpet along closed doors mark where air squeezes through.",
    ],
    [
      "Its breaker trips again after one reset. Leave it off; something is overloaded.",
      "Lights dip hard whenever the compressor starts, more than they once did.",
      "Buzzing or scorch marks at the outdoor switch box: keep hands off and call.",
    ],
    [
      "Thin frost that clears by itself is normal on a heat pump; a thick shell is not.",
      "Steam from a heat pump in winter is just defrost. Ice that stays is trouble.",
      "The auxiliary heat light never goes out, though it is not very cold outside.",
    ],
  ],
};
