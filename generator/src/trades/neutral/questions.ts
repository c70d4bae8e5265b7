import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: ["Questions people ask", "Common questions", "Short answers", "Asked again and again"],
  intros: [
    "Straight answers, without the sales talk.",
    "If yours is missing, ask it on the call.",
    "Open the ones that matter to you.",
    "What people tend to wonder about before and after they book.",
  ],
  shows: 7,
  slots: [
    {
      question: [
        "What if I do not know what to ask for?",
        "I cannot name the problem. Is that a difficulty?",
      ],
      answer: [
        "Describe what you see, hear or want to achieve. Naming it is their part. A good first answer sounds like a question back to you, because they are narrowing it down.",
        "That is fine. Say what is different from how it should be, and send a photo. If the answer you get back is full of words you do not know, ask for it again in plain ones.",
        "Start with the result you are after. “It should open without sticking” or “I need this signed by Friday” is a perfectly good request.",
      ],
    },
    {
      question: ["How many quotes should I get?", "Is one quote enough?"],
      answer: [
        "Two or three for anything that costs more than you would like to lose. For a small job, one clear price from someone who answers your questions may be plenty.",
        "It depends on the size. The point is not the lowest figure but seeing what each person thinks the job involves. The third opinion often explains the first two.",
        "For larger jobs, ask three people and give each the same notes. If one figure is far from the rest, ask what they saw that the others did not.",
      ],
    },
    {
      question: ["What belongs in a written quote?", "What should the offer say?"],
      answer: [
        "The work as a list, the price, what is left out, the dates, how to pay, and what happens if something changes. A name and an address belong on it too.",
        "Enough that a stranger could tell what was agreed. If you would have to explain it to someone, a line is missing.",
        "Look for the list of work, the materials, the total with tax, the start date and the terms of payment. Ask for anything that is only said out loud.",
      ],
    },
    {
      question: ["Should I pay a deposit?", "Is it normal to pay something first?"],
      answer: [
        "For small jobs, usually not. For larger ones a part up front is common, often to cover materials. Some states limit how much may be asked, so look up the rule that applies to you.",
        "That can be fine. Ask what the money is for and get a receipt. Be wary of anyone who wants the whole amount before the work begins.",
        "A deposit is normal when something must be ordered for you. Tie each payment to a step you can see, and keep the last one until the end.",
      ],
    },
    {
      question: ["How do I check a license?", "Where can I look up a license?"],
      answer: [
        "Ask for the number, then search for it on the website of your state board. The entry shows whether it is current and what kind of work it covers.",
        "Your state board keeps a public list. Search by number and not only by name, since names can be alike.",
        "First find out whether your state asks for one at all. If it does, the board’s website will show the holder, the status and the date it runs out.",
      ],
    },
    {
      question: ["What if they find more work?", "The job grew. What now?"],
      answer: [
        "Ask to see it, ask what happens if it is left alone, and ask for a price in writing before they go on. A second opinion is fair for anything large.",
        "Stop and talk. New work needs its own price and your clear yes. A short text message from you is enough to keep a record.",
        "Sometimes it is real and sometimes it can wait. Have them show you, take a photo, and decide after the agreed work is done.",
      ],
    },
    {
      question: ["Can I get a price by phone?", "Will they quote without a visit?"],
      answer: [
        "For standard work, often yes. For anything with unknowns, expect a range. Good photos and real measurements make the range smaller.",
        "You can usually get a first idea. Treat it as that, and ask what would change it once somebody has looked.",
        "Sometimes. If they need to see it first, that is a sign of care. Ask if the visit is charged, and if the fee is taken off the final bill.",
      ],
    },
    {
      question: ["Do I have to be there?", "Can the work be done while I am out?"],
      answer: [
        "Be there at the start and at the end. In between, a phone that you answer is often enough.",
        "If you will be away, name one person who can decide for you and put that in writing. Agree on how to get in and how to lock up.",
        "That depends on access and on who has to decide things on the spot. Ask at which moments they will need you.",
      ],
    },
    {
      question: ["I rent. Who should make the call?", "Does my landlord need to know?"],
      answer: [
        "For anything that belongs to the building, ask the owner or manager first, in writing. They may have to arrange it, or may have someone they use.",
        "Check your lease before you book. If you pay without asking, you may not get the money back.",
        "Tell them early, with a photo and a date. If it is urgent and nobody answers, keep a record that you tried.",
      ],
    },
    {
      question: ["Why is one price so much lower?", "How do I compare two very different prices?"],
      answer: [
        "Lay the lists side by side. Most of the time the cheaper one leaves something out. Ask both about that line and compare again.",
        "Ask each person to explain their figure. You will hear different materials, a different amount of work, or a different idea of the result.",
        "A low price can be honest if the schedule is open or the drive is short. It is a warning sign if nobody can tell you why.",
      ],
    },
    {
      question: ["What should I keep afterward?", "Which papers do I need later?"],
      answer: [
        "The offer, the receipt, photos from before and after, and any manual or certificate. One folder or one email thread is enough.",
        "Keep proof of payment and the written terms for as long as a problem could still show up. Photos with dates help as well.",
        "Save the name and number of the person who did the work. They know your case, and that saves time if you need them again.",
      ],
    },
    {
      question: ["What if I am not satisfied?", "The result is not as agreed. What can I do?"],
      answer: [
        "Say so soon, calmly and in writing, with photos. Point to the line in the offer and give them a fair chance to put it right.",
        "Start with a call and follow it with an email that sums it up. If that leads nowhere, your state’s consumer office can explain the next step.",
        "Hold back the last payment if your agreement allows it, and list what is missing. Most disagreements end once both sides look at the same list.",
      ],
    },
    {
      question: ["Is it safe to send photos?", "What should I leave out of the pictures?"],
      answer: [
        "Show the thing itself, not your mail, keys, screens or faces. Share your address once a visit is set, not before.",
        "A little care is enough. Crop out names and papers, and do not send codes for doors or alarms in a message.",
        "Send only what they need to judge the job. Codes, documents and account numbers can wait until you meet.",
      ],
    },
    {
      question: ["How far ahead should I book?", "When is a good time to call?"],
      answer: [
        "As soon as you know the date. If your schedule is open, say so: a free slot between two other jobs may suit you both.",
        "Earlier than feels necessary, above all before holidays and busy seasons. Ask if there is a list for canceled appointments.",
        "For planned work, give it a few weeks. For anything urgent, call rather than write, and lead with what cannot wait.",
      ],
    },
  ],
};
