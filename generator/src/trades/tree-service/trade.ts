import { call811 } from "../national-facts.ts";
import type { Trade } from "../trade.ts";
import { problems, services } from "./catalogue.ts";
import { questions } from "./faqs.ts";

export const treeServiceTrade: Trade = {
  slug: "tree-service",
  names: { noun: "tree service", person: "tree service", work: "tree" },
  typed: `tree service, tree removal, tree cutting, tree felling, tree trimming, tree trimmers,
    tree pruning, tree care, tree surgeon, tree doctor, tree company, tree work, tree lopping,
    tree climber, arborist, arborist services, arborist consultation, stump grinding, stump removal,
    stump grinder, emergency tree removal, storm damage tree removal, fallen tree removal,
    dead tree removal, palm tree trimming, limb removal, branch removal, land clearing,
    lot clearing, brush clearing, brush chipping, wood chipping, tree cabling, tree planting,
    tree inspection, tree disease treatment`.split(/,\s+/),
  schemaType: "HomeAndConstructionBusiness",
  family: "grounds",
  // A tree with two limbs.
  motif:
    '<path d="M12 21.5V10M12 16l3.5-3M12 14l-3-2.5M8.5 21.5h7"/><path d="M8.8 16.5H8a4.5 4.5 0 0 1-1.6-8.7 5.7 5.7 0 0 1 11.2 0A4.5 4.5 0 0 1 16 16.5h-.8"/>',
  leads: {
    we: [
      "Dead limbs over the roof, a leaning trunk, a crown too close: we cut it, lower it, haul it, and rake up.",
      "Want the tree gone, or shaped so that it can stay? Show it to us, and we plan the cuts with you.",
      "From one broken branch to a whole tree, we rig, cut, chip, and clear until the yard is yours again.",
    ],
    plain: [
      "Dead limbs over the roof, a leaning trunk, a stump in the way: describe the tree and get it taken care of.",
      "A tree that stands too tall, too close, or past saving can be cut, lowered, and cleared from the yard.",
      "Tree removal, trimming, and stump grinding, from a single hanging limb to a full-grown trunk next to the house.",
    ],
  },
  ctas: ["{Call} about your tree", "{Call} to have a tree looked at", "{Call} about tree work"],
  titles: ["Removal, trimming, stumps", "Tree work for homes", "Trees cut, pruned, and cleared"],
  descriptions: [
    "tree removal, trimming, and stump grinding, with limbs lowered by rope where there is no room to drop them.",
    "dead limbs, leaning trunks, and old stumps dealt with. See how tree work is done and how to get it arranged.",
    "pruning that keeps a tree, removal when it has to go, and what to do if one falls on a house or a power line.",
    "trees trimmed, taken down, or braced, stumps ground out, and brush chipped. Services, answers, and contact.",
  ],
  services,
  problems,
  questions,
  emergency: [
    {
      title: "A tree has fallen on the house",
      steps: [
        "Get everyone, pets too, away from the rooms under the tree. If the building creaks or sags, leave by a way clear of wires.",
        "Call 911 if anyone is hurt or trapped, or if you smell gas, see smoke, or see wires down.",
        "Do not cut, pull, or climb the tree, since its weight may be all that holds it in place.",
        "Stay out of the damaged part until firefighters or a building inspector call it safe, and take pictures from a distance.",
      ],
      source: {
        title: "Ready.gov, Recovering from Disaster",
        url: "https://www.ready.gov/recovering-disaster",
      },
    },
    {
      title: "A tree or limb is on a power line",
      steps: [
        "Treat every wire as live, even one that lies still, and keep far away from it, the tree, and anything they touch.",
        "Call 911, then the electric utility, and say where the line is.",
        "Keep children, pets, and passers-by away, and do not touch or move the tree with anything, not even wood.",
        "If a line falls on your car, stay inside, call 911, and warn others off. Only if it burns, jump clear with both feet together and shuffle away.",
      ],
      source: {
        title: "Electrical Safety Foundation, Downed Power Lines",
        url: "https://www.esfi.org/downed-power-lines-video-short/",
      },
    },
  ],
  localFacts: ["county", "seat", "nearby"],
  national: [call811],
  sources: [
    { title: "OSHA, Tree Care Hazards", url: "https://www.osha.gov/tree-care/hazards-solutions" },
    {
      title: "ISA, Trees Are Good, Pruning Your Trees",
      url: "https://www.treesaregood.org/treeowner/pruningyourtrees",
    },
  ],
};
