import { fields, persons } from "../../content/writing/outline/fields.ts";
import { caseStory } from "../../content/writing/outline/special.ts";
import { isContrary } from "./claim.ts";
import { againstIn, opposedTopic } from "./contrary.ts";
import { decidedOn } from "./decision.ts";
import { speaker } from "./fill.ts";
import { gerundOf } from "./gerund.ts";
import { nearest } from "./nearby.ts";
import type { OutlineParts } from "./outline.ts";
import { saidOn } from "./outline-parts.ts";
import { inGeneral } from "./outline-summary.ts";
import { inWords, plain } from "./plain.ts";
import { forTheirCustomers, readersOf } from "./readers.ts";
import type { Request } from "./request.ts";

/** Why there is no article. */
export function whyOutline(
  { knowledge, has, wants }: OutlineParts,
  request: Request,
  beside: readonly string[],
  rings: boolean,
  claim: string | undefined,
  subject: string,
  about: string | undefined,
  ofThing?: string,
): string {
  const thing = againstIn(request);
  const topic = thing ? opposedTopic(thing) : knowledge.topic;
  const pieces = rings ? nearest(request, knowledge) : [];
  if (caseStory.heard.test(request.text))
    return "a story is made of what somebody counted and said, and this site makes none of that up";
  if ((claim !== undefined || thing) && topic && (thing || isContrary(request)))
    return `the site’s own words on ${topic.name} argue something else (“${topic.thesis}”), so it does not argue this for you`;
  if (thing) return "this site has no piece that argues this";
  if (rings && topic && wants > 1 && has < wants && !claim)
    return `of the ${inWords(wants)} ${request.noun || (request.form === "comparison" ? "sides" : "entries")} that were asked for, this site could fill ${has < 1 ? "none" : inWords(Math.floor(has))}, which is too little for an article`;
  if (rings && forTheirCustomers(request))
    return "this site writes for the people of a business, and this is to be read by its customers; what they would be told is yours to say";
  if (rings)
    return pieces.length
      ? `this site has pieces on ${pieces.map(({ name }) => name).join(" and on ")}, and none that answers exactly this. What they have to say is below`
      : "this site writes about phones in small businesses, and has no piece that answers exactly this";
  const say = speaker(readersOf(request));
  const written = ["questions", "comparison"].includes(request.form)
    ? []
    : beside.filter((part) => saidOn(part, say).length > 0);
  return written.length
    ? `this site knows how a small business answers its phone and takes bookings. What it has on ${written.map((part) => `“${part}”`).join(" and ")} is below as text, and the rest as questions`
    : `this site knows ${/\btelephones?\b/i.test(subject) ? "how phones are answered" : "telephones"}, not ${unknownIn(request, subject, about, ofThing)}`;
}

/** What the site does not know, as a noun: 'lease or buy' and 'train a puppy' are none. */
function unknownIn(
  { sides, text, clause }: Request,
  subject: string,
  about: string | undefined,
  thing?: string,
): string {
  const bare = subject.replace(/^(?:the )?(?:best|top) /i, "").replace(/^(\w+ing )its\b/, "$1your");
  const verbs = sides.length > 1 && sides.every((side) => VERB.test(side));
  if (thing) return thing;
  const on = thing === undefined && sides.length > 1 ? decidedOn(sides) : undefined;
  if (on) return on;
  if (verbs) return `whether it’s better to ${sides.join(" or to ")}`;
  if (VERB.test(bare) && / (?:an?|the|your|our|new) /i.test(bare)) return gerundOf(bare);
  if (subject === about) return subject;
  if (sides.length > 1) return `the choice between ${subject.replace(/ or (?=[^,]*$)/, " and ")}`;
  const said = bare.replace(/^(?:rid of|how to) /, "");
  const named = /^how to /.test(bare) ? gerundOf(said.replace(/(?<=.{8}) for .*$/, "")) : said;
  const isNoField =
    !/^whether /.test(bare) &&
    (persons.test(plain(said)) || NO_NAME.test(bare) || /^(?:can|may|must|could) /i.test(clause));
  const field = isNoField
    ? (fields.find(({ heard }) => heard.test(text))?.field ?? "this subject")
    : undefined;
  if (field) return field;
  // What is no thing has no plural.
  if (/(?:ing|ary|ness)$/.test(named)) return named.replace(/^an? /, "");
  return inGeneral(/^new \w+(?:ies|s)$/i.test(named) ? named.replace(/^new /i, "") : named);
}
/** A question, and what was cut out of a sentence, is the name of nothing. */
const NO_NAME =
  /^(?:this subject$|what (?!matters|to post)|how (?!to )|why |which |when |where |who )|(?:\b(?:nicer|better|faster|safer|cheaper|easier|fresh|safely|more|less)|(?<!u)ed|copies|stop me)$/;
const VERB =
  /^(?:buy|lease|rent|hire|repair|replace|outsource|keep|sell|move|stay|wait|own|train|teach|choose|make|build|clean|fix|paint|install|write|plan|run|start|find)\b/i;
