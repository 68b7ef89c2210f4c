import type { DialogueContext } from "../context.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'He takes a blood thinner, should he skip that too?': whom to ask, and that nobody stops it by themselves. */
export function ofThinner(
  { desk }: DialogueContext,
  language: "en" | "es",
  text: string,
  whole: string,
): Answer | undefined {
  const fact = desk.facts.find(({ id }) => id === "thinner");
  if (!fact || !THINNER.test(whole) || !GOES_ON_WITH.test(text)) return undefined;
  return {
    say: (language === "es" && fact.es) || fact.answer,
    topic: "advice",
    known: true,
    next: "message",
  };
}
const THINNER =
  /(?<!\p{L})(?:(?:blood )?thin+ers?|anti-?coagulants?|coumadin|warfarin|eliquis|xarelto|pradaxa|plavix|clopidogrel|brilinta|effient|lovenox|heparin|baby aspirin|aspirin a day|\p{L}{3,}xaban|anticoagulantes?|warfarina|(?:adelgazar|diluir) la sangre)(?!\p{L})/u;
const GOES_ON_WITH =
  /(?<!\p{L})(?:skip\p{L}*|stop\p{L}*|hold(?:ing)?(?: off)?|quit|pause|come off|go off|going off|get off|keep taking|keep on|stay on|leave (?:it|that|them) out|(?:do|does|should|can|could|may|must|would) (?:i|he|she|we|they|my \p{L}+) (?:\p{L}+ ){0,3}?(?:take|have|leave)|(?:take|taking|taken) (?:it|that|them|his|her|my)|what about|dejo|dejar|suspend\p{L}*|(?:me |se )?(?:la |lo )?(?:tomo|toma))(?!\p{L})/u;
