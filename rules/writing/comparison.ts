import { rows } from "../../content/writing/options.ts";
import type { Option } from "../../content/writing/kinds.ts";
import { article } from "../../content/report/words.ts";
import { capital } from "../../content/capital.ts";
import { beside, head, type Write } from "./body.ts";
import { h2, list, p, table } from "./html.ts";
import { leads, trials } from "./leads.ts";
import { choice } from "./phrases.ts";

/** Sides that can stand in a sentence as the prompt calls them. */
const SINGULAR = /(receptionist|service|tree|person|assistant|link|menu|bot|secretary|machine)$/;
const ROWS = { night: "After closing", rush: "When everything rings at once" } as const;
/** Sides in a table and one by one; which to take is said for the time that the prompt names. */
export const comparison: Write = (parts, say) => {
  const { options, readers, request } = parts;
  const isAi = /\bai\b/.test(request.text);
  const names = options.map(({ id, name, heard }, i) => {
    if (isAi && id === "assistant") return "an AI receptionist";
    const own = request.sides[i];
    const side = own && heard.test(own) && SINGULAR.test(own) ? own : undefined;
    return side && side.split(" ").length < 4 ? article(side) : name;
  });
  const bare = names.map((name) => name.replace(/^an? /, ""));
  const either = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  const time = request.occasions.find(({ row }) => row && options.every((option) => option[row]));
  const scene = request.occasions[0]?.scene;
  const atNight = time?.row === "night";
  const when = request.occasions.map(({ at }) => ` ${at}`).join("");
  const condition = (option: Option) => (atNight && option.nightOnly) || option.suits;
  const timed = time?.row ? ([[time.row, ROWS[time.row]]] as const) : [];
  return {
    title: `${capital(either)}${when}: what suits ${head(parts)}`,
    excerpt: `What each settles, what it costs and where it gives way${when}: ${bare.join(" and ")} side by side, for ${readers.many}.`,
    heads: [`when each is there, what it settles and where it gives way`, "with a table and a test"],
    content: [
      p(
        ...(scene ? [say(scene)] : []),
        say(
          beside(
            leads.comparison.filter((lead) => options.length < 3 || !/\b(both|two)\b/i.test(lead)),
            scene ?? "",
            request.text,
          ),
        ),
      ),
      ...(options.some(({ id }) => id === "assistant") ? [p(OURS)] : []),
      h2("Side by side"),
      table(
        ["What counts", ...bare.map(capital)],
        [...timed, ...rows].map(([key, label]) => [
          label,
          ...options.map((option) => say(option[key] ?? "")),
        ]),
      ),
      ...options.flatMap((option, i) => [
        h2(capital(bare[i] as string)),
        p(say(option.well)),
        p(say(option.fails)),
      ]),
      h2(time ? `Which one${when}?` : "Which one, then?"),
      ...(atNight ? [p(say(NIGHT))] : []),
      list(
        "ul",
        options.map((option, i) => say(`${capital(names[i] as string)}, ${condition(option)}.`)),
      ),
      p(say(choice(trials[options[0]?.group ?? "answering"], request.text))),
    ],
  };
};
const OURS =
  "Whoever publishes this offers assistants: read what is said of them with that in mind, and test all sides in the same way.";
const NIGHT =
  "After closing, the price does not decide, nor the voice. What decides is what cannot wait until morning: {urgents}. Ask of each side who hears of it, and within how many minutes.";
