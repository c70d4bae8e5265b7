// What people write to firms. The author had not seen the filter that these texts try; they are not changed to suit it.

/** Each also comes with an ending, and in lower case or without punctuation, as people type on phones. */
export const plainMessages: readonly string[] = [
  "{Hi|Hello|Hey}, {my|our} {kitchen sink|bathroom faucet|shower|guest toilet|tub} {is leaking|is clogged|won't stop running|backed up again|drips all night} since {yesterday|this morning|Monday|last night|the weekend}.",
  "{The|Our} water heater {in the garage|in the basement|upstairs} {is making a popping noise|went out|only gives lukewarm water|is leaking from the bottom}. It is about {8|10|12|15} years old, {gas|electric}, {40|50|75} gallon.",
  "AC {stopped blowing cold|is running but the house stays at 8#|trips the breaker|is frozen up|smells musty}. {Two|Three|Four} bedroom {house|townhome|condo}, unit is {a Trane|a Carrier|a Goodman|a Lennox} from {2009|2014|2017}.",
  "Locked {myself|my son|my wife} out of {the house|the car|the apartment} on {Oak|Maple|Church|Second|Hill} {Street|Ave|Rd}. {How fast can you be here?|How long would it take?|What do you charge?}",
  "I need {a quote|an estimate|a price|somebody} to {replace the roof|fix a roof leak|put on new shingles|check hail damage} on a {ranch|two story|split level}, roughly 2,#00 sq ft.",
  "Large {oak|pine|maple|elm} {fell on our fence|is leaning toward the house|has dead limbs over the driveway|needs to come down}. {Do you grind stumps too?|Can you haul it away?|The power line is close.}",
  "Looking to have {the garage|an estate|a storage unit|the attic} cleaned out. {A couch|An old piano|A hot tub|Three mattresses} and about {10|20|30} boxes. {Do you donate what is still good?|Everything can go.}",
  "{Moving|We are moving} from a {one|two|three} bedroom on {June|July|August|May} 1# to {a house across town|the other side of the county|a third floor walkup}. {Need packing as well.|No packing needed.}",
  "Half of the outlets in {the living room|the kitchen|my office} {are dead|spark when I plug in the vacuum|stopped working after the storm}. Panel is {old, with fuses|a Federal Pacific|fairly new}.",
  "{Ants|Mice|Roaches|Wasps|Bed bugs|Termites} in {the kitchen|the attic|the crawl space|two bedrooms}. {We have a dog and a toddler so it has to be safe.|How many visits does it take?}",
  "Do you do {weekly|biweekly|one time deep|move out} cleaning? {3 bed 2 bath|2 bed 1 bath|studio|5 bed 4 bath}, {no pets|two cats|one large dog}.",
  "Garage door {won't open|came off the track|has a broken spring|opens by itself}. {Single|Double} door, {wood|steel}, {Chamberlain|Genie|LiftMaster} opener.",
  "We'd like {a cedar fence|a vinyl fence|chain link} around {the back yard|the pool|the garden}, about {80|120|150|200} feet with {one gate|two gates}.",
  "Need {the exterior|three rooms|the cabinets|the deck} painted before {graduation|the baby comes|we list the house|Thanksgiving}. {Colors are picked.|Not sure about colors yet.}",
  "{Sewer smell|Gurgling|Slow drains} in {the basement|both bathrooms|the laundry room} when {it rains|the washer runs|we shower}. {Roots before, three years ago.|House was built in 195#.}",
  "Windshield {has a crack|got hit by a rock|leaks} on a 201# {Honda Civic|Ford F-150|Toyota RAV4|Subaru Outback}. {Insurance will pay I think.|Cash price please.}",
  "Car {broke down|won't start|has a flat} at {the Walmart parking lot|exit ##|the school|mile marker ###}. {Needs a tow to my house.|Just a jump I think.}",
  "{Gutters|The downspouts} {overflow|are full of leaves|pulled away from the house}. {One story|Two stories}, {about 150 ft|corner lot, lots of pines}.",
  "{Refrigerator|Dishwasher|Dryer|Washer|Oven} {not cooling|won't drain|takes three cycles|shows error E#|stopped mid cycle}. {LG|Samsung|Whirlpool|GE|Maytag}, {4|6|9} years old.",
  "Need {septic pumped|the septic inspected|a drain field looked at}. {Tank is 1,000 gallons.|Last done in 201#.|Selling the house.}",
  "{Could you mow|Who can mow|Need mowing of} {a quarter acre|half an acre|a small yard} {every week|every two weeks|once}? {Grass is knee high right now.|Edges and blowing too please.}",
  "Carpet in {the family room|the hallway and stairs|an apartment} {smells like dog|has red wine on it|got soaked when the pipe burst}. About {300|500|800} square feet.",
  "{Concrete|Asphalt} driveway {is cracked|has sunk by the garage|needs sealing}. {Roughly 20 by 40.|Two cars wide.} {Free estimate?|When could you look at it?}",
  "We want {a second bathroom|to finish the basement|to open up the kitchen|a screened porch}. {Budget is around ##k.|No drawings yet.|We have plans from an architect.}",
];

/** What people add at the end. */
export const endings: readonly string[] = [
  "{Can someone come out|Could you come by|Do you have anyone available|Is there an opening} {today|tomorrow|this week|Saturday|after 5pm|Thursday morning}?",
  "{Thanks|Thank you|Thx|Appreciate it|Thank you so much}{!|.|}",
  "{Please call|Text me|Call or text|Email is best}{, I work nights| after 3| anytime|}.",
  "{My husband|My neighbor|A coworker|My mom} used you {last year|in the spring|before} and {was happy|recommended you|said you're honest}.",
  "Gate code is ####. {Dog is friendly.|Park in the driveway.|Use the side door.}",
  "",
];

/** Texts that a filter is tempted to take for junk; each sort comes as often as the others. */
export const hardMessages: Readonly<Record<string, string>> = {
  onePicture:
    "{Here is a picture|Photo of the leak|Pic} https://{photos.app.goo.gl|imgur.com/a|share.icloud.com/photos}/x#Kf##aQ {can you tell what it would cost?|does that look bad to you?}",
  twoLinks:
    "Listing: https://www.zillow.com/homedetails/####-Elm-St/######_zpid/ and the {inspection report|photos}: https://www.dropbox.com/s/a#b##c/report.pdf?dl=0 {We close on the ##th.|Buyer wants it fixed.}",
  capitals:
    "{WATER IS COMING THROUGH THE CEILING|NO HEAT AND IT IS ## DEGREES|SEWAGE IN THE BASEMENT}!!! {PLEASE CALL ME RIGHT AWAY|NEED SOMEBODY NOW}!!!",
  spanish:
    "{Hola|Buenas tardes|Buenos días}, {se me tapó el baño|no funciona el aire acondicionado|tengo una fuga de agua en la cocina|necesito un presupuesto para pintar} {desde ayer|hace dos días}. ¿{Hablan español|Pueden venir hoy|Cuánto cobran}? Gracias.",
  vietnamese:
    "{Chào anh chị|Xin chào}, {nhà tôi bị rò nước dưới bồn rửa|máy lạnh không mát|tôi cần sửa ống nước}. {Khi nào có thể đến xem|Giá bao nhiêu} ạ? Cảm ơn.",
  chinese:
    "{你好|您好}，{厨房水管漏水|空调不制冷|下水道堵了}，{今天可以来吗|请问多少钱|请给我打电话}？{谢谢|谢谢您}。",
  russian:
    "{Здравствуйте|Добрый день}, {течёт кран на кухне|не работает кондиционер|засорилась раковина}. {Когда можете приехать|Сколько это стоит}? {Спасибо|Заранее спасибо}.",
  empty: "",
  tiny: "{call me|Call me please|need plumber|quote|asap|price?|help|yes|Hi|estimate pls}",
  insurance:
    "Claim number ######-##, {State Farm|Allstate|USAA}, adjuster {comes|was here} on {Tuesday|the ##th}. Deductible is $#,000. {Do you bill insurance directly?|We need an itemized estimate.}",
  propertyManager:
    "I manage {24|60|112} units at {Willow Creek|Park Place|The Landing} and need a vendor for ongoing work. We require a W-9 and certificate of insurance. {Dana|Chris|Pat} Miller, Regional Manager, Keystone Property Group LLC, www.keystonepg####.com",
  yourWebsite:
    "Found your website on Google, you were {first|top of the page}, and your reviews look good. {Your online booking didn't load|The price on your website says $##|The link to your coupon is broken}. {Is the $## off still good?|Can I book here instead?}",
  financing:
    "Do you offer financing? My credit score is about 6## and I got turned down for a loan elsewhere. Need a new {furnace|roof|AC} and could put $#00 down, monthly payments {around $1##|under $200}.",
  casino:
    "I work at the {casino|Silver Star Casino|poker room} until {2am|midnight}, so please {call|come} {after noon|in the afternoon}. {Toilet runs all the time.|Front lock sticks.|Fridge died.}",
  pharmacy:
    "This is {Walgreens|the pharmacy|Main Street Pharmacy} at #### {Main|Broad} St. Our {front door|cooler|restroom} {won't lock|is down, medication inside|is flooding}. {Invoice to corporate.|We open at 8.}",
  bitcoin:
    "{Do you accept Bitcoin|Can I pay with crypto|Is Venmo or bitcoin ok}? If not {cash|card} is fine. {Two|Three} {windows|doors} need new {locks|glass}.",
  job: "{Are you hiring|Looking for work|Do you need a helper}? I have {3|5|11} years as {an apprentice|a tech|a driver}, {clean record|own tools}, available {now|in two weeks}. References on request.",
  angry:
    "Your guy was supposed to be here at {8|9|noon} and {never showed|didn't even call}. This is the {2nd|third} damn time!! {I want my money back|Somebody better call me today} or {I'm leaving a 1 star review|I call the BBB}.",
  quotePrices:
    "{Another company|Two other guys} quoted $#,#00 for {the job|all of it} and $###  for {parts|the permit}. Can you beat that? {100% cash|Cash today}, {no rush|need it this week}.",
  emojis:
    "{😭|😱|🙏}{🙏|😭} {sink is flooded|my key broke in the lock|there's a raccoon 🦝 in the attic} {pls help|help!!} 🙏🙏{🙏|❤️}",
  longStory:
    "{Let me explain|Long story, sorry}. We bought the house in {2015|2018|2021} from my aunt. The first winter was fine, then the pipe in the crawl space froze and my brother in law patched it with a rubber sleeve. In March the floor by the washer got soft, so we pulled the vinyl and found the subfloor black. A man from church cut out a 4 by 4 piece and put plywood in. Since then there is a smell, mostly in the morning, and the water bill went from $## to $1##. The city checked the meter and says it is on our side. I turned the main off overnight and the meter still moved a little. There is also a hump in the hallway now, about an inch, and one door doesn't close. My daughter has asthma, so I worry about mold. I don't know whether I need you, or a foundation company, or both. We are home most days except Wednesday when I have dialysis. {Please tell me what an inspection costs and if it comes off the bill.|What would you do first?}",
  realtor:
    "Realtor here ({RE/MAX|Keller Williams|Coldwell Banker}), seller needs {a repair|a certificate|an inspection} before closing on the ##th. Lockbox ####. Send invoice to the title company, {First American|Old Republic}. {Best regards|Thank you}, {Kim|Steve} | realtor | www.{kim|steve}sellshomes##.com",
  seniorTyping:
    "helo i am ## yrs old and do not no how to use this{.......|...} my furnas is not workng {pleas|please} call my sun {Bobby|Ray} ###-###-#### god bless",
  outOfTown:
    "I live in {Germany|Canada|the UK} but own a rental {on Pine St|near the lake} there. Tenant says {the toilet is broken|no hot water}. My WhatsApp is +49 17# #######. Can I pay by wire transfer or PayPal?",
};
