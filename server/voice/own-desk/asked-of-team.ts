import type { Desk, Fact, Service } from "../../../content/desks/desk.ts";

// What the owner has not told: the desk says that it would ask.

/** Said where the owner has told nothing: no kit speaks for anybody. */
export const NOT_TOLD =
  "I haven't been told that yet. I would ask the team, and somebody would call you back.";
export const NOT_TOLD_ES = "Todavía no me lo han dicho. Preguntaría al equipo, y alguien le llamaría.";
/** The same of a second and a third question: nobody says one sentence three times. */
const NOT_TOLD_AGAIN: Readonly<Record<string, readonly string[]>> = {
  [NOT_TOLD]: [
    NOT_TOLD,
    "That one isn't written down for me either. The team knows, and would call you back with it.",
    "I'd have to ask the team about that too, and they would call you.",
  ],
  [NOT_TOLD_ES]: [
    NOT_TOLD_ES,
    "Eso tampoco lo tengo escrito. El equipo lo sabe, y le llamaría con la respuesta.",
    "También eso tendría que preguntarlo al equipo, y le llamarían.",
  ],
};
/** How many of the questions that were asked until now the owner has told nothing about. */
export const untoldOf = ({ facts }: Desk, topics: readonly string[]): number =>
  topics.filter((topic) =>
    facts.some(({ id, answer }) => id.slice(0, 40) === topic && answer.includes(NOT_TOLD)),
  ).length;
/** @param before how many such questions were asked until now */
export function notToldAgain(say: string, before: number): string {
  const [first, others] = Object.entries(NOT_TOLD_AGAIN).find(([words]) => say.includes(words)) ?? [];
  return first && others ? say.replace(first, others[before % others.length]!) : say;
}

/** The answer of whoever has yet to be told one. */
export const isNotTold = (say: string): boolean =>
  OPEN.test(say) || Object.values(NOT_TOLD_AGAIN).some((words) => words.some((each) => say.includes(each)));
const OPEN = /\bhaven't been (?:told|given)\b|\bI would ask the team\b|\bpreguntaría al equipo\b/u;

/** A service without a price: asked for it, the desk would ask. */
export const unpriced = (services: readonly Service[]): Fact[] =>
  services
    .filter(({ price }) => price === undefined)
    .map(({ id, name, spoken }) => ({
      id: `unpriced-${id}`,
      aspect: "price",
      entity: name.toLowerCase().replaceAll("/", " "),
      questions: [`how much is ${spoken}`, `what does ${spoken} cost`, `what do you charge for ${spoken}`],
      questionsEs: [`cuánto cuesta ${name.toLowerCase()}`],
      answer: `I haven't been given a price for ${spoken}. I would ask the team, and somebody would call you with it.`,
      es: NOT_TOLD_ES,
      next: "message",
    }));

/** 'Balayage', where the owner told of color: it may be among it, and that was never confirmed. */
export const ofKinds = (services: readonly Service[]): Fact[] =>
  services.flatMap(({ id, spoken, spokenEs, price, priceEs, kinds = [] }) =>
    kinds
      .filter((kind) => !/[\\(|*+?[]/.test(kind))
      .flatMap((kind) =>
        (["offered", "price"] as const).map((aspect): Fact => {
          const cost = price && (aspect === "price" ? `${price} ` : "");
          return {
            id: `kind-${id}-${kind.replaceAll(" ", "-")}-${aspect}`,
            aspect,
            entity: kind,
            questions:
              aspect === "price"
                ? [`how much is ${kind}`, `what does ${kind} cost`, `what do you charge for ${kind}`]
                : [`do you do ${kind}`, `do you offer ${kind}`, `can i get ${kind}`],
            answer:
              aspect === "price"
                ? `${cost ?? ""}For ${kind} in particular, I would ask the team.`
                : `We do ${spoken.replace(/^an? /, "")}. I haven't been told about ${kind} by name, so I would ask the team.`,
            es:
              aspect === "price"
                ? `${priceEs ? `${priceEs} ` : ""}Por eso en particular, preguntaría al equipo.`
                : `Hacemos ${spokenEs ?? spoken}. De lo otro no me han dicho nada y lo preguntaría al equipo.`,
            next: "book",
          };
        }),
      ),
  );
