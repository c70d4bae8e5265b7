import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const hire: SectionPart<TitledSlot> = {
  headings: [
    "Before you hire a roofer",
    "Ask before you sign",
    "What to ask on the driveway",
    "Sort the careful from the quick",
    "Questions for every bidder",
  ],
  intros: [
    "A roof is sold in an hour and lived under for decades.",
    "Ask each bidder the same six, and write the answers down.",
    "Straight replies to these matter more than a glossy folder.",
    "You cannot watch the work up there, so question it first.",
  ],
  shows: 6,
  slots: [
    {
      title: ["Who carries the insurance?", "Are your workers covered?"],
      text: [
        "Falls happen in this trade. Ask for proof of liability and workers’ coverage, sent by the insurer.",
        "If a helper is hurt and nobody covers them, the claim may land on the owner.",
        "Call the insurer named on the certificate to confirm that it is still in force.",
      ],
    },
    {
      title: ["Is a roofing license needed here?", "May I see your license?"],
      text: [
        "Some states license roofers, some register them, some leave it to the city. Check before you sign.",
        "Type the number into the official search and compare name and address.",
        "No license rule where you live? Then business registration and insurance papers matter even more.",
      ],
    },
    {
      title: ["Where is your office?", "Will you be around next year?"],
      text: [
        "A street address and a local phone help you find them when a seam opens later.",
        "After big storms, crews travel in from far off. Ask who handles a callback once they leave.",
        "Find out how long the business name has existed, and look it up with the state.",
      ],
    },
    {
      title: ["Will you strip it or go over it?", "Is tear-off included?"],
      text: [
        "A second layer hides soft wood and adds weight. Have the choice and the reason written down.",
        "Learn how many layers the price assumes, and what an extra one would add.",
        "If the plan is to go over, check whether the shingle maker’s terms allow it.",
      ],
    },
    {
      title: ["Will the flashing be new?", "What happens at the chimney?"],
      text: [
        "Leaks love joints. New metal there does more for you than thicker shingles.",
        "Listen for step flashing, counterflashing, and a cut joint. “A bead of caulk” is a weaker answer.",
        "Ask to see a photo of a chimney they flashed last month.",
      ],
    },
    {
      title: ["How do you price bad wood?", "What if the decking is rotten?"],
      text: [
        "A figure per sheet, set now, beats a surprise at noon with the roof open.",
        "Settle how many sheets are in the price already, and who decides on more.",
        "Request a photo of every soft board before it is covered again.",
      ],
    },
    {
      title: ["How will you protect the house?", "What about my plants and siding?"],
      text: [
        "Tarps, plywood over shrubs, and a guarded air conditioner show that someone has thought ahead.",
        "Ask where old shingles land: a chute, a trailer, or your flower bed.",
        "Agree on who pays for a cracked window or a crushed rose before the first bundle arrives.",
      ],
    },
    {
      title: ["What if it rains halfway?", "How is an open roof closed at night?"],
      text: [
        "The answer should name a forecast check, a daily limit, and a cover kept on site.",
        "Bare wood and a dark cloud are a bad pair. Ask how much is stripped at once.",
        "Find out who comes back after dark if a cover blows loose.",
      ],
    },
    {
      title: ["What warranty do I get?", "What is covered, and by whom?"],
      text: [
        "There are usually two: the maker’s on materials, the roofer’s on labor. Ask for both in writing.",
        "Read what voids the warranty: poor venting and pressure washing are common entries.",
        "Learn whether it passes to a buyer, and whether it must be registered.",
      ],
    },
    {
      title: ["When is payment due?", "How much do you want up front?"],
      text: [
        "Steps tied to delivery and progress are fair. All of it before the first shingle is not.",
        "Keep the last part until nails are picked up and the permit is closed.",
        "Unpaid suppliers can sometimes place a lien on your house, so ask for proof of payment.",
      ],
    },
    {
      title: ["Who will be on my roof?", "Do you use subcontractors?"],
      text: [
        "Many companies sell the job and hire a crew. Fine, if you know whose insurance applies.",
        "Get the name of the person in charge on site, and a number that is answered.",
        "Even a sales rep who never climbs should be able to name the foreman.",
      ],
    },
    {
      title: ["Do you handle insurance claims?", "What will you tell my insurer?"],
      text: [
        "A roofer may document and price damage. Settling the claim stays between you and the insurer.",
        "Be careful with papers that hand over your claim or your right to the money.",
        "An offer to absorb your deductible is a warning sign, and illegal in many states.",
      ],
    },
    {
      title: ["Can I see a roof you did?", "Where can I look at your work?"],
      text: [
        "An address to drive past tells you about lines, edges, and cleanup.",
        "Pick one that is five years old; new roofs all look good from the street.",
        "Put two questions to that owner: any leaks, and did anyone come back?",
      ],
    },
  ],
};
