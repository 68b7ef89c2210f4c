import type { Way } from "../../../../content/desks/desk.ts";
import { plain } from "./text.ts";

const VIDEO =
  "(?:(?:by|on|over|via|through|a|do|the|por|una?|en) )*(?:video(?:llamada)?|zoom|facetime|skype|teams)(?: (?:call|visit|chat|meeting|appointment|consult\\p{L}*))?|telehealth|virtual(?:ly)?(?: (?:visit|one|appointment))?|online|en l[ií]nea|on the computer";
const PHONE =
  "(?:by|over the|on the|via) (?:tele)?phone|phone (?:visit|consult\\p{L}*|appointment|meeting)|telephone|por tel[eé]fono";
const PERSON = "in[ -]person|face[ -]to[ -]face|en persona|presencial|cara a cara";
const EACH: readonly (readonly [Way, string, string])[] = [
  ["video", VIDEO, "video"],
  [
    "phone",
    PHONE,
    "(?<!(?:my|his|her|your|their|the|on|through) )phone|(?<!video |zoom )call|tel[eé]fono|llamada",
  ],
  ["person", PERSON, "here|there|come (?:in|down|by)|(?:the|your) office|aqu[ií]|all[aá]|la oficina"],
];
/** Words that only say how. */
export const WAYS = new RegExp(`(?<!\\p{L})(?:${VIDEO}|${PHONE}|${PERSON})(?!\\p{L})`, "giu");
const EITHER =
  /^(?:(?:oh|um|well|either|it) )*(?:either(?: one| way)?|whichever|whatever|any|both (?:work|are fine)|(?:it )?does(?:n't| not) matter|no preference|i don't (?:care|mind)|cualquiera|me da igual)(?: \S+){0,4}$/u;
const NOT =
  "(?:not|no|(?:don't|doesn't|won't|can't|cannot|does not|do not) (?:do|like|want|have|use|know how to use|trust)|instead of|rather than|without|en vez de|sin|hate) (?:\\S+ ){0,2}?";

/** How something is to be held, as plain words say it; the last one holds. @param asked whether it was asked for */
export function wayHeard(text: string, asked: boolean): Way | "any" | undefined {
  const found = EACH.flatMap(([way, plainly, shortly]) => {
    const said = new RegExp(
      `(?<!\\p{L})(?<no>${NOT})?(?:${asked ? `${plainly}|${shortly}` : plainly})(?!\\p{L})`,
      "gu",
    );
    return [...text.matchAll(said)].map(({ index, groups }) => ({
      way,
      index,
      no: groups?.["no"] !== undefined,
    }));
  }).sort((a, b) => a.index - b.index);
  // 'I gave them a statement on the phone' tells of another talk.
  const meant = found.filter(
    ({ no, index }) => !no && (SAID_SO.test(text.slice(0, index)) || !TOLD_OF.test(text.slice(0, index))),
  );
  // 'By phone or video?', 'do you do video visits?' ask what can be had.
  const kinds = new Set(meant.map(({ way }) => way));
  if (kinds.size > 1 && ASKS.test(text)) return undefined;
  if (meant.length > 0) return ASKS_WHETHER.test(text) ? undefined : meant.at(-1)!.way;
  return asked && EITHER.test(text) ? "any" : undefined;
}
/** 'In person. He looks through my phone': how it is, told plainly, before what may say it. */
export function wayIn(sentences: readonly string[], asked: boolean): Way | "any" | undefined {
  const said = sentences.map((each) => plain(each.replace(/^(?:no|nope|nah),\s+/i, "")));
  const heard = (shortly: boolean) =>
    said.map((each) => wayHeard(each, shortly && !ASKS_ELSE.test(each))).findLast(Boolean);
  return heard(false) ?? (asked ? heard(true) : undefined);
}
/** 'Phone, please', to what is read back. */
export const saysOnlyHow = (text: string): boolean =>
  /^(?:(?:no|no (?:computer|video|camera|internet)|actually|sorry|oh|but|wait|just|only|it has to be|make it|make that|can we do|let's do|i'd like|on the|by|over the|the|a|rather|instead),? )*(?:phone|video|zoom|in person|tel[eé]fono)(?: (?:call|only|please|instead|then|actually|is (?:better|fine)|would be better|por favor))*$/u.test(
    text,
  );
/** 'Not by phone': the ways that are said no to. */
export const waysRefused = (text: string): readonly Way[] =>
  EACH.filter(([, plainly, shortly]) =>
    new RegExp(
      `(?<!\\p{L})(?:${NOT}|(?:anything|any way) but )(?:${plainly}|${shortly})(?!\\p{L})`,
      "u",
    ).test(text),
  ).map(([way]) => way);
/** 'I said by video.' */
const SAID_SO = /(?<!\p{L})(?:i|we) (?:already |just )?(?:said|asked for|wanted)(?: i wanted| a| it)? $/u;
const TOLD_OF =
  /(?<!\p{L})(?:(?:gave|told|talked|spoke|said|called|was|were|been|heard|met|did|asked|argued|yelled) (?:(?!like|want|rather|prefer|do it|make it)\S+ ){0,7}|(?:always|usually|never|busy|stuck|keeps?|all day) (?:\S+ ){0,2}|(?:hears?|hear|hearing) (?:\S+ ){0,4}|(?:not|isn't|aren't|never|no|'s|terrible|bad|hard|nervous|shy) (?:\S+ ){0,1}(?:good|great|comfortable|time|talking|speaking|to (?:talk|understand|hear)) )$/u;
const ASKS =
  /(?<!\p{L})or(?!\p{L})|(?<!\p{L})o(?!\p{L})|^(?:is|are|do|does|can|could|what|which|how)(?!\p{L})/u;
/** 'Is what I say here confidential?', 'where exactly is your office?' say no way of being seen. */
const ASKS_ELSE =
  /^(?:(?:and|but|so|wait|oh|um|well|ok|okay|y|pero),? )*(?:is(?! (?:it|that) (?:ok|okay|fine|all right|alright|possible))|are|do|does|did|am|was|will|what|where|when|who|whose|why|which|how(?! about)|d[oó]nde|qu[eé]|qui[eé]n|cu[aá]ndo|c[oó]mo|cu[aá]nto|es)(?:['’]\p{L}+)?(?!\p{L})/u;
const ASKS_WHETHER =
  /(?<!\p{L})(?:what (?:does|do|would|will|is it)|how (?:much|early|long|far)|cu[aá]nto|do you (?:all |guys )?(?:do|have|offer)|is there|are there|does it have to|do (?:i|we) have to|how (?:does|do|would|is)|what (?:is|if)|hacen|tienen|hay|tengo que)(?!\p{L})/u;
