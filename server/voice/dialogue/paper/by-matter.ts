import { capital } from "../../../../content/capital.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import { MATTER_WORDS, WHO_IT_IS } from "../../../../content/understanding/matter-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { HE, KIN, OF_HER, OF_HIM, SHE } from "./by-person.ts";
import { lastWritten } from "../context.ts";
import { addTo } from "./paper-rows.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "./note-words.ts";
import { fitted, put } from "./paper-text.ts";
import { plain } from "../readers/text.ts";

// 'I need my pills, and are my results back?': of two matters each has a paper, and what is told of one is not on the other's.

type Side = "own" | "other" | "both";
const LATER_MAX = 480;

/** Leaves on the paper under way what is told of it, and keeps what is of the other matter for that one's. */
export function setMattersApart(state: DialogueState): void {
  const { later } = state;
  const flow = topFlow(state);
  if (later && !later.who && flow?.files?.kind === "booking") return besideVisit(state, later);
  if (flow?.files?.kind !== "message") return;
  if (!later) return backToFirst(state, flow.id);
  if (later.who) return;
  const [own, other] = [MATTER_WORDS[flow.id], MATTER_WORDS[later.flow]];
  if (!own || !other || flowOf(later.flow).files?.kind !== "message") return;
  const kept: string[] = [];
  const theirs: string[] = sentencesOf(later.words).map(ended);
  let last: Side = "own";
  const sideOf = (words: string): Side | undefined => {
    const [mine, its] = [own.test(words), other.test(words)];
    if (mine !== its) return mine ? "own" : "other";
    const whose = ofPerson(words, kept.join(" "), theirs.join(" "));
    return whose ?? (WHO_IT_IS.test(words) ? "both" : undefined);
  };
  const give = (side: Side, words: string) => {
    if (side !== "other") put(kept, words);
    if (side !== "own") put(theirs, words);
    if (side !== "both") last = side;
  };
  for (const sentence of [...sentencesOf(state.note).filter((each) => own.test(each)), ...state.told]) {
    if (!(own.test(sentence) && other.test(sentence))) {
      give(sideOf(sentence) ?? last, sentence);
      continue;
    }
    const pieces: { side: Side; words: string }[] = [];
    for (const words of clausesOf(sentence)) {
      const side = sideOf(words) ?? pieces.at(-1)?.side ?? "own";
      const before = pieces.at(-1);
      if (before?.side === side) before.words += ` ${words}`;
      else pieces.push({ side, words });
    }
    for (const { side, words } of pieces) give(side, ended(words));
  }
  state.told = kept;
  if (other.test(state.note)) state.note = kept.join(" ");
  state.later = { ...later, words: fitted(theirs, LATER_MAX).join(" ") };
}

/** 'That bill was 240 dollars', told while a visit is set, is of the bill that comes after it. */
function besideVisit(state: DialogueState, later: NonNullable<DialogueState["later"]>): void {
  const other = MATTER_WORDS[later.flow];
  if (!other || flowOf(later.flow).files?.kind !== "message") return;
  const theirs = sentencesOf(later.words).map(ended);
  for (const each of state.told.filter((told) => other.test(told))) put(theirs, ended(each));
  state.told = state.told.filter((each) => !other.test(each));
  state.later = { ...later, words: fitted(theirs, LATER_MAX).join(" ") };
}

/** 'Yes. Oh, and the pills go to the Walgreens on Fifth', told as the second begins, is still of the first. */
function backToFirst(state: DialogueState, flow: string): void {
  const first = lastWritten(state);
  if (first?.kind !== "message" || first.about === flow) return;
  const [own, before] = [MATTER_WORDS[flow], MATTER_WORDS[first.about]];
  if (!own || !before) return;
  const theirs = state.told.filter((each) => before.test(each) && !own.test(each));
  addTo(first, { notes: [], told: theirs });
  state.told = state.told.filter((each) => !theirs.includes(each));
}

/** 'He's out on Saturday', where one of the two is a husband's. */
function ofPerson(words: string, kept: string, theirs: string): Side | undefined {
  const kin = (of: string) => KIN.exec(plain(of))?.[1]?.toLowerCase() ?? "";
  const [mine, its] = [kin(kept), kin(theirs)];
  const text = plain(words);
  const speaks = (who: string) =>
    (OF_HER.test(text) && SHE.test(who)) ||
    (OF_HIM.test(text) && HE.test(who)) ||
    (who !== "" && kin(words) === who);
  const [own, other] = [speaks(mine), speaks(its)];
  return own === other ? undefined : own ? "own" : "other";
}

const ended = (words: string): string =>
  capital(
    words
      .replace(/^[\s,]*(?:(?:and|but|also|plus|y|e|pero|también|además)[\s,]+)+/iu, "")
      .replace(/[\s,;:]+$/, ""),
  )
    .replace(/(?: and(?: also)?| y(?: también)?)$/iu, "")
    .replace(/(?<![?!.…])$/, ".");
