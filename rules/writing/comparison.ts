import { inAll, rows } from "../../content/writing/options.ts";
import { advised, atNight as nightly, confidence, ofOurs, sizes } from "../../content/writing/comparing.ts";
import type { Option } from "../../content/writing/kinds.ts";
import { article } from "../../content/report/words.ts";
import { capital } from "../../content/capital.ts";
import { beside, head, type Write } from "./body.ts";
import { h2, h3, list, p, table } from "./html.ts";
import { leads, trials } from "./leads.ts";
import { choice } from "./phrases.ts";

/** Sides that can stand in a sentence as the prompt calls them. */
const SINGULAR = /(receptionist|service|tree|person|assistant|link|menu|bot|secretary|machine)$/;
const ROWS = { night: "After closing", rush: "When everything rings at once" } as const;
/** A person who is paid for the evening. */
const EVENINGS =
  /\b(?:evening|night|after[- ]hours|second[- ]shift|weekend) (?:receptionists?|secretar\w+|person|staff|shift|desk|answering person)\b/;
/** Somebody sits there already. */
const SECOND =
  /\b(?:second|2nd|another|additional|extra|one more) (?:front[- ]desk |full[- ]time |part[- ]time )?(?:receptionist|secretary|person|assistant|hire)\b/;
/** Sides in a table and one by one; which to take is said for the time that the prompt names. */
export const comparison: Write = (parts, say) => {
  const { readers, request } = parts;
  const options = parts.options.map((option) => ({
    ...option,
    ...(option.ofEvenings && EVENINGS.test(request.text) ? option.ofEvenings : {}),
    ...(option.ofSecond && SECOND.test(request.text) ? option.ofSecond : {}),
  }));
  const isAi = /\bai\b/.test(request.text);
  const names = options.map(({ id, name, heard }, i) => {
    if (isAi && id === "assistant") return "an AI receptionist";
    const own = request.sides[i];
    const side = own && heard.test(own) && SINGULAR.test(own) ? own : undefined;
    return side && side.split(" ").length < 4 ? article(side) : name;
  });
  // Where one of the sides is a place ('a call center'), it is not where the readers sit.
  const whom = head({ ...parts, request: { ...request, spot: undefined } });
  const bare = names.map((name) => name.replace(/^an? /, ""));
  const either = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
  const time = request.occasions.find(({ row }) => row && options.every((option) => option[row]));
  const scene = request.occasions[0]?.scene;
  const atNight = time?.row === "night";
  const when = request.occasions.map(({ at }) => ` ${at}`).join("");
  const condition = (option: Option) => (atNight && option.nightOnly) || option.suits;
  const timed = time?.row ? ([[time.row, ROWS[time.row]]] as const) : [];
  // A long comparison says more of each side: the night, the rush, the sum, and the two together.
  const long = (request.words ?? 0) >= 700;
  const both = (["night", "rush"] as const)
    .filter((row) => options.every((option) => option[row]))
    .map((row) => [row, ROWS[row]] as const);
  const labeled = /\bpros and cons\b|\badvantages\b/.test(request.text);
  return {
    title:
      request.sides.length === options.length && request.sides.length > 2
        ? `${capital(request.sides.slice(0, -1).join(", "))} or ${request.sides.at(-1)}: what suits ${whom}`.replaceAll(
            /\bai\b/gi,
            "AI",
          )
        : `${capital(either)}${when}: what suits ${whom}`,
    excerpt: `What each one gets done, what it costs and where it falls short${when}: ${bare.slice(0, -1).join(", ")} and ${bare.at(-1)} side by side, for ${readers.many}.`,
    heads: [`when each one is there, what it gets done and where it falls short`, "with a table and a test"],
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
        ...(options.some(({ id }) => id === "assistant") ? [ofOurs] : []),
      ),
      h2(
        time
          ? `Which one${when}?`
          : /\bwho should (?:pick|choose|use|get|take)\b/.test(request.text)
            ? "Who should pick which?"
            : "Which one, then?",
      ),
      ...(atNight ? [p(say(nightly))] : []),
      list(
        "ul",
        options.map((option, i) => say(`${capital(names[i] as string)}, ${condition(option)}.`)),
      ),
      ...(options[0]?.group === "answering" &&
      /\brecommend\w*|\bverdict\b|\bwhich (?:one )?(?:is|would be) (?:better|best)\b/.test(request.text)
        ? [h2("If you want one sentence"), p(say(advised))]
        : []),
      h2("Side by side"),
      table(
        ["What counts", ...bare.map(capital)],
        [...(long ? both : timed), ...rows].map(([key, label]) => [
          label,
          ...options.map((option) => say(option[key] ?? "")),
        ]),
      ),
      ...options.flatMap((option, i) => [
        h2(capital(bare[i] as string)),
        ...(labeled ? [h3("What speaks for it")] : []),
        p(say(option.well)),
        ...(labeled ? [h3("What speaks against it")] : []),
        p(say(option.fails)),
      ]),
      ...(long && options[0]?.group === "answering"
        ? inAll
            .slice(0, options.length > 2 && (request.words ?? 0) < 900 ? 1 : 3)
            .flatMap(([title, text]) => [h2(title), p(say(text))])
        : []),
      ...(/\bconfidential\w*|\bprivacy\b|\bhipaa\b/.test(request.text) && options[0]?.group === "answering"
        ? [h2("Confidentiality"), ...confidence.map((line) => p(say(line)))]
        : []),
      ...(bySize(request.text) && options.every(({ id }) => sizes[id])
        ? [
            h2("By size"),
            list(
              "ul",
              options.map(({ id }, i) => `${capital(bare[i] as string)}: ${sizes[id]}`),
            ),
          ]
        : []),
      p(say(choice(trials[options[0]?.group ?? "answering"], request.text))),
    ],
  };
};
const bySize = (text: string): boolean =>
  /\b(?:by|on|depending on|for each|according to) (?:the )?(?:[\w-]+ )?(?:size|number of)|\bsizes\b/.test(
    text,
  );
