import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const hire: SectionPart<TitledSlot> = {
  headings: [
    "Before you hire a plumber",
    "Questions for the plumber",
    "Ask before the wrench comes out",
    "How to choose a plumber",
  ],
  intros: [
    "Short questions that sort clear offers from vague ones.",
    "You need not know pipes to judge an answer.",
    "Put the same questions to everyone who quotes.",
    "A minute here is cheaper than a surprise on the bill.",
  ],
  shows: 6,
  slots: [
    {
      title: ["Who pulls the permit?", "Will there be a permit?"],
      text: [
        "Whoever applies answers for the work. If you are told to get it yourself, ask why.",
        "Skipping it can surface years later, when you sell the home or claim on insurance.",
        "A faucet may need none. For heaters and gas, expect a clear yes or no.",
      ],
    },
    {
      title: ["Whose license covers this job?", "Which license do you work under?"],
      text: [
        "A helper may do the labor; get the name and number of the person responsible.",
        "Many states rank plumbers as apprentice, journeyman, or master. Which of them will come?",
        "Gas work sometimes takes a separate license, so bring it up if your job includes any.",
      ],
    },
    {
      title: ["What if water damages the floor?", "Who pays for water damage?"],
      text: [
        "Ask for proof of liability cover before pipes are opened, and read the dates on it.",
        "One slipped wrench can flood the room below. Find out whose insurer would pay.",
        "An insurer can email the certificate straight to you, which leaves no room for doubt.",
      ],
    },
    {
      title: ["Flat rate or by the hour?", "How is the labor charged?"],
      text: [
        "Flat rates suit known jobs, hourly rates suit searches. Know which one you are agreeing to.",
        "When does the clock start: at the shop, at your door, or at the first tool?",
        "Two people can mean a double rate. Have the quote say how many will come.",
      ],
    },
    {
      title: ["Can it be repaired instead?", "Why not repair it?"],
      text: [
        "Have the worn part shown to you. A good reason for replacing can be pointed at.",
        "As long as spare parts are made, replacing the whole fixture needs a better argument.",
        "What would happen if you waited half a year? An honest answer may save you the job.",
      ],
    },
    {
      title: ["What exactly will you put in?", "Which parts do you use?"],
      text: [
        "Brand and grade belong on the quote, down to the valves. “Parts” alone says too little.",
        "Federal law calls for lead-free parts where water is for drinking; see how theirs are marked.",
        "Will spares be easy to find in ten years? Common models beat rare bargains.",
      ],
    },
    {
      title: ["How will you protect the house?", "What about dust and old parts?"],
      text: [
        "Drop cloths and shoe covers are the least. Where plaster or tile is cut, dust needs a barrier.",
        "Who hauls the old heater or tub away, and is that in the price?",
        "Mention light carpets, pets, and a sleeping child now, so the route can be planned.",
      ],
    },
    {
      title: ["What if it leaks again?", "Is the repair covered afterward?"],
      text: [
        "Labor and parts are often covered for different periods. Get both in writing.",
        "Drain clearing may carry a short promise or none; learn that before, not after.",
        "Would a return visit be charged while the cause is still in dispute?",
      ],
    },
    {
      title: ["Have you done this type before?", "How often do you do this?"],
      text: [
        "Slab leaks, cast iron, and tankless units each have their tricks. Ask for a recent case.",
        "Somebody who knows the job will want to hear about slope, venting, or pressure.",
        "Let them explain the hard part in plain words. If you can follow it, that speaks for them.",
      ],
    },
    {
      title: ["How long will the water be off?", "When can I use it again?"],
      text: [
        "Plan meals and showers around it, and see which rooms can stay in service.",
        "Glued joints need time to set before use. Get an hour, not a “soon.”",
        "In a shared building others lose water too. Somebody has to tell them; settle who.",
      ],
    },
    {
      title: ["May I keep the camera video?", "Can I see the sewer video?"],
      text: [
        "A recording lets a second plumber price the same defect without a second inspection.",
        "Look for the distance counter on the screen, so the spot can be found again.",
        "Where a whole new line is proposed, the pictures should show why a part will not do.",
      ],
    },
  ],
};
