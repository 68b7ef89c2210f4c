import { capital } from "../../content/capital.ts";
import { asItIs } from "../../content/report/circumstances.ts";
import type { Situation, StepNames, Trade } from "../../content/report/kinds.ts";
import type { Advice, Playbook, Subject } from "../../content/report/playbook.ts";
import { ONLY_WITH } from "../../content/report/practices/only-with.ts";
import { momentsOf } from "./document/moments.ts";
import { leverWork, toldWork } from "./told-hours.ts";
import { SUBJECTS } from "./read-playbook.ts";

/** Words that belong to several who work there. */
const OF_SEVERAL =
  /\b(?:staff|team|crew|employees?|front desk|receptionists?|office manager|technicians?|colleagues?|deputy|stand-ins|(?:each|which|a|the|two|your|every) (?:teachers?|instructors?|tutors?|coach(?:es)?|stylists?|hygienists?|therapists?|associates?|drivers?|dispatchers?))\b/i;
/** Less of a paragraph than this, of its words, is not what was meant. */
const ENOUGH = 0.6;

/** What is about people who could be won: for nobody who is full. */
const OF_NEW_ONES: ReadonlySet<Subject> = new Set([
  "growth",
  "missed",
  "Lead Qualification",
  "Follow-up Communication",
]);

/** What nobody meets with face to face, and what depends on who or what answers first. */
const FROM_AFAR: ReadonlySet<Subject> = new Set(["missed", "After-Hours Coverage"]);

const sentencesOf = (text: string) => text.split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u);
const wordsIn = (text: string) => text.split(/\s+/).length;

/** Whoever is in danger calls for help, however the business is reached; and a registry is called what it is called. */
const FOR_HELP = /\bcall(?:s|ed|ing)? (?:911|988)\b|\bDo Not Call Registry\b/gi;

const holds = (text: string, s: Situation) => {
  const said = text.replaceAll(FOR_HELP, "");
  return (
    ONLY_WITH.every(([has, words]) => has(s) || !words.test(said)) &&
    !(s.team === "alone" && OF_SEVERAL.test(text)) &&
    asItIs(text, s) === text
  );
};

const ORDINAL = /^(?:First|Second|Third|Fourth|Next|Then|Finally),? (?=\w)/;
/** Sentences that were counted, without their numbers where one of them is gone. */
const uncounted = (kept: readonly string[], all: readonly string[]): readonly string[] => {
  const counted = all.filter((sentence) => ORDINAL.test(sentence));
  return counted.every((sentence) => kept.includes(sentence))
    ? kept
    : kept.map((sentence) => capital(sentence.replace(ORDINAL, "")));
};

/** It speaks of the sentence before it, which is not there. */
const POINTS_BACK = /^(?:It|That|This|These|Those|They|Then|Both|Each of them)\b/;
const pointsAtGone = (sentence: string, before: string | undefined, s: Situation) =>
  before !== undefined && POINTS_BACK.test(sentence) && !holds(before, s);

/** Whether they are full is known. */
const IF_FULL = /\bIf you(?:'re| are) full, /g;
const asFull = (text: string, { room }: Situation): string =>
  room === 0 ? text.replaceAll(IF_FULL, "You're full: ") : text;

/** A paragraph without the sentences that say what is not so; undefined where too little of it is left. */
export const fitted = (text: string, s: Situation): string | undefined => {
  const sentences = sentencesOf(text);
  const kept = sentences.filter(
    (sentence, i) => holds(sentence, s) && !pointsAtGone(sentence, sentences[i - 1], s),
  );
  const left = asFull(uncounted(kept, sentences).join(" "), s);
  return kept[0] === sentences[0] && wordsIn(left) >= ENOUGH * wordsIn(text) ? left : undefined;
};

/** Of words for several moments those that can be said here: the letter stays where nobody telephones. */
const sayable = (say: string, s: Situation): string | undefined => {
  const moments = momentsOf(say);
  const kept = moments.filter(({ label = "", words }) => holds(`${label} ${words}`, s));
  if (kept.length === moments.length) return say;
  if (kept.length > 1) return kept.map(({ label, words }) => (label ? `${label} ${words}` : words)).join(" ");
  return kept[0]?.words ?? (moments.length === 1 ? fitted(say, s) : undefined);
};

/** Whoever counted room, and what one that fills it pays, fills it once a week. */
const hasOpenRoom = ({ room, valueKnown, season }: Situation): boolean =>
  (room ?? 0) > 0 && valueKnown && season === undefined;

/** What the playbook says on a subject, as far as it is so of this business. */
export const adviceOn = (subject: Subject, s: Situation, playbook: Playbook): Advice | undefined => {
  if (
    ((s.onlyInPerson || (s.onlySpeakers && !(subject === "missed" && s.missedKnown))) &&
      FROM_AFAR.has(subject)) ||
    (s.room === 0 &&
      OF_NEW_ONES.has(subject) &&
      // Who is known and comes again is no new one.
      !(subject === "growth" && playbook.growth.brings === "again" && s.trade.lever === "next-date"))
  )
    return undefined;
  const weekly = hasOpenRoom(s) && playbook[subject].weekly !== undefined;
  const of = playbook[subject];
  const text = weekly ? of.weekly! : of.text;
  const title = weekly ? (of.weeklyTitle ?? of.title) : of.title;
  const short = weekly ? (of.weeklyShort ?? of.short) : of.short;
  const { skip, pays, frees, brings, sells, list, say, first, later, watch, when, who, how } = of;
  const told = fitted(text, s);
  if (!told) return undefined;
  const so = (words: string | undefined) => (words && holds(words, s) ? words : undefined);
  return {
    text: told,
    title: so(title),
    short: so(short),
    skip: so(skip),
    pays: so(pays),
    frees: so(frees),
    brings,
    sells: so(sells),
    list: so(list),
    ...(weekly && of.wins ? { wins: of.wins } : {}),
    say: say && sayable(say, s),
    first: so(first),
    later: so(later),
    watch: so(watch),
    when: so(when),
    who: so(who),
    how: how && fitted(how, s),
  };
};

/** All of it, by its subjects. */
export const allAdvice = (playbook: Playbook, s: Situation): Partial<Record<Subject, Advice>> =>
  Object.fromEntries(
    SUBJECTS.flatMap((subject) => {
      const advice = adviceOn(subject, s, playbook);
      return advice ? [[subject, advice]] : [];
    }),
  );

const COUNT: Readonly<Record<string, number>> = {
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  hundred: 100,
};
/** 'Show ten owners a year': as many as its own words have asked in a year. */
const aYearIn = (text: string): number | undefined =>
  COUNT[/\b(\w+) \w+ (?:a|each|every|per) year\b/i.exec(text)?.[1]?.toLowerCase() ?? ""];

const A_WEEK: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, ...COUNT };
const EACH_DAY = 5;
/** 'Write to three buyers a week', 'Each Friday, offer two clients', 'Each morning … to two animals': so many are asked each week. */
const NO_TIME = "(?!times|hours|minutes|mornings|afternoons|evenings|days|ways|things)";
const NAMED = new RegExp(`\\b(\\w+) (?:${NO_TIME}[a-z]+ )?(?:a|each|every|per) week\\b`, "i");
const RHYTHM =
  /(?:^|[.?!] )(?:Each|Every) (morning|day|evening|weekday|week|\w+day)\b[^.?!]{0,90}?(?<!\b(?:or|in|of|for) )\b(one|two|three|four|five|six|ten|twelve|twenty)\b(?! (?:times|hours|minutes|mornings|afternoons|evenings|days|ways|things|dates|in|of)\b)/;
export const aWeekIn = (text: string): number | undefined => {
  const named = A_WEEK[NAMED.exec(text)?.[1]?.toLowerCase() ?? ""];
  const [, rhythm = "", who = ""] = RHYTHM.exec(text) ?? [];
  const times = /^(?:week|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/i.test(rhythm) ? 1 : EACH_DAY;
  const asked = A_WEEK[who.toLowerCase()];
  return named ?? (asked === undefined ? undefined : times * asked);
};
/** Somebody goes round on those days as well. */
const WEEKENDS = /\bweekends too\b|\bseven days a week\b/i;

/** 'A party brings twenty covers': so many come with each. */
const COVERS = /\b(\w+) (?:covers|guests) where\b/i;
/** What the trade calls the steps whose paragraphs hold of this business, by their subjects. */
export const namesIn = (playbook: Playbook | undefined, s: Situation): NonNullable<Trade["named"]> =>
  playbook === undefined
    ? {}
    : Object.fromEntries(
        Object.entries(allAdvice(playbook, s)).flatMap(
          ([
            subject,
            { title, short, skip, pays, frees, brings, sells, list, wins, text, first, how, who },
          ]): [string, StepNames][] => {
            if (subject === "missed" && WEEKENDS.test(`${text} ${who ?? ""} ${how ?? ""}`))
              return [[subject, { title: title ?? "", short: short ?? "", everyDay: true }]];
            const aYear = brings ? aYearIn(text) : undefined;
            const aWeek = brings === "again" ? aWeekIn(text) : undefined;
            const tries =
              brings === "new" ? A_WEEK[NAMED.exec(title ?? "")?.[1]?.toLowerCase() ?? ""] : undefined;
            const guests = brings && COUNT[COVERS.exec(text)?.[1]?.toLowerCase() ?? ""];
            const takes = EACH_ORDER.test(title ?? "")
              ? AN_ORDER
              : subject === "growth"
                ? leverWork(text)
                : toldWork(text, first);
            return title && short
              ? [
                  [
                    subject,
                    {
                      title,
                      short,
                      ...(skip ? { skip } : {}),
                      ...(pays ? { pays } : {}),
                      ...(frees ? { frees } : {}),
                      ...(brings ? { brings } : {}),
                      ...(sells ? { sells } : {}),
                      ...(list ? { list } : {}),
                      ...(wins ? { wins: Number(wins) } : {}),
                      ...(aYear ? { aYear } : {}),
                      ...(aWeek ? { aWeek } : {}),
                      ...(tries ? { tries } : {}),
                      ...(guests ? { guests } : {}),
                      ...(takes ? { takes } : {}),
                      ...(subject === "After-Hours Coverage" && AWAKE.test(`${title} ${short}`)
                        ? { awake: true as const }
                        : {}),
                    },
                  ],
                ]
              : [];
          },
        ),
      );

/** Each order is held against something before it goes on: our guess of what that takes. */
const EACH_ORDER = /^(?:Compare|Confirm|Check) (?:every|each) order\b/;
const AN_ORDER = { times: 0, minutes: 5, each: "an order" } as const;

/** Somebody who answers at night, or looks late, by the trade's own words for it. */
const AWAKE =
  /\b(?:on duty|duty lawyer|awake|by name|somebody each night|(?:a|live) person (?:who|on|for|with)|live (?:person|answer)|a nurse whom|night (?:desk|person|line that may)|holds the desk|someone on (?:the )?evening|someone indoors|until a set (?:evening )?hour|messages once late|late look|evening look|(?:a set|an|set one) evening hour|the same evening|each night for)\b/i;

type Names = (s: Situation) => NonNullable<Trade["named"]>;
/** A report is decided many times over, each time with one answer less: what its steps are called hangs on few of them. */
export const remembered = (names: Names): Names => {
  const told = new Map<string, ReturnType<Names>>();
  return (s) => {
    const key = [s.trade.id, s.team, s.room === 0, hasOpenRoom(s), ...s.circumstances].join("|");
    const known = told.get(key) ?? names(s);
    told.set(key, known);
    return known;
  };
};
