import type { Moment } from "./moment.ts";

const say = "What to say";

/** On the hour that was booked, or that is not to be had. */
export const ofTime: readonly Moment[] = [
  {
    heard:
      /^(?=.*\b(?:(?:at|in the middle of the) night|midnight|\d{1,2} ?(?::\d\d ?)?(?:a\.?m\b|in the morning|o'?clock)|(?:two|three|four) in the morning|after[- ]hours|overnight)\b)(?=.*\b(?:say|tell|script|answer|handle)\b).*\b(?:tooth ?aches?|tooth pain|(?:aching|hurting|sore) tooth|teeth hurt)\b/,
    anywhere: true,
    topic: "after-hours",
    points: [],
    short:
      "At night one question comes before the name: is there trouble breathing or swallowing, or swelling that spreads toward the eye or the neck? A yes is 911 or the emergency room. After that it’s decided by a list your dentist signed who gets rung now and who gets the first time in the morning, and the caller hears which of the two, with a time. Whoever answers at that hour, a person on call, a service or an assistant, reads the same sentences and gives no advice on medicine.",
    title: "The night script, in order",
    lines: [
      [
        "1. The first sentence",
        "“[Name of the practice], this is [name, or: an automated assistant]. I’m glad you called. Is there any trouble breathing or swallowing, or is your face or neck swelling?”",
      ],
      [
        "2. At a yes",
        "“Please hang up and call 911 now, or have somebody drive you to the emergency room. Don’t drive yourself.” Then ring the dentist on call, so that somebody knows.",
      ],
      [
        "3. Two more questions",
        "“Was there a blow to the face, or a tooth knocked out? Do you have a fever, or bleeding that won’t stop?” A yes rings the dentist on call at once.",
      ],
      [
        "4. How bad it is",
        "“Since when does it hurt, and does it let you sleep?” Written down as it’s said. What it may be, nobody says.",
      ],
      [
        "5. Name and number",
        "“What’s your name, and which number are you at tonight? Are you a patient here?” Somebody who isn’t gets the same three questions.",
      ],
      [
        "6. When the list says the dentist is rung",
        "“I’m ringing Dr. [name] now. You’ll have a call within [15] minutes. If nobody has called by [time], call this number again and say so.” After [5] minutes without an answer the second name is rung.",
      ],
      [
        "7. When it can wait for the morning",
        "“Dr. [name] sees you at [8:10], before anybody else. If swelling, fever or trouble swallowing comes up before that, call 911 or go to the emergency room. Don’t wait for us.”",
      ],
      [
        "8. When they ask what to take",
        "“I’m not able to say anything about medicine. [The sentence your dentist has approved, on cold or lying flat for instance.] A pharmacist or the nurse line of your insurance can tell you tonight.”",
      ],
      [
        "9. The last sentence, and the note",
        "“So: [what happens, when].” The note has the time, the words, the three answers and who was rung, and somebody reads it at [7:30].",
      ],
    ],
  },
  {
    heard:
      /\b(?:running|run|are|we're|doctor's|is) (?:\w+ ){0,3}(?:late|behind)\b|\bbehind schedule\b|\brunning late\b|\b(?:upset|angry|mad|annoyed|complain\w*)\b.{0,30}\bwait(?:s|ing|ed)?\b(?! ?list)/,
    topic: "booking",
    short:
      "Tell people before they ask: how far behind you are, what that makes their time, and a way out. People mind not knowing more than they mind waiting. Name a time you can beat, and call everyone whose time moves by more than a quarter of an hour before they leave home.",
    title: say,
    lines: [
      [
        "When you call ahead",
        "“This is Kim from [name of the business]. We’re running thirty minutes behind. You can come at half past two instead of two, or I have tomorrow at nine. Which is better?”",
      ],
      [
        "When they call and ask",
        "“We’re about thirty minutes behind right now, so plan on half past two. I’ll text you if that changes.”",
      ],
      [
        "When they have to be somewhere",
        "“Then let’s not start something we’d have to rush. I have Thursday at nine, the first one of the day, when nothing can be late yet.”",
      ],
      [
        "When they are already here",
        "“You’re next but one: about twenty minutes. If you’d like some air, I’ll text you five minutes before.”",
      ],
      [
        "When they are annoyed",
        "“You’re right, you were on time and we weren’t. I can get you in at half past, or find you another day right now.”",
      ],
    ],
  },
  {
    heard:
      /\b(?:we|us|you|office|i) (?:have|has|need|needs|had) to (?:cancel|reschedule|move)\b|\b(?:doctor|dentist|provider|stylist|tech|technician|hygienist|attorney|lawyer) (?:is |calls? |called )(?:out|sick|in sick)\b|\bcall(?:ing)? (?:\w+ )?(?:patients|customers|clients) to (?:cancel|reschedule)\b/,
    topic: "booking",
    short:
      "Call those who have to leave home first, text everyone else, and have two new times ready before you dial. Say it in the first sentence, say sorry once, and give no reason that isn’t yours to give.",
    title: say,
    lines: [
      [
        "On the phone",
        "“This is Kim from [name of the business]. I’m sorry, we can’t see you today at two. I have tomorrow at nine or Friday at four, both before anyone else gets them.”",
      ],
      [
        "On voicemail",
        "“This is Kim from [name of the business]. Please don’t come at two today; something has come up on our side. Call or text [number], and I’ll find you a new time right away.”",
      ],
      [
        "By text",
        "“[Name of the business]: we have to move your 2:00 today, and we’re sorry. Reply 1 for tomorrow at 9, 2 for Friday at 4, or call [number].”",
      ],
      [
        "When they took time off for it",
        "“That’s on us. I’ll give you the first time of the day, so it can’t happen twice.”",
      ],
    ],
  },
  {
    heard:
      /\b(?:resched\w+|rebook\w*|call(?:ing)?|contact\w*|reach(?:ing)?(?: out)?|follow\w*|text(?:ing)?|what to (?:say|tell))\b.{0,40}\b(?:no.?shows?|missed (?:their |an |the )?(?:appointments?|sessions?|visits?)|didn'?t (?:show|come))\b|\bno.?shows?\b.{0,30}\b(?:scripts?|resched\w+|rebook\w*)\b/,
    topic: "reminders",
    short:
      "Call within the hour, be glad to reach them, and offer two new times before you say a word about rules. Most people who missed are embarrassed, and embarrassed people don’t call back. Leave the why to them.",
    title: say,
    lines: [
      [
        "When they pick up",
        "“Hi, it’s Kim from [name of the business]. We had you down for two today, and I wanted to see if you’re all right.”",
      ],
      [
        "When they apologize",
        "“That happens. I have Thursday at nine or Friday at two. Which one is easier for you?”",
      ],
      [
        "On voicemail",
        "“It’s Kim from [name of the business]. We missed you today, and I hope everything’s fine. Text or call [number], and I’ll find you a new time.”",
      ],
      [
        "By text, the next morning",
        "“Hi [first name], we missed you yesterday. Want a new time? Reply 1 for Thursday at 9, 2 for Friday at 2. [Name of the business]”",
      ],
      [
        "When it is the third time",
        "“I’d like to make this easier. Would a short call the evening before help, or is a different time of day better?”",
      ],
      [
        "When there is a fee",
        "“I do have to charge for this one, as we said when you booked. Let’s find a time you’ll make.”",
      ],
    ],
  },
  {
    heard:
      /\b(?:reminder|confirmation)s?\b.{0,40}\b(?:wording|templates?|examples?|scripts?|samples?|what to (?:say|write))\b|\b(?:wording|templates?|examples?|scripts?|samples?)\b.{0,40}\b(?:reminder|confirmation)s?\b/,
    topic: "reminders",
    short:
      "Every reminder has four things and a question: who you are, weekday and date, time, place, and a reply of one word. Leave out what it is for; a phone on a table can be read by anyone.",
    title: "Texts to copy",
    lines: [
      [
        "When they book",
        "“[Name of the business]: you’re down for Thu, March 10, at 2:00, [address]. Reply C to change. Msgs stop with STOP.”",
      ],
      [
        "A week before",
        "“[Name of the business]: see you in a week, Thu, March 10, at 2:00. Still good? Reply YES, or C for another time.”",
      ],
      [
        "The day before",
        "“You’re booked with [name of the business] tomorrow, Thursday, at 2:00. Can you make it? Reply YES or NO.”",
      ],
      [
        "When they reply NO",
        "“Thanks for telling us. Reply 1 for Fri at 10, 2 for Mon at 4, or call [number].”",
      ],
      [
        "When nobody replies",
        "“We’re holding 2:00 tomorrow for you. Please reply YES by 5 today. [Name of the business], [number]”",
      ],
    ],
  },
];
