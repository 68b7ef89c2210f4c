import { wins } from "../served.ts";
import { numbers } from "./numbers.ts";
import { healthcare } from "../healthcare.ts";
import type { Sketch } from "./sketch.ts";

const { id: _, industry: __, label: ___, examples: ____, ...practice } = healthcare[0];
const patients: Sketch["words"] = {
  ...practice,
  ...wins("patient", "new patient"),
};
const of = (name: RegExp, words: Sketch["words"], examples: Sketch["examples"]): Sketch => ({
  name,
  industries: ["Healthcare", "Other"],
  words: { ...patients, ...words },
  examples,
});

/** Who lives by referral, and other places of care that are neither a family's doctor nor its dentist. */
export const specialists: readonly Sketch[] = [
  of(
    /\b(oral(?:,? (?:&|and))?(?: (?:maxillofacial|facial))? surg\w*|maxillofacial(?: surg\w*)?|wisdom teeth)( (specialists?|associates|center))?\b/i,
    {
      an: "an oral surgery practice",
      once: true,
      night: "a wisdom tooth that still bleeds at ten in the evening",
      hands: "while you have a patient asleep in the chair",
      next: "somebody with a swollen jaw goes to the other name on the slip",
      ask: ["how soon there is a time", "whether they will be asleep", "what it costs and which plan pays"],
      easy: "a consultation with a referral and an X-ray in hand",
      hard: "bleeding after surgery, swelling or a medicine that thins the blood",
      typed: "referrals, health histories, medicines and two insurance plans",
      sort: [
        "swollen or in pain now, or not",
        "which dentist sent them, and for which tooth",
        "which medicines they take, and both plans",
      ],
      cold: "consultations after which no surgery was booked",
      gap: "a surgery hour that stayed empty",
      order: "X-rays, implant parts and reports to their dentist",
      status: "whether their dentist has the report",
      expert: "whether a tooth has to come out",
      never: ["that a tooth must come out", "which medicine to take or to stop"],
      urgent: "bleeding that does not stop, swelling, fever after surgery",
      tests: [
        "My dentist sent me about my wisdom teeth. When can I come?",
        "What would all four cost if my plan pays half?",
        "It's two days after my surgery and my cheek keeps growing, but it hardly hurts.",
      ],
      rules: [
        "HIPAA covers what patients say about their teeth and treatment, so have a business associate agreement signed first.",
        "No diagnosis, no dosage and no word on stopping a medicine in your name. Your state's dental board can tell you where the line is.",
      ],
      lever: "senders",
      facts: [
        "Dentists and orthodontists send you nearly every patient. The desk that gets a date at once, and your report the same week, writes your name first on the next slip.",
        "Wisdom teeth come out in the school breaks, and dental benefits end with the year. June, December and the week after Thanksgiving fill first.",
      ],
    },
    numbers(100, 25, 45, 12, 1500, 45, 26, 230),
  ),
  of(
    /\b(endodon\w*|periodon\w*|prosthodon\w*|root canals?)( (specialists?|associates|center))?\b/i,
    {
      an: "a dental specialist's practice",
      once: true,
      night: "the tooth that wakes somebody, with a referral slip on the table",
      hands: "while you have both hands in a mouth under the microscope",
      next: "somebody who is in pain asks their dentist for the next name",
      ask: [
        "how soon there is a time",
        "what it costs and what their plan pays",
        "whether you have what their dentist sent",
      ],
      easy: "a first look with a referral and X-rays in hand",
      hard: "pain at night, swelling or a patient who is afraid of it",
      typed: "referrals, health histories and dental plan numbers",
      sort: [
        "in pain now or not",
        "which dentist sent them, and for which tooth",
        "whether X-rays have come, and which plan",
      ],
      cold: "referrals that nobody made a date for",
      gap: "an hour in the chair that a referred patient did not keep",
      order: "X-rays and reports to their dentist",
      status: "whether their dentist has the report",
      expert: "whether a tooth can be saved",
      never: ["that a tooth can be kept", "which painkiller goes with their other medicine"],
      urgent: "swelling, fever, bleeding that does not stop, a tooth knocked out",
      tests: [
        "My dentist sent me to you. When can I come?",
        "What would it cost if my plan pays half?",
        "My cheek has been swollen since last night, but it hardly hurts any more.",
      ],
      rules: [
        "HIPAA covers what patients say about their teeth and treatment, so have a business associate agreement signed first.",
        "No diagnosis and no dosage in your name. Your state's dental board can tell you where the line is.",
      ],
      lever: "senders",
      facts: [
        "Dentists nearby send you nearly every patient. An office that gets a date while its patient is still in the chair, and your report the same week, sends the next one.",
        "Patients come for one thing and go back to their own dentist. Dental benefits end with the year, so what they put off comes in November.",
      ],
    },
    numbers(100, 25, 50, 15, 1400, 50, 25, 220),
  ),
  of(
    /\b(cardiolog\w*|gastroenterolog\w*|digestive|urolog\w*|neurolog\w*|neurosurg\w*|orthop(a?e)dics?(?! shoes)|ear,? nose|otolaryng\w*|allerg(y|ies|ists?)|asthma|oncolog\w*|cancer|pain (management|clinic|center|specialists?)|rheumatolog\w*|endocrinolog\w*|diabetes|nephrolog\w*|kidney|dialysis|pulmon\w*|lung|hematolog\w*|vascular|veins?|hepatolog\w*|infectious disease|sleep (center|medicine|clinic|disorders)|wound (care|center)|infusion|fertility|reproductive|heart (center|institute|clinic|specialists?)|spine (center|institute|clinic|surg\w*|specialists?)|sports medicine|(?<!\b(?:dental|oral|maxillofacial|tree|veterinary|plastic|cosmetic|eye) )surg(eons?|ical|ery)( (associates|group|center|specialists?))?|medical specialists?)\b/i,
    {
      an: "a specialist's practice",
      night: "the worry after a doctor's word that somebody else should look at it",
      hands: "while you are with a patient or in a procedure",
      next: "the referral goes to whichever specialist names a date first",
      ask: [
        "how soon there is a time",
        "whether their referral has come",
        "whether you take their insurance",
      ],
      easy: "a first visit with the referral in hand, or a follow-up",
      hard: "new pain, a result that frightens somebody or the days after a procedure",
      typed: "referrals, histories and insurance numbers",
      sort: ["who referred them, and for what", "how long it has been going on", "which insurance"],
      cold: "referrals that nobody made a date for",
      gap: "an hour that a referred patient did not keep",
      order: "refills, records and letters",
      status: "whether a result, a referral or an approval has come",
      never: ["whether something can wait", "what a result means"],
      urgent: "chest pain, trouble breathing, bleeding, sudden weakness, fever after a procedure",
      tests: [
        "My doctor referred me to you. When is the first free time?",
        "Do I need the scan before I come?",
        "I had the procedure on Monday and now I have a fever.",
      ],
      lever: "senders",
      facts: [
        "Family doctors send most of your new patients. A date on the day the referral comes, and a letter back, bring the next one.",
        "What you lose without noticing is the referral that came in and never got a date. Go down that list once a week, oldest first.",
      ],
    },
    numbers(130, 20, 50, 12, 780, 45, 25, 160),
  ),
  of(
    /\b(radiolog\w*|(?<!\b(?:thermal|aerial|document|digital) )imaging|mri|ultrasound|phlebotom\w*|blood draws?|x-?rays?|mammogra\w*|drug testing|lab draws?)\b/i,
    {
      an: "a place for scans and tests",
      once: true,
      job: "test",
      jobs: "tests",
      night: "the order for a test that is read at the kitchen table",
      hands: "while somebody lies in the scanner or a vein has to be found",
      next: "somebody who has an order in hand goes where there is a time this week",
      ask: ["how soon there is a time", "whether they may eat before", "what it costs with their plan"],
      easy: "an ordinary test with the order in hand",
      hard: "metal in the body, a pregnancy, or an order nobody can read",
      typed: "orders, names and insurance numbers",
      sort: [
        "which test, and who ordered it",
        "whether the order has come",
        "anything in the body, or a pregnancy",
      ],
      cold: "orders that nobody made a date for",
      gap: "a machine that sits idle for half an hour",
      order: "records and copies",
      status: "whether the result has gone to their doctor",
      expert: "which test answers the question",
      never: ["what a result shows", "that a test is safe for somebody"],
      urgent: "chest pain, fainting, a reaction after a test",
      lever: "senders",
      facts: [
        "Doctors' offices send nearly everybody. Name a time on the first call and you get the next order.",
        "An order that was sent and never booked is the cheapest patient you'll find. Look through them every Friday.",
      ],
    },
    numbers(110, 30, 55, 12, 240, 45, 23, 90),
  ),
  of(
    /\b(ob\s?[/-]?\s?gyn\w*|gyn(a?e)colog\w*|obstetric\w*|wom[ae]n'?s (health\w*|care|clinic|center))\b/i,
    {
      an: "a women's health practice",
      returns: true,
      night: "the question in a pregnancy that will not let somebody sleep",
      hands: "while you are in an exam or a delivery",
      ask: ["how soon there is a time", "whether you take new patients", "what is tested at a yearly visit"],
      easy: "a yearly visit",
      hard: "a pregnancy with a question, pain or bleeding",
      sort: ["a yearly visit, a pregnancy or a complaint", "known to you or new", "which insurance"],
      cold: "yearly visits that are overdue",
      urgent: "bleeding or pain in pregnancy, a baby that moves less, a high fever",
      lever: "due",
      facts: [
        "The yearly visit is what holds the book together. Patients who are due and hear nothing go two years without one.",
        "A first pregnancy brings you a family for decades, so that first call deserves a date within the week.",
      ],
    },
    numbers(130, 12, 50, 22, 520, 45, 25, 130),
  ),
];
