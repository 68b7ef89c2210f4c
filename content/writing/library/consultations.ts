import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const consultations: Subject = {
  id: "consultations",
  of: ["law"],
  name: "consultations people show up for",
  heard: together(
    "consultations?|consults?|first (?:meetings?|appointments?)",
    "no[- ]?shows?|show up|shows? rate|schedul\\w+|book\\w*|paid|free|charge|remind\\w*|fill|more|fees?|confirm\\w*",
  ),
  not: /\b(?:ai|assistant|surgery|vs|versus|intake|script|weekends)\b/,
  title: "How {who} can book consultations that people show up for",
  lead: "A consultation gets kept when it’s soon, when the client knows who they’ll meet and what it costs, and when they’ve done one small thing for it beforehand. Offer a time within two business days, say the fee in the same sentence as the date, and send a short list of what to bring. The rest is a text the day before that takes a yes.",
  close:
    "For the next twenty consultations write down three dates: when they called, when they were booked for, and whether they came. If the ones more than three days out are the ones who don’t come, you know what to change.",
  passages: [
    {
      does: "Offer a time within two business days",
      asks: "How soon should we book it?",
      heard: /\b(?:soon|when|schedul\w+|book\w*|time|days?|fast|fill)\b/,
      says: [
        "People call a lawyer on the worst day of their month. By the ninth day the fear has faded or another firm has taken the file. Keep two half-hour slots a day open for new consultations until ten that morning, then release them. With five attorneys that’s ten slots; with one it’s two, and they’ll fill. A video or phone consultation counts, and many callers prefer it to a second half day off work.",
      ],
      checks: ["Two consultation slots a day stay open until ten that morning."],
      tasks: ["Block two consultation slots a day per attorney, released at ten."],
    },
    {
      does: "Say the fee together with the date",
      asks: "Should the consultation be free or paid?",
      heard: /\b(?:fee|fees|free|paid|charge|cost|money|deposit|pay)\b/,
      says: [
        "Free consultations bring more people and more empty chairs; paid ones bring fewer people who come. Many firms do both by matter: free where the fee depends on the outcome, paid where the hour itself is the advice. Whichever it is, nobody should learn it afterward. Taking the payment by link when the time is booked cuts no-shows more than any reminder, and gives you a rule for late cancellations.",
      ],
      lines: [
        [
          "Free",
          "I have Attorney Chen tomorrow at eleven, by video or here. It’s half an hour, and there’s no charge for it.",
        ],
        [
          "Paid",
          "Attorney Chen has Thursday at two. An hour with her is $200, and if you hire us it comes off your first bill. I’ll text you a link; the time is yours once it’s paid.",
        ],
        [
          "“Why do you charge?”",
          "Because you’ll leave with advice you can use, whether you hire us or not. If that’s hard right now, I can give you the number of the bar association’s referral service.",
        ],
      ],
      mistake: [
        "Mentioning the fee in the confirmation email",
        "Half of them see it the night before, and don’t come. The date and the fee belong in one sentence, on the phone.",
      ],
      checks: ["Callers hear the fee, or that there’s none, in the sentence with the date."],
      tasks: ["Decide by matter which consultations are free, and write the sentence for each."],
    },
    {
      does: "Give them one small thing to do",
      asks: "What should they bring?",
      heard: /\b(?:bring|prepare|documents?|papers?|before|checklist|form)\b/,
      says: [
        "A person who has looked for the police report is a person who’s coming. Send three things to bring, by matter, and a link to a form that takes five minutes. For a divorce: last year’s tax return, a list of accounts without numbers, any court papers. For an injury: the report, the insurer’s letters, photos. Ask them not to send anything sensitive by plain text message, and not to post about the matter.",
      ],
      checks: ["Every consultation comes with a list of three things to bring, by matter."],
      tasks: ["Write the list of three things to bring for your three commonest matters."],
    },
    {
      does: "Let them know whom they’ll meet",
      asks: "How do we build trust before the meeting?",
      heard: /\b(?:who|trust|meet|expect|attorney|first impression|directions)\b/,
      says: [
        "Text the attorney’s name, a photo and one sentence on what she does, along with the address, parking and how to get past the front door. A first-time client often sits in the parking lot deciding whether to come in. “Ask for Maria at the desk; she knows you’re coming” gets people through that door. If another person will be in the room, an interpreter for example, say so.",
      ],
      checks: ["The confirmation has the attorney’s name, the address, parking and a name at the desk."],
      tasks: ["Put photo, name, parking and a name at the desk into the confirmation."],
    },
    {
      does: "Ask for a yes the day before, then call",
      asks: "How should we remind them?",
      heard: /\b(?:remind\w*|confirm\w*|text|no[- ]?shows?|call|day before)\b/,
      says: [
        "A text at ten the day before, discreet enough for a shared phone, with a question in it. If there’s no answer by four, intake calls once. Somebody in a custody or violence matter may have told you which number and what name to use; the reminder follows that, without exception.",
      ],
      lines: [
        [
          "The text",
          "Hi [first name], this is Maria. Can you still make tomorrow at 2:00? Reply YES, or NO and I’ll find another time.",
        ],
        [
          "The call at four",
          "I wanted to make sure tomorrow still works for you, since Attorney Chen is keeping the hour free. Is anything making it hard to come?",
        ],
      ],
      checks: ["Reminders say nothing about the firm or the matter, and ask for a yes."],
      tasks: ["Write the discreet reminder, and name who calls at four."],
    },
    {
      does: "Call the ones who didn’t come, that same hour",
      asks: "What do we do after a no-show?",
      heard: /\b(?:didn'?t come|missed|after|no[- ]?shows?|reschedul\w+|follow[- ]?up)\b/,
      says: [
        "Ten minutes past the hour, intake calls: “Is everything all right? We had you down for two.” Often it’s the bus, a child, or nerves, and half an hour later by phone saves it. If nobody answers, one text with two new times, and a short letter if the caller told you about a deadline. Put in writing that the firm doesn’t represent them; a person who missed a consultation may believe that you do.",
      ],
      mistake: [
        "Closing the file in silence",
        "Someone who believes you’re their lawyer may miss a deadline on it. A two-line letter that says you aren’t protects both of you.",
      ],
      checks: [
        "Every no-show gets a call within ten minutes, and a letter that says we don’t represent them.",
      ],
      tasks: ["Have an attorney approve the letter for people who never came."],
    },
  ],
};
