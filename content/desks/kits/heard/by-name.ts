/**
 * What callers say for a service that its owner named: 'Drain cleaning' is a drain and what is done with it. Patterns of plain,
 * lower-case words; `thing` in a deed stands for every name of the thing.
 */
export interface Thing {
  /** Where the service's name has one of these. */
  in: readonly string[];
  heard: readonly string[];
  heardEs: readonly string[];
  /** Its plain names, by which it is asked about. */
  plain: readonly string[];
  /** In a sentence, behind 'la reparación de'. */
  es: string;
}
export interface Deed {
  in: readonly string[];
  /** Said of the thing. */
  heard: readonly string[];
  heardEs: readonly string[];
  /** Said without it; only where no other service has this deed. */
  alone: readonly string[];
  /** In front of a plain name: 'fix flat'. */
  plain: readonly string[];
  es: string;
  /** The bare name of the thing is enough: 'my drain'. */
  bare?: true;
}

export const things: readonly Thing[] = [
  {
    in: ["drain", "sewer", "rooter"],
    heard: [
      "drains?",
      "sewer( line)?",
      "(sink|tub|shower|toilet|drain|line|sewer|pipes?)\\S*( \\S+){0,4} (back(ing|ed|s)? up|clog\\S*|slow|stopped up|plugged( up)?|won't drain|isn't draining|not draining)",
      "(clogged|blocked|plugged|stopped up|slow|backed up)( \\S+){0,2} (sink|tub|shower|toilet|drain|line)",
      "snak(e|ed|ing) (it|the|my|out)",
    ],
    heardEs: [
      "(drenaje|desag.e|ca.er.a|fregadero|lavabo|inodoro|taza)( \\S+){0,3} tapad.",
      "destapar",
      "drenaje",
    ],
    plain: ["drain", "clogged drain", "sewer"],
    es: "drenaje",
  },
  {
    in: ["water heater", "hot water"],
    heard: ["water heater", "hot water heater", "hot water tank", "water tank", "tankless"],
    heardEs: ["calentador( de agua)?", "boiler", "termo"],
    plain: ["water heater"],
    es: "calentador de agua",
  },
  {
    in: ["furnace", "boiler", "heating"],
    heard: ["furnace", "boiler", "heater", "heating( system)?"],
    heardEs: ["calefacci.n", "caldera", "calentador"],
    plain: ["furnace", "boiler", "heater"],
    es: "calefacción",
  },
  {
    in: ["ac", "air conditioning", "air conditioner", "cooling"],
    heard: ["ac", "a/c", "air conditioner", "air conditioning", "central air"],
    heardEs: ["aire( acondicionado)?", "clima"],
    plain: ["ac", "air conditioner"],
    es: "aire acondicionado",
  },
  {
    in: ["charger", "ev"],
    heard: ["(ev |car |tesla |electric car |level two |level 2 )?chargers?"],
    heardEs: ["cargador"],
    plain: ["charger", "ev charger"],
    es: "cargador",
  },
  {
    in: ["panel", "breaker"],
    heard: ["(electrical |breaker )?panel", "breaker box", "fuse box"],
    heardEs: ["panel", "caja de (breakers|fusibles)"],
    plain: ["panel", "breaker panel"],
    es: "panel eléctrico",
  },
  { in: ["roof", "roofing"], heard: ["roof", "shingles?"], heardEs: ["techo"], plain: ["roof"], es: "techo" },
  {
    in: ["bike", "bicycle"],
    heard: ["bikes?", "bicycle", "mountain bike", "road bike"],
    heardEs: ["bici(cleta)?"],
    plain: ["bike", "bicycle"],
    es: "bicicleta",
  },
  {
    in: ["flat", "tire", "puncture"],
    heard: ["flats?( tires?)?", "puncture", "(inner )?tube", "tires?"],
    heardEs: ["llanta( ponchada)?", "ponchad.", "pinchazo"],
    plain: ["flat", "flat tire", "tire"],
    es: "llanta",
  },
  {
    in: ["car", "auto", "vehicle"],
    heard: ["car", "truck", "vehicle"],
    heardEs: ["carro", "coche", "auto"],
    plain: ["car", "truck"],
    es: "carro",
  },
  { in: ["oil"], heard: ["oil", "oil changed"], heardEs: ["aceite"], plain: ["oil"], es: "aceite" },
  { in: ["nail", "nails"], heard: ["nails"], heardEs: ["u.as"], plain: ["nails"], es: "uñas" },
  {
    in: ["phone", "screen"],
    heard: ["(phone |cracked )?screen", "phone"],
    heardEs: ["pantalla", "celular"],
    plain: ["screen", "phone screen"],
    es: "pantalla",
  },
  {
    in: ["watch", "jewelry", "ring"],
    heard: ["watch", "ring", "necklace"],
    heardEs: ["reloj", "anillo"],
    plain: ["watch", "ring"],
    es: "reloj",
  },
];

export const deeds: readonly Deed[] = [
  {
    in: ["installation", "install", "replacement", "replace", "new"],
    heard: [
      "(install\\S*|replac\\S+|put in|putting in|swap\\S*( out)?|chang\\S+( out)?|new)( \\S+){0,4} {thing}",
      "{thing}( \\S+){0,6} (installed|put in|replaced|swapped( out)?)",
    ],
    heardEs: ["(instal\\S+|cambi\\S+|reemplaz\\S+|poner|nuevo)( \\S+){0,4} {thing}"],
    alone: [],
    plain: ["install", "put in", "replace", "new"],
    es: "la instalación de",
  },
  {
    in: ["repair", "repairs", "fix"],
    heard: ["(fix|repair|patch|change|changed|fixed)( \\S+){0,4} {thing}"],
    heardEs: ["(arregl\\S+|repar\\S+|parch\\S+)( \\S+){0,3} {thing}"],
    alone: [],
    plain: ["fix", "repair"],
    es: "la reparación de",
    bare: true,
  },
  {
    in: ["cleaning", "clean", "clearing", "unclogging"],
    heard: ["(clean|clear|unclog|snake)\\S*( \\S+){0,3} {thing}"],
    heardEs: ["(limpi\\S+|destap\\S+)( \\S+){0,3} {thing}"],
    alone: [],
    plain: ["clean", "clear", "unclog", "snake"],
    es: "la limpieza de",
    bare: true,
  },
  {
    in: ["tune-up", "tune up", "service", "maintenance", "check", "check-up", "inspection"],
    heard: [
      "(servic\\S+|maintenance|tune ?-?up|tuned( up)?|check(ed|-?up)?|inspect\\S*)( \\S+){0,4} {thing}",
      "{thing}( \\S+){0,4} (serviced|service|checked|tuned( up)?|tune ?-?up|maintenance|inspect\\S*)",
    ],
    heardEs: ["(servicio|mantenimiento|revisi.n|revisar|inspecci.n|ajuste)( \\S+){0,3} {thing}"],
    alone: ["tune ?-?up", "tuned up", "(yearly|annual) (service|maintenance|check|inspection)"],
    plain: ["service", "maintain", "tune up", "check"],
    es: "el servicio de",
  },
  {
    in: ["fitting", "fit"],
    heard: ["fit(ted|ting)?( \\S+){0,4} {thing}", "{thing}( \\S+){0,3} (fit|fitting|fitted)"],
    heardEs: ["ajust\\S+( \\S+){0,3} {thing}"],
    alone: ["fitting", "fitted"],
    plain: ["fit", "fitting"],
    es: "el ajuste de",
  },
];
