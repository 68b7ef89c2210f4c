/** Languages that the desk does not speak: how they are known, and what is said in them. */
export const otherLanguages: readonly { heard: readonly string[]; words: string }[] = [
  {
    heard: [
      "bonjour",
      "je (voudrais|veux|suis|ne|peux)",
      "rendez-vous",
      "s'il vous pla.t",
      "parlez[- ]vous",
      "merci",
    ],
    words: "Désolé, je parle seulement anglais et espagnol. Un collègue peut vous rappeler.",
  },
  {
    heard: [
      "guten (tag|morgen|abend)",
      "ich (m.chte|brauche|bin|h.tte|will)",
      "termin",
      "sprechen sie",
      "danke",
    ],
    words: "Leider spreche ich nur Englisch und Spanisch. Ein Kollege kann zurückrufen.",
  },
  {
    heard: [
      "ol.",
      "bom dia",
      "boa tarde",
      "voc.s?",
      "gostaria",
      "eu (quero|preciso)",
      "obrigad[oa]",
      "marcar uma consulta",
    ],
    words: "Desculpe, só falo inglês e espanhol. Um colega pode ligar de volta.",
  },
];
export const CHINESE = "抱歉，我只会说英语和西班牙语。我们的同事可以给您回电话。";
