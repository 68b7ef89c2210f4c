import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { topFlow } from "../next.ts";
import { addTold } from "../paper/paper.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { offerAfter } from "./offer-after.ts";

// Who is a client of lawyers, who called them and what was filed is told nobody, however it is asked.

const ONE =
  "(?:he|she|they|(?:my|the|his|her|our) (?:\\p{L}+ )?(?:husband|wife|ex|spouse|partner|brother|sister|mother|father|mom|dad|son|daughter|boss|neighbor|landlord|cousin|uncle|aunt|girlfriend|boyfriend|in-?laws?|other side|other guy|other driver)|(?!(?:you|i|we|it|anybody|anyone|somebody|someone|that|this|there|what|who)(?!\\p{L}))\\p{L}+ \\p{L}+)";
const EVER = "(?:already |really |ever |actually |even |just )*";
const DOES = "(?:file|hire|retain|call|phone|talk|speak|come (?:in|by|to)|go|sign|visit|see|meet|consult)";
const DONE =
  "(?:filed|hired|retained|called|phoned|talked|spoken|spoke|come (?:in|by|to)|came (?:in|by|to|see)|been (?:in|there|to)|signed|visited|seen|met|consulted)";
const BESIDE =
  "(?: (?:you|y'all|there|in|with|her|his|their|the|for|a|any|to|by|already|yet|papers?|divorce|lawyer|anything|something|your|\\p{L}+)){0,8}";
const ASKED = [
  `did ${ONE} ${EVER}(?:${DOES}|${DONE})${BESIDE}`,
  `(?:has|have|had) ${ONE} ${EVER}${DONE}${BESIDE}`,
  `(?:is|was|are|were|isn't|aren't|wasn't) ${ONE} (?:already |also |still |really )?(?:an? |your |one of your |his |her )?(?:\\p{L}+ )?clients?(?: (?:of|with|there|at) (?:yours|you|there|his|hers|\\p{L}+))?`,
  `(?:he|she|they)(?:'s|'re| is| are) (?:already )?(?:an? |your |one of your |his |her )clients?(?: of yours)?,? (?:right|isn't (?:he|she)|aren't they|no|correct|yes or no)`,
  `(?:what|why) (?:did|does|do|would) ${ONE} (?:want|say|tell|ask|call)(?: (?:you|from you|with you|for|about|there|the lawyer|your lawyers?))*`,
].map(
  (each) =>
    new RegExp(`(?<!\\p{L})(?:and |so |but |can you (?:tell me|say) (?:if|whether) )?${each}(?!\\p{L})`, "u"),
);
/** What the lawyers here did for the caller is their own. */
const OF_OURS =
  /(?<!\p{L})(?:my|our) (?:\p{L}+ )?(?:lawyer|attorney|case|paralegal)|(?:has|have|did|is|was) (?:the lawyer|the attorney|your|you)(?!\p{L})/u;
const SUPPOSED = /(?<!\p{L})(?:if|when|whenever|what happens)(?!\p{L}).*(?:already|call|hire|talk)/u;

/** Whether one sentence asks for what is told nobody. */
export function asksOfClients({ desk }: Pick<DialogueContext, "desk">, sentence: string): boolean {
  if (desk.neverAdvise !== "legal") return false;
  const text = plain(sentence);
  const found = ASKED.map((each) => each.exec(text)?.[0]).find(Boolean);
  if (!found || OF_OURS.test(text) || SUPPOSED.test(text)) return false;
  // 'Did Ms. Harrow file it?' asks of one's own matter.
  return !desk.staff.some(
    (each) => each.heard.some((name) => found.includes(name)) && !/clients?/u.test(found),
  );
}

/** Says that it is told nobody, and offers a message. @returns what else was said */
export function takeOfClients(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string; asks?: boolean } | undefined {
  const fact = context.desk.facts.find(({ id }) => id === "whose-client");
  if (!fact) return undefined;
  const sentences = sentencesOf(words);
  const own = sentences.filter((each) => asksOfClients(context, each));
  if (own.length === 0) return undefined;
  const answer = (state.language === "es" && fact.es) || fact.answer;
  const [never = answer] = sentencesOf(answer);
  state.topics = [...new Set([...state.topics, fact.id])].slice(-8);
  // 'I'm his sister, has she filed?' tells who they are.
  const told = own.map((each) => before(each)).filter((each) => each.split(" ").length > 2);
  const rest = [...sentences.filter((each) => !own.includes(each)), ...told].join(" ");
  const takes = topFlow(state) !== undefined || state.asked === "meant";
  if (takes || rest.includes("?") || WISHES.test(plain(rest))) return { rest, said: never };
  for (const each of sentencesOf(rest)) addTold(state, each);
  const said = [answer];
  offerAfter(state, { said, asks: false }, "callback");
  return { rest: "", said: said.join(" "), asks: true };
}
const before = (sentence: string): string => {
  const at = sentence.split(/, /u);
  const asks = at.findIndex((each) => ASKED.some((form) => form.test(plain(each))));
  return asks > 0 ? `${at.slice(0, asks).join(", ")}.` : "";
};
const WISHES =
  /(?<!\p{L})(?:tell|message|call me|have (?:him|her|them)|pass|appointment|consult\p{L}*|want|need|like to|book|schedule|leave)(?!\p{L})/u;
