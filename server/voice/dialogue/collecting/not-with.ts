import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import type { Plan } from "../plan.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";
import { NOT_WITH } from "./with-words.ts";

// Whom somebody does not want to see: it is noted and read back, and nobody here decides it.

const LED =
  "(?:(?:not|never|no)(?: again)?(?: by| to see| to get| to have)?(?: with| con)?|any(?:one|body) (?:but|except|other than)|some(?:one|body) other than|(?:don't|do not|didn't|rather not|no quiero)(?: want| like| wanna| see| have| get| put me| talk| speak| deal| hear| hablar| to)*(?: with| from| con)?|menos(?: con)?|pero no(?: con)?)";
const LAST =
  "(?:(?:whoever|whomever|the (?:one|person|lady|guy|man|woman|girl|hygienist|dentist|doctor|lawyer|nurse|stylist)(?: who| that)?) (?:(?:did|saw|cleaned|worked on|treated|had|i had|i saw|cut|was|we had)(?: (?:it|me|my \\p{L}+|him|her|us|there|on))*(?: (?:the )?last (?:time|visit|year|month))?)|the (?:same|last) (?:one|person|lady|guy|man|woman|girl|hygienist|dentist|doctor|lawyer|nurse|stylist)(?: (?:as|i had|from|like))*(?: (?:the )?(?:last|before)(?: time| visit)?)?|(?:la|el) mism[oa](?: \\p{L}+)?(?: de (?:la [uú]ltima vez|antes))?)";
const LAST_ONE = new RegExp(`(?<!\\p{L})${LED} (${LAST})(?!\\p{L})`, "iu");
const DOCTOR = new RegExp(
  `(?<!\\p{L})${LED} ((?:dr|doctor|dra|doctora|mr|ms|mrs)\\.? \\p{L}{3,})(?!\\p{L}| (?:yet|today|called|has|is|was))`,
  "iu",
);

const UNWANTED =
  /(?<!\p{L})(?:don['’]t|do not|rather not|never|no quiero|(?:any|some)(?:one|body) (?:but|except|other than))(?!\p{L})/iu;
const WHO_IT_WAS =
  /(?<!\p{L})(?:it was [^.?!]{2,40} (?:who|that) |(?:did|saw|treated|cleaned|filled|made|pulled|cut) (?:it|me|him|her|the \p{L}+|my \p{L}+),? not )|(?:don['’]t|do not) mind(?!\p{L})/iu;
/** Keeps whom a visit must not be with. */
export function takeNotWith({ desk }: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const flow = topFlow(state)?.id;
  if (flow !== undefined && !["book", "callback", "message", "complaint"].includes(flow)) return;
  // 'It's for Ms. Harrow, not Ms. Pell', of a message, says whom it is for.
  if (flow !== undefined && flow !== "book" && !UNWANTED.test(heard.words)) return;
  // 'It was Dr. Oyelaran who did it, not Marsh' tells who it was.
  if (WHO_IT_WAS.test(heard.words)) return;
  const staff = desk.staff.find(({ heard: own }) =>
    own.some((each) =>
      new RegExp(`(?<!\\p{L})${LED} (?:dr\\.? |doctora? |dra\\.? )?${each}(?!\\p{L})`, "iu").test(heard.text),
    ),
  );
  const told =
    staff?.name ??
    LAST_ONE.exec(heard.words)?.[1] ??
    DOCTOR.exec(heard.words)?.[1]?.replace(/^dr\.? /iu, "Dr. ");
  if (!told) return;
  const [known] = rowsOf(state.notes, NOT_WITH);
  // 'I don't want the same one', once more.
  const whom = known && /\b(?:one|mism[oa])$/.test(told) ? known : told;
  state.notes = withRow(state.notes, NOT_WITH, whom).slice(-NOTES_MAX);
  plan.understood = true;
  forget(heard, "staff", "person");
  // What says so turns down no time, and asks for no one.
  for (const clause of heard.clauses)
    if (
      LAST_ONE.test(clause.words) ||
      DOCTOR.test(clause.words) ||
      (staff && plain(clause.words).includes("not"))
    )
      clause.acts = clause.acts.filter((act) => !["staff", "deny", "decline", "complaint"].includes(act));
  if (state.asked === "confirm") state.reread = known !== whom;
  else plan.said.push(fill(wording(talk.notWith, state.language), { whom }));
}
