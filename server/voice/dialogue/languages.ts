import type { DialogueLanguage } from "../../../contracts/voice.ts";
import { has } from "./text.ts";

type Foreign = Exclude<DialogueLanguage, "en">;

/** Words that are common in one language and rare in English; the strong ones decide alone. */
const MARKERS: Record<Exclude<Foreign, "zh">, { strong: string[]; weak: string[] }> = {
  es: {
    strong: [
      "hola",
      "buenos d.as",
      "buenas (tardes|noches)",
      "habla(n)? espa.ol",
      "espa.ol",
      "me llamo",
      "necesito",
      "quisiera",
      "quiero",
      "por favor",
      "gracias",
      "me duele",
      "cu.nto cuesta",
      "una cita",
      "no hablo ingl.s",
      "d.nde est.n?",
      "ayuda",
      "tienen",
    ],
    weak: [
      "una",
      "para",
      "que",
      "con",
      "muela",
      "cita",
      "el",
      "la",
      "los",
      "mi",
      "est.",
      "estoy",
      "tengo",
      "puedo",
      "dolor",
      "dientes",
      "abogado",
      "ma.ana",
      "doctor",
      "dentista",
      "lunes",
      "martes",
      "mi.rcoles",
      "jueves",
      "viernes",
      "s.bado",
      "domingo",
      "abren",
      "abierto",
      "cu.ndo",
      "d.nde",
      "hora",
      "hijo",
      "hija",
      "quer.a",
      "pedir",
      "hay",
      "semana",
      "hoy",
      "limpieza",
    ],
  },
  fr: {
    strong: [
      "bonjour",
      "bonsoir",
      "je voudrais",
      "j'aimerais",
      "je veux",
      "rendez-vous",
      "s'il vous pla.t",
      "merci beaucoup",
      "parlez-vous",
      "fran.ais",
      "j'ai mal",
      "je ne parle pas",
      "est-ce que",
      "combien .a co.te",
    ],
    weak: [
      "je",
      "vous",
      "une",
      "les",
      "des",
      "pour",
      "avec",
      "suis",
      "dent",
      "mal",
      "aux",
      "mon",
      "ma",
      "est",
      "le",
      "la",
      "un",
      ".tes",
      "ouverts?",
      "samedi",
      "lundi",
      "mardi",
      "mercredi",
      "jeudi",
      "vendredi",
      "combien",
      "quel(le)?",
      "quand",
      "o.",
      "fille",
      "fils",
      "demain",
      "prix",
      "avez",
      "pouvez",
      "nettoyage",
    ],
  },
  de: {
    strong: [
      "guten (tag|morgen|abend)",
      "ich h.tte",
      "ich m.chte",
      "ich brauche",
      "ich habe",
      "einen termin",
      "sprechen sie",
      "deutsch",
      "bitte",
      "danke sch.n",
      "wie viel kostet",
      "zahnschmerzen",
    ],
    weak: [
      "ich",
      "und",
      "der",
      "die",
      "das",
      "ein",
      "eine",
      "nicht",
      "f.r",
      "mit",
      "n.chste",
      "woche",
      "termin",
      "gerne",
      "haben",
      "wie",
      "samstag",
      "montag",
      "dienstag",
      "mittwoch",
      "donnerstag",
      "freitag",
      "morgen",
      "ge.ffnet",
      "wann",
      "wo",
      "sie",
      "kann",
      "mein(e)?",
      "sohn",
      "tochter",
      "zahn",
      "kostet",
      "entschuldigung",
    ],
  },
  pt: {
    strong: [
      "ol.",
      "oi",
      "bom dia",
      "boa (tarde|noite)",
      "gostaria",
      "preciso",
      "eu quero",
      "obrigad[oa]",
      "marcar",
      "consulta",
      "voc. fala",
      "voc.s? falam",
      "portugu.s",
      "estou com dor",
    ],
    weak: [
      "eu",
      "uma",
      "um",
      "para",
      "com",
      "n.o",
      "dente",
      "dor",
      "minha",
      "meu",
      "de",
      "e",
      "que",
      "segunda",
      "ter.a",
      "quarta",
      "quinta",
      "sexta",
      "s.bado",
      "aberto",
      "abertos",
      "quanto",
      "custa",
      "quando",
      "onde",
      "limpeza",
      "amanh.",
      "filho",
      "filha",
      "voc.s?",
      "tem",
    ],
  },
};
const ASKED_IN_ENGLISH: readonly (readonly [Foreign, string])[] = [
  ["es", "spanish"],
  ["fr", "french"],
  ["de", "german"],
  ["pt", "portuguese"],
  ["zh", "(chinese|mandarin|cantonese)"],
];
const ENGLISH = [
  "the",
  "i'd",
  "i",
  "want",
  "is",
  "fine",
  "english",
  "please",
  "yes",
  "you",
  "to",
  "for",
  "appointment",
  "cleaning",
  "sorry",
  "need",
  "a",
  "my",
  "speak",
  "what",
  "how",
  "on",
  "can",
];

/** The language of an utterance (plain), by its script and its small words; undefined when in doubt. */
export function languageOf(text: string): DialogueLanguage | undefined {
  if (/\p{Script=Han}/u.test(text)) return "zh";
  const asked = ASKED_IN_ENGLISH.find(([, word]) =>
    has(
      text,
      `(speak|speaks|talk|in|have|know) (any )?${word}`,
      `${word}( speaking| speaker)? (please|speaker|person)`,
      `no english.*${word}`,
    ),
  );
  if (asked) return asked[0];
  if (has(text, "no english", "not speak english")) return undefined;
  let best: { language: Foreign; score: number } | undefined;
  for (const [language, { strong, weak }] of Object.entries(MARKERS) as [
    Exclude<Foreign, "zh">,
    { strong: string[]; weak: string[] },
  ][]) {
    const score = strong.filter((w) => has(text, w)).length * 2 + weak.filter((w) => has(text, w)).length;
    if (score > (best?.score ?? 0)) best = { language, score };
  }
  const english = ENGLISH.filter((w) => has(text, w)).length;
  if (best && best.score >= 2 && best.score > english) return best.language;
  return english >= 2 || (english >= 1 && text.split(" ").length <= 3) ? "en" : undefined;
}

interface Words {
  hello: string;
  askName: string;
  askPhone: string;
  again: string;
  confirm: (name: string, phone: string) => string;
  done: string;
  bye: string;
  yes: string;
  no: string;
  nameCue: RegExp;
}

/** A message is taken in the caller's language; a colleague who speaks it calls back. */
export const foreign: Record<Foreign, Words> = {
  es: {
    hello:
      "Claro. Un colega que habla español le devolverá la llamada. ¿Me dice su nombre? A colleague who speaks Spanish will call you back. What is your name?",
    askName: "¿Me dice su nombre, por favor?",
    askPhone: "Gracias. ¿Y su número de teléfono?",
    again: "Perdón, no lo entendí.",
    confirm: (name, phone) => `Anoto: ${name}, teléfono ${phone}. ¿Es correcto?`,
    done: "Gracias. Le llamaremos en español lo antes posible. Esto es una demostración: no se llamará de verdad.",
    bye: "Gracias por llamar. Hasta luego.",
    yes: "s[íi]|correcto|exacto|claro|vale|est[áa] bien|eso es|perfecto|ok",
    no: "no|incorrecto|equivocado",
    nameCue: /^(?:(?:hola|s[íi]|claro|bueno)[,. ]+)*(?:me llamo|mi nombre es|soy|a nombre de)\s+/iu,
  },
  fr: {
    hello:
      "Bien sûr. Un collègue qui parle français vous rappellera. Quel est votre nom ? A colleague who speaks French will call you back. What is your name?",
    askName: "Quel est votre nom, s'il vous plaît ?",
    askPhone: "Merci. Et votre numéro de téléphone ?",
    again: "Pardon, je n'ai pas compris.",
    confirm: (name, phone) => `Je note : ${name}, téléphone ${phone}. C'est correct ?`,
    done: "Merci. Nous vous rappellerons en français. Ceci est une démonstration : personne n'appellera vraiment.",
    bye: "Merci de votre appel. Au revoir.",
    yes: "oui|d'accord|c'est (ça|correct|bon|exact)|exact|ok|parfait",
    no: "non|pas correct|faux",
    nameCue: /^(?:(?:bonjour|oui)[,. ]+)*(?:je m'appelle|mon nom est|je suis|c'est)\s+/iu,
  },
  de: {
    hello:
      "Gerne. Ein Kollege, der Deutsch spricht, ruft Sie zurück. Wie ist Ihr Name? A colleague who speaks German will call you back. What is your name?",
    askName: "Wie ist Ihr Name, bitte?",
    askPhone: "Danke. Und Ihre Telefonnummer?",
    again: "Entschuldigung, das habe ich nicht verstanden.",
    confirm: (name, phone) => `Ich notiere: ${name}, Telefon ${phone}. Ist das richtig?`,
    done: "Danke. Wir rufen Sie auf Deutsch zurück. Dies ist eine Vorführung: Es ruft niemand wirklich an.",
    bye: "Danke für Ihren Anruf. Auf Wiederhören.",
    yes: "ja|genau|richtig|stimmt|korrekt|passt|ok",
    no: "nein|falsch|nicht richtig",
    nameCue: /^(?:(?:hallo|ja|guten tag)[,. ]+)*(?:ich hei(?:ß|ss)e|mein name ist|ich bin|hier ist)\s+/iu,
  },
  pt: {
    hello:
      "Claro. Um colega que fala português vai ligar para você. Qual é o seu nome? A colleague who speaks Portuguese will call you back. What is your name?",
    askName: "Qual é o seu nome, por favor?",
    askPhone: "Obrigado. E o seu número de telefone?",
    again: "Desculpe, não entendi.",
    confirm: (name, phone) => `Anotei: ${name}, telefone ${phone}. Está certo?`,
    done: "Obrigado. Vamos ligar para você em português. Isto é uma demonstração: ninguém ligará de verdade.",
    bye: "Obrigado por ligar. Até logo.",
    yes: "sim|certo|correto|isso|exato|est[áa] (certo|bem)|ok|perfeito",
    no: "n[ãa]o|errado|incorreto",
    nameCue: /^(?:(?:ol[áa]|sim|oi)[,. ]+)*(?:me chamo|meu nome [ée]|eu sou|sou o|sou a|sou)\s+/iu,
  },
  zh: {
    hello:
      "好的。会说中文的同事会给您回电。请问您叫什么名字？ A colleague who speaks Chinese will call you back. What is your name?",
    askName: "请问您叫什么名字？",
    askPhone: "谢谢。您的电话号码是多少？",
    again: "对不起，我没听清。",
    confirm: (name, phone) => `我记下了：${name}，电话 ${phone}。对吗？`,
    done: "谢谢。我们会用中文给您回电。这是演示，不会真的打电话。",
    bye: "谢谢来电，再见。",
    yes: "是|是的|对|对的|没错|好|好的|正确|嗯",
    no: "不|不是|不对|错|错了",
    nameCue: /^(?:你好[，, ]*)?(?:我叫|我是|我的名字(?:叫|是)?|名字(?:叫|是)?)\s*/u,
  },
};

const SPANISH_DIGITS: Record<string, string> = {
  cero: "0",
  uno: "1",
  dos: "2",
  tres: "3",
  cuatro: "4",
  cinco: "5",
  seis: "6",
  siete: "7",
  ocho: "8",
  nueve: "9",
};

/** Spanish and Chinese digit words as digits, for telephone numbers. */
export const foreignDigits = (text: string): string =>
  text
    .replace(/\p{L}+/gu, (w) => SPANISH_DIGITS[w] ?? w)
    .replace(
      /[零〇一二三四五六七八九]/gu,
      (c) => ` ${"零一二三四五六七八九".indexOf(c === "〇" ? "零" : c)} `,
    );
