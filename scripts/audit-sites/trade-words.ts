/** Words of the trades that the dictionary of American English lacks; the second reader has looked at each. */
export const TRADE_WORDS: readonly string[] =
  `AFCI AFUE AHRI CPSC GFCI HEPA HSPF HVAC MERV NFPA USDOT backsplash cleanout cleanouts contactors counterflashing
  deadwooding degreaser dethatching downlights drywood ductwork glug hardscape kickboard limewash nubuck nutsedge
  overseeding playset polyaspartic preventers recoat recoated recoating relatched repipe repipes repiping reroof
  reroofed reroofing stainproof subpanel tankless tarping thumbturn trapway underlayment uplights GFCIs`.split(
    /\s+/,
  );
