import type { Subject } from "./kinds.ts";

export const squeeze: Subject = {
  id: "squeeze",
  name: "urgent callers when the schedule is full",
  heard:
    /\b(?:schedule|book|calendar|day)\b.*\b(?:full|packed|booked (?:up|solid))\b|\b(?:full|packed|booked (?:up|solid)) (?:schedule|book|calendar|day)\b|\b(?:tooth|dental) ?(?:pain|aches?|emergenc\w+)\b|\btoothaches?\b(?!.*\b(?:night|midnight|morning|after[- ]hours|weekends?)\b)|\bsame[- ]day (?:calls?|requests?|patients?|visits?)\b|\bwork(?:ing)?[- ]ins?\b|\bsqueeze\b/,
  title: "How to handle urgent callers when the schedule is full at {who}",
  lead: "Find out how bad it is, tell them today what happens today, and have two small slots that nobody may fill before an hour ahead. “We’re full” is the wrong sentence, since the caller isn’t asking about your schedule. They’re asking whether somebody will help. Even if you can’t see them, you can tell them what to watch for, who can, and when you’ll call.",
  close:
    "Count urgent calls per weekday for a month, and keep as many slots as there were on an ordinary day. Then a full schedule is one that has room in it.",
  passages: [
    {
      does: "Ask before you look at the schedule",
      asks: "What do we ask first?",
      heard: /\b(?:ask|first|questions?|triage|bad|steps?|how)\b/,
      says: [
        "Whoever answers has five approved questions on a card: since when, how bad from one to ten, swelling or fever, bleeding or injury, and trouble breathing or swallowing. The last one comes first. A yes to it means 911 or the emergency room, and you say so before anything else. The rest sorts callers into now, today and this week, by rules that your clinicians wrote. The desk asks and matches; it doesn’t diagnose.",
      ],
      mistake: [
        "Looking at the schedule before asking",
        "You say no before you know to what. Swelling that’s moving toward the eye and a chipped filling both sound like “my tooth hurts.”",
      ],
      checks: ["Five approved questions are on a card, with what each answer leads to."],
      tasks: ["Have a clinician write five questions and what each answer leads to."],
    },
    {
      does: "Hold two slots every day",
      asks: "How do we find room?",
      heard: /\b(?:room|slots?|hold|fit|full|find|time|space)\b/,
      says: [
        "Late morning and midafternoon, twenty minutes each, held until an hour before, then given to the waiting list. In them you do what has to be done today, look, get the person out of pain, and plan the rest. You don’t do the whole job. On days that are really full, decide beforehand who may be moved, and whom the clinician is willing to see between two others for five minutes.",
      ],
      mistake: [
        "Filling every slot by Monday noon",
        "Urgent calls come every day. Without a held slot, each becomes an argument with the back, and the desk loses it.",
      ],
      checks: ["Two short slots a day are held until an hour before."],
      tasks: ["Hold two short slots a day for a month, and note who used them."],
    },
    {
      does: "Say it like help",
      asks: "What do we say to the caller?",
      heard: /\b(?:say|conversation|sample|script|words|dialog\w*|example|talk)\b/,
      says: [
        "Pain makes people short. Start with them, then ask, then say what happens next with a time. Here’s how it can sound from start to finish.",
      ],
      lines: [
        ["Caller", "I’ve got this terrible toothache. Can somebody see me today?"],
        [
          "Desk",
          "I’m sorry, that sounds awful. Let’s see what we can do. Are you having any trouble breathing or swallowing? … Good. Any swelling in your face, or a fever?",
        ],
        ["Caller", "A little swelling on one side. No fever."],
        [
          "Desk",
          "Thank you. I want the doctor to know that. What’s the best number if we get cut off? … I’m going to ask him right now, and I’ll call you within fifteen minutes, even if it’s just to tell you where we are.",
        ],
        [
          "Desk, ten minutes later",
          "He’d like to see you at 11:40. It’s a short visit: he’ll look and get you comfortable, and the rest we’ll plan. If the swelling grows, or you get a fever or can’t swallow, don’t wait for us. Go to the emergency room or call 911.",
        ],
      ],
      only: ["dental"],
      checks: ["The desk has practiced the conversation, including the sentence about the emergency room."],
      tasks: ["Practice the conversation in pairs, with an easy, an urgent and a 911 version."],
    },
    {
      does: "Say it like help, also when the answer is tomorrow",
      asks: "What do we say when we can’t see them today?",
      heard: /\b(?:can'?t|tomorrow|no room|refer|else|turn away|wait)\b/,
      says: [
        "Three things: when you can, what to watch for in the meantime in words your clinician approved, and who else could see them sooner. “I don’t have anything today, and I don’t want you to sit with this. Tomorrow at 8:10 is yours. Dr. Shah on Elm Street sometimes has room today; here’s the number.” Sending someone to a colleague feels like losing them. They remember it as the place that helped.",
      ],
      lines: [
        [
          "No room today",
          "Tomorrow at 8:10 is yours. If it gets worse tonight, this is what to watch for: [approved words]. And here’s our on-call number.",
        ],
      ],
      mistake: [
        "“We’re full, try back tomorrow”",
        "They try somebody else today, and they’re gone. Give them tomorrow’s time now, what to watch for, and a colleague’s number.",
      ],
      checks: ["Nobody hangs up without a time, what to watch for, and where to go if it gets worse."],
      tasks: ["Agree with two colleagues nearby on sending each other urgent callers."],
    },
    {
      does: "Ask the clinician in one sentence",
      asks: "How do we involve the clinician?",
      heard: /\b(?:clinician|doctor|dentist|interrupt|back|decide|ask the)\b/,
      says: [
        "“Mr. Diaz, forty-five, pain since Sunday, eight of ten, swelling on the left, no fever, can be here in ten minutes. 11:40 or tomorrow?” On a note, a screen or in the doorway, always in that order, always with two options to choose from. A clinician with gloves on can nod at that. “There’s a guy on the phone with a toothache” gets a sigh.",
      ],
      checks: ["Urgent calls reach the clinician in one sentence with two options."],
      tasks: ["Put the one-sentence order on the card, and use it for a week."],
    },
    {
      does: "Tell the people who are waiting",
      asks: "What about the people who are already booked?",
      heard: /\b(?:wait\w*|booked|others|schedule|behind|late)\b/,
      says: [
        "When you squeeze someone in, the next two people pay. Tell them before they notice: “We had an emergency, and we’re about fifteen minutes behind. You can wait, take a walk and I’ll text you, or I’ll find you another time.” Given the choice, most people stay and think better of you. It could be them next time.",
      ],
      checks: ["Whoever waits longer because of an emergency is told, with a choice."],
      tasks: ["Write the text for people who’ll wait longer, and send it each time."],
    },
  ],
};
