import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("water-heater-repair", "Water heater repair", {
    we: [
      "We measure before we replace: voltage, flame, gas valve, and thermostats each get tested, and only the failed part comes out.",
      "Cold, lukewarm, or noisy, each symptom has its own short list of causes. We work through it and explain what we found.",
    ],
    plain: [
      "Most repairs replace one part: an element, a thermostat, an igniter, a thermocouple, or a valve.",
      "Describe how the hot water fails, whether it is gone, short, or too hot, and the search for the faulty part starts there.",
    ],
  }),
  service("water-heater-replacement", "Water heater replacement", {
    we: [
      "We drain and carry out the old tank, set the new one, and connect its water, vent, or wiring, with a relief line that ends in sight.",
      "Same fuel or a new one, we match the heater to the number of showers in your morning before we order anything.",
    ],
    plain: [
      "A heater that leaks from the tank has to go: old unit out, new unit in, with new valves and connectors.",
      "Plan a replacement before the tank fails, and there is time to choose size, fuel, and place.",
    ],
  }),
  service("tankless-installation", "Tankless water heater installation", {
    we: [
      "We work out how many taps you run at once, then size the unit and the gas line, venting, or wiring it needs.",
      "Going tankless frees a closet. We mount the unit, run its vent and condensate line, and set the temperature with you.",
    ],
    plain: [
      "A tankless unit heats water as it flows; its gas supply or wiring is often enlarged when it takes the place of a tank.",
      "Choose the size by flow: the showers and taps that run together, and how cold the incoming water gets.",
    ],
  }),
  service("tankless-service", "Tankless repair and descaling", {
    we: [
      "We read the error code, clean the inlet screen and burner, and pump descaling solution through the heat exchanger.",
      "Scale makes a tankless unit shut off or run lukewarm. We flush it through its service valves, or fit those valves if they are missing.",
    ],
    plain: [
      "Hard water leaves scale in the heat exchanger, and circulating a mild acid through the service valves dissolves it.",
      "Note the code on the display before it is reset; it names the sensor, fan, or flow fault to be repaired.",
    ],
  }),
  service("gas-water-heater-service", "Gas water heater service", {
    we: [
      "We clean the burner, test the pilot assembly and gas control, and see that the flue draws before we leave it burning.",
      "If the flame will not stay lit, we look at thermocouple, air intake, and venting, the usual three suspects.",
    ],
    plain: [
      "A gas heater needs a clean flame and a clear vent; service covers the burner, the pilot or igniter, and the draft.",
      "A pilot that goes out again and again is traced to its sensor, its air supply, or the vent above it.",
    ],
  }),
  service("electric-water-heater-repair", "Electric water heater repair", {
    we: [
      "With the power off, we test both elements and both thermostats, replace the bad one, and refill the tank before it heats again.",
      "Half a tank of hot water usually means one dead element. We swap it, along with its gasket, and clear the sediment around it.",
    ],
    plain: [
      "Electric tanks have an upper and a lower element; which one failed shows in how soon the hot water runs out.",
      "If a tank’s reset button or breaker trips repeatedly, thermostats, elements, and wiring are tested for the cause.",
    ],
  }),
  service("heat-pump-water-heater", "Heat pump water heater installation", {
    we: [
      "We find a place with enough air and a drain for condensate, set the unit, and choose the mode that suits your household.",
      "A heat pump heater draws warmth from the room around it. We look at space, noise, and wiring before we recommend a spot.",
    ],
    plain: [
      "Heat pump heaters move heat instead of making it, so they want air around them and a drain for the water they collect.",
      "Measure height and clearance first, as a heat pump model stands taller than many of the tanks it replaces.",
    ],
  }),
  service("water-heater-flush", "Water heater flush and maintenance", {
    we: [
      "We drain the tank through its valve, stir up and rinse out the sediment, and test the relief valve and anode while we are there.",
      "A rumbling tank is boiling water through sand. We flush it until the hose runs clear, and tell you how the anode looks.",
    ],
    plain: [
      "Flushing removes the sediment that makes a tank rumble, heat slowly, and wear out at the bottom.",
      "Combine the flush with a look at anode rod, relief valve, and connectors, since the tank is shut down anyway.",
    ],
  }),
  service("anode-rod-replacement", "Anode rod replacement", {
    we: [
      "We pull the anode, show you how much metal is left, and fit a fresh one suited to your water and headroom.",
      "Hot water that smells of eggs can come from the rod inside the tank. We replace it with another metal or a powered one.",
    ],
    plain: [
      "The anode rod corrodes so that the steel tank does not; once it is eaten away, the tank is next.",
      "Replace the rod while the tank is still sound; low ceilings take a segmented one that bends on its way in.",
    ],
  }),
  service("relief-valve-replacement", "Relief valve and thermostat repair", {
    we: [
      "When a relief valve drips, we measure pressure and temperature before changing it, because the valve may be doing its job.",
      "Water too hot to touch points to a stuck thermostat. We replace it and set the tank to a temperature that lowers the risk of scalding.",
    ],
    plain: [
      "The relief valve keeps a tank from bursting and must never be plugged; a dripping one is tested and replaced.",
      "A faulty thermostat or an oversensitive cutoff gives scalding or cold water, and both are replaced as parts.",
    ],
  }),
  service("expansion-tank-installation", "Expansion tank installation", {
    we: [
      "We measure house pressure, charge the small tank to match, and mount it on the cold line with proper support.",
      "Heated water swells. In a closed system we give it somewhere to go, which takes the strain off valves and tank.",
    ],
    plain: [
      "Where a check valve or regulator closes the system, an expansion tank absorbs the rise in pressure during heating.",
      "If a relief valve drips after each heating cycle, have the expansion tank’s air charge tested or the tank replaced.",
    ],
  }),
  service("hot-water-recirculation", "Hot water recirculation pumps", {
    we: [
      "We add a pump and a return path so that hot water waits near the tap, on a timer or a button as you prefer.",
      "Long wait at the far bathroom? We trace the run, insulate what we reach, and fit a recirculation kit where it makes sense.",
    ],
    plain: [
      "A recirculation pump brings hot water close to distant taps, so that less runs down the drain while you wait.",
      "Timers, buttons, and temperature sensors decide when the pump runs; pick the one that suits the day’s routine.",
    ],
  }),
  service("mixing-valve-installation", "Mixing valve installation", {
    we: [
      "We fit a tempering valve at the tank and adjust it by thermometer, so that taps stay at a steady, safer heat.",
      "For homes with small children or older people, we blend hot and cold at the heater and test each bath and shower.",
    ],
    plain: [
      "A mixing valve lets the tank store hotter water while taps receive a tempered mix.",
      "Set at the heater or at a single bath, a mixing valve guards against scalds when temperatures swing.",
    ],
  }),
  service("leak-pan-and-shutoff", "Drain pans and leak shutoffs", {
    we: [
      "We set a pan with a piped drain below the tank and, if you like, a sensor valve that closes the supply when it gets wet.",
      "A heater over a finished room deserves a second line of defense. We fit pan, drain, and alarm, and show you how to test them.",
    ],
    plain: [
      "A pan catches slow leaks and leads them to a drain; a sensor with a valve stops the water altogether.",
      "Put protection under any heater that stands in an attic, closet, or upper floor, where a leak would soak the rooms below.",
    ],
  }),
];
