import { spokenName } from "../../../content/report/spoken-name.ts";
import type { ReportBlock } from "../../../contracts/report-document.ts";
import type { Report } from "../report.ts";
import { paragraph, rich } from "./blocks.ts";
import { momentsOf } from "./moments.ts";

/** A name as anybody would say it on the phone: no address and no sign that a text could take for its own. */
const SAID = /^[\p{L}\p{N}][\p{L}\p{N} &'’.,+-]{1,59}$/u;
/** Where the words name the business that speaks: a blank stays wherever a person is meant. */
const OWN_NAME =
  /\[(?:practice|firm|shop|office|company|store|studio|center|school|agency|business)\]|(?<=[Yy]ou've reached )\[name\]/g;
/** The words to copy say whose they are. */
export const inOwnName = (words: string, { businessName }: Report["answers"]): string => {
  const name = spokenName(businessName);
  return SAID.test(name) ? words.replace(OWN_NAME, () => name) : words;
};

/** Words to copy, each with what it is for above it. */
export const quotesOf = (common: Parameters<typeof paragraph>[0], says: string): ReportBlock[] =>
  momentsOf(says).flatMap(({ label, words }, at): ReportBlock[] => {
    const { id } = common;
    return [
      ...(label ? [paragraph({ ...common, id: `${id}.${at}.for` }, label)] : []),
      {
        kind: "quote",
        ...common,
        basis: [...common.basis],
        id: at > 0 ? `${id}.${at}` : id,
        text: rich(words),
      },
    ];
  });
