import { flowOf, flows, isFlow } from "../../../../content/flows/flows.ts";
import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { OF_A_BILL, REFILLS } from "./task-words.ts";

/** A second matter is surer than a first one: nobody waits for it. */
const SECOND = 0.7;
/** Of a visit that a clause wishes for in so many words. */
const WISHED = 0.35;
const WISHES =
  /(?<!\p{L})(?:i|we|he|she)(?:'d| would)? (?:(?:also|just|really|still) )*(?:want|wants|need|needs|like|love) (?:an?|my|to (?:book|schedule|get|set|make|come))(?!\p{L})|(?<!\p{L})(?:quiero|quisiera|necesito|me gustar[ií]a) (?:tambi[eé]n )?(?:una?|agendar|hacer|sacar)(?!\p{L})/u;
/** What can wait while something else is seen to first: it needs words of its own. */
const MAY_WAIT = [
  "refill",
  "results",
  "referral",
  "records",
  "billing",
  "casestatus",
  "lost",
  "book",
  "cancel",
  "move",
];

/** A word of an appointment, or of its change: 'and I asked you two weeks ago' has none. */
const MOVES =
  /(?<!\p{L})(?:appointments?|visit|cancel\p{L}*|mov(?:e|ed|ing)|re-?schedul\p{L}*|chang\p{L}*|push(?:ed)?|switch(?:ed)?|postponed?|instead|make it|cleaning|check-?up|consult\p{L}*|cita|cambi\p{L}*|mover|anul\p{L}*)(?!\p{L})/u;
const BOOKS =
  /(?<!\p{L})(?:book|appointments?|visit|schedul\p{L}*|come in|seen|see (?:dr|doctor|the|a|some)\p{L}*|check-?ups?|physicals?|cleanings?|vaccines?|shots?|tests?|consult\p{L}*|follow-?ups?|times?|slots?|openings?|cita|verl[ao]|vacuna|consulta|limpieza)(?!\p{L})/u;

/** The first matter has a clause of its own. */
const isApart = (heard: Heard, on: readonly ActId[], words: string): boolean =>
  heard.clauses.some((each) => each.words !== words && on.includes(each.acts[0]!));

/** Another flow that the same turn asks for in other words. */
export function besides(heard: Heard, first: string): { flow: string; words: string } | undefined {
  if (!isFlow(first)) return undefined;
  const own = flowOf(first);
  if (own.slots.length === 0 || ["message", "callback", "existing", "late", "late-closed"].includes(first))
    return undefined;
  // What a question names is answered, and begins nothing; results are known to nobody here.
  const asked = heard.questions.flatMap(({ clauses }) => clauses);
  for (const [at, { acts: said, words }] of heard.clauses.entries()) {
    // 'Hi,' asks for nothing.
    const isAsked = asked.some((each) => each.words === words) && !said.includes("results");
    if (isAsked || words.split(" ").length < 3) continue;
    const other = flows.find(
      ({ id, on }) =>
        id !== first &&
        MAY_WAIT.includes(id) &&
        (id !== "billing" || OF_A_BILL.test(heard.text)) &&
        (!["move", "cancel"].includes(id) || MOVES.test(plain(words))) &&
        (id !== "refill" || REFILLS.test(heard.text)) &&
        said.some(
          (act) =>
            on.includes(act) &&
            act !== "avail" &&
            (heard.acts.get(act) ?? 0) >= (id === "book" && WISHES.test(plain(words)) ? WISHED : SECOND),
        ),
    );
    const alike = ["book", "move", "cancel"];
    // What was charged twice is what they complain of.
    if (other?.id === "billing" && first === "complaint") continue;
    // A tale of somebody names a visit by no word.
    if (other?.id === "book" && !BOOKS.test(plain(words))) continue;
    if (
      other &&
      (!said.some((act) => own.on.includes(act)) ||
        (other.on.includes(said[0]!) && isApart(heard, own.on, words))) &&
      !(alike.includes(other.id) && alike.includes(first))
    )
      return { flow: other.id, words: withWhatOf(heard, at) };
  }
  return undefined;
}

/** 'My prescription ran out, it's the metformin': what of it stands in the clause behind. */
function withWhatOf({ clauses }: Heard, at: number): string {
  const [before, next] = [clauses[at - 1], clauses[at + 1]];
  // 'My appointment is Wednesday at eleven. I need to move it to Friday.'
  const own = [before && IS_THEN.test(before.words) ? before.words : "", clauses[at]!.words].join(" ").trim();
  return next && WHAT_OF.test(next.words) && next.acts.every((act) => !isTask(act))
    ? `${own} ${next.words}`
    : own;
}
const IS_THEN = /(?<!\p{L})(?:my appointment is|mine is|mi cita es|la m[ií]a es)(?!\p{L})/iu;
const WHAT_OF = /^(?:it's|it is|that's|the|for|about|es|la|el|de)(?!\p{L})/iu;
const isTask = (act: ActId): boolean => acts[act][0] === "task";
