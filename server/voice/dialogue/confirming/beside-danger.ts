import type { DialogueOutcome, MessageOutcome } from "../../../../contracts/voice.ts";
import type { Paper } from "../../../../contracts/voice-call.ts";
import { GAVE_NUMBER } from "../alarms/number-given.ts";
import { NOT_GIVEN } from "../collecting/reach.ts";
import { bare } from "../paper/note-words.ts";

const numberOf = ({ rows }: Paper) => rows.find(({ label }) => label === "Number")?.value;

/**
 * What was passed on beside a danger, without what stands on the danger's own paper: its words, and whose it is and the
 * number where nobody agreed to a message. Nothing, where that was all of it.
 */
export function besideDanger<Of extends Paper>(
  paper: Of,
  { unconfirmed }: MessageOutcome,
  filed: readonly DialogueOutcome[],
  danger: Paper,
): Of | undefined {
  const told = bare(filed.flatMap((each) => (each.kind === "emergency" ? [each.words ?? ""] : [])).join(" "));
  const others = paper.quotes.filter((each) => told === "" || !told.includes(bare(each)));
  if (!unconfirmed || numberOf(paper) !== numberOf(danger)) return { ...paper, quotes: others };
  const stands = ({ label, value }: Paper["rows"][number]) =>
    label === "Number" ||
    value === NOT_GIVEN ||
    danger.rows.some((each) => each.label === label && each.value === value);
  const rows = paper.rows.filter((row) => !stands(row));
  const quotes = others.filter((each) => !each.startsWith(GAVE_NUMBER));
  return rows.length + paper.asks.length + quotes.length > 0 ? { ...paper, rows, quotes } : undefined;
}
