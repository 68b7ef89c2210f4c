import { flowOf } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { missesSomebody } from "./alarms/unseen-person.ts";
import { bookedRight } from "./confirming/booked-right.ts";
import { takeCondition } from "./confirming/only-if.ts";
import { type DialogueContext, hear } from "./context.ts";
import { valuesOf } from "./flow-values.ts";
import type { Heard } from "./hearing/heard.ts";
import { secondThoughts } from "./hearing/second-thoughts.ts";
import { takeNoVisit } from "./collecting/no-visit.ts";
import { takeNewHere } from "./people/new-here.ts";
import { takeRightAfterMine } from "./people/right-after-mine.ts";
import { takeTimesOfEach } from "./people/times-of-each.ts";
import { takeOrder } from "./people/order-told.ts";
import { takeOneForEach } from "./people/one-for-each.ts";
import { takeAbout, takeWholeName } from "./people/row-name.ts";
import { takeWhomToCall } from "./people/whom-to-call.ts";
import { takeSpot } from "./people/in-place-of.ts";
import { takeWantsNoted } from "./paper/wants-noted.ts";
import { takeNotInsured } from "./paper/not-insured.ts";
import { takeLeftOff } from "./paper/leave-off.ts";
import { takeOfClients } from "./questions/of-clients.ts";
import { takeDateOf } from "./paper/swap.ts";
import { takeOwnNumber } from "./questions/own-number.ts";
import { takeFee, takeRebook } from "./questions/fee-of-request.ts";
import { takeOnRecord } from "./questions/on-record.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import { takeStaffMeant } from "./people/staff-meant.ts";
import { takeTeam } from "./people/to-whom.ts";
import { takeReadBy } from "./times/read-by.ts";
import { takeCallMe } from "./people/call-me.ts";
import { takeResultsAsked } from "./questions/of-results.ts";
import { takePromiseAsked } from "./questions/promise-asked.ts";
import { takeFault } from "./tasks/of-customer.ts";
import { takeSeller } from "./tasks/of-seller.ts";
import { takeLeftMessages } from "./talk/left-messages.ts";
import { takeRather } from "./talk/rather-that.ts";
import { takeExisting } from "./times/has-already.ts";
import { takeCancelThen } from "./times/cancel-then.ts";
import { takeChosenFirst } from "./times/chosen-first.ts";
import { takeAnother } from "./times/several.ts";
import { takeDisowned } from "./times/not-the-call.ts";
import { takeComesBy } from "./times/comes-by.ts";
import { takeOldClosed } from "./times/old-closed.ts";
import { takeOrElse } from "./times/or-else.ts";
import { takeStays } from "./times/stays-then.ts";

/**
 * What a turn tells that changes how the rest of it is to be heard: one that is there already, a condition, somebody in
 * another's place, what is off. @returns what else was said, and the reply to this; undefined where it tells no such thing
 */
export function heardFirst(
  context: DialogueContext,
  state: DialogueState,
  turn: Heard,
): { rest: string; said: string; as?: string; own?: string; asks?: boolean } | undefined {
  const { words } = turn;
  const thought = secondThoughts(state, words);
  if (thought) return thought;
  const seller = takeSeller(context, state, turn);
  if (seller) return seller;
  const record = takeOnRecord(state, words);
  if (record) return record;
  const results = takeResultsAsked(state, words);
  if (results) return results;
  const waited = takeLeftMessages(state, words);
  if (waited) return waited;
  const promise = takePromiseAsked(context, state, words);
  if (promise) return promise;
  const date = takeDateOf(state, words);
  if (date) return date;
  const noVisit = takeNoVisit(state, words);
  if (noVisit) return noVisit;
  const clients = takeOfClients(context, state, words);
  if (clients) return clients;
  takeAbout(state, turn);
  const team = takeTeam(state, words);
  if (team) return team;
  const meant = takeStaffMeant(context, state, words);
  if (meant) return meant;
  const fault = takeFault(context, state, turn);
  if (fault) return fault;
  const callMe = takeCallMe(state, words);
  if (callMe) return callMe;
  const readBy = takeReadBy(state, words);
  if (readBy) return readBy;
  const whole = takeWholeName(state, words);
  if (whole) return whole;
  const disowned = takeDisowned(state, words);
  if (disowned) return disowned;
  const fee = takeFee(context, state, words);
  if (fee) return fee;
  const rebooks = takeRebook(state, words);
  if (rebooks) return rebooks;
  const number = takeOwnNumber(state, words);
  if (number) return number;
  const called = takeWhomToCall(state, words);
  if (called) return called;
  const times = takeTimesOfEach(context, state, words);
  if (times) return times;
  const mate = takeRightAfterMine(state, words);
  if (mate) return mate;
  const order = takeOrder(context, state, turn);
  if (order) return order;
  const chosen = takeChosenFirst(context, state, words);
  if (chosen) return chosen;
  const missed = missesSomebody(state, turn);
  if (missed) return { rest: "", said: missed };
  const another = takeAnother(context, state, words);
  if (another) return another;
  const comes = takeComesBy(context, state, turn);
  if (comes) return comes;
  const closed = takeOldClosed(context, state, words);
  if (closed) return closed;
  // 'I've got an appointment Thursday at two, and I'd also like a physical.'
  const there = takeExisting(state, words);
  if (there) return there;
  if (takeSpot(context, state, turn)) {
    const { name, phone } = turn.values;
    if (name) hear(state, "name", name);
    if (phone) hear(state, "phone", phone);
    const { opening } = flowOf("instead");
    return { rest: "", said: fill(wording(opening, state.language), valuesOf(context, state)) };
  }
  const then = takeCancelThen(state, words);
  if (then) return then;
  const newHere = takeNewHere(state, words);
  if (newHere) return newHere;
  const wanted = takeWantsNoted(state, turn);
  if (wanted) return wanted;
  const uninsured = takeNotInsured(state, words);
  if (uninsured) return uninsured;
  const off = takeLeftOff(state, words);
  if (off) return off;
  const right = bookedRight(context, state, words);
  if (right) return right;
  const each = takeOneForEach(context, state, words);
  if (each) return each;
  const stays = takeStays(state, words);
  if (stays !== undefined) return { rest: stays, said: inTurn(talk.added, state.language, 0) };
  const plainly = takeOrElse(state, words);
  if (plainly !== undefined) return { rest: plainly, said: "" };
  const rather = takeRather(context, state, words);
  if (rather) return rather;
  const held = takeCondition(state, words);
  return held && held.rest !== words ? held : undefined;
}
