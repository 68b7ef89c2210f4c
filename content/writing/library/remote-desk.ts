import type { Subject } from "./kinds.ts";

export const remoteDesk: Subject = {
  id: "remote-desk",
  name: "answering from home",
  heard:
    /\b(?:remote|work(?:ing)?[- ]from[- ]home|home[- ]based|from home|hybrid)\b.*\b(?:receptionist|front desk|phones?|calls?|staff|answer\w*)\b|\b(?:receptionist|front desk|phones?|calls?|answer\w*)\b.*\b(?:remote(?:ly)?|work(?:ing)?[- ]from[- ]home|from home)\b/,
  not: /\bservice\b|\bai\b/,
  title: "Answering the phone from home, at {who}",
  lead: "Phones can be answered from anywhere, so a receptionist who moves away or has a new baby needn’t be lost. Split the work: calls, booking, recall and insurance from home; greeting, payments and paper at the counter. What it needs is a quiet room, the same screen, a fast way to reach whoever’s in the building, and rules for privacy that are as strict as at the desk.",
  close:
    "Try it with one person and two mornings a week for a month, and compare missed calls, repeat calls and booking errors with the month before. Those three will tell you more than anyone’s opinion about working from home.",
  passages: [
    {
      does: "Split phone and counter on paper",
      asks: "Which work can be done from home?",
      heard: /\b(?:which|split|work|tasks|what can|duties)\b/,
      says: [
        "List a day at the desk and mark each task with P for phone or C for counter. Most offices find the day is half and half, and that the trouble comes from doing both at once. The P list can live anywhere: booking, recall, insurance checks, call backs. Somebody in the building keeps the C list and is finally free to look up.",
      ],
      checks: ["Each task of the desk is marked phone or counter."],
      tasks: ["Mark a day’s tasks with P or C, and see what would be left at the counter."],
    },
    {
      does: "Give them the same phone and the same screen",
      asks: "What equipment do they need?",
      heard: /\b(?:equipment|need|phone|screen|internet|setup|headset|technology)\b/,
      says: [
        "An internet phone that shows the office’s number, a wired connection, a good headset, and {system} through a secured login. They should see who’s on which line and who’s in the building. Have a plan for the day the internet fails at home: calls go back to the office or to whatever answers at night.",
      ],
      checks: ["Calls from home show the office’s number, and there’s a plan for a failed connection."],
      tasks: ["Set up phone and screen at home, and pull the plug once to see where calls go."],
    },
    {
      does: "Make reaching the building take seconds",
      asks: "How do they reach people in the office?",
      heard: /\b(?:reach|chat|transfer|building|urgent|communicat\w*|team)\b/,
      says: [
        "A chat that somebody watches, with three signs everybody knows: a question, a caller on the line, and urgent. Urgent rings. Whoever’s at the counter posts what a person at home can’t see: running twenty minutes late, Dr. Lee’s gone home, the lot is full. Five minutes of video at eight keeps it human.",
      ],
      mistake: [
        "Letting them find out by email that the doctor is late",
        "They’ve just told a caller to come right over. What happens in the building has to be on their screen within a minute.",
      ],
      checks: ["Urgent messages ring in the building, and what happens there is posted at once."],
      tasks: ["Agree on three signs in the chat, and test how long “urgent” takes."],
    },
    {
      does: "Keep privacy at home",
      asks: "What about HIPAA and confidentiality at home?",
      heard: /\b(?:hipaa|privacy|confidential\w*|secur\w*|legal|data)\b/,
      says: [
        "A room with a door, nobody listening, no smart speaker in it, nothing on paper, a screen that locks. The computer belongs to the office and is encrypted; family doesn’t use it. Write it on one page and have it signed, and put the home desk into your risk analysis. For a law firm the same page goes into the confidentiality policy.",
      ],
      checks: [
        "The home desk has a door, an office computer and a signed page, and is in the risk analysis.",
      ],
      tasks: ["Write the one page for working from home, have it signed, and add it to the risk analysis."],
    },
    {
      does: "Measure the work and leave the person alone",
      asks: "How do we manage someone who works from home?",
      heard: /\b(?:manage|measure|trust|monitor|performance|productiv\w*)\b/,
      says: [
        "Three numbers a week: answered out of received, callers who had to call twice, booking errors. Talk about them on Friday, on video. No camera that’s always on, no counting of keystrokes. If the numbers are good, it doesn’t matter that the laundry is running.",
      ],
      checks: ["Three numbers are looked at together each week, and nobody is watched."],
      tasks: ["Set the three numbers and a quarter of an hour every Friday."],
    },
    {
      does: "Mind the hours and the law",
      asks: "What are the rules for remote hourly staff?",
      heard: /\b(?:law|rules|hours|pay|overtime|breaks|state)\b/,
      says: [
        "Hourly people are paid for all the time they work, at home as well, so breaks and clocking in have to be real. If they live in another state, its rules on pay, taxes and recording calls may apply. Some states want employers to share the cost of phone and internet. Ask whoever does your payroll before the first day.",
      ],
      checks: ["Payroll has confirmed hours, breaks, taxes and expenses for working from home."],
      tasks: ["Ask payroll about hours, breaks, taxes and expenses before the first day."],
    },
  ],
};
