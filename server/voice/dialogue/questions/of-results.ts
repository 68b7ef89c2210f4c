import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastAbout, lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { ASKS } from "../paper/paper-text.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { relationHeard } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";

const TEST =
  "(?:(?:lab|test|blood|x-?ray|biopsy|scan) )?(?:results?|labs?|tests?|blood ?work|resultados?|an[aá]lisis|ex[aá]menes)";
/** 'I want to know if my results are back' is the wish for a call about them, and no question of its own. */
const ARE_BACK = new RegExp(
  `(?<=^|[.!?] |,)\\s*(?:(?:hi|hello|um|so|and|yes),? )*(?:(?:I|we)(?:['’]d like| want| wanted| would like|['’]m calling| was wondering| am calling|['’]m trying)(?: to)? (?:know|see|check|find out|ask|hear)? ?(?:if|whether) |(?:are|have|did|is) )(?<of>(?:my|his|her|the|our) (?:\\p{L}+['’]s )?${TEST}) (?:are|have|is|has)? ?(?:come )?(?:back|in|ready|there)(?: yet)?(?=[.,;!?]|$)\\??`,
  "iu",
);
/** What goes on behind it is told. */
const TOLD_ON =
  /(?<=I'm waiting on [^.?!]*)\?|(?<=I'm waiting on [^.?!,]*)(?= (?:It['’]s|I['’]m|This is) \p{Lu})/u;
/** 'Can you just tell me if it's bad?', '¿salió bien el azúcar o no?' */
const HOW_IT_CAME_OUT =
  /(?<!\p{L})(?:(?:tell|say|know)(?: me)?(?: if| whether| how| what| that)(?!\p{L}).*|(?:is|was|are|were|did|does|do) (?:it|that|they|those|he|she|the \p{L}+|my \p{L}+|his \p{L}+|her \p{L}+|you)(?!\p{L}).*|sali[oó].*|est[aá]n? .*)(?<!\p{L})(?:bad|good|okay|ok|all right|fine|normal|abnormal|positive|negative|clear|cancer|benign|serious|high|low|worse|better|out|bien|mal|normal\p{L}*|altos?|alta|bajos?|baja|grave|positivo|negativo)(?!\p{L})/u;

/** @returns what else was said, and what is said of it; undefined where no result is asked for */
export function takeResultsAsked(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const of = flow ? undefined : ARE_BACK.exec(words)?.groups?.["of"];
  if (of && state.filed.length === 0 && relationHeard(plain(words)) === undefined)
    return { rest: words.replace(ARE_BACK, ` I'm waiting on ${of}`).replace(TOLD_ON, ".").trim(), said: "" };
  if ((flow?.id ?? lastAbout(state)) !== "results") return undefined;
  const sentences = sentencesOf(words);
  const asked = sentences.filter((each) => each.includes("?") && HOW_IT_CAME_OUT.test(plain(each)));
  if (asked.length === 0) return undefined;
  const last = flow ? undefined : lastWritten(state);
  // 'No, it's for my dad, Ernesto Villa. Did it come out well?'
  const [known] = rowsOf(last?.notes ?? state.notes, "For").map((each) => each.replace(/ \(.*/u, ""));
  const kin = relationHeard(plain([words, ...state.told, state.note].join(". ")));
  const es = state.language === "es";
  const name = known ?? (kin ? (es ? `su ${kin}` : `your ${kin}`) : undefined);
  const open = asked.map((each) => `${ASKS}${capital(each)}`);
  if (last) last.told = [...last.told, ...open].slice(-14);
  else state.told = [...state.told, ...open].slice(-14);
  return {
    rest: sentences.filter((each) => !asked.includes(each)).join(" "),
    said: name
      ? fill(wording(talk.resultsOf, state.language), { name })
      : wording(talk.noResults, state.language),
  };
}
