/** The kits' questions as they are asked in Spanish; by the question's id. */
export const askedEs: Readonly<Record<string, { entity?: string; questions: readonly string[] }>> = {
  where: { questions: ["dónde están", "cuál es la dirección", "cómo llego", "dónde queda"] },
  parking: { questions: ["dónde puedo estacionar", "hay estacionamiento", "tienen parqueo"] },
  access: { questions: ["se puede entrar en silla de ruedas", "hay escaleras", "hay rampa", "hay elevador"] },
  payment: {
    questions: ["cómo puedo pagar", "aceptan tarjeta", "se puede pagar en efectivo", "puedo pagar a plazos"],
  },
  cancel: {
    questions: [
      "me cobran si cancelo",
      "me cobran algo por cambiarla",
      "cuál es la política de cancelación",
      "con cuánto tiempo hay que avisar",
      "qué pasa si no llego a la cita",
    ],
  },
  "walk-in": { questions: ["puedo ir sin cita", "hay que hacer cita", "atienden sin cita"] },
  languages: { questions: ["hablan español", "quién habla español ahí", "qué idiomas hablan"] },
  who: { questions: ["quién trabaja ahí", "quién me va a atender", "quién es el dueño"] },
  contact: {
    questions: ["cuál es su correo", "tienen página de internet", "puedo mandar un mensaje de texto"],
  },
  new: { questions: ["aceptan clientes nuevos", "aceptan pacientes nuevos"] },
  area: {
    entity: "zona / pueblo / condado",
    questions: ["qué zona atienden", "vienen hasta mi pueblo", "hasta dónde van"],
  },
  "call-out": {
    entity: "visita / venir / ir a la casa",
    questions: [
      "cuánto cobran por venir",
      "cobran la visita",
      "cuánto cuesta la visita",
      "cobran por ir a revisar",
    ],
  },
  estimates: {
    entity: "presupuesto / cotización / estimado",
    questions: ["el presupuesto es gratis", "cobran la cotización", "cuánto cuesta el estimado"],
  },
  emergency: { questions: ["vienen de noche", "atienden emergencias", "trabajan los fines de semana"] },
  licensed: { entity: "licencia / seguro", questions: ["tienen licencia", "están asegurados"] },
  warranty: {
    entity: "garantía",
    questions: ["dan garantía", "cuánto dura la garantía", "qué pasa si se vuelve a descomponer"],
  },
  window: { questions: ["a qué hora llegan", "avisan antes de llegar", "qué tan exacta es la hora"] },
  children: { questions: ["atienden niños", "les cortan el pelo a los niños", "puedo llevar a mi hijo"] },
  deposit: {
    entity: "depósito / anticipo",
    questions: ["hay que dejar depósito", "piden anticipo", "de cuánto es el depósito"],
  },
  gift: {
    entity: "tarjeta de regalo",
    questions: ["venden tarjetas de regalo", "tienen certificados de regalo"],
  },
  products: { entity: "productos / champú", questions: ["qué productos usan", "venden champú"] },
  redo: {
    entity: "no me gusta / arreglar",
    questions: ["qué pasa si no me gusta", "me lo arreglan si no quedo contenta", "devuelven el dinero"],
  },
};
