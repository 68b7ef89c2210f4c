import type { DeskKind } from "../desks/desk.ts";

/** What other businesses do: its name in a sentence, how callers ask for it, and whose work it is. */
export interface OtherTrade {
  en: string;
  es: string;
  /** Patterns of plain, lower-case words. */
  heard: readonly string[];
  /** Kinds of desk that may well do it. */
  of: readonly DeskKind[];
}
export const otherTrades: readonly OtherTrade[] = [
  {
    en: "haircuts",
    es: "cortes de pelo",
    heard: [
      "hair ?cuts?",
      "(my |our |her |his )?hair (cut|done|colored|dyed)",
      "(highlights|balayage|blow ?outs?)",
      "(un )?corte de (pelo|cabello)",
    ],
    of: ["salon"],
  },
  {
    en: "nails",
    es: "uñas",
    heard: ["manicures?", "pedicures?", "(my |our )?nails done", "manicur."],
    of: ["salon"],
  },
  {
    en: "dog grooming",
    es: "peluquería de perros",
    heard: [
      "(dog|pet|cat) groom\\S*",
      "groom(s|ing)? (\\S+ )?(dogs?|cats?|pets?|puppy|poodle|doodle)",
      "(my|our) (dog|cat|puppy) groomed",
      "(ba.an|cortan) (a )?(los )?perros",
    ],
    of: [],
  },
  {
    en: "care for animals",
    es: "atención de animales",
    heard: [
      "(a )?vet(erinarian)?",
      "(my|our) (dog|cat|puppy|kitten) (seen|fixed|spayed|neutered|vaccinated|checked)",
      "(un )?veterinari.",
    ],
    of: [],
  },
  {
    en: "car work",
    es: "trabajos de coches",
    heard: [
      "oil changes?",
      "(my|our) (car|truck|tires?|brakes) (fixed|repaired|serviced|inspected|rotated|towed|looked at)",
      "(brake|tire|transmission) (job|repair|rotation|change)",
      "cambio de aceite",
    ],
    of: ["trades"],
  },
  {
    en: "plumbing and repairs",
    es: "plomería ni reparaciones",
    heard: [
      "(a )?(plumber|plumbing|electrician|handyman|roofer)",
      "(my|our|the) (sink|toilet|drain|water heater|furnace|faucet|roof|dishwasher) (fixed|repaired|unclogged|replaced|looked at|installed)",
      "(un )?plomero",
    ],
    of: ["trades"],
  },
  {
    en: "dental work",
    es: "trabajos dentales",
    heard: [
      "root canals?",
      "(teeth|dental) cleanings?",
      "(my |our |his |her )?teeth (cleaned|whitened|pulled)",
      "(a )?(tooth|teeth) (pulled|filled)",
      "(a )?dentist",
      "(limpieza dental|un dentista)",
    ],
    of: ["dental"],
  },
  {
    en: "medical visits",
    es: "visitas médicas",
    heard: [
      "(a )?(flu shot|physical exam|annual physical|sports physical|colonoscopy|mammogram|x-?ray)",
      "(knee|hip|back|heart|eye|gallbladder) surgery",
    ],
    of: ["medical", "dental"],
  },
  {
    en: "food orders",
    es: "pedidos de comida",
    heard: ["(a )?(large |small )?(pizzas?|table for (two|three|four|five|six))", "takeout", "una pizza"],
    of: [],
  },
];
