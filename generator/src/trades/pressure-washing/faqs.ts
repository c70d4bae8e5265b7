import { question } from "../pack-entries.ts";
import type { Question } from "../trade.ts";

export const questions: readonly Question[] = [
  question(
    "How long does pressure washing take?",
    "A driveway may take part of a morning, a whole house up to a day. Height, growth, and access set the pace.",
    "The cleaner has to sit before it is rinsed, so waiting is part of the work. Drying needs the rest of the day.",
  ),
  question(
    "Do I need to be home?",
    "Not always, if windows are shut, water is on, and gates are open. Being reachable by phone is enough for most visits.",
    "It helps at the start, to point out leaks, loose siding, and plants that matter. Afterward you can come and go.",
  ),
  question(
    "How should I prepare?",
    "Close windows and doors, move cars, furniture, mats, and toys, and bring in cushions. Mention any window or door that leaks.",
    "Turn on the outside faucet, unlock gates, and keep pets in. Delicate pots can wait behind the house.",
  ),
  question(
    "Will the spray harm my plants?",
    "Plants are wetted before, during, and after, which thins whatever drips on them. Delicate ones can be covered for a short while.",
    "Dry leaves soak up cleaner, wet leaves shed it. Point out ponds, vegetables, and new seed before the work starts.",
  ),
  question(
    "What is soft washing, and when is it used?",
    "It is washing with cleaner and little pressure. Siding, stucco, screens, and shingles get it, because a strong jet can damage them.",
    "Pressure cleans hard, flat things such as concrete. Everything that water could get behind is washed softly.",
    ["soft-washing", "house-washing", "roof-cleaning"],
  ),
  question(
    "Can an old painted house be washed?",
    "Sound paint can be washed gently. Loose paint will come off, and paint from before 1978 may hold lead, so mention the age.",
    "Flaking is a sign to stop and look first. Lead-safe rules apply to old paint, and chips must be kept out of soil.",
    ["house-washing", "soft-washing"],
  ),
  question(
    "Is it safe for children and pets?",
    "Keep them indoors until the work is done and surfaces have been rinsed and dried. A jet can cut skin, and wet ground is slippery.",
    "Cover ponds nearby, take water bowls away, and bring toys in. After a good rinse the yard is theirs again.",
  ),
  question(
    "What should I say about the job?",
    "What should be washed, what it is made of, how many stories, and what the stains look like. Photos show most of it.",
    "Mention where the faucet is, whether you have a well, and any cracks, leaks, or fresh paint. Say what must not get wet.",
  ),
];
