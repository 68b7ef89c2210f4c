import type { HeardService } from "./heard.ts";

/** How callers name the services of this kit; by the service's name. */
export const lawHeard: Readonly<Record<string, HeardService>> = {
  "Family law consultation": {
    spokenEs: "una consulta de derecho familiar",
    heardEs: ["divorcio", "custodia", "manutenci.n"],
    heard: ["divorce", "custody", "child support", "family", "prenup"],
    sympathy: "I'm sorry, that is a hard time.",
  },
  "Injury consultation": {
    spokenEs: "una consulta por lesiones",
    heardEs: ["accidente", "lesi.n", "lesiones", "choque"],
    heard: ["accident", "injury", "injured", "car crash", "slip and fall"],
    sympathy: "I'm sorry to hear that. I hope you are all right.",
  },
  "Wills and estates consultation": {
    spokenEs: "una consulta sobre testamentos",
    heardEs: ["testamento", "herencia", "sucesi.n"],
    heard: ["will", "estate", "probate", "trust"],
  },
  "Employment consultation": {
    spokenEs: "una consulta laboral",
    heardEs: ["despid\\S+", "salario", "acoso", "mi jefe"],
    heard: ["fired", "wages", "harassment", "my boss"],
  },
  Consultation: {
    spokenEs: "una consulta",
    heardEs: ["consulta", "abogad.", "contrato", "demand\\S+"],
    heard: ["talk to a lawyer", "see a lawyer", "contract", "sued"],
  },
};
