import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: [
    "{city} and its surroundings",
    "Facts about the area",
    "Where the visit takes place",
    "Places and distances",
    "Your spot on the map",
  ],
  intros: [
    "Route, county, and ZIP code come up whenever an inspection is booked.",
    "Public facts about the place, handy when you give directions.",
    "Your county matters, since its extension office can help name a pest.",
    "Names and distances to have at hand on the phone.",
  ],
};

export const contact: Opening = {
  headings: ["Say what you saw", "Talk to someone about it", "Describe the pest", "Make the call"],
  intros: [
    "Begin with the pest or the sign, then the room, then the date.",
    "Have your photos at hand, and mention children and pets early.",
    "Two sentences about what you found are enough to begin.",
    "Say what you have tried so far, and ask what comes next.",
  ],
};
