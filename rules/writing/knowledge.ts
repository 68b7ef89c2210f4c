import type { Option, Point, Topic } from "../../content/writing/kinds.ts";
import { trades } from "../../content/report/trades/index.ts";
import { options } from "../../content/writing/options.ts";
import { telephone, topics } from "../../content/writing/topics/index.ts";
import type { PassageIndex } from "./passages.ts";
import { namedIn } from "./named.ts";
import { plain, stem, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";
import { unsaid } from "./unsaid.ts";
import { wantedIn } from "./wanted.ts";

/** What the writer knows of a request, and what it does not. */
export interface Knowledge {
  /** Absent when the site does not know the subject. */
  topic: Topic | undefined;
  /** A second subject that the prompt names beside it. */
  second?: Topic;
  /** What is compared, as far as it is known. */
  options: readonly Option[];
  /** Words of the prompt that no topic, time or reader accounts for. */
  left: readonly string[];
  /** True when it names what only sounds like the telephone. */
  foreign?: boolean;
}

/** Words of a prompt that say nothing of its subject. */
export const NEUTRAL = new Set(
  `a an the and or but of for to in on at by with without from is are was were be being been it its it's this that these those as not no you your you're yours we our us they their them he she i i'm my me do does did don't can can't could should would will won't what which who whom whose how when where why about into than then so if more most all any some up out off over after before only just also have has had there here
  please pls write blog post article articles piece text essay draft guide something want need needs like give make made create words word long short brief quick quickly detailed tone friendly funny plain simple simply practical title topic
  good better best fewer bad worse worst great right wrong real really very much many few lot lots less new old own every each other another small big little local busy smart modern easy easily hard simple most top common typical
  business businesses company companies owner owners office offices team teams practice practices firm firms shop people person staff manager managers employee employees customer customers client clients patient patients guest guests caller callers
  stop stops start starts starting keep keeps get gets getting go goes going come comes coming take takes taking use uses using help helps work works working improve improves improving handle handles handling manage deal avoid reduce cut fix lose loses losing win save saves find know knows learn understand think decide set think say says said tell ask asks asking answer answers answering answered try put let turn run running build prepare plan plans planning list lists checklist step steps tips tip ways way things thing ideas mistakes mistake questions question reasons reason
  strategies strategy know knowing gone rid day days mess chaos trouble problem problems nightmare crazy hell terrible annoying monday mondays week weeks month months year years hour hours time times today tomorrow monday morning mornings first second third next last two four six eight nine five ten seven three thirty
  whether girl girls guy lady whats both were deep until someone somebody hire incoming inbound nobody anymore leave leaving leaves loses everyone everybody everyone's already customer's
  vs versus compare compared comparing comparison difference between pros cons alternatives alternative opinion guide overview case dead matter matters worth important why really actually ever never always still between during while
  using doing having being making choosing choose pick phone phones telephone telephones call calls called calling line lines number numbers ring rings ringing dealing missing won wins gone cost costs pay price prices money buy buying service services experience professional system systems software tool tools don won didn isn aren doesn well ready perfect properly efficiently effectively effective faster fast around instead against q&a faq faqs`
    .split(/\s+/)
    .filter(Boolean),
);
/** What sounds like the telephone and is another matter. */
const FOREIGN =
  /\b(hir(?:e|ing) (?:(?!ai|virtual|automated)[\w-]+ ){0,3}(?:receptionists?|front desk (?:staff|person)|office managers?|staff|servers?|cooks?|waiters?|employees?|workers?|help|team|hygienists?|stylists?|technicians?|apprentices?|drivers?|bookkeepers?|groomers?)|house calls?|cold[- ]call\w*|tele ?market\w*|iphones?|androids?|samsung|smart ?phones?|sim cards?|phone (cases?|stands?|chargers?|batter(y|ies)|bills?)|cell ?phones? (?:in|at|during|use|polic\w+|rules?|ban)|(?:warranty|job|repair|service|install\w*) callbacks?|callback (?:rate|jobs?|costs?)|data plans?|owes? (us|me)|past.?due|overdue|phone (compan(y|ies)|carriers?|plans?|systems?|service providers?|providers?)|voip|port(ing)? (a |our |my |the )?numbers?|booking (?:sites?|portals?|platforms?|commissions?)|marketing|newsletters?|seo|instagram|tiktok|facebook|social media|ads?|advertis\w*|podcasts?|payroll|branding|logo|recipes?|websites? design|web design)\b/g;

/** How something is to be done is not what is done: 'without sounding rude' is about no rude caller. */
export const MANNER =
  /\bwithout (?:sounding|being|seeming|feeling|coming across as|losing) (?:too |the |any )?[\w-]+(?: \w+)?/g;

/** What is given up for an assistant is not what it is about: 'from voicemail to an AI receptionist'. */
export const GIVEN_UP =
  /\bfrom (?:an? |our |the |your )?[\w' -]{3,30}? (?=to (?:an? |the )?(?:[\w-]+ ){0,3}(?:assistants?|receptionists?|agents?|bots?)\b)/g;

/** Somebody is to be chosen, not an hour. */
const BEFORE_SIGNING = /\bbefore (?:you |we |i )?(?:book|hire|sign)(?:ing)?\b/;

let known: Set<string> | undefined;
/** Stems of the words that the writer's own knowledge uses. */
const ownWords = (): Set<string> => (known ??= new Set(wordsIn(JSON.stringify([topics, options])).map(stem)));

const spansOf = (text: string, heard: RegExp): string[] =>
  [...text.matchAll(new RegExp(heard.source, "g"))].map(([span]) => span).filter(Boolean);

/** Words that go with many subjects count less than those that name one. */
const WIDE =
  /^(answer|pick|front.?desk|reception|staff|phone|ai$|evening|night|busy|e.?mail|text|chat|leads?$|new (client|patient|customer|caller|guest)|appointment|set|(never )?miss|los(e|ing|t) |unanswered)/;
const weightOf = (spans: readonly string[]): number =>
  spans.reduce((sum, span) => sum + span.length * (WIDE.test(span) ? 0.5 : 1), 0);

/** 'Open on Sundays' without a call in it is about opening, 'our first week' without an assistant about moving house. */
const NEEDS: Partial<Record<string, RegExp>> = {
  // 'Winter car trips' name a time of the year, and nothing that rings.
  seasons:
    /\b(?:phones?|telephones?|calls?|callers?|calling|answer\w*|bus(?:y|ier|iest)|rush|book\w*|appointments?|clos(?:e|ed|es|ing|ure)|hours|voicemail|greetings?|holidays?|peaks?|seasons?(?:al)?|slow|staff\w*|get(?:s|ting)? through|storm|hail|go(?:ing)? away|long weekends?|snow ?days?|front desk|reception\w*)\b/,
  starting: /\b(ai|assistants?|(?:chat|phone )?bots?|services?|receptionists?|machines?|voice|automat\w+)\b/,
  "after-hours":
    /\b(phones?|telephones?|calls?|callers?|calling|voicemail|answer\w*|hotline|line|after.?hours|24.?7|emergenc\w+)\b/,
};

/** The telephone itself, whatever else is said of it. */
const PHONE_THINGS =
  /\b(?:phone|telephone|call)(?:[- ]\w+)? (?:mistakes?|habits?|tips?|rules?|skills?|errors?|problems?|ideas|lessons|fixes)\b/;

/** Topics that a text speaks of, what it speaks of most first. */
const hitsIn = (text: string) =>
  topics
    .map((topic) => ({ topic, spans: spansOf(text, topic.heard) }))
    .filter(({ spans }) => spans.length > 0)
    .sort((one, other) => weightOf(other.spans) - weightOf(one.spans));
/** What an assistant may be wanted for. */
const BEHIND = new Set(["booking", "orders", "greeting", "desk"]);
/** What a prompt quotes comes before all else, and an assistant before what it is to do. */
function chiefFirst<Hit extends { topic: Topic }>(
  hits: readonly Hit[],
  { clause, form, text }: Request,
): Hit[] {
  const quoted = plain(/["“]([^"“”]{3,60})["”]/.exec(clause)?.[1] ?? "");
  const behind = hits.every(({ topic }) => topic.id === "choosing" || BEHIND.has(topic.id));
  const rank = ({ topic }: Hit) =>
    quoted && topic.heard.test(quoted)
      ? 2
      : topic.id === "starting" &&
          /\b(?:set(?:ting)? up|install\w*|introduc\w+|go(?:ing)? live|roll\w* out)\b/i.test(clause)
        ? 1.6
        : topic.id === "reminders" && /\bno.?shows?\b/.test(text)
          ? 1.3
          : // Whoever answers is not what it is about where somebody is angry.
            topic.id === "complaints" &&
              /\b(?:receptionist|front desk)\b.*\b(?:angry|upset|furious|yell\w*|rude)\b/.test(text)
            ? 1.4
            : topic.id === "after-hours" && /\bon.?call\b/.test(text)
              ? 1.3
              : topic.id === "questions" && /\bsame (?:questions?|stuff|things?)\b/.test(text)
                ? 1.8
                : topic.id === "hipaa"
                  ? // What is only not to be broken is not what it is about.
                    /\breviews\b/.test(text)
                    ? 0
                    : 2
                  : topic.id === "privacy" && /\b(?:hipaa|privacy|confidential\w*|data|gdpr)\b/i.test(clause)
                    ? 1.5
                    : behind &&
                        topic.id === "choosing" &&
                        form !== "comparison" &&
                        /\b(?:ai|bots?|robots?)\b/i.test(clause)
                      ? 1
                      : 0;
  return hits.toSorted((one, other) => rank(other) - rank(one));
}
/** Stems of what a trade calls its people and things. */
const wordsOfTrade = (audience: Request["audience"]): Set<string> => {
  const trade = trades.find(({ id }) => id === audience?.trade);
  const { customer, customers, newOne, job, jobs, place } = { ...trade, ...audience?.words };
  return new Set(
    wordsIn([customer, customers, newOne, job, jobs, place, TENANTS[audience?.trade ?? ""]].join(" ")).map(
      stem,
    ),
  );
};
const TENANTS: Partial<Record<string, string>> = {
  lettings: "tenant renter",
  tutoring: "parent",
  education: "parent student",
};

/** What is known of a request's subject. `pages` are the site's own. */
export function knowledgeOf(request: Request, pages: PassageIndex): Knowledge {
  const { prompt, core, text, audience, strangers, form } = request;
  const span = audience?.heard.exec(text)?.[0];
  const aboutReaders = audience ? core.replaceAll(new RegExp(audience.heard.source, "g"), " ") : core;
  const foreign = aboutReaders.match(FOREIGN) ?? [];
  const bare = aboutReaders
    .replaceAll(FOREIGN, " ")
    .replace(BEFORE_SIGNING, " ")
    .replace(MANNER, " ")
    .replaceAll(GIVEN_UP, " ");
  const times = request.occasions.flatMap(({ heard }) => spansOf(bare, heard));
  // 'Friday night' in a restaurant is no closing time.
  const busy = request.occasions.filter(({ state, about }) => state === "open" && about.length === 0);
  const withoutBusy = (said: string) =>
    busy.flatMap(({ heard }) => spansOf(said, heard)).reduce((left, span) => left.replace(span, " "), said);
  const fits = ({ topic }: { topic: Topic }) => NEEDS[topic.id]?.test(text) ?? true;
  const hits = chiefFirst(hitsIn(withoutBusy(bare)).filter(fits), request);
  // 'How to cut down on those calls': what they are about stands in another sentence.
  const around = hits.length
    ? []
    : hitsIn(withoutBusy(text.replaceAll(FOREIGN, " ").replaceAll(MANNER, " "))).filter(fits);
  if (form !== "comparison" && around[0] && spansOf(core, telephone.heard).length && !foreign.length)
    hits.push(...around);
  const ringing = spansOf(bare, telephone.heard);
  const compared = form === "comparison" ? comparedIn(request, hits[0]?.topic) : [];
  const spans = [
    ...hits.flatMap((hit) => hit.spans),
    ...compared.flatMap(({ heard }) => spansOf(bare, heard)),
  ];
  const aside = namedIn(prompt, wantedIn(prompt)).limits.map(plain);
  const rest = [...aside, ...times, ...spans, ...(request.spot ? [request.spot] : [])]
    .reduce((left, span) => left.replace(span, " "), bare)
    .replaceAll(new RegExp(telephone.heard.source, "g"), " ");
  const others = new Set(strangers ? wordsIn(strangers) : []);
  const ofTrade = wordsOfTrade(audience);
  const left = [...new Set(wordsIn(rest))].filter(
    (word) =>
      word.length > 2 &&
      !/^\d/.test(word) &&
      !NEUTRAL.has(word) &&
      !others.has(word) &&
      !(span && text.includes(`${word} ${span}`)) &&
      !ofTrade.has(stem(word)),
  );
  const strange = left.filter((word) => !ownWords().has(stem(word)) && !pages.knows(word));
  const held = form === "opinion" ? left.length : 0;
  const doubt = foreign.length * 2 + strange.length + (left.length - strange.length) * 0.5;
  if (hits.length || compared.length) {
    const trust = new Set(spans).size + (ringing.length ? 0.5 : 0);
    // About the telephone beyond doubt, with a subject that names more than everything there: strange words are its scene.
    const clear =
      (ringing.length > 0 || (audience !== undefined && strange.length < 4)) &&
      form !== "comparison" &&
      !foreign.length &&
      spans.some((span) => !WIDE.test(span) || /calls?( (when|while|during))?$/.test(span)) &&
      strange.length < 6;
    return {
      topic:
        doubt <= trust || clear || (form === "comparison" && compared.length > 1 && request.sides.length > 2)
          ? topicFor(request, hits[0]?.topic)
          : undefined,
      second:
        secondOf(bare, hits) ??
        // A law that is named is always a subject, in whatever corner of the prompt.
        (/\bhipaa\b/.test(text) && hits[0]?.topic.id !== "hipaa"
          ? topics.find(({ id }) => id === "hipaa")
          : undefined) ??
        byTime(request, hits[0]?.topic),
      options: compared,
      left,
      foreign: foreign.length > 0,
    };
  }
  // Nobody but the readers and the telephone itself is named: it is about their telephone.
  const named = PHONE_THINGS.test(core) ? 4 : 0;
  const few =
    named +
    (ringing.length > 0 && audience !== undefined ? 1 : 0) +
    (ringing.length > 0 ? request.occasions.length : 0);
  const bareEnough =
    left.length <= few &&
    (named > 0 || unsaid(request, left, "").length === 0) &&
    foreign.length === 0 &&
    held === 0 &&
    (ringing.length > 0 ||
      (audience !== undefined && (named > 0 || wordsIn(rest).every((word) => FORM_WORD.test(word)))));
  const ofTime = topics.find(({ id }) =>
    request.occasions.some(({ about, heard }) => about[0] === id && heard.test(core)),
  );
  return {
    topic: bareEnough ? (ofTime ?? telephone) : undefined,
    options: [],
    left,
    foreign: foreign.length > 0,
  };
}

/** What only says which form is wanted, and how much of it. */
const FORM_WORD =
  /^(?:.{1,2}|\d.*|the|and|for|from|with|that|about|our|your|their|small|local|busy|new|every|most|should|must|can|common|top|best|good|some|few|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|day|days|week|weeks|month|months|plan|plans|tips?|ideas|things|ways|mistakes?|steps|questions|reasons|rules|habits|checklist|faqs?|q&a|list|guide|article|post|opinion|owners?|make|need|know|avoid|before|business|businesses|practices?|please|write|short|long|blog|what|how|when|why)$/;

/** The topic of the time that a prompt names, beside another one. */
function byTime({ occasions }: Request, first: Topic | undefined): Topic | undefined {
  const ids = occasions.flatMap(({ about }) => about.slice(0, 1));
  return first && topics.find(({ id }) => id !== first.id && ids.includes(id) && id === "after-hours");
}

/** A topic that other words of the prompt speak of, if they name it and are not only in its way. */
function secondOf(
  text: string,
  hits: readonly { topic: Topic; spans: readonly string[] }[],
): Topic | undefined {
  const rest = (hits[0]?.spans ?? []).reduce((left, span) => left.replace(span, " "), text);
  return hits
    .slice(1)
    .find(
      ({ topic, spans }) =>
        !spans.every((span) => /^(what to say|scripts?|examples?)$/.test(span)) &&
        weightOf(spansOf(rest, topic.heard)) >= (topic.id === "hipaa" ? 5 : 6),
    )?.topic;
}

const EMPTY_DESK =
  /\b(?:desk|reception|receptionist|office|counter) (?:is |are |being )?(?:closed|empty|unattended|out|away|off|gone|at lunch)\b|\b(?:nobody|no one) (?:is )?(?:at|in|there)\b/;

const TAUGHT =
  /\b(?:train|teach|set(?:ting)? up)\w* (?:my |our |your |an? |the )?(?:new )?(?:ai|voice|virtual|phone) ?(?:receptionist|assistant|agent|bot)?\b/;

/** A plan for an assistant is about its first weeks; options are a choice. */
function topicFor({ form, text }: Request, hit: Topic | undefined): Topic | undefined {
  const byId = (id: string) => topics.find((topic) => topic.id === id);
  // A desk at which nobody sits is not interrupted.
  if (hit?.id === "desk" && EMPTY_DESK.test(text)) return byId("missed");
  if (form === "plan" && hit?.id === "choosing") return byId("starting");
  // An assistant is taught otherwise than a person.
  if (hit?.id === "training" && TAUGHT.test(text)) return byId("starting");
  return hit ?? byId("choosing");
}

function comparedIn({ sides, text }: Request, topic: Topic | undefined): Option[] {
  const reaching =
    sides.length > 1 &&
    sides.every((side) => /^(text|call|phone|e-?mail)/.test(side)) &&
    (!topic || topic.id === "booking" || topic.id === "writing");
  const group =
    topic?.id === "reminders" || reaching ? "reminding" : topic?.id === "privacy" ? "keeping" : "answering";
  const inGroup = options.filter((option) => option.group === group);
  const best = (side: string, taken: readonly Option[]) =>
    inGroup
      .filter((option) => !taken.includes(option))
      .map((option) => ({ option, length: spansOf(side, option.heard).join("").length }))
      .filter(({ length }) => length > 0)
      .sort((one, other) => other.length - one.length)[0]?.option;
  if (sides.length > 1) {
    const found: Option[] = [];
    for (const side of sides) {
      const option = best(side, found);
      if (option) found.push(option);
    }
    return found;
  }
  const only = best(text, []);
  if (!only) return [];
  const beside = inGroup.filter((option) => option !== only);
  const person = beside.filter(({ id }) => id === "receptionist");
  return [only, ...(/alternatives? to/.test(text) ? beside.slice(0, 4) : person)];
}

/** Topics that make sense only where appointments are made. */
const BOOKED = new Set(["booking", "reminders"]);

/** A topic's points, and those of its neighbors in turn: of each another stage of the work, so that they make a whole. */
export function pointsFor(
  topic: Topic,
  { second, books }: { second?: Topic; books: boolean },
): { own: readonly Point[]; beside: readonly Point[]; near: readonly Point[] } {
  const neighbors = topic.near.flatMap(
    (id) => topics.find((each) => each.id === id && (books || !BOOKED.has(id))) ?? [],
  );
  const turns = Math.max(0, ...neighbors.map(({ points }) => points.length));
  const near = Array.from({ length: turns }, (_, turn) =>
    neighbors.flatMap(({ points }, i) =>
      turn < points.length ? (points[(turn + i) % points.length] as Point) : [],
    ),
  ).flat();
  return { own: topic.points, beside: second?.points ?? [], near };
}
