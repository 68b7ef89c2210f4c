import type { DeskCore, Fact, NotOffered, Service } from "../../../content/desks/desk.ts";
import { lengthSaid } from "./length-said.ts";
import { spokenHours } from "./spoken-hours.ts";
import { capital } from "../../../content/capital.ts";

/**
 * What follows from a desk's data alone: opening hours, and price, length and offer of each service. A thing that a
 * written fact is about (an implant, where the service is 'crown') is left to it.
 */
export function computedFacts(desk: DeskCore, written: readonly Fact[] = []): Fact[] {
  const told = new Set(
    written.flatMap(({ aspect, entity = "" }) =>
      aspect === "offered" || aspect === "price"
        ? entity
            .toLowerCase()
            .split("/")
            .map((name) => name.trim())
        : [],
    ),
  );
  return [
    {
      id: "hours",
      aspect: "hours",
      questions: [
        "what are your hours",
        "when are you open",
        "what time do you open",
        "what time do you close",
        "how late are you open",
        "are you open on weekends",
        "are you open today",
        "what are your business hours",
        "when do you close for lunch",
      ],
      questionsEs: [
        "cuál es su horario",
        "a qué hora abren",
        "a qué hora cierran",
        "qué días abren",
        "están abiertos",
        "abren los sábados",
      ],
      answer: spokenHours(desk.hours, "en"),
      es: spokenHours(desk.hours, "es"),
    },
    {
      id: "whose-line",
      aspect: "contact",
      questions: [
        "what practice is this",
        "what office is this",
        "what business is this",
        "what company is this",
        "what place is this",
        "which office did I reach",
        "who did I call",
        "what's the name of this place",
        "whose office is this",
      ],
      questionsEs: [
        "qué consultorio es este",
        "con qué negocio hablo",
        "a dónde llamé",
        "cómo se llama el lugar",
      ],
      answer: `This is ${desk.name}.`,
      es: `Está llamando a ${desk.name}.`,
    },
    {
      id: "who-calls-back",
      aspect: "contact",
      questions: [
        "will a real person call me back",
        "is it an actual human that calls me",
        "who is going to call me back",
        "will somebody real ring me or another robot",
        "do I get a human being or a machine when you call back",
      ],
      questionsEs: [
        "me va a llamar una persona de verdad",
        "quién me va a llamar",
        "me llama una máquina o una persona",
      ],
      answer: "A person would call you back, and not this assistant.",
      es: "Le llamaría una persona, y no este asistente.",
    },
    ...desk.services.flatMap((service) => ofService(service, told)),
    ...desk.notOffered.map(notDone),
  ];
}

/** The plain words by which a service is meant; patterns are for the reader of services. */
const plainWords = (words: readonly string[]): string[] => words.filter((word) => !/[\\(|*+?[]/.test(word));

const namesOf = (service: Service): string[] => [
  ...new Set([
    service.name.toLowerCase(),
    ...plainWords(service.heard),
    ...plainWords(service.heardEs ?? []),
  ]),
];

function ofService(service: Service, told: ReadonlySet<string>): Fact[] {
  const { id, spoken, spokenEs, minutes, price, priceEs, about, aboutEs } = service;
  const entity = namesOf(service)
    .filter((name) => !told.has(name) && !service.kinds?.includes(name))
    .join(" / ");
  if (entity === "") return [];
  const facts: Fact[] = [
    {
      id: `service-${id}-duration`,
      aspect: "duration",
      entity,
      questions: [`how long does ${spoken} take`, `how long is ${spoken}`, `how many minutes is ${spoken}`],
      answer: `${capital(spoken)} takes about ${lengthSaid(minutes, "en")}.`,
    },
    {
      id: `service-${id}-offered`,
      aspect: "offered",
      entity,
      questions: [
        `do you do ${spoken}`,
        `do you offer ${spoken}`,
        `can i get ${spoken}`,
        `do you have ${spoken}`,
      ],
      answer: `Yes, we do. ${about ?? price ?? ""}`.trim(),
      next: "book",
    },
  ];
  if (price)
    facts.push({
      id: `service-${id}-price`,
      aspect: "price",
      entity,
      questions: [`how much is ${spoken}`, `what does ${spoken} cost`, `what is the price of ${spoken}`],
      answer: price,
      next: "book",
    });
  if (about)
    facts.push({
      id: `service-${id}-about`,
      aspect: "about",
      entity,
      questions: [`what is ${spoken}`, `what happens at ${spoken}`, `what do you do at ${spoken}`],
      answer: about,
    });
  if (spokenEs) {
    const spanish: Record<string, { questionsEs: string[]; es?: string }> = {
      duration: {
        questionsEs: [`cuánto dura ${spokenEs}`, `cuánto tarda ${spokenEs}`],
        es: `${capital(spokenEs)} dura ${minutes < 120 ? "unos" : "unas"} ${lengthSaid(minutes, "es")}.`,
      },
      offered: {
        questionsEs: [`hacen ${spokenEs}`, `ofrecen ${spokenEs}`, `tienen ${spokenEs}`],
        es: `Sí, lo hacemos. ${aboutEs ?? priceEs ?? ""}`.trim(),
      },
      price: {
        questionsEs: [
          `cuánto cuesta ${spokenEs}`,
          `qué precio tiene ${spokenEs}`,
          `cuánto cobran por ${spokenEs}`,
        ],
        es: priceEs,
      },
      about: { questionsEs: [`qué es ${spokenEs}`, `en qué consiste ${spokenEs}`], es: aboutEs },
    };
    return facts.map((fact) => {
      const { questionsEs, es } = spanish[fact.aspect] ?? {};
      return questionsEs && es ? { ...fact, questionsEs, es } : fact;
    });
  }
  return facts;
}

function notDone({ what, whatEs, heard, instead, insteadEs }: NotOffered): Fact {
  const id = `not-${what.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return {
    id,
    aspect: "offered",
    entity: [what.toLowerCase(), ...plainWords(heard)].join(" / "),
    questions: [`do you do ${what}`, `do you offer ${what}`, `how much is ${what}`],
    answer: `We don't do ${what}, I'm afraid.${instead ? ` ${instead}` : ""}`,
    ...(whatEs && {
      questionsEs: [`hacen ${whatEs}`, `cuánto cuesta ${whatEs}`],
      es: `No hacemos ${whatEs}.${insteadEs ? ` ${insteadEs}` : ""}`,
    }),
  };
}
