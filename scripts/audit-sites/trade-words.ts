/** Words of the trades that the dictionary of American English lacks; the second reader has looked at each. */
export const TRADE_WORDS: readonly string[] =
  `AFCI AFUE AHRI CPSC GFCI GFCIs HEPA HSPF HVAC MERV NFPA USDOT backsplash cleanout contactors counterflashing drywood
  ductwork glug repipes repiping reroof reroofed reroofing subpanel tankless trapway underlayment`.split(
    /\s+/,
  );
