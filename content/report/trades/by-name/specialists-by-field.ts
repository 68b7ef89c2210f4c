import { specialists } from "./specialists.ts";
import { numbers } from "./numbers.ts";
import type { Sketch } from "./sketch.ts";

const specialist = specialists.find(({ words }) => words.an === "a specialist's practice")!;

/** A specialist of whom more is known: the field. */
export const specialistOf = (name: RegExp, words: Sketch["words"], examples: Sketch["examples"]): Sketch => ({
  name,
  industries: specialist.industries,
  words: { ...specialist.words, ...words },
  examples,
});

/** Doctors who are known by the part of the body that they treat. */
export const specialistsByField: readonly Sketch[] = [
  specialistOf(
    /\b(?<!\b(?:veterinary|animal|pet) )(?:cardiolog\w*|cardiovascular|electrophysiolog\w*|heart (?:center|institute|clinic|specialists?|physicians|(?:&|and) vascular))\b/i,
    {
      an: "a cardiology practice",
      returns: true,
      night: "the flutter that is felt lying down, and the question whether it is anything",
      hands: "while you are reading an echo or have a patient on the treadmill",
      ask: [
        "how soon there is a time",
        "whether their doctor's referral and test results have come",
        "whether to take their pills on the morning of a test",
      ],
      easy: "a yearly visit, a monitor to be put on or a stress test that is approved",
      hard: "new symptoms, a change of blood thinner before surgery or a visit after the hospital",
      typed: "referrals, medicine lists, device numbers and insurance approvals",
      sort: [
        "who referred them, and for what",
        "just out of the hospital or not",
        "which tests were done already, and where",
      ],
      cold: "referrals and yearly visits that nobody made a date for",
      gap: "an echo or treadmill hour with the technician waiting",
      order: "refills, clearances before surgery, monitors and records",
      status: "whether a result has been read and whether a clearance was sent",
      expert: "whether a symptom or a reading matters",
      never: ["whether a heart symptom can wait", "whether to stop or change a medicine"],
      urgent: "chest pain, fainting, trouble breathing, a shock from a device, sudden weakness",
      tests: [
        "My doctor wants me to have a stress test. When can I come?",
        "My dentist asks whether I have to stop my blood thinner.",
        "I have had pressure in my chest since lunch, but I don't want to bother anybody.",
      ],
      facts: [
        "Family doctors and hospital discharge desks send nearly everybody: a date named the same day and a letter back within the week bring the next one.",
        "Winter fills the hospital and then your book; places kept each week for those just discharged are never wasted.",
      ],
    },
    numbers(150, 15, 55, 12, 900, 50, 26, 190),
  ),
  specialistOf(
    /\b(?:ear,? nose|otolaryng\w*|otorhino\w*|ent (?:(?:&|and) (?:allergy|facial)|associates|specialists?|clinic|center|surgeons?|physicians|group|doctors?|institute|partners)|sinus (?:center|institute|clinic|specialists?)|(?:head|voice) (?:&|and) (?:neck|swallowing)(?: surg\w*)?)\b/i,
    {
      an: "an ear, nose and throat practice",
      night: "the child's ear that starts to hurt at bedtime, or the nosebleed that has come back",
      hands: "while you have a scope in somebody's nose",
      next: "a parent with a screaming child takes whichever office has a time tomorrow",
      ask: [
        "how soon there is a time",
        "whether a referral is needed",
        "whether a hearing test is done at the same visit",
      ],
      easy: "wax, a hearing test or a check of ear tubes",
      hard: "sudden hearing loss, a lump in the neck or a bleeding after tonsils came out",
      sort: [
        "ear, nose or throat, and on which side",
        "how long it has been going on, and whether it came on suddenly",
        "a child or an adult, and what was tried already",
      ],
      cold: "surgeries and hearing aids that were advised and not decided",
      gap: "a procedure room with the scope cleaned and nobody in it",
      order: "scans, hearing tests, refills and records",
      status: "whether the scan or the surgery was approved",
      expert: "whether an operation would help",
      never: ["whether hearing loss can wait", "that a bleeding will stop by itself"],
      urgent:
        "bleeding after surgery, trouble breathing, sudden hearing loss, a battery swallowed or in the nose",
      tests: [
        "My son needs his tubes checked before summer.",
        "Will my insurance pay for the sinus surgery?",
        "I woke up and cannot hear anything on the left side.",
      ],
      facts: [
        "Pediatricians, urgent care clinics and allergists send you most patients: a place within days for their child with the fourth ear infection is what they remember.",
        "Ears and sinuses fill the winter, and families want tonsils and tubes done in the school holidays: open those weeks early.",
      ],
    },
    numbers(140, 22, 52, 15, 720, 45, 25, 150),
  ),
  specialistOf(
    /\b(?:allerg(?:y|ies|ists?)|asthma)\b(?!.{0,20}\b(?:free|bak\w*|kitchen|foods?)\b)/i,
    {
      an: "an allergy practice",
      returns: true,
      lapses: true,
      night: "the cough that starts when the house is quiet, or hives after supper",
      hands: "while there are forty pricks on somebody's back and the clock is running",
      ask: [
        "which allergy pills to stop before testing, and how long before",
        "when the shot room is open",
        "whether their insurance pays for testing and shots",
      ],
      easy: "a shot in shot hours or a yearly visit",
      hard: "a reaction to food or a sting, shots in a pregnancy or asthma that is getting worse",
      typed: "histories, serum orders, shot records and insurance numbers",
      sort: [
        "nose, skin, breathing, food or sting",
        "a child or an adult, and for how long",
        "which medicines they take that spoil a test",
      ],
      cold: "shot patients who stopped coming and tests that were never booked",
      gap: "a testing hour for somebody who took an antihistamine that morning",
      order: "serum, refills, school forms and injectors",
      status: "whether their serum is mixed and their approval has come",
      expert: "whether shots are right for them",
      never: ["whether a reaction can wait", "that a food is safe to try"],
      urgent: "swelling of the face or throat, trouble breathing, a reaction after a shot",
      tests: [
        "When can I come in for my shot this week?",
        "Do I have to stop my pills before the test?",
        "I had my shot an hour ago and my throat feels tight.",
      ],
      lever: "due",
      facts: [
        "A patient who misses the shots for a month often never comes back. An hour a week with the list of late patients is the best hour you spend.",
        "Spring pollen, ragweed and school forms bring everybody at once. People you test in winter are on treatment when it blooms.",
      ],
    },
    numbers(140, 18, 52, 12, 980, 50, 24, 130),
  ),
  specialistOf(
    /\bsleep (?:(?:well|better) )?apnea\b|apnea (?:center|clinic)|sleep (?:centers?|medicine|clinics?|disorders?|labs?|laborator\w*|institute|specialists?|diagnostics|apnea|studies|solutions|health|(?:&|and) breathing|(?:&|and) wellness)\b/i,
    {
      an: "a sleep clinic",
      place: "clinic",
      lapses: true,
      night: "the partner who lies awake beside the snoring and looks for help",
      hands: "while you are scoring a study or fitting a mask",
      next: "a tired patient lets the referral lie, and the partner finds another clinic",
      ask: [
        "whether the study can be done at home",
        "whether insurance pays for the machine",
        "what to do when the mask leaks",
      ],
      easy: "a home test to be picked up or a mask check",
      hard: "a patient who drives for a living, a child or a machine that nobody can bear",
      typed: "referrals, questionnaires, approvals and machine data",
      sort: [
        "snoring, sleeplessness or something else, and for how long",
        "tested before or not",
        "whether they drive for a living, and which insurance",
      ],
      cold: "studies that were ordered and not done, and machines that sit under the bed",
      gap: "a bed for the night with a technician and nobody in it",
      order: "masks, hoses, filters and supplies",
      status: "whether the study was read and the machine approved",
      expert: "which treatment fits somebody's sleep",
      never: ["whether somebody is safe to drive", "what a study shows before it is read"],
      urgent: "chest pain, trouble breathing, somebody who fell asleep at the wheel",
      tests: [
        "My doctor ordered a sleep study. Can I do it at home?",
        "The mask gives me sores. Can I stop using it?",
        "I fell asleep driving yesterday and I have to drive again tomorrow.",
      ],
      lever: "second",
      facts: [
        "Every step is lost where nobody books the next one: the night, the result, the machine and the check after a month are named together, with dates.",
        "By fall, deductibles are met, so people want studies and machines before the year ends. January is for the ones who stopped using theirs.",
      ],
    },
    numbers(80, 25, 50, 20, 1400, 40, 24, 280),
  ),
  specialistOf(
    /\b(?:fertility|ivf|reproductive (?:medicine|endocrin\w*|sciences?|partners|associates|specialists?|care|technolog\w*))\b/i,
    {
      an: "a fertility clinic",
      place: "clinic",
      night: "the decision to ask for help at last, made by two people late in the evening",
      hands: "while you are in a retrieval or an early scan",
      next: "a couple that waited a year to ask goes to whoever can see them this month",
      ask: ["what a first visit and a cycle cost", "what insurance pays", "how soon they can begin"],
      easy: "a first consultation or a day for monitoring",
      hard: "a cycle that failed, donor questions or a couple that does not agree",
      typed: "histories, outside test results, consents and cycle calendars",
      sort: [
        "how long they have been trying, and what was tried",
        "which tests and records exist",
        "insurance, employer benefit or own money",
      ],
      cold: "first consultations after which nobody began",
      gap: "a consultation hour that somebody waited two months for and did not keep",
      order: "medicines, consents and records",
      status: "what the lab reported and what to do tonight",
      expert: "which treatment gives them a chance",
      never: ["what their chances are", "whether to change a dose or the hour of a shot"],
      urgent: "severe pain or swelling, heavy bleeding, trouble breathing, a trigger shot that was missed",
      tests: [
        "We have been trying for a year. When could we come?",
        "What are our chances at forty?",
        "I was supposed to take the trigger shot an hour ago and I dropped it.",
      ],
      lever: "second",
      facts: [
        "The first consultation is worth nothing without a second step: the tests, the visit about the plan and the visit about money get dates before they leave.",
        "Benefits start over in January, and couples want a cycle in before theirs run out. The weeks after the holidays bring the new couples.",
      ],
    },
    numbers(60, 30, 30, 30, 9500, 45, 28, 260),
  ),
];
