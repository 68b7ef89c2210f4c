import { type Matter } from "./outline-kind.ts";
import { asksSeason, SEASON } from "./outline-season.ts";
import { plain } from "./plain.ts";
import { type Request } from "./request.ts";
import { asks } from "./wanted.ts";

/** Whom it is for and where, which the request says behind its matter: 'for families', 'around Lake Tahoe'. */
export const boundsOf = ({ clause, audience }: Request, { said, kind, isNarrow, points }: Matter): string[] =>
  // What a question asks is all of it.
  (asks(clause) ? [] : [...clause.matchAll(BOUND)])
    .map(([, bound = ""]) => bound.trim().replace(/[.?!,]+$/, ""))
    // What it is about is no limit, nor is who reads it.
    .filter((bound) => {
      const bare = plain(bound).replace(/^\w+ (?:an? |the |our |my |your )?/, "");
      return (
        !/ market$|^\w+ing\b|^(?:20\d\d|area|town|city|region|county)$/.test(bare) &&
        !BEGINNERS.test(bound) &&
        !(isNarrow && SEASON.test(bound) && asksSeason(points)) &&
        !plain(said).includes(bare) &&
        !(kind.about && plain(kind.about).includes(bare)) &&
        audience?.heard.exec(bare)?.[0] !== bare
      );
    });
/** For whom a text is, which its title says. */
export const BEGINNERS = /\bfor (?:absolute |complete |total )?(?:beginners|first[- ]timers)\b/;
export const BEHIND_COMMA = new RegExp(`, ${BEGINNERS.source.slice(2)}`);
const BOUND =
  / ((?:for (?:an? |the |your |my )?(?:[\w’'-]+ ){0,3}?(?:\w+s|family|children|people|beginner|office|home|house|apartment)|(?:around|near|in|at|along|within|outside) (?:the |an? |your |my )?(?:[\w’'-]+ ){0,3}?[\w’'-]+))(?= (?:for|around|near|in|at|along|within|outside|with|without|from|to|and|that|who|on) |[,.?!]|$)/gi;
