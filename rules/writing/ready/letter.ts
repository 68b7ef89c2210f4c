import { anyLetter, letters } from "../../../content/writing/ready/letters.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { p } from "../html.ts";
import { plain } from "../plain.ts";
import { withoutReaders } from "../readers.ts";
import type { Request } from "../request.ts";
import { factsIn } from "./facts.ts";
import { bringsNews } from "./guide-letter.ts";

const LETTER =
  /^(?:please |pls |can you |could you |i need |we need )*(?:(?:write|draft|create|make|prepare|compose|send)(?: me| us| up)? )?(?:an? |the |our |some )?(?:[\w-]+,? ){0,4}?(?:letter|announcement|e-?mail|notice|note|message|press release|memo|newsletter blurb|post)\b.{0,60}\b(?:announc\w+|introduc\w+|that (?:our|we|the|my)|telling|informing|about (?:our|the|my) (?:new|move|price|closing|closure|hours)|to (?:our|all|my) [\w ]{4,30}(?:that|about|saying|:)|saying|explaining)/;
/** A second clause of its own behind the news: ', the phone stays available'. */
const BESIDE =
  /(?<=.{25})(?:, (?:and )?| and )(?=(?:the|our|your|all|everything|nothing|you|we) (?:\w+ ){0,3}(?:stays?|remains?|is|are|will|can|keeps?|changes?|need)\b)/;
/** 'E-mail to parents: …'. */
const ADDRESSED =
  /^(?:please |can you )?(?:(?:write|draft|create|make) )?(?:an? |the )?(?:[\w-]+ )?(?:letter|e-?mail|note|message|notice|announcement|post|text(?: message)?) (?:to|for) (?:all |our |my |the |your )?(?:[\w-]+ )?(?:customers|clients|patients|guests|members|families|parents|students|tenants|residents|pet owners|neighbors|donors|regulars|staff|team)\b.{0,50}: .{10,}/;
/** 'Announcement: we are closing …': the news behind a colon. */
const TELLING =
  /^(?:please |can you )?(?:(?:write|draft|create|make) )?(?:an? |the |our )?(?!news |press )(?:[\w-]+ )?(?:announcement|notice|letter|e-?mail|note|sign|message)\b[^:]{0,50}: (?:we|we're|our|from|starting|on|as of|please|due to)\b/;
const ANNOUNCING = /\bannounc(?:e|ing|ement)\b/;

/** True of a prompt for a letter or an announcement to those whom a business serves. */
export const wantsLetter = ({
  text,
  form,
  items,
  clause,
}: Pick<Request, "text" | "form" | "items" | "clause">): boolean =>
  ADDRESSED.test(text) ||
  TELLING.test(text) ||
  bringsNews({ text, clause }) ||
  (form !== "comparison" &&
    items === undefined &&
    !/\bhow to\b|\btips\b|\bvoicemail\b/.test(plain(clause)) &&
    (LETTER.test(text) ||
      /^(?:please |can you )?(?:(?:write|draft|create|make) )?(?:an? |the |our )?(?:[\w-]+ )?(?:thank[- ]you|welcome|farewell|goodbye|apology|reminder|invitation) (?:letter|note|e-?mail|card|message)\b/.test(
        text,
      ) ||
      (ANNOUNCING.test(text.slice(0, 60)) &&
        /\b(?:our|we|my)\b/.test(text) &&
        /\bto (?:our |all |my )?(?:customers|clients|patients|guests|members|families|parents|tenants)\b/.test(
          text,
        ))));

/** The letter itself, with the prompt's facts in it. */
export function letterOf(request: Request): Body {
  const facts = factsIn(request);
  const { heard: _heard, ...letter } =
    letters.find(({ heard }) => heard.test(plain(request.clause.split(/(?<=.{30}), /)[0] as string))) ??
    letters.find(({ heard }) => heard.test(plain(request.clause))) ??
    letters.find(({ heard }) =>
      heard.test(/^(?:\w+ ){0,5}(?:apology|sorry)\b/.exec(request.text)?.[0] ?? ""),
    ) ??
    anyLetter;
  const news =
    // What somebody is sorry for stands behind 'because', with its sums in brackets.
    (/\b(?:apolog\w+|sorry)\b/.test(request.text)
      ? (/\b(?:because|that|for the fact that) (.{8,180}?)[.!]*$/i.exec(request.typed)?.[1] ??
        /\b(?:apolog\w+|sorry)\b.* (for (?:the|being|(?!during|spring)\w+ing) [^,.:]{4,120})/i.exec(
          request.typed,
        )?.[1])
      : undefined) ??
    /\b(?:that|announcing|saying|about|(?:telling|informing|reminding) (?:them|everyone)|letting (?:them|everyone) know) (.{8,180})$/i
      .exec(request.clause)?.[1]
      ?.replace(/^(?:that|about) /i, "") ??
    /^[^:]{4,60}: (.{8,180})$/.exec(request.clause)?.[1] ??
    "[what is new]";
  const [plainNews = "", ...more] = news.split(/,? and that /);
  const asWhole = more.map((each) => `${capital(each.replaceAll("'", "’"))}.`);
  const told = withoutReaders(
    (
      plainNews
        .replace(/,? and why .*$/i, "")
        .split(ADDRESSED.test(request.text) ? /(?<=.{15}), / : BESIDE)[0] as string
    ).replaceAll("'", "’"),
    request,
  );
  const beside = ADDRESSED.test(request.text) ? undefined : news.split(BESIDE).slice(1).join(", ");
  const isOwn = letter.news.includes("{address}") || letter.news.includes("{percent-rise}");
  const whole =
    !isOwn &&
    !/^(?:\[|for )/.test(told) &&
    /\b(?:(?<=\w )(?:starts?|begins?|opens?|closes?|moves?|changes?|ends?|joins?|leaves|retires|returns)\b|will|is|are|has|have|we|i|our .* (?:opens?|closes?|starts?|offers?))\b/i.test(
      told,
    );
  const isHealth =
    /\b(?:medical|clinic|doctors?|dental|dentists?|patients?|pediatric|physicians?|therap\w+|health)\b/.test(
      request.text,
    );
  const say = (text: string): string =>
    text
      .replace("sorry: {as-told}", told.startsWith("for ") ? "sorry {as-told}" : "sorry: {as-told}")
      .replaceAll("{percent-rise}", facts.percent ? `rise by ${facts.percent}` : "rise by [how much]")
      .replaceAll("{to-address}", facts.address ? ` to ${facts.address}` : "")
      .replaceAll("{on-date}", facts.date ? `, from ${facts.date}` : "")
      .replaceAll("[number] years", years ? `${years} years` : "[number] years")
      .replaceAll("{medical}", isHealth ? ", above all no medical advice" : "")
      .replaceAll("{emergency}", isHealth ? " In an emergency do not call us: call 911." : "")
      .replaceAll("{as-told}", told)
      .replaceAll("{Told}", capital(told.replace(/^(?:our|the|that) /, "")))
      .replaceAll("{told}", told.replace(/^(?:our|the|that) /, ""))
      .replaceAll("{date}", facts.date ?? "[date]")
      .replaceAll("{address}", facts.address ?? "[address]")
      .replaceAll("{place}", facts.place)
      .replaceAll("{customers}", facts.customers)
      .replaceAll("'", "’");
  // 'Our new callback hours, 11-12 and 4-5': a thing with its figures is named whole.
  const thing = withoutReaders(
    plainNews.replace(/,? and why .*$/i, "").replace(/^(?:their|the) /i, "our "),
    request,
  );
  const isThing =
    !whole && !isOwn && /^our .*\d/i.test(thing) && !/\{(?:as-)?told\}/i.test(letter.title + letter.news);
  const family = /\bfamily[- ](?:owned|run|business)\b/.test(request.text)
    ? "We are a family, and we answer for it with our name."
    : undefined;
  const extra = [
    // A letter thanks at its end anyway.
    ...request.include.filter((thing) => !/^thank/i.test(thing)).map(mentioned),
    ...asWhole,
    ...(beside && !isThing && !/^(?:and )?why\b/i.test(beside) ? [`${capital(beside)}.`] : []),
    ...(isOwn || ADDRESSED.test(request.text) || letter.news.includes("{as-told}")
      ? besideNews(request.typed.replace(/^[^:]{4,60}: /, ""), [
          told,
          facts.date,
          facts.address,
          facts.percent,
        ])
      : []),
  ];
  // What is stated in three words stays stated: 'same phone number, parking in the back'.
  const short = shortOf(request);
  if (short.length) extra.push(`Good to know: ${short.join(", ")}.`);
  const years = /\b(\d{1,3})(?:st|nd|rd|th)? (?:anniversary|years?)/i.exec(request.typed)?.[1];
  const dated = request.include.some((thing) => facts.date !== undefined && thing.includes(facts.date));
  if (dated) facts.date = undefined;
  const title = say(letter.title).replace(/, from (?=\[)/, " from ");
  const undated = capital(
    told
      .replace(/^(?:from|starting|on|as of) [A-Z]\w+ \d{1,2}(?:st|nd|rd|th)?,? /i, "")
      .replace(/^we will /i, "We will "),
  );
  const heading =
    isThing && thing.length < 85 ? capital(thing) : whole && undated.length < 85 ? undated : title;
  const wordy = (request.words ?? 250) >= 160;
  return {
    title: heading,
    excerpt: `${whole ? `${capital(told)}.` : firstOf(say(letter.news), heading)} A letter to our ${facts.customers}.`,
    heads: ["what changes", "why", "what stays as it is", "what to do"],
    about: `a letter to ${facts.customers}`,
    content: [
      p(`Dear ${facts.customers},`),
      p(
        whole
          ? `${capital(told)}.`
          : isThing
            ? `We’re writing to tell you about ${thing}.`
            : say(letter.news),
        ...extra.filter(
          (line) => !(letter.stays.includes("ask for a person") && line.includes("ask for one of us")),
        ),
      ),
      p(say(letter.reason), ...(family ? [family] : [])),
      ...(wordy && !(short.some((piece) => /\bsame\b/.test(piece)) && letter.stays.startsWith("[What stays"))
        ? [p(say(letter.stays))]
        : []),
      p(
        say(
          // What the prompt has said is not asked again.
          extra.some((line) => line.includes("let us know at least"))
            ? letter.todo.replace("please let us know [how long before] at", "call or text us at")
            : letter.todo,
        ),
      ),
      p(say(letter.thanks)),
      p("[Your name], for everybody at [name of the business]"),
    ],
  };
}

/** The first sentence, unless somebody has yet to fill it. */
const firstOf = (text: string, title: string): string => {
  const [first = ""] = text.split(/(?<=[.]) /);
  return /[[\]]/.test(first) && !/[[\]]/.test(title) ? `${title}.` : first;
};

/** What a prompt says beside its news, as sentences of their own: 'the number stays the same'. */
const besideNews = (clause: string, used: readonly (string | undefined)[]): string[] =>
  clause
    .split(/[,;] (?:and |but )?| - /)
    .slice(1)
    .map((each) => each.trim().replaceAll("'", "’"))
    .map(spelledOut)
    .filter(
      (each) =>
        (/\d/.test(each) || each.split(" ").length > 2) &&
        !/\bwords\b|\btone\b|\bmention\b/i.test(each) &&
        /\d|\b(?:stays?|will|is|are|remains?|keeps?|please|don’t|do not|can|has|have|we|you|(?:he|she|they) \w+|\w+s? (?:move|start|begin|end|change)s?|sign up|register|book|call|bring|come|reply|pick|order)\b/i.test(
          each,
        ) &&
        !used.some((fact) => fact !== undefined && each.includes(fact)),
    )
    .map((each) => `${capital(each)}.`);

/** Pieces without a verb that a prompt adds to its news; no tone, length, form or reader is one. */
const shortOf = ({ typed, limits, audience, include }: Request): string[] =>
  typed
    .replace(/^[^:]{4,60}: /, "")
    .split(/[,;] (?:and )?/)
    .slice(1)
    .map((piece) =>
      piece
        .trim()
        .replaceAll("'", "’")
        .replace(/[.!]+$/, ""),
    )
    .filter(
      (piece) =>
        /^(?:same|free|new|parking|no|more|open|easy|close|next|right|still) (?:\S+ ?){1,6}$/i.test(piece) &&
        !/\b(?:words|tone|jargon|fluff|emojis?)\b/i.test(piece) &&
        !limits.some((limit) => plain(limit) === plain(piece)) &&
        !include.some((thing) => plain(thing) === plain(piece)) &&
        !audience?.heard.test(plain(piece)),
    );

/** A term of a rule as a sentence: '24 hours notice', '$50 fee after that'. */
const spelledOut = (term: string): string => {
  const notice = /^(\d+ (?:hours?|days?)(?:’s?)?)(?: of)? notice$/i.exec(term)?.[1];
  if (notice) return `please let us know at least ${notice.replace(/’s?$/, "")} ahead if you can’t make it`;
  const fee = /^(?:a )?(\$?\d[\d.,]*(?: ?%)?) (?:fee|charge)(.*)$/i.exec(term);
  if (!fee) return term;
  const when = /after (?:that|this)/i.test(fee[2] ?? "") ? "after that, " : "";
  return `${when}there is a fee of ${fee[1]}${when ? "" : fee[2]}`;
};

const THINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:person|human|one of us|staff member)\b/, "You can always ask for one of us."],
  [
    /\bemergenc/,
    "If it cannot wait, you reach [name] at [number]; where somebody is in danger, call 911 first.",
  ],
  [/parking/, "There is more parking: [how many spaces, and where]."],
  [/(?:same|keep).*(?:phone|number)|number stays/, "Our telephone number stays the same: [number]."],
  [/same (?:team|staff|people)/, "You will meet the same people."],
  [/same hours/, "Our hours stay the same."],
  [/discount|coupon|voucher|gift/, "As a thank you: [what, until when]."],
];
/** What is to be mentioned, as a sentence. */
function mentioned(thing: string): string {
  const invited = /^invit(?:e|ing) (?:them|you|everybody|everyone|our \w+|all) (.+)$/i.exec(thing)?.[1];
  if (invited) return `We would like to invite you ${invited}: [hour, place, what there will be].`;
  const people = /^(?:the |our )?((?:founders?|owners?|team|staff) .*)$/i.exec(thing)?.[1];
  if (people) return `${capital(people)}: [what they did in the first year, and what they say today].`;
  const known = THINGS.find(([heard]) => heard.test(plain(thing)))?.[1];
  return known ?? `${capital(thing)}: [in one sentence].`;
}
