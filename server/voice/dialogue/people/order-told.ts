import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { topFlow } from "../next.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { digitize } from "../readers/number-words.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { timeHeard } from "../readers/time.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { startsOf } from "./pair.ts";
import { childOfCaller } from "./pair-names.ts";

// 'Could Lily go first, at five?', 'Lily's first, at five, and I'm at 5:45': in which order two come, the caller one of them.

const KIN = `(?:my|our) (?:${RELATIONS})`;
const WHO = `(?:i|me|mine|he|she|him|her|his|hers|${KIN}|\\p{L}+)`;
const AT = "(?:at |for |to )?(?:\\d{1,2}(?::\\d\\d)?|[\\p{L} -]{3,14})(?: o'clock)?";
const LEADS =
  "(?:(?:no|yes|oh|and|but|so|actually|wait|sorry|well|then|okay|ok|please|just|if possible|let's|like|it's|maybe) )*";
/** 'Can he go first, at five?' */
const FIRST = new RegExp(
  `^${LEADS}(?:(?:can|could|may|would|should|let|have|put|take|do|see)(?: you)?(?: (?:take|put|see|do|have|let))? )?(?<who>${WHO})(?:'s| is| should| can| could| has to| needs to| must| to| would|'d| wants to| would like to)?(?: (?:please|really|rather|like to))*(?: (?:go|goes|be|come|comes|have|take))?(?: in)?(?: the)? (?<place>first|second|last|after|earlier|later)(?: (?:one|slot|time))?(?: (?:please|though|if possible|then))?(?:,? (?:${AT}))?$`,
  "u",
);
/** 'I'm at 5:45', 'five for her', 'Lily at five', 'give me the 5:45'. */
const TIMED = [
  new RegExp(
    `^${LEADS}(?:put |give |have |take )?(?<who>${WHO})(?:'m| am|'s| is|'d be| would be|'ll be| gets?| takes?| goes| go| comes?| should be)? (?:at|gets|has) (?<at>[^,]{1,16})$`,
    "u",
  ),
  new RegExp(`^${LEADS}(?<at>[^,]{1,16}?) (?:is |goes to )?(?:for )(?<who>${WHO})$`, "u"),
];
const SWAPPED =
  /^(?:(?:no|sorry|wait|actually|it's|its|that's|the|can we do it|could we do it|oh|make it) ?)*(?:other way (?:a?round)|swap (?:us|them|those|the times)|al rev[eé]s)$/u;
const WHY =
  /^(?:(?:because|since|so|as) )?(?:he|she|they)(?:'s|'re|'ll)? (?!(?:can|could|should|go|goes|is at)(?!\p{L}))\p{L}+/u;
const MERELY = /^(?:(?:no|nope|wait|sorry|oh|actually|but|well|and|then) ?)*$/u;
const PIECES =
  /(?<=[,;])\s+(?!(?:at|the) )|\s+(?=(?:and|then|but) (?:i(?:'m|'ll|'d)? |me |mine |he|she|then|put|my|our|\p{Lu}))/u;

/** @returns what else was said, and the order as it is now; undefined where no order is told */
export function takeOrder(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  childOfCaller(state, words);
  const { slots, names = [], language } = state;
  if (topFlow(state)?.id !== "book" || state.more !== 1 || state.changing || state.later?.who)
    return undefined;
  const [mate] = names;
  const own = slots.name?.value;
  // Of whom no name is known yet it is kept for when there is one.
  if (!mate || !own) return mate ? keepOrder(state, words, mate) : undefined;
  const caller = rowsOf(state.notes, "Called by")[0]?.replace(/ \(.*/, "");
  const is = (who: string): 0 | 1 | undefined => {
    const one = (name: string) => plain(name).split(" ")[0];
    if (/^(?:i|me|mine)$/u.test(who)) {
      if (caller && one(caller) === one(mate)) return 1;
      return caller && one(caller) !== one(own) ? undefined : 0;
    }
    if (who === one(own)) return 0;
    if (who === one(mate)) return 1;
    // Of the caller and somebody else, they are the other.
    const mine = caller && one(caller) === one(mate) ? 1 : 0;
    return /^(?:he|she|him|her|his|hers|my .*|our .*)$/u.test(who) &&
      (!caller || one(caller) === one(own) || mine)
      ? ((1 - mine) as 0 | 1)
      : undefined;
  };
  const starts = slots.time ? startsOf(context, state, toMinutes(slots.time.value)) : [];
  const votes: boolean[] = [];
  const left: string[] = [];
  for (const sentence of sentencesOf(words)) {
    const kept: string[] = [];
    let before = false;
    for (const piece of sentence.split(PIECES)) {
      const text = plain(piece).replace(/^(?:and|but|then) /u, "");
      if (SWAPPED.test(text)) {
        votes.push(true);
        before = true;
        continue;
      }
      const timed = TIMED.map((each) => each.exec(text)?.groups).find(Boolean);
      const { at } = timed ? timeHeard(digitize(timed["at"]!), true) : {};
      const place = at === undefined ? -1 : starts.findIndex((start) => isSameHour(start, at));
      const ofTimed = timed && is(timed["who"]!);
      if (timed && ofTimed !== undefined && place >= 0 && place < 2) {
        votes.push(ofTimed !== place);
        before = true;
        continue;
      }
      const first = FIRST.exec(text)?.groups;
      const who = first && is(first["who"]!);
      if (first && who !== undefined) {
        const isFirst = /first|earlier/u.test(first["place"]!);
        votes.push(isFirst ? who !== 0 : who !== 1);
        before = true;
        const hour = /(?:,? (?:at|for|to) .+)$/u.exec(text)?.[0];
        if (!slots.time && hour) kept.push(hour.replace(/^,? /u, ""));
        continue;
      }
      // 'at five', behind 'Lily goes first'.
      if (before && slots.time && /^(?:at )?[\d:]+$|^at /u.test(text) && text.split(" ").length < 4) continue;
      // 'He gets antsy', behind it, tells why.
      if (before && WHY.test(text) && !sentence.includes("?")) {
        const why = piece.replace(/[\s,.;]+$/u, "");
        state.told = [...state.told, `${capital(why)}.`].slice(-14);
      } else if (!MERELY.test(text)) kept.push(piece);
    }
    if (kept.length > 0) left.push(kept.join(" ").replace(/[,;]\s*$/u, "."));
  }
  if (votes.length === 0 || votes.some((each) => each !== votes[0])) return undefined;
  if (votes[0]) {
    slots.name = { value: mate, confirmed: false };
    state.names = [own];
    // Who comes second may be the one who calls.
    if (!caller) state.notes = [...state.notes, `Called by: ${own}`];
  }
  if (state.asked === "confirm") state.reread = true;
  const [one, two] = (votes[0] ? [mate, own] : [own, mate]).map((name) => name.split(" ")[0]!) as [
    string,
    string,
  ];
  return { rest: left.join(" "), said: fill(wording(talk.oneFirst, language), { one, two }) };
}

function keepOrder(
  state: DialogueState,
  words: string,
  mate: string,
): { rest: string; said: string } | undefined {
  const first = mate.split(" ")[0]!;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) =>
    new RegExp(
      `^(?:(?:and|can|could|should|have|let|put|take) )*${first.toLowerCase().replace(/[^\p{L}]/gu, ".")}(?:'s| is| should| can| has to)?(?: (?:go|goes|be))? first(?!\\p{L})`,
      "u",
    ).test(plain(each)),
  );
  if (at < 0 || state.told.includes(`${first} goes first.`)) return undefined;
  state.told = [...state.told, `${first} goes first.`].slice(-14);
  return { rest: sentences.toSpliced(at, 1).join(" "), said: inTurn(talk.added, state.language, 0) };
}
