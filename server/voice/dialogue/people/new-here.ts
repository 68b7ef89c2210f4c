import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { bothNames } from "../readers/two-names.ts";
import { RELATIONS } from "../readers/relation.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

// Who was here before and who was not, where two are spoken of, or where it is put right: 'Milo is the new one, I'm not'.

const KIN = `(?:my|our|the) (?:${RELATIONS})`;
const OTHER = `(?:he|she|they|\\p{L}+|${KIN})`;
const BEEN =
  "been (?:there|here|in|to (?:you|your place|this office)|a patient)(?: (?:before|already|ever))?";
const IS_NEW = `(?:(?:'s|'m| is| am) (?:the |an? )?new(?: (?:one|here|there|patient|client|(?:to|with) (?:you(?: guys| all)?|y'all|your (?:place|office|practice)|this)))?|(?:'s|'ve| has| have)(?:n't| not| never)(?: ever)? ${BEEN}|(?:'s| is) (?:his|her|the) first (?:time|visit)(?: (?:here|there))?)`;
const LEADS =
  "(?:(?:no|well|yes|oh|and|but|so|actually|sorry|wait|just|it's|put|put it|put down|write|say|note|that|like|please) )*";
/** 'He hasn't been there before, I have', 'Milo is new', 'my mom's the new one'. */
const OF_OTHER = new RegExp(`^${LEADS}(?<who>${OTHER})${IS_NEW}(?: (?:there|here))?$`, "u");
/** 'Put him down as new.' */
const PUT_AS_NEW = new RegExp(
  `^${LEADS}(?:put|mark|note|have|list) (?<who>him|her|them|\\p{L}+|${KIN}) (?:down |in )?as (?:an? |the )?new(?: (?:patient|client|one|here))?$`,
  "u",
);
const OF_MINE = new RegExp(
  `^${LEADS}i(?:${IS_NEW}|'m the (?:one|only one) (?:who|that)(?:'s| has| is)? (?:new|never(?: been)?|hasn't(?: been)?))(?: (?:there|here|before|in|to you|yet))*$`,
  "u",
);
const NOT_ME =
  /^(?:(?:no|well|oh|and|but|so|actually|sorry|it's|put|that|just) )*(?:i'm not|i am not|not me)(?: (?:an? |the )?new(?: (?:one|here|there|patient|client|to you))?)?$|^(?:and |but )?(?:i have|i've been|i was|i did|i do|i am)(?: (?:been )?(?:there|here|before|already|in|to you))*$/u;
const IS_HIM = new RegExp(`^${LEADS}(?<who>${OTHER}) is$`, "u");
/** Whoever says so leaves the rest as it is. */
const REST_STANDS =
  /^(?:(?:no|there's|oh|and|but) )*(?:nothing (?:else )?to change(?: about (?:it|the \p{L}+))?|nothing else|nothing(?: changes)?|don't change (?:anything|the \p{L}+)|the (?:rest|time|day) (?:is|'s) (?:fine|right|good|okay|ok)|everything else (?:is|'s) (?:fine|right)|(?:(?:no|oh|well|sorry|wait|actually) ?)+)$/u;
const NOBODY =
  /^(?:it|mine|yours|that|this|there|what|who|which|i|you|we|everything|something|insurance|number|name|address|phone|card)$/u;

interface Told {
  me?: boolean;
  other?: { who: string; words: string } | undefined;
}

/** What the pieces of a turn say of it, and what else they say. */
function toldIn(words: string, two: boolean): { told: Told; rest: string; asked: boolean } {
  const told: Told = {};
  const rest: string[] = [];
  let before = false;
  for (const sentence of sentencesOf(words)) {
    const left: string[] = [];
    for (const piece of sentence.split(/(?<=[,;])\s+|\s+(?=(?:and|but) (?:i|not me|he|she|\p{Lu}))/u)) {
      const text = plain(piece).replace(/ (?:though|too|either)$/u, "");
      const of = piece.includes("?")
        ? undefined
        : (OF_OTHER.exec(text) ?? PUT_AS_NEW.exec(text))?.groups?.["who"];
      if (of && !NOBODY.test(of)) {
        told.other = { who: of, words: piece };
        before = true;
      } else if (!piece.includes("?") && OF_MINE.test(text)) told.me = before = true;
      else if (!piece.includes("?") && NOT_ME.test(text) && (two || before || text.includes("new"))) {
        told.me = false;
        before = true;
      } else if (before && IS_HIM.test(text)) {
        const who = IS_HIM.exec(text)?.groups?.["who"];
        if (who && !NOBODY.test(who)) told.other = { who, words: piece };
        else left.push(piece);
      } else left.push(piece);
    }
    if (left.length > 0) rest.push(left.join(" ").replace(/[,;]\s*$/, "."));
  }
  return {
    told,
    rest: rest.filter((each) => /\d/.test(each) || !REST_STANDS.test(plain(each))).join(" "),
    asked: before,
  };
}

const ROW = "Patient";
/** @returns what else was said, and what is said of it; undefined where it is said of nobody, or of the one whose visit it is */
export function takeNewHere(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  const flow = topFlow(state)?.id;
  if (!flow) return undefined;
  const books = flow === "book";
  const two = (books && state.more > 0) || (books && state.later?.who !== undefined);
  const { told, rest, asked } = toldIn(words, two);
  if (!asked) return undefined;
  // Of one who comes it is what it says, unless it puts right what was noted.
  const forAnother = books && state.whom !== undefined && !two;
  if (!two && !forAnother && told.me !== false) return undefined;
  const notes: string[] = [];
  const toldMe = told.me;
  const row = (value: string) => {
    state.notes = withRow(state.notes, ROW, value);
  };
  const { other } = told;
  if (two) {
    state.notes = state.notes.filter((each) => !each.startsWith(`${ROW}: `));
    const mate = (state.names ?? [])[0] ?? state.later?.name;
    const one = (name = "") => name.split(" ")[0]!.toLowerCase();
    const caller = rowsOf(state.notes, "Called by")[0];
    const named =
      other &&
      /(?:^|\s)(?!(?:She|He|They|I)(?!\p{L}))(\p{Lu}\p{L}+)(?=['’]s | is | has)/u.exec(other.words)?.[1];
    // The one who has the first time may be the other: 'Lily goes first, she's the new one'.
    const first = state.slots.name?.value;
    const isMate = caller !== undefined && mate !== undefined && one(caller) === one(mate);
    const isFirst = first !== undefined && (named ? one(named) === one(first) : isMate);
    const line = (name: string, isNew: boolean) =>
      `${capital(name.split(" ")[0]!)} ${isNew ? "is new here" : "has been here before"}`;
    const put = (name: string, isNew: boolean) => {
      state.told = [
        ...state.told.filter((each) => ![true, false].some((how) => each === `${line(name, how)}.`)),
        `${line(name, isNew)}.`,
      ].slice(-14);
    };
    if (toldMe !== undefined && isMate) put(mate!, toldMe);
    else if (toldMe !== undefined) row(toldMe ? "new here" : "has been here before");
    if (other && isFirst) row("new here");
    else if (other) {
      const both = bothNames(words)?.[1].split(" ")[0];
      put(mate?.split(" ")[0] ?? named ?? both ?? state.later?.who ?? "the other one", true);
    }
    if (other)
      notes.push(
        line(
          isFirst ? first : (mate ?? named ?? bothNames(words)?.[1] ?? state.later?.who ?? "the other one"),
          true,
        ),
      );
  } else if (other) row("new here");
  else if (told.me === false && !forAnother) row("has been here before");
  const note = notes[0];
  const said = note
    ? fill(inTurn(talk.addedThis, state.language, 0), { note })
    : wording(talk.isNoted, state.language);
  return { rest, said: note ? said : inTurn(talk.added, state.language, 0) };
}
