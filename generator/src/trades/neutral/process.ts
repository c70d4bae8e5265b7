import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const process: SectionPart<TitledSlot> = {
  headings: [
    "How a job usually goes",
    "From first call to final bill",
    "What happens, step by step",
    "The usual order of things",
    "Where the job goes from here",
    "Stages you can expect",
  ],
  intros: [
    "Details vary, but the order rarely does. Know where you are in it.",
    "Five steps, and one thing to watch at each of them.",
    "If a step is skipped, ask why before you go on.",
    "Knowing the order tells you what should come next.",
    "Each stage has its own question worth asking.",
    "Most trouble starts where two of these run together.",
    "Your part is small, but it comes at the right moments.",
    "Think of it as five short meetings.",
  ],
  shows: 5,
  slots: [
    {
      title: ["First call or message", "You get in touch", "The first talk"],
      text: [
        "You explain what you need and hear whether they take on that kind of job. Ask what they want to know from you next.",
        "Keep it short. The aim is to find out if this is the right person and when they could look at it.",
        "Say what you need, send the photos, and ask when you can expect an answer.",
        "Two minutes are enough to hear if you are in good hands: are you being listened to?",
        "You lead with the need, they lead with the next question. That is a good sign.",
        "Note the name of whoever answers, and the time they promise to get back to you.",
      ],
    },
    {
      title: ["A closer look", "They look into it", "Details and photos"],
      text: [
        "Some jobs can be judged from pictures; others need a visit. Ask if that visit costs anything before you agree to it.",
        "Now the open points are settled: sizes, access, timing. Mention what worries you, even if it seems small.",
        "This is the moment for honest limits. Say what you can spend and what cannot wait.",
        "Facts replace guesses here. Every gap you close now is one less surprise later.",
        "Questions go both ways. Yours are as useful as theirs.",
        "Sometimes they find that you need less than you thought. Welcome that.",
      ],
    },
    {
      title: ["Price and terms in writing", "A written offer", "Agreeing on the terms"],
      text: [
        "Read it slowly. Every step you talked about should be there, along with the date and the way to pay.",
        "Compare it with your notes. If a word is unclear, ask what it means and have the answer added.",
        "Two or three offers for the same list of work are easy to compare. Offers for different lists are not.",
        "Now words become numbers. Check the sum, the tax, and the dates with a pen in hand.",
        "Sleep on it if the amount is large. A fair offer is still there tomorrow.",
        "Whatever was promised out loud belongs on the page before you sign it.",
      ],
    },
    {
      title: ["The day itself", "The work gets done", "On the day"],
      text: [
        "Be reachable, clear the way, and walk through the plan together at the start. Changes should be priced before they are made.",
        "Start with a quick look at the list. If something new turns up, ask for the cost before you nod.",
        "Meet them at the door, show what matters, and agree on when to check in again.",
        "Set aside what you were asked to prepare, then step back and let them start.",
        "Small questions will come up. Decide in advance who answers them.",
        "An hour in, have a short look. Course changes are cheap while things are fresh.",
      ],
    },
    {
      title: ["Check, pay, keep the papers", "Looking it over", "The end of the job"],
      text: [
        "Go through the list point by point before you pay the last part. Take photos and file the receipt.",
        "Check the result in daylight if you can. Ask what to watch for in the next few weeks.",
        "Keep the offer, the receipt, and the name of the person. You will want all three if a question comes up.",
        "Try it, read it, switch it on, walk around it: use it the way you will from now on.",
        "Say what pleased you and what did not, while everyone is still in the room.",
        "A final bill should look like the offer. Have each difference explained.",
      ],
    },
  ],
};
