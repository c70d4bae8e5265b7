import { service } from "../pack-entries.ts";
import type { CatalogueService } from "../trade.ts";

export const services: readonly CatalogueService[] = [
  service("kitchen-drain-cleaning", "Kitchen drain cleaning", {
    we: [
      "Kitchen lines coat with grease. We open the trap, cable past it into the wall, then fill the sink to see it empty in one go.",
      "We clear both bowls, the disposal arm, and the branch line behind them, since a clog seldom sits where the water stands.",
    ],
    plain: [
      "Grease, rice, and coffee grounds settle in the flat stretch of a kitchen line; a cable or a water jet scrapes them out.",
      "Have the whole branch cleaned, not only the trap, when a kitchen sink slows down again soon after plunging.",
    ],
  }),
  service("tub-and-shower-drain", "Tub and shower drain cleaning", {
    we: [
      "We lift the strainer, pull the hair, and cable the trap through the overflow, so that the finish on your tub is left alone.",
      "Standing in water by the end of a shower? We clear the trap and the branch, then let it run while you watch.",
    ],
    plain: [
      "Hair bound with soap sits just past the strainer; a small cable brings it out without chemicals.",
      "A tub is usually cleared through its overflow opening, where a cable passes the trap more easily than through the drain.",
    ],
  }),
  service("bathroom-sink-unclogging", "Bathroom sink unclogging", {
    we: [
      "We take out the pop-up, clean the tailpiece and trap, and cable the arm in the wall if the basin still drains slowly.",
      "Toothpaste, hair, and soap film close a narrow pipe bit by bit. We clean it back to its full width and refit the stopper.",
    ],
    plain: [
      "Most bathroom sinks clog at the stopper or in the trap, both of which come apart and go back with new washers.",
      "If a clean trap and stopper change nothing, the pipe inside the wall is cabled.",
    ],
  }),
  service("toilet-unclogging", "Toilet unclogging", {
    we: [
      "A toilet auger reaches what a plunger cannot. If something solid is stuck, we lift the bowl, take it out, and set a new seal.",
      "We clear the bowl first and then flush several times, which shows whether the clog was in the toilet or farther down the line.",
    ],
    plain: [
      "Wipes, toys, and too much paper lodge in the bend of the bowl, where a closet auger breaks them up or hooks them.",
      "If a clogged toilet also makes the tub gurgle, the blockage lies in the shared line, and that is what gets cleaned.",
    ],
  }),
  service("main-line-cleaning", "Main sewer line cleaning", {
    we: [
      "We open the cleanout, run a full-size cutter toward the street, and test the line with several taps open at once.",
      "When every drain is slow, the main is where to work. We clear it from the cleanout, and then look for the reason.",
    ],
    plain: [
      "The main line carries everything from the house; a heavy cable with a cutting head opens it from the cleanout outward.",
      "Several fixtures backing up together call for the main line, cleaned from the lowest access point.",
    ],
  }),
  service("hydro-jetting", "Hydro jetting", {
    we: [
      "We send a nozzle up the line; its jets scour grease and scale off the pipe wall and flush them out.",
      "Jetting uses water alone, under high pressure. We look at the pipe first, because old or cracked lines call for a gentler tool.",
    ],
    plain: [
      "Where a cable bores a hole through grease, a water jet washes the full width of the pipe clean.",
      "Hydro jetting suits long greasy runs and fine roots; a camera first shows whether the pipe is sound enough for it.",
    ],
  }),
  service("sewer-camera-inspection", "Sewer camera inspection", {
    we: [
      "We run a camera from the cleanout to the street, explain what it passes, and mark on the ground where any trouble lies.",
      "You see the pipe on the screen as we do: joints, roots, sags, and cracks, each with its distance from the house.",
    ],
    plain: [
      "A camera on a flexible rod shows the inside of the line, and a locator above ground finds the spot and its depth.",
      "Have the sewer filmed before buying an older house, after a backup, or before a driveway goes over it.",
    ],
  }),
  service("tree-root-removal", "Tree root removal from sewer lines", {
    we: [
      "We cut roots back to the pipe wall, flush out the pieces, and tell you where they came in so that you can decide what follows.",
      "Roots return where they find a gap. Once the line is open, we talk through regular cutting, a liner, or a new length of pipe.",
    ],
    plain: [
      "Roots enter through joints in search of water and catch paper until the line blocks; a cutting head clears them.",
      "Cutting opens the pipe again, while sealing or replacing the joint is what keeps roots from growing back in.",
    ],
  }),
  service("floor-drain-cleaning", "Floor drain cleaning", {
    we: [
      "We lift the grate, scoop out the silt, cable the trap, and refill it with water so that sewer gas stays below.",
      "Basement and garage drains fill with lint and sand. We clean the body and the line, and show you how to keep the trap wet.",
    ],
    plain: [
      "A floor drain that smells has often just dried out; one that backs up needs its trap and line cleaned.",
      "Silt, leaves, and laundry lint are lifted out of the drain body before the line itself is cabled.",
    ],
  }),
  service("laundry-drain-cleaning", "Laundry drain cleaning", {
    we: [
      "If the standpipe foams over when the washer pumps out, we cable it down to the main and run a full load to test it.",
      "Lint and detergent form a mat inside the pipe. We scrape the line clear and look at whether the standpipe is wide enough.",
    ],
    plain: [
      "A washer empties faster than a half-blocked standpipe can take, which is why laundry drains overflow first.",
      "The laundry line is cabled well past the trap, and a full drain cycle shows that the water stays down.",
    ],
  }),
  service("outdoor-drain-cleaning", "Yard and storm drain cleaning", {
    we: [
      "We clear basins, downspout lines, and French drain outlets of leaves and mud, then run a hose through to find where it surfaces.",
      "Water that stands by the house needs a way out. We flush the buried line and open its end, which is often hidden in the grass.",
    ],
    plain: [
      "Catch basins collect leaves and silt; they are scooped out, and the pipe behind them is flushed to its outlet.",
      "Have downspout and area drains opened before the wet season, from the grate all the way to daylight.",
    ],
  }),
  service("grease-trap-cleaning", "Grease trap cleaning", {
    we: [
      "We pump the trap out, scrape the walls and baffles, and flush the inlet, so that the kitchen line drains as it should.",
      "For restaurant kitchens, we empty the trap, look at the baffles, and suggest how often it should be done.",
    ],
    plain: [
      "A grease trap works only while there is room in it; pumping and scraping restore that room before fat reaches the sewer.",
      "Keep a record of each cleaning, since many cities ask food businesses to show when their trap was last emptied.",
    ],
  }),
  service("cleanout-installation", "Sewer cleanout installation", {
    we: [
      "We locate the line, dig down to it, and set a capped access, so that the next cleaning starts outdoors and not in your bathroom.",
      "Without a cleanout, a toilet may have to come up for each backup. We add one near the house, at grade, where a machine can stand.",
    ],
    plain: [
      "A cleanout is a capped fitting through which cables and cameras reach the sewer without taking up a fixture.",
      "Choose a spot outside, close to the house and clear of plants, where the cap can be found and opened.",
    ],
  }),
  service("drain-line-repair", "Drain pipe repair", {
    we: [
      "Some clogs are a broken pipe in disguise. We locate the break, put in new pipe along that stretch, and test the fall.",
      "A sag holds water and paper however often it is cleaned. We dig up the low section and bed new pipe on an even slope.",
    ],
    plain: [
      "Cracked, sagging, or offset pipe is replaced in sections, or lined from inside where its shape still allows that.",
      "Cleaning cannot fix a broken drain; once the break is located, the damaged section is replaced and the flow tested.",
    ],
  }),
];
