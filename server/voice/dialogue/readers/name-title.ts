import { capital, titleCase } from "../../../../content/capital.ts";

/** Longest name that is kept. Characters; the contract's. */
export const NAME_MAX = 80;

/** Capitals for a name that came without any, or in capitals only; 'de la Cruz' stays as it was typed. */
export function title(name: string): string {
  const flat = name === name.toLowerCase();
  return (
    capital(name)
      // 'Walt, Walt Dombrowski' is one Walt.
      .replace(/^(\S+) \1(?= )/iu, "$1")
      .replace(/(?<!\b(?:Mr|Mrs|Ms|Dr|Jr))\.$/, "")
      .split(" ")
      .map((w) =>
        flat ||
        (w === w.toUpperCase() && w.length > 2 && !w.includes(".")) ||
        (w === w.toLowerCase() && w.length > 3)
          ? titleCase(w.toLowerCase())
          : w,
      )
      .join(" ")
      .slice(0, NAME_MAX)
      .trim()
  );
}
