import { anyMust, mustHaves } from "../../../content/writing/must-haves.ts";
import type { Told } from "../../../content/writing/library/kinds.ts";
import { plain } from "../plain.ts";
import { readersOf } from "../readers.ts";
import type { Request } from "../request.ts";
import { tradeNamed } from "../trade-named.ts";

/** What an assistant must have before it answers for just these readers; of any business where nothing is written for them. */
export function mustHavesOf(request: Request): readonly Told[] {
  const called = plain(`${readersOf(request).one} ${tradeNamed(request)?.phrase ?? ""}`);
  return (
    mustHaves.find(({ of, not }) => of.test(called) && !not?.test(called))?.told ??
    (request.audience || tradeNamed(request) ? anyMust : anyMust.slice(0, 1))
  );
}
