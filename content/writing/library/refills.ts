import type { Subject } from "./kinds.ts";

export const refills: Subject = {
  id: "refills",
  name: "refill and results calls",
  heard:
    /\b(?:refills?|prescriptions?|medication (?:calls|requests)|lab results?|test results?|results calls?|prior auth\w*)\b/,
  not: /\bafter[- ]hours message\b/,
  title: "How to cut refill calls at {who}",
  lead: "Count first: calls about refills a day, times the minutes each takes, plus the second call most of them cause. Ten a day at five minutes, with half calling again, is over an hour a day. You cut it by sending people to the pharmacy, giving enough to last until the next visit, naming a turnaround you keep, and collecting everything in one message instead of a conversation.",
  close:
    "Take the count again after a month. If it’s half, leave it alone. If it isn’t, look at which three medications make up most of the list; the answer is usually in how they’re prescribed and has nothing to do with the phone.",
  passages: [
    {
      does: "Work out what it costs you now",
      asks: "How much time do refill calls take?",
      heard: /\b(?:how much time|time|count|cost|spend|hours|measure|number)\b/,
      says: [
        "Nobody can tell you a figure for your office except your own tally. For one week, put a stroke on a sheet for each refill call and a second stroke when the same person calls again. Multiply by minutes, including the part after hanging up: finding the chart, asking the clinician, calling the pharmacy. As an example, 15 calls a day at six minutes is an hour and a half; if six of them call again, add another twenty minutes. Over a month that’s most of a working week.",
      ],
      mistake: [
        "Counting only the time on the line",
        "The call is two minutes and the work behind it is four. Count both, and the second call, or the number won’t convince anybody.",
      ],
      checks: ["We’ve counted refill calls, repeat calls and the minutes behind them for one week."],
      tasks: ["Keep a tally of refill calls, second calls and minutes for one week."],
    },
    {
      does: "Send refills through the pharmacy",
      asks: "How do we get fewer refill calls?",
      heard: /\b(?:fewer|reduce|cut|pharmacy|portal|electronic|avoid|less)\b/,
      notFor: ["vet"],
      says: [
        "When refills remain or a request can be sent electronically, the patient’s fastest way is the pharmacy. Say so in three places: at checkout, on the printed summary, and in the greeting. Then keep your side of it, and work those requests twice a day at fixed times. If the electronic request takes three days and a call takes one, people will call, and they’d be right.",
      ],
      lines: [
        [
          "At checkout",
          "When you’re down to a week’s supply, ask your pharmacy first. They reach us electronically and it’s faster than calling.",
        ],
        [
          "In the greeting",
          "For refills, please call your pharmacy. Requests are answered within two business days.",
        ],
      ],
      checks: [
        "Checkout, printed summary and greeting all send refills to the pharmacy.",
        "Electronic requests are worked twice a day at fixed times.",
      ],
      tasks: [
        "Put the pharmacy sentence in the greeting, on the summary and in the checkout script.",
        "Block two fixed times a day for electronic requests.",
      ],
    },
    {
      does: "Prescribe to the next visit",
      asks: "Can we prevent the request altogether?",
      heard: /\b(?:prevent|prescrib\w*|90|supply|visit|clinician|doctor|protocol|synchroni\w*)\b/,
      notFor: ["vet"],
      says: [
        "For stable, long-term medication, ask your clinicians whether the supply can last until the next planned visit, and whether all of a patient’s refills can fall due on the same day. Which drugs qualify is a clinical decision, so it belongs in a written protocol with a signature. A refill that’s handled in the room takes ten seconds. The same one by phone takes six minutes, twice.",
      ],
      checks: [
        "A signed protocol says which medications last until the next visit and what staff may renew.",
      ],
      tasks: ["Ask the clinicians to sign a protocol: which medications, how long, what needs a visit."],
    },
    {
      does: "Name a turnaround and keep it",
      asks: "How long should refills take?",
      heard: /\b(?:how long|turnaround|days|when|ready|promise|wait)\b/,
      says: [
        "“Two business days” only stops the second call if it’s true every time. Choose a turnaround you can keep in a bad week, say it each time a request comes in, and send a text when it’s done. Without the text, people call to ask. With it, they go to the pharmacy. Ask about the last pill too: someone who’s out tonight isn’t routine, and that request goes to a clinician now.",
      ],
      mistake: [
        "Saying “It should be there later today”",
        "At four they’re at the pharmacy, it isn’t there, and they call from the counter. Give the turnaround you keep on a bad day, and text when it’s done.",
      ],
      checks: [
        "Everyone gives the same turnaround, and a text goes out when it’s done.",
        "People who are out of medication today are passed to a clinician the same hour.",
      ],
      tasks: ["Agree on a turnaround, and switch on a text when a refill is sent."],
    },
    {
      does: "Collect everything in one message",
      asks: "What should the refill line ask?",
      heard: /\b(?:line|message|ask|collect|voicemail|assistant|ai|script|information|automat\w*)\b/,
      notFor: ["vet"],
      says: [
        "A separate option on the phone, a form in the portal or an assistant can take the request without a conversation, if it asks for all of it at once: name, birth date, medication and strength, pharmacy with its location, and how many days are left. Missing one item costs you a call back. Route anything with new symptoms or side effects to a person immediately; the line should say that first.",
      ],
      lines: [
        [
          "The recording",
          "For refills: say your full name and birth date, the medication and strength, your pharmacy and its street, and how many days you have left. If you have new symptoms or are out today, press 0. If it’s an emergency, call 911.",
        ],
      ],
      checks: ["The refill line asks for five items and sends new symptoms to a person."],
      tasks: ["Record the refill line with its five questions and a way out to a person."],
    },
    {
      does: "Take an animal’s refill in six questions",
      asks: "What do we say when someone asks for a refill for their pet?",
      heard: /\b(?:ask|say|script|line|message|collect|refills?|pets?|animals?|dogs?|cats?)\b/,
      only: ["vet"],
      says: [
        "The pet’s name and yours, the medication and strength as they stand on the label, how many doses are left, how the animal is doing on it, and whether you fill it or an outside pharmacy does. Then look at two dates before you promise anything: the last exam and the last blood work. If one of them is too old for that drug, the veterinarian decides, and the caller hears that now and not at the counter.",
      ],
      lines: [
        [
          "If it can be filled",
          "I have Biscuit’s refill down with four doses left. The doctor looks at requests at noon and at five, and you’ll get a text when it’s ready.",
        ],
        [
          "If an exam is due",
          "The doctor can’t refill this one without having seen Biscuit within the last [months]. I can ask for enough to last until a visit. Would Thursday at 5:15 work?",
        ],
        [
          "If something has changed",
          "Thank you for telling me. I won’t put that in a refill note; let me get a technician on the line.",
        ],
      ],
      mistake: [
        "Promising it for this afternoon",
        "The exam is fourteen months old, the veterinarian says no, and the owner is standing at the counter with the dog. Look at both dates while they’re still on the phone.",
      ],
      checks: [
        "Whoever answers sees the last exam and the last blood work before promising a refill.",
        "Anything new about the animal goes to a technician, never into a refill note.",
      ],
      tasks: ["List the drugs for which an exam or blood work has to be recent, and how recent."],
    },
    {
      does: "Tell people about results before they ask",
      asks: "What about calls for test results?",
      heard: /\b(?:results?|labs?|tests?)\b/,
      says: [
        "“No news is good news” produces calls and, now and then, a missed result. When the sample’s taken, say which day they’ll hear, how, and what to do if they haven’t: “You’ll get a message by Thursday either way. If you don’t, call Friday and ask for Kim.” Then send normal ones the day they’re signed. A result that frightens is a phone call from a clinician, never a message.",
      ],
      checks: ["Everyone who has a test knows the day they’ll hear and what to do if they don’t."],
      tasks: ["Give everyone who has a test the day they’ll hear, in writing."],
    },
  ],
};
