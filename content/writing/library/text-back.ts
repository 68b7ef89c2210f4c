import type { Subject } from "./kinds.ts";

export const textBack: Subject = {
  id: "text-back",
  name: "texting back missed calls",
  heard:
    /\bmissed[- ]call recovery\b|\brecover(?:ing)? missed calls\b|\btext(?: message)?s? (?:for|to send (?:after|for)|after) (?:a )?missed calls?\b|\bmissed[- ]calls?\b[^.?!]{0,30}\btext(?:s|ing| messages?)?\b|\btext(?:ing|s|ed)?[- ]?(?:(?:the |your |our )?\w+ )?back\b|\bmissed[- ]calls? texts?\b|\b(?:auto(?:matic)?|instant)[- ]?(?:text|reply|repl\w+|response)s?\b.*\b(?:missed|calls?)\b|\btext\w* (?:people |callers )?(?:after|when|for) (?:a |we )?miss\w*/,
  not: /\bvs\b|\bversus\b/,
  title: "How {who} can text back missed calls",
  lead: "A missed call gets a text within a minute: who you are, an apology in four words, and a question that can be answered with a thumb. It keeps many callers from tapping the next number, as long as somebody answers the reply within minutes. It only reaches cell phones, and it isn’t for emergencies, so say that in the greeting.",
  close:
    "After two weeks, count texts sent, replies, and replies that became a booking. If many write and few book, look at how long they waited for your second text. It’s nearly always that.",
  passages: [
    {
      does: "Write a text that sounds like you",
      asks: "What should the text say?",
      heard: /\b(?:say|write|wording|script|templates?|examples?|text)\b/,
      says: [
        "Your name first, since they don’t have your number saved. One question, no link in the first text unless it’s to your calendar, and no more than two lines. Leave out anything about health or a legal matter. Sign it with a person’s name only if that person reads the answer.",
      ],
      lines: [
        [
          "By day",
          "Hi, this is [name of the business]. Sorry we missed you! What can we do for you? You can answer right here.",
        ],
        [
          "After closing",
          "This is [name of the business]. We’re closed until 8. Tell us what you need, and you’ll have an answer by 9. If anyone’s in danger, please call 911.",
        ],
        [
          "With two times",
          "Sorry we missed your call, it’s [name of the business]. If it’s about a time: we have Tue 9:00 or Thu 3:30. Reply 1 or 2, or tell us what else you need.",
        ],
        ["When it was wrong", "No problem! If you ever need [what you do], you’ve got our number."],
      ],
      mistake: [
        "Sending an advertisement",
        "“Did you know about our spring special?” to somebody who wanted help is how people block you. Ask what they need.",
      ],
      checks: ["The text names us, asks one question and fits on two lines."],
      tasks: ["Write three texts: by day, after closing, and with two times."],
    },
    {
      does: "Have somebody answer within five minutes",
      asks: "Who answers the replies?",
      heard: /\b(?:who|answer|repl\w+|staff|respond|fast|minutes|read)\b/,
      says: [
        "An instant text that’s followed by silence is worse than a missed call, because now they’ve asked twice. One name per shift, with the replies on a screen that’s in sight, and a rule: first human answer within five minutes while you’re open. If it takes more than three texts, call.",
      ],
      mistake: [
        "Sending it to a number nobody watches",
        "“We’d love to help!” and then nothing until Monday. Switch it off for hours in which no one reads.",
      ],
      checks: ["Replies have a name per shift and are answered within five minutes while we’re open."],
      tasks: ["Name who answers replies on each shift, and put them on a screen in sight."],
    },
    {
      does: "Know when not to send it",
      asks: "When should no text go out?",
      heard: /\b(?:not|when|landlines?|spam|twice|stop|annoy\w*|never)\b/,
      says: [
        "Not to landlines, where it vanishes. Not to people who called twice in a minute; those want a voice. Not when someone left a message anyway. Not a second time on the same day. And not to anyone who has written STOP, which has to be kept for good.",
      ],
      mistake: [
        "Sending it to everybody, every time",
        "Somebody who has left a message gets “Sorry we missed you!” on top of it, and somebody who called twice in a minute wanted a voice. Landlines get nothing at all, and nobody notices.",
      ],
      checks: ["No text goes to landlines, after a message was left, twice a day, or after STOP."],
      tasks: ["Set the exceptions: landlines, messages left, second calls, STOP."],
    },
    {
      does: "Stay on the right side of the rules",
      asks: "Is it legal to text somebody who called?",
      heard: /\b(?:legal|rules|consent|permission|tcpa|hipaa|law|allowed)\b/,
      says: [
        "Answering somebody who has just called you is very different from advertising, which by text needs written consent first. Keep it to the answer, name yourself, and honor STOP. Business numbers usually have to be registered with the carriers before they may send texts from software; your vendor should do that. Practices need a business associate agreement with the texting company. Have your attorney look at the wording once.",
      ],
      mistake: [
        "Asking about the reason in a text",
        "“What seems to be the problem?” puts a diagnosis or a dispute on a screen that a spouse or a boss can read, and into a system you may not have a contract for. Ask when and how to reach them, and hear the rest by voice.",
      ],
      checks: [
        "The texts answer and don’t advertise, the number is registered, and an attorney has read them.",
      ],
      tasks: [
        "Ask the vendor whether your number is registered for business texting, and show your attorney the wording.",
      ],
    },
    {
      does: "Keep urgent things out of it",
      asks: "What about emergencies?",
      heard: /\b(?:emergenc\w*|urgent|danger|911|safety)\b/,
      says: [
        "Someone in trouble may wait for a text that isn’t read. So the greeting says 911 and the way to a person before the text goes out, and the text itself repeats it at night. If a reply contains one of your urgent words, it rings a person.",
      ],
      mistake: [
        "Leaving out where to turn when it can’t wait",
        "At eleven at night the text reads as if somebody were there. Without one line on emergencies they wait for an answer that comes at nine.",
      ],
      checks: ["Greeting and night text say where to turn in an emergency."],
      tasks: ["Put 911 and the way to a person into the greeting and the night text."],
    },
    {
      does: "Count what comes of it",
      asks: "Does it work?",
      heard: /\b(?:work|count|measure|worth|results?|convert|cost|roi)\b/,
      says: [
        "Four columns: missed calls, texts sent, replies, booked. The gap between the first two is landlines. Between the second and third is your wording. Between the third and fourth is your speed. It costs a few dollars a month in most phone systems, so even two saved callers pay for it; what it really costs is the attention of whoever answers.",
      ],
      mistake: [
        "Counting the texts and not the bookings",
        "“We answered 180 missed calls” is the number of texts that a machine sent. How many wrote back, and how many of those have a time now, is what it did.",
      ],
      checks: ["We count missed, sent, replied and booked each month."],
      tasks: ["Keep the four columns for two weeks, and work on the widest gap."],
    },
  ],
};
