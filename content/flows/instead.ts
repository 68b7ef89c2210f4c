import { nameSlot, phoneSlot, whichSlot } from "./common.ts";
import type { Flow } from "./flow.ts";

/** Another person for an appointment that exists: it keeps its time. No act begins it, only what the caller says of both. */
export const instead: Flow = {
  id: "instead",
  on: [],
  opening: {
    en: ["I can't see that appointment from here, but I can ask {team} to put {comes} in {owners} place."],
    es: ["Desde aquí no veo esa cita, pero puedo pedir a {team} que pase a otra persona."],
  },
  slots: [whichSlot, nameSlot, phoneSlot],
  readBack: {
    en: ["I'll ask them to put {comes} in {owners} place, {which}. From {name}{reach}. Is that right?"],
    es: ["Pediré que la cita, {which}, pase a otra persona. De {name}{reach}. ¿Está bien?"],
  },
  files: { kind: "message", about: "instead" },
  done: {
    en: ["Noted. {team} would call to confirm it {opens}; until then the appointment stays as it is."],
    es: ["Anotado. {team} lo confirmaría {opens}; hasta entonces la cita sigue igual."],
  },
};
