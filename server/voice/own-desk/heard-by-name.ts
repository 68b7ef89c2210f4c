import { deeds, things } from "../../../content/desks/kits/heard/by-name.ts";

interface ByName {
  heard: string[];
  heardEs: string[];
  spokenEs?: string;
}

const among = (words: string, names: readonly string[]): string | undefined =>
  names.find((name) => new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, "u").test(words));

/** How callers mean a service, by the words of its name. @param names of all services of the desk, lower case */
export function heardByName(name: string, names: readonly string[]): ByName {
  const thing = things.find((each) => among(name, each.in));
  const deed = deeds.find((each) => among(name, each.in));
  const aloneIn = (each: readonly string[]) => names.filter((other) => among(other, each)).length === 1;
  const heard = [
    ...(deed && aloneIn(deed.in) ? deed.alone : []),
    ...(thing && (deed?.bare ?? !deed) && aloneIn(thing.in) ? thing.heard : []),
    ...(thing && deed ? deed.heard.map((said) => said.replace("{thing}", `(${thing.heard.join("|")})`)) : []),
  ];
  const heardEs = [
    ...(thing && (deed?.bare ?? !deed) && aloneIn(thing.in) ? thing.heardEs : []),
    ...(thing && deed
      ? deed.heardEs.map((said) => said.replace("{thing}", `(${thing.heardEs.join("|")})`))
      : []),
  ];
  if (thing && deed)
    heard.push(...deed.plain.flatMap((does) => thing.plain.map((what) => `${does} ${what}`)));
  return { heard, heardEs, ...(thing && deed && { spokenEs: `${deed.es} ${thing.es}` }) };
}
