import { lookup } from "./text.ts";
import type { Foreign } from "./languages.ts";

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

const SPANISH_DIGITS: Record<string, string> = lookup({
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
});

/** Spanish and Chinese digit words as digits, for telephone numbers. */
export const foreignDigits = (text: string): string =>
  text
    .replace(/\p{L}+/gu, (w) => SPANISH_DIGITS[w] ?? w)
    .replace(
      /[零〇一二三四五六七八九]/gu,
      (c) => ` ${"零一二三四五六七八九".indexOf(c === "〇" ? "零" : c)} `,
    );
