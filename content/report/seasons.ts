/** Businesses that are open for a part of the year, by their names, with the weeks of it: our guess, and asked about. */
const SEASONS: readonly [RegExp, number][] = [
  [/\b(corn|maize) maze\b|\bpumpkins?\b|\bhaunted\b|\bhayrides?\b|\bhalloween\b/i, 9],
  [
    /\bchristmas (trees?|lights?|markets?|shops?|village|decor\w*)\b|\b(tree farm|sleigh rides?|holiday lights?|light displays?)\b/i,
    7,
  ],
  [
    /\bsnow (removal|plow\w*)\b|\bski\b|\bsnow(board|mobile|shoe)\w*\b|\b(skating|ice) rink\b|\bsledding\b/i,
    16,
  ],
  [
    /\bu-?pick\b|\bpick[- ]your[- ]own\b|\b\w*berr(y|ies) (farms?|patch|fields?)\b|\borchards?( farms?| markets?)?$|\bcider mill\b|\blavender\b|\bsunflowers?\b/i,
    12,
  ],
  [
    /\b(summer|day|sleepaway) camps?\b|\bdrive-?in\b|\bwater ?park\b|\bbeach (clubs?|rentals?|chairs?|umbrellas?)\b/i,
    12,
  ],
  [/\b(swarms?|bees? (rescue|removal))\b|\bhornets?\b|\bwasps?\b/i, 16],
  [
    /\b(kayaks?|canoes?|paddle ?boards?|surf|raft(ing|s)?|tubing|jet ?skis?|parasail\w*|campgrounds?|rv parks?)\b/i,
    22,
  ],
  [/\btax (prep\w*|returns?|services?)\b|\btaxes\b/i, 16],
  [/\bpool (service|care|cleaning|openings?)\b|\bswim club\b/i, 26],
  [/\b(lawn|irrigation|sprinklers?|ice cream|sealcoat\w*|asphalt|boat (launch|storage))\b|\bmarina$/i, 32],
];

/** A shop for what has a season is open beyond it. */
const ALL_YEAR = /(?<!christmas|halloween) (shop|store|suppl(y|ies))\W*$/i;

/** Weeks a year in which such a business is open, where its name says that there is a season. */
export const seasonOf = (businessName: string): number | undefined =>
  ALL_YEAR.test(businessName) ? undefined : SEASONS.find(([name]) => name.test(businessName))?.[1];
