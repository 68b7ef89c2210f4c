import type { Words } from "../flow.ts";

/** What was put right of a read-back, and whether it is right now. */
export const putRight = {
  whatChange: {
    en: ["What should I change: {parts}?", "Tell me which part is wrong: {parts}?"],
    es: ["¿Qué cambio: {parts}?", "Dígame qué parte está mal: ¿{parts}?"],
  },
  /** Behind what speaks against a visit that was read back. */
  allTheSame: { en: ["Shall I book it all the same?"], es: ["¿La reservo de todas formas?"] },
  nowName: { en: ["Now the name is {name}."], es: ["Ahora el nombre es {name}."] },
  whichName: { en: ["Of course. What is that name?"], es: ["Claro. ¿Cuál es ese nombre?"] },
  spelledSo: { en: ["I have {name}, spelled {letters}."], es: ["Tengo {name}, escrito {letters}."] },
  howSpelled: { en: ["How is {name} spelled?"], es: ["¿Cómo se escribe {name}?"] },
  nowPhone: { en: ["Now the number is {phone}."], es: ["Ahora el número es {phone}."] },
  wished: { en: ["{note}, got it."], es: ["{note}, entendido."] },
  otherStays: { en: ["The other one stays as it is."], es: ["La otra queda como está."] },
  swapped: { en: ["{To}, I've put that right."], es: ["{To}, ya lo corregí."] },
  onOurClock: {
    en: ["{Theirs} for you is {ours} here: we're on {zone}."],
    es: ["Su hora, {theirs}, es {ours} aquí: usamos la {zone}."],
  },
  ourClock: { en: ["All our times are {zone}."], es: ["Todas nuestras horas son en {zone}."] },
  soHeld: { en: ["{How} is fine."], es: ["{How} está bien."] },
  isHeld: { en: ["It's {how}."], es: ["Es {how}."] },
  notSoHeld: { en: ["That one can't be {how}, I'm afraid."], es: ["Esa no puede ser {how}, lo siento."] },
  wishedSo: {
    en: ["I'll put it down {usual}, and note that you would rather have it {how}."],
    es: ["La pongo {usual}, y anoto que la prefiere {how}."],
  },
  nowNamed: { en: ["Now {name}."], es: ["Ahora {name}."] },
  putDown: { en: ["I'll put it down as {service}."], es: ["Lo pongo como {service}."] },
  addedText: {
    en: ["I've added, in your words: “{note}”."],
    es: ["Agregué, en sus palabras: «{note}»."],
  },
  inYourWords: {
    en: [
      "I'm sorry, I keep getting that wrong. I've written it down in your own words, and {desk} would call you to put it right. Shall I pass it on?",
      "I've added that as you said it, and {desk} would call you about all of it. Shall I pass it on?",
    ],
    es: [
      "Perdón, no logro entenderlo bien. Lo anoté con sus palabras, y {desk} le llamaría para arreglarlo. ¿Lo paso así?",
      "Lo agregué como lo dijo, y {desk} le llamaría por todo eso. ¿Lo paso así?",
    ],
  },
  writtenDown: {
    en: [
      "I'm sorry, I keep getting that wrong. I've written it down in your own words, for {desk} to call you.",
    ],
    es: ["Perdón, no logro entenderlo bien. Lo anoté con sus palabras, para que {desk} le llame."],
  },
  shallI: { en: ["Shall I do that?"], es: ["¿Lo hago?"] },
  bookAsRead: { en: ["Shall I book it just as I read it?"], es: ["¿La reservo tal como la leí?"] },
  passAsRead: { en: ["Shall I pass it on just as I read it?"], es: ["¿Lo paso tal como lo leí?"] },
  passOn: {
    en: ["Shall I pass it on now?", "The rest stands. Shall I pass it on?"],
    es: ["¿Lo paso así?", "Lo demás queda igual. ¿Lo paso así?"],
  },
  bookIt: {
    en: ["Shall I book it now?", "The rest stands. Shall I book it?"],
    es: ["¿La reservo así?", "Lo demás queda igual. ¿La reservo así?"],
  },
} as const satisfies Record<string, Words>;
