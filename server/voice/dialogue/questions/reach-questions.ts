import { flowOf, isFlow } from "../../../../content/flows/flows.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { HELD, wayWords } from "../collecting/way-words.ts";
import { lastWritten, standing } from "../context.ts";
import { valuesOf } from "../flow-values.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import type { Plan } from "../plan.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";
import { type Asked, message, say } from "./agreed-parts.ts";

/** A question that this call itself answers, and its answer; undefined when it does not arise here. */
export type OfThisCall = {
  asks: RegExp;
  answer: (asked: Asked, heard: Heard, plan: Plan) => string | undefined;
};

/** A matter by the words that callers have for it. */
const MATTERS: Readonly<Record<string, RegExp>> = {
  refill: /(?<!\p{L})(?:refills?|prescriptions?|pills?|medication|meds|receta|medicina)(?!\p{L})/u,
  results: /(?<!\p{L})(?:labs?|results?|tests?|blood ?work|resultados?|an[aá]lisis)(?!\p{L})/u,
  billing: /(?<!\p{L})(?:bill|billing|charge|cuenta|cobro)(?!\p{L})/u,
  records: /(?<!\p{L})(?:records|files?|x-?rays?|expediente)(?!\p{L})/u,
  referral: /(?<!\p{L})(?:referral|referencia)(?!\p{L})/u,
};

/** Who gets what was told, whether it is on its way, and how they would hear. */
export const REACH_QUESTIONS: readonly OfThisCall[] = [
  {
    // 'Who gets this?', of a message.
    asks: /\bwho (?:gets|receives|(?:will|would|is going to) (?:get|receive)) (?:this|that|it|the message)\b|\bwho does (?:this|that|it) go to\b|(?<!\p{L})(?:qui[eé]n (?:lo|la|esto) recibe|a qui[eé]n (?:le )?llega)(?!\p{L})/u,
    answer: (asked) =>
      message(asked)
        ? say(asked, "goesTo", { whom: valuesOf(asked.context, asked.state)["team"] ?? "" })
        : undefined,
  },
  {
    // 'So is it video or in person?'
    asks: /\b(?:is|will|was|it's|that's|so) (?:it|that|this|mine|ours|the \p{L}+)?(?: (?:be|going to be|still|now|down as|set for|set up))* ?(?:by |on |over |in |a |an )*(?:video|phone|person|zoom)\b|(?<!\p{L})(?:es|ser[aá]) (?:por |en |una )*(?:video\p{L}*|tel[eé]fono|persona)(?!\p{L})/u,
    answer: (asked) => {
      const { state, agreed } = asked;
      const last = topFlow(state) && !agreed ? undefined : lastWritten(state);
      const row = last && rowsOf(last.notes, HELD)[0];
      const way = topFlow(state)
        ? state.how
        : (["video", "phone", "person"] as const).find((each) => row?.includes(each));
      return way ? say(asked, "isHeld", { how: wayWords(way, state.language) }) : undefined;
    },
  },
  {
    // 'If I still want the whitening I can ask them then, right?'
    asks: /\b(?:i|we|he|she) (?:can|could) (?:still |just |always |also )*(?:ask|bring|mention|talk|raise|tell|decide)(?: \S+){0,6}? (?:then|there|that day|at the (?:visit|appointment|check-?up|cleaning)|when (?:i'm|i am|we're|i come|he's|she's)|while (?:i'm|we're))\b|\b(?:can|could) (?:i|we) (?:just )?(?:ask|bring|mention|raise|tell)(?: \S+){0,6}? (?:then|that day|at the (?:visit|appointment|check-?up|cleaning)|when (?:i'm|we're|i come)|while (?:i'm|we're))\b|(?<!\p{L})(?:puedo|podr[ií]a) (?:preguntar|dec[ií]r|coment[aá]r)\p{L}*(?: \S+){0,4}? (?:ese d[ií]a|en la cita|cuando (?:vaya|llegue|est[eé]))(?!\p{L})/u,
    answer: (asked) =>
      topFlow(asked.state)?.id === "book" || standing(asked.state).length > 0
        ? say(asked, "askThen")
        : undefined,
  },
  {
    asks: /\b(?:can|could|may|should) (?:i|we) (?:just |maybe |always )*(?:call|ring)(?: you| y'all| you guys)?(?: guys)? back\b|(?<!\p{L})(?:puedo|podr[ií]a) (?:volver a llamar|llamarles? (?:despu[eé]s|luego))/u,
    answer: (asked) => say(asked, "mayCall"),
  },
  {
    asks: /\b(?:get|send|sending|receive) (?:me )?(?:a |the |any )?texts?\b/u,
    answer: (asked) => {
      const { state } = asked;
      const made = lastWritten(state);
      return made && !/\d/.test(made.phone) ? say(asked, "noNumberText") : undefined;
    },
  },
  {
    asks: /\b(?:(?:is|does|will|would) (?:it|that|this) (?:be )?(?:going |go |get )?to (?!be\b|the\b|have\b|take\b|cost\b|hurt\b|work\b|my\b|a\b)\p{L}{3,}$|will \p{L}{3,} (?:get|see|read) (?:it|this|that))/u,
    answer: (asked) => {
      const { context, state, text } = asked;
      const last = lastWritten(state);
      const named = context.desk.staff.find(({ heard: own }) =>
        own.some((each) => text.split(" ").includes(each)),
      );
      const whom =
        named?.name ?? rowsOf([...state.notes, ...(last?.notes ?? [])], "For", "Asks for", "Only with")[0];
      if (!whom || !message(asked)) return undefined;
      const record = topFlow(state) ? state : last!;
      if (named) record.notes = withRow(record.notes, "For", named.name);
      return say(asked, "goesTo", { whom });
    },
  },
  {
    asks: /(?<!\p{L})(?:(?:is|are) (?:\p{L}+ )?(?:going(?! to(?!\p{L}))|in|on there|down)(?: too| also| through| as well| with it)?(?= |$)|(?:did|has|have|is|are) .*(?:written|put|noted|passed|sent|down)|(?:you|y'all) (?:got|have|wrote|noted)|va tambi[eé]n)(?!\p{L})/u,
    answer: ({ state, words }, heard) => {
      const text = plain(words);
      const known = [
        ...state.stack,
        ...(state.later ? [state.later.flow] : []),
        ...state.filed.flatMap((each) => (each.kind === "message" ? [each.about] : [])),
      ];
      const asked = known.filter((about) => MATTERS[about]?.test(text));
      // What is there already does not begin again by asking for it.
      for (const about of asked) if (isFlow(about)) forget(heard, ...flowOf(about).on);
      return asked.length > 0 ? wording(talk.isNoted, state.language) : undefined;
    },
  },
];
