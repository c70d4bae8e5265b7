import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const hire: SectionPart<TitledSlot> = {
  headings: [
    "Questions to ask before you hire",
    "Ask these before you say yes",
    "Before you hire",
    "What a careful customer asks",
    "Talk these through first",
    "Your side of the interview",
  ],
  intros: [
    "Friendly questions, firm answers. Anyone worth hiring has heard all of these before.",
    "Ask the same questions each time, and the answers become easy to compare.",
    "None of these is rude. Each one closes a gap that people regret later.",
    "Write the answers next to each name. The choice often makes itself.",
    "You are not being difficult. You are being clear.",
    "Pick the ones that worry you most and begin there.",
    "How they answer matters as much as what they say.",
    "Good answers are short, and none of them should surprise you.",
  ],
  shows: 8,
  slots: [
    {
      title: ["Who will do the work?", "Who exactly is coming?"],
      text: [
        "The person who quotes is not always the person who shows up. Get a name, and ask whether anyone else is brought in.",
        "Some jobs are passed on to others. That can be fine, as long as you know who answers for the result.",
        "Ask for the first name of the person you will meet, and who to call if they cannot make it.",
        "Will it be one person or several? The answer tells you how long you will share your space.",
        "Helpers change, so find out who is in charge on the day.",
        "If it is a large outfit, get the direct number of the one assigned to you.",
      ],
    },
    {
      title: ["Is the price fixed or by the hour?", "How is the price worked out?"],
      text: [
        "Both can be fair. With an hourly rate, ask for the likely range and when they would stop to check with you.",
        "A fixed price needs a clear list of work. An hourly one needs a limit that you both agree on.",
        "Ask what would make the final figure higher than the quoted one, and who decides at that point.",
        "Hourly work should come with a note of start, end, and breaks.",
        "Request both versions if you can. Seeing them side by side shows where the risk sits.",
        "Rounding matters: find out if ten minutes count as a quarter hour or a full one.",
      ],
    },
    {
      title: ["What is not included?", "What would cost extra?"],
      text: [
        "Travel, materials, cleanup, and taking things away are the usual gaps. Ask about each one by name.",
        "The list of what is left out tells you more than the list of what is in.",
        "Have them name three things that people wrongly assume are part of the price.",
        "Assume nothing. What goes without saying for you may be an extra for them.",
        "Read the offer backward, from the total to the first line, and note what you miss.",
        "Fees for weekends, small orders, or card payment hide here more than anywhere else.",
      ],
    },
    {
      title: ["Does this work need a license here?", "May I have your license number?"],
      text: [
        "Rules differ by state and by trade. If one is required, ask for the number and look it up with your state board.",
        "If the work calls for a license, a number is easy to give and easy to check online.",
        "Not every job needs one. Your state board can tell you whether this one does.",
        "Some fields are open to everyone; others need a state exam. Learn which this is.",
        "Compare the name on the record with the name on the offer. They should match.",
        "A permit, a registration, and a license are three different things. Ask which one applies.",
      ],
    },
    {
      title: ["What if something gets damaged?", "Who pays if something breaks?"],
      text: [
        "Ask what cover they carry and request proof in writing. Careful people keep a copy at hand.",
        "Accidents are rare, but the answer to this question should come quickly and on paper.",
        "A certificate from an insurer takes one email to send. Ask for it before the work starts.",
        "Find out how to report harm, to whom, and how soon it has to be done.",
        "Take a few pictures beforehand. They settle most arguments before they start.",
        "Words like “fully covered” mean little. A policy number and a date mean a lot.",
      ],
    },
    {
      title: ["Will I get it in writing?", "Can you send that by email?"],
      text: [
        "A short message is enough: what will be done, when, and for how much.",
        "Memory fades on both sides. One page that lists the work protects everyone.",
        "Writing it down is not distrust. It is how two people make sure they mean the same thing.",
        "A yes on the phone is friendly; a yes in your inbox can be found again.",
        "Put your own summary in an email, then wait for “correct” before you go ahead.",
        "If nobody wants to write it down, find out why before you agree.",
      ],
    },
    {
      title: ["When do you expect payment?", "How and when do I pay?"],
      text: [
        "Agree on the steps before the work begins. Paying everything up front leaves you nothing to hold back.",
        "Ask for a receipt with each payment, and keep the last part until you have checked the result.",
        "Find out which ways to pay are accepted, so the end of the job is not spent looking for a bank.",
        "Big jobs are paid in parts. Tie each part to something you can see or hold.",
        "Cash leaves no trace, so insist on a signed slip if you use it.",
        "Check whether tips, tax, and card fees are counted in the figure you were given.",
      ],
    },
    {
      title: ["What if plans change?", "Can I cancel or move the date?"],
      text: [
        "Ask how late you can move the day, and whether a fee applies after that.",
        "Life happens on both sides. Learn now how they tell you about a delay.",
        "Settle this while everyone is relaxed. It is hard to agree on at the last moment.",
        "Illness, traffic, a broken part: hear how they handle it when the fault is theirs.",
        "A deposit may be lost if you call it off late. Know the hour after which that is so.",
        "Rain dates and backup slots are easy to set while the calendar is open.",
      ],
    },
    {
      title: ["What if it is not right the first time?", "What happens if I am not happy with it?"],
      text: [
        "Ask how long you have to report a problem, and whether coming back costs anything.",
        "The answer shows how they think about their work. A clear promise is short.",
        "Get the terms in the same message as the price, so they cannot drift apart.",
        "Agree on how the finished work will be judged, so that taste is not left to argue about.",
        "Most flaws show within days. A second visit should be simple to arrange.",
        "Find out who decides when you two see it differently.",
      ],
    },
    {
      title: ["Have you done one like this lately?", "Can you tell me about a similar job?"],
      text: [
        "Listen for detail. Somebody who has done it will mention what was tricky.",
        "A recent example, with what it took, is worth more than a long list of skills.",
        "Ask whether that customer would take a short call from you.",
        "What did that customer worry about, and how did it end? Stories tell more than titles.",
        "Pictures of the result help, above all with the problem shown first.",
        "If yours would be the first of its kind for them, a lower price may be fair.",
      ],
    },
  ],
};
