import { type Vocabulary, WORK } from "./vocabulary.ts";

/** Trades that build and repair. */
export const BUILDING_TRADES = {
  plumbing: {
    sure: "plumber, plumbing, plomero, plomeria, fontanero, slab leak, burst pipe, frozen pipe, repipe, repiping, garbage disposal, sump pump, gas line, gas piping, backflow",
    alone: "leak detection, leak repair, water leak, pipe leak, leaking pipe, water softener",
    pairs: [
      [
        "toilet, faucet, sink, shower, bathtub, tub, pipe, water line, water main, main line, hose bib, spigot, leak, valve, gas leak, bidet, bathroom fixture, kitchen fixture, water pressure, water filtration, water filter, ejector pump",
        `${WORK}, detection, testing, thawing, rerouting`,
      ],
    ],
    around:
      "bathroom, kitchen, bath, outdoor, water, drain, sewer, gas, hot, cold, leaking, running, copper, pex, pvc, cast, iron, galvanized",
    never: "hot tub",
  },
  "drain-cleaning": {
    sure: "drain cleaning, drain cleaner, rooter, hydro jetting, hydrojetting, hydro jet, drain snaking, drain unclogging, clogged drain, drain clog, clogged sewer, drain clearing, drain and sewer, sewer and drain, sewer repair, sewer line repair, sewer replacement, sewer line replacement, sewer line, trenchless sewer",
    alone:
      "unclogging, water jetting, clog removal, blocked drain, drain, drainage cleaning, clogged toilet, clogged sink",
    pairs: [
      [
        "drain, drain line, sewer, sewer line, main line, sink, pipe, septic line, drain pipe, grease trap, shower, toilet",
        "cleaning, cleaner, cleanout, clearing, camera, jetting, jet, snaking, unclogging, unclog, unblocking, clog, clogged, blocked, blockage, backup, scoping, scope",
      ],
      ["drain, drain pipe, sewer drain, sewer", WORK],
      ["root", "removal, cutting"],
    ],
    around:
      "kitchen, bathroom, bath, tub, shower, floor, storm, main, root, grease, trap, video, clog, removal, high, pressure, water, line, outdoor, slow, tree, from, trenchless",
  },
  "water-heaters": {
    sure: "water heater, water heating, calentador de agua, hot water system, hot water heater, hot water tank, tankless hot water, tankless water",
    alone:
      "tankless, tankless heater, tankless descaling, hot water recirculation pump, hot water repair, no hot water",
    pairs: [
      [
        "hot water, anode rod, expansion tank, hot water recirculation pump, recirculation pump, mixing valve",
        WORK,
      ],
    ],
    around: "gas, electric, hybrid, heat, pump, tank, flush, recirculating",
    despite: "solar",
  },
  hvac: {
    sure: "hvac, aire acondicionado, air conditioning, air conditioner, airconditioning, furnace, mini split, minisplit, heat pump, heating and cooling, heating and air, heating cooling, heating air, air duct, ductwork, central air, central heating, ac repair, ac installation, ac replacement, ac service, ac tune, ac maintenance, ac contractor, ac company, ac unit, hvacr",
    alone:
      "heating, cooling, ac, heater repair, heater installation, refrigerant recharge, refrigerant leak, air quality",
    pairs: [
      [
        "ac, air, heating, cooling, heat, heater, boiler, thermostat, ductless, duct, evaporator coil, condenser, air handler, evaporative cooler, swamp cooler, radiator, radiant heat, radiant heating, geothermal, air quality, dehumidifier, humidifier, air purifier, ventilation",
        `${WORK}, tune, tuneup, sealing, cleaning, recharge, checkup, diagnostic, not working`,
      ],
    ],
    around:
      "up, unit, window, central, gas, electric, oil, smart, indoor, air, split, ductless, freon, refrigerant, filter, hydronic, forced",
    despite: "oil",
    never: "pool, spa, space, water, truck, tire, engine, seat, refrigerator",
  },
  electrical: {
    sure: "electrician, electricista, electrical contractor, electrical repair, electrical service, electrical wiring, electrical panel, electrical installation, electrical company, electric panel, breaker panel, breaker box, aluminum wiring, gfci, afci, circuit breaker, fuse box, panel upgrade, ev charger, ev charging, car charger, tesla charger, vehicle charger, level 2 charger, rewiring, house wiring, home wiring, recessed lighting, ceiling fan, standby generator, home generator, house generator, backup generator, whole house generator, generac, surge protection, smoke detector installation",
    alone: "electrical, electric, electric company, electric service, wiring, knob and tube",
    pairs: [
      [
        "outlet, receptacle, gfci, switch, light switch, dimmer, lighting, light, light fixture, led lighting, panel, breaker, wiring, wire, generator, transfer switch, subpanel, chandelier, meter, meter base, smoke detector, electrical system, electrical outlet, exhaust fan, hot tub wiring, security light",
        `${WORK}, upgrade, wiring, rewire, hookup, changeout`,
      ],
    ],
    around:
      "indoor, outdoor, interior, exterior, led, kitchen, bathroom, circuit, box, panel, wall, usb, dedicated, hot, tub",
    despite: "car, vehicle, pool, spa",
    never:
      "auto, automotive, automotriz, engineering, guitar, bike, fireplace, christmas, holiday, string, stage, party, shaver, scooter, heater, welder, traffic, photography, car stereo",
  },
  roofing: {
    sure: "roofing, roofer, techador, roof repair, roof replacement, roof installation, roof inspection, roof leak, leaking roof, leaky roof, new roof, reroof, reroofing, metal roof, flat roof, tile roof, shingle roof, slate roof, cedar roof, roof coating, roof maintenance, roof, roof restoration",
    alone:
      "shingle, asphalt shingle, chimney flashing, ridge vent, skylight repair, skylight installation, skylight replacement",
    pairs: [["shingle, skylight, flashing, ridge vent", WORK]],
    around:
      "asphalt, storm, damage, hail, tile, metal, slate, leak, wind, emergency, tarp, tarping, tpo, epdm, rubber",
    never:
      "rack, box, tent, garden, sun, bar, deck furniture, cargo, solar, rat, cleaning, washing",
  },
  gutters: {
    sure: "gutter, canaleta, eavestrough, downspout, leaf guard, leafguard, leaf filter, roof and gutter cleaning, gutter cleaner, gutter guard, fascia, soffit",
    never: "bowling, art",
  },
  "garage-doors": {
    sure: "garage door, puerta de garaje, overhead door, overhead garage door, garage opener, roll up door, rollup door, torsion spring",
    around: "spring, opener",
    despite: "car",
    never: "paint, painting, painter, cleaning, lock",
  },
  fencing: {
    sure: "fence, chain link",
    alone: "gate repair, gate installation, driveway gate, automatic gate, electric gate",
    pairs: [
      [
        "gate, driveway gate, automatic gate, electric gate, security gate",
        `${WORK}, builder, building`,
      ],
    ],
    around:
      "wood, vinyl, iron, aluminum, wrought, metal, steel, privacy, picket, split, rail, pvc, composite, cedar, security, temporary, ranch, garden, yard, deck, post, driveway, pool",
    despite: "pool, dog, horse, farm, animal, pet",
    never: "sport, coach, camp, team, sword, invisible, electronic",
  },
  concrete: {
    sure: "concrete contractor, concrete company, concrete driveway, stamped concrete, concrete patio, concrete repair, concrete leveling, concrete lifting, decorative concrete, concrete work, concrete slab, concrete foundation, concrete resurfacing, concrete sidewalk, concrete pouring, concrete cutting, concrete floor, concrete finishing, concrete construction, cement contractor, mudjacking, concrete raising, foam jacking",
    alone:
      "concrete, cement, flatwork, exposed aggregate, slab jacking, slabjacking, garage slab, garage floor, garage floor coating, epoxy garage floor",
    pairs: [
      [
        "concrete, cement",
        `${WORK}, leveling, lifting, pouring, staining, polishing, sealing, resurfacing, cutting, coring, removal, finishing, coating, grinding, stamping, construction`,
      ],
      [
        "sidewalk, slab, walkway, footing, patio slab, curb, driveway",
        "repair, replacement, pouring, leveling, lifting, installation, resurfacing",
      ],
    ],
    around:
      "epoxy, coating, crack, surface, driveway, patio, sidewalk, walkway, slab, step, porch, floor, garage, basement, foundation, pad, curb, retaining, wall, stamped, stained, decorative, polished, exposed, aggregate, pool, deck, footing, flatwork, stairs, countertop",
    despite: "pool",
    never: "ready, mix, asphalt, paving, gravel, pump, blanket",
  },
  painting: {
    sure: "house painter, house painting, painting contractor, painting company, interior painting, exterior painting, interior painter, exterior painter, residential painting, commercial painting, residential painter, commercial painter, cabinet painting, cabinet painter, cabinet refinishing, deck staining, fence staining, fence painting, fence and deck staining, roof painting, garage door painting, home painting, home painter, painting service, local painter, professional painter, room painting, wallpaper removal, wallpaper installation, popcorn ceiling removal, brick painting, stucco painting",
    alone:
      "painter, painting, pintor, pintor de casas, paint contractor, wallpaper hanging, wallpapering, staining, limewash, limewashing",
    pairs: [
      [
        "house, home, interior, exterior, cabinet, deck, fence, wall, ceiling, room, trim, door, garage, brick, stucco, siding, kitchen cabinet, office, apartment, bathroom, bedroom, basement, warehouse, church, floor, epoxy, porch, railing",
        "painting, painter, paint, repainting, staining, stain, spraying, touch up",
      ],
      ["wallpaper", "removal, installation, hanging, installer"],
    ],
    around:
      "interior, exterior, indoor, outdoor, kitchen, wood, spray, popcorn, removal, touch, up, color, consultation, and, trim",
    never:
      "portrait, mural, face, canvas, watercolor, sip, numbers, pinstripe, custom art, spray tan",
  },
  flooring: {
    sure: "hardwood floor, floor installation, floor refinishing, floor sanding, floor installer, laminate floor, vinyl plank, tile floor, engineered hardwood, sheet vinyl, linoleum, tile installation, tile installer, wood floor, carpet installation, carpet installer, carpet replacement, lvp, lvt",
    alone:
      "floor, epoxy, carpet fitting, tile contractor, tiling, tiler, floor repair, floor leveling, floor removal",
    pairs: [
      [
        "floor, carpet, tile, laminate, hardwood, vinyl, vinyl plank, linoleum, subfloor, stair, plank, baseboard, backsplash, ceramic tile, porcelain tile, shower tile, parquet, bamboo, cork",
        "installation, install, installer, installing, setting, refinishing, refinish, sanding, sander, replacement, repair, laying, layer, fitting, contractor, staining, resurfacing, company, regrouting, specialist",
      ],
    ],
    around:
      "hardwood, wood, vinyl, plank, luxury, laminate, tile, ceramic, porcelain, engineered, oak, stair, kitchen, bathroom, basement, garage, epoxy, coating, waterproof, shower, backsplash",
    never:
      "cleaning, cleaner, carpet repair, garage, roof, roofing, lamp, dance, mat, waxing, buffing, concrete, heater, joist, ceiling",
  },
} satisfies Record<string, Vocabulary>;
