import { education } from "../education.ts";
import { serves } from "../served.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

const { id: _, industry: __, label: ___, examples: ____, ...school } = education[0];

/** Where grown people train for a license and a job. */
export const schoolsForWork: readonly Sketch[] = [
  like(
    /\b(?:cdl|truck(?:ing)?(?: driv(?:ing|er))?)(?: driv(?:ing|er))? (?:school|academy|training|institute|college)\b|\bcdl (?:school|academy|training|prep|classes|lessons)\b/i,
    school,
    {
      an: "a truck driving school",
      ...serves("student", "new student", "class start"),
      place: "school",
      books: true,
      orders: false,
      once: true,
      day: [7, 17],
      night: "the warehouse worker who looks up the next class start after a late shift",
      hands: "while you are on the yard with a student backing into a dock",
      next: "they enroll with the first school that names a start date and tells them how it can be paid",
      ask: [
        "what it costs and who might pay for it",
        "when the next class starts and how long it takes",
        "what they need before the first day",
      ],
      easy: "a date for a visit to the yard or a seat in the next class",
      hard: "an old violation, a medical question or money from a program",
      typed: "names, permits, medical cards and funding papers",
      system: "the enrollment list",
      sort: [
        "which class of license and which endorsements",
        "permit and medical card, yes or no",
        "how it will be paid, and how soon they want to drive",
      ],
      cold: "inquiries that were given a price and no start date",
      gap: "an empty seat in a truck that runs anyway",
      order: "drug tests, permit books and state test slots",
      status: "when their road test is and what is still missing",
      expert: "who is ready for the road test",
      never: ["that somebody will pass, or be hired", "that a record or a condition is no obstacle"],
      urgent: "an accident with a school truck, somebody hurt on the yard",
      tests: [
        "When does the next Class A course start?",
        "I had a DUI six years ago. Can I still get my CDL?",
        "One of your trucks just hit my fence.",
      ],
      rules: [
        "Entry-level driver training has federal rules, and your school stands on a public register: whether somebody qualifies is read from them, not guessed.",
        "Anything you say about jobs, pay and funding is advertising, so keep it to what you can show.",
      ],
      lever: "senders",
      facts: [
        "Answer the money question and you fill the seats. A workforce board, the veterans' office or an employer pays for many, and each has one person who sends the next.",
        "January and early summer bring the most people who want to change their work. Carriers hire all year, and they call the school that sends drivers who stay.",
      ],
    },
    numbers(45, 70, 14, 38, 5200, 40, 27, 120),
  ),
];
