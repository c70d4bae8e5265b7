import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: [
    "{city} and nearby",
    "Place and distances",
    "The area in facts",
    "On the map",
    "Around town, in figures",
  ],
  intros: [
    "Handy when someone asks which side of town you are on.",
    "Public data on the place, so a visit is easier to plan.",
    "Distances count when parts or people have to travel.",
    "What lies around you, in straight lines and plain numbers.",
  ],
};

export const contact: Opening = {
  headings: [
    "Talk about the leak",
    "Call about your plumbing",
    "Ready when you are",
    "Describe the problem",
  ],
  intros: [
    "Start with where the water is and whether you could stop it.",
    "Have your photos and the model number within reach.",
    "Name the room and the fixture, and say what changed.",
    "One clear sentence is enough to begin; questions will follow.",
  ],
};
