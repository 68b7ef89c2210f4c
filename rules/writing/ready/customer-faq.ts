import {
  anyQuestions,
  CHECK,
  namedMatters,
  type QuestionSet,
  questionSets,
} from "../../../content/writing/ready/customer-questions.ts";
import { confidentialQuestions } from "../../../content/writing/ready/confidential-questions.ts";
import { machineQuestions } from "../../../content/writing/ready/machine-questions.ts";
import {
  type Asked,
  type MachineQuestions,
  human,
  person,
  recorded,
  why,
} from "../../../content/writing/ready/machine-answers.ts";
import { makerQuestions } from "../../../content/writing/ready/maker-questions.ts";
import { staffQuestions } from "../../../content/writing/ready/machine-questions-staff.ts";
import { nervousQuestions } from "../../../content/writing/ready/nervous-questions.ts";
import { spokenAnswers, toldAtTheDesk } from "../../../content/writing/ready/spoken-answers.ts";
import { capital } from "../../../content/capital.ts";
import type { Body } from "../body.ts";
import { h2, p } from "../html.ts";
import { inWords, plain } from "../plain.ts";
import { natureIn } from "../outline-nature.ts";
import type { Request } from "../request.ts";
import { forTheirCustomers } from "../readers.ts";
import { wantedIn } from "../wanted.ts";
import { factsIn } from "./facts.ts";

const CLIENTS_ASK =
  /\b(?:clients|customers|patients|guests|members|parents|tenants|students|families) (?:(?:will |might |may |always |often |usually |keep )?ask|(?:often |usually |might |may |still )?have (?:about|on|with)\b)/;
/** The same of whoever reaches a machine. */
const CALLERS_ASK =
  /\b(?:clients|customers|patients|homeowners|callers|parents|(?:pet|dog|cat) owners) (?:(?:will |might |may |always |often |usually |keep )?ask|(?:\w+ )?have (?:about|when)\b|want to know\b)/;
const MACHINE = machineQuestions.at(-1)?.heard ?? /(?!)/;
/** 'What our patients should know about …' is answered question by question as well. */
const KNOW =
  /\bwhat (?:our |your )?(?:customers|clients|patients|guests|members|parents|tenants|students) (?:should|need to|must|have to) know\b/;
/** A trade’s own questions come before those of many trades. */
const ownFirst = (set: MachineQuestions | undefined, text: string): QuestionSet | undefined =>
  (set?.isBroad ? machineQuestions.find(({ heard, isBroad }) => !isBroad && heard.test(text)) : undefined) ??
  set;
const setFor = ({ clause, form, text }: Request) =>
  form === "questions" || KNOW.test(text) || form === "list" || /\bfaqs?\b/.test(text)
    ? (ownFirst(
        [makerQuestions, ...nervousQuestions, ...confidentialQuestions].find(({ heard }) => heard.test(text)),
        text,
      ) ??
      // What a caller asks of a machine that answers comes before what the call is about.
      (MACHINE.test(plain(clause))
        ? machineQuestions.find(({ heard }) => heard.test(text))
        : questionSets.find(({ heard }) => heard.test(plain(clause)))))
    : undefined;

/** True of questions that the customers of a business ask about something other than how it answers its telephone. */
export const wantsCustomerFaq = (request: Request): boolean =>
  (request.form === "questions" ||
    /\bfaqs?\b/.test(request.text) ||
    (KNOW.test(request.text) && setFor(request) !== undefined)) &&
  (forTheirCustomers(request) ||
    (TOLD.test(request.text) && MACHINE.test(plain(request.clause))) ||
    CLIENTS_ASK.test(request.text) ||
    (CALLERS_ASK.test(request.text) && MACHINE.test(plain(request.clause)))) &&
  // What is asked of a child, a house or an animal at home is asked of no business.
  (request.audience !== undefined || natureIn(request) === undefined) &&
  (setFor(request) !== undefined ||
    // Without a set of its own there is only one on what is new.
    (NEW.test(request.text) &&
      !/\b(?:calls?|calling|phones?|callers?|after hours|nights?|emergenc\w+)\b/.test(request.text)));
/** 'What to tell our patients about …, as questions and answers' is answered to them. */
const TOLD =
  /\bwhat (?:to|(?:should|do) we) tell (?:(?:our|your|my|the) )?(?:customers|clients|patients|guests|members|parents|tenants|callers|homeowners)\b/;
const NEW =
  /\b(?:new (?!(?:parents|patients|clients|customers|homeowners|home ?buyers|buyers|owners|members|moms|mothers|dads|hires|drivers|businesses)\b)|chang\w+|from (?!a |an |the )\w+|switch\w*|introduc\w+|rais\w+|increas\w+|go(?:es|ing)? up|clos\w+|mov(?:e|es|ing)|no longer|start(?:s|ing)|instead of)\b/;

/** 'With answers our receptionists can use': who says them is not who asks. */
const AT_THE_DESK =
  /\b(?:answers?|replies|words|responses) (?:that |which )?(?:(?:our|my|the|your) )?(?:receptionists?|front desk|staff|team|desk|employees|people at the desk) (?:\w+ )?(?:can|could|may|should|will|to) (?:use|say|give|read|tell)|\b(?:answers?|replies|words|responses|script) for (?:(?:our|my|the|your) )?(?:receptionists?|front desk|staff|team)\b|\bhow (?:(?:our|my|the|your) )?(?:receptionists?|front desk|staff) (?:can|could|should) answer\b/;

/** Who works there asks as well. */
const STAFF_TOO =
  /\b(?:customers|clients|patients|guests|members|parents|owners|homeowners|callers) (?:and|as well as) (?:(?:our|your|my|the) )?(?:staff|employees|team|receptionists?|front[- ]desk|people at the desk)\b|\b(?:staff|employees|team|receptionists?|front[- ]desk) (?:and|as well as) (?:(?:our|your|my|the) )?(?:customers|clients|patients|guests|members|parents|owners|homeowners|callers)\b/;

const FOR_ANIMALS =
  "Don’t wait for us. Go to the nearest emergency animal hospital: [name, address, number]. If a person is in danger, call 911.";

const ASKED_BY =
  /\bquestions (?:that )?((?:(?:our|your|my) )?(?:[\w-]+ )?(?:clients|customers|patients|guests|members|parents|tenants|students|families|owners|homeowners|callers|people) (?:(?:\w+ )?ask|have)\b[^,.:;(]{4,70}?)(?:,? and (?:\w+ )?answers)?(?=[,.:;(?]|$)/i;

/** Who is there, how one gets past it, and who hears it: what is asked of any machine before anything else. */
const EARLY: readonly Asked[] = [person, human, recorded];

/** They with their answers, which only the business can know. */
export function customerFaqOf(request: Request): Body {
  const { customers, place } = factsIn(request);
  const isSpoken = AT_THE_DESK.test(request.text);
  const found =
    (isSpoken ? spokenAnswers.find(({ heard }) => heard.test(plain(request.clause))) : undefined) ??
    setFor(request) ??
    anyQuestions;
  const thing = wantedIn(request.prompt).replace(
    /^what \w+ (?:should|need to|must|have to) know about /i,
    "",
  );
  const isOwnSet = spokenAnswers.some((set) => set === found);
  const ofAnimals = /\b(?:vet|vets|veterinar\w+|pets?|animals?|dogs?|cats?)\b/.test(request.text);
  const fill = (text: string) =>
    (ofAnimals
      ? text
          .replace("Don’t call us first. Call 911.", FOR_ANIMALS)
          .replace("someone is in danger", "my pet is in danger")
      : text
    )
      .replaceAll("{customers}", customers)
      .replaceAll("{place}", place)
      .replaceAll("{thing}", capital(thing))
      .replaceAll("'", "’");
  // What the request itself asks comes first.
  const isWhy = (question: string) => /^why\b/i.test(question) && /\bwhy\b/i.test(request.clause);
  const isMachine = machineQuestions.some((set) => set === found);
  // Who asks why is told why, and whoever talks to a machine asks next who hears it.
  const withWhy =
    isMachine && /\bwhy\b/i.test(request.clause) && !found.questions.includes(why)
      ? [why, ...found.questions]
      : found.questions;
  const rank = (each: Asked) => (isWhy(each[0]) ? 2 : isMachine && EARLY.includes(each) ? 1 : 0);
  const ranked = withWhy.toSorted((one, other) => rank(other) - rank(one));
  const named = namedMatters
    .filter(
      ({ heard, question }) =>
        heard.test(request.text) && !found.questions.some(([other]) => plain(other) === plain(question)),
    )
    .map(({ question, answer }) => [question, answer] as const);
  const ofStaff =
    STAFF_TOO.test(request.text) && (isMachine || MACHINE.test(request.text)) ? staffQuestions : [];
  const wished = request.items === undefined ? undefined : Math.max(1, request.items - ofStaff.length);
  const most = wished ?? Math.max(Math.min(8, found.questions.length), named.length + 5);
  const chosen = [...named, ...ranked].slice(0, most);
  const missing = (wished ?? 0) - chosen.length;
  const count = capital(inWords(chosen.length + ofStaff.length));
  const about = found === anyQuestions ? thing.replace(/^(?:our|my) /i, "") : found.about;
  const wanted = wantedIn(request.prompt);
  const asked =
    /^what (?:our |your )?\w+ (?:(?:always |often |usually )?ask|should know|need to know)\b.{6,70}$/i.test(
      wanted,
    )
      ? wanted
      : undefined;
  // 'The questions patients ask when a computer answers': they are counted, and stay what they are.
  const [, questions] = ASKED_BY.exec(wanted) ?? [];
  const titled = "title" in found ? found.title : undefined;
  return {
    title: isSpoken
      ? `${count} questions about ${about}, with answers to give at the front desk`
      : questions
        ? `${count} questions ${questions.replaceAll(/\b(?:our|my)\b/g, "your").replaceAll("'", "’")}${/\banswer(?:s|ed|ing)?$/i.test(questions) ? "" : ", answered"}`
        : asked
          ? `${asked}: ${count.toLowerCase()} questions, answered`
          : titled
            ? `${titled} ${count} questions, answered`
            : `${count} questions about ${about}, answered`,
    excerpt: `${count} questions that ${customers}${ofStaff.length ? " and staff" : ""} ask about ${about}, with ${isSpoken ? "answers that can be said at the desk" : "short answers"}. What only you know is in square brackets.`,
    heads: chosen.map(([question]) => question),
    about: ("keyword" in found ? found.keyword : undefined) ?? `questions about ${about}`,
    // Whoever reads it is no receptionist.
    ...(isSpoken ? {} : { description: fill(found.lead), noSheet: true as const }),
    content: [
      p(isSpoken ? toldAtTheDesk.check : CHECK),
      p(isSpoken && !isOwnSet ? toldAtTheDesk.lead : fill(found.lead)),
      ...chosen.flatMap(([question, answer]) => [
        h2(fill(question)),
        p(isSpoken ? `“${fill(answer).replaceAll("“", "‘").replaceAll("”", "’")}”` : fill(answer)),
      ]),
      ...ofStaff.flatMap(([question, answer]) => [h2(question), p(answer)]),
      ...Array.from({ length: Math.max(0, missing) }, () =>
        h2("[One more question, as it was really asked]?"),
      ),
      p(
        isSpoken
          ? toldAtTheDesk.close
          : `Didn’t find your question? Call us at [number]${isMachine ? ", and say that you’d like a person" : ""}, or ask next time you are here.`,
      ),
    ],
  };
}
