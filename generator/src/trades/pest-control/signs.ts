import type { SectionPart, Variants } from "../trade-pack.ts";

export const signs: SectionPart<Variants> = {
  headings: [
    "Signs of pests",
    "What the clues point to",
    "Look, listen, and sniff",
    "How pests give themselves away",
    "Traces worth a second look",
  ],
  intros: [
    "A flashlight and ten quiet minutes will tell you a lot.",
    "Match what you found to the likely guest.",
    "Write down where and when, since patterns matter more than single sightings.",
    "Pests hide well, but they leave these behind.",
    "Look and listen, but touch nothing with bare hands.",
  ],
  shows: 6,
  slots: [
    [
      "Dark pellets like grains of rice along a wall point to mice.",
      "Droppings half an inch long or more suggest rats rather than mice.",
      "Moist, dark droppings are fresh; look without touching, and never sweep them dry.",
    ],
    [
      "Scratching in the ceiling after dark is often mice or rats on the move.",
      "Daytime scampering overhead sounds more like squirrels, which sleep at night.",
      "Faint rustling inside a wall on a warm day can be a wasp nest.",
    ],
    [
      "Mud lines as wide as a pencil on a foundation are likely termite tunnels.",
      "A dirt vein running up a wall or pier hides termites on their way to wood.",
      "Even an empty mud tube matters, since the colony may use another spot now.",
    ],
    [
      "A pile of equal-sized wings on a windowsill often follows a termite swarm.",
      "Winged insects with pinched waists and bent antennae are ants, not termites.",
      "Straight antennae, a thick waist, and four wings of one length spell termite.",
    ],
    [
      "Wood that sounds hollow when tapped, or gives under a screwdriver, may be eaten inside.",
      "Coarse shavings below a hole suggest carpenter ants, which dig in wood without eating it.",
      "Tiny six-sided pellets in small heaps are the trademark of drywood termites.",
    ],
    [
      "Rusty specks on sheets and mattress seams can mean bed bugs are feeding at night.",
      "Search the piping of the mattress for flat, brown insects the size of an apple seed.",
      "Bites alone prove nothing; skins, dark dots, and tiny white eggs in the seams do.",
    ],
    [
      "A musty, oily smell in a cabinet may come from many roaches living together.",
      "Specks like ground pepper in drawer corners are often cockroach droppings.",
      "Egg cases shaped like tiny purses behind the refrigerator show that roaches are breeding.",
    ],
    [
      "Chewed corners on cereal boxes, with crumbs behind them, are a rodent’s calling card.",
      "Greasy dark smears along a baseboard mark a path that rats use every night.",
      "Gnawed wires can start a fire, so call an electrician if you find bare ones.",
    ],
    [
      "A steady line of ants leads two ways: to food, and home to the nest.",
      "Big black ants indoors at night may be nesting in damp wood nearby.",
      "Loose soil piled along a crack in the slab is usually the work of pavement ants.",
    ],
    [
      "Wasps going in and out of one gap under the siding have a nest behind it.",
      "A gray paper ball under the eaves is a nest, so watch it from indoors.",
      "Yellow jackets rising from one hole in the lawn have a nest underground.",
    ],
    [
      "White socks pulled over carpet will show jumping dark specks if fleas are present.",
      "Itchy bites around the ankles, with a scratching pet, make fleas the first suspect.",
      "Comb the pet over damp paper: black dots that turn red are flea dirt.",
    ],
    [
      "Small moths fluttering in the kitchen come from grain, nuts, or pet food.",
      "Webbing in a bag of flour means larvae got there before you.",
      "Little beetles in the spice rack most likely hatched in one of the packages.",
    ],
    [
      "Holes in wool with gritty cases nearby point to clothes moths or carpet beetles.",
      "Bristly, striped larvae under furniture are carpet beetles, and lint and hair feed them.",
      "Bare patches in a rug beneath the couch suggest larvae feeding in the dark.",
    ],
    [
      "Tiny fuzzy flies near a drain breed in the slime inside it.",
      "Fruit flies hover over something ripe; look for the forgotten onion or bottle.",
      "Large flies at a window, day after day, may mean a dead animal nearby.",
    ],
  ],
};
