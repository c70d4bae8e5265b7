import type { FaqSlot, SectionPart } from "../trade-pack.ts";

export const questions: SectionPart<FaqSlot> = {
  headings: [
    "Questions people ask about cleaning",
    "Cleaning questions, answered",
    "Good to know",
    "Before and after the visit",
  ],
  intros: [
    "Open the ones that apply to you and your home.",
    "Short answers to what comes up most on the phone.",
    "If yours is missing, bring it up when you call.",
    "Most of these come up sooner or later in every house.",
  ],
  shows: 7,
  slots: [
    {
      question: ["Should I tidy before the cleaner comes?", "Do I need to pick up first?"],
      answer: [
        "Yes, in the sense of picking up. Toys, papers, and clothes slow everyone down, and you pay for the minutes. Leave the real dirt where it is.",
        "Tidying and cleaning are separate jobs. If you want both, say so and allow more time. Otherwise clear counters, floors, and the edge of the tub.",
        "It pays to open the road. Ten minutes with a laundry basket lets a cleaner reach surfaces, and nothing private ends up in strange hands.",
      ],
    },
    {
      question: ["How long does a cleaning take?", "How many hours should I plan for?"],
      answer: [
        "It depends on bathrooms, buildup, and how many people come. Ask for a range in labor hours, then ask what would push it to the upper end.",
        "A first visit is the slow one, often far longer than those that follow. Keep that day flexible, and judge the rhythm from the second visit.",
        "Nobody can say before hearing about the rooms. Give the facts, get an estimate, and note the real time afterward, so the next figure is closer.",
      ],
    },
    {
      question: [
        "Which cleaning products must never be mixed?",
        "Is it safe to combine two products?",
      ],
      answer: [
        "Treat all mixing as off limits. Bleach makes toxic gas with ammonia, and with acids such as vinegar or many toilet cleaners. One product, then rinse.",
        "Combine none of them. Even products that are mild alone can react, and bleach is the usual culprit. Rinse the surface before you switch to another.",
        "Keep every product to itself. A pair like bleach and ammonia makes a gas that puts people in the hospital. Open a window while you clean.",
      ],
    },
    {
      question: ["Can vinegar clean everything?", "Is vinegar safe on counters and floors?"],
      answer: [
        "It has its limits. Vinegar cuts mineral scale on glass and kettles, but it etches marble, travertine, and limestone. Keep it off stone, and never near bleach.",
        "Look at the surface first. Acid is fine for a coffee maker, wrong for natural stone, grout, and waxed wood. Go by what the maker says.",
        "It is useful and cheap, yet it is no registered disinfectant. Natural stone needs a neutral soap made for it; a scaled showerhead is vinegar’s kind of job.",
      ],
    },
    {
      question: [
        "Deep clean or regular clean: which do I need?",
        "Do I have to start with a deep clean?",
      ],
      answer: [
        "If months have passed since the baseboards were wiped, start deep. Regular visits are built to keep a good state, not to catch up.",
        "Test one spot. Wipe a door frame and the wall behind the stove with a damp cloth. If the cloth turns brown, one thorough visit comes first.",
        "Deep first is often sensible. Without a reset, each regular visit spends its time on old dirt, and the home never quite gets there.",
      ],
    },
    {
      question: ["Do I need to be home?", "Can I leave while they clean?"],
      answer: [
        "Be there the first time, at the start and the end. After that, many people hand over a key and check the result in the evening.",
        "That is up to you. Working around people is slower, but a new cleaner will have questions. A phone you answer may be enough.",
        "An empty house is fine once entry, alarm, and pets are arranged. Leave a list, put valuables away, and ask for a message when the door is locked.",
      ],
    },
    {
      question: ["Who brings the supplies?", "Do I have to buy anything?"],
      answer: [
        "Practice varies. Many cleaners arrive with everything, while others use your vacuum so that dirt from other homes stays out. Ask, since it affects the price.",
        "Settle it on the phone. If it falls to you, have fresh cloths, trash bags, a mop, and a working vacuum ready, and say what goes on which floor.",
        "Either way can be right. If someone in the family reacts to scents, choosing the products yourself gives you control over what ends up in the air.",
      ],
    },
    {
      question: [
        "What if someone has asthma or allergies?",
        "Can cleaning be done without strong smells?",
      ],
      answer: [
        "Say it at the first contact. Unscented products, damp dusting, and a well-filtered vacuum help. Stay elsewhere until the rooms have aired.",
        "Choose mild, fragrance-free products and have them wiped on rather than sprayed. Open windows where you can, and plan the visit for hours when you are out.",
        "Much everyday dirt gives way to soap, water, and microfiber. Get the product names in writing, and show them to your doctor if you are unsure.",
      ],
    },
    {
      question: ["Can a cleaner remove mold?", "What about mold in the bathroom?"],
      answer: [
        "Spots on tile and grout are normal cleaning. If mold covers more than about ten square feet, or grows inside a wall, call a mold professional.",
        "Surface mildew is cleaning work. But mold means moisture, and scrubbing over a leak only buys a few weeks. Have the water traced when a stain keeps returning.",
        "Mention it before the visit, with a photo. A small patch on a hard surface can be scrubbed; soft materials that stayed wet usually have to go.",
      ],
    },
    {
      question: ["Can wood floors be mopped?", "How should hardwood be cleaned?"],
      answer: [
        "Use a mop that is barely damp and a cleaner the floor maker accepts. Standing water and steam can swell boards and cloud the finish.",
        "Grit does the scratching, so vacuum or dust-mop first with a soft head. Then go over sealed boards lightly damp, along the grain, and let them dry.",
        "Sealed wood takes a well-wrung microfiber mop. Waxed or worn boards want even less water. Skip vinegar and oil soap unless the finish allows them.",
      ],
    },
    {
      question: ["Should I tip?", "Is a tip expected?"],
      answer: [
        "No rule exists. Some people give extra at the holidays or after a heavy job. Ask the firm whether its staff may accept it.",
        "It is your choice. An owner who sets the price may expect none, while an employee may be glad of it. A clear list is welcome to both.",
        "Tips are kind, never owed. If you want to give one, hand it over in person or ask how it reaches whoever did the work.",
      ],
    },
    {
      question: [
        "Should I hire a firm or one person?",
        "Is a single cleaner better than a company?",
      ],
      answer: [
        "One person knows your home and may cost less; a firm can send a substitute. Ask both about insurance, illness, and who is responsible.",
        "There is a tax side. If you hire and direct someone yourself, you may count as the employer, while a firm handles that. Ask a tax preparer.",
        "Decide what matters more: a steady face or steady coverage. Then compare the written list, the rule for damage, and what happens after a missed visit.",
      ],
    },
    {
      question: ["How often should a home be cleaned?", "Weekly or every other week?"],
      answer: [
        "Let the bathrooms decide. If they look fine after ten days, every other week will do; if not, go weekly or do a quick wipe yourself.",
        "Kids, pets, and home cooking push toward weekly. A tidy couple who work away may be happy with once or twice a month.",
        "Start in the middle, every two weeks, and adjust after three visits. You will see by then whether the dust or the calendar wins.",
      ],
    },
    {
      question: ["Is my home too messy for a cleaner?", "Can a house be too messy to clean?"],
      answer: [
        "Rarely. Send honest photos and say whether floors can be reached. Where piles block rooms, sorting help or junk removal comes before cleaning.",
        "Most cleaners have seen worse. If exits are blocked, floors are soft, or waste is involved, a crew that specializes in such cases is the safer choice.",
        "Mess alone is no obstacle. Say it plainly and ask for someone patient. One room per visit, bathroom first, gets further than waiting for a perfect day.",
      ],
    },
    {
      question: ["How do I get ready for a move-out inspection?", "What does a landlord look at?"],
      answer: [
        "Oven, refrigerator, bathrooms, and marks on walls get the closest look. Go through the move-in report, and photograph each room when the cleaner is done.",
        "The lease decides, so read its cleaning clause. Then have the empty place cleaned, and keep power and water on until the keys change hands.",
        "Work from the ceiling down and finish at the front door. Inside cabinets, window tracks, and behind the stove are the spots most often marked down.",
      ],
    },
    {
      question: [
        "Can they clean with my dog or cat at home?",
        "What about my pets during the visit?",
      ],
      answer: [
        "A calm animal can stay if the cleaner knows about it. Close off a quiet room, and keep paws off floors until they are dry.",
        "Mention every animal beforehand. Vacuums scare many, doors stand open, and some products harm cats, birds, and fish before they harm people.",
        "Plan a separate room or a walk. Birds need special care, since fumes from hot ovens and sprays can kill them, so move the cage well away.",
      ],
    },
    {
      question: [
        "Does everything need to be disinfected?",
        "Cleaning or disinfecting: what is the difference?",
      ],
      answer: [
        "Cleaning takes dirt and most germs away; disinfecting kills what is left. In an ordinary week, soap and water are enough for most surfaces.",
        "Washing removes, disinfecting kills. Save the second for the toilet, raw-meat spills, and sick days, and keep the surface wet as long as the label says.",
        "Cleaning comes first, because a disinfectant cannot get through grime. It then needs minutes of contact, so reserve it for handles, faucets, and toilets.",
      ],
    },
    {
      question: ["What if I am not happy with the result?", "Something was missed. What now?"],
      answer: [
        "Say so right away, kindly and exactly, with photos. Most misses come from a list that two people read in different ways.",
        "Point at the line on the list and ask to have it put right. If the same corner is missed twice, add it to the note on the door.",
        "Start with the person who did the work, since they can fix it fastest. Then write to the office, with dates, if talking does not help.",
      ],
    },
    {
      question: ["Which jobs need a specialist instead?", "What should I not ask a cleaner to do?"],
      answer: [
        "Sewage, blood, needles, heavy mold, and rodent droppings carry health risks and need trained crews. Roof, gutter, and high outside glass belong to others too.",
        "Anything that needs tools, a tall ladder, or open wiring. A cleaner wipes the lamp; an electrician takes it apart. Chimneys and air ducts are trades of their own.",
        "Picture the mistake. If it could injure someone or ruin a surface, look for the trade that does it daily, such as stone polishing or duct cleaning.",
      ],
    },
    {
      question: ["How do I keep it clean between visits?", "What can I do between cleanings?"],
      answer: [
        "Wipe the shower after use, run the fan, and deal with spills while they are wet. Those three habits save the most scrubbing.",
        "Leave shoes at the door. Much of the grit on floors walks in, and a good mat catches a surprising share before the vacuum has to.",
        "Give each evening ten minutes: dishes, counters, and one load of laundry. A home that starts level needs less catching up at the next visit.",
      ],
    },
  ],
};
