import { capital } from "../../content/capital.ts";
import { type Body, head, type Say } from "./body.ts";
import type { DraftParts } from "./draft.ts";
import { h2, list, p } from "./html.ts";
import { titleFrom } from "./title.ts";
import { inWords } from "./plain.ts";
import { fieldsFor } from "./sayings.ts";

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
  const lead = p(
    `Let callers talk first, and check off whatever they have told you already. Then ask only for what is missing. The lines are in the order in which ${head(parts)} needs them.`,
  );
  return {
    title:
      titleFrom(request) ??
      (isChecklist
        ? `A checklist for ${head(parts)}: what to ask on every call`
        : `${count} ${request.noun === "questions" ? "questions" : "things"} to ask on a call, for ${readers.many}`),
    excerpt: `${count} lines for ${readers.many}, each with the question to ask and the reason for it.`,
    heads: chosen.map(([field]) => field),
    content: isChecklist
      ? [
          lead,
          h2("Ask on every call"),
          list(
            "ul",
            chosen.map(([field, question]) => `☐ ${field}: “${say(question)}”`),
          ),
          h2("Why ask"),
          list(
            "ul",
            chosen.slice(0, 6).map(([field, , why]) => `${field}: ${say(why)}`),
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
