import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("ac-repair", "AC repair", {
    we: [
      "We measure pressures, temperatures, and current before any part is changed, so that the one we replace is the one that failed.",
      "Warm air, ice on the line, a fan that will not start: we trace each to its cause and get the system cooling again.",
    ],
    plain: [
      "A failed capacitor, a dirty coil, or low refrigerant each leaves its own trace, and measuring tells them apart.",
      "Switch the system off if it blows warm or freezes up; running it that way can ruin the compressor.",
    ],
  }),
  service("ac-installation", "AC installation and replacement", {
    we: [
      "We size the new system from the house, its windows, and its ducts, and not from the label of the old one.",
      "Set the pad, match indoor and outdoor unit, pull a vacuum, weigh in the charge: we take each step in turn and then measure how the system cools.",
    ],
    plain: [
      "A replacement starts with a load calculation, since a unit that is too large cools in bursts and leaves the air damp.",
      "Indoor coil, outdoor unit, and refrigerant have to match; lines are flushed or replaced before the charge goes in.",
    ],
  }),
  service("ac-maintenance", "AC tune-up and maintenance", {
    we: [
      "We wash the coils, clear the condensate drain, test the capacitor, and measure how far the air cools across the coil.",
      "Before the heat sets in, we run your system under load and point out the small parts that are worn.",
    ],
    plain: [
      "A tune-up cleans what breathes and tests what wears: coils, drain, contactor, capacitor, and charge.",
      "Have the cooling side looked after in spring, when there is still time to order a part.",
    ],
  }),
  service("furnace-repair", "Furnace repair", {
    we: [
      "We read the fault code, test igniter, flame sensor, and pressure switch in order, and run a full heating cycle when it is fixed.",
      "A furnace that starts and quits is protecting itself. We find out from what, repair that, and test the safeties.",
    ],
    plain: [
      "Many no-heat calls end with a cleaned flame sensor, a new igniter, or a cleared drain; testing shows which.",
      "Leave off a furnace that roars, soots, or lights with a bang, until burner, heat exchanger, and vent have been tested.",
    ],
  }),
  service("furnace-installation", "Furnace installation and replacement", {
    we: [
      "We match the furnace to the heat your house loses, adapt ducts and venting to it, and set gas pressure with a gauge.",
      "Old unit out, new one level and sealed, condensate drained, airflow measured: then we show you the switch, the filter, and the controls.",
    ],
    plain: [
      "A new furnace has to fit the ducts as well as the rooms; airflow and temperature rise are measured at start-up.",
      "High-efficiency models vent through plastic pipe and make water, so a route for both is planned first.",
    ],
  }),
  service("heat-pump-service", "Heat pump repair and installation", {
    we: [
      "We test both heating and cooling, along with the defrost cycle and the backup heat behind it.",
      "Thinking of a heat pump? We look at your ducts, panel, and coldest rooms, then choose a unit that carries the load.",
    ],
    plain: [
      "A heat pump moves heat in winter and summer; the reversing valve, defrost board, and charge keep it doing both.",
      "Sizing a heat pump means weighing the coldest spell against backup heat, so that neither runs more than it must.",
    ],
  }),
  service("mini-split-installation", "Ductless mini-split installation", {
    we: [
      "We place each indoor head where its air reaches the room, run a short line set, and cover it along the wall.",
      "For an attic room or an addition, we hang a head, set the outdoor unit, and test the lines for leaks under pressure.",
    ],
    plain: [
      "A ductless unit needs one small hole in the wall, a power circuit, and an outdoor spot with air around it.",
      "Choose mini-splits for rooms the ducts never reached, or to heat and cool parts of the house on their own settings.",
    ],
  }),
  service("boiler-service", "Boiler and radiator service", {
    we: [
      "We clean the burner, test controls and relief valve, bleed the radiators, and set the pressure so that heat reaches the top floor.",
      "Banging pipes or one cold radiator: we find the trapped air, stuck valve, or tired circulator and fix it.",
    ],
    plain: [
      "Hot-water heat depends on pressure, a working pump, and radiators without trapped air; a service visit goes through all three.",
      "A boiler that loses pressure has a leak or a bad expansion tank, and topping it up only hides that.",
    ],
  }),
  service("thermostat-installation", "Thermostat installation", {
    we: [
      "We see which wires your system has, add a common wire where one is missing, and program the schedule with you.",
      "Heat pump, two stages, or plain furnace, we set the thermostat up for what it controls and test each mode.",
    ],
    plain: [
      "A smart thermostat needs the right wires and settings; set up for the wrong system, it may run backup heat all day.",
      "Mount the thermostat on an inside wall, away from sun and supply air, so that it reads the room.",
    ],
  }),
  service("duct-repair", "Ductwork repair and sealing", {
    we: [
      "We find where the ducts lose air, seal joints with mastic, and reconnect runs that have come apart.",
      "A back room that never warms up often has a crushed or loose duct. We find it, rehang it, and balance the dampers.",
    ],
    plain: [
      "Leaky ducts heat the attic; sealed with mastic and insulated, they bring that air to the rooms instead.",
      "Uneven rooms call for measured airflow, then for larger, shorter, or better-sealed runs.",
    ],
  }),
  service("duct-cleaning", "Air duct cleaning", {
    we: [
      "We put the whole system under suction, loosen dust with brushes and air, and clean registers, blower, and coil as well.",
      "Renovation dust or pests in the ducts? We open access panels, clean run by run, and close them airtight.",
    ],
    plain: [
      "Duct cleaning makes sense after construction, pests, or visible mold, and covers the blower and coil, not only the vents.",
      "Find and fix the moisture or the gap that let dirt in, or clean ducts will not stay clean.",
    ],
  }),
  service("refrigerant-leak-repair", "Refrigerant leak repair", {
    we: [
      "We search for the leak with detector and nitrogen, repair the joint or coil, and weigh the charge back in.",
      "Adding refrigerant to a leaking system only buys a little time. We show you where it escapes and what a repair involves.",
    ],
    plain: [
      "Refrigerant is not used up; when it is low, there is a leak to be found and closed before recharging.",
      "Depending on place and age, a leak means a brazed joint, a new coil, or a new system.",
    ],
  }),
  service("indoor-air-quality", "Humidifiers and air filtration", {
    we: [
      "We fit media filters and humidifiers that your blower can handle, and set them up for the house and its climate.",
      "Dry winters, dusty shelves, or damp summers: we look at filter, ventilation, and humidity together and adjust all three.",
    ],
    plain: [
      "A better filter helps only if the blower can pull air through it, so pressure is measured along with the fit.",
      "Whole-house humidifiers and dehumidifiers tie into the ducts and a drain, and keep rooms in a comfortable range.",
    ],
  }),
  service("condensate-drain-service", "Condensate drain cleaning", {
    we: [
      "We vacuum the line from outside, flush the trap, and test the float switch that should stop the system before it spills.",
      "Water by the air handler means a blocked drain or a frozen coil. We clear the one and find the reason for the other.",
    ],
    plain: [
      "Algae blocks condensate lines; clearing the trap and adding a safety switch keeps water in the pan off the ceiling.",
      "Turn cooling off when the pan is full, then have the drain opened, flushed, and sloped the right way.",
    ],
  }),
];
