import { pieces } from "./unwrap-pieces.ts";

/** What a sentence wants in its text beside its matter, off its end: 'include a greeting', 'with five interview questions'. */
const AT_END =
  /(?:(?:,|;| -)(?: and)?(?: please)?(?: (?:must|should|needs to)(?: also)?)? (?:include|including|mention|mentioning|cover|covering|add|adding|(?:tell|remind) (?:them|people|readers|everybody)(?: of| about)?)|(?: and)?(?: (?:must|should)(?: also)?)? (?:include|including|mention|mentioning))(?: the following)?:? (\w.{4,140})$/i;
/** 'List what to ask the agent' behind a comma. */
const LISTED_END =
  /(?:,|;| -)(?: and| then)?(?: please)? (?:list|name|show|say|give|tell(?: me| us| them)?|explain) ((?:what|which|whom?|how|when|where) (?:\w.{4,80}))$/i;
const WITH_END =
  /,? with ((?:what to do (?:each|every) \w+(?: and |, ))?(?:an? |(?:two|three|four|five|six|seven|eight|nine|ten|\d+) )(?:[\w-]+ ){0,3}(?:questions|template|script|greeting|timeline|checklist|examples?|phrases|sentences|worksheet|summary|sample|table|calculation)\b.{0,40})$/i;
/** What the text's own form answers: a last word, a name for each task. */
const FORM_END =
  /,? (?:and )?(?:with|give|including|plus) ((?:an? |your |the )?(?:(?:clear|short|honest|final) )?(?:recommendation|verdict)(?: at the end)?|who does what)\b(?: and (.{3,30}))?$/i;
const SAID_BY_FORM = /^(?:what to do (?:each|every) \w+|who does what|a (?:comparison )?table)$/i;

export interface Demands {
  rest: string;
  include: string[];
  limits: string[];
}

/** The sentence without them, and they, each for itself. */
export function demandsIn(sentence: string): Demands {
  const whole = sentence.replace(/[\s.]{1,4}$/, "");
  const end = FORM_END.exec(whole);
  const limits = end ? [end[1], end[2]].filter((limit): limit is string => limit !== undefined) : [];
  const said = end ? whole.slice(0, end.index) : whole;
  const hit = AT_END.exec(said) ?? LISTED_END.exec(said) ?? WITH_END.exec(said);
  if (!hit?.[1] || hit.index < 12) return { rest: end ? said : sentence, include: [], limits };
  const include = hit[1]
    .split(/,? and (?=(?:an?|the|what|how|who|when|where|why) )/)
    .flatMap(pieces)
    .filter((thing) => !SAID_BY_FORM.test(thing));
  return { rest: said.slice(0, hit.index), include, limits };
}
