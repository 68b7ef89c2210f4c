import type { Subject } from "./kinds.ts";

export const outsideCallers: Subject = {
  id: "outside-callers",
  name: "calls from attorneys, insurers, police and the press",
  heard:
    /\b(?:calls?|calling|phone|callers?)\b.*\b(?:from|by) (?:\w+ ){0,2}(?:attorneys|lawyers|insurers|insurance (?:companies|adjusters)|adjusters|police|press|reporters?|journalists?|media|government|agencies|courts?|detectives?|collectors?)\b|\b(?:reporters?|journalists?|adjusters?|police|detectives?|process servers?|subpoenas?|the press|media)\b.*\b(?:calls?|phone|front desk|receptionist)\b/,
  title: "Calls from attorneys, insurers, police and the press at {who}",
  lead: "One rule covers nearly all of them: the front desk confirms nothing, promises nothing, takes down everything, and passes it on the same day to one named person. It stays polite, because the caller is doing a job. What follows needs to be approved by your attorney or compliance officer, and then practiced for five minutes.",
  close:
    "Have a friend call as an adjuster in a hurry and ask whether Mr. Hall is a patient or client. If your desk says “Let me check,” you’ve found out something worth five minutes of practice.",
  passages: [
    {
      does: "Confirm nothing, not even a name",
      asks: "What should the front desk say?",
      heard: /\b(?:confirm|say|nothing|script|privacy|hipaa|confidential\w*|handling)\b/,
      says: [
        "Whether someone is a {customer} is itself confidential in a practice and in a law firm. The sentence has to be the same whether they are or aren’t, or the difference gives it away. Friendly, complete, and with an end to it.",
      ],
      lines: [
        [
          "To anyone who asks about a person",
          "I can’t say whether anyone is a {customer} here. If you give me your name, number and what it’s about, I’ll pass it to the right person today.",
        ],
        [
          "When they press",
          "I understand that you need it quickly. I’m not able to help with that by phone. Is there an email or fax where our office can answer you in writing?",
        ],
      ],
      mistake: [
        "“Let me look him up”",
        "You’ve just said that he might be here. Take the message first and look afterward, off the line.",
      ],
      checks: ["Everyone says the same sentence about every person who’s asked about."],
      tasks: ["Practice the sentence with a caller who’s charming and one who’s in a hurry."],
    },
    {
      does: "Take five things from an attorney or insurer",
      asks: "What do we do when an attorney or insurer calls?",
      heard: /\b(?:attorneys?|lawyers?|insurers?|adjusters?|subpoena|records request)\b/,
      says: [
        "Name, firm or company, call-back number, whom it concerns, and what they want by when. Records go out only on a written request that somebody has checked, with the right signature on it. If a paper is being served, the desk takes it politely, notes date and time, and hands it to the person in charge within the hour. It doesn’t say what the paper means.",
      ],
      checks: ["Requests for records are handled in writing only, by one named person."],
      tasks: ["Name the person who handles requests for records and papers that are served."],
    },
    {
      does: "Be careful and courteous with the police",
      asks: "What if the police call?",
      heard: /\b(?:police|detective|officer|government|agency|warrant)\b/,
      says: [
        "Ask for name, badge number and agency, and call back through the agency’s main number, since anybody can say they’re an officer. If someone’s in danger at this moment, help first and get the person in charge. For everything else the same sentence holds, and whoever’s responsible decides with your attorney what may be said. There are cases in which the law allows or demands an answer; the front desk isn’t the one to sort them.",
      ],
      checks: ["Officers are called back through the main number, and a named person decides."],
      tasks: ["Write down who decides when police or an agency calls, by day and at night."],
    },
    {
      does: "Give the press one person and no opinions",
      asks: "What do we say to reporters?",
      heard: /\b(?:press|reporters?|journalists?|media|news|tv)\b/,
      says: [
        "A reporter’s deadline is real, and a slammed phone makes a sentence in the story. So: name, outlet, deadline, topic, and that one person will call. Nobody else comments, not even with “no comment,” and nobody talks about a {customer}, even if the whole town is doing it.",
      ],
      lines: [
        [
          "To a reporter",
          "Thank you for calling. Dr. Shah answers questions from the press. What’s your deadline, and how can she reach you?",
        ],
      ],
      mistake: [
        "Chatting off the record",
        "There’s no such thing at a front desk. Kind, short, and the name of the one who answers.",
      ],
      checks: ["One person answers the press, and everyone knows who."],
      tasks: ["Choose the person for the press and tell everyone."],
    },
    {
      does: "Know a pretender when you hear one",
      asks: "How do we spot a fake caller?",
      heard: /\b(?:fake|pretend\w*|scam|spot|verify|fraud|impost\w*)\b/,
      says: [
        "They’re in a hurry, they know a little, and they want you to fill in the rest: “I’m calling from Dr. Wu’s office, I only need the date of birth.” Offer to call back at the number you look up yourself. A real one is glad about it, and the other kind hangs up.",
      ],
      checks: ["Requests are answered by calling a number we’ve looked up ourselves."],
      tasks: ["Practice the call back with a caller who’s in a hurry."],
    },
    {
      does: "Write it down and hand it over today",
      asks: "What happens with the message?",
      heard: /\b(?:write|message|note|document\w*|hand|log|after)\b/,
      says: [
        "A form with date, time, caller, what they said in their words and what you said in yours. It goes to the named person the same day and never onto the counter. A missed deadline from such a call can cost more than a year of ordinary ones.",
      ],
      checks: ["Such calls are on a form and reach the named person the same day."],
      tasks: ["Make the form and agree where it goes."],
    },
  ],
};
