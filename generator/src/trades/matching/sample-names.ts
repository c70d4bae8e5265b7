import type { TradeSlug } from "@mainstreet/contract/trade-names";

/** Service names by trade, separated by semicolons. */
type Names = Readonly<Record<TradeSlug, string>>;

// Written before the matcher, so that they measure it: never add a name because the matcher recognizes it.

/** Service names from directories of trades. */
export const DIRECTORY_NAMES: Names = {
  plumbing:
    "Plumber; 24/7 Emergency Plumber; Residential Plumbing; Leak Detection; Toilet Repair; Faucet Installation; Gas Line Repair; Sump Pump Installation; Repiping Specialist; Garbage Disposal Repair",
  "drain-cleaning":
    "Drain Cleaning; Sewer Line Camera Inspection; Rooter Service; Clogged Drain Repair; Hydro Jetting; Sewer Cleaning Service; Drain Unclogging; Kitchen Drain Cleaning",
  "water-heaters":
    "Water Heater Repair; Tankless Water Heater Installation; Hot Water Heater Replacement; Water Heater Installers; Gas Water Heater Service; Electric Water Heater Repair; Hot Water Tank Repair",
  hvac: "HVAC Contractor; AC tune up; Air Conditioning Repair; Furnace Repair; Heating & Cooling; Heat Pump Installation; A/C Repair; Ductless Mini Split Installation; Boiler Repair; Central Air Installation; Thermostat Installation",
  electrical:
    "Electrician; Electrical Contractor; Panel Upgrade; EV Charger Installation; House Rewiring; Ceiling Fan Installation; Outlet Repair; Generator Installation; Lighting Installation; Emergency Electrician Near Me",
  roofing:
    "Roofer near me; Roofing Contractor; Roof Repair; Roof Replacement; Metal Roofing; Flat Roof Repair; Shingle Roof Installation; Roof Leak Repair; Commercial Roofing",
  gutters:
    "Gutter Cleaning; Gutter Installation; Seamless Gutters; Gutter Guards; Rain Gutter Repair; Downspout Repair; Gutter Company; Eavestrough Cleaning",
  "garage-doors":
    "Garage Door Repair; Garage Door Installation; Garage Door Opener Repair; Overhead Door Company; Broken Garage Door Spring; Garage Doors; Commercial Garage Door Service; Garage Door Spring Replacement",
  locksmith:
    "Locksmith; Car Locksmith; Emergency Lockout Service; Lock Rekeying; Car Key Replacement; Residential Locksmith; Lock Change Service; House Lockout; Mobile Locksmith",
  towing:
    "Towing Service; Tow Truck; Roadside Assistance; Flatbed Towing; 24 Hour Towing; Jump Start Service; Heavy Duty Towing; Motorcycle Towing; Wrecker Service",
  "tree-service":
    "Tree Removal; Tree Trimming; Stump Grinding; Arborist; Tree Service; Emergency Tree Removal; Tree Cutting; Tree Pruning; Stump Removal",
  landscaping:
    "Landscaper; Landscape Design; Landscaping Company; Hardscaping; Paver Installation; Mulch Installation; Retaining Wall Contractor; Garden Design; Yard Landscaping",
  "lawn-care":
    "Lawn Mowing; Lawn Care Service; Grass Cutting; Lawn Aeration; Weed Control; Lawn Fertilization; Lawn Maintenance; Lawn Service; Overseeding",
  fencing:
    "Fence Company; Fence Installation; Fence Repair; Wood Fence Builder; Vinyl Fencing; Chain Link Fence; Privacy Fence Installation; Fencing Contractor; Iron Fence Repair",
  concrete:
    "Concrete Contractor; Concrete Driveway; Stamped Concrete; Concrete Patio; Concrete Repair; Concrete Leveling; Cement Contractor; Concrete Slab Pouring; Sidewalk Repair",
  painting:
    "House Painter; Interior Painting; Exterior Painters; Painting Contractor; Cabinet Painting; Commercial Painting; Residential Painters; Deck Staining; House Painting",
  flooring:
    "Flooring Installation; Hardwood Floor Refinishing; Tile Installation; Laminate Flooring; Vinyl Plank Flooring; Carpet Installation; Flooring Contractor; Wood Floor Repair; Floor Installers",
  "house-cleaning":
    "House Cleaning; Maid Service; Move-out cleaning; Deep Cleaning; Home Cleaning Service; Apartment Cleaning; Housekeeping; Cleaning Lady; Residential Cleaning",
  "carpet-cleaning":
    "Carpet Cleaning; Upholstery Cleaning; Rug Cleaning; Carpet Cleaners Near Me; Tile and Grout Cleaning; Pet Stain Removal; Area Rug Cleaning; Carpet Shampooing",
  "pressure-washing":
    "Pressure Washing; Power Washing; Soft Washing; House Washing; Driveway Cleaning; Roof Cleaning; Power Wash Company; Pressure Cleaning",
  "junk-removal":
    "Junk Removal; Junk Hauling; Furniture Removal; Estate Cleanout; Appliance Removal; Trash Removal; Debris Removal; Mattress Disposal",
  moving:
    "Moving Company; Local Movers; Long Distance Moving; Piano Movers; Office Movers; Apartment Movers; Packing and Moving; Furniture Movers",
  "pest-control":
    "Pest Control; Exterminator; Termite Treatment; Bed Bug Removal; Mosquito Control; Rodent Control; Ant Exterminator; Roach Control; Termite Inspection",
  "water-damage-restoration":
    "Water Damage Restoration; Flood Cleanup; Water Damage Repair; Water Removal; Sewage Cleanup; Flood Damage Restoration; Water Extraction; Water Mitigation",
};

/** Services that are none of the trades. */
export const DIRECTORY_OTHERS =
  "Child Care; Dog Grooming; Mobile Notary; House Sitting; Car Painting; Computer Repair; Window Cleaning; Pool Cleaning; Solar Panel Cleaning; Appliance Repair; Handyman; Home Remodeling; Window Replacement; Siding Installation; Drywall Repair; Septic Tank Pumping; Pool Maintenance; Sprinkler Repair; Foundation Repair; Basement Waterproofing; Solar Installation; Auto Detailing; Mobile Mechanic; Auto Glass Repair; Chimney Sweep; Home Inspection; Interior Design; Snow Removal; Dumpster Rental; Self Storage; Personal Trainer; Massage Therapist; Hair Salon; Nail Salon; Tattoo Removal; Laser Hair Removal; Dry Cleaning; Teeth Cleaning; Cosmetic Dentist; Chiropractor; Divorce Lawyer; Personal Injury Attorney; Tax Preparation; Bookkeeping; Insurance Agent; Real Estate Agent; Mortgage Broker; Property Management; Life Coach; Marriage Counseling; Wedding Photographer; DJ Service; Catering; Event Planner; Party Rental; Bounce House Rental; Face Painting; Florist; Wedding Cakes; Limo Service; Piano Lessons; Guitar Lessons; Math Tutor; Driving School; Swimming Lessons; Dance Studio; Fencing Lessons; Painting Classes; Dog Walking; Pet Sitting; Dog Training; Veterinarian; Horse Boarding; Auto Repair; Transmission Repair; Oil Change; Brake Repair; Car Wash; Tire Shop; Auto Body Shop; Phone Repair; TV Mounting; IT Support; Web Design; Security Camera Installation; Home Theater Installation; Locksmith Training; Plumbing Supply; Lawn Mower Repair; Tree House Builder; Elder Care; Home Health Aide; Funeral Home; Airport Shuttle; Furniture Assembly; Furniture Upholstery; Furniture Restoration; Cabinet Maker; Kitchen Remodeling; Office Cleaning Supplies";

/** A second list, which shows that the matcher does not only fit the first. */
export const SECOND_NAMES: Names = {
  plumbing:
    "Same Day Plumbing Repair; Shower Valve Replacement; Burst Pipe Repair; Commercial Plumbers; Slab Leak Repair",
  "drain-cleaning":
    "Main Line Clog Removal; Drain and Sewer Cleaning; Sink Unclogging; Drain Snaking",
  "water-heaters":
    "Rheem Water Heaters; Water Heater Flush; Tankless Hot Water Systems; Water Heater Leak Repair",
  hvac: "Heating Repair; Cooling Services; Air Conditioner Installation; HVAC Maintenance Plan; Heating and Air; Ac service",
  electrical:
    "Licensed Electricians; Circuit Breaker Replacement; Recessed Lighting; Electrical Wiring; Whole House Generators",
  roofing:
    "Roofers; Storm Damage Roof Repair; Tile Roof Replacement; Roof Inspection; Asphalt Shingles",
  gutters: "Gutter Cleaners; Leaf Guard Installation; Copper Gutters; Gutter Replacement",
  "garage-doors":
    "Garage Door Company; Overhead Garage Doors; Garage Door Off Track; Garage Opener Installation",
  locksmith: "24 Hour Locksmith; Lock Installation; Auto Lockout; Smart Lock Installation",
  towing:
    "Tow Truck Company; Car Towing; Flat Tire Help; Emergency Towing Near Me; Vehicle Recovery",
  "tree-service": "Tree Surgeon; Tree Care; Tree Felling; Certified Arborists",
  landscaping: "Landscape Contractors; Landscape Maintenance; Sod Installation; Paver Patios",
  "lawn-care": "Lawn Cutting; Lawn Treatment; Leaf Removal; Lawn Mowing Service Near Me",
  fencing: "Fences; Fence Contractors; Aluminum Fence; Gate Repair",
  concrete: "Concrete Companies; Concrete Cutting; Decorative Concrete; Driveway Concrete Repair",
  painting: "Painters; Exterior House Painting; Fence Painting; Local Painters",
  flooring: "Floor Sanding; LVP Flooring; Hardwood Flooring; Tile Floor Installers",
  "house-cleaning":
    "House Cleaners; Maids; Airbnb Cleaning; Weekly House Cleaning; Spring Cleaning",
  "carpet-cleaning":
    "Steam Carpet Cleaning; Couch Cleaning; Commercial Carpet Cleaning; Carpet Stain Removal",
  "pressure-washing":
    "Pressure Washers; Concrete Pressure Washing; Exterior House Washing; Deck Power Washing",
  "junk-removal": "Junk Pickup; Garage Cleanout; Hot Tub Removal; Rubbish Removal",
  moving: "Movers; Cross Country Movers; Moving Services; Senior Moving",
  "pest-control":
    "Bed Bug Exterminator; Spider Control; Wasp Nest Removal; Rat Removal; Pest Management",
  "water-damage-restoration":
    "Flooded Basement Cleanup; Water Restoration; Emergency Water Removal; Mold Remediation",
};

export const SECOND_OTHERS =
  "Garage Conversion; Tree Farm; Christmas Tree Delivery; Christmas Light Installation; Hair Restoration; Lymphatic Drainage Massage; Oil Drain Service; Floor Lamp Store; Moving Truck Rental; Roof Rack Installation; Pool Heater Repair; Car AC Repair; Electric Bike Repair; Electrical Engineering; Auto Electrician; Carpet Store; Lock Hair Salon; Car Detailing; Landscape Photography; Portrait Painting; Asbestos Removal; Wart Removal; Drone Pest Mapping; Water Delivery; Water Park; House Buying; Home Staging; Grass Seed Store; Concrete Supply; Ready Mix Concrete Delivery; Boat Cleaning; Gun Cleaning; Fence Rental; Sewing Machine Repair; Drain Pipe Manufacturer; Towing Capacity Calculator; Water Damage Lawyer; Painting Supplies; Garage Sale; Door Installation; Debt Consolidation; Yoga Studio; Bakery; Food Truck; Escape Room; Notary Public; Passport Photos; Copy Shop; Movie Theater; Private Investigator";

/**
 * A third list, in the lower case and with the slips of people in a hurry; written after the second list was used to improve the matcher.
 */
export const THIRD_NAMES: Names = {
  plumbing:
    "Plumbers Near Me Open Now; best plumber in town; slab leaks; bathtub drain and faucet plumber; plummbing repair; water pipe repair; sump pumps",
  "drain-cleaning":
    "drain cleaners; sewer clean out; clogged drains; main sewer line clog; sewer camera",
  "water-heaters": "tankless heater installers; gas hot water heaters; water heater maintanance",
  hvac: "air con repair; AC & heating repair; central heat and air; HVAC guys; furnance repair; mini splits",
  electrical:
    "electrical contractors near me; home electricians; ceiling fan installers; EV chargers; whole home generator; electrcian",
  roofing: "roof replacements; roof company; shingle roofers; roofing contracters; leaking roofs",
  gutters: "gutter repairs; seamless gutter installers; gutter protection; clean gutters",
  "garage-doors": "garage doors repaired; garage door openers; garagedoor service; roll-up doors",
  locksmith:
    "automotive locksmith; key duplication; locksmithing; house locksmiths; keys locked in car",
  towing: "24hr towing; wreckers; tow service near me; car battery jump; flat bed tow truck",
  "tree-service":
    "tree removals; tree cutting near me; stump grinders; tree limbing; arborist services",
  landscaping:
    "landscape designers; landscaping companys; hardscape contractors; retaining walls; gardeners",
  "lawn-care": "lawn guys; lawn cutting service; weekly lawn mowing; leaf clean up; lawn aerating",
  fencing: "fence installers; fence repairs near me; chainlink fencing; vinyl fences",
  concrete: "concrete contractors; stamped concrete patios; concrete resurfacing; cement work",
  painting: "painters near me; house paint company; exterior house painters; cabinet refinishers",
  flooring: "hardwood floors; laminate floor installers; vinyl flooring; floor refinishers",
  "house-cleaning": "house keepers; cleaning service; deep house cleaning; airbnb cleaners",
  "carpet-cleaning": "carpet cleaning near me; upholstry cleaning; oriental rug cleaners",
  "pressure-washing": "presure washing; power washers; driveway pressure washing",
  "junk-removal": "junk pick up; trash haulers; appliance haul away",
  moving: "moving companies near me; piano moving company; long distance moving companies",
  "pest-control": "pest exterminators; bed bugs exterminators; mosquito spraying; rodent removal",
  "water-damage-restoration":
    "water damage restoration companies; flooded basement clean up; mold remediation companies",
};

export const THIRD_OTHERS =
  "energy healer; lip plumper; brick pointing; house cleansing rituals; broiler repair; lookout tower tours; bike mechanic; vet clinic; shoe repair; locker rental; lawn bowling club; painting party; moving walkways; treehouse building; gutter ball bowling; pool table felt; auto upholstery; cesspool pumping; radon mitigation; home security systems; blinds installation; shower doors glass; countertop installers; cabinet makers; screen repair; awning installation; deck repair; patio covers; bathroom refinishing; asphalt driveway sealing; elevator maintenance; commercial kitchen hood cleaning; fire damage lawyer; party bus; tire shop; wedding planner; window well covers; generator rental; paint store; mattress store";
