import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("car-towing", "Car towing", {
    we: [
      "We look at which wheels drive your car and what is broken, load it to match, and strap it before we roll.",
      "Tell us the shop or the driveway you have in mind. We load the car, take it there, and set it down where it fits.",
    ],
    plain: [
      "Sedans, SUVs, and pickups loaded, secured at the wheels or frame, and taken to a garage or home.",
      "When a car will not start, shift, or steer, it is winched up, tied down, and moved without turning its own wheels.",
    ],
  }),
  service("flatbed-towing", "Flatbed towing", {
    we: [
      "We tilt the bed, draw the car up slowly, and tie all four wheels, so nothing turns or drags on the way.",
      "Low cars, all-wheel drive, and electric vehicles ride flat with us; we use ramps where the bumper sits close to the ground.",
    ],
    plain: [
      "The whole vehicle rides on the deck with its wheels off the road, strapped at each corner.",
      "For all-wheel drive, lowered, or damaged cars a flat deck is the gentlest way to travel.",
    ],
  }),
  service("accident-recovery", "Accident towing and recovery", {
    we: [
      "Once the police clear the scene, we lift or winch the wreck, sweep up the debris, and take it where you decide.",
      "We look over the damage, tie up what hangs loose, and load the car without bending more metal.",
    ],
    plain: [
      "Crashed vehicles pulled from lanes, ditches, or guardrails, loaded on a deck, and brought to a body shop or yard.",
      "After a collision wheels may not turn and fluids may leak; dollies and absorbent are part of the work.",
    ],
  }),
  service("winch-out", "Winch-out and off-road recovery", {
    we: [
      "We anchor the truck on firm ground, rig to solid points on your vehicle, and pull in the line it went in.",
      "Mud, snow, sand, or a ditch: we look at the slope and the underside first, so that the pull does no harm.",
    ],
    plain: [
      "Stuck vehicles drawn back to the road by cable, with pulleys and boards where the ground is soft.",
      "Spinning wheels dig deeper. A steady pull from the right angle brings the car out with its bumper still on.",
    ],
  }),
  service("jump-start", "Jump start", {
    we: [
      "We test the battery, connect a booster in the right order, and see whether the alternator charges once it runs.",
      "If the battery takes no charge, we say so on the spot, and the car can go on the truck instead.",
    ],
    plain: [
      "A dead battery boosted with surge-protected cables, and the charging system checked before you drive off.",
      "Clicks but no start, dim lights, a door left ajar overnight: a boost gets most cars going again.",
    ],
  }),
  service("tire-change", "Flat tire change", {
    we: [
      "We chock the car, lift it at its jacking point, fit your spare, and tighten the nuts in a star pattern.",
      "No spare, or a stripped lug nut? We take the car to a tire shop instead of leaving you on three wheels.",
    ],
    plain: [
      "The flat comes off and the spare goes on, with its pressure checked and its lug nuts torqued.",
      "Many newer cars carry only a sealant kit. A torn sidewall is beyond it, and calls for a tow.",
    ],
  }),
  service("fuel-delivery", "Fuel delivery", {
    we: [
      "We bring enough gas or diesel to reach the next station, pour it safely off the roadway, and see you start.",
      "Tell us the fuel your car takes. If a diesel ran dry, we help prime it, or take it to a shop that can.",
    ],
    plain: [
      "A few gallons brought to the car, so that nobody has to walk along a road with a can.",
      "Wrong fuel in the tank is a case for towing: leave the engine off, and the tank can be drained.",
    ],
  }),
  service("motorcycle-towing", "Motorcycle towing", {
    we: [
      "We roll the bike onto the deck, set its front wheel in a chock, and strap it by the frame, never by the bars alone.",
      "Soft loops go around painted parts, and we compress the fork just enough for your bike to stand quietly.",
    ],
    plain: [
      "Motorcycles, scooters, and trikes carried upright with wheel chock and soft straps at four points.",
      "A fallen bike may leak or have locked brakes; it is lifted, not dragged, and tied down on a flat bed.",
    ],
  }),
  service("heavy-duty-towing", "Heavy-duty towing", {
    we: [
      "We hook buses, box trucks, and tractors by axle or frame, uncouple the drive line, and supply air for the brakes.",
      "For a loaded rig we ask about weight, cargo, and axle first, and come with a wrecker and rigging to match.",
    ],
    plain: [
      "Semis, buses, motor homes, and machinery lifted by under-reach, with drive shafts pulled and brakes aired up.",
      "Big vehicles need big anchors: weight, cargo, and road grade decide what is sent and how it is rigged.",
    ],
  }),
  service("long-distance-towing", "Long-distance towing", {
    we: [
      "We plan the route and the hand-over with you, tie the car for highway speed, and check the straps along the way.",
      "Moving, buying a car afar, or broken down on a trip, you tell us both addresses and we carry it between.",
    ],
    plain: [
      "Vehicles hauled from city to city on a deck or trailer, with drop-off agreed before departure.",
      "On a long haul the wheels stay off the road, straps are rechecked, and keys and papers ride along.",
    ],
  }),
  service("rv-trailer-towing", "RV and trailer towing", {
    we: [
      "We measure height, hitch, and weight before we move a motor home, and secure steps, awnings, and slides.",
      "With a broken truck and a loaded trailer, we arrange for both to travel, so neither stays behind.",
    ],
    plain: [
      "Motor homes, campers, and boats on trailers moved with the hitch, ball, or lift that fits them.",
      "Low bridges and soft campground ground matter here; say how long, high, and heavy the rig is.",
    ],
  }),
  service("ev-towing", "Electric vehicle towing", {
    we: [
      "We set your EV to its tow mode, load it flat, and keep the driven wheels from turning.",
      "Out of charge, or out of order? We take electric cars to a charger or a service center on the deck.",
    ],
    plain: [
      "Electric and hybrid cars moved on a flatbed or with all wheels on dollies, as their makers ask.",
      "Wheels that turn can drive the motor, so an electric car should not be pulled with them on the road.",
    ],
  }),
  service("private-property-towing", "Private property towing", {
    we: [
      "We help owners and managers of lots with signs, records, and removal that follow the rules of the state and the city.",
      "Blocked drives, abandoned cars, reserved spaces: we take photos, document the request, and move the vehicle.",
    ],
    plain: [
      "Unauthorized or abandoned vehicles removed at the owner’s written request, with notice given as the law asks.",
      "For apartment, shop, and church lots: clear signs first, then orderly removal with a record of each car.",
    ],
  }),
  service("equipment-transport", "Equipment and machinery transport", {
    we: [
      "We load forklifts, skid steers, sheds, and project cars, chain them at rated points, and set them where you point.",
      "Give us size, weight, and how it rolls. We choose how to load it, then bind it for the road.",
    ],
    plain: [
      "Machines, containers, and vehicles that do not run carried on a flat deck, chained and flagged.",
      "Length, weight, and loading surface decide the truck, so a photo and the data plate make planning simple.",
    ],
  }),
];
