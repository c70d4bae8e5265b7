import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("spring-replacement", "Garage door spring replacement", {
    we: [
      "We weigh and measure the door, fit springs wound for that load, and adjust them until the door stays where you let go.",
      "A spring is matched to the door, not guessed. We replace worn pairs together and finish by testing the lift by hand.",
    ],
    plain: [
      "Broken torsion or extension springs taken off under control and replaced by a size that carries the actual weight.",
      "With fresh springs the opener only guides the door; the steel above does the lifting, as it should.",
    ],
  }),
  service("opener-repair", "Garage door opener repair", {
    we: [
      "We test the motor, the gear, the travel limits, and the sensors, and repair the part that failed.",
      "A humming opener may be a stripped gear or a door that has grown too heavy. We look at both before touching the unit.",
    ],
    plain: [
      "Stripped gears, slack chains, dead boards, and confused limits diagnosed, then mended or swapped out.",
      "Have the door checked along with its motor: many openers wear out early because they drag a load out of balance.",
    ],
  }),
  service("opener-installation", "Garage door opener installation", {
    we: [
      "We hang the new opener level, brace it to solid framing, and set force, limits, and sensors so it reverses as it must.",
      "Chain, belt, or wall-mounted: we suggest what suits the ceiling and the bedroom above, then show you how it works.",
    ],
    plain: [
      "An old motor taken down and a new unit mounted, wired to its sensors, and paired with remotes, keypad, and phone.",
      "Belt drives run quietly, wall-mounted units clear the ceiling, and battery backup keeps the door working in an outage.",
    ],
  }),
  service("door-installation", "Garage door installation", {
    we: [
      "We take away the old door, set new tracks plumb, hang the sections, and wind the springs to the door’s exact weight.",
      "From plain steel to a carriage-house look, we measure your opening, order to fit, and install it down to the seals.",
    ],
    plain: [
      "New sectional doors measured, delivered, and hung with fresh tracks, rollers, springs, and weatherstrip.",
      "Insulated steel, wood, glass, or composite: the choice turns on climate, street view, and how the garage is used.",
    ],
  }),
  service("off-track-repair", "Off-track garage door repair", {
    we: [
      "We clamp the door so it cannot fall, straighten or replace the bent track, and lead every roller back in.",
      "Before the door runs again, we find out what threw it: a snapped cable, a worn roller, a bump from a car.",
    ],
    plain: [
      "Doors that jumped the track secured, realigned, and rehung, with bent track and broken rollers exchanged.",
      "An off-track door needs two things: its rollers back in place, and the cause removed so that they stay there.",
    ],
  }),
  service("cable-repair", "Garage door cable repair", {
    we: [
      "With the springs safely unloaded, we replace frayed cables in pairs and wind them evenly onto their drums.",
      "A crooked door often has one cable off its drum. We reset both sides until the bottom edge sits level.",
    ],
    plain: [
      "Frayed, rusted, or slipped lift cables renewed on both sides, so that the door rises straight.",
      "Cables carry the full load next to the track; when strands break, new steel goes on before the rest gives way.",
    ],
  }),
  service("roller-hinge-replacement", "Garage door roller and hinge replacement", {
    we: [
      "We change worn rollers one hinge at a time, tighten the hardware, and put lubricant where metal turns on metal.",
      "Most of the noise you hear comes from old rollers. We fit new ones that run smoothly and replace cracked hinges along the way.",
    ],
    plain: [
      "Grinding rollers and split hinges swapped for new parts, which makes the door quieter and eases the opener’s work.",
      "Small hardware holds the sections together. Renewed in time, it keeps panels from cracking at the joints.",
    ],
  }),
  service("panel-replacement", "Garage door panel replacement", {
    we: [
      "We order the matching section, take the load off the springs, and exchange the dented panel without replacing the door.",
      "If your model is still made, we swap one section. If it is not, we go through the choices for a new door with you.",
    ],
    plain: [
      "Dented, cracked, or rotten sections replaced singly where the same profile and color can still be had.",
      "A hit near the bottom may bend rollers and track as well, so those are looked over when the new panel goes in.",
    ],
  }),
  service("sensor-repair", "Garage door sensor repair", {
    we: [
      "We align the photo eyes, trace the low-voltage wire, and replace a sensor that no longer sees the other.",
      "When the door opens again as soon as it starts down, we test both eyes, their wiring, and the reversing force.",
    ],
    plain: [
      "Safety sensors cleaned, aimed, and rewired, then tested with an object in the beam until the door reverses each time.",
      "Sunlight, a bumped bracket, or a nicked wire can blind a photo eye; each has its own simple cure.",
    ],
  }),
  service("tune-up", "Garage door tune-up", {
    we: [
      "We balance the door, tighten its bolts, oil springs and bearings, and test the reversing system before we leave.",
      "We go through every moving part, from cables to hinges, and point out which ones are wearing.",
    ],
    plain: [
      "Springs, cables, rollers, track, and opener inspected, adjusted, and lubricated as one system.",
      "A yearly look at balance and hardware keeps the motor from straining, and the door from waking the house.",
    ],
  }),
  service("weather-seal", "Garage door weather seal replacement", {
    we: [
      "We slide out the cracked bottom seal, fit a new one, and renew the strips along both sides and the header.",
      "If light shows under the closed door, we seal the gap, or add a threshold where the floor has settled.",
    ],
    plain: [
      "New rubber at the floor and fresh strips around the frame keep out rain, leaves, mice, and cold air.",
      "A seal that has flattened or torn is exchanged in its channel; the door itself stays as it is.",
    ],
  }),
  service("remote-keypad", "Remote and keypad setup", {
    we: [
      "We pair remotes, keypads, cars, and phones with your opener, and erase the codes of any that were lost.",
      "New to the house? We clear the opener’s memory and program only the remotes that are yours.",
    ],
    plain: [
      "Lost remotes replaced, outdoor keypads mounted, and the buttons in the car matched to the opener.",
      "Clearing the memory and pairing again makes sure that only the remotes in your hands open the door.",
    ],
  }),
  service("commercial-overhead-doors", "Commercial overhead door repair", {
    we: [
      "We repair dock doors, roll-up shutters, and high-lift doors, and plan the work around your deliveries.",
      "Heavy doors wear heavy parts. We replace springs, slats, guides, and operators in the sizes that shops and warehouses use.",
    ],
    plain: [
      "Rolling steel, sectional, and high-cycle doors serviced for warehouses, shops, and fire stations.",
      "A stuck dock door holds up trucks; springs, chains, and operators are made safe first, then mended.",
    ],
  }),
];
