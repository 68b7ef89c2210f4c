import type { Subject } from "./kinds.ts";

export const returningCalls: Subject = {
  id: "returning-calls",
  name: "returning calls",
  heard:
    /\b(?:return(?:ing)?|call(?:ing)?(?: people| patients| clients| customers| callers)? back|callback|call[- ]back)\b[^.?!]{0,40}\b(?:calls?|messages?|voicemails?|faster|fast|system|policy|rules?|list|process|promises?|same day|time)\b|\bphone tag\b|\bcall ?back (?:system|policy|list|process|rule|script)s?\b|\breturn phone calls\b/,
  not: /\b(?:text back|recall|overdue|vs|versus|online|booked|twice|three times|injury)\b/,
  title: "How {who} can return calls without playing phone tag",
  lead: "Return calls at fixed times, in a fixed order, from a number people recognize, and make two tries a day before you switch to text. Tell callers the hour when they leave the message, so they’re there to pick up. Phone tag is nearly always two people calling each other at times that suit only themselves.",
  close:
    "For two weeks, write down how many tries each call back took. If the average is over two, look at the hour you call and the number that shows on their screen before you look at the people.",
  passages: [
    {
      does: "Set two windows and keep them free",
      asks: "When should we return calls?",
      heard: /\b(?:when|windows?|time|fixed|schedule|block|hours?)\b/,
      says: [
        "Ten minutes here and there turn into five-thirty. Two blocks of thirty minutes, one before lunch and one around four, hold about eight calls each at under four minutes. They’re in the calendar with a name, and nothing else goes there. People who work reach you best from four on; businesses and other offices before noon, so split the list that way.",
      ],
      checks: ["Two half hours a day are blocked for returning calls, with a name."],
      tasks: ["Block two half hours a day for returning calls, with a name and a stand-in."],
    },
    {
      does: "Work in this order: new, dated, promised, rest",
      asks: "Whom do we call first?",
      heard: /\b(?:order|first|priorit\w+|who|sort|urgent)\b/,
      says: [
        "What’s urgent never waits for a window. Of the others, new callers come first, since they’re the only ones still choosing. Then whatever has a date in it. Then people you promised a time. Then everyone else, oldest first. Going strictly in the order they came in feels fair, and it loses the ones who’ll have found somebody by then.",
      ],
      mistake: [
        "Starting with the easy ones",
        "Five quick calls feel like progress, and the new caller from nine o’clock is still waiting at eleven. New people first.",
      ],
      checks: ["Call backs go new, dated, promised, then the rest."],
      tasks: ["Sort tomorrow’s list into the four groups before the first call."],
    },
    {
      does: "Say when, and ask if they’ll be there",
      asks: "How do we stop phone tag?",
      heard: /\b(?:phone tag|stop|avoid|reach\w*|promise|ask|end)\b/,
      says: [
        "The cure is applied when the message is taken. Whoever takes it names the window and asks whether that works; if not, they ask for a better hour or whether a text will do. Note down exactly what question needs an answer, too. Half of all returned calls could be a text with one sentence in it, if somebody had written down the question.",
      ],
      lines: [
        [
          "Taking the message",
          "I return calls between four and four-thirty. Will you be able to pick up then? It’ll come from 555-0100.",
        ],
        ["If not", "Then may I text you the answer? … Great. What exactly should I find out?"],
      ],
      checks: ["The hour is agreed with the caller when the message is taken."],
      tasks: ["Add “reachable when?” and “text okay?” to the message form."],
    },
    {
      does: "Leave a voicemail that ends the game",
      asks: "What should we say on their voicemail?",
      heard: /\b(?:voice ?mail|say|script|words|leave|template|message)\b/,
      says: [
        "“Returning your call, please call back” starts the next round. Say who you are, what they can do without talking to you, and when you’ll try again. Where privacy rules apply, leave out the reason and anything about the matter; a first name, your name and a number are enough.",
      ],
      lines: [
        [
          "The useful one",
          "Hi [first name], it’s Kim at [name of the business]. I’ll try you again at 4:15 today. If you’d rather settle it now, text me at this number or ask for Dana, who knows about it.",
        ],
        [
          "The last one",
          "Hi [first name], Kim again at [name of the business]. I don’t want to keep calling you, so I’m leaving it with you: text or call any time before five, and whoever answers can help.",
        ],
      ],
      checks: ["Every voicemail says when we’ll try again and what they can do instead."],
      tasks: ["Write the two voicemails, and have legal or compliance read them where you need it."],
    },
    {
      does: "Stop at three, and change the way",
      asks: "How often should we try?",
      heard: /\b(?:how (?:often|many)|tries|stop|three|give up|again|attempts?)\b/,
      says: [
        "Two tries on the first day at different hours, one on the next. Then a text, or a letter where that’s the proper way, and the message is closed with a note of what was done. If it’s something that could hurt them, a critical result or a deadline, three tries aren’t the end: it goes back to the clinician or attorney the same day, who decides how else to reach them.",
      ],
      checks: [
        "After three tries the way is changed, and what could hurt someone goes back to whoever is responsible.",
      ],
      tasks: ["Write the three-try rule, and what’s exempt from it."],
    },
    {
      does: "Call from a number that people pick up",
      asks: "Why don’t people answer when we call back?",
      heard: /\b(?:pick up|don'?t answer|number|caller id|display|unknown|spam)\b/,
      says: [
        "They called your main number; you call back from a line they’ve never seen, and they let it ring. Have every outgoing call show the main number with your name. Dial your own cell from each phone in the office and look at the screen. If it says “Spam Likely,” the carriers have a page for that, and fixing it does more than any script.",
      ],
      checks: ["All our phones show the main number and our name."],
      tasks: ["Dial your own cell from every phone in the office, and write down what it shows."],
    },
  ],
};
