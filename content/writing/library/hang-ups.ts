import { together } from "./heard.ts";
import { beforeAnAnswer, hangUpCauses } from "./hang-up-causes.ts";
import type { Subject } from "./kinds.ts";

export const hangUps: Subject = {
  id: "hang-ups",
  name: "callers who hang up",
  heard: together(
    "(?:patients?|callers?|clients?|customers?|people|leads?|they)",
    "hang(?:ing|s)? up|hung up|hang-?ups|abandon\\w*",
  ),
  not: /\b(?:on hold|hold times?|before leaving|spam|robocalls?|silent|how to hang|on me|us first|vs|versus|voice ?mails?|answering machines?|at the beep|leav(?:e|ing) (?:an? )?messages?)\b/,
  title: "Why callers hang up on {who}, and how to fix it",
  lead: "People hang up while it rings, in the menu, at the beep, on hold, or in the first half minute with a person. Each leaves a different trace in the call log, and each has its own fix, most of them free. Find your worst point before you change anything.",
  close:
    "Call your own number as a stranger at your busiest hour and notice the moment you’d have given up. Fix that one this week, and call again.",
  causes: hangUpCauses,
  causesWhere: {
    heard:
      /\bbefore (?:anyone|anybody|someone|somebody|you|we|a person|the (?:desk|office)|they(?:'re| are)) (?:even )?(?:answers?|picks? up|reach\w*|speaks?|says?|talks?|get|gets|put through|connected)\b/,
    lead: "Some people give up before anyone has said a word to them: while it rings, in a menu, at the beep, in a line. Nobody remembers those calls, so look for them in the call log, where each leaves a trace of its own. Most can be mended in an afternoon. Find your worst point before you change anything.",
    causes: beforeAnAnswer,
  },
  passages: [
    {
      does: "Find the point in the log",
      asks: "Where do callers give up?",
      heard: /\b(?:why|where|log|find|count|report|cause|reasons?)\b/,
      says: [
        "Get four weeks of calls with their length and how each ended, and sort the short ones. Under five seconds is a wrong number or a dialer. Five to thirty without an answer is ringing. Ten to twenty inside the system is the menu. Answered by the box with nothing recorded is the beep. Say 130 of 900 calls ended early, and 70 of them at the beep: then the menu, which everyone blamed, isn’t your problem.",
      ],
      checks: ["We know at which of the five points most callers give up."],
      tasks: ["Sort four weeks of short calls into the five points."],
    },
    {
      does: "Answer by the third ring, with a net at the fourth",
      asks: "What if it rings too long?",
      heard: /\b(?:rings?|ringing|answer\w*|pick up|fast)\b/,
      says: [
        "Each ring takes about six seconds, so four are nearly half a minute to somebody in a parked car. Let a second phone ring along from the third. At the fourth the call moves on to something that talks: a colleague elsewhere, a service, an assistant. Test it at noon from a cell phone with nobody at the desk.",
      ],
      checks: ["At the fourth ring every call moves on to something that answers."],
      tasks: ["Set the second phone for the third ring and the net for the fourth, and test both at noon."],
    },
    {
      does: "Take out the menu, or make it three words long",
      asks: "Is the menu to blame?",
      heard: /\b(?:menus?|phone tree|press|options?|auto[- ]?attendant)\b/,
      says: [
        "If you need one, it says the name, then “New here? Press one.” Everything else stays on the line and reaches the desk. Cut the website, the fax, the sentence about changed options. You’re after the seconds until a voice says something meant for this caller: under ten is good, and thirty is a hang-up.",
      ],
      checks: ["A new caller reaches a voice within ten seconds."],
      tasks: ["Time the seconds until somebody speaks to a new caller, and cut whatever is in between."],
    },
    {
      does: "Open with help and leave the form for later",
      asks: "What should the first sentence be?",
      heard: /\b(?:first|open\w*|say|script|words|form|new)\b/,
      says: [
        "Strangers decide in the first half minute whether this was the right call. So their question comes before your form, a range before “it depends,” and a name before everything.",
      ],
      lines: [
        ["The first sentence", "Thanks for calling [name], this is Maria. What can I do for you?"],
        [
          "Before any form",
          "I can help with that. Let me answer your question first, then I’ll take down a few things.",
        ],
        [
          "Before it gets quiet",
          "While you think about it, let me see what’s open. I have Thursday at ten and Friday at three.",
        ],
      ],
      checks: ["New callers hear an answer before they’re asked for data."],
      tasks: ["Move the form behind the first answer, and practice it on five calls."],
    },
    {
      does: "Get back the ones you lost today",
      asks: "Can we win them back?",
      heard: /\b(?:back|win|recover|lost|call ?backs?|text|follow[- ]?up)\b/,
      says: [
        "A person who hung up at 12:10 is usually still looking at 12:20. Text numbers you don’t know within a minute: “Sorry we missed you, it’s [name]. What can we do for you?” Call once within the half hour, and once more before you close. Of 20 numbers a week you’ll reach perhaps half, and several of those will have been about to become somebody’s new {customer}.",
      ],
      checks: ["Unknown numbers that hung up get a text in a minute and a call in half an hour."],
      tasks: ["Give one person the list of hang-ups from unknown numbers, every hour on the hour."],
    },
  ],
};
