import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, standing } from "../context.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { isName } from "../readers/plain-name.ts";
import { serviceHeard } from "../readers/service.ts";
import { namesSomebody } from "../readers/spelled-name.ts";
import { plain } from "../readers/text.ts";
import { fill, serviceName, wording } from "../say/speech.ts";
import { minutesOf } from "../tools.ts";

// 'It should be for Irene, that's me, and not a cleaning', of a visit that was just booked: it is put right where it stands.

const NAME = "\\p{Lu}[\\p{L}'’-]+";
const FOR = "(?:for|under|to|in|as)(?: the)?(?: name)?(?: of)?";
const TO_NAME = [
  `(?:[Cc]hange|[Pp]ut|[Ss]witch|[Ff]ix|[Cc]orrect|[Uu]pdate|[Mm]ake)(?: (?:it|that|this|(?:the|my) (?:name|booking|appointment|visit)))*(?: on (?:it|that|there))? ${FOR} (?<name>${NAME}(?: ${NAME})?)`,
  `(?:it|that|this|(?:[Tt]he|[Mm]y) (?:name|booking|appointment|visit)) (?:should(?: have)?|needs? to|has to|was supposed to|is supposed to|ought to)(?: be|n't be)(?:en)?(?: ${FOR})? (?<name>${NAME}(?: ${NAME})?)`,
  `(?:[Ii]t's|[Ii]t is|[Tt]hat's) (?:for|under) (?<name>${NAME}(?: ${NAME})?),? not (?:for )?${NAME}`,
].map((each) => new RegExp(`(?<!\\p{L})${each}(?![\\p{L}'’-])`, "u"));
const NOT_ONE = /(?<!\p{L})(?:not|isn't|wasn't) (?:for )?(?:an?|the) \p{L}+/u;

/** What is said of it, and what else was asked; undefined where nothing that stands is put right. */
export function bookedRight(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { said: string; rest: string } | undefined {
  const booked = topFlow(state) || state.language === "es" ? undefined : standing(state).at(-1)?.booking;
  if (!booked || standing(state).length > 1) return undefined;
  const told = TO_NAME.map((each) => each.exec(words)?.groups?.["name"]).find(Boolean);
  const name = told?.includes(" ") ? told : told && [told, ...booked.name.split(" ").slice(1)].join(" ");
  if (!name || name === booked.name || !(isName(name) || namesSomebody(name))) return undefined;
  booked.name = name;
  const said = [fill(wording(talk.nowName, "en"), { name })];
  const other = NOT_ONE.test(words) ? serviceHeard(context.desk, plain(words)) : undefined;
  // Another kind of visit keeps the time where it takes no longer.
  if (
    other &&
    other.id !== booked.service &&
    minutesOf(context, other.id) <= minutesOf(context, booked.service)
  ) {
    booked.service = other.id;
    said.push(fill(wording(talk.putDown, "en"), { service: serviceName(context.desk, other.id, "en") }));
  }
  return {
    said: said.join(" "),
    rest: sentencesOf(words)
      .filter((each) => each.includes("?"))
      .join(" "),
  };
}
