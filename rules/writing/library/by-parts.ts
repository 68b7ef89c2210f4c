import type { Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import { h2, list } from "../html.ts";
import { plain } from "../plain.ts";
import { briefOf, own, type Write } from "./frame.ts";
import { PHONES, subjectOfPart } from "./enumerated.ts";
import { isFor } from "./parts.ts";

const LINES = 3;

/** A checklist under the headings that the request names: each filled from its own subject, or none of it. */
export const byParts: Write = (parts) => {
  const { request, say, family } = parts;
  const has = (told: Told) => Boolean(told.checks?.length) && isFor(told, family);
  const { phases } = request;
  const isOthers = (told: Told) =>
    phases.some((phase) => !PHONES.test(plain(phase)) && told.heard?.test(plain(phase)));
  const filled = phases.map((phase) => {
    const said = plain(phase);
    // Beside other things the telephone is whatever is none of theirs.
    const ours = own(parts).filter(
      (told) => has(told) && (told.heard?.test(said) || (PHONES.test(said) && !isOthers(told))),
    );
    const theirs = (ours.length < LINES ? subjectOfPart(phase, family)?.passages.filter(has) : []) ?? [];
    const lines = [...ours, ...theirs].flatMap(({ checks = [] }) => checks.slice(0, 1));
    return { phase, lines: [...new Set(lines)].slice(0, LINES) };
  });
  if (filled.some(({ lines }) => lines.length < 2)) return undefined;
  const used = new Set(filled.flatMap(({ lines }) => lines));
  const rest = own(parts)
    .filter((told) => has(told) && !told.extra)
    .flatMap(({ checks = [] }) => checks.slice(0, 1))
    .filter((check) => !used.has(check));
  const box = (lines: readonly string[]) =>
    list(
      "ul",
      lines.map((line) => `☐ ${say(line)}`),
    );
  return {
    title: "",
    excerpt: "",
    heads: request.phases.map(capital),
    content: [
      briefOf(parts, "Each line is either true or it isn’t."),
      ...filled.flatMap(({ phase, lines }) => [h2(capital(phase)), box(lines)]),
      ...(rest.length ? [h2("And the rest"), box(rest)] : []),
    ],
  };
};
