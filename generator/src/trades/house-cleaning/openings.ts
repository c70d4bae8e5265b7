import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: [
    "The area around {city}",
    "Distances and local facts",
    "Where the home is",
    "Places nearby",
    "Local facts for planning",
  ],
  intros: [
    "Handy when you plan a route or give directions to a cleaner.",
    "Public facts that help when you fix a day and a place.",
    "ZIP codes and distances often come up when a visit is booked.",
    "Know these before someone asks how to find you.",
  ],
};

export const contact: Opening = {
  headings: [
    "Talk about your rooms",
    "Plan a first visit",
    "Ready with your list",
    "Ask about a date",
  ],
  intros: [
    "Start with the number of bathrooms, then name what bothers you.",
    "Keep your room list in front of you when you talk.",
    "Say what you see, what you want, and by when.",
    "One sentence about the home is a fine beginning.",
  ],
};
