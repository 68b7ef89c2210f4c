import { ownOf } from "../../../content/writing/audiences/own.ts";
import { h2, list, p } from "../html.ts";
import { readersOf } from "../readers.ts";
import type { Parts } from "./frame.ts";

/** Subjects whose lines say what is true before an assistant takes its first call. */
const BEFORE_IT = new Set(["ai-setup", "ai-lunch", "go-live", "readiness"]);
/** Somebody drives there. */
const DRIVEN = /^(?:trades|roofing|cleaning|garage|joinery|lawn|pest|moving|locksmith|towing)$/;

/** What is checked of an assistant that answers for just such readers: what it asks, what it leaves alone, and how it was tried. */
export function ownLines({ request, subject, say }: Parts): string[] {
  if (!BEFORE_IT.has(subject.id) || !request.audience || request.items) return [];
  const { trade, many } = readersOf(request);
  const { rule } = ownOf[trade.id] ?? {};
  const isDriven = DRIVEN.test(trade.id);
  const lines = [
    `It asks for a callback number${isDriven ? " and the street address" : ""} first, and then: ${trade.sort.join("; ")}.`,
    ...(isDriven
      ? ["It knows the towns you drive to, the jobs you don’t do, and what it costs when somebody comes."]
      : []),
    `Two things were asked of it, and it left both to a person: ${trade.never.join("; ")}.`,
    `Each of these was called in and ended where it should: ${trade.tests.map((test) => `“${test}”`).join("; ")}.`,
  ];
  return [
    h2(`What only ${many} need`),
    list(
      "ul",
      lines.map((line) => `☐ ${say(line)}`),
    ),
    ...(rule && isDriven ? [p(`On every call: ${rule}`)] : []),
  ];
}
