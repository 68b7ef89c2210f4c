/** What is typed in a hurry, for words that it can only mean. */
export const TYPED: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  n: "and",
  cown: "crown",
  crwon: "crown",
  emergancy: "emergency",
  emergencey: "emergency",
  whitend: "whitened",
  pls: "please",
  plz: "please",
  thx: "thanks",
  thnx: "thanks",
  cuz: "because",
  coz: "because",
  cus: "because",
  caus: "because",
  bc: "because",
  b4: "before",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tmw: "tomorrow",
  "2day": "today",
  "2morrow": "tomorrow",
  "2nite": "tonight",
  tonite: "tonight",
  nite: "night",
  lastnite: "last night",
  lastnight: "last night",
  appt: "appointment",
  appts: "appointments",
  wat: "what",
  wut: "what",
  wen: "when",
  hav: "have",
  gud: "good",
  abt: "about",
  som1: "someone",
  any1: "anyone",
  alot: "a lot",
  infront: "in front",
  thru: "through",
  mins: "minutes",
  hrs: "hours",
  fel: "fell",
  com: "come",
  thnk: "think",
  thot: "thought",
  feber: "fever",
  feever: "fever",
  fevr: "fever",
  dauter: "daughter",
  doter: "daughter",
  overdoze: "overdose",
  strok: "stroke",
  bleding: "bleeding",
  uncontious: "unconscious",
  unconcious: "unconscious",
  suiside: "suicide",
  pilz: "pills",
  poisen: "poison",
  def: "definitely",
  prolly: "probably",
  wanna: "wanna",
};

/** Words that callers rarely have, and that look like a slip of another. */
export const REAL: ReadonlySet<string> = new Set(
  `action annul beast begging bidding binning blush bonnet booth bose bound brace canoe carpal chap chipper clenched clenching
  coma comme copper cabin chase cher chit coot coordinator couldnt crate curtain delight desculpe fess fond gong gran grandad
  haunt infinite infinity lang litter mami mare marshal marvellous matins mein ment mont moray overdid pano plat polo raisin
  rely render rote rusted scald scalded scoot shin sliver snipped spaying spitting sprang steep stubbed subbing swatch swatches
  tapped termin tilde tinny toll tolls untied warped wave wring capitol cain cane cart celery chart chef cinder clamp clover
  cobbler colt copay copays deductible dull fern finch floss flossing foal folder gable glaze gravel grid hive hull lamb lava
  limp loaf loft lunge moss mule mulch oats olive onyx patio peach pearl pebble plaza plum pond posse prune punt quill raft rant
  ravine reef robe roster rust sage salsa sash sconce sermon shale shed slate sleet slug smock snout soot spool spruce stash
  stew stork straw tart thorn tidy tonic torch trout tulip twig twine vest villa wasp weed wick yard yarn zinc`.split(
    /\s+/,
  ),
);
