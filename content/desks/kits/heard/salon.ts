import type { HeardService } from "./heard.ts";

/** How callers name the services of this kit; by the service's name. */
export const salonHeard: Readonly<Record<string, HeardService>> = {
  Haircut: {
    spokenEs: "un corte",
    heardEs: ["cortes?( de (pelo|cabello))?", "cortar\\S*"],
    heard: ["hair cut", "cut", "trim", "hair done"],
  },
  Color: {
    spokenEs: "un tinte",
    heardEs: ["tinte", "color", "mechas", "luces", "ra.ces"],
    heard: ["hair color", "dye", "highlight", "balayage", "roots"],
  },
  "Blow-dry": {
    spokenEs: "un secado",
    heardEs: ["secado", "peinado", "brushing"],
    heard: ["blowout", "blow out", "styling", "blow dry"],
  },
  Manicure: {
    spokenEs: "una manicura",
    heardEs: ["manicur.", "u.as"],
    heard: ["nails", "gel nails", "nails done"],
  },
  Facial: {
    spokenEs: "un facial",
    heardEs: ["facial", "limpieza facial"],
    heard: ["skin treatment", "face treatment"],
  },
};
