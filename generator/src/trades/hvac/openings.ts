import type { Opening } from "../trade-pack.ts";

export const area: Opening = {
  headings: [
    "About {city}",
    "The lay of the land",
    "Your corner of the map",
    "Places and distances",
    "Local facts",
  ],
  intros: [
    "From public records: county, ZIP codes, daylight, and what lies nearby.",
    "Sunset and distance matter when a roof or attic job is planned.",
    "For the form, the phone, and anyone who has to find you.",
    "Figures that stay true whoever you hire.",
  ],
};

export const contact: Opening = {
  headings: [
    "Get it looked at",
    "Heating or cooling trouble?",
    "Your turn to call",
    "Start the conversation",
  ],
  intros: [
    "Read the thermostat once more, then say what it shows.",
    "Mention how old the unit is and who needs comfort most.",
    "Have the filter size, the model number, and your questions ready.",
    "Two sentences are plenty: what it should do, and what it does.",
  ],
};
