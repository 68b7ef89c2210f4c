import { capital } from "../../../../content/capital.ts";
import { FRAME } from "../../../../content/understanding/paper-words.ts";
import { NOTE_MAX } from "../../../../contracts/voice.ts";
import { shorten } from "../readers/text.ts";
import { unspelled } from "./unspelled.ts";

/** Whose words are noted: their name and number stand beside the note, never in it. */
export interface Teller {
  name?: string;
}

/** A telephone number, or part of one. */
export const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d[.,]?/g;
/** A number that belongs to the matter: a member's, a claim's, a date of birth. */
export const OWN_NUMBER =
  /(?<!\p{L})(?:(?:fax|member|group|policy|plan|claim|case|account|invoice|order|reference|confirmation|medicare|medicaid|insurance|patient|chart|file|docket|ticket|tax|p\.?o\.?|serial|model|license|plate)(?: \p{L}+)?(?: (?:id|number|no\.?|#))?|id(?: number)?|date of birth|dob|birth ?da(?:y|te)|born(?: on)?|extension|fecha de nacimiento|nac[ií]|p[oó]liza|afiliad[oa]|cuenta|caso)(?: (?:is|es|number|n[uú]mero|was|on|in|el|de))*[:,]? #?(?:\p{Lu}{1,4}[- ]?)?(?=[\d(]|zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres)[\d\s().\/-]*\d|(?<!\p{L})(?:date of birth|dob|birth ?da(?:y|te)|born(?: on)?|(?:member|policy|claim|case|account)(?: (?:id|number))?)(?:(?!\d{3}[ .-]+\d{3}[ .-]+\d{4}|,? (?:and |you can |call )*my (?:cell|phone|number))[^.?!]){0,60}/giu;
const DIGIT_WORD =
  "(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|double|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)";
const SPELLED =
  /(?<![\p{L}\d'’])\p{L}(?:(?:,? (?:as in|for|like|de) \p{L}+)?[\s.,-]+\p{L}(?![\p{L}'’])){2,}[.,]?/giu;
const ASIDE = /,\s*(?:u+h+|u+m+|e+r+m?)(?!\p{L}),?\s+/giu;
const STUTTER =
  /(?<![\p{L}'])(?!(?<=\p{L}{3} )(?:it|that|this), (?:it|that|this)(?:['’]s| is| was| has| does| did| would)(?!\p{L}))(\p{L}[\p{L}']*(?: \p{L}[\p{L}']*){0,2})(?:[,.…-]* \1(?![\p{L}'])){1,4}/giu;
const FILLER =
  /(?<!\p{L})(?:u+h+|u+m+|e+r+m?|eh|ehm|este,|o sea|(?<!\b(?:do|did|if|when|what|let|that|as|would|should|might|may|will) )you know(?=,)|i mean(?=,)|i guess(?=[,.]))(?!\p{L})(?:,\s*|\s+|$|(?=[.?!]))/giu;
/** Greets, agrees, sighs or calls the desk something before anything is told. */
const LEAD =
  /^(?:(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: d[ií]as| tardes| noches)?)(?: there)?|and|but|so(?! far)|(?:no+|nope|nah)[,.]? (?:that's|that is|es) (?:it|all|everything|todo)|oh+|(?:wait|hold on|espere)(?= (?:actually|can|could|no))|actually(?= (?:can|could|i|no)(?!\p{L}))|ooh|well|ah|ok(?:ay)?|alright|all right|yeah|yep|yup|uh[- ]huh|anyways?|also|alright|y|pero|pues|ay|es que|porque|are you (?:kidding|serious|joking)(?: me)?(?: right now)?(?=[,.!?])|(?:yes|nope?|no no|right|sure|sorry|listen|look|see|now|actually|great|perfect|thanks|thank you|gracias|bueno|mire|oiga|disculpe|sí|no|wait|please|hon(?:ey)?|dear|sweetie|sweetheart|darlin[g']?|ma'am|sir|miss|young lady|buddy|pal|folks|señorita|señora|joven|mij[oa])(?=[,.!;]| i(?!\p{L}))|i mean(?= (?:it|that|the|my|we|he|she|they|i|our|not)(?!\p{L})))(?![\p{L}'])[\s,.;:!¡-]*)+/iu;
const END =
  /(?<![\s,])[\s,]{0,4}(?<=[,.]\s{0,4})(?:please|thanks?(?: you)?(?: so much| very much| a lot| kindly)?|hon|dear|ma'am|sir|bye(?:[- ]bye)?|(?:okay|ok|right|yeah)(?=\?)|that's (?:all|it)|por favor|(?:muchas )?gracias|¿?(?:no|verdad|sí)(?=\?))([\s.!?]*)$/iu;
const END_NUMBER =
  /[\s,]+(?:(?:(?:and|y) )?(?:he|she|they)(?:['’]s|['’]re| is| are) )?(?:at|on|al)\s+\+?\(?\d[\d\s().-]{5,}\d[.,]?$/u;
/** 'March 3rd, 1958' is one piece. */
const PIECES =
  /(?<=[,;:-])\s+(?!(?:19|20)\d\d(?![\d-]))|\s+(?=(?:and|but|so|y|pero)\s+(?:it|that|this|i|you|my|the|his|her|they|we|he|she|best|please|mi|el|la|es|yo|me)(?![\p{L}]))/iu;
/** Says what is not meant, or on what it depends: without the words beside it, or cut off, it would say something else. */
const CONTRASTS =
  /^(?:(?:and|but|y|pero) )?(?:not|never|only|unless|if|except|no (?:a|al|el|la|los|las|para|con)|nunca|solo|sólo|a menos|si) \p{L}/iu;
const WHOSE = /^(?:his|her|their|the|la|el|su) \p{L}+\W*$/u;
const DIGITS = new RegExp(`^(?:[\\d()+:.-]+|${DIGIT_WORD}|hundred|point|dash)$`, "iu");

/** Whether a piece of a sentence holds a name, a number, a greeting or a yes, and nothing else. */
function isFrame(piece: string, names: ReadonlySet<string>): boolean {
  if (piece.search(OWN_NUMBER) >= 0) return false;
  const words = piece
    .replace(SPELLED, " ")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d' -]+/gu, " ")
    .split(/\s+/);
  const digits = words.filter((word) => DIGITS.test(word));
  // 'Between noon and one' ends in no number to call.
  if (digits.length > 0 && digits.length < 3 && digits.every((each) => each.replace(/\D/g, "").length < 3))
    return false;
  // 'In 2015' tells when something was.
  if (digits.length === 1 && /^(?:19|20)\d\d$/.test(digits[0]!)) return false;
  return words.every(
    (word) =>
      word === "" ||
      FRAME.has(word.replace(/'s$/, "")) ||
      names.has(word.replace(/'s$/, "")) ||
      DIGITS.test(word),
  );
}

/** What was told: whole sentences, without what leads to them or ends them, a name, a number, a greeting, and tells nothing. */
export function toldIn(words: string, { name = "" }: Teller = {}): string {
  const names = new Set(name.toLowerCase().split(/[\s-]+/));
  return sentencesOf(words)
    .map((sentence) => {
      const pieces = sentence.replace(ASIDE, " ").replace(FILLER, "").replace(STUTTER, "$1").split(PIECES);
      let from = pieces.findIndex((piece) => !isFrame(piece, names));
      // 'Call me, not her' is not cut to 'not her'.
      if (from > 0 && CONTRASTS.test(pieces[from]!)) from -= 1;
      // 'I'm Claire Fontaine, her mom' is not cut to 'her mom'.
      if (from < 0) return "";
      if (!WHOSE.test(pieces.slice(from).join(" "))) pieces.splice(0, from);
      let cut = false;
      while (pieces.length > 0 && isFrame(pieces.at(-1)!, names) && !CONTRASTS.test(pieces.at(-1)!))
        cut = pieces.pop() !== undefined;
      const said = pieces
        .join(" ")
        .replace(LEAD, "")
        .replace(END, "$1")
        .replace(sentence.search(OWN_NUMBER) < 0 ? END_NUMBER : "", "")
        .replace(/\s+([.,!?])/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
      return cut ? said.replace(/[\s,;:-]+$/, "").replace(/(?<![.?!])$/, said ? "." : "") : said;
    })
    .filter(Boolean)
    .join(" ")
    .replace(/[\s,;:-]+$/, "");
}

/** Words of Spanish, where an i stands alone for nothing. */
const SPANISH =
  /[ñáéíóú¿¡]|(?<!\p{L})(?:que|el|los|las|una|por|para|mi|con|del|tengo|quiero|es|le|su|se)(?!\p{L})/iu;
/** Spoken words with the capitals of written ones. */
export const written = (said: string): string =>
  unspelled(said)
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

/** 'Can you get something to her?' */
export const GETS_TO =
  /^(?:(?:can|could|would|will) you (?:please )?)?(?:get|give|pass|send) (?:something|a note|a word|a message|word)(?: on| along)? to (?:him|her|them|the \p{L}+|(?:(?:dr|mrs?|ms|doctor)\.? )?\p{L}+)(?: for (?:me|us))?\W*$/iu;

/** 'Leave a message for June that', of what it says. */
const LEAVES_WORD =
  /^(?:(?:can|could|would) you (?:please )?(?:get|take)|(?:can|could|would) you (?:please )?|i(?:'d| would) like (?:you )?to |i (?:gotta|want|need)(?: you)?(?: to)? |please )?(?:leave|take|give|get|pass on|send) (?:(?:him|her|them|you|the \S+|dr\.? \S+) )?(?:(?:a |my |the )?message|word)(?: (?:for|to|with) (?:whoever(?:['’]s)?(?: (?!that(?!\p{L})|saying)[\p{L}'’-]+){1,8}|(?:my |the |(?:dr|mrs?|ms)\.? )?(?!(?:the|my|an?)(?!\p{L}))[\p{L}']+(?![\p{L}'])))?(?:[,.:?]| that| saying| to say| and say)*(?!\s*(?:(?:i|we) (?:had|saw|see|think|met|spoke|talked|got)|whom?|that (?:saw|did|helped|cleaned|called))(?!\p{L}))\s*/iu;
/** 'Just that I found the earring' */
const JUST_THAT =
  /^(?:just |only |it's |well,? )*that (?=(?:i|we|he|she|they|it|my|our|the|his|her)(?:['’]\p{L}+)? \p{L})/iu;
const ASKS_TO_TELL =
  /^(?:(?:and|so|but|ok|okay),? )*(?:can|could|would|will) (?:you|u) (?:please |just |maybe )*(?:(?:tell|let) (?<whom>him|her|them|'?em|everyone)(?: know)?(?: that)? (?=\S+ \S)(?<what>[^?]+)|(?<ask>ask (?:\S+ ){1,4}?(?:if|whether|what|when|where|why|how|who|which|to)(?!\p{L})[^?]+))\?$/iu;
/** 'Can you tell him the check came?' tells, and 'can you ask her if I may fly?' asks her. */
export const asTold = (said: string): string => {
  if (JUST_THAT.test(said)) return capital(said.replace(JUST_THAT, ""));
  const { what, ask } = ASKS_TO_TELL.exec(said)?.groups ?? {};
  const rest = said.replace(LEAVES_WORD, "");
  if (rest !== said && rest.split(" ").length > 2) return capital(rest);
  const told = what ?? ask;
  return told ? `${capital(told.trim())}.` : said;
};

/** Words as they are noted: the caller's own, with capitals, and without what only leads to them. */
export function noteOf(words: string): string {
  const said = sentencesOf(unspelled(words))
    .map(asTold)
    .join(" ")
    .replace(LEAD, "")
    .replace(GETS_TO, "")
    .replace(LEAVES_WORD, "")
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

/** 'Leave a message for June: the check is in the mail' has the message in it. */
const WITH_WORDS =
  /(?<!\p{L})(?:message|note|recado|mensaje)(?: (?:for|to|para) [^:,]{1,40}?)?(?::| (?:that|saying|to say|que)(?!\p{L}))\s*(?:\S+\s+){2}\S/iu;

/** What a turn is about, in whole sentences: without greetings, numbers, names, and questions of the desk. */
export function matterOf(words: string, name = ""): string {
  return sentencesOf(words)
    .filter((said) => !REQUEST.test(said) || said.split(" ").length > 14 || WITH_WORDS.test(said))
    .map((said) =>
      toldIn(
        said.replace(
          /(?:,?\s*(?:and )?did you (?:get|hear|write|note) (?:that|it)|,\s*(?:okay|right|got it))\?$/i,
          ".",
        ),
        { name },
      ),
    )
    .filter((said) => said !== "" && bare(said) !== bare(name) && !PIECE.test(said) && !GETS_TO.test(said))
    .join(" ");
}
/** What is left of a sentence that has its row, or asks that it be written: 'extension 22', 'when she gets a minute?' */
export const PIECE =
  /^(?:ext(?:ension|\.)? ?#? ?\d{1,6}|(?:when|if|as soon as|whenever) (?:s?he|they|you|somebody|someone)(?:['’]\p{L}+)? (?:\p{L}+ ?){1,3}|instead of (?:him|her|them|me|my \p{L}+)|(?:(?:and|so|ok|okay),? )?(?:can|could|will|would) you (?:please )?(?:just )?(?:write|put|note|get|take|jot) (?:all (?:of )?)?(?:that|this|it)(?: all)? down(?: please)?)[.?!]*$/iu;
export const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, "");
export const sentencesOf = (words: string): string[] =>
  words.split(
    // 'L-I-N-D. Actually ...' ends with a letter that is spelled, 'J. Smith' goes on.
    /(?<=(?<!(?<![\p{L}'’-]|(?<![\p{L}'’])\p{L} )(?:mr|mrs|ms|dr|jr|st|[a-z]))[.!?])\s+/iu,
  );

/** Without a number, and without marks at its ends. */
export const tidy = (words: string): string =>
  words
    .replace(NUMBER, " ")
    .replace(LEAD, "")
    .replace(END, "")
    .replace(/^[\s,.;:]+|[\s,.;:]+$/g, "")
    .replace(/\s+/g, " ");

/** Says what a message should say, or what it is about. */
export const RETOLD =
  /(?:the message (?:is|should (?:be|say))|it(?:'s| is) about(?! (?:like|as|the (?:size|same)|half|time|that (?:big|long)|\d|an? (?:day|week|month|year|mile|foot|inch|hour))(?!\p{L}))|it should (?:say|be)|just say|i(?:'d| would)? (?:said|meant)|el mensaje es|es (?:sobre|por))(?: that)?[:,]?\s+((?:\S+\s+){2,}\S+)\s*$/iu;
