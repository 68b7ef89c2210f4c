import type { DialogueState } from "../../../../contracts/voice.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import type { Plan } from "../plan.ts";
import { RELATIONS } from "../readers/relation.ts";
import { inTurn } from "../say/speech.ts";

// A date of birth or a member's number that was told of one and is the other's: 'no, that's his, mine is 5/6/1982'.

const ABOUT =
  /(?<!\p{L})(?:birth ?(?:day|date)|date of birth|d\.?o\.?b\.?|born|member (?:id|number)|insurance|allergic|allergy)(?!\p{L})/iu;
const THEIRS = new RegExp(
  `(?<!\\p{L})(?:that's|that is|that was|that one's|it's|those are|i gave you|esa es|ese es)(?: actually| really)? (?<whose>his|hers|theirs|my (?:${RELATIONS})['’]s|\\p{Lu}[\\p{L}-]+['’]s|la de (?:él|ella))(?<name> (?:birthday|date of birth|birth date))?(?!\\p{L})`,
  "iu",
);
const MINE =
  /(?<!\p{L})(?:mine(?:'s| is| was)|my (?:own )?(?:birthday|date of birth|one)(?:'s| is)|la mía es)[:,]? (?<value>[^.?!]*\d[^.?!]*)/iu;

/** Puts a fact down for whom it is, in the sentence that told it. */
export function takeFactOfWhom(state: DialogueState, heard: Heard, plan: Plan): void {
  const whose = THEIRS.exec(heard.words)?.groups?.["whose"];
  const at = state.told.findLastIndex((each) => ABOUT.test(each));
  if (!whose || at < 0) return;
  const before = state.told[at]!;
  const named = /^\p{Lu}|^my /u.test(whose)
    ? whose
    : state.names?.[0]
      ? `${state.names[0]}'s`
      : whose === "hers"
        ? "her"
        : whose === "theirs"
          ? "their"
          : "his";
  const theirs = before.replace(
    /(?<!\p{L})my (?=(?:birth|date of|d\.?o\.?b|member|insurance|allerg))/iu,
    `${named} `,
  );
  if (theirs === before) return;
  const told = [theirs.charAt(0).toUpperCase() + theirs.slice(1)];
  const value = MINE.exec(heard.words)?.groups?.["value"];
  const kind = /birth|born|d\.?o\.?b/iu.test(before) ? "date of birth" : undefined;
  const own = state.slots.name && !state.whom ? `${state.slots.name.value}'s` : "My";
  if (value && kind) told.push(`${own} ${kind} is ${value.trim()}.`);
  state.told = state.told.toSpliced(at, 1, ...told);
  forget(heard, "deny", "correct");
  // What says so is told no second time.
  for (const clause of heard.clauses) {
    clause.acts = [];
    heard.answered.add(clause.words);
  }
  heard.acts.set("inform", 0.9);
  // A date of birth is no day of a visit.
  heard.values.days = { days: [], notWeekdays: [], impossible: false, any: false, bare: [], not: [] };
  heard.values.time = { sure: true };
  delete heard.values.whom;
  plan.understood = true;
  plan.said.push(inTurn(talk.added, state.language, 0));
}
