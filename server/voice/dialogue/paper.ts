import { capital } from "../../../content/capital.ts";
import { acts } from "../../../content/understanding/acts.ts";
import {
  COMMON,
  OF_THE_TALK,
  OF_THIS_CALL,
  RELATION,
  SOCIAL,
  TAKES_OUT,
  WEIGHS,
} from "../../../content/understanding/paper-words.ts";
import { type DialogueState, NOTE_MAX, TOLD_MAX } from "../../../contracts/voice.ts";
import { CONTACT, LEADS, MATTERS, REQUESTED } from "./aside-words.ts";
import type { Clause, Heard } from "./hear.ts";
import { bare, matterOf, RETOLD, sentencesOf, written } from "./note-words.ts";
import { plain, shorten, stem } from "./readers/text.ts";
import { refusesWhen } from "./readers/when-words.ts";
import { bySentence } from "./turn-clauses.ts";

// The paper of a call: which of the caller's sentences reach the people who read what is filed. Each is judged by what
// it did in its turn; what told something new, or asked what nobody here could answer, is kept whole and in its order.

/** What a turn did beside its words. */
export interface Turn {
  /** What the desk had asked, and said, before it. */
  asked: DialogueState["asked"];
  said: string;
  /** True when a message was being taken before or after it. */
  message: boolean;
  /** True when it began one. */
  begins: boolean;
  /** Words that were to be kept, whatever they look like. */
  kept: readonly string[];
  /** Sentences that say when to call: the time stands by itself. */
  calls: readonly string[];
  /** Questions that nobody here could answer. */
  open: readonly string[];
  /** True when a question of the turn was answered. */
  answered: boolean;
}

const ASKS = "Asks: ";
/** Longest sentence that is kept as one. Characters. */
const SENTENCE_MAX = 240;
/** All that waits to be filed. Characters. */
const ALL_MAX = 1100;

/** Writes down what a turn told. */
export function writeDown(state: DialogueState, heard: Heard, turn: Turn): void {
  if (heard.has("injection", "abuse")) return;
  for (const { sentence, clauses } of bySentence(heard).flatMap(inPieces)) {
    if (TAKES_OUT.test(sentence)) {
      takeOut(state, sentence);
      continue;
    }
    const entry = entryOf(state, heard, turn, sentence, clauses);
    if (entry) put(state.told, shorten(entry, SENTENCE_MAX));
    // A question that is answered after all is open no more.
    else if (turn.answered && sentence.includes("?"))
      state.told = state.told.filter((each) => !(each.startsWith(ASKS) && shares(each, sentence)));
  }
  while (state.told.length > TOLD_MAX || state.told.join("").length > ALL_MAX)
    state.told.splice(least(state.told), 1);
}

/** Takes back what shares a word with the sentence that says so, of what waits and of what was filed last. */
function takeOut(state: DialogueState, sentence: string): void {
  const without = (words: string): string =>
    sentencesOf(words)
      .filter((each) => !shares(each, sentence) && !TAKES_OUT.test(each))
      .join(" ")
      .replace(/(?:^| )Asks:$/, "");
  state.told = state.told.filter((each) => !shares(each, sentence));
  state.note = without(state.note);
  const last = state.stack.length === 0 ? state.filed.at(-1) : undefined;
  if (last?.kind === "booking" && last.note) last.note = without(last.note) || undefined;
  else if (last?.kind === "message") last.text = without(last.text) || last.text;
}

/** Words without sentences that speak of the talk itself. */
export const ofTheMatter = (words: string): string =>
  sentencesOf(words)
    .filter((each) => !OF_THE_TALK.test(plain(each)) || MATTERS.test(each))
    .join(" ");

/** Keeps the sentences of words that were not answered as a turn, but for those that tell nothing. */
export function addTold(state: DialogueState, words: string): void {
  for (const each of sentencesOf(written(matterOf(words))))
    if (contentOf(each).length > 1 && !OF_THE_TALK.test(plain(each)))
      put(state.told, shorten(each, SENTENCE_MAX));
  while (state.told.length > TOLD_MAX) state.told.splice(least(state.told), 1);
}

/** What a sentence leaves on the paper; undefined when it only did something in the talk. */
function entryOf(
  state: DialogueState,
  heard: Heard,
  turn: Turn,
  sentence: string,
  clauses: readonly Clause[],
): string | undefined {
  const known = heard.values.name ?? state.slots.name?.value;
  const relates = RELATION.test(sentence);
  const wanted = turn.kept.find((each) => alike(sentence, each));
  const { message } = turn;
  const anew = message ? RETOLD.exec(sentence)?.[1] : undefined;
  const rest = anew ?? matterOf(sentence.replace(LEADS, ""), relates ? "" : known);
  const told = capital(
    written(
      rest.replace(BINDS, "").replace(LEADS, "").replace(DENIES, "") ||
        (DENIES.test(rest) ? "" : (wanted ?? "")),
    ).replace(NOTE_IT, ""),
  );
  if (told === "") return undefined;
  if (/(?:\d[\s,.-]*){7}/.test(told) && contentOf(told).length === 0) return undefined;
  // When to call stands by itself.
  const onlyCalls =
    turn.calls.includes(sentence) ||
    (message &&
      state.callback !== "" &&
      state.callback.split(", ").some((time) => bare(told).includes(bare(time))));
  if (onlyCalls && contentOf(told).length < (turn.calls.length > 0 ? 2 : 1) && !CONTACT.test(sentence))
    return undefined;
  const text = plain(told);
  const count = text.split(" ").length;
  const fresh = freshIn(state, heard, told, turn);
  const asks = isQuestion(told);
  const kept = wanted !== undefined || CONTACT.test(sentence) || REQUESTED.test(sentence);
  const dated = WHEN_WORDS.test(text);
  if (
    OF_THE_TALK.test(text) &&
    !CONTACT.test(sentence) &&
    !MATTERS.test(told) &&
    !(message && dated && refusesWhen(text))
  )
    return undefined;
  if (asks) {
    const ofTheCall = OF_THIS_CALL.test(text) && fresh < 2;
    if (turn.open.some((each) => alike(sentence, each)))
      return ofTheCall || (fresh === 0 && !dated && !relates) ? undefined : asking(told);
    if (ofTheCall) return kept && !turn.answered ? told : undefined;
    const own = clauses.flatMap((clause) => clause.acts);
    // A turn that nobody punctuated asks and tells in one.
    const tells = !sentence.includes("?") && fresh > 2;
    if (own.some((act) => ["task", "answer"].includes(acts[act]?.[0] ?? "")))
      return tells || (message && (fresh > 0 || dated)) || kept || relates
        ? told
        : INSURER.test(told)
          ? asking(told)
          : undefined;
    // 'Do you take Delta' is answered, and looked up before they come.
    if (turn.answered && !turn.begins)
      return INSURER.test(told) ? asking(told) : tells || kept ? told : undefined;
    if (own.some((act) => acts[act]?.[0] === "control")) return undefined;
    return fresh > 0 && count > 2 ? asking(told) : undefined;
  }
  if (INSURER.test(told) && INTERROGATIVE.test(told)) return asking(told);
  // A time that was chosen or refused stands in the visit.
  const chooses = !message && dated && ["day", "offer", "confirm", "change"].includes(turn.asked);
  const tells = relates && !(chooses && fresh < 3);
  if (kept || tells || (MATTERS.test(told) && fresh > 0)) return count > 1 ? told : undefined;
  if (chooses && AT.test(text) && !(fresh > 2 && WEIGHS.test(told))) return undefined;
  if (
    message &&
    !chooses &&
    (dated ? count > 3 || refusesWhen(told) : count > 3 && (turn.begins || WISHES.test(text)))
  )
    if (contentOf(told).length > 0 || dated || WISHES.test(text)) return told;
  if (fresh >= (chooses ? 3 : message && count > 4 && turn.asked !== "offer" ? 1 : 2)) return told;
  // 'It's my hip', 'we're on Google'.
  if (fresh > 0 && count > 2 && !chooses && OWN_CASE.test(told)) return told;
  return (fresh > 0 || count > 2) && WEIGHS.test(told) ? told : undefined;
}
const OWN_CASE =
  /(?<!\p{L})(?:(?:my|our|his|her|mi|su) (?!name|number|phone|god|goodness|dear|fault|bad|pleasure|turn|mistake|nombre|tel|n[uú]mero|culpa)\p{L}+|(?:we|i)(?:'re| are| use|'m| am|'ve| have) (?:on|in|with|using|got|a|an|the) \p{L}+)/iu;
/** Takes back what the desk made of it: 'I'm not late', 'it's not a complaint, you've been fine'. */
const DENIES =
  /^(?:(?:no|what|girl|honey|baby|wait|hold up|ma'am|sir)[,.!]? ){0,3}(?:(?:i|we|he|she|nobody|no one|it|this|that|there)(?:['’]?(?:m|re|s)| am| are| is| was)(?: (?:not|never|no))?|nobody['’]s) ?(?:even |gonna be |going to be |really )?(?:running )?(?:late|(?:a |any |the )?(?:complaint|dogs?|cats?|parrot|emergency)|complaining|unhappy|mad|angry|kidding|joking)(?!\p{L})[^,.;?!]*[,.;!]?\s*(?:(?:and|but|so) )?/iu;
/** Asks by its form, and not only by its tone. */
const INTERROGATIVE =
  /^¿|(?:^|[,.:;] |(?<!\p{L})(?:and|so|but|or|if|whether|y|pero|wondering|know|listen|say|look) )(?:do|does|did|is|are|am|was|can|could|will|would|should|may|have|has|isn't|aren't|don't|doesn't|won't|can't|what|what's|whats|how|how's|when|when's|where|where's|who|who's|which|why|any|qu[eé]|c[oó]mo|cu[aá]ndo|cu[aá]nto|d[oó]nde|qui[eé]n|puedo|puede|pueden|tienen|hay|es|est[aá]|debo|se puede|la|lo|le|me|tengo)(?!\p{L})|,? (?:do|does|is|are|can|will|right|no|isn't|aren't|don't|won't) ?(?:you|they|it|he|she|i|we|that)?\?$/iu;
/** Wants something done. */
const WISHES =
  /(?<!\p{L})(?:i'd (?:like|want|rather|prefer)|i (?:want|need|would like|prefer)|(?:they|you|somebody|someone) (?:should|must|need to|have to)|quiero|quisiera|necesito|prefiero)(?!\p{L})/u;
/** Asks that it be written down. */
const NOTE_IT =
  /,? (?:can|could|would|will) you (?:please )?(?:write|note|put|jot) (?:that|it|this) (?:down|in)[.?]?$/i;
const BINDS =
  /^(?:(?:that'?s (?:right|correct)|right|(?:no|oh|now)? ?(?:wait|hold up|listen|look here)(?: (?:a (?:second|minute)|one more))?|sorry|and|but|so|y|pero|also|plus|además),? )+/i;
/** An hour, beside which a day is chosen. */
const AT =
  /\b(?:(?:at|a las?) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|o'clock|half past|\d{1,2}:\d\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:would|works|is|thirty|fifteen|forty)|y media)\b/;
const WHEN_WORDS =
  /(?<!\p{L})(?:today|tomorrow|tonight|yesterday|noon|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weeks?|weekends?|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?:st|nd|rd|th)|\p{L}*(?:teenth|tieth)|(?:before|after|until|till|around|about|by|at|to|past) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana|tarde|semana|antes de|despu[eé]s de|a las?)(?!\p{L})|\d:\d\d/iu;
const INSURER =
  /(?<!\p{L})(?:(?:do|does|will) (?:you|they|y'all)(?: guys| folks| people)? (?:take|accept) (?!(?:new|walk|cards?|credit|kids|children|cash|checks?|appointments|patients|care|payments?|a |an |the |it|that|this|long|calls?|messages?|apple|venmo)(?!\p{L}))\p{L}+|aetna|cigna|delta|metlife|guardian|humana|blue ?cross|blue ?shield|anthem|medicare|medicaid|united ?health\p{L}*|kaiser|tricare|health ?first|fidelis|molina|oscar health|emblem\p{L}*|empire|aflac|ambetter|united|uhc|ppo|hmo|my insurance|mi seguro)(?!\p{L})/iu;
const asking = (told: string): string =>
  INTERROGATIVE.test(told)
    ? `${ASKS}${told.replace(/\.?$/, "").replace(/(?<!\?)$/, "?")}`
    : told.replace(/\?$/, "");
/** A question by its mark, or by how it begins. */
const isQuestion = (sentence: string): boolean =>
  /\?\W*$/.test(sentence) ||
  /^(?:(?:and|but|so|oh|also|well|um|uh|ok|okay|hey|hi|y|pero|entonces)[, ]+)*(?:do|does|did|is|are|can|could|will|would|should|may|what|what's|how|when|where|who|which|why|qué|cómo|cuándo|dónde|quién|cuánto|puedo|puede|tienen)(?! (?:call|text|be|that|you)(?!\p{L}))(?: \p{L}+){2}/iu.test(
    sentence,
  );

/** How many words of a sentence are new: of no field, no politeness, and not only said back to the desk. */
function freshIn(state: DialogueState, heard: Heard, told: string, turn: Turn): number {
  const { slots } = state;
  const short = told.split(" ").length <= 12;
  const known = new Set(
    plain(
      [
        slots.service?.value.replaceAll("-", " ") ?? "",
        heard.values.service?.replaceAll("-", " ") ?? "",
        slots.name?.value ?? "",
        heard.values.name ?? "",
        ...(state.names ?? []),
        short && turn.asked !== "nothing" ? turn.said : "",
      ].join(" "),
    ).split(" "),
  );
  return contentOf(told).filter((word) => !known.has(word)).length;
}

/** The words of a sentence that tell something. */
const contentOf = (words: string): string[] => [
  ...new Set(
    plain(words.toLowerCase().replace(SOCIAL, " "))
      .split(" ")
      .filter(
        (word) =>
          word.length > 1 &&
          !/^(?:[\d:]+(?:st|nd|rd|th)?|(?:i|you|he|she|it|we|they|that|there|what|who|how|where)'\p{L}+)$/u.test(
            word,
          ) &&
          !COMMON.has(word),
      ),
  ),
];

/** Whether all that words tell waits to be filed already. */
export const isOnPaper = ({ note, notes, told }: DialogueState, words: string): boolean => {
  const known = new Set(contentOf([note, ...notes, ...told].join(" ")));
  const own = contentOf(words);
  return own.length > 0 && own.every((word) => known.has(word));
};

/** A sentence that tells nobody anything, wherever it was kept. */
const isNoise = (sentence: string): boolean =>
  TAKES_OUT.test(sentence) ||
  (weightOf(sentence) < 2 &&
    /\?\W*$/.test(sentence) &&
    OF_THIS_CALL.test(plain(sentence)) &&
    !sentence.startsWith(ASKS)) ||
  (weightOf(sentence) < 2 &&
    (contentOf(sentence).length === 0 ||
      (OF_THE_TALK.test(plain(sentence)) && !MATTERS.test(sentence)) ||
      /^(?:\p{L}+[.,!]?)$/u.test(sentence)) &&
    !/\d/.test(sentence));

/**
 * The caller's sentences as one text of at most `most` characters: each once, in the order they were said, without what
 * tells nothing; what weighs least gives way. @param noted what was noted beside them: it comes first where it tells more
 */
export function composed(noted: readonly string[], told: readonly string[] = [], most = NOTE_MAX): string {
  const sentences: string[] = [];
  for (const part of told) put(sentences, part);
  const more: string[] = [];
  for (const part of noted)
    for (const each of part.startsWith(ASKS) ? [part] : sentencesOf(part))
      if (each.trim() !== "" && !sentences.some((known) => covers(known, each) || namesThem(known, each)))
        put(more, each.trim());
  const news = more.filter((each) => !isNoise(each));
  // A question that was noted before comes after what leads to it.
  const late = sentences.length > 0 ? news.filter((each) => each.endsWith("?")) : [];
  const said = [...news.filter((each) => !late.includes(each)), ...sentences, ...late];
  const all = (said.length > 0 ? said : more).filter(
    (each, at, every) =>
      each.startsWith(ASKS) ||
      !every.some((other, i) => i !== at && (other.length > each.length || i < at) && covers(other, each)),
  );
  const kept = all.map((each) => each.replace(/[\s,.;:]+$/, "").replace(/(?<![?!…])$/, "."));
  while (kept.length > 1 && kept.join(" ").length > most) kept.splice(least(kept), 1);
  return shorten(kept.join(" "), most).replace(/\.$/, "");
}

/** 'It's for my mother, Ottilie Brandauer' says 'For Ottilie Brandauer' too. */
const namesThem = (sentence: string, note: string): boolean =>
  /^For \p{Lu}/u.test(note) && RELATION.test(sentence) && bare(sentence).includes(bare(note.slice(4)));

/** Without sentences that only say a name which stands beside them. */
export function withoutName(told: readonly string[], name = ""): string[] {
  const parts = new Set(plain(name).split(" "));
  return told.filter((each) => {
    const words = contentOf(each);
    return words.length === 0 || !words.every((word) => parts.has(word)) || RELATION.test(each);
  });
}

/** Whether words are days and times, and nothing else. */
export const saysOnlyWhen = (words: string): boolean => contentOf(words).length === 0 && !words.includes("?");

/** Without sentences that only say when to call, which stands beside them. */
export const withoutTime = (told: readonly string[], when: string): string[] =>
  told.filter((each) => {
    const own = new Set(contentOf(when));
    return when === "" || !bare(each).includes(bare(when)) || contentOf(each).some((word) => !own.has(word));
  });

/** Whether nearly all words of one stand in the other. */
function covers(whole: string, part: string): boolean {
  if (bare(whole).includes(bare(part))) return true;
  const words = new Set(plain(whole).split(" "));
  const own = plain(part).split(" ");
  const missing = own.filter((word) => !words.has(word));
  // Another name or number tells something else: 'Max is allergic', once Leo is.
  return own.length > 3 && missing.length / own.length <= 0.25 && contentOf(missing.join(" ")).length === 0;
}

/** The one that weighs least: what must be heeded and what is asked stays longest, and so does what came first. */
function least(sentences: readonly string[]): number {
  const weights = sentences.map((each, at) => weightOf(each) + (at === 0 ? 0.9 : 0) - at / 100);
  return weights.indexOf(Math.min(...weights));
}
/** Told once all was filed, only this is worth a word more. */
export const weighs = (sentence: string): boolean => weightOf(sentence) > 1;
const weightOf = (sentence: string): number =>
  CONTACT.test(sentence) || REQUESTED.test(sentence)
    ? 3
    : (WHEN_WORDS.test(sentence) && (refusesWhen(sentence) || sentence.split(" ").length > 7)) ||
        WEIGHS.test(sentence) ||
        MATTERS.test(sentence) ||
        RELATION.test(sentence) ||
        sentence.startsWith(ASKS)
      ? 2
      : 1;

/** Adds a sentence once: one that tells more takes the place of its part. */
function put(sentences: string[], sentence: string): void {
  const own = bare(sentence.replace(ASKS, ""));
  if (own === "" || sentences.some((each) => bare(each).includes(own))) return;
  const at = sentences.findIndex((each) => own.includes(bare(each.replace(ASKS, ""))));
  if (at < 0) return void sentences.push(sentence);
  sentences[at] = sentence;
  for (let i = sentences.length - 1; i > at; i--)
    if (own.includes(bare(sentences[i]!.replace(ASKS, "")))) sentences.splice(i, 1);
}

/** Whether two sentences have a word in common that tells something. */
export function shares(one: string, other: string): boolean {
  const stems = (words: string) => contentOf(words.replace(ASKS, "")).map((word) => stem(word) ?? word);
  const own = new Set(stems(other));
  return stems(one).some((word) => own.has(word));
}

const alike = (sentence: string, part: string): boolean => {
  const [whole, own] = [bare(sentence), bare(part)];
  return own.length > 3 && (whole.includes(own) || own.includes(whole));
};

/** Where one who does not pause begins something new. */
const SPOKEN =
  /\s(?=(?:oh (?:and|wait|yeah)|and (?:also|do|does|is|are|can|could|what|wait|my|his|her|he's|she's|i'm|im|i've|will)|but|also|y (?:mi|tengo|quiero|cuánto|puedo)|pero)\s)/iu;
/** A turn that nobody punctuated, in pieces that can be read. */
function inPieces(unit: { sentence: string; clauses: Clause[] }): { sentence: string; clauses: Clause[] }[] {
  const bare = unit.sentence.length > 60 && !/[,;?.!]/.test(unit.sentence);
  if (unit.sentence.length <= SENTENCE_MAX && !bare) return [unit];
  const pieces: string[] = [];
  for (const part of unit.sentence.split(
    bare ? SPOKEN : /(?<=[,;]) |\s(?=(?:and|but|so|because|y|pero|porque)\s)/i,
  )) {
    const last = pieces.at(-1);
    if (!bare && last !== undefined && last.length + part.length < 160)
      pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(part);
  }
  return pieces.map((sentence) => ({
    sentence,
    clauses: unit.clauses.filter(({ words }) => sentence.includes(words)),
  }));
}
