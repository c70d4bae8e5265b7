import type { Trade } from "../trade.ts";
import { services } from "./catalogue.ts";
import { problems, questions } from "./faqs.ts";

const roadside = {
  title: "Commonwealth of Massachusetts, In Case of a Roadside Emergency",
  url: "https://www.mass.gov/info-details/in-case-of-a-roadside-emergency",
};
const winter = {
  title: "NHTSA, Winter Driving Tips",
  url: "https://www.nhtsa.gov/winter-driving-tips",
};
const floods = { title: "Ready.gov, Floods", url: "https://www.ready.gov/floods" };

export const towingTrade: Trade = {
  slug: "towing",
  names: { noun: "towing", person: "tow truck operator", work: "towing" },
  typed:
    `towing, tow truck, flatbed towing, heavy duty towing, semi truck towing, motorcycle towing, rv towing,
    trailer towing, long distance towing, accident towing, accident recovery, wrecker service, wrecker,
    vehicle recovery, winch out, off road recovery, roadside assistance, jump start,
    car battery jump start, flat tire change, tire change service, fuel delivery, private property towing,
    equipment hauling, junk car towing, electric vehicle towing`.split(/,\s+/),
  schemaType: "AutomotiveBusiness",
  family: "rescue",
  motif:
    '<path d="M2 16.5V13h9.5V8H16l3.5 4.5 2.5.8v3.2"/><path d="M9 17.5h6M2 16.5h1"/><circle cx="6" cy="17.5" r="2.5"/><circle cx="18" cy="17.5" r="2.5"/><path d="M9.5 13 3.5 5v4.5a1.3 1.3 0 0 1-2.3.8"/>',
  leads: {
    we: [
      "Dead battery, flat tire, wheels in the ditch: tell us where you are and what happened, and we take it from there.",
      "When a car cannot go on by itself, we load it, tie it down, and take it to the shop or to your door.",
      "Stuck on the shoulder or in the parking lot? Say what you drive and what it does, and we bring the right truck.",
    ],
    plain: [
      "Towing, jump starts, tire changes, and winch-outs for cars, trucks, and motorcycles.",
      "A vehicle that will not start, roll, or steer can be loaded and taken to the shop or home in one call.",
      "Roadside help and towing: what to do while you wait, what to say on the phone, and how the car is moved.",
    ],
  },
  ctas: ["{Call} for a tow", "{Call} and say where you are", "{Call} for roadside help"],
  titles: ["Tows and roadside help", "Roadside help", "Flatbed, recovery, jump starts"],
  descriptions: [
    "flatbed towing, jump starts, tire changes, and winch-outs, with safe steps for a breakdown.",
    "cars, trucks, and motorcycles towed or started at the roadside, and what to do until the truck comes.",
    "roadside help and vehicle recovery: what to say on the phone, and how your car is loaded.",
    "breakdowns, flats, dead batteries, and accidents: towing to the shop, to your home, or farther.",
  ],
  services,
  problems,
  questions,
  emergency: [
    {
      title: "You have broken down on a highway",
      steps: [
        "Turn on the hazard lights and steer to the right, into the breakdown lane or onto the shoulder, as far from traffic as you can.",
        "If the car stops in a travel lane, stay buckled with the hazard lights on and call 911.",
        "On the shoulder, get out only on the side away from traffic, and wait behind a guardrail if there is one. Otherwise stay buckled inside.",
        "Do not stand in front of or behind the car, walk along the lanes, or change a tire next to moving traffic.",
        "Note the highway, the direction, and the mile marker or last exit. Then call for the tow.",
      ],
      source: roadside,
    },
    {
      title: "You are stuck in snow",
      steps: [
        "Stay with the car. It is shelter, and it is easier to find than a person on foot.",
        "Make it visible: tie something bright to the antenna or a window, and keep the dome light on.",
        "Clear snow from the exhaust pipe before you run the engine. Run it only now and then, just long enough to stay warm.",
        "Do not exhaust yourself by shoveling or pushing. If anyone is ill or too cold, call 911.",
      ],
      source: winter,
    },
    {
      title: "Water surrounds the car",
      steps: [
        "Never drive into water on the road, however shallow it looks. Turn around.",
        "If rushing water traps the car, stay inside and call 911. If water rises inside, get onto the roof.",
        "Once you are safe, do not start an engine that has stood in water.",
        "When you call for the tow, say how deep the water was and whether the car is a hybrid or electric.",
      ],
      source: floods,
    },
  ],
  localFacts: ["county", "zips", "nearby", "counties", "largeCity", "otherState"],
  national: [],
  sources: [winter, { title: "NHTSA, Move Over", url: "https://www.nhtsa.gov/campaign/move-over" }],
};
