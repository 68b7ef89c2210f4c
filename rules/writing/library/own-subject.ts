import { scenesOf } from "../../../content/writing/scenes/index.ts";
import type { Subject } from "../../../content/writing/library/kinds.ts";
import type { Request } from "../request.ts";

/** What there is on the telephone of such readers altogether, where no subject is nearer. */
export function ownSubject({ audience }: Pick<Request, "audience">): Subject | undefined {
  const own = scenesOf(audience);
  return (
    own && {
      id: "own-phone",
      name: `the phone at ${own.of}`,
      heard: /(?!)/,
      title: "The phone at {who}",
      lead: "Every trade loses callers in places of its own. These are the ones of {one}: the call that’s missed, the one at night, the first one of somebody new, the price, the hour when everybody rings at once. Begin with the one that you recognize.",
      close:
        "Take the one that you recognized and change it for two weeks, with a tally by the phone. Then take the next.",
      passages: Object.values(own.told),
    }
  );
}
