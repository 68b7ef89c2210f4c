import type { Weekday } from "./desk.ts";

/** A public holiday of the United States and the rule by which it comes round. */
export type Holiday = {
  /** As said: 'We're closed on Thanksgiving.' */
  name: string;
  nameEs: string;
  /** Patterns (lower-case, plain) by which callers name it. */
  heard: readonly string[];
  month: number;
} & (
  | {
      day: number;
      /** True when an office that is closed for it closes on the nearest working day too, should it fall on a weekend. */
      observed?: boolean;
    }
  | {
      weekday: Weekday;
      /** The first to the fourth such day of the month; 'last' for its last. */
      nth: 1 | 2 | 3 | 4 | "last";
      /** Days after that one. */
      plus?: number;
    }
);

export const holidays = {
  newYear: {
    name: "New Year's Day",
    nameEs: "Año Nuevo",
    heard: ["new year'?s?( day)?"],
    month: 1,
    day: 1,
    observed: true,
  },
  king: {
    name: "Martin Luther King Day",
    nameEs: "el día de Martin Luther King",
    heard: ["(martin luther king|mlk)( jr| junior)?('s)?( day)?"],
    month: 1,
    weekday: "mon",
    nth: 3,
  },
  presidents: {
    name: "Presidents' Day",
    nameEs: "el día de los Presidentes",
    heard: ["presidents?'?s? day"],
    month: 2,
    weekday: "mon",
    nth: 3,
  },
  memorial: {
    name: "Memorial Day",
    nameEs: "Memorial Day",
    heard: ["memorial day"],
    month: 5,
    weekday: "mon",
    nth: "last",
  },
  juneteenth: {
    name: "Juneteenth",
    nameEs: "Juneteenth",
    heard: ["juneteenth"],
    month: 6,
    day: 19,
    observed: true,
  },
  independence: {
    name: "Independence Day",
    nameEs: "el 4 de julio",
    heard: ["independence day", "(the )?fourth of july", "(the )?4th of july", "july 4th", "july fourth"],
    month: 7,
    day: 4,
    observed: true,
  },
  labor: {
    name: "Labor Day",
    nameEs: "el día del Trabajo",
    heard: ["labou?r day"],
    month: 9,
    weekday: "mon",
    nth: 1,
  },
  veterans: {
    name: "Veterans Day",
    nameEs: "el día de los Veteranos",
    heard: ["veterans?'?s? day"],
    month: 11,
    day: 11,
  },
  thanksgiving: {
    name: "Thanksgiving",
    nameEs: "Acción de Gracias",
    heard: ["thanks ?giving( day)?", "turkey day"],
    month: 11,
    weekday: "thu",
    nth: 4,
  },
  dayAfterThanksgiving: {
    name: "the day after Thanksgiving",
    nameEs: "el día después de Acción de Gracias",
    heard: ["black friday", "(the )?(day|friday) after thanks ?giving"],
    month: 11,
    weekday: "thu",
    nth: 4,
    plus: 1,
  },
  christmasEve: {
    name: "Christmas Eve",
    nameEs: "Nochebuena",
    heard: ["(christmas|xmas) eve"],
    month: 12,
    day: 24,
  },
  christmas: {
    name: "Christmas Day",
    nameEs: "Navidad",
    heard: ["(christmas|xmas)( day)?"],
    month: 12,
    day: 25,
    observed: true,
  },
  newYearsEve: {
    name: "New Year's Eve",
    nameEs: "Nochevieja",
    heard: ["new year'?s? eve"],
    month: 12,
    day: 31,
  },
} as const satisfies Record<string, Holiday>;

const { newYear, memorial, independence, labor, thanksgiving, christmas } = holidays;
/** The six on which nearly every office is closed. */
export const usual: readonly Holiday[] = [newYear, memorial, independence, labor, thanksgiving, christmas];
