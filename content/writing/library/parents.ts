import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const parentCalls: Subject = {
  id: "parents",
  of: ["medical", "other"],
  name: "calls from parents",
  heard: together(
    "parents?|moms?|mothers?|pediatric\\w*",
    "calls? from|calling|calls|phone calls|worried|anxious|script",
  ),
  not: /\b(?:flu season|triage|rules|under control|plan|school|daycare|text(?:s|ing)?|no[- ]shows?|ai|spanish|insurance|refills?)\b/,
  title: "How {who} can handle calls from parents",
  lead: "A parent on the phone wants three things, in this order: to know whether it’s dangerous, to know what to do in the next hour, and not to feel foolish for calling. Ask the age first, follow the page your clinicians wrote, and give a time for whatever comes next. A calm voice that knows the next step is half the care.",
  close:
    "Ask ten parents in the waiting room what calling you is like at eight in the morning. They’ll tell you about the wait, the menu, and the one person who always sounds glad that they called.",
  passages: [
    {
      does: "Age first, then what they see",
      asks: "What should we ask first?",
      heard: /\b(?:ask|first|questions?|age|symptoms?|script|say)\b/,
      says: [
        "The age changes every answer, so it’s the second sentence of the call. Then what they see, in their own words, and since when. Whoever answers writes it down and looks at the page; they don’t weigh it, and they don’t say “It’s probably nothing.” Some lines on that page skip the questions: trouble breathing, a child who can’t be woken, a seizure, blue lips are 911.",
      ],
      lines: [
        ["Opening", "I’m glad you called. How old is she, and what are you seeing right now?"],
        [
          "For the page",
          "Is she drinking? When was the last wet diaper? Has she had a temperature, and how did you take it?",
        ],
        [
          "Handing over",
          "Thank you, that’s exactly what the nurse needs. She’ll call you within twenty minutes on this number. If anything changes before that, call right back and say “worse.”",
        ],
      ],
      mistake: [
        "“It’s going around”",
        "It sounds comforting and it’s a diagnosis from the front desk. Take down what they see, and let a nurse say that.",
      ],
      checks: ["Age is the first question, and the desk follows the page the clinicians wrote."],
      tasks: ["Put the age at the top of the call form, with the four lines that mean 911."],
    },
    {
      does: "Make room at eight o’clock",
      asks: "How do we handle the morning rush?",
      heard: /\b(?:morning|eight|rush|busy|same[- ]day|sick|slots?)\b/,
      says: [
        "Children get sick at night, and parents call when you open, before work. Hold same-day visits until then, with a person who only books those: age, what’s wrong, time, done, in ninety seconds. With 30 sick calls between eight and nine that’s 45 minutes for one person. Forms, referrals and checkups go to a second number or to after ten, and the greeting says so.",
      ],
      checks: ["From eight to nine one person only books sick visits."],
      tasks: ["Hold same-day visits until opening, and give one person the sick calls from eight to nine."],
    },
    {
      does: "Send the forms before they’re asked for",
      asks: "How do we reduce calls about forms?",
      heard: /\b(?:forms?|camp|school|records|shots?|vaccin\w+|reduce|fewer)\b/,
      says: [
        "School, camp, sports, shot records: each August the same forms are four calls per child. Let parents request them on the website with the date they’re needed, give a turnaround of three working days, and send a text when they’re ready. In May, write to every family with a child of camp age. A call you prevented is the only one with no hold time.",
      ],
      checks: ["Forms can be requested online with a date, and parents get a text when they’re ready."],
      tasks: ["Put the form request online, and write to families in May and in July."],
    },
    {
      does: "Know who may hear what",
      asks: "Whom may we talk to?",
      heard: /\b(?:privacy|divorc\w+|custody|grandparents?|teens?|consent|who|allowed|confidential\w*)\b/,
      says: [
        "Either parent usually has a right to information, unless a court order or state law says otherwise, and the desk doesn’t settle that on the phone: “Let me check what we have on file and call you back.” Grandparents and sitters need to be on the list. For teenagers, some matters are confidential by state law, so results and reasons go through a clinician. Have your compliance officer put all of it on one page.",
      ],
      checks: ["One page says who may hear what, with teenagers and custody on it."],
      tasks: ["Have the page on who may hear what approved, and read it with everyone who answers."],
    },
    {
      does: "Be there at nine at night",
      asks: "What about evenings and nights?",
      heard: /\b(?:nights?|evenings?|after[- ]hours|weekends?|nine)\b/,
      says: [
        "A fever at nine in the evening brings more calls than any ad. Decide what a parent reaches: a nurse line with your rules, or something that says 911 first, rings the clinician on call for what’s on the list, and books tomorrow morning for the rest. “You’re booked at 8:20, and here’s when to call sooner” lets a family sleep. Send the clinicians’ own sheet on fever and dosing by weight as a link, and let no machine read out doses.",
      ],
      checks: ["At night parents reach the list for urgent calls, and can book the next morning."],
      tasks: ["Call your own number at nine at night as a parent, and write down what you were offered."],
    },
  ],
};
