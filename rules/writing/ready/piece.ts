import type { Line } from "../../../content/writing/notices/kind.ts";
import { pieces } from "../../../content/writing/pieces/calling.ts";
import type { Piece } from "../../../content/writing/pieces/kind.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { h2, p } from "../html.ts";
import { wordsIn } from "../plain.ts";
import { forTheirCustomers } from "../readers.ts";
import type { Request } from "../request.ts";
import { wantedIn } from "../wanted.ts";
import { factsIn } from "./facts.ts";

const CALLS =
  /\b(?:phones?|calls?|calling|reach\w*|book\w*|appointments?|assistant|ai|reminders?|text(?:s|ing)?|voicemail|after[- ]hours|emergenc\w+)\b/;
/** 'For patients', 'that we can give our clients': those whom the business serves read it. */
const READ_BY =
  /\b(?:for|to|tells?|telling|explain\w*(?: \w+)? to|explain\w* (?:our|your)|inform\w*) (?:(?:our|your|the|new|existing|dental|medical|all) ){0,3}(?:patients|clients|customers|guests|families|parents|tenants|homeowners|pet owners)\b(?! (?:service|care|intake|calls?|visits?|support|who))/;

const SHOULD_KNOW =
  /\bwhat should (?:our |your |my )?(?:new )?(?:patients|clients|customers|guests|families|parents|tenants) (?:know|expect|do)\b/;

/** The text for those whom a business serves that a prompt asks for; absent for all other prompts. */
export const pieceFor = (request: Request): Piece | undefined => {
  const { form, text, items, clause } = request;
  const isTheirs =
    forTheirCustomers(request) ||
    SHOULD_KNOW.test(text) ||
    (READ_BY.test(text) &&
      /\b(?:our|us|we|piece|page|handout|leaflet|what (?:happens|to expect))\b/.test(text));
  if (
    form !== "how-to" ||
    items !== undefined ||
    !isTheirs ||
    !CALLS.test(text) ||
    /^how to (?:tell|explain|get|make|train|keep|stop|handle)\b/i.test(clause)
  )
    return undefined;
  return pieces.find(({ heard, not }) => heard.test(text) && !not?.test(text));
};

const USUAL = 520;

export function pieceOf(piece: Piece, request: Request): Body {
  const { customers } = factsIn(request);
  const lineOf = (line: string | Line): Line => (typeof line === "string" ? { says: line } : line);
  const fits = ({ if: only, unless }: Line) =>
    (!only || only.test(request.text)) && !unless?.test(request.text);
  let placed = false;
  const fill = (text: string) =>
    text
      .replaceAll("{at}", () => {
        const said = placed ? "" : " at [phone number]";
        placed = true;
        return said;
      })
      .replaceAll("{customers}", customers)
      .replaceAll("'", "’");
  const sections = piece.sections
    .map(
      ([head, ...lines]) =>
        [
          head,
          lines
            .map(lineOf)
            .filter(fits)
            .map(({ says }) => says),
        ] as const,
    )
    .filter(([, says]) => says.length);
  const room = request.words ?? USUAL;
  const length = (texts: readonly string[]) => wordsIn(texts.join(" ")).length;
  const all = length([piece.lead, piece.ends, ...sections.flatMap(([head, says]) => [head, ...says])]);
  // Where it is to be short, each part is told in its first paragraph, and the last parts go.
  const shown = sections.map(([head, says]) => [head, all > room * 1.15 ? says.slice(0, 1) : says] as const);
  let left = room * 1.1 - length([piece.lead, piece.ends]);
  const kept = shown.filter(([head, says], i) => {
    left -= length([head, ...says]);
    return left > 0 || i < 2;
  });
  const wanted = wantedIn(request.prompt)
    .replace(/\bthey\b/i, "you")
    .replace(/\byour (?=text|reminder|phone|assistant)/i, "our ");
  const title = /^(?:what happens|what to expect|how to reach|how our|what (?:our|your))\b/i.test(wanted)
    ? wanted
    : piece.title;
  return {
    title: capital(title),
    excerpt: `${piece.gist} For our ${customers}.`,
    heads: kept.map(([head]) => head),
    noSheet: true,
    about: piece.title.charAt(0).toLowerCase() + piece.title.slice(1),
    content: [
      p(fill(piece.lead)),
      ...kept.flatMap(([head, says]) => [h2(head), ...says.map((text) => p(fill(text)))]),
      p(fill(piece.ends)),
    ],
  };
}
