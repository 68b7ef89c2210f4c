import { events } from "../../content/writing/events.ts";
import type { Body } from "./body.ts";
import { plain } from "./plain.ts";
import type { Request } from "./request.ts";

/** False of a text none of whose headings says what happens in the request. */
export const answersIt = ({ heads }: Pick<Body, "heads">, { clause }: Pick<Request, "clause">): boolean => {
  const asked = plain(clause);
  return events.every(
    ([heard, said]) =>
      !heard.test(asked) ||
      heads.length < 3 ||
      heads.some((head) => said.test(plain(head).replaceAll("'", "’"))),
  );
};
