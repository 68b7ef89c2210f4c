import type { ActId } from "../understanding/acts.ts";

/** One wording after another: the first is said first, the next when it must be said again; the last one stays. */
export interface Words {
  en: readonly string[];
  es: readonly string[];
}

/**
 * What a flow can ask for. `service`, `when`, `name` and `phone` are read as values; `note`, `which` and `callback` keep
 * the caller's own words; `how` is asked where a service can be held in several ways, `against` where it needs to be
 * known who is on the other side, `place` where the business comes to its customers.
 */
export type SlotId =
  | "service"
  | "when"
  | "name"
  | "phone"
  | "note"
  | "which"
  | "callback"
  | "how"
  | "against"
  | "place";

export interface FlowSlot {
  slot: SlotId;
  ask: Words;
  /** A 'no' or 'I don't know' leaves it out. */
  optional?: boolean;
}

/**
 * One thing a caller may want, told from its first word to what is filed. The interpreter asks for the slots in their
 * order, reads back, files on a yes, and goes back to the flow below it. In all words `{name}`, `{phone}`, `{note}`,
 * `{service}`, `{when}`, `{which}`, `{callback}`, `{how}`, `{against}`, `{place}`, `{team}`, `{desk}`, `{opens}` and `{urgent}` stand for values.
 */
export interface Flow {
  id: string;
  /** The acts that begin it. */
  on: readonly ActId[];
  /** Said when it begins. */
  opening: Words;
  /** The same, where the words that began it cannot wait. */
  rush?: Words;
  /** The same, where they told facts that the opening would ask for; the first of which all were told. */
  knows?: readonly { facts: readonly string[]; opening: Words }[];
  slots: readonly FlowSlot[];
  /** True when the words that began it say what it is about. */
  noteFromStart?: boolean;
  readBack?: Words;
  /** What a yes to the read-back leaves behind, and `by` whom it is seen to where that is not the front desk. */
  files?: { kind: "booking" | "message"; about: string; urgent?: boolean; by?: { en: string; es: string } };
  done?: Words;
  /** For a flow that asks nothing: the flow that a 'yes' to its opening begins. */
  offers?: string;
  /** Words that say that it is not this, and the flow that it is instead. */
  denied?: readonly { says: RegExp; becomes?: string }[];
  /** The call is over after its opening when the caller has nothing else. */
  ends?: boolean;
}

/** Something that cannot wait. Once heard the call stays on it until the caller says otherwise. */
export interface Alarm {
  id: "911" | "988" | "poison";
  /** The act that stands for it. The words of danger are in `content/understanding/alarms`. */
  suspect: ActId;
  /** Asked once on a mere suspicion. */
  ask: Words;
  /** The same for a danger that has questions of its own, by its name in `content/understanding/alarms/`. */
  askOf?: Record<string, Words | undefined>;
  /** The same to who fears for somebody else. */
  askOthers?: Words;
  /** Said to a no to that question, before the call goes on. */
  deniedOf?: Record<string, Words | undefined>;
  /** Said first, and then each in turn for as long as the alarm stands. */
  words: Words;
  /** A danger with one answer of its own, by its name there: these stand for `words`, `hands` answers who asks what to touch, and `visit` who asks when somebody comes. */
  kinds?: Record<string, { words: Words; hands: Words; helped: Words; visit: Words } | undefined>;
  /** Said first where the place itself is the danger: smoke, fire. */
  outside?: Words;
  /** To 'Should I give her something while we wait?': who answers there says. */
  meanwhile?: Words;
  /** The same, once help is called. */
  meantime?: Words;
  /** To 'Do I really need to call?' */
  indeed: Words;
  /** To 'And what if she can't breathe before then?', where nothing tells of it yet. */
  later?: Words;
  /** Said once to who passes the question by and goes on with something else. */
  passed: Words;
  /** To 'can you let Dr. Brandt know?' */
  tells: Words;
  /** The same to who has given no number. */
  tellsOnce?: Words;
  /** To 'I'm going', 'I'm calling them'. */
  leaving: Words;
  /** Asked of who only thanks for it. */
  calling: Words;
  /** To who is with somebody, is to be soon or later, or has nobody; `{person}` is who. */
  near?: Words;
  comes?: Words;
  /** to who calls or writes to somebody of their own */
  reaches?: Words;
  comesLater?: Words;
  nobody?: Words;
  /** Said instead to who is on with them already. */
  there?: Words;
  /** To who is driven to a hospital. */
  going?: Words;
  /** Said to what they tell after that. */
  helped: Words;
  /** Asked of who goes on with something else before they said that help is there. */
  askHelp: Words;
  /** Said when what was under way is taken up again, while help is there. */
  goOn: Words;
  /** Said first to who fears for somebody else. */
  others?: Words;
  /** When the caller says that there is no danger. */
  over: Words;
  /** The same of a danger that is a person, by its name there: nothing else is asked in the same breath. */
  overOf?: Record<string, Words | undefined>;
}
