import { NONE } from "../context.ts";
import { WHEN_WORDS } from "../../../../content/understanding/paper-words.ts";
import type { DialogueState, MessageOutcome } from "../../../../contracts/voice.ts";
import type { Flow } from "../../../../content/flows/flow.ts";
import { IN_ENGLISH } from "../people/kin-words.ts";
import { bare, sentencesOf, toldIn } from "./note-words.ts";
import { ASKS, contentOf, fitted, least, saysOnlyWhen, shares, weighs } from "./paper-text.ts";
import { writtenPhone } from "../readers/phone.ts";
import { plain } from "../readers/text.ts";
import { emailOf } from "../collecting/reach.ts";
import { emailHeard } from "../readers/email.ts";
import { HELD, wayWords } from "../collecting/way-words.ts";
import { isRow, rowsOf, withRow } from "./note-rows.ts";
import { refillWords, uncapital } from "./refill-words.ts";
import { isOwnNumber } from "./number-of.ts";
import { factRows } from "./fact-rows.ts";
import { COMES_OFF } from "../tasks/task-words.ts";
import { isOfTimes } from "../questions/of-times.ts";
import { alsoFor } from "../people/second-person.ts";

// What is filed of a matter: what the dialogue knows, as labels with values, and the caller's own sentences.

export type Paper = Pick<MessageOutcome, "notes" | "told">;

const CALL = "Call back";
export const WHICH = "Appointment";

/** The paper of what is under way, of a visit or of the flow's message. */
export function paperOf(state: DialogueState, flow?: Flow): Paper {
  const { which, callback, note, notes, language, slots, whom, how } = state;
  const dated = flow?.id === "move" || flow?.id === "cancel";
  const wish =
    flow?.id === "move" && note !== "" && saysOnlyWhen(note.replace(/, (?:otherwise|y si no),?/u, " "));
  const name = slots.name?.value;
  const known = [name, ...notes.filter(isRow)].join(" ");
  const kin = ownWords(state)
    .map((each) => KIN.exec(each)?.[1])
    .find(Boolean);
  const relation = kin ?? (whom && whom !== "other" ? `for their ${IN_ENGLISH[whom] ?? whom}` : "");
  const rows = [
    language === "es" ? "Language: Spanish" : "",
    ...notes.filter(isRow).map((each) => {
      const [caller] = rowsOf([each], "Called by");
      // Whose number it is, where they are the one to call.
      if (/^The number is: (?:her|his|their)$/.test(each) && rowsOf(notes, "Call").length > 0) return "";
      // Who turns out to come called for nobody else.
      if ((caller && name?.startsWith(caller)) || isOwn(each, name) || isOwnNumber(state, each)) return "";
      // Whose number is the only one has it in its row.
      if (slots.phone && /^Call: /.test(each))
        return each.replace(` at ${writtenPhone(slots.phone.value)}`, "");
      // 'I'm Claire Fontaine, her mom', of what is passed on for her.
      if (kin && /^For: /.test(each) && each !== `For: ${state.to}`) return `${each} (the caller is ${kin})`;
      if (/^For: (?:your|whoever) /.test(each)) return each.replace(/(?<= )your /, "the caller's ");
      return caller && relation && !caller.includes("(") ? `${each} (${relation})` : each;
    }),
    which && which !== NONE ? `${WHICH}: ${which}` : "",
    wish ? `New time: ${note}` : "",
    callback && callback !== NONE ? `${CALL}: ${callback}` : "",
    how && (flow?.id === "book" || how === "video") ? `${HELD}: ${wayWords(how, "en")}` : "",
  ].filter(Boolean);
  const told = ownWords(state).filter((each) => {
    if (each.endsWith("?") && isSettled(each.replace(ASKS, ""), flow?.id)) return false;
    if (kin && each.includes(kin) && KIN.test(each)) return false;
    // An address has its row.
    if (emailOf(notes) && each.split(" ").length < 12 && emailHeard(each)) return false;
    // The day has a row; a second choice, and what is not sure, has none.
    const when = each.replace(OF_OLD, " ");
    if (dated && state.refused === undefined && saysOnlyWhen(when)) return OPEN.test(when);
    if (callback !== "" && bare(callback).includes(bare(each))) return false;
    if (
      timesIn(each).length > 0 &&
      saysOnlyWhen(each) &&
      timesIn(each).every((time) => timesIn(callback).includes(time))
    )
      return false;
    return tellsMore(each, known) || (PASSED_ON.includes(flow?.id ?? "") && each.split(" ").length >= 5);
  });
  return { notes: rows.slice(0, 12), told: fitted(told, PAPER_MAX) };
}
const PASSED_ON: readonly string[] = ["message", "callback"];
/** A question for a time, or whether the old one comes off, is answered by what is filed. */
const isSettled = (question: string, flow = ""): boolean =>
  ["book", "move", "cancel"].includes(flow) &&
  (isOfTimes(question) || (flow !== "book" && COMES_OFF.test(plain(question))));

/** The caller's sentences; the words that began a request only where nothing else was told. */
function ownWords({ told, note, notes, stack }: DialogueState): readonly string[] {
  const named = notes.some((row) => /^(?:For|Call): /.test(row));
  const own = [...notes.filter((each) => !isRow(each)).flatMap(sentencesOf), ...told].filter(
    (each) => !(named && OF_WHOM.test(each)),
  );
  if (note === NONE || stack.at(-1) === "move") return own;
  const began = sentencesOf(note).filter(Boolean);
  if (own.length === 0) return began;
  // What was taken down for a call goes along whole: 'my mom said to call. She says can you change her thing?'
  if (stack.at(-1) === "callback") {
    const says = (one: string, other: string) => bare(one).includes(bare(other.replace(ASKS, "")));
    const left = began.filter(
      (each) => each.split(" ").length >= 5 && !own.some((other) => says(other, each) || says(each, other)),
    );
    return [...own, ...left];
  }
  // What a message began with goes along, where nothing that was told says it again.
  const flow = stack.at(-1) ?? "";
  if (flow === "message")
    return [...began.filter((each) => !own.some((other) => shares(each, other))), ...own];
  const known = new Set(contentOf(own.join(" ")));
  const first = OF_TROUBLE.includes(flow)
    ? began.filter((each) => each.split(" ").length > 3 && contentOf(each).some((word) => !known.has(word)))
    : [];
  return [...first, ...own];
}
const OF_TROUBLE: readonly string[] = ["complaint", "billing"];
/** 'It's for Hector, not for me', once he has a row. */
const OF_WHOM =
  /^(?:no, )?(?:(?:(?:it|that)'s|the (?:message|call) is) )?(?:for|to) (?:\p{L}+\.? ?){1,4}, not (?:for |to )?(?:\p{L}+\.? ?){1,3}[.!]?$/iu;
const timesIn = (words: string): string[] =>
  plain(words)
    .match(new RegExp(WHEN_WORDS.source, "giu"))
    ?.map((each) => each.toLowerCase()) ?? [];
/** 'I'm her daughter', once the name beside it has a row. */
const KIN =
  /^(?:I'm|I am|(?:[Yy]o )?[Ss]oy)(?: \p{Lu}[\p{L}'-]+){0,3},? ((?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he|la|el|su) [\p{L}-]+)[.!]?$/u;
/** Of a day: that it is the one that is there, or not the one that was meant. */
const OF_OLD =
  /\b(?:not? |that's |it's )?(?:the (?:old|other|current) one|(?:a|two|three) (?:days?|weeks?) (?:off|away|late)|not the [\p{L}\d-]+)\b|\bthanksgiving\b/giu;
const OPEN = /(?<!\p{L})(?:or|not|maybe|think|o|no|quizás?)(?!\p{L})/iu;
/** Whether a sentence says more than what has a row. */
const tellsMore = (sentence: string, known: string): boolean => {
  const words = new Set(plain(known).split(" "));
  const own = contentOf(toldIn(sentence.replace(ASKS, ""), { name: known }));
  return (
    own.some((word) => !words.has(word)) || weighs(sentence) || (own.length === 0 && /\d|\?/.test(sentence))
  );
};

/** As much as waits to be filed: nothing of it is left out when it is. Characters. */
const PAPER_MAX = 1100;

/** A paper with what was told after it. */
export function addTo(paper: Paper, more: Paper): void {
  const call = callOf(more);
  const notes = [...new Set([...paper.notes, ...more.notes])].slice(0, 12);
  paper.notes = call ? withRow(notes, CALL, call) : notes;
  const when = bare(callOf(paper) ?? "");
  paper.told = fitted([...paper.told, ...more.told.filter((each) => !when.includes(bare(each)))], PAPER_MAX);
}

/** When a message's caller is to be called. */
export const callOf = ({ notes }: Paper): string | undefined => rowsOf(notes, CALL)[0];
/** Which appointment a message is about. */
export const whichOf = ({ notes }: Paper): string | undefined => rowsOf(notes, WHICH)[0];
/** Of two times to call the later one holds. */
export function setCall(paper: Paper, when: string): void {
  paper.notes = withRow(paper.notes, CALL, when).slice(-12);
}

/**
 * What is read back of a message: whom it is for and when to call, and of words to pass on two sentences at most, the
 * ones that weigh; `more` says that the rest goes with them.
 */
export function readNote(state: DialogueState): {
  note: string;
  more: string;
  whom: string;
  call: string;
  by: string;
} {
  const { note, notes, stack, language, callback, slots } = state;
  const spanish = language === "es";
  const flow = stack.at(-1);
  // The paper is written for an English desk.
  const whom = notes
    .filter((each) => /^(?:For|Call|About|Ask for): /.test(each) && !isOwn(each, slots.name?.value))
    .map(
      (each) =>
        `, ${(
          spanish
            ? each
                .replace(/^For/, "para")
                .replace(/^About/, "sobre")
                .replace(/^Call|^Ask for/, "por")
            : uncapital(each)
        ).replace(": ", " ")}`,
    )
    .concat(alsoFor(state))
    .join("");
  const call =
    callback && callback !== NONE ? `, ${spanish ? "con una llamada" : "for a call"} ${callback}` : "";
  if (flow === "move")
    return {
      note: note.replace(/^in the /, "the ").replace(/^por la /, "la "),
      more: "",
      whom,
      call,
      by: "",
    };
  const own = ownWords(state);
  const facts = factRows(own, { flow, scenario: state.scenario });
  const by = rowsOf(facts, "Late by")
    .map((each) => `, ${uncapital(each)}`)
    .join("");
  const asWell = spanish ? ", y lo demás como lo dijo" : ", and the rest as you said it";
  // What a nurse needs is read back as she needs it, and not as a tale.
  const listed = flow === "refill" ? refillWords(facts, spanish) : undefined;
  if (listed) return { note: listed, more: own.length > 1 ? asWell : "", whom, call, by };
  const all = fitted(own);
  const read = [...all];
  while (read.length > READ) read.splice(least(read), 1);
  const words = read.join(" ").replaceAll(ASKS, "").replace(/\.$/, "");
  const rest = read.length < all.length;
  const said = rest ? words.replace(/\?$/, "") : words;
  const quoted = flow === "refill" && said !== "" ? (spanish ? `«${said}»` : `“${said}”`) : said;
  return { note: quoted, more: rest ? asWell : "", whom, call, by };
}
/** Who turns out to call is nobody that it is for. */
const isOwn = (row: string, name: string | undefined): boolean =>
  name !== undefined && row === `For: ${name}`;
const READ = 2;

/** An answer that reads a note back, with what the turn added to it. */
export function readAnew(
  answer: string,
  before: ReturnType<typeof readNote>,
  after: ReturnType<typeof readNote>,
): string {
  if (before.note === after.note && before.more === after.more) return answer;
  // The day that is wished for may be that of the appointment, which is said first.
  const at = before.note === "" ? -1 : answer.lastIndexOf(before.note);
  if (at < 0) return answer;
  const rest = answer.slice(at + before.note.length);
  const mark = /^[”»]?/.exec(rest)![0];
  const end = rest.slice(mark.length + before.more.length);
  return (
    answer.slice(0, at) +
    after.note +
    mark +
    after.more +
    (/^[.,;]/.test(end) || /[.?!]$/.test(after.note + after.more) ? end : `.${end}`)
  );
}

/** What was to be done with an appointment, where a call takes its place. */
export const wishToChange = ({ which, note }: DialogueState, to: "move" | "cancel"): string =>
  `Wanted: to ${to} an appointment${which && which !== NONE ? ` (${which})` : ""}${to === "move" && note ? ` to ${note}` : ""}`;
