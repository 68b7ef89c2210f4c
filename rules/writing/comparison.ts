import { inAll, rows } from "../../content/writing/options.ts";
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
    excerpt: `What each settles, what it costs and where it gives way${when}: ${bare.slice(0, -1).join(", ")} and ${bare.at(-1)} side by side, for ${readers.many}.`,
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
        ...(options.some(({ id }) => id === "assistant") ? [OURS] : []),
      ),
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
        ? [h2("Confidentiality"), ...CONFIDENCE.map((line) => p(say(line)))]
        : []),
      h2(
        time
          ? `Which one${when}?`
          : /\bwho should (?:pick|choose|use|get|take)\b/.test(request.text)
            ? "Who should pick which?"
            : "Which one, then?",
      ),
      ...(atNight ? [p(say(NIGHT))] : []),
      list(
        "ul",
        options.map((option, i) => say(`${capital(names[i] as string)}, ${condition(option)}.`)),
      ),
      ...(bySize(request.text) && options.every(({ id }) => SIZES[id])
        ? [
            h2("By size"),
            list(
              "ul",
              options.map(({ id }, i) => `${capital(bare[i] as string)}: ${SIZES[id]}`),
            ),
          ]
        : []),
      ...(options[0]?.group === "answering" &&
      /\brecommend\w*|\bverdict\b|\bwhich (?:one )?(?:is|would be) (?:better|best)\b/.test(request.text)
        ? [h2("If you want one sentence"), p(say(ADVISED))]
        : []),
      p(say(choice(trials[options[0]?.group ?? "answering"], request.text))),
    ],
  };
};
const bySize = (text: string): boolean =>
  /\b(?:by|on|depending on|for each|according to) (?:the )?(?:[\w-]+ )?(?:size|number of)|\bsizes\b/.test(
    text,
  );
/** For which size each will do. */
const SIZES: Partial<Record<string, string>> = {
  assistant:
    "from about two people at work to a dozen, where more rings than one desk can take and much of it is alike. Somebody has to have an hour a week for its rules.",
  service:
    "one to five people, with few calls that are seldom alike. With more calls the bill by the minute overtakes a salary; work it out from your own count.",
  receptionist:
    "from the size at which the desk has a full day’s work beside the telephone. Below that a part-time person leaves the other hours as they were.",
  voicemail:
    "one person with a handful of calls a day that can wait until noon. With two at the desk it is what is left when both are busy, and no more than that.",
  "text-back":
    "any size, beside one of the others. Alone it will do for one person who reads the replies within the hour.",
  "booking-link":
    "any size at which the kinds of visits are few; the larger the place, the more somebody has to mind the rules behind it.",
  turns:
    "one to three people. From four on nobody knows whose turn it is, and a list on the wall has to say so.",
  colleague:
    "one to four people with a handful of calls. From then on the hands that answer are missing elsewhere, and nobody has put that on a bill.",
  menu: "a dozen people and more, in departments that a caller can tell apart. Below that a menu only delays the same person.",
};
const CONFIDENCE = [
  "In each of them somebody who is not you hears the first sentence, so ask each the same three questions: who hears or reads it, where is it kept, and when is it gone. A person in your house is bound by your own rules, and can be trained in what is never said while others stand at the counter. A service has many ears: ask who has signed what, and whether a call for you is taken down on the same screen as one for somebody on the other side.",
  "With an assistant ask which companies get the sound, the words and the note, in which order, and have it in the contract. Callers may have to be told that it is one, or that sound is kept; what your state and your profession demand is a question for counsel, not for a vendor. Whatever you choose: name and number are enough for a first note, and the story can wait for the one who may hear it.",
];
const ADVISED =
  "Take whichever of them brings {urgent} to a person of yours within ten minutes, in a trial that you made yourself; of those that do, take the one that costs less in your own counted week. If none does, none of them is enough alone, and the list of who is rung comes before any contract.";
const OURS =
  "Whoever publishes this offers assistants: read what is said of them with that in mind, and test all sides in the same way.";
const NIGHT =
  "After closing, the price does not decide, nor the voice. What decides is what cannot wait until morning: {urgents}. Ask of each side who hears of it, and within how many minutes.";
