import {
  COURTESY,
  FINE_SO,
  HAS_IT_ALL,
  NOT_FOR_ME,
  WANTS_NOTHING,
} from "../../../../content/understanding/wants-none-words.ts";
import { plain } from "../readers/text.ts";

/** How a turn turns down what is under way, in whatever words: each of its pieces does, or is a courtesy. */
type Kind = "nothing" | "later" | "enough" | "fine";
type Refused = ReadonlySet<Kind>;

const PIECES = /[.,;!?…]+\s*|\s+-+\s+|\s+(?=(?:but|and) (?:i|i'll|ill|we|just|thanks?)(?!\p{L}))/iu;
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ["nothing", WANTS_NOTHING],
  ["later", NOT_FOR_ME],
  ["enough", HAS_IT_ALL],
];

/** What is told beside it, 'it's next Thursday' or 'he's at work', asks for nothing. */
const TELLS_BESIDE = /^(?:because|since|it's|he's|she's|they're|for|with) /u;

export function wantsNone(words: string): Refused | undefined {
  if (words.includes("?") || words.length > 200) return undefined;
  const found = new Set<Kind>();
  let before = "";
  for (const piece of words.split(PIECES).map((each) => plain(each))) {
    if (piece === "") continue;
    // 'No, I'm good' is one, and so is 'ok cool, not yet I'll talk to him'.
    const kind = kindOf(piece) ?? (COURTESY.test(before) ? kindOf(`${before} ${piece}`.trim()) : undefined);
    if (kind) found.add(kind);
    else if (!COURTESY.test(piece) && !(found.size > 0 && TELLS_BESIDE.test(piece))) return undefined;
    before = piece;
  }
  return found.size > 0 ? found : undefined;
}

function kindOf(piece: string): Kind | undefined {
  const whole = KINDS.find(([, words]) => words.test(piece))?.[0];
  if (whole) return whole;
  if (FINE_SO.test(piece) && piece.split(" ").length > 1) return "fine";
  // 'Not yet ill talk to him an call back thx': written on without a stop.
  const [, head, rest] =
    /^(.*?\b(?:not yet|not now|not today|no thanks?|no thank you|never ?mind|no need)) (?=(?:i|we|ill|i'll|we'll|let|maybe|just)\b)(.+)$/u.exec(
      piece,
    ) ?? [];
  return head && rest ? (KINDS.find(([, words]) => words.test(rest))?.[0] ?? undefined) : undefined;
}
