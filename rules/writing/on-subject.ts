import { headOf } from "./head.ts";
import { ASSISTANT, NEAR, NO_CALL } from "./near-calls.ts";
import { withoutNotes } from "./notes.ts";
import { plain, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";
import { tradeNamed } from "./trade-named.ts";
import { namedIn, unservedIn } from "./unserved.ts";

/** What nothing else is said of than what happens on a line or in writing. */
const OF_DESK =
  /\b(?:receptionists?|dispatchers?|operators?|train\w*|onboard\w*|hold(?:ing)?|hold music|e-?mails?|voip|follow(?:ing|s)?[- ]?ups?|follow(?:ing|s)? up|reactivat\w+|available 24\/7|closed)\b/;

const wordsOfReaders = (request: Request): Set<string> => {
  const { audience, text, strangers, called } = request;
  const named = tradeNamed(request);
  return new Set(
    wordsIn(
      [
        named?.phrase,
        named?.one,
        audience?.one,
        audience?.many,
        audience?.heard.exec(text)?.[0],
        strangers,
        called.people,
        called.place?.one,
      ].join(" "),
    ).map((word) => word.replace(/s$/, "")),
  );
};

/**
 * False of a text without a word for half of what its request names, where nothing in it is a call: whatever form,
 * readers or page are named beside it, it is on something else.
 */
export function isOnSubject(request: Request, html: string): boolean {
  const readers = request.audience ? new RegExp(request.audience.heard.source, "g") : /(?!)/g;
  // ‘How to measure it’: what it is stands in another sentence.
  const said = /\b(?:it|this|that|them|those|these)\b/.test(plain(request.clause))
    ? request.prompt
    : request.clause;
  const head = headOf(plain(said));
  const matter = head.replaceAll(ASSISTANT, " ").replaceAll(readers, " ");
  const bare = matter.replaceAll(NO_CALL, " ");
  if (NEAR.test(bare) || OF_DESK.test(bare)) return true;
  const names = wordsOfReaders(request);
  // ‘Save for retirement’: what stands behind ‘for’ is all there is.
  const isOfDetails = namedIn(head).every(({ isDetail }) => isDetail);
  const own = (all: readonly { said: string; isDetail: boolean }[]): string[] =>
    all
      .filter(({ isDetail }) => isOfDetails || !isDetail)
      .flatMap(({ said }) => said.split(/[ -]/))
      .filter((word) => word.length > 2 && !names.has(word.replace(/s$/, "")));
  // What a note says is missing is missing.
  const lost = own(unservedIn(head, withoutNotes(html))).length;
  return lost === 0 || lost * 2 < own(namedIn(head)).length;
}
