import type { Words } from "../flow.ts";

/** What each thing is asked for, by what is asked: said to 'why do you need that?'. */
export const whyAsked = {
  name: {
    en: ["The name is so that they know who it's for."],
    es: ["El nombre es para que sepan de quién es."],
  },
  phone: {
    en: ["The number is only so that someone can reach you about this."],
    es: ["El número es solo para que puedan comunicarse con usted por esto."],
  },
  day: {
    en: ["The day is so that I can look for a free time."],
    es: ["El día es para que busque una hora libre."],
  },
  service: {
    en: ["It's so that I set aside enough time, with the right person."],
    es: ["Es para apartar el tiempo que hace falta, con quien corresponde."],
  },
  which: {
    en: ["It's so that they find the right appointment."],
    es: ["Es para que encuentren la cita correcta."],
  },
  note: {
    en: ["It's so that the right person can look into it."],
    es: ["Es para que lo vea la persona indicada."],
  },
  when: {
    en: ["It's so that they don't call when you can't talk."],
    es: ["Es para que no le llamen cuando no pueda hablar."],
  },
  how: {
    en: ["It's so that everybody knows where to be."],
    es: ["Es para que todos sepan dónde estar."],
  },
  against: {
    en: ["A law office may not act against somebody it already works for, so that is checked first."],
    es: ["El despacho no puede actuar contra alguien a quien ya representa; por eso se comprueba antes."],
  },
  place: {
    en: ["It's so that they know where to come."],
    es: ["Es para que sepan adónde ir."],
  },
  confirm: {
    en: ["I read it back so that nothing is wrong before it's passed on."],
    es: ["Se lo repito para que nada esté mal antes de pasarlo."],
  },
} as const satisfies Record<string, Words>;
