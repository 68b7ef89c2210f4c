import type { Request } from "./request.ts";
import { spelled } from "./subject.ts";

/** A name by its own spelling: 'MyCase', 'HVAC', 'Office 365'. */
const ODD = /^(?:\p{Lu}+\p{Ll}+\p{Lu}|\p{Lu}{2,}|\p{Ll}+\p{Lu})/u;
const BIG = /^\p{Lu}/u;
/** What a sentence begins with has a capital anyway. */
const BEGINS = /(?:^|[.?!:] ?|^(?:please )?(?:compare|comparing) )$/i;

/** 'Leasing vs. Buying a Dental Chair for a New Practice': there capitals tell no names. */
function isTitleCase(typed: string): boolean {
  const long = typed.match(/\p{L}{5,}/gu) ?? [];
  return long.length > 4 && long.every((word) => BIG.test(word));
}

/** What is compared, with the capitals of the names among it: 'Dentrix' and 'Open Dental', but 'dogs' of 'Dogs vs. cats'. */
export function sidesTyped({ sides, typed }: Pick<Request, "sides" | "typed">): string[] {
  const text = typed.replaceAll(/\s+/g, " ").trim();
  const whole = text.toLowerCase();
  if (whole.length !== text.length) return sides.map(spelled);
  const titled = isTitleCase(text);
  const found = sides.map((side) => {
    const at = whole.indexOf(side);
    const said = at < 0 ? side : text.slice(at, at + side.length);
    const isFirst = at < 0 || BEGINS.test(text.slice(0, at));
    return { side, said, isFirst, isName: ODD.test(said) || (BIG.test(said) && !isFirst && !titled) };
  });
  const isNamed = found.some(({ isName }) => isName);
  return found.map(({ side, said, isFirst, isName }) => {
    if (isName || (isFirst && isNamed && BIG.test(said))) return spelled(said);
    return spelled(titled ? side : isFirst ? said.charAt(0).toLowerCase() + said.slice(1) : said);
  });
}
