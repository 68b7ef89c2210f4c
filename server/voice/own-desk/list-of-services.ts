import type { Fact, Service } from "../../../content/desks/desk.ts";
import { SENTENCE_WORDS } from "../knowledge/desk-check.ts";

/** What the owner's list holds, for who asks what there is: in sentences that can be said, however long the list is. */
export const listOf = (services: readonly Service[]): Fact => ({
  id: "services",
  aspect: "offered",
  questions: [
    "what services do you offer",
    "what do you do",
    "what kind of work do you do",
    "what can I book with you",
    "tell me your services",
    "list all the services you have",
    "what do you guys do there",
    "what all do you offer",
    "which services do you have",
    "what are your services",
    "what can you help me with",
    "what sort of things do you do",
  ],
  questionsEs: [
    "qué servicios ofrecen",
    "qué servicios tienen",
    "qué hacen ustedes",
    "qué ofrecen",
    "a qué se dedican",
    "qué puedo reservar",
    "cuáles son sus servicios",
  ],
  answer: said(
    services.map(({ spoken }) => spoken),
    { first: "You can book", also: "Also", or: "or" },
  ),
  es: said(
    services.map(({ spoken, spokenEs }) => spokenEs ?? spoken),
    { first: "Puede reservar", also: "También", or: "o" },
  ),
  next: "book",
});

function said(
  names: readonly string[],
  { first, also, or }: Record<"first" | "also" | "or", string>,
): string {
  const sentences: string[][] = [[]];
  for (const name of names) {
    const words = [first, ...sentences.at(-1)!, or, name].join(" ").split(" ").length;
    if (words > SENTENCE_WORDS && sentences.at(-1)!.length > 0) sentences.push([]);
    sentences.at(-1)!.push(name);
  }
  return sentences
    .map((each, i) => {
      const list = each.length < 2 ? each.join("") : `${each.slice(0, -1).join(", ")} ${or} ${each.at(-1)}`;
      return `${i === 0 ? first : also} ${list}.`;
    })
    .join(" ");
}
