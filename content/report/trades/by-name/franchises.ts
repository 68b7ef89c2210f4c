import type { Industry } from "../../../../contracts/industries.ts";
import type { Trade } from "../../kinds.ts";
import { education } from "../education.ts";
import { financial } from "../financial.ts";
import { healthcare } from "../healthcare.ts";
import { hospitality } from "../hospitality.ts";
import { other } from "../other.ts";
import { realEstate } from "../real-estate.ts";
import { retail } from "../retail.ts";
import type { Sketch } from "./sketch.ts";

const ANYWHERE: readonly Industry[] = [
  "Healthcare",
  "Legal",
  "Retail/E-commerce",
  "Hospitality/Restaurant",
  "Financial Services",
  "Real Estate",
  "Education",
  "Manufacturing",
  "Technology",
  "Professional Services",
  "Other",
];

/** Signs over many doors that say the trade without its noun. What has the noun in its name is read by it. */
const SIGNS: readonly (readonly [an: string, name: RegExp])[] = [
  [
    "a real estate agency",
    /\b(?:re\/?max|keller williams|century 21|coldwell banker|sotheby'?s|berkshire hathaway home ?services|home ?smart|weichert|era (?=real|\w+ real)|better homes (?:&|and) gardens|exp realty)\b/i,
  ],
  ["an insurance agency", /\b(?:state farm|allstate|geico|farm bureau|goosehead)\b/i],
  ["a tax practice", /\b(?:h ?& ?r block|jackson hewitt|atax)\b/i],
  [
    "a life, health or Medicare insurance agency",
    /\b(?:guardian life|new york life|prudential|northwestern mutual|mutual of omaha|primerica|aflac)\b/i,
  ],
  ["a financial adviser's office", /\b(?:edward jones|ameriprise|raymond james|merrill lynch)\b/i],
  [
    "a home care agency",
    /\b(?:comfort keepers|home instead|visiting angels|right at home|bright ?star care|senior helpers|griswold|synergy homecare|always best care)\b/i,
  ],
  [
    "a tutoring service",
    /\b(?:kumon|sylvan learning|huntington learning|mathnasium|best brains|code ninjas)\b/i,
  ],
  ["a music school", /\bschool of rock\b/i],
  [
    "a childcare center",
    /\b(?:kinder ?care|goddard school|primrose school|kiddie academy|the learning experience|bright horizons|la petite)\b/i,
  ],
  ["a gym", /\b(?:planet fitness|anytime fitness|orange ?theory|f45|snap fitness|ymca)\b/i],
  ["a hotel", /\b(?:best western|marriott|hilton|hyatt|la quinta|super 8|motel 6|comfort suites|wyndham)\b/i],
  ["a pizzeria", /\b(?:domino'?s|little caesars|papa john'?s|papa murphy'?s)\b/i],
  [
    "a restaurant",
    /\b(?:subway|jersey mike'?s|firehouse subs|jimmy john'?s|mcdonald'?s|wendy'?s|burger king|chick-?fil-?a|culver'?s|wingstop|popeyes|panera|chipotle|ihop|denny'?s|applebee'?s)\b/i,
  ],
  [
    "an ice cream shop",
    /\b(?:dairy queen|baskin[- ]robbins|cold stone|ben (?:&|and) jerry'?s|menchie'?s)\b/i,
  ],
  ["a coffee shop", /\b(?:dunkin'?|starbucks|dutch bros|scooter'?s coffee|biggby)\b/i],
  ["a salon", /\b(?:great clips|supercuts|fantastic sams|cost cutters)\b/i],
  ["a barber shop", /\bsport clips\b/i],
  [
    "an auto repair shop",
    /\b(?:jiffy lube|midas|meineke|aamco|valvoline|firestone|pep boys|christian brothers|napa autocare)\b/i,
  ],
  ["a tire shop", /\b(?:goodyear|les schwab|big o tires)\b/i],
  ["a body and collision shop", /\b(?:maaco|caliber collision|carstar|abra auto)\b/i],
  [
    "a cleaning service",
    /\b(?:merry maids|molly maid|jan-?pro|coverall|the cleaning authority|maid ?pro)\b/i,
  ],
  ["a carpet cleaner", /\b(?:stanley steemer|chem-?dry|zerorez)\b/i],
  ["a restoration company for water, fire and mold", /\b(?:servpro|paul davis|puroclean|servicemaster)\b/i],
  ["a plumbing company", /\b(?:roto-?rooter|mr\.? rooter|benjamin franklin)\b/i],
  ["a handyman business", /\b(?:mr\.? handyman|ace handyman|handyman connection)\b/i],
  ["an electrical or solar business", /\b(?:mr\.? electric|mister sparky)\b/i],
  ["a pest control business", /\b(?:orkin|terminix|mosquito (?:joe|squad))\b/i],
  ["a lawn, irrigation or snow business", /\b(?:trugreen|weed ?man|lawn doctor)\b/i],
  ["a moving company", /\b(?:two men (?:&|and) a truck|college hunks|u-?pack)\b/i],
  ["a junk removal service", /\b(?:1-?800-?got-?junk|junk ?king|junkluggers)\b/i],
  ["a storage business", /\b(?:cube ?smart|u-?haul|life storage)\b/i],
  ["a maker of signs and awnings", /\b(?:fast ?signs|sign-?a-?rama|image360)\b/i],
  ["a maker of signs and print", /\b(?:minuteman press|alpha ?graphics|sir speedy|kwik kopy)\b/i],
  ["a computer help business", /\b(?:ubreakifix|cpr cell|geek squad)\b/i],
  ["a dog daycare", /\b(?:camp bow wow|dogtopia|hounds town)\b/i],
  ["an eye care and glasses business", /\b(?:lens ?crafters|visionworks|mye?eyedr)\b/i],
  ["a hearing aid practice", /\b(?:miracle[- ]ear|beltone|hearinglife)\b/i],
  ["a hardware store", /\b(?:true value|do it best|tru-?serv)\b/i],
  [
    "a staffing agency",
    /\b(?:express employment|robert half|kelly services|spherion|manpower|peopleready)\b/i,
  ],
  ["a resale shop", /\b(?:plato'?s closet|once upon a child)\b/i],
  ["a computer help business", /\b(?:wireless|cell(?:ular)?(?: phones?)?)(?=\W*$)/i],
];

const listed: readonly Trade[] = [education, financial, healthcare, hospitality, other, realEstate].flat();

const wordsOf = (an: string, known: readonly Sketch[]): Pick<Sketch, "words" | "examples"> => {
  const sketch = known.find(({ words }) => words.an === an);
  if (sketch) return sketch;
  const trade = listed.find((each) => each.an === an);
  if (!trade) throw new Error(`no trade is '${an}'`);
  const { id: _, industry: __, label: ___, examples, ...words } = trade;
  return { words, examples };
};

/** Each sign with the words of its trade, whatever box was ticked. */
export const franchises = (known: readonly Sketch[]): readonly Sketch[] =>
  SIGNS.map(([an, name]) => {
    const { words, examples } = wordsOf(an, known);
    // Some are names of places and people, too: any noun goes before them.
    return { name, fallback: true, industries: ANYWHERE, words: { ...words, an }, examples };
  });

/** A doctor's name or a clinic that says no field. */
export const plainClinics: Sketch = {
  ...wordsOf("a doctor's office", []),
  name: /\bclinics?(?=\W*$)|\bm\.? ?d\.?(?=\W*$)/i,
  fallback: true,
  industries: ["Healthcare"],
};

/** An address for a name: what is sold there is sent. */
export const webShops: Sketch = (() => {
  const {
    id: _,
    industry: __,
    label: ___,
    examples,
    ...words
  } = retail.find(({ id }) => id === "online-shop")!;
  return {
    name: /(?<=\w)\.(?:com|net|shop|store)\b|\bonline(?=\W*$)/i,
    fallback: true,
    only: true,
    industries: ["Retail/E-commerce"],
    words,
    examples,
  };
})();
