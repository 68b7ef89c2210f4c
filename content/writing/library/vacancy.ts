import type { Subject } from "./kinds.ts";

export const vacancy: Subject = {
  id: "vacancy",
  name: "when the person who answers the phone leaves",
  heard:
    /\b(?:receptionist|front[- ]desk(?: person)?|office manager|secretary|dispatcher|scheduler|intake (?:person|specialist|coordinator)|phone person|(?:office|legal|medical|dental) (?:assistant|coordinator)|only (?:receptionist|employee))\b.*\b(?:is leaving|leaves|leaving|quit|quits|quitting|resign\w*|gave notice|retir\w+|maternity|on leave|gone|left us|last day)\b|\b(?:without|losing|lost|replac\w+) (?:a |our |the |your )?(?:receptionist|dispatcher|scheduler|front[- ]desk (?:person|staff))\b/,
  not: /\bai\b|\bvs\b/,
  title: "When the person who answers your phone leaves: what to do first at {who}",
  lead: "First, get what’s in their head onto paper; second, decide who or what answers the phone on the Monday after; third, post the job. In that order. A replacement takes weeks to find and a month to train, so the phone needs a plan that doesn’t depend on anyone being hired. And part well, because the person who’s leaving can save you or sink you in these two weeks.",
  close:
    "Put the last day in the calendar and work back from it. If the phone’s covered and the page is written by then, you can take your time choosing well, and choosing well is what keeps you from reading this again next year.",
  passages: [
    {
      does: "Say thank you, and ask for three things",
      asks: "What should we do first?",
      heard: /\b(?:first|start|day one|today|thank|notice)\b/,
      says: [
        "On the day you hear, sit down for half an hour. Thank them, ask why, and don’t argue. Then ask for three things in the time that’s left: a page of how things are done, a list of what’s open, and two days beside whoever covers. Take other work off them so there’s time. People who leave on good terms answer a text in week three. People who were made to feel guilty don’t.",
      ],
      mistake: [
        "Treating them as gone already",
        "They stop caring the day you do, and everything they know leaves with them. Ask for their help, and free the time for it.",
      ],
      checks: ["We’ve thanked them, asked why, and agreed on what to hand over."],
      tasks: ["Meet for half an hour: thanks, reasons, and three things to hand over."],
    },
    {
      does: "Get it out of their head",
      asks: "What has to be written down?",
      heard: /\b(?:written|document\w*|handover|hand over|knowledge|list|page|passwords?|write)\b/,
      says: [
        "Follow them for one morning and write down each thing they do that isn’t written anywhere. The ten commonest calls and what they say. Who gets which problem. The vendor who only answers to a nickname. Logins, codes, the trick with the printer. Ask, “What will go wrong in the first week without you?” They know. Store passwords in a password manager and change them on the last day, with no offense meant to anyone.",
      ],
      checks: [
        "The ten commonest calls, the contacts and the open items are on paper.",
        "Logins are in a password manager, and access ends on the last day.",
      ],
      tasks: [
        "Follow them for one morning and write down whatever isn’t written anywhere.",
        "Move every login into a password manager and plan the change for the last day.",
      ],
    },
    {
      does: "Cover the phone on the first Monday",
      asks: "Who answers the phone in the meantime?",
      heard: /\b(?:phone|answer\w*|cover\w*|meantime|interim|temp|assistant|ai|service|gap)\b/,
      says: [
        "Split the day into three: the busy hours, the quiet ones, lunch and after five. Put your own people on the busy hours with a rotation that has names on it, half a day at most. For the rest, forward to an answering service or an assistant with your page of answers; either can be running within days. A temp takes longer to learn your callers than you have. Whatever you choose, test it before the last day, while there’s someone to ask.",
      ],
      mistake: [
        "“We’ll all just pick up”",
        "Everyone means to and nobody does, and by Thursday your most expensive person is taking messages. Put names on hours, and send the rest elsewhere.",
      ],
      checks: ["Every hour of the first week has a name or a service, and it’s been tested."],
      tasks: [
        "Fill every hour of the first week with a name or a service, and test it while they’re still here.",
      ],
    },
    {
      does: "Post a job that describes the real day",
      asks: "How do we find a replacement?",
      heard: /\b(?:replac\w*|hir\w+|job|ad|post|candidates?|recruit\w*)\b/,
      says: [
        "Before you copy the old ad, ask whether it’s still the same job. If half of it was the phone and something else now takes lunch and evenings, you may need twenty-five hours and not forty, or a person with different strengths. Put the pay in. Call candidates instead of emailing them; you’ll hear what you need in three minutes. Ask the person who’s leaving to meet the finalists.",
      ],
      checks: ["The job was redrawn before it was posted, and the ad names the pay."],
      tasks: ["Redraw the job from what’s left after the phone plan, and post it with the pay."],
    },
    {
      does: "Tell {customers} before they notice",
      asks: "Should we tell people?",
      heard: /\b(?:tell|customers|patients|clients|announce|inform)\b/,
      says: [
        "For many people, that voice is your business. A line in the next email and a sentence on the phone do it: “Maria’s last day is Friday the 14th. If you’d like to say goodbye, call before then. Until we’ve found someone, please bear with us; we return every call by five.” It earns you a month of patience, and Maria gets a few calls that make her day.",
      ],
      checks: ["{Customers} know the last day and by when calls are returned."],
      tasks: ["Write two sentences for email, website and phone about the last day and call backs."],
    },
    {
      does: "Learn why, and fix one thing",
      asks: "How do we keep the next one?",
      heard: /\b(?:why|next one|keep|retain|exit|learn|fix|reason)\b/,
      says: [
        "Ask in the last week, when they can be honest: “What would have kept you another year?” It’s rarely just the money. It’s the phone that never stopped, the rule nobody backed, the lunch that didn’t happen. Fix one of those before the new person starts. Otherwise, they’ll write you the same letter in eighteen months.",
      ],
      checks: ["We asked what would have kept them, and changed one thing."],
      tasks: [
        "Ask what would have kept them another year, and change one thing before the new person starts.",
      ],
    },
  ],
};
