import { capital } from "../../content/capital.ts";
import { type Body, head, type Say } from "./body.ts";
import type { DraftParts } from "./draft.ts";
import { h2, list, p } from "./html.ts";
import { titleFrom } from "./title.ts";
import { inWords } from "./plain.ts";
import { asksNotes, fieldsFor, isOfLaw } from "./sayings.ts";

/** What is written there doesn’t lie until somebody has time. */
const HURRIED =
  /\b(?:a lawyer today|lawyer here, not|look at it today|how fast a lawyer|top of the note|stop here|911|today, not|drive now|right now)\b/;

/** A text on what is asked and written down on a call, where the prompt wants that; as a list or to be ticked off. */
export function noting(parts: DraftParts, say: Say): Body | undefined {
  const { readers, request } = parts;
  const all = fieldsFor(parts);
  const wanted = request.items ?? Math.min(8, all?.length ?? 0);
  if (!all || wanted > all.length || !["list", "checklist", "how-to"].includes(request.form))
    return undefined;
  const isChecklist = request.form === "checklist";
  const chosen = isChecklist ? all : all.slice(0, wanted);
  const count = capital(inWords(chosen.length));
  const ofLaw = isOfLaw(request);
  const hurried = chosen.filter(([, , why]) => HURRIED.test(why));
  const lead = p(
    ofLaw
      ? "Names come before the story, because what’s told before the conflict check can’t be unheard. After that callers may talk: check off what they have told you, and ask only for what is missing. Whoever asks says nothing about whether it’s a case, what it’s worth or how much time there is."
      : `Let callers talk first, and check off whatever they have told you already. Then ask only for what is missing. The lines are in the order in which ${head(parts)} needs them.`,
  );
  return {
    title:
      titleFrom(request) ??
      (asksNotes(request) && isChecklist
        ? `${capital(request.clause.replace(/^check ?list: |[.?!]$/gi, ""))}: a checklist`
        : undefined) ??
      (isChecklist
        ? `A checklist for ${head(parts)}: what to ask on every call`
        : `${count} ${request.noun === "questions" ? "questions" : "things"} to ask on a call, for ${readers.many}`),
    excerpt: `What ${readers.many} ask somebody new on the phone, in order: ${count.toLowerCase()} questions in words that can be said as they stand, each with the reason for it.`,
    heads: chosen.map(([field]) => field),
    content: isChecklist
      ? [
          lead,
          h2(asksNotes(request) ? "Write down on every call" : "Ask on every call"),
          list(
            "ul",
            chosen.map(([field, question]) =>
              asksNotes(request)
                ? `☐ ${field}: ………… Ask: “${say(question)}”`
                : `☐ ${field}: “${say(question)}”`,
            ),
          ),
          ...(asksNotes(request) && hurried.length
            ? [
                h2(ofLaw ? "Goes to a lawyer the same day" : "Can’t wait for the end of the day"),
                list(
                  "ul",
                  hurried.map(([field, , why]) => `${field}: ${say(why)}`),
                ),
              ]
            : []),
          h2("Why ask"),
          list(
            "ul",
            chosen
              .filter((field) => !(asksNotes(request) && hurried.includes(field)))
              .slice(0, 6)
              .map(([field, , why]) => `${field}: ${say(why)}`),
          ),
          ...(parts.second
            ? [
                h2(capital(parts.second.name)),
                list(
                  "ul",
                  parts.second.points.slice(0, 5).map(({ check }) => `☐ ${say(check)}`),
                ),
              ]
            : []),
        ]
      : [
          lead,
          ...chosen.flatMap(([field, question, why], i) => [
            h2(`${i + 1}. ${field}`),
            p(`“${say(question)}”`, say(why)),
          ]),
        ],
  };
}
