import { serves } from "../served.ts";
import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

/** Who calculates a building, inspects it or says what it is worth. */
export const engineersAndInspectors: readonly Sketch[] = [
  like(
    /\b((structural|civil|mechanical|electrical|geotechnical|environmental|mep|consulting)? ?engineer(s|ing)( (associates|group|consultants|services|firm))?)$/i,
    kind.agency,
    {
      an: "an engineering office",
      job: "site visit",
      jobs: "site visits",
      books: true,
      newOne: "new project",
      newOnes: "new projects",
      night: "the drawing a contractor sends at six because the inspector comes at eight",
      hands: "while you are in a calculation you cannot leave",
      next: "an architect sends the job to whoever names a date first",
      ask: [
        "what a letter or a set of drawings costs",
        "how soon you can look at it",
        "whether it needs a stamp",
      ],
      easy: "a proposal for a scope you have done before",
      hard: "a crack, a stop-work order or a change in the field",
      typed: "addresses, drawings and project numbers",
      system: "the project list",
      sort: [
        "where it is, and what is to be built or judged",
        "whether there are drawings and an architect",
        "when the city needs it",
      ],
      cold: "proposals that nobody signed",
      gap: "a drive to a site that was locked",
      order: "revisions and letters",
      status: "when their drawings are out",
      expert: "whether a structure will stand",
      never: ["that something is safe", "a date for stamped drawings that is not in the plan"],
      urgent: "something that moves or cracks now, a stop-work order",
      tests: [
        "Could you look at taking out a wall?",
        "What would a letter for the city cost?",
        "The beam is sagging and people are in the room.",
      ],
      rules: [
        "Only a licensed engineer says what is safe, in writing and under seal.",
        "Drawings belong to somebody: none goes into a tool that is not yours.",
      ],
      lever: "senders",
      facts: [
        "Architects and contractors send nine jobs in ten: the engineer who answers a field question the same day gets the next set, and one lunch a month keeps ten of them.",
        "Small letters and house calls eat up the day. A fixed price and a form with photos make them pay or go away. Permits bunch up before summer, so sell January to people who can wait.",
      ],
    },
    numbers(35, 25, 32, 12, 3600, 45, 55, 160),
  ),
  like(
    /\b((home|property|building) inspect(ions?|ors?)|apprais(als?|ers?)( services?)?)\b/i,
    { ...kind.visit, travels: true },
    {
      an: "a home inspection or appraisal office",
      place: "office",
      ...serves("client", "new assignment", "inspection"),
      firstWins: true,
      night: "the offer that was accepted at nine, with five days to inspect",
      hands: "while you are in an attic or a crawl space",
      next: "the agent texts the next inspector on the list",
      ask: ["what it costs for their house", "how soon you can come", "when the report is there"],
      easy: "a house of an ordinary size within your area",
      hard: "a dispute about a report, an old house or a seller who will not let you in",
      typed: "addresses, square feet and agents",
      system: "the schedule",
      sort: [
        "which address, and how large and old",
        "by which day it has to be done",
        "who the agent is, and how you get in",
      ],
      cold: "quotes that nobody booked",
      gap: "a drive to a lockbox that was empty",
      order: "add-ons and second visits",
      status: "when the report comes",
      expert: "what a finding means",
      never: ["that a house is safe or worth buying", "what is in a report to anybody but the client"],
      urgent: "a smell of gas, a hot wire or water found on site",
      tests: [
        "Could you inspect a ranch by Thursday?",
        "Do you do radon too?",
        "I smell gas in the house you inspected this morning.",
      ],
      lever: "senders",
      facts: [
        "Agents hand out three names: the inspector who confirms by text within ten minutes, and sends the report the same night, is the one who gets the call.",
        "Add-ons (sewer, radon, termite) are sold while the date is being made, or never. Spring brings half of the year; builders' eleventh-month warranty checks fill the winter.",
      ],
    },
    numbers(50, 70, 55, 25, 520, 55, 26, 160),
    ["Real Estate"],
  ),
];
