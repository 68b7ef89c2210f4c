import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { hear, metWish } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { isSameHour, toMinutes } from "../readers/calendar.ts";
import { corrected } from "../readers/corrections.ts";
import { digitize } from "../readers/number-words.ts";
import { ASKS_FOR_IT, ONE_REFUSED, type Pick } from "../readers/pick.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { timeHeard } from "../readers/time.ts";
import { wording } from "../say/speech.ts";

/** Takes the time on offer that a turn chooses, if it chooses one. */
export function takeOffer(state: DialogueState, heard: Heard, days: readonly string[]): boolean {
  const { offered } = state;
  if (offered.length === 0) return false;
  const { pick } = heard.values;
  let open = offered;
  if (days.length > 0) open = open.filter(({ day }) => days.includes(day));
  const named = namedTime(state, heard);
  const time = named ? { sure: true, at: toMinutes(named.time) } : heard.values.time;
  if (time.at !== undefined && pick !== "nearest")
    open = open.filter((o) => {
      const at = toMinutes(o.time);
      return time.sure ? at === time.at : isSameHour(at, time.at!);
    });
  else if (time.after !== undefined || time.before !== undefined)
    open = open.filter(
      (o) => toMinutes(o.time) >= (time.after ?? 0) && toMinutes(o.time) < (time.before ?? 1440),
    );
  // 'Ten is when my class is, the first then': what it is called by counts.
  if (
    open.length === 0 &&
    (pick === "first" || pick === "second") &&
    time.at === undefined &&
    days.length === 0
  )
    open = offered;
  const limited = time.after !== undefined || time.before !== undefined;
  const said = days.length > 0 || time.at !== undefined || (limited && offered.length > 1);
  // 'Yes, the first of those' takes it, whatever else is half heard.
  const agrees = (heard.acts.get("affirm") ?? 0) >= 0.8;
  const takes = agrees && (pick !== undefined || heard.text.split(" ").length <= 6);
  // 'Can we do the later one?' wants no later time.
  const wishes = pick !== undefined && (ASKS_FOR_IT.test(heard.text) || ONE_REFUSED.test(heard.text));
  const asksOn = heard.has("avail") && pick === undefined;
  // 'No, ¿no tendría algo más tarde?' takes none, whatever time it names.
  if (!pick && heard.has("deny") && OTHER_TIME.test(heard.text)) return false;
  const refuses =
    pick !== "nearest" &&
    (((heard.has("decline") || asksOn) && !takes && !wishes) || (heard.has("deny") && !said));
  let chosen: (typeof open)[number] | undefined;
  if (pick && open.length > 0 && !refuses) chosen = pickOf(open, pick, time.at ?? state.wish.near);
  // 'Yes, Friday the fourth, that one', to two times of that day: the first, and it is read back.
  else if (
    said &&
    !refuses &&
    open.length > 1 &&
    time.at === undefined &&
    !limited &&
    time.lean === undefined &&
    (heard.acts.get("affirm") ?? 0) >= 0.8
  )
    chosen = open[0];
  else if (
    said &&
    open.length === 1 &&
    time.lean !== "later" &&
    time.lean !== "earlier" &&
    !heard.has("decline")
  )
    // 'Tuesday or Thursday' chooses none of them.
    chosen =
      days.length > 1 && time.at === undefined && pick === undefined
        ? undefined
        : time.at !== undefined || offered[0]?.day !== offered[1]?.day || limited
          ? open[0]
          : undefined;
  else if (
    !said &&
    !refuses &&
    state.asked === "offer" &&
    heard.has("affirm") &&
    time.lean === undefined &&
    !heard.values.days.any
  )
    // A plain yes to two is asked which; said again, or of times for two people, it takes the first, and that is read back.
    chosen =
      offered.length === 1 ||
      state.more > 0 ||
      state.wish.any ||
      (state.said.includes(wording(talk.bothFree, state.language)) && (heard.acts.get("affirm") ?? 0) >= 0.8)
        ? offered[0]
        : undefined;
  // Who tells their name to the one time on offer, or to any, and nothing against it, takes it: it is read back.
  const goesOn = heard.values.name !== undefined || heard.values.phone !== undefined;
  if (
    !chosen &&
    goesOn &&
    (offered.length === 1 || state.wish.any) &&
    state.asked === "offer" &&
    !said &&
    !refuses &&
    time.lean === undefined
  )
    chosen = offered[0];
  if (!chosen) return false;
  hear(state, "day", chosen.day);
  hear(state, "time", chosen.time);
  state.mentioned = chosen.day;
  state.wish = { ...metWish(state.wish), near: toMinutes(chosen.time) };
  state.offered = [];
  return true;
}

const OTHER_TIME =
  /\b(?:something|anything|any ?time|a (?:bit|little)) (?:later|earlier)\b|(?<!\p{L})(?:algo|un poco|nada) m[aá]s (?:tarde|temprano)(?!\p{L})/u;
type Offered = DialogueState["offered"][number];
/** 'Five would be great, it was 101 this morning', 'it's twenty past two now, five hasn't passed': the time on offer that is named, of all times told. */
function namedTime({ offered, asked, language }: DialogueState, heard: Heard): Offered | undefined {
  if (asked !== "offer" || heard.values.phone) return undefined;
  const inEnglish = (words: string) => digitize(language === "es" ? anglicize(plain(words)) : plain(words));
  // 'At eleven, no, half past eight' names one: what was put right.
  const pieces = corrected(inEnglish(heard.words)).filter((each) => timeHeard(each, true).at !== undefined);
  if (pieces.length > 1 && pieces.every((each) => each.split(" ").length <= 12)) return undefined;
  const told = new Set<number>();
  const taken = new Set<number>();
  let all = 0;
  for (const text of heard.clauses.flatMap((clause) => inEnglish(clause.words).split(/ (?:and|or|y|o) /i))) {
    const { at, after, before } = timeHeard(text, true);
    if (at === undefined || after !== undefined || before !== undefined) continue;
    all += 1;
    if (REFUSES.test(text)) continue;
    told.add(at % 720);
    if (TAKES.test(text)) taken.add(at % 720);
  }
  const { days } = heard.values.days;
  const of = (times: ReadonlySet<number>) =>
    offered.filter(
      ({ day, time }) => times.has(toMinutes(time) % 720) && (days.length === 0 || days.includes(day)),
    );
  if (all < 2) return undefined;
  // 'Let's do the 5:45', beside the one that is cutting it close.
  return [of(told), of(taken)].find((named) => named.length === 1)?.[0];
}
const REFUSES =
  /\b(?:not|can't|cannot|won't|doesn't|don't|instead of|rather than|too (?:early|late|soon|tight|close)|(?:a bit|a little|kinda|pretty|kind of|cutting it|cuts it|pushing it)(?: \S+)? ?(?:early|late|soon|close|tight|rough|tough)?|no good)\b(?! (?:\w+ )?passed)|\bis (?:when|the time) (?:i|we|he|she|they|my)\b|\b(?:that's|is) (?:my|his|her|our|their) (?:lunch|nap|break|class|shift)\b/;
const TAKES =
  /\b(?:let's|i'll (?:take|do|go)|we'll (?:take|do)|do the|go with|works?|perfect|please|great|good|fine|book|put me)\b|(?<!\p{L})(?:la de|el de|est[aá] bien|mejor|perfecto)(?!\p{L})/u;
function pickOf(open: readonly Offered[], pick: Pick, near: number | undefined): Offered | undefined {
  if (pick === "second") return open.at(-1);
  if (pick !== "nearest" || near === undefined) return open[0];
  const far = ({ time }: Offered) =>
    Math.min(...[near, near + 720].map((at) => Math.abs(toMinutes(time) - at)));
  return open.reduce((best, each) => (far(each) < far(best) ? each : best));
}
