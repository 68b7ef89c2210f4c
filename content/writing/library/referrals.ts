import type { Subject } from "./kinds.ts";

export const referrals: Subject = {
  id: "referrals",
  name: "referral calls",
  heard:
    /\breferrals?\b.*\b(?:calls?|phones?|offices?|doctors?|specialists?|front desk|track\w*|patients|attorneys?|lawyers?)\b|\b(?:calls?|phones?|doctors?|specialists?|front desk|attorneys?|lawyers?)\b.*\breferr(?:als?|ing|ed)\b/,
  not: /\bprogram|\bask(?:ing)? (?:patients|clients|customers) for referrals\b/,
  title: "How {who} can take referral calls well",
  lead: "A referral has two callers: the office that sends, and the person who’s sent. The first wants to be done in two minutes and to know that it arrived. The second is often worried and doesn’t know why a stranger is calling. Give the sender a direct line and a same-day yes, reach the person within one working day, and tell the sender how it ended.",
  close:
    "Pick the three offices that send you the most and call whoever does the sending, by name. Ask what would make it easier. They’ll tell you in one sentence, and it’s usually about the fax.",
  passages: [
    {
      does: "Give senders a line of their own",
      asks: "How should we take calls from referring offices?",
      heard: /\b(?:line|referring|offices?|doctors?|take|call|direct|front desk)\b/,
      says: [
        "Nobody at another office should wait in your queue behind people asking about parking. A direct number or a key that isn’t in the public greeting, answered by name, with the four things you need on a card: who, what for, how soon, and where the records are. Two minutes, and a “We’ve got it from here.”",
      ],
      lines: [
        [
          "To the sender",
          "We’ve got it. I’ll reach her today and let you know when she’s scheduled. If it’s urgent, tell me now and I’ll get the doctor.",
        ],
      ],
      mistake: [
        "Making a doctor’s office listen to your menu",
        "They have a list of three names for your specialty. The one who answers gets the next one, too.",
      ],
      checks: ["Referring offices have a direct number, and a person answers it."],
      tasks: ["Set up a direct number for senders and mail it to your top twenty, with a name."],
    },
    {
      does: "Ask how soon, in words that mean something",
      asks: "How do we tell which referrals are urgent?",
      heard: /\b(?:urgent|soon|priorit\w*|triage|emergenc\w*|stat)\b/,
      says: [
        "“Urgent” means today to one office and this month to the next. Ask: today, this week, this month? And what would make it sooner? If it’s today, clinician talks to clinician, right now, and the front desk stays out of the middle. Write the answer next to the name, since it decides the order of your calls.",
      ],
      checks: ["Each referral has today, this week or this month next to it."],
      tasks: ["Replace “urgent” on the form with today, this week, this month."],
    },
    {
      does: "Reach the person within one working day",
      asks: "How quickly should we call the patient?",
      heard: /\b(?:quick\w*|fast|call|reach|patients?|within|how soon|schedule)\b/,
      says: [
        "Three tries at three different times of day, with a text between the first and the second. Say at once who sent them, because an unknown number from an unknown office sounds like a sales call. Offer two times in the first minute. Whoever can’t be reached in three days goes back to the sender with a note, and doesn’t simply vanish.",
      ],
      lines: [
        [
          "The first call",
          "Hi, this is Lena at Dr. Shah’s office. Dr. Ortiz asked us to find you a time. I have Wednesday at nine or Friday at one. Is this a good moment?",
        ],
        [
          "The text in between",
          "This is Dr. Shah’s office. Dr. Ortiz asked us to set up a visit for you. Please call [number], or reply with a good time to talk.",
        ],
      ],
      mistake: [
        "Waiting for them to call you",
        "A good share never will: they’re afraid, busy, or think that somebody else is taking care of it. Call first.",
      ],
      checks: ["Everyone who’s referred gets a call within a working day, three tries, and a text."],
      tasks: ["Call every referral from the last two weeks that has no date yet."],
    },
    {
      does: "Have the papers before the visit",
      asks: "What do we need from the other office?",
      heard: /\b(?:papers?|records?|fax|authoriz\w*|insurance|need|documents?|information)\b/,
      says: [
        "Notes, images, the question they want answered, and the plan’s authorization where one is needed. Ask once, for all of it, on the first call, and name a person for questions. Two days ahead, someone checks the list and calls about what’s missing. A visit without the images is a visit that’s done twice.",
      ],
      checks: ["Two days before the visit, somebody checks that records and authorization are here."],
      tasks: ["Make one list of what you need from senders, and check it two days ahead."],
    },
    {
      does: "Tell the sender how it ended",
      asks: "How do we keep referring offices happy?",
      heard: /\b(?:happy|tell|update|close|loop|letter|back|sender|thank)\b/,
      says: [
        "Three short messages: scheduled for, seen on, here’s what we found. And a fourth when it didn’t happen, since they’ll assume that it did. Most offices hear nothing and have to call you, which is a call you could have saved. A thank-you by name to the person who does the sending costs nothing.",
      ],
      mistake: [
        "Staying silent when someone didn’t come",
        "The sending doctor thinks that it’s being looked at. Say so the same week, in writing.",
      ],
      checks: ["Senders hear when somebody is scheduled, seen, or didn’t come."],
      tasks: ["Send senders a short note at each of the three points, starting with this week’s."],
    },
    {
      does: "Keep one list, and look at it on Thursdays",
      asks: "How do we track referrals?",
      heard: /\b(?:track\w*|list|count|lost|measure|follow)\b/,
      says: [
        "Date in, from whom, how soon, reached, scheduled, seen, reported. Seven columns, one owner. On Thursday you look only at the lines that haven’t moved in a week. That’s where people get lost, and now and then one of them had something that couldn’t wait.",
      ],
      checks: ["One list shows each referral from date in to reported, and somebody reads it weekly."],
      tasks: ["Start the list with seven columns, name an owner, and read it every Thursday."],
    },
  ],
};
