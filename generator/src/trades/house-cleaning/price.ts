import type { SectionPart, TitledSlot } from "../trade-pack.ts";

export const price: SectionPart<TitledSlot> = {
  headings: [
    "What moves the price",
    "Where the hours go",
    "Why cleaning quotes differ",
    "Reading a cleaning quote",
  ],
  intros: [
    "Time is most of the bill, and these things set the time.",
    "No page can price a home it has never seen.",
    "Compare two offers line by line with these in mind.",
    "See which of these apply to your rooms.",
  ],
  shows: 4,
  slots: [
    {
      title: ["Size and bathrooms", "How large the home is"],
      text: [
        "Square feet matter less than wet rooms. One extra bathroom can add more work than two spare bedrooms.",
        "Count levels, baths, and rooms people really use. Shut-off spaces can be left out of the figure.",
        "Give true numbers on the phone. A home that turns out bigger will cost more at the door.",
      ],
    },
    {
      title: ["Condition today", "How much has built up"],
      text: [
        "Six months of soap scum needs soaking, scraping, and a second round. Fresh film needs one wipe.",
        "Send photos taken before you tidy. They keep the first figure close to the last.",
        "Ask whether heavy buildup is priced by the hour, and who decides when it counts as heavy.",
      ],
    },
    {
      title: ["How often they come", "Weekly, monthly, or once"],
      text: [
        "The longer the gap, the more dirt each visit must remove, so rates per visit tend to rise.",
        "Many offers drop after the first visit. Ask what the later price is and how long it holds.",
        "A rhythm you can keep beats a frequent one you cancel. Find out what a skipped turn costs.",
      ],
    },
    {
      title: ["Extras on the list", "Tasks beyond the basics"],
      text: [
        "Oven, refrigerator, blinds, and inside windows are usually priced apart. Pick one per visit to spread the cost.",
        "Get a menu of add-ons, then see which of them you could easily do yourself.",
        "Dishes and laundry sound small but eat time. Say clearly whether they belong to the job.",
      ],
    },
    {
      title: ["Supplies and equipment", "Whose vacuum and products?"],
      text: [
        "Using your own products may lower the bill, provided there is enough of each and they work.",
        "Special needs can cost more: unscented cleaners, stone-safe soap, or a vacuum with a fine filter.",
        "One quote may include everything in the bucket, while another expects you to buy it. Compare like with like.",
      ],
    },
    {
      title: ["Pets and people", "Fur, feet, and family life"],
      text: [
        "Long hair in rugs and on couches slows vacuuming. Brushing the dog the day before truly helps.",
        "A busy household leaves more on surfaces. Clearing them first turns paid tidying into paid cleaning.",
        "Litter boxes, cages, and tanks are rarely part of a standard list. Bring them up before you assume.",
      ],
    },
    {
      title: ["Access and parking", "Getting in and around"],
      text: [
        "Three flights of stairs with a vacuum take effort. Mention walk-ups, long halls, and missing elevators.",
        "Waiting for a key is often billed like work. Arrange entry the evening before.",
        "Paid parking, gate codes, and building check-ins eat into every visit, so ask how they are charged.",
      ],
    },
    {
      title: ["Hourly or flat", "How the price is figured"],
      text: [
        "By the hour, you pay for the time used. Set a limit and rank the rooms.",
        "Flat pricing shifts the risk of a slow day to the cleaner, as long as the list is exact.",
        "Two people for two hours equal four hours of labor. Check which kind of hour is meant.",
      ],
    },
    {
      title: ["Timing of the visit", "When you need it"],
      text: [
        "The last days of a month fill with moves. A mid-month date may be easier to get.",
        "Holidays and weekends may carry a higher rate. An ordinary weekday morning seldom does.",
        "Short notice limits your choice. Name two dates and ask if one of them costs less.",
      ],
    },
  ],
};
