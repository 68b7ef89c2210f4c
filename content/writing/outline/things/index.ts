import { anySides, sidesOf } from "../both-sides.ts";
import type { NarrowKind, OfThing, OutlinePoint } from "../kind.ts";
import type { ThingId, ThingKind, TradeMatter } from "./kind.ts";
import { bought } from "./kinds-bought.ts";
import { counted } from "./kinds-counted.ts";
import { done } from "./kinds-done.ts";
import { kept } from "./kinds-kept.ts";
import { shown } from "./kinds-shown.ts";
import { ofAdding } from "./of-adding.ts";
import { ofEveryRound } from "./of-every-round.ts";
import { ofOwnPages } from "./of-own-pages.ts";
import { ofPaidPlaces } from "./of-paid-places.ts";
import { ofTreatingPeople } from "./of-treating-people.ts";
import { ofJoining } from "./of-joining.ts";
import { ofAny } from "./of-any.ts";
import { ofBudgets } from "./of-budgets.ts";
import { ofChairs } from "./of-chairs.ts";
import { ofClinics } from "./of-clinics.ts";
import { ofEnding } from "./of-ending.ts";
import { ofInsuring } from "./of-insuring.ts";
import { ofKeeping } from "./of-keeping.ts";
import { ofPassingOn } from "./of-passing-on.ts";
import { ofQuarrels } from "./of-quarrels.ts";
import { ofRoles } from "./of-roles.ts";
import { ofRooms } from "./of-rooms.ts";
import { ofSigning } from "./of-signing.ts";
import { ofCovers } from "./of-covers.ts";
import { ofDates } from "./of-dates.ts";
import { ofDays } from "./of-days.ts";
import { ofDecisions } from "./of-decisions.ts";
import { ofPremiums } from "./of-premiums.ts";
import { ofOpening } from "./of-opening.ts";
import { ofDoings } from "./of-doings.ts";
import { ofClosingAndServing } from "./of-closing-and-serving.ts";
import { ofDuties } from "./of-duties.ts";
import { ofOffices } from "./of-offices.ts";
import { ofCounters } from "./of-counters.ts";
import { ofSteps } from "./of-steps.ts";
import { ofBeginnings, ofRepairs } from "./of-beginnings.ts";
import { ofSettling } from "./of-settling.ts";
import { ofShops } from "./of-shops.ts";
import { ofAppliances } from "./of-appliances.ts";
import { ofDirectCare } from "./of-direct-care.ts";
import { ofEvenings } from "./of-evenings.ts";
import { ofEquipment, ofUsed } from "./of-equipment.ts";
import { ofFittings } from "./of-fittings.ts";
import { ofFirms } from "./of-firms.ts";
import { ofHelpers } from "./of-helpers.ts";
import { ofHiring } from "./of-hiring.ts";
import { ofLawOffices } from "./of-law-offices.ts";
import { ofLeaving } from "./of-leaving.ts";
import { ofLetting } from "./of-letting.ts";
import { ofMachines } from "./of-machines.ts";
import { ofOwners } from "./of-owners.ts";
import { ofPartings } from "./of-partings.ts";
import { ofPeople } from "./of-people.ts";
import { ofPeopleLaw } from "./of-people-law.ts";
import { ofPlaces } from "./of-places.ts";
import { ofPractices } from "./of-practices.ts";
import { ofPurses } from "./of-purses.ts";
import { ofRules } from "./of-rules.ts";
import { ofRunning } from "./of-running.ts";
import { ofSystems } from "./of-systems.ts";
import { ofShowing } from "./of-showing.ts";
import { ofTrades } from "./of-trades.ts";
import { ofTrials } from "./of-trials.ts";
import { ofTrouble } from "./of-trouble.ts";
import { ofUpkeep } from "./of-upkeep.ts";

/** In the order in which a request is asked for them: what is bought last, since nearly everything can be. */
export const thingKinds: readonly ThingKind[] = [...bought, ...done, ...counted, ...shown, ...kept];

/** A matter with everything that its kind of thing is asked. */
export type ThingNarrow = NarrowKind & { thing: OfThing };

const POINTS_MAX = 6;
/** So many questions of its own are all that a matter is asked: what its kind is asked would be another one’s. */
const WHOLE = 5;
/** Of them the writer is told what to do; the reader is told what they ask. */
const BY_STEP = /^(?:training|event|season|supply|promotion|person|habit|money)$/;
const ROWS_MAX = 8;
const FACTS_MAX = 6;

/** The matter’s own questions come first, and what its kind is asked fills up what is left. */
export const ofKind = (
  kind: ThingKind,
  own: Pick<TradeMatter, "id" | "heard"> & Partial<TradeMatter>,
): ThingNarrow => {
  const named = own === kind ? [] : (own.points ?? []);
  const isWhole = named.length >= WHOLE;
  // What a kind is asked first, its matter’s own questions have asked already.
  const points: OutlinePoint[] = [
    ...named,
    ...(!isWhole ? kind.points.slice(named.length > 3 ? -2 : named.length ? -3 : 0) : []),
  ]
    .slice(0, Math.max(POINTS_MAX, named.length))
    .map(([step, question, find, ...rest]) => [step, question, find.replace(/(?<![.?!])$/, "."), ...rest]);
  return {
    id: own.id,
    heard: own.heard,
    ...(own.with ? { with: own.with } : {}),
    ...(own.not ? { not: own.not } : {}),
    ...(own.atDesk ? { atDesk: true } : {}),
    ...(own.byNouns ? { byNouns: true } : {}),
    ...(own.about ? { about: own.about } : {}),
    far: true,
    ...(own.bySteps || BY_STEP.test(kind.id) ? {} : { byQuestion: true }),
    settles: own.settles ?? kind.settles,
    opening: own.opening ?? kind.opening,
    yours: own.yours ?? kind.yours,
    points,
    compared: {
      rows:
        own === kind
          ? kind.rows
          : [...(own.rows ?? []), ...((own.rows?.length ?? 0) > (isWhole ? 2 : 5) ? [] : kind.rows)].slice(
              0,
              ROWS_MAX,
            ),
      decides: own.decides ?? kind.decides,
    },
    thing: {
      // What is feared of a kind, and what is said of it, is another matter’s as soon as there are questions of its own.
      fears: own.fears ?? (isWhole ? [] : kind.fears),
      line: own.line ?? (isWhole ? "" : kind.line),
      unsourced: own.unsourced ?? (isWhole ? "" : kind.unsourced),
      facts: {
        own: (own === kind ? [] : (own.rows ?? [])).slice(0, FACTS_MAX),
        kind: isWhole ? [] : kind.rows,
      },
      sides: own.pros ?? sidesOf[kind.id as ThingId] ?? anySides,
      ask: own.ask ?? [],
      forget: own.forget ?? [],
    },
  };
};

const byId = new Map<ThingId, ThingKind>(thingKinds.map((kind) => [kind.id as ThingId, kind]));

/** Matters of the trades, each told by its own words. */
export const matters: readonly ThingNarrow[] = [
  ...ofJoining,
  ...ofPaidPlaces,
  ...ofOwnPages,
  ...ofTreatingPeople,
  ...ofEveryRound,
  ...ofOpening,
  ...ofAdding,
  ...ofCovers,
  ...ofDates,
  ...ofUpkeep,
  ...ofEvenings,
  ...ofDoings,
  ...ofRules,
  ...ofRooms,
  ...ofPassingOn,
  ...ofQuarrels,
  ...ofSystems,
  ...ofLeaving,
  ...ofEnding,
  ...ofSigning,
  ...ofInsuring,
  ...ofKeeping,
  ...ofSettling,
  ...ofBudgets,
  ...ofRepairs,
  ...ofSteps,
  ...ofCounters,
  ...ofPremiums,
  ...ofDecisions,
  ...ofPartings,
  ...ofTrials,
  ...ofDays,
  ...ofLawOffices,
  ...ofLetting,
  ...ofRunning,
  ...ofTrouble,
  ...ofPeopleLaw,
  ...ofPeople,
  ...ofRoles,
  ...ofHiring,
  ...ofHelpers,
  ...ofClosingAndServing,
  ...ofDuties,
  ...ofOwners,
  ...ofPurses,
  ...ofShowing,
  ...ofPlaces,
  ...ofMachines,
  ...ofFittings,
  ...ofChairs,
  ...ofFirms,
  ...ofPractices,
  ...ofEquipment,
  ...ofAppliances,
  ...ofUsed,
  ...ofDirectCare,
  ...ofClinics,
  ...ofTrades,
  ...ofShops,
  ...ofAny,
  ...ofOffices,
  ...ofBeginnings,
].map((matter) => ofKind(byId.get(matter.kind) as ThingKind, matter));
