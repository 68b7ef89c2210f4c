import { counted } from "../../../content/writing/counted/index.ts";
import {
  type Counted,
  COSTS,
  FEARS,
  GAINS,
  MYTHS,
  RISKS,
  SIGNS,
} from "../../../content/writing/counted/kind.ts";
import type { Subject } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import type { Readers } from "../fill.ts";
import { plain } from "../plain.ts";
import type { Request } from "../request.ts";
import { pairsOf } from "./listed.ts";
import { familyOf } from "./parts.ts";
import { titleOf } from "./titles.ts";

const BY_NATURE = [SIGNS, MYTHS, COSTS, RISKS, FEARS, GAINS];

/** True of a list whose entries are a thing by nature, a sign or a cost: advice is none of them, whatever stands above it. */
export const isByNature = ({ form, noun }: Pick<Request, "form" | "noun">): boolean =>
  form === "list" && BY_NATURE.some((nouns) => nouns.test(noun));

/** True of a subject that has entries of just that kind. */
export const hasCounted = (subject: Subject, { noun }: Pick<Request, "noun">): boolean =>
  (noun === "signs" && subject.signs !== undefined) ||
  (MYTHS.test(noun) && subject.myths !== undefined) ||
  (noun === "reasons" && (subject.reasons ?? subject.causes) !== undefined);

/** The narrowest set of such entries that a request is about. */
function setFor({ form, noun, text, clause, label }: Request): Counted | undefined {
  if (form !== "list" || !noun) return undefined;
  const said = plain(`${label} ${clause}`);
  return counted.find(
    (set) => set.noun.test(noun) && set.heard.test(said) && !set.not?.test(said) && !set.not?.test(text),
  );
}

/** A list of what the request counts, where there is a set of it. */
export function countedBody(request: Request, readers: Readers, say: Say): Body | undefined {
  const set = setFor(request);
  if (!set) return undefined;
  const family = familyOf(request);
  const subject: Subject = {
    id: "counted",
    name: set.name,
    heard: set.heard,
    title: `${capital(set.name)} at {who}`,
    lead: set.lead,
    close: set.close,
    passages: [],
  };
  const wanted = { named: [], lent: [], called: new Map(), left: [] };
  const told = pairsOf({ request, subject, wanted, family, say }, [
    ...(set.of?.[family] ?? []),
    ...set.entries,
  ]);
  return (
    told && {
      ...told,
      form: "list",
      title: titleOf(request, subject, readers, say, told),
      about: set.name,
      left: [],
    }
  );
}
