import type { Family, Way } from "../../../content/writing/library/kinds.ts";
import type { Say } from "../body.ts";
import { p } from "../html.ts";
import { inWords, numberOf } from "../plain.ts";
import type { Request } from "../request.ts";

export const SMALL = /\b(?:small|tiny|solo|growing|trucks?|vans?|employees|-person)\b/;
const SIZE =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[- ](?:(?:service|work|full-time) )?(trucks?|vans?|crews?|techs?|technicians?|plumbers|electricians|dentists?|doctors?|providers?|vets|veterinarians|lawyers?|attorneys?|stylists?|barbers?|therapists?|chairs?|employees|people)\b/;
/** From so many on a second person has enough to do all day. */
export const MANY = 5;
/** How many they are, where a request says it. */
export function sizeIn({ text }: Request): { said: string; count: number } | undefined {
  const [, n = "", what = ""] = SIZE.exec(text) ?? [];
  const count = numberOf(n);
  return count
    ? {
        said: `${inWords(count)} ${count > 1 ? what.replace(/(?<!s)$/, what === "people" ? "" : "s") : what}`,
        count,
      }
    : undefined;
}
/** What suits a small one depends on how small. */
export const sizesOf = (person: string, other: string, family: Family): string[] => {
  const [one, some, many] =
    family === "trades"
      ? [
          "One or two trucks and nobody at a desk",
          "Three or four trucks, one person in the office",
          "Five trucks or more",
        ]
      : ["One or two of you and nobody at a desk", "Three to five, one of them at the desk", "Six or more"];
  return [
    `${one}: ${other}. A wage is too much for calls that come in bursts, and your own phone stays behind it for what can’t wait.`,
    `${some}: whoever is there answers first, ${other} after three rings and after closing.`,
    `${many}, with callers on hold most days: ${person} first, and ${other} for the night.`,
  ];
};

const YEARLY = /\$([\d,]+) a year/;
const MONTHLY = /\$([\d,]+) to \$([\d,]+) a month/;
export const dollars = (said = ""): number => Number(said.replaceAll(",", ""));
/** Who is told to take something is told what it costs. */
export function togetherOf(person: Way, beside: Way, say: Say, isHired: boolean): string[] {
  const wage = dollars(YEARLY.exec(person.says.flat().map(say).join(" "))?.[1]);
  const [, low, high] = MONTHLY.exec(beside.says.flat().map(say).join(" ")) ?? [];
  if (!wage || !low) return [];
  const sum = (month: string | undefined, paid = wage) =>
    `$${(Math.round((paid + dollars(month) * 12) / 100) * 100).toLocaleString("en-US")}`;
  // Whoever is told to hire nobody yet is told what that is without a wage, and what it is held against.
  if (!isHired)
    return [
      p(
        `That’s $${low} to $${high} a month, about ${sum(low, 0)} to ${sum(high, 0)} a year; ${person.name} is $${wage.toLocaleString("en-US")} in wages alone.`,
      ),
    ];
  return [
    p(
      `Together the two are about ${sum(low)} to ${sum(high)} a year: $${wage.toLocaleString("en-US")} in wages, before payroll taxes, and $${low} to $${high} a month.`,
    ),
  ];
}
