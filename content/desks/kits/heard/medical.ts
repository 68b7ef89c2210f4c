import type { HeardService } from "./heard.ts";

/** How callers name the services of this kit; by the service's name. */
export const medicalHeard: Readonly<Record<string, HeardService>> = {
  "Doctor's visit": {
    spokenEs: "una visita al médico",
    heardEs: ["ver al? (doctora?|m.dico)", "enferm.", "tos", "fiebre"],
    heard: ["see a doctor", "see the doctor", "sick", "cough", "fever", "rash"],
    sympathy: "I'm sorry you're not well.",
  },
  "Follow-up visit": {
    spokenEs: "una visita de control",
    heardEs: ["control", "seguimiento"],
    heard: ["follow up", "followup", "recheck"],
  },
  Physical: {
    spokenEs: "un examen físico",
    heardEs: ["examen (f.sico|anual)", "chequeo"],
    heard: ["annual exam", "wellness visit", "checkup", "check up"],
  },
  Vaccine: {
    spokenEs: "una vacuna",
    heardEs: ["vacunas?"],
    heard: ["flu shot", "shot", "booster", "vaccination"],
  },
  "Blood test": {
    spokenEs: "un análisis de sangre",
    heardEs: ["an.lisis", "examen de sangre", "laboratorio"],
    heard: ["blood work", "lab work", "labs"],
  },
  "New patient visit": {
    spokenEs: "una primera visita",
    heardEs: ["primera (visita|vez|cita)", "paciente nuev."],
    heard: ["new patient", "first visit", "first appointment"],
  },
};
