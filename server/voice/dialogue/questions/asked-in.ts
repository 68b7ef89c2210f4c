import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { asksOfOther } from "../collecting/absorb.ts";
import { waysOf } from "../collecting/ways.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { asksIt, OF_THE_CALL } from "./question-forms.ts";
import { plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import {
  asksBefore,
  asksOn,
  BOTH,
  ECHO,
  isAsk,
  OF_TIMES,
  pricesOther,
  RING_ME,
  TELLS_BESIDE,
  withRest,
} from "./asked-words.ts";

interface Asked {
  act: ActId;
  /** With what goes on behind them. */
  words: string;
  sure: number;
  own: string;
}

/** What a turn asks: each act with the words that ask it, and whether a plain request stands beside them. */
export function askedIn(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): { asked: Asked[]; wants: boolean } {
  // Beside a plain request, or a farewell, a statement belongs to it: 'I got a bill, and I have insurance'.
  const wants = heard.has("bye") || [...heard.acts].some(([act, p]) => p >= 0.8 && acts[act]?.[0] === "task");
  const asked: Asked[] = heard.clauses.flatMap(({ words, acts: own }, at) =>
    own
      .filter(() => !forCall(words))
      .filter((act) => isAsk(act) || act === "languages")
      // 'Can you fix that?' asks for something to be done.
      .filter((act) => act !== "offered" || !OF_THE_CALL.test(plain(words)))
      // 'Cancel what?' asks what was meant.
      .filter(() => !ECHO.test(plain(words)))
      // 'Over New Year's' asks for no new patients.
      .filter((act) => act !== "new" || !/\bnew year/i.test(words))
      .map((act) => ({ act, words: withRest(heard, at), sure: heard.acts.get(act) ?? 0, own: words }))
      // 'I run a small clinic' tells something, however much it sounds like a question about clinics.
      .filter(
        (each) =>
          asksIt(each.own, own.includes("reason") || wants ? 0 : each.sure) ||
          asksOn(heard, at) ||
          // 'A physical by video', where it is held in no other way than here.
          (each.act === "remote" && state.stack.at(-1) === "book" && waysOf(context, state).length === 0),
      )
      // 'Should I bring anything, I've never been there before?' asks one thing.
      .filter((each) => !TELLS_BESIDE.test(plain(each.own)) || !asksBefore(heard.clauses, at))
      // 'What have you got Wednesday, like five?' asks for a time alone.
      .filter(
        ({ act, own: said }) =>
          state.asked !== "offer" ||
          !saysWhen(heard.values) ||
          !WHEN_WORDS.test(said) ||
          OF_TIMES.includes(act),
      )
      .filter(({ sure }, i) => i === 0 || sure >= BOTH)
      .slice(0, 2),
  );
  if (
    asked.length === 0 &&
    state.stack.length === 0 &&
    state.topics.at(-1) === "hours" &&
    heard.values.days.days.length > 0 &&
    !heard.has("book", "avail")
  )
    asked.push({ act: "hours", words: heard.words, sure: 1, own: heard.words });
  // 'No, the whitening', once a price was told, asks for that of another thing.
  if (asked.length === 0 && (pricesOther(state, heard) || asksOfOther(state, heard)))
    asked.push({ act: "price", words: heard.words, sure: 1, own: heard.words });
  // Questions that only the whole turn told.
  for (const [act, sure] of heard.acts)
    if (isAsk(act) && heard.clauses.length === 1 && !asked.some((a) => a.act === act) && asked.length === 0)
      if (asksIt(heard.words, heard.has("reason") || wants ? 0 : sure))
        asked.push({ act, words: heard.words, sure, own: heard.words });
  return { asked, wants };
}

/** 'Can someone ring me tomorrow to set it up?' asks for the call. */
export const forCall = (words: string): boolean => RING_ME.test(plain(words));
