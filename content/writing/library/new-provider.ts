import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const newProvider: Subject = {
  id: "new-provider",
  name: "phones when someone new joins",
  heard: together(
    "(?:new|another|second|additional|incoming) (?:\\w+ )?(?:associate|doctor|dentist|provider|attorney|lawyer|partner|hygienist|physician|therapist|vet|veterinarian|nurse practitioner|stylist)s?",
    "join\\w*|start\\w*|phones?|calls?|front[- ]desk|schedul\\w+|fill\\w*|introduc\\w+|announc\\w+|prepar\\w+|add\\w*",
  ),
  not: /\b(?:phone|internet|insurance|software|service) (?:providers?|compan\w+|carriers?)\b|\bnumbers? (?:is |gets? |are |be )?(?:mov|port|transfer)\w*|\b(?:patients? calls?|client calls?|hire|hiring|office phones?|opening|vs|versus)\b/,
  title: "Getting the phones ready when someone new joins {who}",
  lead: "A new name fills up when whoever answers can say in one sentence who it is, what they’re good at, and when they’re free, and offers them without an apology. Give the desk a page before the first day, open the schedule in layers, and have the new person pick up the phone for an hour. The announcement is the smaller part.",
  close:
    "Six weeks in, look at who’s on the new schedule: callers who were offered it, or only the ones the others couldn’t take. That tells you how the sentence is being said.",
  passages: [
    {
      does: "Give the desk one page about the person",
      asks: "What does the front desk need to know?",
      heard: /\b(?:front[- ]desk|know|page|information|bio|prepar\w+|learn)\b/,
      says: [
        "How the name is said, what to call them, what they do and don’t do, days and hours, how long each kind of {visit} takes with them, languages, and two true sentences about what they’re like. Have the new person sit at the desk for half a day and listen. Then let each one who answers write their own introduction; a borrowed one sounds like an advertisement.",
      ],
      checks: ["Everyone who answers has the page and says the name right."],
      tasks: ["Write the page with the new person, and have them sit at the desk for half a day."],
    },
    {
      does: "Offer the name, and don’t apologize for it",
      asks: "What should we say on the phone?",
      heard: /\b(?:say|phone|script|words|offer|introduc\w+|calls?|answer)\b/,
      says: [
        "“I’m afraid Dr. Lee is full, you’d have to see our new doctor” tells the caller who’s second best. Start with what they gain, usually time, and with something true about the person. Those who want the familiar face get it, with its date.",
      ],
      lines: [
        [
          "A new caller",
          "Dr. Patel can see you tomorrow at ten. She joined us in May, she’s easy to talk to, and she’s very good with nervous people.",
        ],
        [
          "A regular",
          "Dr. Lee’s next opening is the 28th. Dr. Patel works right beside her and has Thursday. Which would you like?",
        ],
        [
          "“Is she any good?”",
          "People who’ve seen her ask for her again. … Come once, and if you’d rather have Dr. Lee next time, just tell me.",
        ],
        [
          "They want the old one",
          "Of course. The 28th at nine, then. Shall I text you if something opens sooner?",
        ],
      ],
      mistake: [
        "Offering the new one only when the others are full",
        "Then they get the complicated and the impatient, and a slow start. Offer the name to every new caller first.",
      ],
      checks: ["New callers are offered the new person first, with a time and a true sentence."],
      tasks: ["Have everyone write and say their own sentence about the new person. Only say what’s true."],
    },
    {
      does: "Open the schedule in layers",
      asks: "How should the schedule be set up?",
      heard: /\b(?:schedul\w+|calendar|slots?|book\w*|open|hours|templates?)\b/,
      says: [
        "Longer slots in the first month, since everything takes longer in a new place: an hour where the others take 45 minutes makes eight visits into six. Hold a third of the week for new callers and two slots a day for whatever’s urgent. Don’t move existing {customers} over without asking them one by one. Tell the online booking page and whatever else books, with the same lengths.",
      ],
      checks: ["Slots are longer for the first month, and every booking channel has the same lengths."],
      tasks: ["Build the first month’s schedule with longer slots, and load it into everything that books."],
    },
    {
      does: "Change every place that lists names",
      asks: "What has to be updated?",
      heard: /\b(?:update\w*|phone system|greeting|extension|website|listing|directory|set ?up|route)\b/,
      says: [
        "Extension, voicemail, the list of who’s on call, the assistant’s or the service’s page, website, insurance directories, the sign. Insurers are the slow ones: until the new person is credentialed with a plan, you can’t promise it, and the desk needs that list with dates. Then call in from outside and ask for the new person by name. You’ll hear what’s missing.",
      ],
      checks: [
        "Someone has called from outside and asked for the new person by name.",
        "The desk knows which plans the new person is in, and from when.",
      ],
      tasks: ["Go through every place that lists names, and make three test calls from outside."],
    },
    {
      does: "Tell people in the right order",
      asks: "How do we announce it?",
      heard: /\b(?:announc\w+|tell|email|letter|post|existing|patients|clients)\b/,
      says: [
        "The team first, then the people who send you others, then regulars, then everyone. Two sentences and a picture will do, with the thing callers care about: new {customers} can be seen this week. The day after it goes out, the phone gets busier, so don’t send it on a Friday, and have the page in front of whoever answers.",
      ],
      checks: ["Whoever answers has the page before any announcement goes out."],
      tasks: ["Send the announcement on a Tuesday, after the desk has its page."],
    },
  ],
};
