import type { Desk, DeskCore, Fact, Service } from "../../../content/desks/desk.ts";
import type { Kit } from "../../../content/desks/kits/kit.ts";
import { houseMatters } from "../../../content/understanding/house-words.ts";
import { askedEs } from "../../../content/desks/kits/heard/asked-es.ts";
import { heardServices } from "../../../content/desks/kits/heard/heard.ts";
import { urgentOfKits } from "../../../content/desks/kits/heard/urgent.ts";
import { kits } from "../../../content/desks/kits/kits.ts";
import type { OwnDesk } from "../../../contracts/voice-own-desk.ts";
import { OWN_DESK } from "../../../contracts/voice-desks.ts";
import { capital } from "../../../content/capital.ts";
import { spokenHours } from "../knowledge/spoken-hours.ts";
import { NOT_TOLD, NOT_TOLD_ES, ofKinds, unpriced } from "./asked-of-team.ts";
import { listOf } from "./list-of-services.ts";
import { heardByName } from "./heard-by-name.ts";
import { computedFacts } from "../knowledge/computed-facts.ts";

/** The desk of the demo that a visitor's description makes. What was neither given nor confirmed is not answered. */
export function deskFromOwn(own: OwnDesk): Desk {
  const kit = kits[own.kit];
  const core = coreOf(own, kit);
  const told = new Map(own.answers.map(({ id, text }) => [id, text]));
  const facts = kit.asked.map((question): Fact => {
    const { id, aspect, questions } = question;
    const text = told.get(id);
    const spanish = askedEs[id];
    const entity = [question.entity, question.entity && spanish?.entity].filter(Boolean).join(" / ");
    return {
      id,
      aspect,
      ...(entity && { entity }),
      questions,
      ...(spanish && { questionsEs: spanish.questions }),
      answer: text === undefined ? NOT_TOLD : sentence(text),
      es: text === undefined ? NOT_TOLD_ES : `Lo tengo escrito en inglés: «${sentence(text)}»`,
      ...(text === undefined && { next: "message" }),
    };
  });
  const services = kit.joins ? [...core.services, ...joined(core.services)] : core.services;
  return {
    ...core,
    services,
    facts: [
      ...facts,
      listOf(core.services),
      ...unpriced(core.services),
      ...ofKinds(core.services),
      ...computedFacts(core),
    ],
  };
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** `{business}` is filled in once: a name with braces could not come this far, and is never filled in itself. */
const named = (template: string, business: string): string =>
  template.replaceAll("{business}", () => business);

function coreOf(own: OwnDesk, kit: Kit): DeskCore {
  const { business } = own;
  const greeting = named(kit.greeting, business);
  return {
    id: OWN_DESK,
    kind: kit.kind,
    name: business,
    label: "Yours",
    what: kit.what,
    whatEs: kit.whatEs,
    timeZone: own.timeZone,
    greeting,
    greetingEs: named(kit.greetingEs, business),
    resting: greeting,
    chips: chipsOf(own),
    hours: own.hours,
    closedOn: [],
    stepMinutes: 15,
    horizonDays: 60,
    services: own.services.map((service, i, all) =>
      serviceOf(
        service,
        i,
        kit,
        all.map(({ name }) => name),
      ),
    ),
    askService: kit.askService,
    askServiceEs: kit.askServiceEs,
    staff: [],
    frontDesk: kit.frontDesk,
    frontDeskEs: kit.frontDeskEs,
    notOffered: [],
    neverAdvise: kit.neverAdvise,
    ...(kit.comes && { comes: true, matters: houseMatters }),
    ...(urgentOfKits[kit.id].helps && { helps: urgentOfKits[kit.id].helps }),
    ...(own.urgentPhone !== "" && { urgent: urgentOf(own.urgentPhone, kit) }),
  };
}

/** Only what it can answer is proposed. */
const chipsOf = ({ services: [first] }: OwnDesk): string[] => [
  first ? `I'd like to book ${spokenName(lowered(first.name))}`.slice(0, 58) : "I'd like an appointment",
  "Are you open on Saturday?",
  ...(first?.price != null ? [`How much is ${spokenName(lowered(first.name))}?`.slice(0, 58)] : []),
  "I'd like to leave a message",
];

/** 'Check-up' is heard as 'check-up' and 'check up'; a kit's service brings the names that its callers use. */
function serviceOf(
  { name, minutes, price, from }: OwnDesk["services"][number],
  i: number,
  kit: Kit,
  names: readonly string[],
): Service {
  const words = name.toLowerCase();
  const known = Object.entries(heardServices[kit.id]).find(([each]) => each.toLowerCase() === words)?.[1];
  const plain = words
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const spoken = spokenName(lowered(name));
  const byName = known
    ? undefined
    : heardByName(
        words,
        names.map((each) => each.toLowerCase()),
      );
  const spokenEs = known?.spokenEs ?? byName?.spokenEs ?? `«${name}»`;
  const heardEs = known?.heardEs ?? byName?.heardEs;
  const dollars = price?.toLocaleString("en-US");
  return {
    id: names.slice(0, i).some((each) => idOf(each) === idOf(name)) ? `${idOf(name)}-${i + 1}` : idOf(name),
    name,
    spoken,
    minutes,
    ...(price !== null && {
      price: `${capital(spoken)} ${from && price > 0 ? "starts at" : "is"} ${price === 0 ? "free" : `${dollars} dollars`}.`,
      priceEs: `${capital(spokenEs)} ${price === 0 ? "no cuesta nada" : `cuesta ${from ? "desde " : ""}${dollars} dólares`}.`,
    }),
    heard: [
      ...new Set([
        escapePattern(words),
        escapePattern(plain),
        ...(known?.heard ?? []),
        ...(known?.kinds ?? []),
        ...(byName?.heard ?? []),
      ]),
    ].filter((each) => each !== ""),
    spokenEs,
    ...(heardEs && { heardEs }),
    ...(known?.kinds && { kinds: known.kinds }),
    ...(known?.soon && { soon: true }),
    ...(known?.sympathy && { sympathy: known.sympathy }),
  };
}

/** Any two of them as one visit: as long as both, and known by their own names only. */
const joined = (services: readonly Service[]): Service[] =>
  services.flatMap((first, at) =>
    services.slice(at + 1).flatMap((second): Service[] => {
      const id = `${first.id}+${second.id}`;
      if (id.length > 40) return [];
      return [
        {
          id,
          name: `${first.name} and ${second.name.toLowerCase()}`,
          spoken: `${first.spoken} and ${second.spoken}`,
          ...(first.spokenEs && second.spokenEs && { spokenEs: `${first.spokenEs} y ${second.spokenEs}` }),
          minutes: first.minutes + second.minutes,
          heard: [],
          parts: [first.id, second.id],
        },
      ];
    }),
  );

/** 'repair-visit', as the demo's own are called: read by who gets the paper of a visit that was not booked. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 32)
    .replace(/^-|-$/g, "") || "service";
/** 'EV charger installation' in a sentence. */
const lowered = (name: string): string =>
  name.replace(/[\p{L}\p{M}'’]+/gu, (word) => (/^\p{Lu}{2,4}$/u.test(word) ? word : word.toLowerCase()));
/** 'a cleaning', 'an oil change', 'highlights', 'drain cleaning'. */
const spokenName = (words: string): string =>
  /^(a|an|the|your|our) /.test(words) ||
  /[^s]s$|^\S+ .*(?:cleaning|repair|service|maintenance|detailing|painting|removal|delivery)$/.test(words)
    ? words
    : `${/^(?:[aeiou]|[AEFHILMNORSX][A-Z])/.test(words) ? "an" : "a"} ${words}`;

/** A service's words are read as words, whatever they look like. */
const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function urgentOf(phone: string, kit: Kit): NonNullable<DeskCore["urgent"]> {
  const digits = (phone.match(/\d/g) ?? []).join(" ");
  return {
    line: phone,
    ...(kit.comes
      ? {
          words: `That should not wait. For somebody right now, call ${digits}. If anyone is in danger, call 911.`,
          wordsEs: `Eso no debe esperar. Para que vayan ahora mismo, llame al ${digits}. Si hay peligro, llame al 911.`,
        }
      : {
          words: `That should not wait. Please call ${digits} now. In danger, call 911.`,
          wordsEs: `Eso no debe esperar. Llame ahora al ${digits}. En peligro, llame al 911.`,
        }),
    heard: urgentOfKits[kit.id].heard,
    later: `At any hour, call ${digits}. If anyone is in danger, call 911.`,
    laterEs: `A cualquier hora, llame al ${digits}. Si hay peligro, llame al 911.`,
  };
}

/** The desk as variables of the hosted provider's assistant, which fills them into words of its own. */
export const variablesOf = (own: OwnDesk, desk: DeskCore): Record<string, string> => ({
  kind: desk.what,
  hours: spokenHours(own.hours, "en"),
  services: own.services
    .map(({ name, minutes, price, from }) => {
      const told = price === null ? "price not told" : `${from ? "from " : ""}${price} dollars`;
      return `${name}: ${minutes} minutes, ${told}`;
    })
    .join("; "),
  answers: own.answers
    .flatMap(({ id, text }) => {
      const label = kits[own.kit].asked.find((question) => question.id === id)?.label;
      return label === undefined ? [] : [`${label} ${sentence(text)}`];
    })
    .join(" "),
});
