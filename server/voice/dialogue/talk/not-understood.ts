import { flowFor } from "../../../../content/flows/flows.ts";
import { meant, talk } from "../../../../content/flows/talk.ts";
import { COMPLAINS } from "../../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { offerAfter } from "../questions/offer-after.ts";
import { answerAnyway } from "../questions/answers-instead.ts";
import { unlessFree } from "../questions/taken-for.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { SURE_TASK } from "../tasks/how-sure.ts";
import { isAmiss, isOver, isStory, opensStory, statesOnly } from "../tasks/tells-only.ts";
import { ask, proceed, topFlow } from "../next.ts";
import { unsureVisit } from "../tasks/begin-booking.ts";
import { valuesOf } from "../flow-values.ts";
import { matterOf, noteOf } from "../paper/note-words.ts";
import { ofTheMatter } from "../paper/paper.ts";
import { contentOf } from "../paper/paper-text.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

/** 'I chipped it on a bottle', 'my guys are on ladders all day': something of theirs, at some length, that asks nothing. */
const tellsOfOwn = (heard: Heard): boolean =>
  heard.questions.length === 0 &&
  !heard.words.includes("?") &&
  heard.text.split(" ").length >= 5 &&
  !isOver(heard) &&
  OF_OWN.test(heard.text) &&
  !OF_OURS.test(heard.text) &&
  !heard.has("deny", "refuse", "drop", "decline", "greet", "thanks", "bye", "smalltalk", "abuse");
const OF_OWN =
  /(?<!\p{L})(?:i|i'm|i've|i'd|my|me|we|we're|we've|our|us|he|he's|she|she's|mi|mis|me|yo|nos|nuestr[oa]s?|se me)(?!\p{L})/u;

/** 'I've been coming to you for ten years now' tells of no matter. */
const OF_OURS = /(?<!\p{L})(?:you|you're|you've|your|y'all|ustedes?|su)(?!\p{L})/u;

/** What a turn is about; nothing of the talk itself is. */
const matterTold = ({ words }: Heard): string => noteOf(matterOf(ofTheMatter(words)));
const LIKELY = 0.3;
const SHORT = 6;

/** A turn of some length with a matter in it, and more than courtesy. */
const saysSomething = (heard: Heard): boolean =>
  heard.text.split(" ").length >= SHORT &&
  contentOf(heard.words).length >= 2 &&
  !heard.has("greet", "thanks", "bye", "smalltalk", "abuse", "deny", "hold", "check", "repeat", "injection");

/** Nothing was understood: a guess that is asked about, what the desk's facts say, or honest words, never the same twice. */
export function notUnderstood(context: DialogueContext, state: DialogueState, heard: Heard): string {
  const { language } = state;
  const flow = topFlow(state);
  const found = answerAnyway(context, state, heard);
  if (found) {
    const known = unlessFree(state, heard.words, found);
    // What is answered is no question for the paper.
    for (const { words } of heard.clauses) heard.answered.add(words);
    state.topics = [...new Set([...state.topics, known.topic.slice(0, 40)])].slice(-8);
    if (known.next !== "book" || state.noBooking || topFlow(state))
      return `${known.say} ${proceed(context, state)}`;
    const said = [known.say];
    offerAfter(state, { said, asks: false }, "book");
    return said.join(" ");
  }
  state.misses = Math.min(99, state.misses + 1);
  state.missed = Math.min(99, state.missed + 1);
  const half = [...heard.acts].flatMap(([act, p]) => (p < SURE_TASK ? [{ act, p }] : []));
  const guess = [...half, ...heard.maybe].find(
    ({ act }) => meant[act] && act !== "callback" && (act !== "complaint" || COMPLAINS.test(heard.text)),
  );
  // A guess that is hardly one, at what was told at length, is worse than none.
  const guessed = guess && (guess.p >= LIKELY || heard.text.split(" ").length <= SHORT);
  if (!flow && guess && guessed && state.misses === 1) {
    const task = flowFor(guess.act);
    if (task) {
      ask(state, "meant", "");
      state.yes = task.id;
      return fill(wording(talk.doYouMean, language), { meant: meant[guess.act]![language] });
    }
  }
  if (state.misses >= 2) {
    if (!flow) state.note = state.note || heard.words;
    const words = fill(inTurn(talk.offerPerson, language, state.missed), valuesOf(context, state));
    ask(state, "meant", "");
    state.yes = "callback";
    return words;
  }
  // 'You won't believe this, we were at a wedding': what it comes to is still to be told.
  if (!flow && state.misses === 1 && opensStory(heard))
    return `${inTurn(talk.tells, language, state.missed - 1)} ${wording(talk.howCanIHelp, language)}`;
  // A whole story is taken down, and is for somebody who can see to it.
  if (!flow && state.asked !== "alarm" && isStory(heard) && (!statesOnly(heard) || isAmiss(heard))) {
    state.note = matterTold(heard);
    ask(state, "meant", "");
    state.yes = "callback";
    return fill(inTurn(talk.takeStory, language, state.missed - 1), valuesOf(context, state));
  }
  // Who begins with what is the matter is offered what is done here about matters.
  const opens = !flow && state.asked === "nothing" && state.filed.length === 0;
  if (opens && !state.noBooking && tellsOfOwn(heard) && unsureVisit(context)) {
    const said = [inTurn(talk.looksAtIt, language, state.missed - 1)];
    state.note = matterTold(heard);
    const visit = context.desk.neverAdvise && unsureVisit(context);
    if (visit) state.slots.service ??= { value: visit.id, confirmed: false };
    offerAfter(state, { said, asks: false }, "book");
    return said.join(" ");
  }
  // Who begins with whatever else it may be has it taken down as they said it.
  if (opens && saysSomething(heard)) {
    state.note = matterTold(heard);
    ask(state, "meant", "");
    state.yes = "callback";
    return fill(inTurn(talk.takeStory, language, state.missed - 1), valuesOf(context, state));
  }
  // Who only tells something was heard: no 'sorry, I didn't get that'.
  if (statesOnly(heard) && state.asked !== "confirm")
    return `${inTurn(talk.tells, language, state.missed - 1)} ${flow || state.topics.length > 0 ? proceed(context, state) : wording(talk.howCanIHelp, language)}`;
  // 'Yes, go ahead', where a name or a number was asked for, waits for the question.
  if (flow && heard.has("affirm") && !heard.has("deny") && heard.text.split(" ").length <= 6)
    return proceed(context, state);
  const sorry = inTurn(talk.notUnderstood, language, state.missed - 1);
  if (!flow) {
    state.note ||= noteOf(matterOf(heard.words));
    ask(state, "anything-else", "");
    return `${sorry} ${wording(talk.canDo, language)} ${wording(talk.howCanIHelp, language)}`;
  }
  return `${sorry} ${proceed(context, state)}`;
}
