import { farewell } from "./farewell.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answersSigns } from "../alarms/urgent.ts";
import { fileAsItStands } from "../confirming/left-open.ts";
import type { Heard } from "../hearing/heard.ts";
import { addNote } from "../paper/add-note.ts";
import { noteOf } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import { ask, topFlow } from "../next.ts";
import { isQuestion } from "../questions/question-forms.ts";
import { WANTS } from "../readers/yes-no.ts";
import { CLAIMED } from "../tasks/how-sure.ts";
import { closes, tellsOnly } from "../tasks/tells-only.ts";
import { inTurn, wording } from "../say/speech.ts";

export type Say = (id: keyof typeof talk, time?: number) => string;

/** 'No. That's it. I'll be waiting.', when nothing is asked or wished beside it. */
const leavesPlainly = (state: DialogueState, heard: Heard): boolean =>
  (state.asked === "anything-else" || state.asked === "nothing" || state.asked === "meant") &&
  topFlow(state) === undefined &&
  (heard.has("bye") || FAREWELL.test(heard.text)) &&
  !heard.words.includes("?") &&
  ![...heard.acts].some(
    ([act, p]) =>
      p >= 0.6 && (act === "languages" || ["task", "ask", "alarm"].includes(acts[act]?.[0] ?? "")),
  );
const FAREWELL =
  /^(?:(?:no|nope|nah|ok|okay|great|good|alright|perfect|thanks|thank you)[ ,.]*)*(?:that's (?:it|all|everything)|that'll do|nothing(?: else)?(?= (?:thanks?|for (?:now|today|me)|really|at all|today|right now|more|bye|goodbye|i'm|that's)(?![\p{L}'])|$)|(?:i'm|we're) (?:good|all set|done)(?! (?:with|at|on|to|for (?!now|today|the day)))|all set|(?:i'm |i was )?(?:just |only )(?:looking(?: around)?|browsing|curious|checking)|es todo|nada m[aá]s)(?![\p{L}'])/u;

/** 'No, ahorita no, era nada más para saber', 'no, I was just wondering': all that was wished for was to know. */
const JUST_ASKED =
  /^(?:(?:no|nope|not|right|now|ok|okay|thanks|thank|you|gracias|muchas|ahorita|orita|ahora|por|de|momento|todav[ií]a|bueno|ya|and|i|was|just|only|wanted|that's|it's|s[oó]lo|nom[aá]s|nada|m[aá]s|era|es|quer[ií]a|fue) )+(?:to know|to ask|wondering|checking|asking|para (?:saber|preguntar)|saber|preguntar)(?: (?:el precio|los precios|cu[aá]nto (?:era|es|cuesta)|nom[aá]s|nada m[aá]s|no m[aá]s|eso|the price|that|gracias|thanks|thank you))*$/u;

const NO_MORE =
  /^(?:(?:no|nope|nah|ok|okay|great|thanks|thank you) )*(?:no,? )?(?:nothing else|that's (?:it|all|everything)|that is (?:it|all)|(?:i'm|we're) (?:good|all set)|es todo|nada m[aá]s)(?!\p{L})/u;

/** 'No, I mean at night', 'no, the other one': a no that says what was meant ends nothing. */
const GOES_ON =
  /(?<!\p{L})(?:(?:i|we) (?:just )?(?:mean|meant|asked|was asking|were asking|said|was wondering|am asking)|(?:i'm|im|we're) (?:asking|wondering|talking)|what i (?:mean|meant|asked)|(?:the|that) other|when|if|instead|at night|quiero decir|quise decir|me refiero|digo que|dec[ií]a|cuando|pregunt\p{L}+|la otra|el otro)(?!\p{L})/u;

const BARE_NO = /^(?:(?:oh|sorry|actually|no|nope|nah|thanks|thank you|bye) ?)+$/;

/** What is told behind a 'that's it', once it is no mere courtesy. */
function afterthought(state: DialogueState, { words }: Heard): string | undefined {
  if (topFlow(state) || state.filed.length === 0) return undefined;
  return AFTERTHOUGHT.exec(words)?.[1];
}
const TO_KNOW =
  /(?<!\p{L})(?:(?:them|you|him|her) to know|(?:they|he|she) knows?|let (?:them|him|her) know|tell (?:them|him|her)|que (?:sepan|sepa)|d[ií]gales?)(?!\p{L})/iu;
const AFTERTHOUGHT =
  /(?<!\p{L})(?:that's (?:it|all|everything)|nothing else|es todo|nada m[aá]s)[^.!?]{0,24}[.!,;]\s+(?:oh|wait|but|except|actually|pero|ah|espere)(?!\p{L})[,!]?\s+((?:\S+\s+){3}.+)$/iu;

/** Ends the call when nothing else was said; never while something waits for a yes without saying so once. */
export function goodbye(state: DialogueState, heard: Heard, value: boolean, say: Say): string | undefined {
  const rest = [...heard.acts]
    .filter(([, p]) => p >= 0.4)
    .map(([act]) => act)
    .filter(
      (act) =>
        ![
          "bye",
          "thanks",
          "deny",
          "affirm",
          "filler",
          "smalltalk",
          "greet",
          "keep",
          "drop",
          "dontknow",
        ].includes(act),
    );
  if (answersSigns(state, heard)) return undefined;
  // 'No, that's it. Oh, and the gate sticks' tells more, and ends nothing.
  const more = afterthought(state, heard);
  if (more !== undefined) {
    const wants = [...heard.acts].some(
      ([act, p]) => p >= CLAIMED && ["task", "ask", "alarm"].includes(acts[act]?.[0] ?? ""),
    );
    if (value || isQuestion(more) || (wants && !tellsOnly(state, heard) && !TO_KNOW.test(more)))
      return undefined;
    addNote(state, noteOf(more));
    return `${say("added")} ${ask(state, "anything-else", inTurn(talk.anythingElse, state.language, state.turn))}`;
  }
  const onlyAsked = !value && !topFlow(state) && JUST_ASKED.test(heard.text);
  const nothingElse =
    !value &&
    rest.length === 0 &&
    heard.clauses.every(({ acts, words }) => acts.length > 0 || words.split(" ").length < 4);
  const flow = topFlow(state);
  // 'No', said to 'What can I do for you?', once something was settled.
  const nothing =
    !value && !flow && state.asked === "nothing" && state.filed.length > 0 && BARE_NO.test(heard.text);
  // 'No, nothing else. The other knee is a little stiff, but I can live with it' tells on, and asks for nothing.
  const tellsOn =
    state.asked === "anything-else" &&
    (closes(state, heard) || (tellsOnly(state, heard) && NO_MORE.test(heard.text)));
  if (!nothingElse && !tellsOn && !onlyAsked && !leavesPlainly(state, heard)) return undefined;
  const bye =
    heard.has("bye") ||
    tellsOn ||
    onlyAsked ||
    nothing ||
    (state.asked === "anything-else" &&
      heard.has("deny") &&
      !WANTS.test(heard.text) &&
      !heard.clauses.some(({ words }) => isQuestion(words)) &&
      !GOES_ON.test(heard.text) &&
      !/\byou sure\b|^(?:(?:no|oh) )?wait\b|\b(?:right|isn't it|verdad) not (?:me|him|her)$|\?$/.test(
        heard.text,
      )) ||
    (!flow && FAREWELL.test(heard.text));
  if (bye && !(flow && state.asked === "confirm" && heard.has("affirm"))) {
    if (flow?.id === "book" && state.asked === "confirm" && !heard.has("deny") && state.yes !== "bye") {
      state.yes = "bye";
      return say("beforeYouGo");
    }
    if (flow && !heard.has("bye")) return undefined;
    state.ended = true;
    const passed = flow !== undefined && fileAsItStands(state);
    const left = flow ? `${say(passed ? "asItStands" : state.changing ? "kept" : "dropped")} ` : "";
    state.stack = [];
    return left + farewell(state);
  }
  if (heard.has("thanks") && !flow && !(heard.has("affirm") && state.asked === "meant")) {
    if (state.asked === "anything-else" && state.yes === "bye") {
      state.ended = true;
      return `${say("thanks")} ${farewell(state)}`;
    }
    state.yes = "bye";
    return `${say("thanks")} ${ask(state, "anything-else", inTurn(talk.anythingElse, state.language, state.turn))}`;
  }
  // 'Ok', of what was just passed on, is the end of it.
  if (state.asked === "anything-else" && !flow && state.filed.length > 0 && ONLY_OK.test(heard.text)) {
    state.ended = true;
    return `${say("gotIt")} ${farewell(state)}`;
  }
  if (
    state.asked === "anything-else" &&
    !flow &&
    heard.has("affirm") &&
    state.yes === undefined &&
    heard.text.split(" ").length <= 5 &&
    contentOf(heard.words).length === 0
  )
    return ask(state, "nothing", `${say("gotIt")} ${wording(talk.howCanIHelp, state.language, 1)}`);
  return undefined;
}
const ONLY_OK =
  /^(?:(?:ok|okay|k|kk|alright|all right|fine|good|great|perfect|cool|bueno|vale|est[aá] bien|muy bien|listo|perfecto)(?: (?:ok|okay|then|good|great|cool|fine|pues))*)$/u;
