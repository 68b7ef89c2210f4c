import type { Subject } from "./kinds.ts";
import { aiMyths } from "./signs/myths.ts";
import { aiSigns } from "./signs/people.ts";

export const aiReceptionist: Subject = {
  id: "ai-receptionist",
  near: ["choosing", "rollout"],
  name: "AI receptionists",
  heard:
    /\b(?:ai|a\.i\.|virtual|voice|automated)(?: phone| voice| answering)? (?:receptionists?|assistants?|agents?|answering)\b|\b(?:ai|artificial intelligence)\b.*\b(?:phones?|calls?|front desk|receptionists?|callers?)\b|\b(?:phones?|calls?|front desk|reception\w*)\b.*\b(?:ai|artificial intelligence)\b|\b(?:robots?|bots?|machines?)\b.*\b(?:answer\w*|phones?|calls?)\b/,
  not: /\b(?:vs|versus|compar\w+)\b|\btell(?:ing)? (?:\w+ )?(?:clients|customers|patients|callers)\b/,
  title: "What an AI receptionist can and can’t do for {who}",
  lead: "An AI receptionist answers the phone in a natural voice, says that it’s a computer, finishes requests that follow a rule, and passes the rest to a person with a note. It’s worth a look if you miss calls at lunch, after five or when two lines ring at once. It’s the wrong tool for fear, anger and judgment, and it’s only as good as the answers you give it. (The publisher of this page sells them.)",
  close:
    "If you’re curious, do the cheap test first: count one week of missed calls. If it’s a handful, you don’t need one. If it isn’t, have one set up with your own answers and call it ten times before anyone else does.",
  reasons: [
    [
      "Calls come when everyone’s busy",
      "The phone rings most in the hours when your people have the most to do, and somebody has to choose between the person in front of them and the one on the line. An assistant takes the call that would have rung out, so the choice goes away.",
    ],
    [
      "The evening has callers, too",
      "People deal with their own lives after work. {Cap:night} reaches a recording now, and {next}. An assistant can settle the easy ones, take down the rest, and alert a person for what can’t wait: {urgent}.",
    ],
    [
      "Nobody gets a busy signal",
      "A person has one voice. When three people call in the same minute, two of them wait or leave, however good your front desk is. An assistant answers all three on the first ring.",
    ],
    [
      "The same ten questions come back all day",
      "{Cap:ask0}, {ask1}: each has one right answer, and giving it twenty times a day wears out good people. The assistant gives the answer you approved, the twentieth time like the first, and leaves the person free for the call that isn’t routine.",
    ],
    [
      "You know the price beforehand",
      "It’s {priceRange}, depending on {priceDepends}. Hold that against what one {newOne} is worth to you in a year, and against the calls nobody answered in a week that you’ve counted yourself.",
    ],
    [
      "A vacation doesn’t need a stand-in",
      "When someone’s out, the phone usually goes to whoever has the least time. With a page of answers in place, calls at least get a voice, a time and a note, and the person who’s covering looks after the ones that need them.",
    ],
    [
      "Every call leaves something behind",
      "A caller who reached nobody is a line in a log. One who was answered is a name, a number, a reason and a promise with a time on it. You can read last night in three minutes, and you can see what people keep asking.",
    ],
    [
      "It can begin small, and end the same day",
      "You keep your number, forward only the calls you choose, and switch that off yourself if you don’t like what you hear. There aren’t many things you can try on your own callers for two weeks and undo in a minute.",
    ],
    [
      "It makes you write things down",
      "To set one up, you have to agree on what you say about hours, prices and rules. Offices tend to find out in the first week that three people have been giving three different answers. The page you write is worth having even if you send the assistant back.",
    ],
    [
      "Know where it’s the wrong answer",
      "If you miss few calls, there’s nothing for it to do. {Cap:expert} stays with a person, and so does {hard}. Anyone who’s upset should reach somebody who can be sorry. A week of counting tells you which side of this you’re on.",
    ],
  ],
  signs: aiSigns,
  myths: aiMyths,
  passages: [
    {
      does: "Understand what it does on a call",
      asks: "How does an AI receptionist work?",
      heard: /\b(?:how (?:does|do|it)|works?|what is|explain\w*|basics|understand)\b/,
      says: [
        "Somebody calls. It answers on the first ring, says your name and that it’s an assistant, and asks what it can do. It turns speech into words, works out what’s wanted, looks in your calendar or your page of answers, and replies aloud. If it’s {easy}, it finishes the job and sends a confirmation. If it isn’t, it takes the name, the number and the reason, tells the caller when you’ll call, and puts a note in front of you.",
      ],
      checks: ["We can say in two sentences what it does on a call."],
      tasks: ["Write down in two sentences what it would do on your three most common calls."],
    },
    {
      does: "Use it for the calls you lose now",
      asks: "Why would a business use one?",
      heard: /\b(?:why|benefits?|reasons?|use|advantages?|help\w*|need|should|worth)\b/,
      says: [
        "Calls come when people are busy. At noon, at ten past five and whenever two lines ring at once, the choice isn’t between a machine and your best person. It’s between something and a beep. An assistant answers ten callers at once, doesn’t mind the same question forty times, and costs about what a few hours of help would: {priceRange} on this site, depending on {priceDepends}.",
      ],
      mistake: [
        "Putting it in front of a person who’s free",
        "If somebody’s there to answer, let them. Send it only the calls that would have rung out, and nobody can complain that a machine took a person’s place.",
      ],
      checks: ["It answers only calls that would otherwise ring out."],
      tasks: ["Count a week of calls nobody answered, with the hour, before you look at any product."],
    },
    {
      does: "Keep it away from the calls that need a person",
      asks: "What can’t it do?",
      heard:
        /\b(?:can'?t|cannot|limits?|limitations?|downsides?|drawbacks?|risks?|wrong|cons|not|never|fail\w*)\b/,
      says: [
        "It can’t hear that someone’s about to cry and change what it was going to say. It can’t bend a rule, and it doesn’t know what you didn’t tell it. {Cap:hard} belongs to a person. So does anyone who’s angry, frightened or grieving. A decent setup notices these and stops; a bad one asks for a date of birth. Test exactly that.",
      ],
      mistake: [
        "Letting it try with upset callers",
        "Someone who’s frightened hears a cheerful voice ask for their birthday. Set it to get a person, or to give a time, at the first sign.",
      ],
      checks: ["Upset or urgent callers get a person or a time within the first sentences."],
      tasks: ["List the calls it must never handle, with who gets them at each hour."],
    },
    {
      does: "Decide when it hands over",
      asks: "How does it decide when to get a person?",
      heard:
        /\b(?:transfer\w*|hand\w* ?(?:off|over)|escalat\w*|get a (?:person|human)|to a human|decid\w+)\b/,
      says: [
        "It follows rules that you write, checked in the same order on every call. Danger first: words such as “can’t breathe” or “smell gas” make it say 911 before anything else. Then a request for a person: once is enough. Then your list of matters that always go to someone, such as a complaint or {expert}. Then its own doubt: if it has failed to understand twice, or has no answer, it stops trying. What’s left it finishes itself.",
        "What happens next depends on the hour. If someone’s free, it connects the call and tells that person in a sentence what it’s about. If nobody is, it takes the facts and names a time for the call back. So the rules need two columns, who gets it and when they’re there. It doesn’t sense moods the way a person does. A caller who’s upset and polite about it may get through all four checks, and that’s why somebody should read its notes every day.",
      ],
      checks: [
        "The rules for handing over are written down: danger, asked for a person, our list, not understood.",
      ],
      tasks: ["Write the four rules for handing over, with who gets each kind of call and when."],
    },
    {
      does: "Tell callers the truth",
      asks: "Do callers mind talking to a machine?",
      heard:
        /\b(?:mind|trust|honest\w*|tell|disclos\w*|human|person|feel|prefer|cold|impersonal|accept|patients|clients|customers|callers)\b/,
      says: [
        "Some callers mind, and they should be one sentence away from a person. What people mind most is being fooled or being trapped. So it says what it is in the first breath, and “I’d like to talk to someone” works the first time. Many callers turn out not to care as long as the thing gets done, and a few would rather tell a machine at ten at night than a stranger at ten in the morning. Count how many ask for a person. It’s the only opinion poll that matters.",
      ],
      mistake: [
        "Pretending it’s human",
        "Sooner or later it misses a joke, and the caller feels tricked by you. “I’m the assistant, a computer” costs two seconds and keeps their trust.",
      ],
      checks: ["It says it’s a computer in the first sentence, and one request gets a person."],
      tasks: ["Count for a month how many callers ask for a person, and at which point."],
    },
    {
      does: "Think about what it does to jobs",
      asks: "Will it replace receptionists?",
      heard: /\b(?:replac\w+|jobs?|staff|employees?|receptionists lose|future|take over|layoffs?)\b/,
      says: [
        "A receptionist does much more than answer a phone: reads faces, soothes, notices, remembers. A machine does a slice of the phone. Whether anyone loses hours over it is your decision and shouldn’t be blamed on the software. The offices that do well with it give the desk its time back for recall, for the person at the counter, for lunch, and say so before it’s switched on.",
      ],
      checks: ["The people at the desk know what changes for them and what doesn’t."],
      tasks: ["Ask the people at the desk which calls they’d give away, before anything is bought."],
    },
    {
      does: "Guard what callers say",
      asks: "Is it private and safe?",
      heard: /\b(?:privacy|private|safe\w*|secur\w*|data|hipaa|confidential\w*|record\w*)\b/,
      says: [
        "The call passes through several companies. Ask which, what each keeps and for how long, and whether anything’s used to train models. Get it in the contract, with a business associate agreement if you handle health information. Ask it to collect less: a name, a number and a line about the reason are enough to call somebody back. What isn’t taken down can’t get out.",
      ],
      checks: ["We know every company that gets a call, what it keeps and for how long."],
      tasks: ["Get the list of companies behind it, with days, in writing."],
    },
    {
      does: "Watch it like a new hire",
      asks: "What does it take to run one?",
      heard: /\b(?:run\w*|maintain\w*|manage|setup|set up|work|effort|quality|monitor\w*|mistakes)\b/,
      says: [
        "Plan an hour a day in the first week and fifteen minutes a week after that. Somebody reads its notes, listens to the odd call and fixes the answers it got wrong. Prices change, people leave, a storm closes the office at noon, and it’ll keep saying what you told it in March. If nobody has the fifteen minutes, don’t buy it. Voicemail at least doesn’t sound sure of itself.",
      ],
      mistake: [
        "Setting it up and walking away",
        "It gives March’s hours in July, politely, to everyone. One person, fifteen minutes a week, or leave it off.",
      ],
      checks: ["One named person reads its notes and fixes its answers every week."],
      tasks: ["Name who spends fifteen minutes a week on its notes and answers."],
    },
    {
      does: "Check what it costs against what you lose",
      asks: "What will it cost us?",
      heard: /\b(?:costs?|price|money|afford|cheap\w*|expensive|budget)\b/,
      extra: true,
      says: [
        "Ask for one all-in figure for your busiest month. Then count the calls from new numbers you missed last month, halve what you think they were worth, and compare. If one extra {customer} a month covers it, try it. If it would take ten, don’t.",
      ],
      checks: ["One all-in figure has been compared with what missed calls cost us."],
    },
  ],
  view: {
    claim: "Small businesses should stop apologizing for using AI on the phone",
    opens: [
      "Picture a plumber under a sink with both hands full. His phone is ringing. He can let it ring, he can drop the wrench and drip all over somebody’s hallway, or he can have a computer answer, say that it’s a computer and write down what’s wrong. For some reason it’s the third one he feels he has to explain.",
      "He shouldn’t. And neither should you.",
    ],
    because: [
      [
        "The alternative was never a person",
        "We talk about this as if a kind receptionist were being shown the door. In a business of four people there wasn’t one. There was a voicemail box that nobody wanted to talk to, and a caller who hung up and tried the next number. Compare the assistant with that. If you have someone who’s free to answer, by all means let them; nothing beats it. The question is only about the hours in which you don’t.",
      ],
      [
        "Big companies kept the good phones for themselves",
        "For thirty years, being reachable around the clock meant being large. They had call centers; you had your cell phone at the dinner table. A tool that answers at nine at night for the price of a phone bill doesn’t make a small business less personal. It lets it stay small and still be there.",
      ],
      [
        "Callers want to get something done",
        "Ask people what they hate about calling a business. They’ll say waiting, menus, repeating themselves, and nobody calling back. “It was a computer” is on the list, too, and it’s usually followed by “and it couldn’t do anything.” An assistant that books the Tuesday and is done has more manners than a person who says that someone will get back to you.",
      ],
      [
        "Honesty is what makes it decent",
        "The apology comes from a bad conscience, and the bad conscience comes from pretending. So don’t pretend. Have it say what it is in the first sentence. Make a person available for the asking. Keep less of what callers say than you’re allowed to. Once that’s in place, there’s nothing left to be sorry about.",
      ],
    ],
    sum: [
      "What there’s to apologize for",
      "Say 60 calls a month used to end in a beep, and now an assistant takes them. If five callers complain, that’s five against fifty-five who got an answer. Nobody ever called to complain about the beep. They just didn’t call again, and so for years it looked as if nobody minded.",
    ],
    grants: [
      "There are calls that no machine should take: bad news, fear, a complaint that took someone three days to work up to. A business that uses software to hide from those deserves the reviews it gets. And some customers will always want a human voice. They’re right to, and they should get one without a fight. The case for using AI on the phone rests entirely on what you do for these people.",
    ],
    ends: "So if yours is honest, if it hands over when it should, and if somebody reads what it wrote down, stop opening with “Sorry, we use one of those now.” Say “Someone always picks up.” It’s true, and you worked for it.",
  },
};
