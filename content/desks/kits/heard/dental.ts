import type { HeardService } from "./heard.ts";

/** How callers name the services of this kit; by the service's name. */
export const dentalHeard: Readonly<Record<string, HeardService>> = {
  Cleaning: {
    spokenEs: "una limpieza",
    heardEs: ["limpieza", "limpiar los dientes"],
    heard: ["teeth cleaned", "hygienist", "clean"],
  },
  "Check-up": {
    spokenEs: "una revisión",
    heardEs: ["revisi.n", "chequeo"],
    heard: ["exam", "checkup", "check up", "look at my teeth"],
  },
  "New patient visit": {
    spokenEs: "una primera visita",
    heardEs: ["primera (visita|vez|cita)", "paciente nuev."],
    heard: ["new patient", "first visit", "first appointment"],
  },
  "Toothache visit": {
    spokenEs: "una visita por dolor de muela",
    heardEs: ["dolor de (muela|diente)s?", "me duele (una|la|un|el) (muela|diente)"],
    heard: ["toothache", "tooth hurts", "tooth pain", "in pain", "sore tooth"],
    soon: true,
    sympathy: "I'm sorry, that sounds sore.",
  },
  Filling: {
    spokenEs: "una resina",
    heardEs: ["resina", "empaste", "caries"],
    heard: ["cavity", "broken tooth", "chipped", "filling fell out"],
    soon: true,
    sympathy: "Let's get that seen to.",
  },
  Whitening: {
    spokenEs: "un blanqueamiento",
    heardEs: ["blanque\\S+"],
    heard: ["whiten", "bleaching"],
  },
};
