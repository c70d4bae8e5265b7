import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("panel-upgrade", "Electrical panel upgrade", {
    we: [
      "We add up your loads, arrange the shutoff with the utility, and move each circuit to a new, labeled panel.",
      "Fuses, a full box, or a panel known for trouble: we replace it and leave room for the circuits you will want next.",
    ],
    plain: [
      "A panel upgrade gives a house more capacity and spare slots; power is off while the change is made.",
      "Plan a larger panel before the charger, heat pump, or range arrives, because each of them takes a circuit of its own.",
    ],
  }),
  service("breaker-repair", "Circuit breaker repair and replacement", {
    we: [
      "A breaker that trips is telling you something. We measure the circuit first, and change the breaker only if it is the weak part.",
      "We test load, connections, and heat at the panel, then replace the breaker with the type the panel is listed for.",
    ],
    plain: [
      "Overload, short circuit, ground fault, or a tired breaker: each is tested for before anything is replaced.",
      "A breaker that feels hot, buzzes, or will not reset is taken out of service and replaced with a matching one.",
    ],
  }),
  service("outlet-repair", "Outlet and switch repair", {
    we: [
      "We open the box, look at wires and back-stabbed connections, and fit a new device that grips the plug.",
      "One dead outlet can be fed by another three rooms away. We follow the circuit, repair the loose joint, and test them all.",
    ],
    plain: [
      "Loose, warm, or dead outlets are opened with the power off, rewired at the terminals, and replaced.",
      "Have worn outlets replaced one room at a time; new ones hold plugs firmly and can add shutters or charging ports.",
    ],
  }),
  service("gfci-installation", "GFCI and AFCI protection", {
    we: [
      "We protect kitchens, baths, garages, and outdoor outlets against shock, and bedrooms against arcing, at the outlet or the breaker.",
      "If a GFCI keeps tripping, we split the circuit until the fault shows, then repair that spot and test the device.",
    ],
    plain: [
      "A GFCI cuts power when current strays through water or a person; it belongs wherever outlets and water are close.",
      "Ungrounded two-slot outlets can often be made safer with GFCI protection and the right labels, without new cable.",
    ],
  }),
  service("electrical-troubleshooting", "Electrical troubleshooting", {
    we: [
      "Tell us what flickers, when, and what else is running. We test along the circuit until the fault is found.",
      "We look for the loose neutral, the nicked cable, or the overloaded leg with instruments, and explain the finding before we repair it.",
    ],
    plain: [
      "Faults that come and go are traced by measuring under load, connection by connection.",
      "Note time, weather, and appliances whenever the trouble shows, because the pattern shortens the search.",
    ],
  }),
  service("lighting-installation", "Light fixture installation", {
    we: [
      "We brace the box, hang the fixture level, and match dimmer and lamps so that nothing hums or flickers.",
      "From a porch light to a chandelier, we look at weight and wiring first, then hang it and show you the switch.",
    ],
    plain: [
      "A new fixture needs a box that carries its weight and wires rated for its heat; both are looked at before it goes up.",
      "Choose lamps and dimmers that are made for each other, and the light will dim smoothly.",
    ],
  }),
  service("recessed-lighting", "Recessed lighting installation", {
    we: [
      "We mark the layout with you on the ceiling, cut clean openings between the joists, and wire slim lights to a dimmer.",
      "Dark kitchen or flat ceiling: we plan spacing by the height of the room and keep fixtures clear of insulation as rated.",
    ],
    plain: [
      "Recessed lights are spaced to the room, fed from an existing switch or a new one, and sealed against attic air.",
      "Mark where you read, cook, and walk; the layout of recessed lights follows from that.",
    ],
  }),
  service("ceiling-fan-installation", "Ceiling fan installation", {
    we: [
      "We replace the box with one rated for a fan, balance the blades, and set up separate control of fan and light.",
      "Where no wiring exists, we bring a switched feed to the middle of the room and mount the fan at the right height.",
    ],
    plain: [
      "A fan moves and weighs more than a lamp, so it hangs from a fan-rated box fixed to framing.",
      "Wobble and clicking mean loose mounting or uneven blades, and both are fixed at the ceiling.",
    ],
  }),
  service("ev-charger-installation", "EV charger installation", {
    we: [
      "We calculate what your panel can spare, run a dedicated circuit to the parking spot, and set the charger to match.",
      "Garage, carport, or driveway, we plan the shortest sensible route and test the charger with your car plugged in.",
    ],
    plain: [
      "A home charger takes its own circuit, sized to its setting; load management can spare a panel upgrade.",
      "Note panel size, distance to the parking spot, and the charger’s rating, and the circuit can be planned from that.",
    ],
  }),
  service("generator-installation", "Generator and transfer switch installation", {
    we: [
      "We choose the circuits with you, fit a transfer switch, and connect a standby unit or an inlet for your portable one.",
      "Backup power must never feed the street. We install the switch that keeps the two apart, and go through the changeover with you.",
    ],
    plain: [
      "A transfer switch or interlock lets a generator run house circuits without sending power back into the lines.",
      "List what has to run in an outage, such as the refrigerator, furnace fan, and pump; that list sizes the generator.",
    ],
  }),
  service("rewiring", "House rewiring", {
    we: [
      "We map the old circuits, fish new grounded cable through walls and attic, and change over room by room.",
      "Knob-and-tube, brittle insulation, or no ground: we replace what is unsafe and plan each route around your walls.",
    ],
    plain: [
      "Rewiring brings grounded cable, more circuits, and protected outlets to an older house, one area after another.",
      "Combine new wiring with a remodel where possible, as open walls make for shorter routes and less patching.",
    ],
  }),
  service("aluminum-wiring-repair", "Aluminum wiring repair", {
    we: [
      "We open every connection, join copper to the aluminum with connectors made for it, and fit new outlets and switches.",
      "Aluminum branch wiring fails at its joints. We go from box to box and repair each connection, because one missed joint can still overheat.",
    ],
    plain: [
      "Aluminum branch wiring can overheat at connections; approved copper connections or new cable remove that risk.",
      "Warm cover plates, flicker, or a smell near outlets in a house with aluminum wiring call for repair of every joint.",
    ],
  }),
  service("surge-protection", "Whole-house surge protection", {
    we: [
      "We mount a surge device at the panel on the shortest leads we can, and make sure the grounding behind it is sound.",
      "Boards in furnaces and refrigerators dislike spikes. We add protection at the panel and at the outlets that feed electronics.",
    ],
    plain: [
      "A surge protector at the panel takes the brunt of a spike, and plug-in strips handle what remains.",
      "Grounding comes first: without a good path to earth, a surge device has nowhere to send the spike.",
    ],
  }),
  service("dedicated-circuits", "Appliance circuits and hot tub wiring", {
    we: [
      "We run a circuit of its own for a range, dryer, heat pump, or workshop, with cable and breaker sized to the label.",
      "For a hot tub we set a disconnect within sight, bond what is metal, and protect the circuit against shock.",
    ],
    plain: [
      "Large appliances get a line of their own, so that nothing trips when two of them run together.",
      "Read voltage and amperage off the appliance label before the circuit is planned; plug and cable follow from it.",
    ],
  }),
];
