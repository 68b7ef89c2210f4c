import type { Subject } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Body, Say } from "../body.ts";
import { claimIn } from "../claim.ts";
import { numberIn } from "../fewer.ts";
import type { Readers } from "../fill.ts";
import { inWords, plain, wordsIn } from "../plain.ts";
import type { Request } from "../request.ts";
import { titleFrom } from "../title.ts";

/** A clause that names nothing ('What should we do first?'): what it is about stands in the other sentences. */
export const isBare = ({ clause }: Request): boolean =>
  /^(?:reasons|fixes|tips|ideas|causes|solutions|examples|answers)(?: and \w+)?[.!]?$/i.test(clause) ||
  (wordsIn(clause).length < 8 && /\b(?:it|this|that|them|her|him|these|those)\b[?.!]*$/i.test(clause)) ||
  (wordsIn(clause).length < 8 &&
    /\b(?:do|start|handle|help|proceed)(?: first| now| next| about (?:it|this|that))?\W*$/i.test(clause));

/** 'Five templates for a clinic' does not say what they are for. */
const NAMELESS =
  /^\w+ (?:templates|examples|scripts|texts|messages|greetings|sentences|phrases|ideas|tips)(?: for (?:an? |the )?[\w -]{3,30})?$/i;

/** The prompt's own words where they are a title, else the subject's, with whom and when it is for. */
export function titleOf(
  request: Request,
  subject: Subject,
  readers: Readers,
  say: Say,
  { heads }: Body,
): string {
  const own =
    (request.form === "opinion" ? claimIn(request) : undefined) ??
    (isBare(request) ? undefined : titleFrom(request));
  const { items = 0 } = request;
  const has = heads.length;
  if (own && !NAMELESS.test(own))
    return (request.form === "list" && has < items ? own.replace(numberIn(items), String(has)) : own).replace(
      /, (?:one|two|three)(?: or \w+)? sentences? each$/,
      "",
    );
  if (request.form === "opinion" && subject.view) return subject.view.claim;
  const who = request.audience ? (request.called.place?.one ?? readers.one) : undefined;
  const title = say(
    (who ? subject.title : subject.title.replace(/,? (?:at|for) \{who\}/, "")).replace(
      "{who}",
      who ?? readers.one,
    ),
  );
  const when = request.occasions
    .map(({ at }) => at)
    .filter((at) => !plain(title).includes(at.split(" ").at(-1) ?? ""));
  const count = request.form === "list" ? `: ${inWords(heads.length)} ${request.noun || "ways"}` : "";
  return capital(`${title}${when.map((at) => `, ${at}`).join("")}${count}`);
}
