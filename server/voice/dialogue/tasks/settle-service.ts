import { talk } from "../../../../content/flows/talk.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Plan } from "../plan.ts";
import { unheardQuestions } from "../questions/unheard-questions.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { generalVisit, unsureVisit } from "./begin-booking.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { fill, serviceName, wording } from "../say/speech.ts";

/** What the visit is for was asked and not told by any of its names: what hurts, and what is still unclear when asked twice, is the general visit. */
export function settleService(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): void {
  const { slots, language } = state;
  if (state.asked !== "service" || topFlow(state)?.id !== "book" || slots.service) return;
  const asks = [...heard.acts].some(([act, p]) => p >= 0.4 && acts[act]?.[0] === "ask");
  // 'It's business, an LLC' is none of those that were named: the general visit, with these words.
  const questions = heard.clauses.some(({ words }) => isQuestion(words));
  const other =
    unheardQuestions(heard).length === 0 && !asks && !questions && heard.words.split(" ").length >= 2;
  const told = heard.has("reason") || other || (state.tries >= 2 && unheardQuestions(heard).length === 0);
  const visit = heard.has("reason") ? (generalVisit(context) ?? unsureVisit(context)) : unsureVisit(context);
  if (
    !told ||
    !visit ||
    heard.has(
      "repeat",
      "hold",
      "drop",
      "bye",
      "person",
      "refuse",
      "deny",
      "frustrated",
      "filler",
      "check",
      "select",
    )
  )
    return;
  slots.service = { value: visit.id, confirmed: false };
  plan.news.add("service");
  plan.understood = true;
  const sympathy = language === "es" ? visit.sympathyEs : visit.sympathy;
  plan.said.push(
    heard.has("reason") && sympathy
      ? state.whom && /you're|esté/.test(sympathy)
        ? wording(talk.sorryToHear, language)
        : sympathy
      : fill(wording(talk.putDown, language), { service: serviceName(context.desk, visit.id, language) }),
  );
}
