/**
 * GeoNames names that differ from the postal name of the same place. The city then counts as that
 * postal place, and both names find it.
 */
export const POSTAL_NAME: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CT: { "City of Milford (balance)": "Milford", "Wallingford Center": "Wallingford" },
  DC: { "Washington, D.C.": "Washington" },
  FL: { "Greenacres City": "Greenacres", Marco: "Marco Island" },
  CA: { Suisun: "Suisun City", Agoura: "Agoura Hills" },
  KY: { "Lexington-Fayette": "Lexington" },
  MA: { "Framingham Center": "Framingham", Middleborough: "Middleboro" },
  NY: { "New York City": "New York", "The Bronx": "Bronx" },
  SC: { "Hilton Head": "Hilton Head Island" },
  WA: { "City of Sammamish": "Sammamish" },
};

/** Names people type that neither source holds, by state, with the postal name they mean. */
export const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AK: { Utqiagvik: "Barrow" },
  CA: { "San Buenaventura": "Ventura", LA: "Los Angeles", SF: "San Francisco" },
  DC: { "Washington D.C.": "Washington", "Washington DC": "Washington", DC: "Washington" },
  GA: {
    "Athens-Clarke County": "Athens",
    "Augusta-Richmond County": "Augusta",
    "Macon-Bibb County": "Macon",
  },
  HI: { "Urban Honolulu": "Honolulu" },
  ID: { "Boise City": "Boise" },
  IN: { "Indianapolis city (balance)": "Indianapolis" },
  KY: { "Louisville/Jefferson County": "Louisville", "Lexington-Fayette County": "Lexington" },
  LA: { NOLA: "New Orleans" },
  MT: { "Butte-Silver Bow": "Butte" },
  NY: { NYC: "New York", Manhattan: "New York", "City of New York": "New York" },
  PA: { Philly: "Philadelphia" },
  TN: { "Nashville-Davidson": "Nashville", "Nashville-Davidson County": "Nashville" },
};

/**
 * Cities and well-known communities that are real but no postal names (their mail goes under a neighbour's),
 * chosen by hand: nothing in the data tells them from GeoNames' ghosts (Meads KY, Tempe Junction AZ).
 */
export const NON_POSTAL_CITIES: Readonly<Record<string, string>> = {
  AL: "Hoover, Vestavia Hills, Homewood, Prichard, Mountain Brook, Center Point, Hueytown",
  AR: "Hot Springs",
  AZ: "Oro Valley, Catalina Foothills, Casas Adobes, Anthem, Drexel Heights, Fortuna Foothills, Tanque Verde, Flowing Wells",
  CA:
    "East Los Angeles, Arden-Arcade, Florence-Graham, Eastvale, South Whittier, Florin, Willowbrook, Rubidoux, La Presa, " +
    "Foster City, Foothill Farms, Oildale, Westmont, East Palo Alto, Orcutt, Cudahy, Isla Vista, Valinda, Lennox, Rosemont, " +
    "Jurupa Valley, Ashland, West Carson, Bay Point, Rancho San Diego, Winter Gardens, La Crescenta-Montrose, Cameron Park, " +
    "Prunedale, Coto De Caza, Cherryland, Vineyard, North Tustin, Mead Valley, Walnut Park, Avocado Heights, Bostonia",
  CO: "Lakewood, Centennial, Highlands Ranch, Northglenn, Security-Widefield, Ken Caryl, Pueblo West, Columbine, Greenwood Village, Sherrelwood, Welby",
  CT: "East Haven",
  FL:
    "Miramar, Davie, Sunrise, Town 'n' Country, Alafaya, Kendall, Lauderhill, Weston, Tamarac, North Miami, Pine Hills, " +
    "Fountainebleau, Kendale Lakes, Doral, Tamiami, Poinciana, The Hammocks, Cutler Bay, Oakland Park, North Lauderdale, " +
    "Hallandale Beach, Aventura, The Acreage, Cooper City, Lauderdale Lakes, Riviera Beach, Carrollwood, Golden Glades, " +
    "Dania Beach, Miami Lakes, Parkland, Westchester, Temple Terrace, Palmetto Bay, Citrus Park, Meadow Woods, Fruit Cove, " +
    "Hialeah Gardens, Bayonet Point, Wright, Palm Springs, Sunny Isles Beach, Northdale, Westchase, Wekiwa Springs, Sweetwater, " +
    "West Melbourne, Pinecrest, Miami Springs, Callaway, Horizon West",
  GA:
    "Sandy Springs, Johns Creek, Brookhaven, Stonecrest, Dunwoody, Milton, Martinez, East Point, Chamblee, Sugar Hill, " +
    "College Park, North Druid Hills, Druid Hills, North Decatur, Candler-McAfee, Wilmington Island",
  HI: "East Honolulu, Mililani Town, Makakilo, Royal Kunia",
  ID: "Ammon, Chubbuck",
  IL: "Norridge, Round Lake Beach, Lindenhurst, Cahokia",
  IN: "Lawrence",
  KY: "Saint Matthews, Shively, Jeffersontown, Fern Creek, Okolona, Newburg",
  LA: "Central, Terrytown, Bayou Cane, Shenandoah, Estelle",
  MA: "Yarmouth",
  MD:
    "Aspen Hill, Wheaton, North Bethesda, Woodlawn, Saint Charles, Eldersburg, Carney, Milford Mill, Lochearn, North Potomac, " +
    "Landover, Langley Park, Camp Springs, Arbutus, Hillcrest Heights, Ilchester, Calverton, Chillum, South Laurel, Colesville, " +
    "Adelphi, Cloverly, White Oak, Fairland, Seabrook, Ferndale, Maryland City",
  MI: "Farmington Hills, Rochester Hills, Kentwood, Norton Shores, Walker, Grosse Pointe Woods, Forest Hills, West Bloomfield Township",
  MN:
    "Bloomington, Plymouth, Woodbury, Eagan, Coon Rapids, Blaine, Apple Valley, Edina, Brooklyn Park, Brooklyn Center, " +
    "Saint Louis Park, Maplewood, Roseville, Richfield, Oakdale, Fridley, Shoreview, Ramsey, White Bear Lake, New Brighton, " +
    "Crystal, Golden Valley, New Hope, Lino Lakes, Columbia Heights, West Saint Paul, Robbinsdale, Ham Lake, Otsego",
  MO:
    "University City, Oakville, Wildwood, Kirkwood, Mehlville, Raytown, Gladstone, Webster Groves, Ferguson, Affton, " +
    "Spanish Lake, Creve Coeur, Manchester, Lemay, Overland, Clayton, Jennings, Concord",
  NC: "Mint Hill, Stallings",
  NJ: "Ewing, North Plainfield, Tinton Falls, Lindenwold, Point Pleasant",
  NM: "South Valley",
  NV: "Paradise, Sunrise Manor, Spring Valley, Enterprise, Whitney, Summerlin South, Winchester, Spanish Springs",
  NY: "Queens, Cheektowaga, Amherst, Irondequoit, West Seneca, Brighton, Kiryas Joel, Rotterdam, Lackawanna, Kenmore, Greece, Dix Hills, North Bellmore",
  OH:
    "Parma, Kettering, Cleveland Heights, Beavercreek, Huber Heights, Upper Arlington, Gahanna, Boardman, Austintown, " +
    "Garfield Heights, Shaker Heights, Riverside, Trotwood, Centerville, South Euclid, Parma Heights, Norwood, Mayfield Heights, " +
    "Whitehall, Forest Park, East Cleveland, Fairview Park, Middleburg Heights, Worthington",
  OK: "Moore, Midwest City, Del City",
  OR: "Tigard, Aloha, Milwaukie, Bethany, Hayesville, Altamont, Four Corners, Oak Grove, Cedar Mill",
  PA: "Mount Lebanon, Plum, Radnor, Baldwin, Upper Saint Clair, Wilkinsburg, Franklin Park",
  RI: "South Kingstown",
  SC: "Saint Andrews, Wade Hampton, Socastee, Seven Oaks, Five Forks, Berea",
  TN: "Bartlett, Farragut, East Ridge, East Brainerd",
  TX:
    "The Woodlands, Atascocita, Mission Bend, Socorro, Farmers Branch, University Park, Watauga, Benbrook, Saginaw, Brushy Creek, " +
    "Corinth, Murphy, Horizon City, Cinco Ranch, White Settlement, Jollyville, Highland Village, Pecan Grove, Aldine, " +
    "West University Place, Live Oak, New Territory, Lakeway, Cloverleaf, West Odessa",
  UT: "Millcreek, Taylorsville, Murray, Kearns, Cottonwood Heights, Holladay, South Salt Lake, Clinton, North Ogden, Highland, South Ogden",
  VA:
    "Dale City, Tuckahoe, Lake Ridge, Linton Hall, Short Pump, Cave Spring, South Riding, West Falls Church, Lincolnia, " +
    "Montclair, Franconia, Bon Air, Sudley, Wolf Trap, Fort Hunt, Hybla Valley, Manassas Park, Laurel, Hollins",
  WA:
    "Spokane Valley, South Hill, Burien, Shoreline, Des Moines, Parkland, SeaTac, Tukwila, Orchards, Salmon Creek, Hazel Dell, " +
    "Covington, Silver Firs, Fairwood, Frederickson, Cottage Lake, Martha Lake",
  WI: "West Allis, Wauwatosa, Greenfield, Fitchburg, Mount Pleasant, Ashwaubenon, Howard, Bellevue, Weston, Whitefish Bay",
};
