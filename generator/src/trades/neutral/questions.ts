import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: [
    "Questions people ask",
    "Common questions",
    "Short answers",
    "Asked again and again",
    "You asked, plainly answered",
    "Good to know",
  ],
  intros: [
    "Straight answers, without the sales talk.",
    "If yours is missing, ask it on the call.",
    "Open the ones that matter to you.",
    "What people tend to wonder about before and after they book.",
    "Short enough to read while you wait on hold.",
    "These come up again and again, whatever the job.",
    "Skip what you know and open what you do not.",
    "None of these is a silly thing to wonder.",
  ],
  shows: 8,
  slots: [
    {
      question: [
        "What if I do not know what to ask for?",
        "I cannot name the problem. Is that a difficulty?",
      ],
      answer: [
        "Describe what you see, hear, or want to achieve. Naming it is their part. A good first answer sounds like a question back to you, because they are narrowing it down.",
        "That is fine. Say what is different from how it should be, and send a photo. If the answer you get back is full of words you do not know, ask for it again in plain ones.",
        "Start with the result you are after. “It should open without sticking” or “I need this signed by Friday” is a perfectly good request.",
        "Point at it, so to speak: where it is, what it does, what it should do. Good listeners build the right name from that.",
        "Compare it with something everyone knows, and add when you first noticed. They have heard stranger descriptions than yours.",
        "Tell them what would make you say “done.” From that end, the way back to a proper request is short.",
      ],
    },
    {
      question: ["How many quotes should I get?", "Is one quote enough?"],
      answer: [
        "Two or three for anything that costs more than you would like to lose. For a small job, one clear price from someone who answers your questions may be plenty.",
        "It depends on the size. The point is not the lowest figure but seeing what each person thinks the job involves. The third opinion often explains the first two.",
        "For larger jobs, ask three people and give each the same notes. If one figure is far from the rest, ask what they saw that the others did not.",
        "One can be enough when you know the going rate. If you do not, a second opinion is the cheapest way to learn it.",
        "Think of the money at risk. For the price of a dinner, decide quickly; for a month of rent, take your time and compare.",
        "Stop when the answers begin to sound alike. Until then, every talk teaches you what to ask in the next one.",
      ],
    },
    {
      question: ["What belongs in a written quote?", "What should the offer say?"],
      answer: [
        "The work as a list, the price, what is left out, the dates, how to pay, and what happens if something changes. A name and an address belong on it too.",
        "Enough that a stranger could tell what was agreed. If you would have to explain it to someone, a line is missing.",
        "Look for the list of work, the materials, the total with tax, the start date, and the terms of payment. Ask for anything that is only said out loud.",
        "Who, what, when, how much, and what if. Five short answers make a good offer, and a page is plenty of room for them.",
        "Anything you would argue about later: amounts, dates, quality, cleanup, changes. If it matters to you, ask for a line on it.",
        "Numbers with units, names with addresses, a date on which the offer runs out. Vague words such as “as needed” deserve a second look.",
      ],
    },
    {
      question: ["Should I pay a deposit?", "Is it normal to pay something first?"],
      answer: [
        "For small jobs, usually not. For larger ones a part up front is common, often to cover materials. Some states limit how much may be asked, so look up the rule that applies to you.",
        "That can be fine. Ask what the money is for and get a receipt. Be wary of anyone who wants the whole amount before the work begins.",
        "A deposit is normal when something must be ordered for you. Tie each payment to a step you can see, and keep the last one until the end.",
        "A modest share up front shows that you mean it. The bulk should follow the work, never run ahead of it.",
        "Find out if you get it back should they cancel. Pay by a method that lets you dispute the charge.",
        "Customs differ by field. What never changes is the receipt, with the amount, the date, and what it was for.",
      ],
    },
    {
      question: ["How do I check a license?", "Where can I look up a license?"],
      answer: [
        "Ask for the number, then search for it on the website of your state board. The entry shows whether it is current and what kind of work it covers.",
        "Your state board keeps a public list. Search by number and not only by name, since names can be alike.",
        "First find out whether your state asks for one at all. If it does, the board’s website will show the holder, the status, and the date it runs out.",
        "The board behind the license runs a search page, and looking is free. Have the full name and the number with you.",
        "Type the number in and compare three things: the name, the kind of work, the date. If one is off, ask before you book.",
        "Not sure which board it is? Your state government’s website lists them by occupation, along with a phone number for questions.",
      ],
    },
    {
      question: ["What if they find more work?", "The job grew. What now?"],
      answer: [
        "Ask to see it, ask what happens if it is left alone, and ask for a price in writing before they go on. A second opinion is fair for anything large.",
        "Stop and talk. New work needs its own price and your clear yes. A short text message from you is enough to keep a record.",
        "Sometimes it is real and sometimes it can wait. Have them show you, take a photo, and decide after the agreed work is done.",
        "Let them point to it. If you cannot see it, a picture will do. Then decide with a figure in front of you, not a feeling.",
        "Finish what was agreed first, unless it would be undone. A pause costs less than a hasty yes.",
        "Keep the two matters apart on paper: the old job with its price, the new one with its own. Mixing them is how bills grow.",
      ],
    },
    {
      question: ["Can I get a price by phone?", "Will they quote without a visit?"],
      answer: [
        "For standard work, often yes. For anything with unknowns, expect a range. Good photos and real measurements make the range smaller.",
        "You can usually get a first idea. Treat it as that, and ask what would change it once somebody has looked.",
        "Sometimes. If they need to see it first, that is a sign of care. Ask if the visit is charged, and if the fee is taken off the final bill.",
        "A figure given by phone is an estimate until somebody writes it down. Ask how often theirs turn out right.",
        "It depends on how much is unknown. The better your notes, the closer the guess, so have them in front of you.",
        "Many will give you three numbers: the least, the usual, the most. Write all of them down along with the reasons.",
      ],
    },
    {
      question: ["Do I have to be there?", "Can the work be done while I am out?"],
      answer: [
        "Be there at the start and at the end. In between, a phone that you answer is often enough.",
        "If you will be away, name one person who can decide for you and put that in writing. Agree on how to get in and how to lock up.",
        "That depends on access and on who has to decide things on the spot. Ask at which moments they will need you.",
        "For short appointments, plan to stay. For longer ones, agree on two moments when you look in together.",
        "Someone you trust can stand in for you, open up, and close again. Leave your wishes in writing where they will be seen.",
        "Some tasks need your signature, your taste, or your dog. Find out ahead, so that nobody drives out for nothing.",
      ],
    },
    {
      question: ["I rent. Who should make the call?", "Does my landlord need to know?"],
      answer: [
        "For anything that belongs to the building, ask the owner or manager first, in writing. They may have to arrange it, or may have someone they use.",
        "Check your lease before you book. If you pay without asking, you may not get the money back.",
        "Tell them early, with a photo and a date. If it is urgent and nobody answers, keep a record that you tried.",
        "What you own, you decide on. What came with the place belongs to somebody else, and they should be asked.",
        "A short email to the owner with a picture starts the clock. Keep the reply; it may decide who pays.",
        "Tell the owner first if walls, locks, or shared areas are involved. For your own things you need no permission.",
      ],
    },
    {
      question: ["Why is one price so much lower?", "How do I compare two very different prices?"],
      answer: [
        "Lay the lists side by side. Most of the time the cheaper one leaves something out. Ask both about that line and compare again.",
        "Ask each person to explain their figure. You will hear different materials, a different amount of work, or a different idea of the result.",
        "A low price can be honest if the schedule is open or the drive is short. It is a warning sign if nobody can tell you why.",
        "Put the same three questions to both. The one who answers without searching has probably planned the work.",
        "Divide each figure by what you get for it. Hours, items, or pages make two offers comparable at last.",
        "Some leave room for trouble in the figure, others charge for it when it comes. Ask which kind you are looking at.",
      ],
    },
    {
      question: ["What should I keep afterward?", "Which papers do I need later?"],
      answer: [
        "The offer, the receipt, photos from before and after, and any manual or certificate. One folder or one email thread is enough.",
        "Keep proof of payment and the written terms for as long as a problem could still show up. Photos with dates help as well.",
        "Save the name and number of the person who did the work. They know your case, and that saves time if you need them again.",
        "Anything with a number or a signature on it. Snap a picture too, since paper fades and gets lost.",
        "Instructions, spare parts, passwords you were given, and the date by which something has to be renewed.",
        "Your own notes. In a year you will not recall what was said, and the next person will want to know.",
      ],
    },
    {
      question: ["What if I am not satisfied?", "The result is not as agreed. What can I do?"],
      answer: [
        "Say so soon, calmly and in writing, with photos. Point to the line in the offer and give them a fair chance to put it right.",
        "Start with a call and follow it with an email that sums it up. If that leads nowhere, your state’s consumer office can explain the next step.",
        "Hold back the last payment if your agreement allows it, and list what is missing. Most disagreements end once both sides look at the same list.",
        "Give it a night, then name the two or three points that bother you most. Short lists get done.",
        "Go back to what was agreed. If the result falls short of it, say where; if it does not, ask what a change would cost.",
        "Ask for a time when you can look at it together. Standing in front of it, people agree faster than in messages.",
      ],
    },
    {
      question: ["Is it safe to send photos?", "What should I leave out of the pictures?"],
      answer: [
        "Show the thing itself, not your mail, keys, screens, or faces. Share your address once a visit is set, not before.",
        "A little care is enough. Crop out names and papers, and do not send codes for doors or alarms in a message.",
        "Send only what they need to judge the job. Codes, documents, and account numbers can wait until you meet.",
        "Think of a postcard: show what you would let a stranger read. Everything private can follow once you know who is coming.",
        "Turn off the location tag, check the background, and send them to a number you have looked up yourself.",
        "Faces of children, documents, and the view of your front door stay out. A plain close-up does the job.",
      ],
    },
    {
      question: ["How far ahead should I book?", "When is a good time to call?"],
      answer: [
        "As soon as you know the date. If your schedule is open, say so: a free slot between two other jobs may suit you both.",
        "Earlier than feels necessary, above all before holidays and busy seasons. Ask if there is a list for canceled appointments.",
        "For planned work, give it a few weeks. For anything urgent, call rather than write, and lead with what cannot wait.",
        "Ask two questions at once: the first open date, and the date you would get if you were flexible.",
        "Quiet months differ from field to field. Whoever answers the phone will know theirs and may well tell you.",
        "If a date is fixed, such as a wedding or a move, begin as soon as it is known and book the rest around it.",
      ],
    },
  ],
};
