import type { Subject } from "./kinds.ts";

export const texting: Subject = {
  id: "texting",
  name: "texting",
  heard:
    /\btext(?:ing|s)? (?:messages? )?(?:with |to |your |our |my )?(?:patients|clients|customers|guests|policy|rules|etiquette|templates?)\b|\b(?:two-way|business) texting\b|\b(?:patient|client|customer) (?:communication|communications|messaging)\b|\bcommunicat\w+ (?:better )?with (?:\w+ )?(?:patients|clients|customers)\b|\btext(?:s|ing)? (?:instead|or call)/,
  not: /\bvs\b|\bversus\b|\breminders?\b|\bback after\b.*\bmissed\b/,
  title: "How to text with {customers} at {who}",
  lead: "Text for anything that’s short, has one answer and may be read by somebody else. Call for anything with a feeling, a decision or a secret in it. Get permission first, answer within the hour or say when you will, and keep texts out of the places where a record has to be complete.",
  close:
    "Write your five most common texts this week and let three people who don’t work for you read them. What they misunderstand is what {customers} have been misunderstanding for years.",
  passages: [
    {
      does: "Decide what gets a text and what gets a call",
      asks: "When should we text, and when should we call?",
      heard: /\b(?:when|call|phone|which|decide|right|appropriate|channel)\b/,
      says: [
        "Running late, confirmed, here’s the address, your order’s in: text. Results, money somebody will be upset about, a cancellation on your side, a first complaint: call. A good test is to ask what they’d say to you in person. If the answer is “Okay!” text it. If it’s “Wait, what?” pick up the phone. And after two texts back and forth that don’t settle it, call. The third text is where misunderstandings start.",
      ],
      mistake: [
        "Delivering bad news by text",
        "A canceled visit, a bill that went up, a result they’re afraid of: people read it in a grocery line with nobody to ask. Call, and text only the details afterward.",
      ],
      checks: ["It’s written down which messages are texts and which are always calls."],
      tasks: ["Make two lists with everyone who texts: always a text, always a call."],
    },
    {
      does: "Get permission, and make it easy to stop",
      asks: "Do we need permission to text?",
      heard: /\b(?:permission|consent|opt|legal|tcpa|law|rules|hipaa|policy|compliance)\b/,
      says: [
        "Ask on the form and on the first call: “May we text this number about your {visits}?” Note the yes, the number and the date in {system}. Texts that advertise something need more than that, a written consent under federal rules, and must stop the moment somebody replies STOP. If you handle health information, keep reasons and results out of texts, and use a platform whose provider signs a business associate agreement. Have your attorney read your form once.",
      ],
      mistake: [
        "Turning reminders into advertising",
        "“See you Tuesday, and by the way, 20% off in March” mixes two kinds of text with different rules. Keep them apart, and ask separately for the second.",
      ],
      checks: [
        "Permission to text is noted with the number and the date, and STOP really stops it.",
        "Nothing in our texts would embarrass somebody if another person read it.",
      ],
      tasks: ["Add the permission question to the form and the first call, and note the answers."],
    },
    {
      does: "Write texts that can stand alone",
      asks: "What does a good text look like?",
      heard: /\b(?:write|templates?|examples?|wording|say|samples?|tone|good)\b/,
      says: [
        "Name first, since your number may not be saved. One matter per text. A date with its weekday. One clear thing to do. No abbreviations they don’t use, no all caps, and an emoji only if you’d put one on your door.",
      ],
      lines: [
        [
          "Confirming",
          "[Name of the business]: You’re all set for Thursday, May 8, at 10:00. Parking is behind the building. Reply here if anything changes.",
        ],
        [
          "Running behind",
          "[Name of the business]: We’re about 20 minutes behind today. Come at 10:20 if you like, or reply and we’ll find another time. Sorry!",
        ],
        [
          "You have to move them",
          "[Name of the business]: Something came up on our side Thursday, and I’d like to find you another time. I’ll call you at 2, or reply with a better hour.",
        ],
        [
          "Following up",
          "[Name of the business]: Just checking in after Tuesday. Any questions? Reply here, and one of us will call you.",
        ],
      ],
      mistake: [
        "Texts that only you understand",
        "“Appt conf 5/8 LM if ?s” saved you four seconds and produced two phone calls. Write it the way you’d say it.",
      ],
      checks: ["Each standard text names the business, one matter and one thing to do."],
      tasks: ["Rewrite your five most common texts so a stranger would understand them."],
    },
    {
      does: "Answer like a person, on a schedule",
      asks: "How fast do we have to answer texts?",
      heard: /\b(?:fast|respon\w+|answer|reply|hours|who|staff|monitor|time|after hours)\b/,
      says: [
        "A number that takes texts is a door somebody has to stand at. Name one person per shift, answer within the hour, and set an automatic reply for the rest: “Thanks! We read texts from 8 to 5 and will get back to you tomorrow by 10. If it’s an emergency, call 911.” Without it, someone will text you about chest pain at midnight and wait.",
      ],
      mistake: [
        "Texting from a number that can’t receive",
        "People answer. They write that they can’t come, that it hurts, that they’re lost, and nobody ever sees it. Use a number with somebody at the other end.",
      ],
      checks: [
        "Somebody is named for texts on each shift, and after hours an automatic reply says when we’ll answer.",
        "The automatic reply says what to do in an emergency.",
      ],
      tasks: ["Name who answers texts on each shift, and set the after-hours reply."],
    },
    {
      does: "Keep a record where it belongs",
      asks: "Do texts have to be documented?",
      heard: /\b(?:record\w*|document\w*|save|chart|file|personal phones?|cell)\b/,
      says: [
        "Use one business number on a platform everybody can see, and no personal phones. When somebody leaves, the conversations stay. Anything that changes what you do, a canceled visit, a symptom, an instruction, gets a line in {system} on the same day. A text thread that only Kim has seen is a promise that leaves with Kim.",
      ],
      checks: ["All texts go through one business number, and decisions are copied into {system}."],
      tasks: ["Move every text thread off personal phones and onto one business number."],
    },
    {
      does: "Ask people what they’d rather have",
      asks: "What if some people don’t want texts?",
      heard: /\b(?:prefer\w*|older|elderly|seniors?|don'?t (?:want|text)|choice|landlines?)\b/,
      says: [
        "“Text, call or email, what’s best for you?” takes five seconds at booking and saves hours. Note it where whoever dials will see it. Don’t guess by age; there are eighty-year-olds who text faster than you do and thirty-year-olds who never read them. Somebody who asked for calls and gets texts feels, rightly, that you weren’t listening.",
      ],
      checks: ["The preferred way to reach each person is in the record, and we keep to it."],
      tasks: ["Ask everyone this week how they’d like to be reached, and note it."],
    },
  ],
};
