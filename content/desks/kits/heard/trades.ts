import type { HeardService } from "./heard.ts";

/** How callers name the services of this kit; by the service's name. */
export const tradesHeard: Readonly<Record<string, HeardService>> = {
  "Estimate visit": {
    spokenEs: "una visita para el presupuesto",
    heardEs: ["presupuesto", "cotizaci.n", "estimado"],
    heard: [
      "estimate",
      "quote",
      "(estimate|quote|bid|ballpark|price)( (for|on|to|of))( \\S+){0,9}",
      "come and look",
      "come take a look",
      "have a look",
    ],
  },
  "Repair visit": {
    spokenEs: "una reparación",
    heardEs: [
      "reparaci.n",
      "reparar",
      "arregl\\S+",
      "descompuest.",
      "no funciona",
      "gotea",
      "fuga",
      "tapad.",
    ],
    heard: [
      "repair",
      "fix",
      "broken",
      "not working",
      "leak",
      "leaking",
      "clogged",
      "no heat",
      "(putting|blowing|giving|making|getting|throwing)( \\S+){0,2} (heat|hot air|hot water|cold air)",
      "(not|isn't|aren't|won't|doesn't|don't)( \\S+){0,3} (heat|heating|cool|cooling|drain|draining|flush|flushing|turn on|light)",
    ],
    soon: true,
    sympathy: "I'm sorry, let's get that fixed.",
  },
  Installation: {
    spokenEs: "una instalación",
    heardEs: ["instal\\S+", "reemplaz\\S+"],
    heard: ["install", "put in", "replace", "new unit"],
  },
  "Yearly service": {
    spokenEs: "el servicio anual",
    heardEs: ["mantenimiento", "servicio anual", "inspecci.n"],
    heard: ["maintenance", "tune up", "annual service", "inspection"],
  },
};
