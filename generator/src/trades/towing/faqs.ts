import { problem, question } from "../pack-entries.ts";
import type { Problem, Question } from "../trade.ts";

export const problems: readonly Problem[] = [
  problem(
    "It clicks but will not start",
    "A weak battery or a corroded terminal is the likely cause. A boost tells which, and a tow follows if the starter has failed.",
    "Dim lights point to the battery, bright lights to the starter. Either way, say on the phone what you hear when you turn the key.",
    ["jump-start", "car-towing"],
  ),
  problem(
    "A flat tire and no spare",
    "A plug or sealant may hold a small hole until the shop. A torn sidewall means the car rides on a flatbed.",
    "Driving on the rim can ruin the wheel and the brake line. Stop on firm, level ground, and have the car carried to a tire shop.",
    ["tire-change", "flatbed-towing"],
  ),
  problem(
    "Stuck in mud, snow, or a ditch",
    "Stop spinning the wheels and leave the car as it stands. A winch, set at the right angle, draws it back the way it came.",
    "Look underneath from a safe place and mention rocks, water, or a lean. That decides which rigging the truck brings.",
    ["winch-out"],
  ),
  problem(
    "Warning lights and a strange noise",
    "A red oil or brake light means stop where it is safe. The car is loaded without running the engine and goes to the shop.",
    "Steam, or a needle in the red, means the same. Leave the cap alone, because hot coolant sprays, and note which lamp came on.",
  ),
  problem(
    "The car was in a crash",
    "See to people first and call 911. When police allow it, the car is lifted or winched, loaded, and taken where you choose.",
    "Leaks, bent wheels, and locked steering rule out driving on. A flatbed with dollies can take it as it stands.",
    ["accident-recovery", "flatbed-towing"],
  ),
  problem(
    "An electric car has run out of charge",
    "An electric car needs a flat deck and its tow mode, not a rope. From there it rides home or to a charger.",
    "Look up the tow setting in the car’s menu before the screen goes dark. Its wheels should not turn while it is moved.",
    ["ev-towing", "flatbed-towing"],
  ),
  problem(
    "A strange car blocks your space",
    "On private land the owner or manager asks for the removal. Signs, a photo, and a written request make it orderly.",
    "In the street it is a matter for the police or city. On your own lot, note plate and time, then call.",
    ["private-property-towing"],
  ),
  problem(
    "The tank has run dry",
    "A few gallons get most cars to the next station. Diesels may need priming, and after wrong fuel the tank has to be drained.",
    "Pull well off the road, and do not walk along it with a can. Say which fuel the car takes and on which side it fills.",
    ["fuel-delivery"],
  ),
  problem(
    "A bus, rig, or motor home has stopped",
    "Weight, length, and height decide which truck can take it. Say all three, and whether it is loaded.",
    "Keep passengers away from the traffic side. Brakes may lock without air, so the wheels are freed before anything rolls.",
    ["heavy-duty-towing", "rv-trailer-towing"],
  ),
  problem(
    "The motorcycle will not start or has fallen",
    "It is set upright, rolled into a chock, and strapped by its frame. It is not towed on its own wheels.",
    "Note whether it leaks, rolls, and steers. Saddlebags come off if they can, so that the straps find metal.",
    ["motorcycle-towing"],
  ),
  problem(
    "A vehicle or machine has to travel far",
    "It rides on a deck, tied at rated points, with the drop-off agreed beforehand. Size, weight, and whether it rolls decide how it is loaded.",
    "Take loose things out, and send photos of all sides. Keys and papers go along with the load.",
    ["long-distance-towing", "equipment-transport"],
  ),
];

export const questions: readonly Question[] = [
  question(
    "What should I say when I call for a tow?",
    "Where you are, what you drive, what is wrong, and where it should go. Mention all-wheel drive, low clearance, and how many people are with you.",
    "Start with the place: highway, direction, mile marker, or cross street. Then make and model, whether it rolls and steers, and who has the keys.",
  ),
  question(
    "Flatbed or wheel lift: which does my car need?",
    "A flatbed carries any car and is the choice for all-wheel drive, electric, low, or damaged ones. A wheel lift suits short moves and tight garages.",
    "It depends on which wheels drive. Those should be off the ground or the whole car on a deck, as the owner’s manual says.",
    ["car-towing", "flatbed-towing", "ev-towing"],
  ),
  question(
    "Can I ride along in the truck?",
    "Often one or two people can ride in the cab, each in a seat with a belt. Say how many you are, so that a ride can be arranged for the rest.",
    "Seats in the cab are few, and nobody may ride in the towed car. Mention children, car seats, or a wheelchair on the phone.",
  ),
  question(
    "What should I take out of the car?",
    "Phone, wallet, medicine, keys to the house, and the garage remote. Leave the car’s own key with the operator if it must be steered.",
    "Anything you need tonight, and anything of value. Loose things in a truck bed or on a roof rack should be tied down or removed.",
  ),
  question(
    "Do I have to be there when the car is picked up?",
    "Being there is simpler: you hand over the key and name the place. Otherwise leave the key where you agreed, and papers that show the car is yours.",
    "Not always. A car at home or at work can often be fetched with your consent, a key, and clear directions to the space.",
  ),
  question(
    "Can it be fixed at the roadside instead?",
    "A dead battery, a flat with a good spare, or an empty tank usually can. Brakes, steering, and engine trouble go to the shop.",
    "Safety of the spot decides as much as the fault. On a narrow shoulder the car is moved first, and mended elsewhere.",
    ["jump-start", "tire-change", "fuel-delivery", "car-towing"],
  ),
  question(
    "What if the repair shop is closed?",
    "Many shops have a drop box for keys and a place to leave cars. Otherwise it goes home first, and to the shop later.",
    "Phone the shop or look at its website for the way to drop a car off at night. Leave a note with your name, number, and what the car did.",
  ),
  question(
    "How is my car protected during the tow?",
    "A car is pulled by tow eye or frame, never by bumper or axle shaft, and tied at the wheels with soft straps.",
    "Parking brake, gear, and steering are set for the method used. Photos before loading show its state, and you can look on.",
  ),
];
