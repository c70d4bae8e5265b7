/** Words of the trades that the dictionary of American English lacks; a second reader has checked each. */
export const TRADE_WORDS: readonly string[] =
  `AFCI AFUE AHRI backsplash cleanout Cleanouts cleanouts contactors counterflashing CPSC deadwooding degreaser Dethatching dethatching downlights
  drywood ductwork ESFI GFCI GFCIs glug Hardscape hardscape HEPA HSPF HVAC kickboard limewash MERV NFPA NHTSA nubuck nutsedge Overseeding overseeding
  playset polyaspartic preventers recoat recoated recoating relatched repipe repipes repiping reroof reroofed reroofing stainproof subpanel tankless
  Tarping tarping thumbturn trapway underlayment uplights USDOT`.split(/\s+/);
