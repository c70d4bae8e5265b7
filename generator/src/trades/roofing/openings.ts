import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: [
    "{city} and its surroundings",
    "The lay of the land",
    "Towns within reach",
    "Your spot on the map",
    "Distances and daylight",
  ],
  intros: [
    "Compass points help you say which slope leaks.",
    "Sunset sets the end of a roofer’s day, so plan visits around it.",
    "Building permits go by city or county; this shows where you stand.",
    "Public figures on the place, its ZIP codes, and the towns close by.",
  ],
};

export const contact: Opening = {
  headings: [
    "Tell a roofer what you saw",
    "Talk about your roof",
    "Get the roof looked at",
    "Start with a short description",
  ],
  intros: [
    "Name the room, the slope, and the year it was last roofed.",
    "Photos from the yard and one of the ceiling are a fine start.",
    "Is water coming in? Say that before anything else.",
    "Have your list within reach, and ask what comes next.",
  ],
};
