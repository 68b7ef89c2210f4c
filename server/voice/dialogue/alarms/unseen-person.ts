import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { wording } from "../say/speech.ts";

const SOMEBODY =
  "(?:neighbors?|neighbours?|friends?|roommate|co-?worker|tenant|mother|mom|mum|father|dad|parents|grandma|grandmother|grandpa|grandfather|sister|brother|aunt|uncle|cousin|(?:old|elderly) (?:man|woman|lady|guy|gentleman)|lady|man|woman|vecin[oa]|amig[oa]|mam[aá]|madre|pap[aá]|padre|abuel[oa]|t[ií][oa]|herman[oa]|señora?)";
const OF_SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:my|our|the|an?|his|her|mi|nuestr[oa]|la|el|una?) (?:\\p{L}+ ){0,3}?${SOMEBODY}(?!\\p{L})`,
  "u",
);
/** Not seen for days: 'haven't heard from her since Sunday', 'nobody has seen him in a week', 'her mail is piling up'. */
const MISSED =
  /(?<!\p{L})(?:(?:haven't|have not|hasn't|has not|nobody(?:'s| has)|no one(?:'s| has)) (?:\p{L}+ )?(?:seen|heard from|spoken to|spoken with|talked to|been able to (?:reach|get)|reached|gotten (?:a ?hold of|through to)|been seen)(?: [\p{L}']+){0,6}? (?:for|in|since|all) (?:\S+ ){0,4}?(?:days?|week|weekend|yesterday|morning|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:mail|newspapers?|papers|packages)(?:'s| is| are)? piling up|(?:no (?:he|la|lo|le) (?:he |hemos )?visto|no (?:he|hemos) visto|nadie (?:la|lo) ha visto)(?: \p{L}+){0,5}? (?:en|desde|hace) (?:\S+ ){0,2}?(?:d[ií]as?|semana|ayer|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo))(?!\p{L})/u;
/** And no sign of life: 'she doesn't answer', 'he won't come to the door', 'I'm worried'. */
const NO_SIGN =
  /(?<!\p{L})(?:(?:n't|not|never|nobody|no one)(?: \p{L}+){0,2} (?:answer\p{L}*|pick(?:s|ing)? up|come to the door|open(?:s|ing)? (?:the|her|his|their) door|respond\p{L}*|return\p{L}*)|(?:doesn't|don't|won't|isn't|didn't|can't|hasn't|aren't|wouldn't)(?: \p{L}+){0,2} (?:answer\p{L}*|pick(?:ing)? up|com(?:e|ing) to the door|open(?:ing)? (?:the|her|his|their) door|respond\p{L}*)|worried (?:about|sick|that|for)|something(?:'s| is) wrong|(?:check|look) (?:in )?on (?:her|him|them)|no (?:contesta|responde|abre)n?|preocupad[oa])(?!\p{L})/u;
/** A matter with them, and no fear for them. */
const MATTER =
  /(?<!\p{L})(?:divorce|custody|visitation|su(?:e|ed|es|ing)|fence|rent|owes?|lawsuit|served?|lease|deposit|evict\p{L}*|settlement|emails?|letters?|invoice|bill|estimate|appointment|contractor|agent|divorcio|custodia|renta|demanda\p{L}*|cita)(?!\p{L})/u;

/**
 * 'I haven't seen my neighbor for two days and she doesn't answer': nobody here can look, and who can is named. @returns
 * what is said; undefined where nobody is missed
 */
export function missesSomebody({ language }: DialogueState, { text }: Heard): string | undefined {
  const missed = MISSED.test(text) && NO_SIGN.test(text) && OF_SOMEBODY.test(text) && !MATTER.test(text);
  return missed ? wording(talk.welfareCheck, language) : undefined;
}
