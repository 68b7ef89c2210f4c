import type { ActId } from "../../../../content/understanding/acts.ts";
import { actsMeant } from "./acts-meant.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, timesInPlay } from "../context.ts";
import { readValues } from "./hear-values.ts";
import { questionsIn, withoutTail } from "../questions/questions.ts";
import { onlyAsks } from "../questions/asked-acts.ts";
import { asksByThemselves } from "./heard-alone.ts";
import { namesNobody } from "./names-nobody.ts";
import { isName } from "../readers/plain-name.ts";
import { repairIn } from "./repair.ts";
import { ruledOut } from "./ruled-out.ts";
import { saysOnlyHow } from "../readers/way.ts";
import { plain } from "../readers/text.ts";
import { onOurClock } from "../times/time-zone.ts";
import type { Heard } from "./heard.ts";

/** What was asked while something is agreed already, or nearly: a question fills no slot of it. */
const PROTECTED = "day offer name phone which when how against confirm change anything-else".split(" ");

/** Hears a turn: what it does, what it asks and wishes, and the values it names. */
export function hearTurn(context: DialogueContext, state: DialogueState, words: string): Heard {
  const { language, asked } = state;
  const text = plain(words);
  const read0 = repairIn(words, language === "es", timesInPlay(state), state.stack.at(-1) === "book");
  const repair = { ...read0, without: (said: string) => ruledOut(read0.without(said), state) };
  const { clauses, acts: heardActs, maybe, suspected, leave } = actsMeant(context, state, words, repair);
  // 'Not the second, that's the one I can't make' gives up nothing.
  const plainly = ruledOut(words, state);
  if (plainly !== words && heardActs.has("cancel")) {
    if (!actsMeant(context, state, plainly, repair).acts.has("cancel")) heardActs.delete("cancel");
  }
  const only = (act: ActId) => {
    heardActs.clear();
    heardActs.set(act, 1);
    for (const clause of clauses) clause.acts = [act];
  };
  // 'Tobi Oyelaran', said by a namesake of the dentist, asks for nobody.
  const bareName = asked === "name" ? BARE_NAME.exec(words)?.[1] : undefined;
  if (bareName && isName(bareName) && !namesNobody(context, bareName)) only("inform");
  const { questions, wishes, free } = questionsIn(state, { words, clauses }, heardActs);
  asksByThemselves(questions, clauses, heardActs, language);
  const asks = questions.flatMap((each) => each.clauses);
  onlyAsks(state, questions, clauses, heardActs);
  const rest = clauses.filter((each) => !asks.includes(each)).map((each) => each.words);
  // The new day of a move is asked for as its note.
  const guarded = PROTECTED.includes(asked) || (asked === "note" && state.stack.at(-1) === "move");
  const told =
    asks.length > 0 && guarded
      ? rest.join(" ")
      : asked === "name" || asked === "phone"
        ? withoutTail(words)
        : words;
  const left = repair.without(told);
  const read = (said: string) =>
    readValues(context, state, said, plain(said), clauses, heardActs, wishes.length > 0, words);
  // 'I pick up the kids at two thirty, so before that' leaves the hours before.
  const beside = repair.busy === undefined ? null : BESIDE_IT.exec(left);
  const values = read(beside ? left.replace(beside[0], " ") : left);
  const { at } = values.time;
  if (beside) values.time[/^(?:before|antes)/i.test(beside[0]) ? "before" : "after"] ??= repair.busy;
  else if (repair.busy !== undefined && at !== undefined) {
    const wished = values.time.sure || at >= 420 ? at : at + 720;
    if (wished > repair.busy) values.time.after ??= repair.busy + 15;
    else values.time.before ??= repair.busy;
  }
  // 'If Dr. Osei will fill out my form' names nobody called so.
  if (
    values.name &&
    WILL_DO.test(words) &&
    /^(?:Will|May) /u.test(values.name) &&
    !words.includes(values.name)
  )
    delete values.name;
  onOurClock(context, words, values);
  // 'Do I have to come earlier?' wishes for no earlier time.
  if (values.time.lean && asks.length > 0 && !read(rest.join(" ")).time.lean) delete values.time.lean;
  // 'First' is the first of them.
  if (asked === "offer" && values.pick && words.split(" ").length <= 4) only("select");
  // 'In person, please. And should I bring the will?' asks for nobody.
  const inPerson = /\bin person\b/.test(text) && !/\b(?:a|real|live|another|any|some) person\b/.test(text);
  if (inPerson) heardActs.delete("person");
  const says =
    asked === "how"
      ? words.split(" ").length <= 8
      : ["confirm", "meant"].includes(asked) && saysOnlyHow(text);
  if (says && values.way) only("inform");
  const bare = words
    .replace(/(?<!\p{L})(?:the |my )?(?:first|last|given|family) name(?:'s| is)?(?!\p{L})/giu, "")
    .trim();
  if (asked === "name" && values.name && bare.split(/\s+/).length <= values.name.split(" ").length + 1) {
    // Who was asked for has the first claim on the words: 'Bill Price' asks for nothing.
    delete values.service;
    only("inform");
  }
  return {
    words,
    text,
    acts: heardActs,
    maybe: maybe.filter(({ act }) => !(inPerson && act === "person")),
    clauses,
    questions,
    wishes,
    told,
    ...(suspected && { suspected }),
    leave,
    repair,
    values,
    // What is free is told by offering it.
    answered: new Set(
      [...free, ...wishes.filter(({ words: own }) => /\b(?:closest|nearest)\b/i.test(own))].map(
        (each) => each.words,
      ),
    ),
    has: (...any) => any.some((act) => heardActs.has(act)),
  };
}
/** A name of two words, and its letters behind it. */
const BARE_NAME =
  /^(?:[Ii]t['’]s )?(?!(?:Dr|Mr|Ms|Mrs)(?!\p{L}))(\p{Lu}\p{Ll}[\p{L}'’-]* \p{Lu}\p{Ll}[\p{L}'’-]*)[.!,]*(?: (?:that['’]s )?\p{L}(?:[-. ,]+\p{L})+[.!]?)?$/u;
const BESIDE_IT = /(?<!\p{L})(?:before|after|antes|despu[eé]s) (?:that|then|de (?:eso|esa hora))(?!\p{L})/iu;
const WILL_DO =
  /(?<!\p{L})(?:\p{Lu}\p{Ll}+|he|she|they|you|it|we|somebody|someone|who) (?:will|may) \p{Ll}{3,}/u;
