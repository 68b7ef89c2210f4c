import type { ActId } from "../understanding/acts.ts";
import { billing } from "./billing.ts";
import { book } from "./book.ts";
import { callback } from "./callback.ts";
import { cancel } from "./cancel.ts";
import { caseStatus } from "./case-status.ts";
import { complaint } from "./complaint.ts";
import { crisis } from "./crisis.ts";
import { emergency } from "./emergency.ts";
import { existing } from "./existing.ts";
import type { Alarm, Flow } from "./flow.ts";
import { instead } from "./instead.ts";
import { late, lateClosed } from "./late.ts";
import { lost } from "./lost.ts";
import { message } from "./message.ts";
import { move } from "./move.ts";
import { person } from "./person.ts";
import { poisoning } from "./poisoning.ts";
import { records } from "./records.ts";
import { referral } from "./referral.ts";
import { refill } from "./refill.ts";
import { results } from "./results.ts";
import { returning } from "./returning.ts";
import { sales } from "./sales.ts";
import { wrongNumber } from "./wrong-number.ts";

/** Every flow; where one turn asks for several, the earlier in this list is the one it is about. */
export const flows: readonly Flow[] = [
  complaint,
  late,
  lateClosed,
  move,
  cancel,
  instead,
  refill,
  results,
  referral,
  records,
  billing,
  caseStatus,
  lost,
  returning,
  existing,
  sales,
  wrongNumber,
  book,
  message,
  callback,
  person,
];

/** The graver first: a turn that is two of them is the first. */
export const alarms: readonly Alarm[] = [crisis, poisoning, emergency];

const byId = new Map(flows.map((flow) => [flow.id, flow]));

/** @throws when there is no such flow: states are checked before they come here */
export function flowOf(id: string): Flow {
  const flow = byId.get(id);
  if (!flow) throw new Error(`There is no flow '${id}'`);
  return flow;
}
export const isFlow = (id: string): boolean => byId.has(id);

export const flowFor = (act: ActId): Flow | undefined => flows.find(({ on }) => on.includes(act));
