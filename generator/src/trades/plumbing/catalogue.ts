import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("leak-repair", "Leak repair", {
    we: [
      "We find the leak first, open the wall at that spot, and replace the pipe or the joint that failed.",
      "A drip is repaired at its cause: we trace the wet trail back, replace the failed joint, and run water until it stays dry.",
    ],
    plain: [
      "The leak is traced to its source, the worn joint or length of pipe is replaced, and the repair is tested under pressure.",
      "Have the failed section cut out and replaced instead of patched over, so that the wall behind it can dry.",
    ],
  }),
  service("burst-pipe-repair", "Burst pipe repair", {
    we: [
      "With the water off, we cut out the split length, fit new pipe, and bring the pressure back slowly while we watch each joint.",
      "One burst can hide a second. We look over the rest of the frozen or corroded run before the wall is closed.",
    ],
    plain: [
      "Close the main valve; then the split length is cut out, new pipe is joined in, and the line is tested.",
      "A burst pipe repair covers the break itself and the pipe on both sides of it, all before walls and ceilings are patched.",
    ],
  }),
  service("leak-detection", "Water leak detection", {
    we: [
      "Before anything is opened, we narrow the leak down with the meter, with pressure tests, and by ear.",
      "We close off hot, cold, and outdoor lines one by one until the meter stops, then mark the spot worth opening.",
    ],
    plain: [
      "Hidden leaks are located by meter reading, pressure test, and sound, so that walls and floors are opened only where needed.",
      "When the meter turns with every tap closed, water is escaping; leak detection finds out where.",
    ],
  }),
  service("drain-clearing", "Clogged drain clearing", {
    we: [
      "We send a cable to the clog from the nearest trap or cleanout, then flush the pipe until it runs freely.",
      "When one drain clogs again and again, we look for what everything catches on, instead of opening it one more time.",
    ],
    plain: [
      "A drain cable breaks up grease, hair, or wipes and brings them back; a long flush carries off what is left.",
      "For a drain that keeps clogging, the question is why: buildup, roots, or a sagging pipe each need other work.",
    ],
  }),
  service("sewer-line-repair", "Sewer line repair", {
    we: [
      "We find the damaged spot, mark it above ground, and talk through digging or lining with you.",
      "Roots, a crack, or a low spot: once we know where the pipe fails, we repair that section and test the flow.",
    ],
    plain: [
      "Where and how a sewer line is broken decides between digging up one spot and lining the pipe from inside.",
      "Sewer pipe that is cracked or full of roots is replaced or relined, then tested to see that it runs clear.",
    ],
  }),
  service("toilet-repair", "Toilet repair and installation", {
    we: [
      "We replace flappers, fill valves, and seals, or set a new toilet level on its flange so that it neither rocks nor leaks.",
      "A toilet that runs, rocks, or flushes weakly usually needs one part. We find out which, and tell you if the bowl itself is cracked.",
    ],
    plain: [
      "Running, rocking, and weak toilets are fixed by replacing the worn part: flapper, fill valve, wax seal, or bolts.",
      "Choose a new toilet by bowl shape, height, and the distance from wall to drain; it is then set, sealed, and tested.",
    ],
  }),
  service("faucet-repair", "Faucet and sink repair", {
    we: [
      "We replace the cartridge, washers, or the whole faucet, along with supply lines and shutoffs that no longer close.",
      "Tell us which faucet you have in mind. We take out the old one, clean the deck, and connect and test the new one.",
    ],
    plain: [
      "A dripping faucet gets a new cartridge or washers; where parts are no longer made, the faucet is replaced.",
      "Sinks, faucets, traps, and supply valves can be replaced in one visit, which leaves fewer old joints under the counter.",
    ],
  }),
  service("water-heater-service", "Water heater repair and replacement", {
    we: [
      "We test elements, thermostats, burner, and valves, and tell you whether a part will do or the tank itself has failed.",
      "For a new heater we match size, fuel, and venting to your house, carry out the old tank, and test for leaks.",
    ],
    plain: [
      "No hot water often comes down to an element, a thermostat, or an igniter; a tank that leaks has to be replaced.",
      "A replacement heater is chosen by household size, fuel, and space, then connected with proper relief piping and venting.",
    ],
  }),
  service("garbage-disposal", "Garbage disposal installation", {
    we: [
      "We loosen a jammed disposal where we can. If the motor or housing is gone, we mount a new one and check every joint for drips.",
      "Swapping a disposal takes plumbing and power under one sink. We fit the flange, connect the drain, and run it full of water.",
    ],
    plain: [
      "A humming disposal is usually jammed, a silent one tripped or worn out, and one that leaks from the bottom needs replacing.",
      "Pick a disposal by motor size and noise; it is then hung from a new sink flange, wired, and tested with water.",
    ],
  }),
  service("sump-pump", "Sump pump repair and replacement", {
    we: [
      "We pour water into the pit, watch the float and the discharge, and replace what fails: switch, check valve, or pump.",
      "We size the pump to the pit and the lift, fit a check valve, and can add a backup for times when the power is out.",
    ],
    plain: [
      "A sump pump is tested by filling the pit; a stuck float, a bad check valve, or a worn motor is then replaced.",
      "Before the wet season, have the pit cleaned, the pump run, and the discharge line checked for blockages.",
    ],
  }),
  service("water-line-replacement", "Water line repair and replacement", {
    we: [
      "We locate the leak between meter and house, then repair the spot or pull in a new line, whichever the pipe still allows.",
      "Buried lines are marked first. We dig or bore along a route you have agreed to, connect both ends, and flush the line clean.",
    ],
    plain: [
      "A soggy strip of lawn or a sudden loss of pressure can mean a leaking service line, which is repaired or replaced in full.",
      "Old steel or lead service lines are replaced from the meter to the house, often with little digging where the soil permits boring.",
    ],
  }),
  service("gas-line-repair", "Gas line repair and installation", {
    we: [
      "We run and repair gas pipe for ranges, dryers, heaters, and grills, and pressure-test the line before it goes into use.",
      "After a leak has been made safe, we find the faulty joint, replace it, test the whole line, and relight what was shut off.",
    ],
    plain: [
      "Gas pipe is sized to all the appliances on it, tested under pressure, and in many cities inspected before use.",
      "Have a new range, dryer, or grill connected with its own shutoff valve, and every joint tested for leaks.",
    ],
  }),
  service("repiping", "Whole-house repiping", {
    we: [
      "We plan the route first, replace worn galvanized or copper lines room by room, and choose each wall opening with you.",
      "When pinholes keep coming back, new pipe beats more patches. We lay out the work in stages so that you know when water is off.",
    ],
    plain: [
      "Repiping replaces aging supply lines with copper or plastic pipe, with new shutoffs at each fixture.",
      "Plan a repipe around your days: water is off for stretches only, and wall openings are patched when the lines have been tested.",
    ],
  }),
  service("bath-and-kitchen-plumbing", "Bathroom and kitchen plumbing", {
    we: [
      "We move drains and supplies for a new layout, test them before walls close, and set the fixtures once the tile is done.",
      "Call us before the plan leaves the paper: we say where pipes and vents can go, then rough in and finish to that plan.",
    ],
    plain: [
      "A remodel has two plumbing visits: pipes, drains, and vents while walls are open, fixtures once surfaces are done.",
      "Settle fixtures and their positions before the walls open, since each one decides where its drain and vent must run.",
    ],
  }),
];
