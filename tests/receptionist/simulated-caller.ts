import type { Caller } from "./callers.ts";

/** What a reply asks for, by its words alone: a caller sees no state. */
export type Asks =
  | "service"
  | "day"
  | "offer"
  | "how"
  | "name"
  | "phone"
  | "against"
  | "confirm"
  | "which"
  | "when"
  | "note"
  | "yes-no"
  | "else"
  | "nothing";

const QUESTIONS: readonly (readonly [Asks, RegExp])[] = [
  [
    "confirm",
    /Is that right\?|Shall I (?:book it|pass it on|cancel it)|¿Está bien\?|¿La reservo así|¿Lo paso así/,
  ],
  [
    "yes-no",
    /Shall I have|Shall someone|Would you like (?:a time|.* to call)|Shall I note|¿Pido que|Would you like a call/,
  ],
  [
    "offer",
    /Which suits you\?|Which would you like\?|Which would be better\?|Does that suit you\?|Would that work\?|¿Cuál le conviene\?|¿Cuál prefiere\?|¿Qué le viene mejor\?|¿Le conviene\?|¿Le sirve\?/,
  ],
  [
    "phone",
    /phone number|reach you at\?|number with the area code|What comes after that\?|número de teléfono|A qué número|código de área|¿Qué sigue\?/i,
  ],
  ["against", /on the other side\?|on the other side, please|otra parte/],
  ["how", /Would you like that .*\bor by (?:video|phone)\?|Would you like that in person or|La prefiere/],
  ["name", /name|¿A nombre de quién|su nombre|se llama|Para quién/i],
  ["which", /Which day and time is that|When is it for|Para qué día y hora es esa/],
  ["when", /good time to call|best to reach you|A qué hora le pueden llamar/],
  [
    "day",
    /What day would suit|Which day (?:works|would)|Any day you like|Which day would you like instead|When would suit you better|Qué día/,
  ],
  [
    "service",
    /What should I book it for|What is the visit for|What is it about: |Shall I book you|¿Le reservo una llamada|De qué se trata: |Para qué (?:la|quiere|es)/,
  ],
  [
    "note",
    /pass on\?|message say\?|what is it about\?|What happened|tell the manager|about how late|What should the call be about|Which test|In a few words|mensaje quiere|Qué les digo|de qué se trata/i,
  ],
  [
    "else",
    /anything else|Anything else|What else|¿Algo más|en algo más|otra cosa|How can I help|What can I do for you|En qué le puedo/,
  ],
];

export const asks = (said: string): Asks => {
  const last = said.split(/(?<=[.!])\s+/).at(-1) ?? said;
  return QUESTIONS.find(([, pattern]) => pattern.test(last))?.[0] ?? "nothing";
};

const manners: Record<Caller["manner"], (words: string) => string> = {
  plain: (words) => words,
  polite: (words) => `${words}, please`,
  rambling: (words) => `um so yeah ${words} if that's okay`,
  recognised: (words) => words.toLowerCase().replace(/[.,?!]/g, ""),
};

const OPENING: Record<Caller["goal"], (c: Caller) => string> = {
  book: ({ service, twist, day, name, phone }) =>
    twist === "gives-all"
      ? `I'd like to book ${service[0]} on ${day[0]}, my name is ${name} and my number is ${phone[1]}`
      : twist === "corrects-day"
        ? `I'd like to book ${service[0]} on Thursday, no wait, ${day[0]}`
        : `I'd like to book ${service[0]}`,
  "book-other": ({ service }) => `I need to make an appointment for my wife for ${service[0]}`,
  "book-two": ({ service }) => `I'd like to book ${service[0]} for me and my son`,
  "move-own": ({ service }) => `I'd like to book ${service[0]}`,
  "cancel-own": ({ service }) => `I'd like to book ${service[0]}`,
  "move-existing": () => "I need to move my appointment on Thursday to another day",
  "cancel-existing": () => "I need to cancel my appointment on Wednesday",
  keep: () => "I need to cancel my appointment for tomorrow",
  late: () => "I'm running about fifteen minutes late for my appointment today",
  message: () => "I'd like to leave a message",
  callback: () => "can somebody call me back about my question",
  complaint: () => "I'm really unhappy, I waited an hour last time and nobody even said sorry",
  billing: () => "there's a mistake on my bill, I was charged twice",
  person: () => "can I talk to a real person",
  emergency: () => "my husband has chest pain and he can't breathe",
  poisoning: () => "my toddler just swallowed a bunch of my iron pills",
  crisis: () => "I don't want to live anymore",
  "spanish-book": () => "hola, quisiera hacer una cita",
  "spanish-message": () => "buenas tardes, quiero dejar un mensaje para el doctor",
};

/** After an alarm callers say all kinds of things; none of them may be booked or small-talked. */
const AFTER_ALARM = [
  "can't I just get an appointment",
  "how much would a visit cost",
  "I don't know what to do",
  "are you still there",
  "ok what time do you open",
  "I'm scared",
];

/** One call's caller: says what comes next for what was asked. */
export class SimulatedCaller {
  readonly caller: Caller;
  turns = 0;
  readonly #done = new Set<string>();
  #bookings = 0;
  #pieces: string[] = [];

  constructor(caller: Caller) {
    this.caller = caller;
  }

  /** Once for each key. */
  #first(key: string): boolean {
    if (this.#done.has(key)) return false;
    this.#done.add(key);
    return true;
  }

  /** What is said to `said`; undefined hangs up. */
  answer(said: string): { words: string; question?: RegExp } | undefined {
    this.turns++;
    if (this.turns > 24) return undefined;
    const { caller } = this;
    if (this.#first("open")) return { words: manners[caller.manner](OPENING[caller.goal](caller)) };
    if (caller.goal === "emergency" || caller.goal === "poisoning" || caller.goal === "crisis")
      return this.turns <= 7
        ? { words: AFTER_ALARM[(this.turns + caller.name.length) % AFTER_ALARM.length]! }
        : undefined;
    if (/booked|reservada|Listo:/.test(said)) this.#bookings++;
    const asked = asks(said);
    const { twist } = caller;
    if (this.turns >= 3 && asked !== "confirm" && asked !== "else") {
      if (twist === "asks-again" && this.#first("again")) return { words: "sorry, what was that" };
      if (twist === "holds" && this.#first("hold")) return { words: "hold on a second please" };
      if (twist === "silent" && this.#first("silent")) return { words: "" };
      if (twist === "question" && this.#first("question"))
        return { words: caller.question[0], question: caller.question[1] };
    }
    if (asked === "nothing") return { words: this.#spanish ? "¿me oye?" : "okay go on" };
    return this.#answers(asked, said);
  }

  get #spanish(): boolean {
    return this.caller.goal.startsWith("spanish");
  }

  #answers(asked: Asks, said: string): { words: string; question?: RegExp } {
    const { caller } = this;
    const { twist, day, goal } = caller;
    const second = this.#bookings > 0 || /the other one|comes along|other name|otra persona/.test(said);
    switch (asked) {
      case "service":
        return { words: this.#spanish ? SPANISH_SERVICE[caller.desk] : caller.service[0] };
      case "day":
        if (goal === "move-existing") return { words: "Friday morning would be better" };
        return { words: this.#spanish ? "el martes por la mañana" : day[0] };
      case "how":
        return { words: this.#spanish ? "por teléfono" : "by phone" };
      case "offer":
        if (twist === "declines" && this.#first("declines"))
          return { words: "no, neither of those works for me" };
        if (this.#spanish) return { words: "la primera, por favor" };
        return { words: this.turns % 2 ? "the first one" : "the second one works" };
      case "name":
        if (goal === "book-two" && second) return { words: "Leo Turner" };
        if (goal === "book-other") return { words: "Laura Sanders" };
        if (twist === "spells")
          return {
            words: `${caller.name.split(" ")[0]} ${[...caller.name.split(" ")[1]!.replace(/[^\p{L}]/gu, "")].join(" ")}`,
          };
        return { words: this.#spanish ? `me llamo ${caller.name}` : caller.name };
      case "phone":
        if (twist === "pieces") {
          if (this.#pieces.length === 0)
            this.#pieces = [caller.phone[1].slice(0, 3), caller.phone[1].slice(3)];
          return { words: [...(this.#pieces.shift() ?? "")].join(" ") };
        }
        if (twist === "wrong-number" && this.#first("typo")) return { words: "415 555 0199" };
        return { words: caller.phone[0] };
      case "against":
        return { words: this.#spanish ? "se llama Dana Rowe" : "Dana Rowe" };
      case "confirm":
        return this.#confirm(said);
      case "which":
        return { words: "Wednesday at ten" };
      case "when":
        return { words: this.#spanish ? "por la tarde" : "after four" };
      case "note":
        return {
          words: this.#spanish
            ? "que necesito mis papeles para el seguro"
            : "please tell them the form from my insurance is ready",
        };
      case "yes-no":
        return { words: "yes please" };
      default:
        return this.#afterwards();
    }
  }

  #confirm(said: string): { words: string; question?: RegExp } {
    const { twist, phone, goal, question } = this.caller;
    if (twist === "wrong-number" && this.#first("fix")) return { words: `no, the number is ${phone[0]}` };
    if (goal === "keep" && !/keep/.test(said)) return { words: "actually no, keep it, don't cancel it" };
    if (twist === "aside-at-yes" && this.#first("aside"))
      return { words: `yes, and ${question[0]}?`, question: question[1] };
    return { words: this.#spanish ? "sí, correcto" : "yes that's right" };
  }

  #afterwards(): { words: string } {
    const { goal } = this.caller;
    if (goal === "move-own" && this.#bookings === 1 && this.#first("move"))
      return { words: "actually can we move it to the next day" };
    if (goal === "cancel-own" && this.#bookings === 1 && this.#first("cancel"))
      return { words: "you know what, please cancel that appointment" };
    if (this.#first("thanks") && !this.#spanish) return { words: "do you open on saturdays" };
    return { words: this.#spanish ? "no, es todo, gracias, adiós" : "no that's all, thanks, bye" };
  }
}

const SPANISH_SERVICE: Record<Caller["desk"], string> = {
  dental: "una limpieza",
  medical: "un chequeo",
  law: "un divorcio",
  ringwell: "una llamada",
};
