import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: [
    "Around {city}",
    "Where you are",
    "Places and distances",
    "The local map",
    "Nearby towns and ZIP codes",
  ],
  intros: [
    "Distance shapes an electrician’s day, so it helps to know yours.",
    "Permits and utilities follow borders; check which county you are in.",
    "Public map data, handy when someone asks for your ZIP code.",
    "Which towns lie close, and how far each one is.",
  ],
};

export const contact: Opening = {
  headings: [
    "Talk to an electrician",
    "Say what is wrong",
    "Ready when you are",
    "Ask about your job",
  ],
  intros: [
    "Start with the room and the symptom, then mention any smell or heat.",
    "Smoke, fire, a shock, or a fallen wire goes to 911; the rest starts here.",
    "Have your panel photo and your list of dead outlets at hand.",
    "Name the job, the room, and how old the house is.",
  ],
};
