import type { Subject } from "./kinds.ts";

export const postVisitCalls: Subject = {
  id: "post-op",
  name: "calls after a procedure",
  heard:
    /\b(?:post[- ]?op(?:erative)?|after (?:an? |the |their )?(?:procedures?|surger\w+|extractions?|treatments?|root canals?|operations?)|follow[- ]?up care|care|courtesy|check[- ]?in) calls?\b|\bcall\w*\b[^.?!]{0,40}\b(?:after (?:an? |the |their |every )?(?:procedures?|surger\w+|extractions?|visits?|operations?)|the (?:evening|day|night) after)\b/,
  not: /\b(?:after[- ]hours|vs|versus|treatment plans?)\b/,
  title: "Calling {customers} after a procedure, at {who}",
  lead: "Call the same evening or the next morning, ask two questions, and know before you dial which answers go to a clinician. It’s a call of ninety seconds that catches problems while they’re small, prevents the worried call at eleven at night, and is remembered longer than anything else you do. Keep it to the procedures that hurt or bleed, so it gets done.",
  close:
    "Start with one procedure and one name for four weeks. Then look at the after-hours log: there should be fewer calls from people you’d already talked to.",
  passages: [
    {
      does: "Decide who gets a call",
      asks: "Which patients should we call?",
      heard: /\b(?:who|which|list|procedures?|everyone|decide)\b/,
      says: [
        "Have the clinicians name the procedures: extractions, surgery, sedation, a first injection, anything sent home with new pain medicine. That’s perhaps six people a day in a busy practice, and at ninety seconds each less than ten minutes. Add whoever looked frightened on the way out; anybody on the team may put a star next to a name. Everyone else gets a text.",
      ],
      checks: ["A list from the clinicians says which procedures get a call."],
      tasks: ["Ask the clinicians for the list of procedures, and print it for the desk."],
    },
    {
      does: "Ask two questions, then listen",
      asks: "What do we say?",
      heard: /\b(?:say|script|ask|questions?|words|template)\b/,
      says: [
        "“Everything okay?” gets “Fine.” Two open questions get the truth. Whoever calls doesn’t judge the answer and doesn’t advise beyond the written instructions; they read those out, or pass the call on.",
      ],
      lines: [
        [
          "Opening",
          "Hi [first name], it’s Maria from Dr. Lee’s office. I’m calling to see how you’re doing. Is this a good moment?",
        ],
        [
          "First question",
          "How has it been since you got home? … And how’s the pain compared with what you expected?",
        ],
        [
          "Second question",
          "Is there anything on the instruction sheet that isn’t clear, or that you haven’t been able to do?",
        ],
        [
          "Passing it on",
          "I’d like Dr. Lee to hear that. Please keep your phone close; you’ll get a call from us within [fifteen minutes].",
        ],
        [
          "Voicemail",
          "Hi [first name], it’s Maria. I’m just checking in. Call me at [number] until six; after that the same number reaches the person on call.",
        ],
      ],
      checks: ["The caller asks two open questions and gives no advice of their own."],
      tasks: ["Write the call with the two questions, and have a clinician approve it."],
    },
    {
      does: "Write down the answers that go to a clinician",
      asks: "What’s a warning sign?",
      heard: /\b(?:warning|signs?|red flags?|clinician|urgent|symptoms?|escalat\w+)\b/,
      says: [
        "The clinicians write the list, by procedure, in the patient’s words: bleeding that soaks through, fever, swelling that’s getting worse, numbness that hasn’t gone by tomorrow, pain the medicine doesn’t touch. Each line says who is told and how fast. Trouble breathing or swallowing, chest pain or fainting is 911 first, and a word to the clinician second. The person calling reads the list; nobody expects them to know.",
      ],
      mistake: [
        "Letting the front desk reassure people",
        "“That’s normal” is a clinical judgment. Read from the sheet, or say that somebody who can judge it will call.",
      ],
      checks: ["A list by procedure says which answers go to a clinician, and how fast."],
      tasks: ["Get the list of warning signs from the clinicians, by procedure."],
    },
    {
      does: "Call between four and six, before the night",
      asks: "When should we call?",
      heard: /\b(?:when|time|evening|same day|next (?:day|morning)|how soon)\b/,
      says: [
        "By late afternoon the anesthetic has worn off and the pharmacy is still open, so whatever turns up can be dealt with. A call the next morning finds people who’ve had a bad night already. Friday’s procedures get theirs on Friday, with the weekend number said aloud. If the clinician can make one of the calls in person, give them the patient who was most afraid.",
      ],
      checks: ["Calls are made the same afternoon, before the pharmacy closes."],
      tasks: ["Block fifteen minutes at 4:30 for the calls, with a name and a substitute."],
    },
    {
      does: "Write it in the chart, in two lines",
      asks: "What should we document?",
      heard: /\b(?:chart|document\w*|record|note|write down)\b/,
      says: [
        "Date, time, who called, what the patient said, what was done: “4:40, Maria. Pain 3 of 10, eating soft food, no bleeding. Asked about rinsing; read instruction 5.” If nobody answered, that’s a line as well. It takes twenty seconds and it’s what the clinician looks at when the patient calls at nine that night.",
      ],
      checks: ["Each call leaves two lines in the chart, unanswered ones too."],
      tasks: ["Add a short template for the note, so that it takes twenty seconds."],
    },
    {
      does: "Fix the instruction sheet with what you hear",
      asks: "What do we learn from the calls?",
      heard: /\b(?:learn|instruction|improv\w+|sheet|handout|reduce|fewer)\b/,
      says: [
        "If four people in a week ask when they may drink coffee, the sheet doesn’t say it where they look. Keep a line for each question and rewrite the sheet every quarter: the commonest question at the top, in large type, with the number for the night at the bottom. An assistant on the after-hours line can read the same approved answers, and send whatever isn’t on the sheet to the person on call.",
      ],
      checks: ["Questions from the calls change the instruction sheet every quarter."],
      tasks: ["Keep a line for each question, and rewrite the sheet after a month."],
    },
  ],
};
