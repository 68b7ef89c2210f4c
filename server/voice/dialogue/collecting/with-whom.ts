import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import type { Plan } from "../plan.ts";
import { isName, NAME_PART } from "../readers/plain-name.ts";
import { plain } from "../readers/text.ts";
import { fill, inTurn } from "../say/speech.ts";
import { ONLY_WITH, WITH } from "./with-words.ts";

// With whom somebody wants to be, and with nobody else: nobody here knows who works when, so the desk confirms it.

const NAME = `(?<name>${NAME_PART})`;
const WISHES = [
  new RegExp(
    `(?<!\\p{L})(?<!(?:I'm|this is|calling|it's) )(?:with|con) (?:(?:my|the|mi) (?:\\p{Ll}+,? )?)?${NAME}(?!['’]?\\p{L}| \\p{Lu}\\p{Ll})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:always|usually|only|normally|just|really|siempre) )+(?:wanna |want to |want |get to )?(?:see|go to|get|use|have|want|voy con) ${NAME}(?!['’]?\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:if|as long as|when|unless) (?:it's|it is|that's|he's|she's|it isn't)|si es) (?:with |con )?${NAME}(?!['’]?\\p{L}| \\p{Lu}\\p{Ll})`,
    "u",
  ),
];
const STRICT =
  /(?<!\p{L})(?:only (?:if|with|want)|(?:if|as long as) (?:it's|it is)|si es|(?:any|no)body else|someone else|somebody else|not (?:any|some)(?:body|one) else|nobody but|s[oó]lo (?:si|con)|otherwise (?:no|don't|not))(?!\p{L})/u;
const ASKS =
  /(?<!\p{L})(?:(?:is|will|would|was) (?:that|it|this|he|she|i)|es|ser[aá]) (?:\p{L}+ ){0,2}(?:with|con)(?!\p{L})/u;

/** Somebody else will do as well. */
const ANYBODY =
  /(?<!\p{L})(?:any(?:body|one)(?:'s| is| would be| will do| works| there)(?: fine| okay| ok| good)?|(?:doesn't|don't) (?:matter|care) (?:who|which one)|whoever(?:'s| is)? (?:free|there|available)|cualquiera|con quien sea)(?!\p{L})/u;
/** Who is named in the place of whom. */
function insteadOf(words: string, before: string): string | undefined {
  const gone = before.replace(/[^\p{L}]/gu, ".");
  const behind = new RegExp(
    `(?<!\\p{L})(?:not|instead of|rather than|no) (?:with )?${gone}[,.;]? (?:but |it's |sino )?(?:with )?(${NAME_PART})`,
    "u",
  );
  const ahead = new RegExp(
    `(?<!\\p{L})(${NAME_PART}),? (?:not|instead of|rather than) (?:with )?${gone}(?!\\p{L})`,
    "u",
  );
  return [behind, ahead]
    .map((each) => each.exec(words)?.[1])
    .find((name) => name !== undefined && isName(`${name} ${name}`));
}

/** Keeps whom a visit is wished with, and whether nobody else will do. */
export function takeWithWhom(
  { desk }: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): void {
  const flow = topFlow(state)?.id;
  const last = flow ? undefined : lastWritten(state);
  const books =
    flow === "book" ||
    (!flow && (heard.has("book", "avail", "forother") || heard.values.service !== undefined));
  if (desk.staff.length > 0 || !(books || flow?.startsWith("late") || heard.has("late") || last)) return;
  const before = rowsOf(state.notes, WITH, ONLY_WITH)[0] ?? rowsOf(last?.notes ?? [], WITH, ONLY_WITH)[0];
  if (before && ANYBODY.test(heard.text)) {
    const record = last ?? state;
    record.notes = record.notes.filter((each) => !each.endsWith(`: ${before}`));
    plan.understood = true;
    if (state.asked === "confirm") state.reread = true;
    return forget(heard, "deny", "correct", "decline");
  }
  // 'Not Gina, Renee'.
  const other = before && insteadOf(heard.words, before);
  if (other) forget(heard, "deny", "correct", "decline");
  const said =
    other ??
    WISHES.map((each) => each.exec(heard.words)?.groups?.["name"]).find(
      (name) => name && isName(`${name} ${name}`) && !heard.values.name?.includes(name),
    );
  const name = said ?? before;
  if (!name || (!said && !STRICT.test(heard.text))) return;
  const strict = STRICT.test(heard.text) || rowsOf(state.notes, ONLY_WITH).length > 0;
  const { notes } = last ?? state;
  const rest = notes.filter((each) => !each.startsWith(`${WITH}: `) && !each.startsWith(`${ONLY_WITH}: `));
  const now = withRow(rest, strict ? ONLY_WITH : WITH, name).slice(-NOTES_MAX);
  const news = now.some((each) => !notes.includes(each));
  if (last) last.notes = now;
  else state.notes = now;
  const asks = heard.clauses.filter(({ words }) => ASKS.test(plain(words)) && words.includes(name));
  for (const clause of asks) {
    clause.acts = [];
    heard.answered.add(clause.words);
  }
  if (!news && asks.length === 0) return;
  plan.understood = true;
  if (state.asked === "confirm" && news) state.reread = true;
  if (flow?.startsWith("late") || heard.has("late") || state.asked === "confirm") return;
  const words = asks.length > 0 ? talk.cannotSeeWho : strict ? talk.onlyWith : talk.withThem;
  plan.said.push(
    fill(inTurn(words, state.language, 0), {
      whom: name,
      desk: state.language === "es" ? desk.frontDeskEs : desk.frontDesk,
    }),
  );
}
