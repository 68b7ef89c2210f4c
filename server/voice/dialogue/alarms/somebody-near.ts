import { alarms } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { saysYes } from "../readers/yes-no.ts";
import { fill, wording } from "../say/speech.ts";

// What a caller in despair says of who could be with them, and what is said to a mere 'ok, thanks'.

const WHO = `(?<who>${RELATIONS}|roommate|friend|neighbor|best friend|boyfriend|girlfriend|sponsor|pastor|compañer[oa]|amig[oa]|vecin[oa])`;
const COMES = new RegExp(
  `(?<!\\p{L})(?:my|a|mi|un|una) (?:\\p{L}+ )?${WHO}(?:'s| is|'ll be| will be| can| could| said (?:he|she)'d| va a| est[aá])? (?:coming|come|com(?:es|ing) over|on (?:her|his|their|the) way|be here|stop(?:ping)? by|drop(?:ping)? by|get(?:s|ting)? (?:here|home|off)|viene|venir|llega|llegar)(?!\\p{L})`,
  "u",
);
/** 'I'll text my sister.' */
const REACHES = new RegExp(
  `(?<!\\p{L})(?:i'll|i will|i can|i could|i'm going to|i'm gonna|let me|i might|i just|i'm|voy a|puedo|le|les|mejor le|podr[ií]a) (?:call|calling|text|texting|texted|called|ring|phone|message|messaging|tell|write|reach out|llamar|llamarle|llamo|escribo|escribirle|mando|digo|marco|escribir|mandarle|decirle)(?: a| to)? (?:my|a|mi|un|una) (?:\\p{L}+ )?${WHO}(?!\\p{L})`,
  "u",
);
const IS_NEAR = new RegExp(
  `(?<!\\p{L})(?:my|a|mi|un|una) (?:\\p{L}+ )?${WHO}(?:'s| is| lives| est[aá]| vive)? (?:right )?(?:here|home|upstairs|downstairs|next door|outside|with me|nearby|close by|asleep|awake|in (?:the|her|his) (?:\\p{L}+ )?(?:room|house|kitchen|bed|yard|building)|down the (?:street|hall|road)|across the (?:street|hall)|around the corner|aqu[ií]|en casa|conmigo|arriba|abajo|al lado|cerca)(?!\\p{L})`,
  "u",
);
const LATER =
  /(?<!\p{L})(?:tonight|later|tomorrow|after (?:work|school|she|he|\d)|this (?:evening|weekend|afternoon)|in (?:an?|a couple|two|\d)|at (?:\d|six|seven|eight|nine|ten)|esta noche|m[aá]s tarde|mañana|luego|despu[eé]s)(?!\p{L})/u;
const NOBODY =
  /(?<!\p{L})(?:(?:i'm|i am|i live) (?:all |home |here )?(?:alone|by myself)|(?:there's |there is )?(?:nobody|no one|noone)(?: here| near| home| around| else| really)?$|(?:nobody|no one) (?:is )?(?:here|near|home|around)|not really|(?:i )?don't have (?:anybody|anyone|friends|family)|(?:estoy|vivo) sol[oa]|no hay nadie|nadie)(?!\p{L})/u;
const SHE =
  /^(?:wife|(?:step|god)?(?:daughter|mother|sister)|mom|mum|girlfriend|aunt|grand(?:daughter|mother|ma)|niece)/u;
const HE =
  /^(?:husband|hubby|(?:step|god)?(?:son|father|brother)(?!s)|dad|boyfriend|uncle|grand(?:son|father|pa)|nephew)/u;
/** The words that stand for somebody who is near. */
const spokenOf = (person: string): Record<string, string> =>
  SHE.test(person)
    ? { person, them: "her", they: "she" }
    : HE.test(person)
      ? { person, them: "him", they: "he" }
      : { person, them: "them", they: "they" };
/** The question whether somebody is near was the last that was asked. */
const ASKED_WHO = /\b(?:sit with you|call over|be with you in this)\b|pueda estar con usted|le acompañe/u;

/** 'My sister's upstairs, I'll wake her up', 'my wife is driving me': told of as help, and not as who is in danger. */
export const tellsOfHelper = (words: string): boolean =>
  [COMES, REACHES, IS_NEAR, FETCHES].some((each) => each.test(plain(words)));
const FETCHES = new RegExp(
  `(?<!\\p{L})(?:(?:wake|get|fetch|grab|ask|tell|find|have|got|calling|with|despierto a|busco a) (?:my|mi) (?:\\p{L}+ )?(?:${RELATIONS}|roommate|neighbor)(?:(?= |$)(?! (?:is|was|to see|to a|to the|in (?:for|to)))|$)|(?:my|mi) (?:\\p{L}+ )?(?:${RELATIONS}|roommate|neighbor)(?:'s| is|'ll| will| can| could)? (?:driving|drive|taking|take|bringing|calling|call|called|phoned|rang|dialed|dialing|helping|coming|with) (?:me|us|here|over|now|911|988|them|it)(?= |$))`,
  "u",
);

/** The answer to the question of its own that the crisis asks, or to what was told without being asked. */
export function whoIsNear(state: DialogueState, words: string): string | undefined {
  if (state.alarm?.line !== "988") return undefined;
  const { near, comes, comesLater, nobody, reaches } = alarms.find(({ id }) => id === "988")!;
  const text = plain(words);
  const { language } = state;
  const person = (COMES.exec(text) ?? IS_NEAR.exec(text))?.groups?.["who"];
  if (person && near && comes && comesLater) {
    const said = !COMES.test(text) ? near : LATER.test(text) ? comesLater : comes;
    return fill(wording(said, language), spokenOf(person));
  }
  const reached = REACHES.exec(text)?.groups?.["who"];
  if (reached && reaches) return fill(wording(reaches, language), spokenOf(reached));
  return nobody && ASKED_WHO.test(state.said) && NOBODY.test(text) ? wording(nobody, language) : undefined;
}

/** 'Ok, thanks', 'okay bye': says nothing of help. */
const ONLY_THANKS =
  /^(?:(?:ok(?:ay)?|alright|all right|fine|got it|oh|um|thank you|thanks|thx|thank you so much|bye|goodbye|gracias|adi[oó]s|bueno|est[aá] bien|vale|i see|i understand|understood|entiendo) ?)+$/u;
/** Whether help is called, asked of who has not said so; a yes to that says it. */
export function asksWhetherCalled(
  state: DialogueState,
  words: string,
): { said: string } | "called" | undefined {
  const { alarm, language } = state;
  if (!alarm || alarm.helped) return undefined;
  const { calling } = alarms.find(({ id }) => id === alarm.line)!;
  const question = wording(calling, language);
  const text = plain(words);
  if (state.said.includes(question)) return saysYes(text) ? "called" : undefined;
  return ONLY_THANKS.test(text) ? { said: question } : undefined;
}
