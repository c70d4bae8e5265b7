import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const price: SectionPart<TitledSlot> = {
  headings: [
    "What makes a roof price",
    "Why roof quotes vary",
    "What adds to the bill",
    "Behind the number",
  ],
  intros: [
    "Floor area tells little; these tell a roofer far more.",
    "Hold each quote against these points before you compare totals.",
    "A fair price names each of these, even when it is zero.",
    "The cheapest total often just leaves one of these out.",
  ],
  shows: 4,
  slots: [
    {
      title: ["Size in squares", "How much roof there is"],
      text: [
        "Roofers count in squares of 100 square feet. A rambling house has more than its floor plan suggests.",
        "Slope adds area. Over the same rooms, a steep roof takes more shingles than a low one.",
        "Ask how it was measured and what was added for waste; hips and valleys mean more cutting.",
      ],
    },
    {
      title: ["Slope and height", "How steep, how high"],
      text: [
        "Steep or tall roofs need more safety gear and slower work. Two stories up, every bundle takes longer.",
        "Where a person cannot stand, staging comes in, and it has to be brought, built, and taken away.",
        "A low porch and a tall gable on one house may carry two different rates.",
      ],
    },
    {
      title: ["Layers to remove", "Tear-off and disposal"],
      text: [
        "One layer or two? Each must be pulled, carried, and paid for at the dump.",
        "Laying new over old saves labor but hides the wood. The building office knows whether it is allowed.",
        "Dumpster, hauling, and dump fees should be in the figure, not added at the end.",
      ],
    },
    {
      title: ["Hidden wood damage", "What lies under the shingles"],
      text: [
        "Nobody can see all of the decking beforehand. A price per sheet, fixed now, keeps the surprise small.",
        "Ask for photos of each bad board and a count at the end of the day.",
        "Long leaks rot rafters too. Framing is a separate line, and worth a second opinion.",
      ],
    },
    {
      title: ["Material", "What it is made of"],
      text: [
        "Thin shingles, thick shingles, metal, tile: each step changes weight, life, and labor along with the box price.",
        "Compare cost per year of service, not just the total; some roofs outlast two others.",
        "One maker sells several grades. Have the exact line named so that quotes match.",
      ],
    },
    {
      title: ["Shape and details", "Corners, valleys, and holes"],
      text: [
        "A plain gable goes fast. Dormers, valleys, and skylights turn straight runs into handwork.",
        "Each chimney and pipe needs its own metal. Count them, and see that the quote counts the same.",
        "Open slopes are quick, edges are not. That is why small, cut-up roofs can cost more per square.",
      ],
    },
    {
      title: ["Underlayment", "The layers you never see"],
      text: [
        "Felt, synthetic sheet, and sticky membrane differ in price and purpose. Ask where each one will go.",
        "Valleys and eaves may call for extra protection. The local code or the shingle maker sets the least.",
        "A low bid can hide here, since these sheets vanish from view by evening.",
      ],
    },
    {
      title: ["Season and timing", "When you book"],
      text: [
        "After a big storm everyone calls at once. Work that can wait may cost less a season later.",
        "Very cold or wet spells slow the work; seal strips need warmth to bond.",
        "Material prices can move between signing and starting. Ask which of you carries the difference.",
      ],
    },
    {
      title: ["Access to the site", "Getting to the roof"],
      text: [
        "A driveway beside the eaves saves carrying. Tight lots, ponds, and overhead wires add time.",
        "Can bundles be lifted straight to the ridge? If not, someone climbs with each.",
        "Move cars and garden things yourself. Cleared ground is the one saving that costs nothing.",
      ],
    },
    {
      title: ["Repair or replacement", "Patch price against roof price"],
      text: [
        "Three repairs in a few years can add up to a good part of a new roof.",
        "A patch on sound shingles is money well spent; on brittle ones it cracks their neighbors.",
        "Get both figures for the same slope, and ask how long each is expected to serve.",
      ],
    },
    {
      title: ["Vents and metal", "Edges, vents, and collars"],
      text: [
        "New drip edge, pipe collars, and ridge vent should be lines of their own. “Included” is too vague.",
        "Chimney metal may involve masonry. Find out who cuts the joint and who seals it.",
        "Keeping the old metal trims the bid, and often brings the leak back first.",
      ],
    },
  ],
};
