import { capital } from "../../../content/capital.ts";
import { NOTE_MAX } from "../../../contracts/voice.ts";
import { shorten } from "./readers/text.ts";

/** Whose words are noted: their name and number stand beside the note, never in it. */
export interface Teller {
  name?: string;
  phone?: string;
}

/** A telephone number, or part of one. */
export const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d[.,]?/g;
/** A number that belongs to the matter: a member's, a claim's, a date of birth. */
export const OWN_NUMBER =
  /(?<!\p{L})(?:(?:member|group|policy|plan|claim|case|account|invoice|order|reference|confirmation|medicare|medicaid|insurance|patient|chart|file|docket|ticket|tax|p\.?o\.?|serial|model|license|plate)(?: \p{L}+)?(?: (?:id|number|no\.?|#))?|id(?: number)?|date of birth|dob|birth ?da(?:y|te)|born(?: on)?|extension|fecha de nacimiento|nac[ií]|p[oó]liza|afiliad[oa]|cuenta|caso)(?: (?:is|es|number|n[uú]mero|was|on|in|el|de))*[:,]? #?(?:\p{Lu}{1,4}[- ]?)?(?=[\d(]|zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres)[\d\s().\/-]*\d|(?<!\p{L})(?:date of birth|dob|birth ?da(?:y|te)|born(?: on)?|(?:member|policy|claim|case|account)(?: (?:id|number))?)(?:(?!\d{3}[ .-]+\d{3}[ .-]+\d{4}|,? (?:and |you can |call )*my (?:cell|phone|number))[^.?!]){0,60}/giu;
const DIGIT_WORD =
  "(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
const SPOKEN_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${DIGIT_WORD}|\\d+)(?:[\\s,.-]+(?:no[\\s,]+)?(?:${DIGIT_WORD}|\\d+)(?!\\p{L})){5,}`,
  "giu",
);
const AREA_CODE = new RegExp(
  `(?:,?\\s*(?<!\\p{L})(?:and|that's|it's|with|in|the|my|our))*\\s*(?<!\\p{L})area code(?: is|:)?\\s+(?:\\d{3}|(?:${DIGIT_WORD}[\\s-]+){2}${DIGIT_WORD})(?![\\d\\p{L}])[.,]?`,
  "giu",
);
const SPELLED =
  /(?:,? ?(?:that's |it's )?(?:spelled|spelt|se escribe) )?(?<![\p{L}\d'’])\p{L}(?:(?:,? (?:as in|for|like|de) \p{L}+)?[\s.,-]+\p{L}(?![\p{L}'’])){2,}[.,]?/giu;
/** Leads to a number that was taken out, or speaks of it. */
const OF_NUMBER =
  /(?<!\p{L})(?:,?\s*(?:and |so |y |pero )*(?:you can |please |just )?(?:(?:call|reach|text|try|use|get|ring) (?:me |us )?(?:back )?(?:at|on)|(?:it's|that's|it is|es|al?|on|at|is|son))?\s*(?:(?:that's |it's |and |but |use |on |en |es )*(?:my|the|our|this|his|her|their|mi|el|su|best|a good)(?: \p{L}+)? ?(?:cell(?: ?phone)?|number|phone|telephone|mobile|landline|n[uú]mero|tel[eé]fono|celular)(?: \p{L}+)?(?: you have)?(?:'s| is| should be| would be|,? it's| es)?)?[\s,:]*)⌗[\s,.]*(?:(?:that's|it's|is|es|que es) (?:my|the|a|his|her|mi|el|su) (?:\p{L}+ )?(?:cell(?: ?phone)?|number|phone|telephone|mobile|landline|work|house|home|n[uú]mero|tel[eé]fono|celular)(?!\p{L}))?(?:\s*for (?:both|us both|me)(?!\p{L}))?/giu;
const FILLER =
  /(?<!\p{L})(?:u+h+|u+m+|e+r+m?|eh|ehm|este,|o sea|(?<!\b(?:do|did|if|when|what|let|that|as|would|should|might|may|will) )you know|i mean|i guess)(?!\p{L}),?\s*/giu;
const ASIDE = /,\s*(?:u+h+|u+m+|e+r+m?)(?!\p{L}),?\s+/giu;
const STUTTER = /(?<![\p{L}'])(\p{L}[\p{L}']*(?: \p{L}[\p{L}']*){0,2})(?:[,.…-]* \1(?![\p{L}'])){1,4}/giu;
/** Greets, thanks or leaves: no part of a note. */
const COURTESY =
  /(?<!\p{L})(?:(?:hi|hello|hey)(?: there)?|good (?:morning|afternoon|evening|night)|hola|buen[oa]s(?: d[ií]as| tardes| noches)?|(?:(?:ok(?:ay)?|alright|all right|great|perfect),? )?(?:thanks|thank you|gracias|muchas gracias)(?: (?:so much|very much|a lot|then|again|for \p{L}+ \p{L}+|dear|ma'am|sir))?|(?:good)?bye(?:[- ]bye)?(?: now| then)?|have an? (?:\p{L}+ )?(?:day|night|evening|weekend|one|\p{L}+giving)|take care|adi[oó]s|hasta luego|que est[eé] bien|(?<=(?:^|[,.;!?-]|\b(?:yes|yeah|yep|sure|dear))\s*)that's (?:all|it|everything|right|correct)(?: (?:i (?:need|needed|wanted)|for now|thanks))?|appreciate it|please|por favor)(?!\p{L})[\s,.!;]*$/iu;
const GREETS =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: d[ií]as| tardes| noches)?|disculpe)(?: there)?(?!\p{L})[\s,.!]*)+/iu;
/** What hangs at an end once something was taken out. */
const LOOSE_END =
  /[\s,;:-]+(?:(?:and|but|so|or|because|cuz|it's|it is|this is|i'm|i am|i'd|i would|my|the|is|he's|she's|at|on|for|from|with|y|pero|es|soy|me llamo|my name(?:'s| is)?|name(?:'s| is))[\s,;:.-]*)+$/iu;
const LOOSE_START =
  /^[\s,.;:-]*(?:(?:and|but|so|also|oh|well|anyway|ok(?:ay)?|yeah|yes|yep|no(?=[,.!])|nope|y|pero|bueno|sí|um|uh)(?![\p{L}'])[\s,.;:-]+)*/iu;

/** What was told, without who told it: names, spelling, numbers, greetings, thanks, stammering and loose ends go. */
export function toldIn(words: string, { name }: Teller = {}): string {
  const own: string[] = [];
  let said = words
    .replace(OWN_NUMBER, (all) => `⟦${String.fromCodePoint(0xe000 + own.push(all))}⟧`)
    .replace(ASIDE, " ")
    .replace(FILLER, "")
    .replace(SPELLED, (all) => (/ i$/i.test(all) ? " ⌇ I" : " ⌇ "));
  if (name) {
    const parts = name.split(" ").map((part) => part.replace(/[^\p{L}\p{N}]/gu, "."));
    said = said.replace(
      new RegExp(
        `(?:(?<!\\p{L})(?:(?:(?:the|my|his|her|their) )?(?:full |first |last )?name(?:'s| is)|this is|it's|it is|i'm|i am|he's|she's|soy|se llama|me llamo|a nombre de|mi nombre es|que soy)[\\s,]*)?(?<!\\p{L})${parts.join("[\\s,.]+")}(?:'s)?(?!\\p{L})(?: (?:here|speaking|calling))?[.,]?`,
        "giu",
      ),
      " ⌇ ",
    );
  }
  said = said
    .replace(AREA_CODE, " ⌗")
    .replace(SPOKEN_NUMBER, "⌗")
    .replace(NUMBER, "⌗")
    .replace(OF_NUMBER, " ⌇ ")
    .replace(STUTTER, "$1");
  return said
    .split("⌇")
    .map((part, at, all) => trimmed(part, at < all.length - 1))
    .filter((part, _at, all) => part.includes("⟦") || part.split(" ").length >= (all.length > 1 ? 3 : 1))
    .join(", ")
    .replace(/([.!?]),/g, "$1")
    .replace(/⟦([\ue001-\ue0ff])⟧/g, (_all, mark: string) => own[mark.codePointAt(0)! - 0xe001] ?? "");
}

/** @param cut whether something was taken out behind it */
const trimmed = (part: string, cut: boolean): string => {
  let said = part.trim();
  for (let before = ""; before !== said; ) {
    before = said;
    said = said
      .replace(GREETS, "")
      .replace(COURTESY, "")
      .replace(LOOSE_START, "")
      .replace(cut ? LOOSE_END : "", "")
      .replace(/\s+/g, " ")
      .replace(/\s+([.,!?])/g, "$1")
      .replace(/^[\s,.;:!-]+|[\s,;:-]+$/g, "");
  }
  return said;
};

/** Words of Spanish, where an i stands alone for nothing. */
const SPANISH =
  /[ñáéíóú¿¡]|(?<!\p{L})(?:que|el|los|las|una|por|para|mi|con|del|tengo|quiero|es|le|su|se)(?!\p{L})/iu;
/** Spoken words with the capitals of written ones. */
export const written = (said: string): string =>
  said
    .replace(SPOKEN_MAIL, (all) => all.toLowerCase().replace(" at ", "@").replace(/ dot /g, "."))
    .split(/(?<=(?<![ap]\.m)[.!?])\s+/i)
    .map((sentence, at) => {
      const own = SPANISH.test(sentence)
        ? sentence
        : sentence.replace(/(?<![\p{L}'’])i(?=(?:['’]\p{L}+)?(?![\p{L}'’]))/gu, "I");
      return at === 0 ? own : capital(own);
    })
    .join(" ");

/** 'Joy at tanaka dental dot com', as it is written. */
const SPOKEN_MAIL =
  /(?<![\p{L}\d])([\p{L}\d_-]+(?: dot [\p{L}\d_-]+)*) at ([\p{L}\d-]+(?: dot [\p{L}\d-]+)*? dot (?:com|net|org|edu|gov|us|io|co|biz|info|law|health))(?!\p{L})/giu;

/** Words as they are noted: the caller's own, with capitals, and without what only leads to them. */
export function noteOf(words: string): string {
  const said = words
    .replace(
      /^(?:(?:(?:hi|hello|hey)(?: there)?|yes|yeah|ok|okay|so|well|um+|uh+|please|just|sure|no(?= (?:just )?tell)|hola|sí|bueno)[,.!]*\s+)+/i,
      "",
    )
    .replace(
      /^(?:(?:can|could|would) you (?:please )?(?:get|take)|(?:can|could|would) you (?:please )?|i(?:'d| would) like (?:you )?to |i (?:gotta|want|need)(?: you)?(?: to)? |please )?(?:leave|take|give|get|pass on|send) (?:(?:him|her|them|you|the \S+|dr\.? \S+) )?(?:a |my |the )?message(?: (?:for|to) (?:my |the |dr\.? )?[\p{L}']+)?(?:[,.:]| that| saying| to say| and say)*\s*/iu,
      "",
    )
    .replace(
      /^(?:(?:can|could|would) you (?:please )?|please |just )*(?:tell|let) (?:him|her|them|'?em|you|everyone|the (?:front desk|office|doctor|dentist|lawyer|nurse|manager|team))(?: know)?(?: that)?\s+/i,
      "",
    )
    .replace(/^.{0,40}?\bthe message (?:is|should (?:be|say))(?: that)?[:,]?\s+/i, "")
    .trim();
  return shorten(capital(written(said)), NOTE_MAX);
}

/** Asks to be called or put through, or to have a message taken: no part of what it is about. */
const REQUEST =
  /\b(?:(?:take|leave|get|pass on|give (?:him|her|them)) (?:a|my|this|the) message|(?:don't|do not) (?:want|need) to call|put me through|(?:speak|talk) (?:to|with) (?:a|an|the|some(?:one|body)) ?(?:person|human|manager|real person)?|(?:this|that)'s not (?:really )?(?:it|right)|did(?:n't)? (?:ask|say)|dejar (?:un|este) (?:mensaje|recado))\b/i;

/** What a turn is about, in whole sentences: without greetings, numbers, names, and questions of the desk. */
export function matterOf(words: string, name = ""): string {
  return sentencesOf(words)
    .filter((said) => !REQUEST.test(said) || said.split(" ").length > 14)
    .map((said) =>
      toldIn(
        said.replace(
          /(?:,?\s*(?:and )?did you (?:get|hear|write|note) (?:that|it)|,\s*(?:okay|right|got it))\?$/i,
          ".",
        ),
        { name },
      ),
    )
    .filter((said) => said !== "" && bare(said) !== bare(name))
    .join(" ");
}
export const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
export const sentencesOf = (words: string): string[] =>
  words.split(/(?<=(?<!(?<![\p{L}'’])(?:mr|mrs|ms|dr|jr|st|[a-z]))[.!?])\s+/iu);

/** Without a number, and without marks at its ends. */
export const tidy = (words: string): string =>
  words
    .replace(NUMBER, " ")
    .replace(COURTESY, "")
    .replace(/^[\s,.;:]+|[\s,.;:]+$/g, "")
    .replace(/\s+/g, " ");

/** Says what a message should say, or what it is about. */
export const RETOLD =
  /(?:the message (?:is|should (?:be|say))|it(?:'s| is) about|it should (?:say|be)|just say|i(?:'d| would)? (?:said|meant)|el mensaje es|es (?:sobre|por))(?: that)?[:,]?\s+((?:\S+\s+){2,}\S+)\s*$/i;
