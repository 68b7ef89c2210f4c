const LEAD =
  /^(?:(?:sorry about that|(?:it'?s )?for my (?:husband|wife|son|daughter|mother|father|mom|mum|dad|partner|boyfriend|girlfriend|friend|child|kid|sister|brother)(?: his name is| her name is| named| called)?|yes|yeah|yep|sure thing|sure|ok|okay|al+ ?right|fine|good|great|perfect|cool|right|got it|of course|absolutely|no problem|thanks|thank you|so|well|oh|hi|hello|hey|please|sorry|no|um|uh|sorry about that|and|it would be|just)[,.!]* )+/i;
const CUE =
  /(?:^|[\s,.!;])(?:my (?:full )?name(?:'s| is| would be)|(?:the |my )?(?:full )?name (?:to|should be|ought to be)|the name(?:'s| is)|name(?:'s| is)|put (?:it|me|that) (?:down )?under|put (?:(?:me|it|us|him|her) )?down(?: as| for)?|put it in the name of|it'?s under|under the name(?: of)?|under|call me|this is|i am called)\s+/i;
const ASKED_CUE = /^(?:it'?s|it is|i'?m|i am|that'?s|that would be|that'd be|for|me,|me)\s+/i;
const STOP =
  /[\s,.;!]+(?:and (?:my|the|i|it)|my (?:number|phone|cell)|i'?d|i (?:need|want|would|wanna|was|am|have|think|just)|i'?m|calling|from|with|can|could|you can|that'?s spelled|spelled|spelt|that is|that'?s|at|on|here|please|thanks|thank you|phone|number|but|who|if)(?![\p{L}\p{M}]).*$/iu;
/** Words that no name consists of, so that 'what', 'tuesday' or 'ten thirty' never become one. */
const NOT_NAMES = new Set(
  "hm mm oof ugh geez shoot dang yikes wow ooh aw darn actually okay fine great perfect wait cancel checkup check filling crown whitening toothache consultation visit physical doctor lawyer kid kids son daughter husband wife insurance parking cost take takes give gave make made book booked booking schedule move moved earlier sooner late either neither both day days date week next month year minute hour sometime anytime everyone he she her his him they them those these too very much many few lot little bit also then than only even if because so okay hmm huh mm yeah whoa gosh god oh hey listen excuse pardon let's can't won't don't didn't isn't wasn't couldn't wouldn't i've you've they're we're there's where's how's a about afternoon again ai all already am an and any anything appointment are asap ask at back bad because been bitch book bot bye call can cancel change clean cleaning closed cold cost could day dental did do doctor does don't done else even evening everything five for forget four fuck get go going good goodbye great had hang have he hear hello help hey hi hold how human hurry hurts i i'd i'll i'm ignore in instead is it it's its just kidding know later lawyer leave lets like long look machine make matter maybe me mean message mind minute moment monday more morning my name need never next nice nine no none nope not nothing now number of off ok okay on once one open or other our out over parking pardon person phone please price problem question real really repeat right robot said same saturday say says second see seven shit shut six so some someone something soon sorry speak stop stupid sunday sure system talk tell ten test testing thank thanks that that's the then there they thing think this three thursday time times to today tomorrow too tooth tuesday two uh um under up us wait want was we wednesday week what what's when where which who why will with work works wrong yeah yep yes yesterday you you're your friday sir ma'am honey select drop table script alert null undefined eight eleven twelve thirty prompt rules print configuration spell spelled if skip private prefer rather secret anonymous guess whatever nobody nothing mine".split(
    " ",
  ),
);
/** English words that are first names too: they count after 'my name is'. */
const ALSO_NAMES = new Set([
  "will",
  "may",
  "sue",
  "mark",
  "grace",
  "hope",
  "art",
  "rose",
  "bill",
  "june",
  "summer",
  "early",
  "day",
  "law",
  "long",
  "friday",
  "price",
  "hurt",
  "chance",
]);
const WORD = /^[\p{L}\p{M}]+(?:['.-][\p{L}\p{M}]+)*\.?$/u;

/** 'The appointment's for my daughter Mia Torres'. */
const FOR_OTHER =
  /\bfor my (?:husband|wife|son|daughter|mother|father|mom|mum|dad|partner|boyfriend|girlfriend|friend|child|kid|sister|brother)(?:,| named| called|'s name is)?\s+(?=\p{L})/iu;
/** 'O'Brien, Siobhan O'Brien' and 'Tom, Tom Rivera': the second time is the whole of it. */
const TWICE =
  /^([\p{L}\p{M}'-]+)[,.]? ((?:[\p{L}\p{M}'-]+ ){1,3}\1|\1(?: [\p{L}\p{M}'-]+){1,3})(?![\p{L}\p{M}'-])/iu;
/** 'Stephanie, with a p h' tells a letter, not a name. */
const WITH_LETTER = /,? with (?:an?|two|double) (?:\p{L}(?:'?s)?(?![\p{L}\p{M}'])[ -]?)+/giu;

/** Letters said one by one, 'S-M-Y-T-H' or 'W H I T': at least three. */
const SPELLED = /(?<![\p{L}\p{M}'])\p{L}(?:(?:\s*[-.,]\s*|\s+)\p{L}(?![\p{L}\p{M}'])){2,}/gu;

/**
 * Reads a name out of a cleaned utterance. `asked` allows a bare name; otherwise it needs a cue such as
 * 'my name is'. Letters that are spelled out replace the word that they spell.
 */
export function nameHeard(cleaned: string, asked: boolean): string | undefined {
  if (/[<>{}[\]=\\;|@#]/.test(cleaned)) return undefined;
  const [first, last] = [part(cleaned, "first |given "), part(cleaned, "last |family |sur")];
  if (first && last) return title(`${first} ${last}`);
  cleaned = cleaned.replace(WITH_LETTER, "");
  const spelled = [...cleaned.matchAll(SPELLED)].map((m) => m[0].replace(/[^\p{L}\p{M}]/gu, ""));
  let text = cleaned
    .replace(SPELLED, " ")
    // 'Xiao, X I A O, Li': the letters stood between two parts of one name.
    .replace(/,\s*,\s*/g, spelled.length > 0 ? " " : ", ")
    .replace(/\+?\d[\d\s().-]*/g, " , ")
    .trim();
  const cue = text.match(CUE);
  const other = asked && !cue ? text.match(FOR_OTHER) : null;
  if (cue && cue.index !== undefined) text = text.slice(cue.index + cue[0].length);
  else if (other) text = text.slice((other.index ?? 0) + other[0].length);
  else if (!asked) return undefined;
  text = text.replace(LEAD, "").replace(ASKED_CUE, "").replace(LEAD, "").replace(TWICE, "$2");
  if (!cue) text = text.replace(/^(?:sorry|yes|yeah|no)[,.!\s]+/i, "");
  const sentence =
    text.split(/(?<!\b(?:mr|mrs|ms|dr|jr))[.!?](?:\s|$)|,\s/i).find((s) => s.trim() !== "") ?? "";
  const kept = ` ${sentence} `.replace(STOP, "").trim();
  if (!cue && /\bi (?:need|want|would|wanna|was|have|think|just)\b/i.test(sentence)) return undefined;
  const words = kept
    .split(/\s+/)
    .map((w) => w.replace(/[,;:]+$/, ""))
    .filter(Boolean);
  const heard: string[] = [];
  for (const word of words) {
    if (
      !WORD.test(word) ||
      (NOT_NAMES.has(word.toLowerCase()) && !(cue && ALSO_NAMES.has(word.toLowerCase())))
    ) {
      if (cue || heard.length === 0) break;
      return spelled[0] ? title(spelled[0]) : undefined;
    }
    heard.push(word);
  }
  if (heard.length > (cue ? 4 : 5)) return undefined;
  for (const word of spelled) {
    const near = heard.findIndex((h) => h[0]?.toLowerCase() === word[0]?.toLowerCase());
    if (near >= 0) heard[near] = word;
    else heard.push(word);
  }
  const name = title(heard.join(" ")).slice(0, 80);
  return /\p{L}{2}/u.test(name) ? name : undefined;
}

/** The word after 'first name' or 'last name', when it can be one. */
function part(cleaned: string, which: string): string | undefined {
  const word = new RegExp(`\\b(?:${which})name(?: is|'s|:)?[\\s,]+([\\p{L}\\p{M}'-]{2,})`, "iu").exec(
    cleaned,
  )?.[1];
  return word && !NOT_NAMES.has(word.toLowerCase()) ? word : undefined;
}

/** Capitals for a name that came without any, or in capitals only; 'de la Cruz' stays as it was typed. */
function title(name: string): string {
  const flat = name === name.toLowerCase();
  return name
    .replace(/(?<!\b(?:Mr|Mrs|Ms|Dr|Jr))\.$/, "")
    .split(" ")
    .map((w) =>
      flat || (w === w.toUpperCase() && w.length > 2)
        ? w.toLowerCase().replace(/(^|[-'])\p{L}/gu, (c) => c.toUpperCase())
        : w,
    )
    .join(" ")
    .trim();
}
