import { type Vocabulary, WORK } from "./vocabulary.ts";

const VEHICLES =
  "car, auto, automotive, vehicle, truck, suv, van, rv, camper, trailer, boat, motorcycle, bike, tractor";

/** Trades that clean, clear, carry and care for grounds. */
export const SERVICE_TRADES = {
  locksmith: {
    sure: "locksmith, cerrajero, cerrajeria, lockout, locked out, rekey, rekeying, lock change, lock smith, key fob, car key, transponder key, lock replacement, lock installation, lock repair, smart lock, key duplication, key cutting, deadbolt",
    alone: "lock, lock service, lock and key",
    pairs: [
      [
        "lock, door lock, key, ignition, safe, master key, access control, panic bar, keyless entry",
        `${WORK}, change, changing, opening, cutting, copy, duplication, programming, extraction, cracking, unlocking, made, making`,
      ],
      ["car, door, safe, house, auto", "unlock, unlocking, unlock service"],
      ["key, door", "locked"],
    ],
    around: "broken, lost, mobile, door, smart, high, security, front, mailbox",
    despite: `${VEHICLES}, app, nail`,
    never: "hair, screen, knee, jaw",
  },
  towing: {
    sure: "tow truck, grua, towing service, towing company, roadside assistance, roadside service, roadside help, wrecker service, wrecker, flatbed towing, jump start, car towing, auto towing, emergency towing",
    alone:
      "towing, tow, roadside, winching, vehicle recovery, truck recovery, car recovery, tire change, flat tire, lockout and towing, fuel delivery, gas delivery, winch out, off road recovery, accident recovery, equipment hauling",
    pairs: [
      [
        "tire, flat tire, battery, car battery",
        "change, changing, changer, jump, boost, help, assistance, jumpstart",
      ],
      [
        "car, vehicle, truck, motorcycle, rv, boat, auto",
        "towing, tow, recovery, winching, hauling, transport",
      ],
    ],
    around:
      "semi, electric, equipment, machinery, transport, heavy, light, medium, duty, flatbed, long, short, distance, truck, wheel, lift, accident, roadside, help, assistance, hauling, recovery, impound, private",
    despite: `${VEHICLES}, delivery, equipment`,
    never: "capacity, hitch, mirror, package, paddle",
  },
  "tree-service": {
    sure: "arborist, tree service, tree removal, tree trimming, tree trimmer, tree cutting, tree pruning, tree felling, tree surgeon, tree care, tree company, tree surgery, tree doctor, tree climber, tree disease, tree pest, crown thinning, stump grinding, stump removal, stump grinder, stump, tree remover, tree cutter",
    alone:
      "tree, limb removal, branch removal, land clearing, lot clearing, brush removal, brush clearing, palm trimming, brush chipping, wood chipping",
    pairs: [
      [
        "tree, limb, branch, palm, palm tree, brush, land, lot, shrub and tree, dead tree",
        "removal, remove, trimming, cutting, pruning, felling, planting, clearing, grinding, cabling, bracing, topping, thinning, lopping, fertilization, inspection, care, service",
      ],
    ],
    around:
      "storm, damage, fallen, dead, hazard, oak, pine, palm, crane, tall, health, assessment, removal, cleanup",
    never: "house builder, farm, christmas, family, lot sale, light, nursery",
  },
  landscaping: {
    sure: "landscaping, jardinero, jardineria, hardscaping, xeriscaping, landscape lighting",
    alone:
      "gardening, gardener, garden design, garden maintenance, rock garden, retaining wall, stone patio, stone walkway, stone wall, outdoor lighting, backyard makeover, yard grading, yard drainage, paver patio, paver, pavers, french drain, artificial turf, mulching, flower bed, outdoor living space, patio paver",
    pairs: [
      [
        "mulch, sod, paver, retaining wall, shrub, hedge, bush, flower, flower bed, garden, yard, patio paver, paver walkway, stone walkway, turf, artificial grass, topsoil, plant, rock, gravel, drainage, outdoor kitchen, fire pit, water feature, pond",
        `${WORK}, planting, trimming, pruning, design, designer, builder, building, construction, drainage, layout, contractor, laying, edging`,
      ],
      ["garden", "cleanup, clean up"],
    ],
    around:
      "stone, brick, block, rock, driveway, outdoor, spring, fall, yard, patio, native, backyard, front, desert, low, water, irrigation",
    despite: "pool",
    never: "photography, painting, painter, nursery, quilt, fabric",
  },
  "lawn-care": {
    sure: "lawn care, corte de cesped, yard maintenance, lawn mowing, lawn service, lawn maintenance, lawn cutting, lawn treatment, grass cutting, grass mowing, lawn aeration, lawn fertilization, lawn seeding, overseeding, lawn cutter",
    alone:
      "lawn, weed control, mowing, aeration, yard mowing, grass, dethatching, yard work, fertilizing, fall cleanup, spring cleanup, grub control, leaf removal, leaf cleanup, fertilization, turf care, weed and feed, weed spraying",
    pairs: [
      [
        "lawn, grass, yard, weed, leaf, turf, acreage, crabgrass",
        "mowing, cutting, mow, aeration, aerating, fertilization, fertilizing, fertilizer, seeding, reseeding, overseeding, maintenance, treatment, edging, trimming, removal, cleanup, raking, control, service, care, spraying, dethatching, renovation, restoration, cleanup, clean up, grooming, mowing, management, company",
      ],
    ],
    around:
      "overgrown, grub, insect, fall, spring, edging, organic, green, leaf, core, weed, grass",
    never: "mower, bowling, game, party, dart, chair, furniture, installation",
  },
  "house-cleaning": {
    sure: "house cleaning, limpieza de casa, house cleaner, home cleaning, home cleaner, housecleaning, maid, housekeeping, housekeeper, move out cleaning, move in cleaning, moving cleaning, deep cleaning, apartment cleaning, residential cleaning, cleaning lady, airbnb cleaning, vacation rental cleaning, domestic cleaning, condo cleaning, end of tenancy cleaning, tenant cleaning",
    alone:
      "cleaning, cleaner, spring cleaning, post construction cleaning, after construction cleaning, recurring cleaning",
    pairs: [
      [
        "house, home, apartment, condo, kitchen, bathroom, room, bedroom, refrigerator, airbnb, move in, move out, holiday, weekly, oven",
        "cleaning, cleaner, cleanup, tidying",
      ],
    ],
    around:
      "deep, spring, move, out, in, weekly, biweekly, monthly, green, eco, friendly, post, construction, standard, regular, recurring, vacation, turnover, rental, general, routine, organizing, basic, lady, maid",
    despite: "rental",
    never:
      "commercial, office, janitorial, industrial, window, carpet, gutter, roof, pool, dry, air, duct, vent, chimney, drain, gun, teeth, supply, septic, tank, crime, scene, exterior, driveway, upholstery, rug, sofa, couch, mattress, solar, panel, dryer, grill, garage, product, warehouse, tile, grout, street, pressure, blind, curtain, hoarding",
  },
  "carpet-cleaning": {
    sure: "carpet cleaning, limpieza de alfombra, carpet cleaner, upholstery cleaning, rug cleaning, rug cleaner, tile and grout cleaning, tile cleaning, grout cleaning, carpet shampooing, carpet steam, steam cleaning carpet, sofa cleaning, couch cleaning, mattress cleaning, furniture cleaning, upholstery cleaner, carpet stain, carpet and upholstery, pet stain, pet odor, carpet wash",
    alone:
      "steam cleaning, stain removal, odor removal, carpet repair, carpet stretching, pet urine removal, carpet extraction, carpet protector, carpet restretching",
    pairs: [
      [
        "carpet, upholstery, rug, area rug, sofa, couch, mattress, tile, grout, chair, sectional, drapery, stain, odor, pet stain, oriental rug",
        "cleaning, cleaner, shampooing, shampoo, steam, stain, removal, treatment, deodorizing, sanitizing, protection",
      ],
    ],
    around:
      "hallway, restoration, repair, stretching, steam, dry, deep, area, oriental, persian, wool, leather, pet, dog, cat, urine, odor, stain, stair, tile, grout, hot, water, extraction, furniture",
    despite: "pet, dog, cat",
    never: "car, auto, boat, installation, roof, hair",
  },
  "pressure-washing": {
    sure: "pressure washing, lavado a presion, pressure washer, power washing, power washer, power wash, pressure wash, soft washing, soft wash, softwash, pressure cleaning, pressure cleaner, power cleaning, roof cleaning, roof washing, house washing, house wash, driveway cleaning, driveway washing, exterior cleaning, exterior washing, concrete cleaning, deck cleaning, deck washing, patio cleaning, siding cleaning, sidewalk cleaning, fence cleaning, moss removal, gum removal, building washing, graffiti removal, dumpster pad cleaning, paver cleaning",
    pairs: [
      [
        "driveway, roof, deck, patio, sidewalk, siding, fence, exterior, house, building, brick, stucco, vinyl siding, concrete, parking lot",
        "washing, wash, pressure, power, cleaning",
      ],
    ],
    around: "hot, cold, water, exterior, fleet, mobile, soft",
    despite: "truck, vehicle, pool, boat, trailer",
    never: "repair, rental, parts, machine, nozzle, dish",
  },
  "junk-removal": {
    sure: "junk, trash removal, garbage removal, rubbish removal, debris removal, trash hauling, estate cleanout, garage cleanout, house cleanout, home cleanout, foreclosure cleanout, eviction cleanout, attic cleanout, basement cleanout, property cleanout, furniture removal, appliance removal, mattress removal, hot tub removal, furniture disposal, mattress disposal, appliance disposal, couch removal, yard waste, junk pickup, construction debris, e waste, appliance pickup, furniture pickup, bulk trash, piano removal, shed removal, tv removal",
    alone: "hauling, cleanout, clean out, waste removal, rubbish, hauling away",
    pairs: [
      [
        "junk, trash, garbage, debris, furniture, appliance, mattress, couch, sofa, hot tub, yard waste, yard debris, waste, refrigerator, scrap metal, bulk item, rubbish, garage, attic, basement, estate, storage unit, hoarding, electronics, carpet, tv, piano, shed, construction debris",
        "removal, remove, hauling, haul, disposal, pickup, pick up, cleanout, clean out, collection, recycling",
      ],
    ],
    around: "old, hot, tub, away, construction, yard, bulk, estate, garage",
    despite: "spa, tv, computer",
    never: "car, auto, vehicle, rental, tattoo, snow, hair, medical, radon, food, hazardous",
  },
  moving: {
    sure: "mover, mudanza, moving company, moving service, local moving, long distance moving, piano moving, office moving, apartment moving, furniture moving, residential moving, commercial moving, packing and moving, moving and packing, moving and storage, interstate moving, senior moving, moving help, moving labor, household moving, cross country moving, relocation service",
    alone: "moving, packing, relocation, packing and unpacking",
    pairs: [
      [
        "house, home, apartment, office, furniture, piano, household, local, long distance, interstate, senior, student, military, labor, packing, safe, condo, pool table",
        "moving, move, relocation, loading, unloading, packing, unpacking",
      ],
    ],
    around:
      "local, long, distance, interstate, cross, country, labor, help, loading, unloading, storage, packing, truck, out, state, day, last, minute, hourly, short, white, glove, and, pool, table",
    despite: "pool",
    never: "rental, lawn, earth, mobile, truck rental, box, cleaning, picture, forward, dirt, data",
  },
  "pest-control": {
    sure: "pest control, control de plagas, fumigador, fumigacion, pest management, pest removal, exterminator, exterminating, extermination, termite, bed bug, mosquito control, rodent control, ant control, roach, cockroach, pest service, pest company, mosquito treatment, rat control, mice control, mouse control, wasp nest, hornet nest, bee removal, wasp removal, spider control, rodent removal, rat removal, mice removal, bug control, insect control, flea treatment, flea control, fumigation, tick control, pest inspection, pest treatment, pest proofing, wildlife removal, wildlife control",
    alone: "pest, rodent, mosquito, bug, insect, flea, tick, wildlife",
    pairs: [
      [
        "ant, spider, mosquito, rodent, rat, mouse, mice, wasp, bee, hornet, yellow jacket, flea, tick, bug, insect, silverfish, cricket, scorpion, squirrel, raccoon, bat, mole, gopher, earwig, carpenter ant, fire ant, wildlife, snake, animal, fly, moth, bird, critter, opossum, pigeon, armadillo, beehive, wasp nest",
        "control, exterminator, extermination, removal, treatment, spraying, spray, killer, trapping, exclusion, inspection, proofing, elimination, prevention",
      ],
    ],
    around:
      "outdoor, indoor, organic, natural, eco, friendly, quarterly, yard, lawn, attic, nest, lawn, humane, pet, safe, heat",
    despite: "animal, pet, farm",
    never: "store, drone, dog, cat, horse, wart, tag",
  },
  "water-damage-restoration": {
    sure: "water damage, flood damage, flood cleanup, flood restoration, flooded basement, water mitigation, water extraction, water restoration, water removal, water cleanup, sewage cleanup, sewage backup, flood clean up, flood service, flood remediation, water remediation, mold remediation, mold removal, flooded house, water damaged",
    alone:
      "structural drying, crawl space drying, storm damage restoration, disaster restoration, carpet drying, wet carpet, flood, water restoration, mold cleanup, mold treatment, dehumidification",
    pairs: [
      [
        "flood, flooded, sewage, water, mold, wet carpet, wet basement, basement flood",
        "cleanup, clean up, restoration, mitigation, extraction, removal, remediation, drying, dry out, damage",
      ],
    ],
    around:
      "basement, emergency, storm, fire, smoke, mold, ceiling, crawl, space, sewer, damage, restoration, disaster, drying, structural, pipe, burst, carpet",
    never: "car, hair, insurance, lawyer, light, lamp, testing, test, softener, filter",
  },
} satisfies Record<string, Vocabulary>;
