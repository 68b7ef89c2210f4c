import type { HeardService } from "./heard.ts";

/** How callers name the services of this kit; by the service's name. */
export const salonHeard: Readonly<Record<string, HeardService>> = {
  Haircut: {
    spokenEs: "un corte",
    heardEs: ["cortes?( de (pelo|cabello))?", "cortar\\S*"],
    heard: ["hair cut", "cut", "trim", "hair done"],
    kinds: ["bang trim", "fade", "beard trim", "buzz cut", "men's cut"],
  },
  Color: {
    spokenEs: "un tinte",
    heardEs: ["tinte", "color", "mechas", "luces", "ra.ces"],
    heard: ["hair color", "dye", "dyed", "colored", "color done"],
    kinds: [
      "highlights",
      "highlight",
      "balayage",
      "roots",
      "root touch up",
      "ombre",
      "color correction",
      "toner",
      "gray coverage",
      "vivid colors",
      "bleach",
    ],
  },
  "Blow-dry": {
    spokenEs: "un secado",
    heardEs: ["secado", "peinado", "brushing"],
    heard: ["blowout", "blow out", "blow dry"],
    kinds: ["styling", "updo", "curling", "bridal hair"],
  },
  Manicure: {
    spokenEs: "una manicura",
    heardEs: ["manicur.", "u.as"],
    heard: ["nails", "nails done"],
    kinds: ["gel nails", "gel polish", "acrylics", "dip powder", "nail art"],
  },
  Facial: {
    spokenEs: "un facial",
    heardEs: ["facial", "limpieza facial"],
    heard: ["skin treatment", "face treatment"],
  },
};
