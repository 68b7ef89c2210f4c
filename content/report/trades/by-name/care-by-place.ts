import { care } from "./care.ts";
import { clinics } from "./clinics.ts";
import { numbers } from "./numbers.ts";
import { occasions } from "./occasions.ts";
import type { Sketch } from "./sketch.ts";

const of = (kind: Sketch, name: RegExp, words: Sketch["words"], examples: Sketch["examples"]): Sketch => ({
  name,
  industries: kind.industries,
  words: { ...kind.words, ...words },
  examples,
});
const careService = care.find(({ words }) => words.an === "a care service")!;
const house = clinics.find(({ words }) => words.an === "a home or day center for older people")!;
const births = occasions.find(({ words }) => words.an === "a birth and newborn service")!;

/** Care at home, in a house of its own, at the end of a life and at its beginning. */
export const careByPlace: readonly Sketch[] = [
  of(
    careService,
    /\b(?:hospices?|palliative care)\b(?!.{0,20}\b(?:thrift|resale|shop|store)\b)/i,
    {
      an: "a hospice",
      atHome: true,
      customer: "family",
      customers: "families",
      newOne: "new admission",
      newOnes: "new admissions",
      always: true,
      night: "the breathing that changes at three in the morning, and a family alone with it",
      hands: "while you are at a bedside and will not leave it",
      next: "a family that reaches nobody calls an ambulance, and the hospital they wanted to avoid begins again",
      ask: [
        "how soon a nurse can come",
        "who pays, and for what",
        "whether they have to give up their own doctor",
      ],
      easy: "a first visit at home or delivery of a bed",
      hard: "pain that will not yield, a family that does not agree or a discharge this afternoon",
      typed: "medicines, consents, contacts and who may be told what",
      system: "the care plan",
      sort: [
        "where the patient is, and how they are right now",
        "who decides, and whether the doctor has been asked",
        "what the family needs tonight",
      ],
      cold: "first visits after which a family was not ready",
      gap: "a nurse on the road to a family that was not told",
      order: "medicines, beds, oxygen and supplies",
      status: "when the nurse comes and whether the medicine is on its way",
      expert: "what comfort this patient needs",
      never: ["how long somebody has", "any change in a medicine"],
      urgent: "pain, trouble breathing, a death, a caregiver who cannot go on",
      tests: [
        "The doctor says it is time for hospice. What do we do first?",
        "Does Medicare pay for the bed?",
        "His breathing has changed and I don't know whether to call an ambulance.",
      ],
      facts: [
        "Hospital case managers, oncologists and nursing homes call you in, usually late. A nurse at the bedside the same day is what they and the family remember.",
        "Referrals come on Friday afternoons and before holidays, when nobody wants to spend them in a hospital: staff those hours first.",
      ],
    },
    numbers(90, 15, 40, 40, 11000, 25, 28, 70),
  ),
  of(
    house,
    /\b(?:nursing (?:homes?|centers?|facilit(?:y|ies)|(?:&|and) rehab\w*)|skilled nursing|(?:rehab\w*|health) (?:&|and) nursing|convalescent(?: (?:homes?|center|hospital))?)\b/i,
    {
      an: "a nursing home",
      newOne: "new admission",
      newOnes: "new admissions",
      always: true,
      nights: true,
      night: "the daughter who heard something odd in her mother's voice and cannot sleep",
      hands: "while you are passing medicines or helping two residents at once",
      next: "the hospital sends the patient to whichever facility said yes first",
      ask: [
        "whether there is a bed",
        "what Medicare or Medicaid pays, and for how long",
        "how somebody's mother is today",
      ],
      easy: "a tour, or a visiting hour",
      hard: "a discharge this afternoon, an infection or a complaint about care",
      typed: "hospital papers, medicines, assessments and who may be told what",
      system: "the admissions board",
      sort: [
        "where the patient is now, and what care is needed",
        "for rehab or to stay",
        "who pays, and who decides",
      ],
      cold: "referrals that were answered too late and tours without a decision",
      gap: "a bed that is empty over the weekend",
      order: "medicines, supplies, therapy and rides",
      urgent: "a fall, a resident who is missing, trouble breathing, a suspicion of harm",
      tests: [
        "My mother is being discharged tomorrow. Do you have a bed?",
        "How long does Medicare pay for it?",
        "I found a bruise on my father's arm and nobody can tell me why.",
      ],
      facts: [
        "Hospital case managers fill your beds: a yes or a no within the hour, weekends too, decides who is sent the next patient.",
        "Winter brings falls, flu and full hospitals; families visit in the days after the holidays, when they have seen their parents.",
      ],
    },
    numbers(110, 15, 20, 25, 26000, 20, 24, 90),
  ),
  of(
    careService,
    /\b(?:(?<!\b(?:lawn|pet|lawn (?:&|and)) )(?:in-?)?home ?(?:health ?)?care|home health(?: ?aides?)?|elder ?care|senior (?:care|helpers?|companions?)|caregiv\w*|companion care)\b/i,
    {
      an: "a home care agency",
      atHome: true,
      travels: true,
      night: "the caregiver who calls out sick for six in the morning",
      hands: "while you are finding somebody for a shift that begins in an hour",
      next: "a family with a discharge on Friday takes the agency that can begin on Saturday",
      ask: [
        "what an hour costs, and what the minimum is",
        "how soon somebody can begin",
        "whether it is the same person each time",
      ],
      easy: "a first visit at home, or an extra shift with notice",
      hard: "a discharge tomorrow, dementia with wandering or siblings who disagree",
      typed: "care plans, shifts, addresses and hours worked",
      sort: [
        "for whom, and what is hard for them now",
        "which days and hours, and starting when",
        "who decides, and who pays",
      ],
      cold: "first visits after which the family did not decide",
      gap: "a shift that nobody covers, with a client waiting in bed",
      order: "extra hours, changes of shift and supplies",
      status: "who comes tomorrow, and at what time",
      expert: "how many hours are enough and who fits",
      never: ["a word about a client to anybody not on the list", "a caregiver before a shift is confirmed"],
      urgent: "a fall, a caregiver who did not arrive, a client who does not open the door",
      tests: [
        "My mother needs somebody three mornings a week. What does that cost?",
        "Could we have the same person as last month?",
        "Nobody has come this morning and my father is still in bed.",
      ],
      facts: [
        "Discharge planners, care managers and senior living communities send families. Answer within the hour with a start date, and you'll get the next one.",
        "The holidays are when children see how their parents live; the first weeks of January are when they look for help.",
      ],
    },
    numbers(90, 18, 25, 35, 12000, 22, 23, 70),
  ),
  of(
    births,
    /\bbirth(?:ing)? (?:(?:&|and) [a-z']+ )?(?:centers?|house|suites?|place|cottage)\b/i,
    {
      an: "a birth center",
      place: "center",
      nights: true,
      night: "the first contractions, timed on the edge of the bathtub",
      hands: "while you are with a mother in labor",
      next: "a family that would like a birth center tours the nearest one that has room in that month",
      ask: [
        "whether there is room in the month of the due date",
        "what insurance pays and what is left",
        "what happens if they have to go to the hospital",
      ],
      easy: "a tour, or the next prenatal visit",
      hard: "an earlier cesarean, twins or a transfer of care late in the pregnancy",
      typed: "histories, due dates, records and insurance numbers",
      system: "the chart and the due date calendar",
      sort: [
        "the due date, and whether it is a first baby",
        "earlier births and anything that was special about them",
        "which insurance, and where they are cared for now",
      ],
      cold: "tours after which the family did not enroll",
      gap: "a month with too few births, or one with too many",
      order: "labs, birth kits, records and rentals of pumps",
      status: "whether their labs are back and whom they will see next",
      expert: "whether a birth here is right for somebody",
      never: ["that something in a pregnancy is normal", "that a birth will be here"],
      tests: [
        "We are due in September. Do you still have room?",
        "I had a cesarean last time. Can I come to you?",
        "My water broke and it looks green.",
      ],
      lever: "second",
      facts: [
        "A tour decides little by itself. Couples who leave with a date for the enrollment meeting, both of them, are the ones who come back for it.",
        "Your year is written nine months ahead: count the due dates of each month and say early when one is full.",
      ],
    },
    numbers(50, 20, 35, 35, 5200, 40, 28, 110),
  ),
];
