import { capital } from "../../../content/capital.ts";
import { NOTE_MAX } from "../../../contracts/voice.ts";
import { shorten } from "./readers/text.ts";

/** A caller's own words as they are noted: with a capital, and without what only leads to them. */
export function noteOf(words: string): string {
  const said = words
    .replace(
      /^(?:(?:(?:hi|hello|hey)(?: there)?|yes|yeah|ok|okay|so|well|um+|uh+|please|just|sure|hola|sí|bueno)[,.!]*\s+)+/i,
      "",
    )
    .replace(
      /^(?:(?:can|could|would) you (?:please )?|i(?:'d| would) like (?:you )?to |i (?:want|need)(?: you)? to |please )?(?:leave|take|give|pass on|send) (?:(?:him|her|them|you|the \S+|dr\.? \S+) )?(?:a |my |the )?message(?: for (?:my |the |dr\.? )?[\p{L}']+)?(?:[,.:]| that| saying| to say| and say)*\s*/iu,
      "",
    )
    .replace(
      /^(?:(?:can|could|would) you (?:please )?|please |just )*(?:tell|let) (?:him|her|them|you|everyone|the (?:front desk|office|doctor|dentist|lawyer|nurse|manager|team))(?: know)?(?: that)?\s+/i,
      "",
    )
    .replace(/\bi\b/g, "I")
    .trim();
  return shorten(capital(said), NOTE_MAX);
}

/** A telephone number, or part of one. */
export const NUMBER = /\+?\(?\d[\d\s().-]{5,}\d[.,]?/g;
/** Asks to be called or put through, or to have a message taken: no part of what it is about. */
const REQUEST =
  /\b(?:(?:take|leave|pass on|give (?:him|her|them)) (?:a|my|this|the) message|(?:don't|do not) (?:want|need) to call|put me through|(?:speak|talk) (?:to|with) (?:a|an|the|some(?:one|body)) ?(?:person|human|manager|real person)?|dejar (?:un|este) (?:mensaje|recado))\b/i;
const HELLO =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|buen[oa]s(?: d[ií]as| tardes| noches)?)[\s,.!]*)+$/i;

/** What a turn is about, in whole sentences: without greetings, numbers, bare names, and questions of the desk. */
export function matterOf(words: string, name = ""): string {
  const sentences = sentencesOf(words.replace(NUMBER, " "))
    .map((said) =>
      said
        .replace(/^[\s,.;:]+/, "")
        .replace(/,?\s*(?:and )?(?:did you (?:get|hear|write|note) (?:that|it)|okay|right|got it)\?$/i, ".")
        .trim(),
    )
    .filter(
      (said) =>
        said !== "" &&
        !HELLO.test(said) &&
        bare(said) !== bare(name) &&
        !/^(?:\p{L}[\s.,-]+){2,}\p{L}?\W*$/u.test(said),
    );
  const told = sentences.filter((said) => !REQUEST.test(said));
  return told.join(" ");
}
export const bare = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "");
export const sentencesOf = (words: string): string[] =>
  words.split(/(?<=(?<!\b(?:mr|mrs|ms|dr|jr|st))[.!?])\s+/i);

/** Without a number, and without marks at its ends. */
export const tidy = (words: string): string =>
  words
    .replace(NUMBER, " ")
    .replace(/^[\s,.;:]+|[\s,.;:]+$/g, "")
    .replace(/\s+/g, " ");

/** Says what a message should say, or what it is about. */
export const RETOLD =
  /(?:the message (?:is|should (?:be|say))|it(?:'s| is) about|it should (?:say|be)|just say|i(?:'d| would)? (?:said|meant)|el mensaje es|es (?:sobre|por))(?: that)?[:,]?\s+((?:\S+\s+){2,}\S+)\s*$/i;
