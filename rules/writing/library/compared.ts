import type { Criterion, Family, Versus } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { h2, list, p, table } from "../html.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { titleFrom } from "../title.ts";
import { isMatter } from "../unsaid.ts";
import { partsOf } from "./parts.ts";
import { lengthOf } from "./sections.ts";

const USUAL = 700;

/** Two ways side by side: the criteria that the request names first, then as many others as its length has room for. */
export function comparedIn(found: Versus, request: Request, family: Family, say: Say): Body {
  const parts = partsOf(request);
  const named = new Set<Criterion>();
  const left = parts.filter((part) => {
    const said = plain(part);
    const met = found.criteria.filter(({ heard }) => heard.test(said));
    for (const criterion of met) named.add(criterion);
    return !met.length && request.include.some((each) => plain(each).includes(said));
  });
  const room = request.words ?? USUAL;
  let used = lengthOf(`${found.lead} ${found.verdict.join(" ")}`) + named.size * 95;
  const chosen = found.criteria.filter((criterion) => {
    if (named.has(criterion)) return true;
    used += lengthOf(`${criterion.says} ${criterion.cells.join(" ")}`);
    return used < room * 1.05;
  });
  const [one, other] = found.sides;
  const [first, second, both] = found.verdict;
  // In the order in which the prompt has them.
  const turned =
    other.heard.test(plain(request.sides[0] ?? "")) && !one.heard.test(plain(request.sides[0] ?? ""));
  const [front, back] = turned ? [other, one] : [one, other];
  return {
    title: titleFrom(request) ?? `${capital(front.name)} or ${back.name}: what suits you`,
    excerpt: say(found.lead)
      .split(/(?<=[.?!]”?) /)
      .slice(0, 2)
      .join(" "),
    heads: chosen.map(({ name }) => say(name)),
    about: `${one.name} or ${other.name}`,
    left: left.filter((part) => isMatter(part, request)),
    content: [
      p(capital(say(found.lead))),
      h2("Side by side"),
      table(
        ["", capital(one.name), capital(other.name)],
        chosen.map(({ name, cells }) => [say(name), ...cells.map((cell) => say(cell))]),
      ),
      ...chosen.flatMap(({ name, says, eg }) => [
        h2(say(name)),
        p(capital(say(says))),
        ...(eg?.[family] ? [p(capital(say(eg[family])))] : []),
      ]),
      h2("Which one, then?"),
      list("ul", [
        `${capital(one.name)}: ${say(first)}`,
        `${capital(other.name)}: ${say(second)}`,
        `Both: ${say(both)}`,
      ]),
    ],
  };
}
