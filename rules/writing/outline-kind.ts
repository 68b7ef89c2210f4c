import { claimIn } from "./claim.ts";
import { SHOULD } from "./outline-view.ts";
import { type Frame, frames } from "../../content/writing/outline/frames.ts";
import { around } from "../../content/writing/outline/around.ts";
import { listFrame } from "../../content/writing/outline/entries.ts";
import type { OutlineKind, OutlinePoint } from "../../content/writing/outline/kind.ts";
import { clear, kinds as allKinds } from "../../content/writing/outline/kinds.ts";
import { anyDoing, anyThing, anyWork } from "../../content/writing/outline/kinds-any.ts";
import {
  failing,
  outgrown,
  picking,
  provider,
  weighing,
} from "../../content/writing/outline/kinds-buying.ts";
import { once, onceMore, places, ranking } from "../../content/writing/outline/kinds-once.ts";
import { animal, household, petTraining } from "../../content/writing/outline/kinds-home.ts";
import { development } from "../../content/writing/outline/kinds-news.ts";
import { pricing, pricingOffer } from "../../content/writing/outline/kinds-selling.ts";
import { ofLearners } from "../../content/writing/outline/natures/knowing.ts";
import { talking } from "../../content/writing/outline/kinds-people.ts";
import { capital } from "../../content/capital.ts";
import { productIn } from "./outline-forms.ts";
import { casesOf, inItsWords, learnedIn, natureIn, toLearn, withExtension } from "./outline-nature.ts";
import { ofPeople } from "./outline-deed.ts";
import { leaseOrBuy } from "../../content/writing/outline/narrow/lease-or-buy.ts";
import { LOOKED_AT, narrowIn } from "./outline-narrow.ts";
import { isOfDesk } from "./thing-kind.ts";
import { learnersIn } from "./outline-learners.ts";
import { headOf, withoutAnybody } from "./head.ts";
import { FACETS_MAX, facetsOf, type Head } from "./outline-facets.ts";
import { optionsIn } from "./outline-options.ts";
import { asksSeason, SEASON } from "./outline-season.ts";
import { small } from "./phrases.ts";
import { plain } from "./plain.ts";
import { readersOf } from "./readers.ts";
import type { Request } from "./request.ts";
import { type Thing, thingIn } from "./thing.ts";
import { asksPrice, holdsFor, isNeutral, neutralKind, tellsIt } from "./outline-neutral.ts";
import { plural } from "./called.ts";
import { asks, wantedIn } from "./wanted.ts";

/** What is asked of a request: of what is done, and of each circumstance that it names. */
export interface Matter extends Pick<Thing, "said"> {
  kind: Omit<OutlineKind, "heard">;
  /** The kind is told by the request's own words alone. */
  isNarrow: boolean;
  /** The request's own words for it, where they tell the kind. */
  term: string | undefined;
  /** What is done, where something is. */
  doing: string | undefined;
  /** The kind's points in the request's words. */
  points: readonly OutlinePoint[];
  /** What a reader wants of it, how it can begin, and what only its writer has. */
  frame: { settles: string | undefined; opening: string | undefined; yours: readonly string[] };
  around: readonly Head[];
  /** The kind is told by what its subject is by nature. */
  byNature: boolean;
  /** It is asked for a business. */
  isForWork: boolean;
  /** What the circumstances that a request names change, which are no limits then. */
  cases: readonly string[];
  /** So many of its points only the request's own words brought: they take no other's place. */
  added?: number;
}

/** 'A small bakery’s window', for bakeries, as 'your window'. */
const yours = (said: string, { audience }: Request): string => {
  const [, whose = "", what = ""] = /^(?:an?|the) ((?:[\w-]+ ){0,3}[\w-]+)’s? (.+)$/.exec(said) ?? [];
  return what && (audience?.heard.test(whose) || /\b(?:business|company|shop|store)$/.test(whose))
    ? `your ${what}`
    : said;
};

/** Who reads it and where it happens are not what it is about: 'a small law office', 'the front desk'. */
const isNoMatter = (said: string, { audience, spot }: Request): boolean => {
  const bare = plain(said).replace(/^(?:(?:an?|the|your|our|my|small|local|busy|new) )+/, "");
  return bare === spot || (audience !== undefined && bare.replace(audience.heard, "").trim() === "");
};

/** A thing to be known rather than done. */
const TO_KNOW =
  /^(?:what (?:is|are|was|were)|who|when|understanding|how .{3,30} works?)\b|\b(?:history|law|laws|rules|regulations|requirements|science|meaning|facts|myths|origins?|story|basics|theory)\b/;

/** ‘How do airplanes stay in the air’: what something does, and nobody is to do it. */
const ASKED_OF_IT = /^(?:how|why) (?:do|does|did|is|are|was|were) (?!(?:you|we|i|one)\b)/;

/** What runs on a screen and wears out otherwise. */
const SOFTWARE = /\b(?:crms?|software|apps?|programs?|systems?|websites?|platforms?)\b/;

const WORK =
  /\b(?:business|office|shop|store|company|firm|practice|clinic|salon|studio|restaurant|caf[eé]|team|crew|staff|employees|customers|clients|patients|guests|commercial|lease|leasing|fleet|contract|vendor|software|systems?|platform|our|we|us|my (?:[\w-]+ )?(?:hygienist|technician|assistant|manager|apprentice|trainee|paralegal|associate|bookkeeper|groomer|stylist|cook|driver|foreman|mechanic|nurse|therapist))\b/;
const AT_A_CHAIR = /\b(?:salons?|barber\w*|spas?|nails?|groom\w*|stylists?)\b/;
/** What is chosen and not bought. */
const NOT_BOUGHT =
  /\b(?:names?|colou?rs?|logos?|slogans?|niches?|themes?|titles?|fonts?|dates?|topics?|songs?|hours)$/;
/** True of what is chosen for a business, as its own clause says; whoever reads it may choose for themselves. */
const isForWork = ({ clause, audience, strangers }: Request): boolean => {
  const said = withoutAnybody(plain(clause));
  return (
    WORK.test(said) ||
    (strangers !== undefined && !/s$/.test(strangers) && said.includes(strangers)) ||
    (audience?.heard.test(said) ?? false)
  );
};

/** What an animal’s first days, a move and whom one hires are asked, is asked by those kinds. */
const NEARER = [animal, petTraining, household, provider, development, pricingOffer, pricing];

/** 'An ultrasound machine' is one of many: 'ultrasound machines'; where it is bought is no part of its name. */
const many = (found: string): string => {
  const said = found.replace(/ (?:[\w-]+ )*?at (?:an )?auction$/, "").trim();
  return /(?:s|ware|ment|ing|ion|laundry|care|botox|telehealth|telemedicine|acupuncture|sedation|apnea|invisalign|spa|cnc \w+)$/.test(
    said,
  )
    ? said
    : plural(said);
};

/** As the request calls it, where it does: ‘CBCT scanners’ for ‘cbct’. */
const foundIn = (said: string, heard = "this"): string =>
  plain(said).includes(heard) && said.split(" ").length < 4
    ? many(said.replace(/^(?:(?:an?|the|your|best|good|better|right|new) )+/, ""))
    : many(heard);

/** A place for each of the options that are asked for. */
const eachOf = ({ count, said, noun }: { count: number; said: string; noun: string }): Head => ({
  heading: capital(said),
  asks: Array.from(
    { length: count },
    (_, i) =>
      `${capital(noun.replace(/ies$/, "y").replace(/s$/, ""))} ${i + 1}: [its name]. Whom it suits: […]. What speaks against it: […]. Price and source, with the date: […].`,
  ),
});

/** Circumstances beyond these make an outline of a page. */
const AROUND_MAX = 2;
/** 'Refinishing floors before selling a house': what follows what is done. */
const BESIDE = /(?<=.{8}) (?:before|after) (?:you )?(?:\w+ing|sell|buy|move|list|rent) .*$/;

/** What is done, without where, for how much and with what. */
const bareDoing = (doing: string): string =>
  doing
    .replace(/[.?!,:;].*$/, "")
    .replace(
      /(?<=^\S+ \S+.*)(?<!\b(?:ready|prepare\w*|look|ask|apply|pay|plan|wait)) (?:in|on|at|with|without|for|under(?! control\b)|during) .*$/,
      "",
    );

/** The same behind ‘to’ and ‘when you’; what is no order, or long, is only ‘it’. */
const doneIn = (doing = ""): string => {
  const said = bareDoing(doing);
  return /^(?!\w+ing\b)[a-z]\S*(?: \S+){1,6}$/.test(said) ? said : "do it";
};

export function matterOf(request: Request): Matter {
  const typed = withoutAnybody(request.clause || wantedIn(request.prompt));
  const held = request.form === "opinion" ? SHOULD.exec(claimIn(request) ?? "")?.[3] : undefined;
  const clause = held ? `how to ${held}` : (request.form === "comparison" && request.sides.at(-1)) || typed;
  const thing = thingIn(
    request.audience
      ? clause.replace(
          new RegExp(
            `^((?:top )?(?:\\d+ )?)(?:${request.audience.heard.source})(?: co\\.?| company| owners?)? (?=(?:tips|ideas|advice|rules|mistakes)\\b)`,
            "i",
          ),
          "$1",
        )
      : clause,
  );
  // The subject of a sentence that only looks like a thing.
  const subject = LOOKED_AT.test(plain(typed)) ? undefined : natureIn(request);
  const said = subject?.learned
    ? // A question is no noun.
      ((asks(toLearn(typed)) ? learnedIn(request) : undefined) ?? small(toLearn(typed)))
    : (request.form === "opinion" && !held) || isNoMatter(thing.said, request)
      ? "it"
      : yours(thing.said, request);
  const readers = request.audience && new RegExp(request.audience.heard.source, "g");
  const text = plain(thing.doing ?? thing.whole)
    .replace(
      /(?<=.{8}) (?:without|during|while|(?:that|which|who) (?:does|do|is|are|will|would|can|never|actually|really|won't|don't|doesn't|sells?|works?|lasts?)\b).*$/,
      "",
    )
    // How it is to be and what comes before or after it is not what is done.
    .replace(BESIDE, "")
    // Nor is what it may cost.
    .replace(
      / (?:on (?:an? |the )?(?:[\w-]+ )?budget|for (?:under|less than) \$?[\d,]+|under \$[\d,]+)\b.*$/,
      "",
    )
    // Nor is who comes along.
    .replace(
      / with (?:two|three|\d+|an?|your|the|small|little) (?:[\w-]+ )?(?:cats?|dogs?|kids?|toddlers?|bab(?:y|ies)|pets?|children)\b.*$/,
      "",
    )
    .replaceAll(readers ?? /(?!)/g, " ")
    .replaceAll(/ {2,}/g, " ");
  const whole = plain(request.typed);
  const kinds = allKinds.filter(
    ({ id, with: also }) => !(thing.isState && /^(?:making|upkeep)$/.test(id)) && also?.test(whole) !== false,
  );
  const beside = BESIDE.exec(plain(thing.doing ?? ""))?.[0] ?? "";
  const heard = narrowIn(request, beside ? plain(typed).replace(beside, "") : plain(typed), whole);
  // What a business charges is worked out from its own jobs, but for what is done in a chair by the hour.
  const isPriced = heard?.id === "charging" && asksPrice(request) && !AT_A_CHAIR.test(whole);
  const own = heard && (!isForWork(request) || (!isPriced && tellsIt(heard, request))) ? heard : undefined;
  const term = own?.heard.exec(plain(typed))?.[0].trim() ?? "";
  const isTheirs = isForWork(request) && ofPeople(request);
  const isNear = !subject?.learned && NEARER.some(({ heard }) => heard.test(text));
  const nature = isTheirs || isNear ? undefined : subject;
  const kindFound =
    (nature?.learned && !(own?.thing && isForWork(request)) ? nature : undefined) ??
    own ??
    clear.find(({ heard }) => heard.test(plain(request.typed))) ??
    nature ??
    ((/^should\b/.test(plain(typed)) && !held) || (request.form === "comparison" && request.sides.length < 2)
      ? weighing
      : undefined) ??
    (thing.doing
      ? kinds.find(({ heard, id }) => heard.exec(text)?.index === 0 && id !== "less")
      : undefined) ??
    // A list of places is for whoever goes there.
    (places.heard.test(text) ? places : undefined) ??
    (!thing.doing && !isForWork(request) && ranking.heard.test(text) ? ranking : undefined) ??
    // A piece of work with an end, by people at home.
    (thing.doing && !thing.of && request.form === "how-to" && !isForWork(request) && once.heard.test(text)
      ? once
      : undefined) ??
    (request.noun === "signs" ? (SOFTWARE.test(text) ? outgrown : failing) : undefined) ??
    [...kinds, talking].find(({ heard }) => heard.test(text)) ??
    (thing.of === "cause" ||
    ASKED_OF_IT.test(plain(typed)) ||
    TO_KNOW.test(text) ||
    // A law firm is no law.
    TO_KNOW.test(plain(typed).replaceAll(readers ?? /(?!)/g, " "))
      ? anyThing
      : thing.doing && !thing.of && request.form === "how-to" && !isForWork(request) && onceMore.test(text)
        ? once
        : anyDoing);
  const found = kindFound === anyDoing && isForWork(request) ? anyWork : kindFound;
  const isBought =
    productIn(request) !== undefined && (found === anyDoing || found === anyWork || found === anyThing);
  const byNature: Omit<OutlineKind, "heard"> | undefined = found === nature ? nature : undefined;
  // What no kind knows is asked by the request’s own words.
  const isByWords =
    byNature !== undefined ||
    found === anyDoing ||
    found === anyWork ||
    found === anyThing ||
    (!own &&
      !request.audience &&
      "id" in found &&
      /^(?:growing|upkeep|learning|provider|once|animal|making)$/.test(found.id));
  const general =
    isBought ||
    ("heard" in found && found.id === "purchase" && (!isForWork(request) || NOT_BOUGHT.test(said)))
      ? picking
      : found;
  // What a business asks is asked in its own nouns, unless a kind is told by all of it.
  const kind =
    isForWork(request) &&
    !own &&
    (found !== nature || asksPrice(request)) &&
    (!isOfDesk({ typed: headOf(plain(request.typed)) }) || asksPrice(request)) &&
    !productIn(request) &&
    (!holdsFor(general, request, thing.doing) || (asksPrice(request) && general.id !== "pricing-offer"))
      ? neutralKind(request, said, thing.doing)
      : general;
  const { customer, customers } = request.audience
    ? readersOf(request).trade
    : { customer: "customer", customers: "customers" };
  const itsWords = nature ? inItsWords(nature, request) : (text: string) => text;
  const named = withExtension(request);
  const fill = (ask: string): string =>
    named(itsWords(ask))
      .replaceAll("{customers}", "customers")
      .replaceAll(/\bcustomers\b(?! of theirs)/g, customers)
      .replaceAll("{customer}", customer)
      .replaceAll("{do}", doneIn(thing.doing))
      .replaceAll("{x}", said)
      .replaceAll("{X}", said === "it" ? "It" : capital(said))
      .replaceAll("'", "’");
  const frame: Partial<Frame> =
    isNeutral(kind) && request.form === "list" && request.face === "unknown"
      ? listFrame
      : kind.settles
        ? kind
        : (frames[kind.id] ?? {});
  const who = request.called.place?.many ?? request.called.people ?? request.strangers;
  // What is asked of a time or a place is asked of a business.
  const aroundOf = (): Head[] =>
    (kind === picking || (kind === anyDoing && !isForWork(request)) ? [] : thing.around)
      // Whom it is for is said at the head.
      .filter(
        (phrase) =>
          !/^for /.test(phrase) ||
          !((who && plain(phrase).includes(plain(who))) || request.audience?.heard.test(plain(phrase))),
      )
      .filter((phrase) => !(own && SEASON.test(phrase) && asksSeason(own.points)))
      // How long or how much is a limit.
      .filter(
        (phrase) =>
          !/^(?:in|over|within|under|for|at|by) (?:\$|[\w-]+ (?:days?|weeks?|months?|hours?|minutes?|words)\b)/i.test(
            phrase,
          ),
      )
      .flatMap((phrase) => {
        const found = around.find(({ heard }) => heard.test(plain(phrase)));
        const say = (said: string) =>
          said.replaceAll("{around}", phrase).replaceAll("{Around}", capital(phrase)).replaceAll("'", "’");
        return found ? [{ heading: say(found.heading), asks: [say(found.ask)] }] : [];
      })
      .slice(0, AROUND_MAX);
  const learners =
    nature?.learned || kind.id === "explaining" || kind === anyThing ? learnersIn(request.typed) : undefined;
  const inCase =
    isByWords && !kind.toCustomers && !learners && !nature?.learned
      ? casesOf(request, said, byNature !== undefined)
      : [];
  const options = optionsIn(request.typed);
  return {
    said,
    kind: byNature
      ? {
          ...kind,
          ...(kind.about ? { about: fill(kind.about) } : {}),
        }
      : kind.about === "{found}"
        ? { ...kind, about: foundIn(said, own?.heard.exec(whole)?.[0]) }
        : kind,
    cases: inCase,
    byNature: byNature !== undefined,
    isForWork: isForWork(request),
    isNarrow: own !== undefined,
    // How it is paid for has its own name.
    term:
      kind.id === leaseOrBuy.id
        ? undefined
        : /^[^ ]+(?: [^ ]+){1,4}$/.test(term) && !/ (?:for|ready|to|of)$/.test(term)
          ? term
          : undefined,
    doing: thing.of ? undefined : thing.doing && bareDoing(thing.doing),
    frame: {
      settles: frame.settles && fill(frame.settles),
      opening: frame.opening && fill(frame.opening),
      yours: (frame.yours ?? []).map(fill),
    },
    points: kind.points.map(
      ([step, question, find, says, mistake], i) =>
        [step, question, find, kind.advice?.[i] ?? says ?? "", mistake ?? ""].map(
          fill,
        ) as unknown as OutlinePoint,
    ),
    around: isNeutral(kind)
      ? []
      : kind.toCustomers
        ? aroundOf()
        : [
            ...(options && !/^(?:list|comparison)$/.test(request.form) ? [eachOf(options)] : []),
            ...(learners
              ? [{ heading: ofLearners.heading, asks: ofLearners[learners.young ? "young" : "others"] }]
              : []),
            ...[
              ...(learners || nature?.learned || kind.id.startsWith("hiring-")
                ? []
                : facetsOf(
                    request,
                    // Where somebody is hired and when is asked beside what hiring is.
                    (own !== undefined && own.id !== "hiring") ||
                      byNature !== undefined ||
                      kind.id === "animal",
                    byNature !== undefined,
                    kind.thing !== undefined && own !== undefined && own.id !== "hiring",
                  )),
              ...(inCase.length || kind.thing ? [] : aroundOf()),
            ].slice(0, Math.max(AROUND_MAX, FACETS_MAX)),
            ...(inCase.length ? [{ heading: "What’s particular here", asks: inCase }] : []),
          ],
  };
}
