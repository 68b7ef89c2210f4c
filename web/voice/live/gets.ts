import type { CallSummary, ShownScenario } from "../../../contracts/voice-call.ts";

/** What somebody would have after the call, as a card. */
export interface Card {
  /** 'The practice would get'. */
  who: string;
  title: string;
  /** The line that matters most. */
  large?: string;
  lines: string[];
}

const OFFICES: Record<ShownScenario["id"], string> = {
  dental: "The practice",
  medical: "The office",
  law: "The firm",
  ringwell: "We",
  own: "The business",
};

/** What the called and the caller would get of a real call; nothing where there is nothing to file. */
export function whatEachGets(summary: CallSummary, { id, name }: ShownScenario): [Card, Card] | null {
  const caller = toCaller(summary, name);
  if (!caller) return null;
  const { title, lines } = summary;
  const [large, ...rest] = lines;
  return [
    { who: `${OFFICES[id]} would get`, title, large, lines: rest },
    { who: "The caller would get", ...caller },
  ];
}

function toCaller({ kind, title, lines }: CallSummary, name: string): Omit<Card, "who"> | null {
  switch (kind) {
    case "booking": {
      const canceled = title.endsWith("canceled");
      const text = `“${name}: ${[title, ...lines.slice(0, 1)].join(", ")}.”`;
      if (canceled) return { title: "A text message", lines: [text] };
      return { title: "A text message", lines: [text, "And a reminder the day before."] };
    }
    case "message":
      return { title: "A text message", lines: [`“${name}: we have your message, and will call you back.”`] };
    case "handover":
      return { title: "A person on the line", lines: ["Put through at once, without telling it all again."] };
    case "emergency":
      return { title: "The way to help, first of all", lines: ["Before any question about a booking."] };
    case "questions":
      return { title: "Answers, at once", lines: ["Nothing to wait for, nobody to call back."] };
    case "nothing":
      return null;
  }
}
