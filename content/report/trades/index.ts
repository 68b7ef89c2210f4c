import type { Trade } from "../kinds.ts";
import { playbookKey } from "../playbook.ts";
import { article, hasCheckout } from "../words.ts";
import type { Sketch } from "./by-name/sketch.ts";
import { education } from "./education.ts";
import { financial } from "./financial.ts";
import { healthcare } from "./healthcare.ts";
import { hospitality } from "./hospitality.ts";
import { legal } from "./legal.ts";
import { manufacturing } from "./manufacturing.ts";
import { other } from "./other.ts";
import { professional } from "./professional.ts";
import { realEstate } from "./real-estate.ts";
import { retail } from "./retail.ts";
import { onScreen, onWheels } from "./on-wheels.ts";
import { sketches } from "./by-name/index.ts";
import { technology } from "./technology.ts";

const families = [
  healthcare,
  legal,
  retail,
  hospitality,
  financial,
  realEstate,
  education,
  manufacturing,
  technology,
  professional,
  other,
];

/** All trades, the neutral one of each industry first. */
export const trades: readonly Trade[] = families.flat();

/** The words that stand until the trade is known. */
export const neutralTrade = (industry: string): Trade =>
  (families.find(([neutral]) => neutral.industry === industry) ?? other)[0];

/** Nouns in a business's name that leave no doubt about what it does. */
const PLAIN: readonly [RegExp, string][] = [
  [/\b(dental|dent(ists?|istry)|smiles?|dds|dmd)\b|\bd\.(d\.s|m\.d)\b/i, "dental"],
  [
    /\b(veterinary|vets?|equine|canine|pet) (acupuncture|chiropractic|dent(al|istry)|rehab\w*|massage|surger?y|cardiology|dermatology|hospice|physical therapy)\b|\b(veterinary|vets?|dvm|vmd)\b|\b(?:pets?|animals?|dogs?|cats?) (?:euthanasia|hospice|end[- ]of[- ]life)\b|\b(animal|pets?|equine|cat|dog|bird|avian|exotics|feline)s?(?: only| friendly)? (hospital|clinic|doctors?)\b/i,
    "veterinary",
  ],
  [/\b(physiotherap\w*|physio|physical therap(y|ists?)|pt(?=\W*$))\b/i, "physiotherapy"],
  [
    /\b(psychotherap\w*|psycholog\w*|psychiatr\w*|counsell?(ing|ors?)|psych(?=\W*$)|(?:mind\w*|talk|couples?|marriage|trauma|grief|emdr|cbt|anxiety|teletherapy|heart|soul) therap(?:y|ists?)|(mental|behavioral) health|lcsw|lmft|lmhc|lpc|psyd)\b/i,
    "therapy",
  ],
  [
    /\b(family (medicine|practice|physicians?|doctors?)|internal medicine|primary care|(community|family|rural|neighborhood) health( (center|clinic|services))?|medical (practice|center|clinic|group|office|associates)|physicians?)\b/i,
    "medical",
  ],
  [/\b(family law|divorce|custody)\b/i, "family-law"],
  [/\b(immigration|visas?|asylum|green cards?)\b/i, "immigration"],
  [
    /\b(bicycles?|(?<!\b(?:dirt|pocket|motor) )(?:bikes?|cycles)|cycle (?:shop|works|center)|cycler(?:y|ies)|velo|e-?bikes?)\b/i,
    "bicycle-shop",
  ],
  [/\b(florists?|flowers|floral|petals?|bouquets?|in bloom)\b/i, "florist"],
  [
    /\b(restaurant|nonna\w*|osteria|trattoria|ristorante|bistro|brasserie|steakhouse|sushi|ramen|taqueria|tacos?|cantina|barbecue|bbq|burgers?|noodles?|pho|wok|kebabs?|gyros|curry|dim sum|eatery|thai|szechuan|hunan|tandoor\w*|hibachi|teriyaki|dumplings?|mariscos|empanadas?|falafel|shawarma|wings|seafood|chicken(?! (?:farm|coops?|feed))|crepes?|tapas|cuisine|grille?|smokehouse|chophouse|crab shack|(?<!\b(?:soup|community|dream|modern|custom|luxury|new) )kitchen(?= ?$| (?:&|and) (?:bar|cocktails?|tap|tavern|grill|table|market|cafe)\b))\b(?!.{0,60}\b(?:ovens?|box(?:es)?|linens?|equipment|install\w*|makers?|manufactur\w*|repairs?|consult\w*)(?: services?)?\W*$)/i,
    "restaurant",
  ],
  [
    /\b(hotel|motel|hostel|inn|lodge|resort|guest ?house|bed (?:and|&) breakfast|b ?& ?b)\b(?!.{0,60}\b(?:linens?|equipment|install\w*|makers?|manufactur\w*|repairs?|consult\w*)(?: services?)?\W*$)/i,
    "hotel",
  ],
  [/\bcater(ing|ers?)\b/i, "caterer"],
  [/\b(tax|accountants?|accounting|cpas?|enrolled agents?)\b|, ?ea$/i, "tax"],
  [/\binsurance\b/i, "insurance"],
  [/\b(mortgages?|home loans?)\b/i, "mortgage"],
  [/\b(software|saas)\b/i, "software"],
  [/\barchitect(s|ure|ural)?\b/i, "architect"],
  [
    /\b(photo(s|graphy|graphers?)?|portraits?|(?<!\bwindow )films(?= ?$)|film ?makers?|video ?graph\w*|cinematograph\w*)\b/i,
    "photographer",
  ],
  [/\b(recruit(ing|ers?|ment)|executive search|headhunt\w*|talent acquisition)\b/i, "recruiter"],
  [
    /\b(joinery|carpent(ry|ers?)|cabinet(s|ry)?(?: doors?| fronts?)?|millwork|woodworks?|furniture (makers?|works|builders?|manufactur\w*))\b/i,
    "joinery",
  ],
  [
    /\b(gear|screw|laser|water ?jet|plasma|wire|sheet metal|steel|cnc|precision|die)s?,? (cutting|grinding|milling|turning|stamping|hobbing|forming|bending|parts|components|manufacturing)\b|\b(machining|machinists?|hobbing|broaching|gear ?works|gears? (?:&|and) splines?|splines|sprockets)\b/i,
    "parts-maker",
  ],
  [
    /\bhomes\b|\b(estate agents?|realty|realtors?|real estate(?! (law\w*|attorneys?|closings?|school|academy|investments?|apprais\w*|photo\w*|inspect\w*)))\b/i,
    "estate-agency",
  ],
  [/\b(lettings|rentals|apartments?|condo(s|miniums?)|town ?homes|mobile homes?( park)?)\b/i, "lettings"],
  [
    /\b(foods|food products|sauces?|salsas?|snacks?|beverages?|bottling|seasonings|pasta (co|company)|jerky|kombucha)\b/i,
    "food-maker",
  ],
  [/\bfarriers?\b/i, "farrier"],
  [
    /\b(funerals?|mortuary|undertakers?|cemeter(y|ies)|(?<!\b(?:pet|animal) )(cremations?|crematory))\b/i,
    "funeral",
  ],
  [/\bbarbers?(hop)?\b|\bbarber ?shop\b|\b(fades?|clippers|cuts by|[ck]utz|straight razor)\b/i, "barber"],
  [
    /\b(salon|hair(dress\w*)?|shears?|mane|tresses|curls?|blow ?(dry|outs?)( bar)?|(hair ?)?stylists?|braid(?:s|ing|ers?)|locs|weaves|coiff\w*)\b/i,
    "salon",
  ],
  [
    /\bgarage\b|\bauto (repair|care|service|clinic|works)\b|\b(automotive|mechanics?|car (care|repair))\b/i,
    "garage",
  ],
  [/\b(cleaning|cleaners|maids?|janitorial)\b/i, "cleaning"],
  [/\broof(ing|ers?)?\b/i, "roofing"],
  [
    /\b(wills|probate|estate planning|(?<!real )estate (law\w*|attorneys?)|elder (care )?law|trusts? (&|and) estates?)\b/i,
    "estates",
  ],
  [/\b(injur(y|ies)|accidents?|malpractice|workers[’']? comp\w*)\b/i, "injury"],
  [/\b(trial (law(yers?)?|attorneys?|group)|litigation)\b/i, "litigation"],
  [/\breal estate (law|attorneys?|lawyers?|closings?)\b|\bconveyanc\w*\b/i, "conveyancing"],
  [/\b(music|piano|violin|guitar|choir)\b/i, "music-school"],
  [
    /\b(bagpip\w*|piping|fiddle|drum(ming)?|cello|flute|harp|singing|voice)\b(?=.*\b(school|academy|lessons?|college)\b)/i,
    "music-school",
  ],
  [
    /\b(tutor(s|ing)?|code (?:kids|school|academy|club|lab)|(coding|robotics|stem)(?! camps?)|(sat|act|test|exam) prep|(sat|gre|gmat|lsat|mcat) (masters?|experts?|scores?|academy|center))\b/i,
    "tutoring",
  ],
  [
    /\b(language (school|academy|institute|lessons)|esl|(spanish|french|german|italian|mandarin|chinese|japanese|english|arabic|portuguese|korean|russian) (online|with|for|now|lessons|classes|school|academy|immersion|institute|center))\b/i,
    "language-school",
  ],
  [
    /\b(driving (school|academy|lessons)|driv(e|ers?) [a-z]{1,10} (school|academy)|driver'?s? ed(ucation)?|traffic school|(?<!\b(?:truck|commercial|cdl|test|data) )driving(?=\W*$))\b/i,
    "driving-school",
  ],
  [/\b(heating|cooling|boilers?|backflow|water heaters?)\b/i, "trades"],
];

/** The trade that a name says plainly: its last noun counts. */
export const plainTrade = (businessName: string): Trade | undefined => {
  const [said] = PLAIN.flatMap(([pattern, id]) => {
    const at = businessName.search(pattern);
    return at < 0 ? [] : [{ id, at }];
  }).sort((a, b) => b.at - a.at);
  return said && trades.find(({ id }) => id === said.id);
};

/** Whoever picked one of these said little: there the name may tell any trade. */
const VAGUE: ReadonlySet<string> = new Set(["Other", "Professional Services"]);
/** Where a name tells the trade better than the box. */
const LOOSE: ReadonlySet<string> = new Set([
  "Retail/E-commerce",
  "Hospitality/Restaurant",
  "Education",
  "Manufacturing",
  "Real Estate",
]);
/** What ends so teaches, whatever stands before it; and whom those are called who are taught. */
const TEACHES = /\b(school|academy|college|lessons|classes)\W*$/i;
const TAUGHT = /student|pupil|learner|famil|member|participant|rider|camper|enrollment|owner/i;
/** What stands before it is what is sold, or whom to. */
const SUPPLIES =
  /\b(suppl(y|ies|iers?)|equipment|depot|outlet|instruments|merchants?|apothecary|labs?|trailers|saddles|feed|tack|apparel|uniforms|packaging|parts)(?: (?:online|direct|express|plus|warehouse))?\W*$/i;
/** Somebody sells or works in one, and takes nobody out or teaches. */
const SHOP = /\b(shop|store|emporium)\W*$/i;
const ELSEWHERE = /class|lesson|course|tour|trip|ride|flight|rental|stay/i;
const LAWYERS = /\b(law|defense|bankruptcy|claims|probate|litigation|title)\b/;
/** Whom it is for does not book, read or pay. */
const CHILD =
  /\b(kids?|child(ren)?|childrens|pediatrics?|toddlers?|bab(y|ies)|juniors?|youth|little ones)\b/i;
const OF_ANIMALS = /\b(pets?|dogs?|cats?|animals?)\b/;
/** 'Crane & Co. Interiors', 'Baker and Sons Plumbing': who stands before it is a person. */
const AND_CO =
  /\S{1,40}\s{0,3}(?:&|\band\b)\s{0,3}(?:co|company|sons?|daughters?|brothers|bros|family|partners|associates)\b\.?,?\s{1,3}(?=\S)/gi;
/** Words that stand in the names of many other things too. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["estate-agency", "lettings"]);
/** What stands before the noun and says where or whose it is. */
const PLACE =
  /^(street|st|avenue|ave|road|lane|drive|creek|river|lake|valley|hill|mountain|county|city|town|village|bay|harbor|point|ridge|rock|main|north|south|east|west|family|brothers|bros|sons|co)\.?\s+(?=\S)/;
const AND = /[&+,/]|\band\b/gi;

interface Reading {
  words: Trade;
  part: number;
  end: number;
  length: number;
  said: string;
  /** What its trade is known by. */
  pattern: RegExp;
  fallback: boolean;
  general: boolean;
  /** Its trade belongs to another industry than the one that was ticked. */
  far: boolean;
}

/** What says no more than the kind of business has what is written for the kind. */
const playbookOf = ({ playbook, general, words: { an } }: Sketch): Pick<Trade, "playbook"> =>
  playbook || general || an === undefined
    ? { ...(playbook && { playbook }) }
    : { playbook: trades.find((trade) => trade.an === an)?.id ?? playbookKey(an) };

/** Everything that a name says of a trade, in the order of its parts; in a part the last noun is the one that counts. */
const readingsOf = (neutral: Trade, industry: string, name: string): Reading[] => {
  const ends = [...name.matchAll(AND)].map(({ index }) => index);
  const reading = (pattern: RegExp, words: Trade, sketch: Partial<Sketch> = {}, far = false): Reading[] => {
    // Hardly any of hundreds is in a name.
    if (!pattern.test(name)) return [];
    const all = [...name.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))];
    const partOf = ({ index }: RegExpExecArray) => ends.filter((end) => end < index).length;
    // 'Towing and Recovery' says it in both halves: the first counts, and in it the last noun.
    const last = all.findLast((match) => partOf(match) === partOf(all[0]!));
    if (!last) return [];
    const rest = name.slice(last.index + last[0].length);
    if (SUPPLIES.test(rest) || (SHOP.test(rest) && ELSEWHERE.test(words.job))) return [];
    const part = partOf(last);
    const one = sketch.said && !last[0].endsWith("s");
    const said = last[0].trim().toLowerCase().replace(PLACE, "");
    return [
      {
        words: sketch.general
          ? { ...words, said, an: "a business like yours" }
          : one
            ? { ...words, an: article(said) }
            : words,
        part,
        end: last.index + last[0].length,
        length: last[0].length,
        said: last[0],
        pattern,
        fallback: sketch.fallback === true,
        general: sketch.general === true,
        far: far && !sketch.general,
      },
    ];
  };
  const vague = VAGUE.has(industry);
  // The name goes before the box that was ticked, but where names are mostly names of people.
  const loose = LOOSE.has(industry);
  const { id, label, industry: box } = neutral;
  const ofTheIndustry = { id, label, industry: box };
  return [
    ...PLAIN.flatMap(([pattern, id]) => {
      const named = trades.find((trade) => trade.id === id);
      const may = named && (named.industry === industry || (vague && !AMBIGUOUS.has(id)));
      return may
        ? reading(pattern, { ...named, playbook: named.id, id: neutral.id, industry: neutral.industry })
        : [];
    }),
    ...sketches.flatMap((sketch) =>
      ((vague || loose) && !sketch.general && !sketch.only) ||
      sketch.industries.some((each) => each === industry)
        ? reading(
            sketch.name,
            {
              ...neutral,
              ...sketch.words,
              ...ofTheIndustry,
              ...playbookOf(sketch),
              examples: { ...neutral.examples, ...sketch.examples },
            },
            sketch,
            (!vague && !sketch.industries.some((each) => each === industry)) ||
              (TEACHES.test(name) && !TAUGHT.test(`${sketch.words.customer} ${sketch.words.newOne}`)),
          )
        : [],
    ),
  ].sort(
    (a, b) =>
      Number(a.far) - Number(b.far) ||
      Number(a.general) - Number(b.general) ||
      Number(a.fallback) - Number(b.fallback) ||
      a.part - b.part ||
      b.end - a.end ||
      b.length - a.length,
  );
};

/** Where a shop is reached neither on foot nor by phone, what it sells is sent: its words and numbers are those of an online shop. So are those of a 'supply' that people reach by chat or in a feed. */
export const withoutCounter = (read: Trade, chats: boolean): Trade => {
  const online = trades.find(({ id }) => id === "online-shop")!;
  return read.industry === online.industry &&
    // Who makes what is sent has words of its own.
    !hasCheckout(read) &&
    (read.place === "shop" || (chats && read.customer === "account")) &&
    !read.books
    ? { ...online, playbook: online.id, id: read.id, label: read.label }
    : read;
};

/** The trade as its name says that it works: on the road, on a screen, or behind its own door. */
export const atWork = (t: Trade, businessName: string): Trade =>
  onScreen(onWheels(t, businessName), businessName);

/** Names that were read last: a report, its review and the owner's numbers ask for the same one again and again. */
const read = new Map<string, Trade>();
const MOST_READ = 50;

/**
 * The words until the trade is known: the industry's, or with a plain noun in the name those of that trade, its numbers
 * and rules with them, since nouns of one trade beside numbers of another fit nobody. It still counts as unknown: the
 * reviewer is asked, and the owner can say. What stands after an 'and' is the other half of the business.
 */
export const wordsUntilKnown = (industry: string, businessName: string): Trade => {
  const key = JSON.stringify([industry, businessName]);
  const known = read.get(key);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const words = atWork(readName(industry, businessName), businessName);
  read.set(key, words);
  return words;
};

/** 'IT' is a department, 'it' in a name with capitals is not: 'Bead It'. */
const noPronoun = (name: string): string =>
  /\p{Lu}/u.test(name) ? name.replace(/\b(?:It|it)(?=\W*$)/, "this") : name;

const readName = (industry: string, businessName: string): Trade => {
  const neutral = neutralTrade(industry);
  const [first, ...rest] = readingsOf(
    neutral,
    industry,
    // \b knows no letter with an accent: a café ends before it.
    noPronoun(businessName.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(AND_CO, "")),
  );
  if (!first) return neutral;
  const child = CHILD.test(businessName) && first.words.books && { child: true as const };
  const other = rest.find(
    ({ part, words, fallback, said, end }) =>
      !fallback &&
      part > first.part &&
      end > first.end &&
      words.an !== first.words.an &&
      // A daycare beside boarding is one for dogs.
      !(OF_ANIMALS.test(first.words.newOne) && /childcare/.test(words.an)) &&
      !first.pattern.test(said),
  );
  // Who serves papers or bails somebody out ticks the lawyers' box, too.
  const lay = industry === "Legal" && !LAWYERS.test(first.words.an) && { lay: true as const };
  return {
    ...first.words,
    ...child,
    ...lay,
    ...(other && { other: { said: other.said, fact: other.words.facts[0] } }),
  };
};
