import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import { topFlow } from "../next.ts";
import { LEADS } from "../paper/aside-words.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";

const WHO = new RegExp(
  `(?<!\\p{L})(?<my>my|our|mi) (?<kin>(?:(?:older|younger|other|little) )?(?:${RELATIONS}))(?<name> \\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)?(?!['’]s|\\p{L})`,
  "u",
);
/** 'My wife too, right after me, Sue Teller.' */
const AT_END = /,( \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[.!?]*$/u;
/** What asks for a place for them. */
const COMES =
  /(?<!\p{L})(?:(?:can|could|may|might|would|should|want|like|need|have|get|put|fit|squeeze|book|schedule|add|bring)(?!\p{L})|room|space|opening|a (?:time|slot|spot) for|too|as well|puede|podr[ií]a|quiero|tambi[eé]n|hay lugar|(?:needs?|wants?) (?:one|an? |to))/u;
const BESIDE =
  /(?<!\p{L})(?<where>(?:(?:right|just|straight|directly) )?(?:after|before|behind) (?:me|mine|that|us)|(?:on )?(?:the )?same (?:day|morning|afternoon|time)|(?:justo )?(?:despu[eé]s|antes) de (?:m[ií]|la m[ií]a)|(?:el )?mismo d[ií]a)(?!\p{L})/u;
const OTHER =
  /(?<!\p{L})(?:move|cancel|change|call|ring|text|pick|drive|wait|sit|results?|refill|message|bill|instead|llam\p{L}+|cancelar|cambiar)(?!\p{L})/u;

/**
 * 'I want my wife to come the same day, right after me', of the visit that is booked or read back: it asks for one of hers.
 * @returns the turn with that asked for in so many words; undefined where it asks for none
 */
export function takeRightAfterMine(
  state: DialogueState,
  words: string,
): { rest: string; said: string; as: string; own: string } | undefined {
  const flow = topFlow(state);
  const made = standing(state).length > 0;
  if (flow ? flow.id !== "book" || state.asked !== "confirm" || state.more > 0 : !made) return undefined;
  if (state.later || state.changing) return undefined;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) => {
    const text = plain(each);
    return WHO.test(each) && COMES.test(text) && BESIDE.test(text) && !OTHER.test(text);
  });
  if (at < 0) return undefined;
  const own = sentences[at]!;
  const { my = "my", kin = "", name: first = "" } = WHO.exec(own)?.groups ?? {};
  const name = first || (AT_END.exec(own)?.[1] ?? "");
  const where = [...plain(own).matchAll(new RegExp(BESIDE.source, "gu"))].map((each) => each[0]).join(" ");
  const beside = /after|behind|despu/u.test(where)
    ? "right after mine"
    : /before|antes/u.test(where)
      ? "right before mine"
      : /morning|afternoon/u.test(where)
        ? `the same day, in the ${/morning|afternoon/u.exec(where)![0]}`
        : "the same day";
  const she =
    /(?:wife|mother|mom|mum|daughter|girl|sister|aunt|niece|grandmother|grandma|girlfriend|espos|hija|niña|hermana|mam)/iu;
  const named = name
    ? my === "mi"
      ? ` Su nombre es${name}.`
      : ` ${she.test(kin) ? "Her" : "His"} name is${name}.`
    : "";
  const wish =
    my === "mi"
      ? `Mi ${kin} necesita una también, ${/after/u.test(beside) ? "justo después de la mía" : "el mismo día"}.`
      : `My ${kin} needs one too, ${beside}.`;
  if (plain(own).includes(plain(wish))) return undefined;
  // Of two who are read back together whoever comes before has the first time.
  if (flow && beside === "right before mine") state.goesFirst = "other";
  return { rest: sentences.with(at, wish + named).join(" "), said: "", as: wish, own };
}

/** What was read in so many words stands on the paper as it was said. */
export function inOwnWords(
  state: DialogueState,
  { said: first, asks = false, as, own }: { said: string; asks?: boolean; as?: string; own?: string },
  rest: () => string,
): string {
  const answer = asks ? first : `${first} ${rest()}`;
  if (!as || !own) return answer;
  const said = (each: string) =>
    each.includes(as.replace(/\.$/u, "")) ? capital(own.replace(LEADS, "")) : each;
  state.told = state.told.map(said);
  for (const each of state.filed) if ("told" in each) each.told = each.told.map(said);
  return answer;
}
