import { common, insured, officeHours } from "./common.ts";
import type { Kit } from "./kit.ts";

export const medicalKit: Kit = {
  id: "medical",
  kind: "medical",
  label: "Medical office",
  what: "a medical office",
  whatEs: "un consultorio médico",
  greeting:
    "{business}, good {part}. This is the automated assistant. If this is an emergency, hang up and call 911. How can I help?",
  greetingEs:
    "{business}, {part}, le atiende el asistente automático. Si es una emergencia, cuelgue y llame al 911. ¿En qué puedo ayudarle?",
  hours: officeHours,
  services: [
    { name: "Doctor's visit", minutes: 20 },
    { name: "Follow-up visit", minutes: 15 },
    { name: "Physical", minutes: 45 },
    { name: "Vaccine", minutes: 15 },
    { name: "Blood test", minutes: 15 },
    { name: "New patient visit", minutes: 45 },
  ],
  asked: [
    common.where,
    common.parking,
    insured.insurance,
    insured.uninsured,
    {
      ...common.newcomers,
      label: "Do you take new patients?",
      suggestion: "Yes, we are taking new patients.",
    },
    insured.bring,
    {
      id: "refills",
      aspect: "refill",
      label: "How long do refills take?",
      suggestion: "Refills take up to two working days. I'll note it for the nurse.",
      questions: ["i need a refill", "can you refill my prescription", "how long do refills take"],
    },
    {
      id: "results",
      aspect: "results",
      label: "How do patients hear about test results?",
      suggestion: "The nurse calls you about results. I can't see them from here.",
      questions: ["are my results back", "when do i get my test results", "can i get my lab results"],
    },
    {
      id: "video",
      aspect: "remote",
      label: "Are there visits by video?",
      suggestion: "Yes, follow-ups can be by video. Say so when you book.",
      questions: ["do you do video visits", "do you offer telehealth", "can i do it by phone"],
    },
    common.payment,
    common.cancel,
    common.walkIn,
    insured.children,
    common.who,
    insured.ill,
    common.access,
    common.languages,
  ],
  askService: "What is the visit for: something new, a follow-up, a physical, or a vaccine?",
  askServiceEs: "¿Para qué es la visita: algo nuevo, un control, un examen físico o una vacuna?",
  frontDesk: "the front desk",
  frontDeskEs: "la recepción",
  neverAdvise: "medical",
};
