import { pieces } from "./unwrap-pieces.ts";

/** What a sentence wants in its text beside its matter, off its end: 'include a greeting', 'with five interview questions'. */
const AT_END =
  /(?:(?:,|;| -)(?: and)?(?: please)?(?: (?:must|should|needs to)(?: also)?)? (?:include|including|mention|mentioning|cover|covering|add|adding)|(?: and)?(?: (?:must|should)(?: also)?)? (?:include|including|mention|mentioning))(?: the following)?:? (\w.{4,140})$/i;
const WITH_END =
  /,? with ((?:what to do (?:each|every) \w+(?: and |, ))?(?:an? |(?:two|three|four|five|six|seven|eight|nine|ten|\d+) )(?:[\w-]+ ){0,3}(?:questions|template|script|greeting|timeline|checklist|examples?|phrases|sentences|worksheet|summary|sample|table|calculation)\b.{0,40})$/i;
const SAID_BY_FORM = /^(?:what to do (?:each|every) \w+|who does what|a (?:comparison )?table)$/i;

export interface Demands {
  rest: string;
  include: string[];
}

/** The sentence without them, and they, each for itself. */
export function demandsIn(sentence: string): Demands {
  const said = sentence.replace(/[\s.]{1,4}$/, "");
  const hit = AT_END.exec(said) ?? WITH_END.exec(said);
  if (!hit?.[1] || hit.index < 12) return { rest: sentence, include: [] };
  const include = hit[1]
    .split(/ and (?=(?:an?|the|what|how|who|when|where|why) )/)
    .flatMap(pieces)
    .filter((thing) => !SAID_BY_FORM.test(thing));
  return { rest: said.slice(0, hit.index), include };
}
