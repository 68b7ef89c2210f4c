import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|a\\.i\\.|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering(?: system| service)?)";
export const rollout: Subject = {
  id: "rollout",
  name: "introducing an AI receptionist",
  heard: new RegExp(
    `\\b(?:introduc\\w+|bring(?:ing)? (?:in|on)?|add(?:ing)?|roll(?:ing)?[- ]?out|launch\\w*|implement\\w*|set(?:ting)? up|adopt\\w*|start(?:ing)? with|(?:switch|mov)\\w* (?:[\\w’'-]+ ){0,5}(?:over )?to|transition\\w*|prepar\\w+|go(?:es|ing)?[- ]live|ready|before|onboard\\w*|get(?:ting)? (?:your |our |the )?(?:staff|team)|first (?:month|week|30 days|90 days)|train\\w*|alongside|work(?:ing)? with|buy-?in)\\b.*\\b(?:${AI}|ai)\\b|\\b${AI}\\b.*\\b(?:go(?:es|ing)?[- ]live|going in|introduc\\w+|roll(?:ing)?[- ]?out|first (?:month|week|30 days|90 days)|alongside|staff|team|replac\\w+)\\b`,
  ),
  title: "How to introduce an AI receptionist at {who}",
  lead: "Start small and start after hours. Tell your people first what it will and won’t do, give it one kind of call, read every note for two weeks, and only then let it answer when the desk is busy. Four to six weeks is a sensible pace. The technology is rarely what goes wrong. What goes wrong is that nobody owns the notes and nobody asked the front desk.",
  close:
    "After the first month, ask the people at the desk two questions: what got easier, and what got harder? If the second list is longer, change what it takes or stop. Either is a result.",
  passages: [
    {
      does: "Tell the team before you tell the vendor yes",
      asks: "How do we get the front desk on board?",
      heard: /\b(?:staff|team|buy-?in|front desk|employees|jobs?|replac\w+|afraid|fear|worr\w+|resist\w*)\b/,
      says: [
        "The first question in everyone’s head is “Am I being replaced?” Answer it before it’s asked, and only with what’s true. “It takes the calls we miss: lunch, after five, and when both lines are lit. Nobody’s hours change because of it. You decide with me what it says, and if it makes your day worse, it goes.” If hours will change, say that, too. People forgive bad news much sooner than they forgive finding out.",
      ],
      mistake: [
        "Announcing it in an all-staff email",
        "The people who answer the phone know where it’ll fail, and they’ll watch it fail if nobody asked them. Sit down with them first; they’ll give you the list of calls it shouldn’t touch.",
      ],
      checks: ["The people who answer heard about it first and helped decide what it takes."],
      tasks: [
        "Sit down with everyone who answers, say what changes and what doesn’t, and write down their worries.",
      ],
    },
    {
      does: "Choose the first kind of call",
      asks: "Which calls should it take first?",
      heard:
        /\b(?:which calls|first|start small|begin|pilot|scope|what (?:it|to) (?:handle|take)s?|after hours)\b/,
      says: [
        "Sort two weeks of calls into three lists: it may finish these alone, it passes these on right away, it only takes these down. For the first month keep list one to a single item, {easy} for example, and run it only when you’re closed. Those calls now reach a recording, so even a clumsy start is an improvement. {Cap:urgent} belongs on list two with a name and number for every hour of the week.",
      ],
      mistake: [
        "Switching everything over on a Monday",
        "Every flaw shows up at once, at your busiest hour, in front of your best {customers}. Start after closing, with one kind of call, and widen it each week.",
      ],
      checks: [
        "Three lists say what it finishes, passes on and takes down.",
        "It began with one kind of call, while we were closed.",
      ],
      tasks: ["Sort two weeks of calls into what it may finish, must pass on, and only takes down."],
    },
    {
      does: "Write the answers in your own words",
      asks: "What do we have to prepare?",
      heard: /\b(?:answers?|knowledge|prepare|information|content|set ?up|train it|script)\b/,
      says: [
        "It will say whatever you give it, so give it what your best person says. Twenty questions with two-sentence answers: hours, parking, which insurance or payment you take, how long things take, what to bring. Read them aloud. For each price, decide whether it’s said, given as a range or left to a person. And write the sentence for everything that isn’t on the page: “I don’t want to guess. I’ll have someone call you by ten.”",
      ],
      mistake: [
        "Letting it learn from your website",
        "The website has last year’s hours and three ways of saying the same thing. Twenty answers written for the ear beat two hundred pages.",
      ],
      checks: [
        "Twenty answers are written in our own words and have been read aloud.",
        "There’s a set sentence for everything it doesn’t know.",
      ],
      tasks: ["Write twenty answers of two sentences each with whoever answers now, and read them aloud."],
    },
    {
      does: "Call it yourselves, twenty times",
      asks: "How do we test before going live?",
      heard: /\b(?:test\w*|before|trial|check|quality)\b/,
      says: [
        "Everybody calls three times before any {customer} does: an easy call, one with two requests in a sentence, one it should pass on. Somebody plays upset, somebody mumbles, somebody asks for a person four words in. Each wrong answer is fixed the same day by the person who found it. That’s also how the team stops seeing it as your project.",
      ],
      checks: ["Everyone on the team has called it with an easy, a muddled and an urgent call."],
      tasks: ["Have everyone call three times; fix each wrong answer the same day."],
    },
    {
      does: "Tell {customers}, briefly and honestly",
      asks: "What do we tell the people who call?",
      heard: /\b(?:tell|announce\w*|patients|clients|customers|callers|letter|email|message|communicat\w*)\b/,
      says: [
        "No fanfare. Two sentences in the newsletter, one on the website, one at the desk, all the same: “When we can’t pick up, an assistant answers. It’s a computer, it’ll say so, and you can ask for one of us at any time.” Mention what it does with what people say and for how long you keep it. Those who mind will tell you, and you can note in {system} to call them back yourselves.",
      ],
      mistake: [
        "Hoping nobody notices",
        "They notice, and then they wonder what else you didn’t mention. Two honest sentences beforehand save you a hundred conversations afterward.",
      ],
      checks: ["Callers hear in the first sentence that it isn’t a person, and how to reach one."],
      tasks: ["Put the same two sentences on the website, in the newsletter and at the desk."],
    },
    {
      does: "Give the notes an owner and an hour",
      asks: "Who handles the messages it takes?",
      heard: /\b(?:notes?|messages?|owner|who|workflow|follow[- ]?up|daily|morning|handle|handover)\b/,
      says: [
        "Every note needs a person, a time and a way to be done. One name per shift, 8:15, 12:30 and 4:30, and “done” means the caller has heard from you. The first sentence of the call back matters: “I’ve read what you told us last night, so you don’t have to start over.” If notes pile up, callers learn within a week that leaving one is pointless, and you’ve paid for a better-sounding voicemail.",
      ],
      mistake: [
        "Notes that everybody can see and nobody owns",
        "A shared inbox means that each of you thinks somebody else has called. Name one person per shift, and check at closing that the list is empty.",
      ],
      checks: [
        "Every shift has one person for the notes, at fixed times.",
        "The call back starts with what the caller already said.",
      ],
      tasks: [
        "Name one person per shift for the notes, with three fixed times, and practice the first sentence.",
      ],
    },
    {
      does: "Widen it one step a week",
      asks: "When can it take more?",
      heard: /\b(?:widen|more|next|expand\w*|weeks?|timeline|when|pace|grow)\b/,
      says: [
        "Week one and two, closed hours only. Week three, lunch and when both lines are busy. Week four, add a second kind of call. After each step, listen to ten calls together, the three best and the three worst among them, and change one answer. If a step makes things worse, go back one. Nobody outside will notice that you’re a week behind a schedule you made up yourself.",
      ],
      checks: ["It takes more only after we’ve listened to ten calls of the step before."],
      tasks: ["Add lunch and overflow, listen to ten calls together, and change one answer."],
    },
    {
      does: "Decide by numbers you wrote down beforehand",
      asks: "How do we know whether it was worth it?",
      heard: /\b(?:worth|measure|numbers?|success|results?|roi|decide|keep|metrics?)\b/,
      says: [
        "Before the first call, write down four figures for an ordinary month: calls missed, new {customers}, minutes a day the desk spends calling people back, and complaints about reaching you. Look again after eight weeks. If missed calls went down and nothing else moved, it’s a convenience; decide whether that’s worth the fee. If callbacks went down too, your people will tell you before the spreadsheet does.",
      ],
      checks: ["Four figures from before it started are written down, with a date to compare them."],
      tasks: [
        "Compare missed calls, new {customers}, callback minutes and complaints with the month before.",
      ],
    },
  ],
  view: {
    claim: "An AI receptionist should take the calls nobody wanted",
    opens: [
      "The debate about AI at the front desk is usually held by people who’ve never worked one. Ask someone who has. They don’t lie awake over being replaced by a machine that can give the office hours. They’d like to eat lunch.",
    ],
    because: [
      [
        "Nobody was made for the ninth call about parking",
        "Some calls need a person’s whole attention, and they get what’s left after eight that didn’t. Take the eight away and the ninth gets better.",
      ],
      [
        "The calls it takes first are the ones you lose now",
        "At noon, at seven in the evening, when both lines are lit: the alternative to an assistant there isn’t a warm human voice. It’s a beep.",
      ],
      [
        "It makes you write things down",
        "To set one up, you have to agree on what you say. Many offices discover in week one that three people had been giving three different answers for years.",
      ],
    ],
    sum: [
      "Eight calls before lunch",
      "Say a desk gets thirty calls before noon, eight of them about hours, parking or moving a time, at two minutes each. That’s sixteen minutes every morning, more than five hours a month. It isn’t much. But those are the sixteen minutes in which somebody was standing at the counter.",
    ],
    grants: [
      "Bad news, fear, grief, anger, and anything that takes judgment belong to a person, right away. A business that uses a machine to keep people away from its people deserves the reviews it’ll get. If you can’t staff the hard calls, fix that first.",
    ],
    ends: "So the question isn’t whether a machine should answer. It’s which calls your people would gladly give away. Ask them; they’ll have the list ready before you’ve finished the sentence.",
  },
};
