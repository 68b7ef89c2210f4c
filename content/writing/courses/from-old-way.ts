import type { Course } from "./kind.ts";

const NEW =
  "(?:ai|(?:virtual|phone|voice|automated) (?:phone |voice )?(?:receptionists?|assistants?|agents?)|voice assistants?)";
const OLD = "(?:answering services?|voice ?mail|call cent(?:er|re)s?|answering machines?)";

/** From a service or a mailbox to an assistant; `{old}` is what the prompt calls the one that is left. */
export const fromOldWay: Course = {
  id: "from-old-way",
  name: "moving to an AI receptionist",
  heard: new RegExp(
    `\\bfrom (?:[\\w-]+ ){0,3}${OLD}\\b.*\\b${NEW}\\b|\\b(?:replac\\w+|switch\\w*|mov\\w+|leav\\w+|drop\\w*)\\b.*\\b${OLD}\\b.*\\b${NEW}\\b`,
  ),
  replaces: new RegExp(`\\b${OLD}\\b`),
  title: "From {old} to an AI receptionist at {who}: a plan",
  lead: "Leave {old} running through the last week, so that every call has a net under it. The assistant first takes closed hours only, then more of them, and nothing is switched off before its nights are on paper. Those who are on call have a say in what may wake them.",
  before: [
    {
      name: "get the facts while {old} still answers",
      tasks: [
        [
          "Get last month’s messages",
          "From {old}, with the hour, the reason, and the time somebody called back. If there’s no list, start one tonight.",
          "desk",
        ],
        [
          "Read the contracts",
          "The one you have with {old} and the assistant’s: the notice period, the day it renews, and who owns your number, your script and the recordings. Put the last day for giving notice in the calendar. Don’t give it yet.",
          "owner",
          undefined,
          "hired",
        ],
        [
          "Read the assistant’s contract",
          "The notice period, the day it renews, and who owns your number, your answers and the recordings. What you have now costs nothing to keep, so it stays on the line behind everything else.",
          "owner",
          undefined,
          "mailbox",
        ],
        [
          "Have the agreement signed",
          "The vendor of the assistant signs a business associate agreement before the first test call with a patient’s name in it. Ask for the same from everybody who handles its recordings and texts.",
          "owner",
          ["medical", "dental"],
        ],
        [
          "Settle confidentiality in writing",
          "Who can hear a call, where it’s kept, when it’s deleted, and that nobody trains anything with it. A partner reads that page and signs off on it.",
          "owner",
          ["law"],
        ],
        [
          "Write the 911 list with a clinician",
          "The clinician signs it, in callers’ words: “my chest is tight,” “she can’t catch her breath,” “he won’t wake up.” On those the assistant says to hang up and call 911, and asks nothing first.",
          "owner",
          ["medical"],
        ],
        [
          "Write the urgent list with the dentist",
          "Trouble breathing or swallowing is 911. Swelling that spreads, bleeding that won’t stop and a tooth that’s been knocked out ring the dentist on call. The dentist signs the page.",
          "owner",
          ["dental"],
        ],
        [
          "Write the list of what rings a lawyer",
          "An arrest, a deadline within two days, a protective order, a child who wasn’t returned. Beside each, who’s called and who’s next. Names of everybody involved come before the story, so that conflicts can be checked.",
          "owner",
          ["law"],
        ],
        [
          "Write the list of what may ring",
          "Three or four lines in callers’ words, {urgents} among them, each with a first and a second number.",
          "owner",
          ["trades", "vet", "other"],
        ],
      ],
      see: "a month of messages in three piles: could have been settled at once, had to ring someone, could wait.",
      decide: "which pile the assistant may finish by itself. {Cap:easy} is a good beginning.",
    },
    {
      name: "write its answers, and test it in closed hours",
      tasks: [
        [
          "Agree with those on call",
          "Which calls ring, how long it rings, who’s second if nobody has picked up after three minutes, and what gets written down. They have a veto on every line.",
          "all",
        ],
        [
          "Write twenty answers, and make twenty test calls",
          "Two sentences each, in the words of whoever answers by day: hours, directions, how to cancel, when somebody calls back. For anything else, one sentence: “I don’t want to guess. Someone will call you by ten.” Then call it: after closing, from cell phones: five easy ones, five muddled, five that must ring somebody, and five in which you ask for a person. One to try: “{test2}” Fix each wrong answer the same evening.",
          "all",
        ],
        [
          "Write what it never says",
          "A price that depends on something nobody has seen, advice, and an hour that isn’t in the calendar. Beside each stands what it says instead, and who decides.",
          "owner",
        ],
      ],
      see: "twenty calls on one sheet, every urgent one on the right phone in under ten minutes.",
      decide: "go, or another week of testing. One urgent call that rang nobody means another week.",
    },
  ],
  event: {
    name: "switch the nights over, with {old} behind it",
    tasks: [
      [
        "Forward closed hours",
        "{On} at closing time, calls go to the assistant. If it fails or doesn’t pick up in four rings, they go to {old}, as they do today.",
        "owner",
      ],
      [
        "Read the night before you open",
        "One person starts half an hour early, reads every note, calls whoever can’t wait and then new people, and checks off each one when the caller has been reached.",
        "desk",
      ],
      [
        "Ask whoever was on call",
        "Every morning: how often did it ring, and which of those could have waited? Move a line on the list the same day.",
        "owner",
      ],
      [
        "Give it the fourth ring by day",
        "After three nights on which every urgent call reached a person: calls that nobody picks up in four rings by day go to it too, with {old} behind it.",
        "owner",
      ],
    ],
    see: "each night on one line: calls, settled, rang somebody, written down, and when the last caller was called back.",
    decide:
      "on Friday, whether weekends and all other calls come next, or nights and fourth rings get another week first.",
  },
  after: [
    {
      name: "compare, then {part}",
      tasks: [
        [
          "Compare the nights before and after",
          "Callers who hung up, urgent calls that reached somebody in ten minutes, times someone was woken for nothing, and the bill. Before: from the list and the log of the first week. What nobody counted then has no figure, and that’s said on the page.",
          "owner",
        ],
        [
          "Get your data back",
          "The script, the messages and the recordings come out of {old} first. Ask in writing when its copies are deleted, and keep the answer.",
          "owner",
          undefined,
          "hired",
        ],
        [
          "Empty the box once and for all",
          "Listen to every message that’s still in it, call back what’s open, and note what belongs in a file. Keep or delete the rest as your retention rule says; if you have none, ask your attorney before anything is erased.",
          "desk",
          undefined,
          "mailbox",
        ],
        [
          "Cancel, and leave a net",
          "Only if every urgent call reached a person. Keep something for the hour in which the assistant is down: a plain mailbox with the on-call number first will do.",
          "owner",
          undefined,
          "hired",
        ],
        [
          "Keep it as the net, and only as the net",
          "Only if every urgent call reached a person does the assistant take all calls. From then on the box picks up when the assistant is down, and at no other time. Record a greeting for that hour with the on-call number first, and name who listens to it twice a day.",
          "owner",
          undefined,
          "mailbox",
        ],
      ],
      see: "four figures for each on one page, and your decision with a date.",
      decide:
        "the assistant for good, one more month side by side, or back to {old}. All three are a result.",
    },
    {
      name: "make it part of the house",
      extra: true,
      tasks: [
        ["Name an owner for its answers", "New hours and new people go to that person first.", "owner"],
        ["Listen once a month", "Ten nights’ calls, half an hour, with somebody who’s on call.", "all"],
        ["Prepare the holidays", "Write down now what it says on Thanksgiving and who’s on call.", "desk"],
      ],
      see: "a name, a monthly half hour, and the next holiday on paper.",
      decide: "when the four figures are looked at again.",
    },
  ],
  close:
    "If a week slips, let it slip. What you’re moving is the calls in which somebody may be in trouble, and {old} can answer for another week or two.",
};
