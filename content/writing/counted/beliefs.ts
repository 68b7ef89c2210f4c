import { type Counted, MYTHS } from "./kind.ts";

const services: Counted = {
  noun: MYTHS,
  heard: /\banswering services?\b|\bvirtual receptionists?\b|\bcall centers?\b/,
  not: /\bai\b/,
  name: "answering services",
  lead: "An answering service is people in another room who answer in your name from a page you wrote. It’s neither your front desk nor a tape. What’s believed about it comes from the worst one somebody once called. (The publisher of this page sells assistants that compete with such services, so check what follows with two of them.)",
  close:
    "Call two services as a caller, at seven in the evening, with the question your people hear most. You’ll know more in ten minutes than from any page, this one included.",
  entries: [
    [
      "“They answer like your own receptionist”",
      "They answer like somebody who has your page open, and forty others’. They don’t know that Mrs. Alvarez calls every Friday. What they know is what you wrote down and keep right.",
    ],
    [
      "“You only pay for real calls”",
      "Many bill by the minute, rounded up, and a wrong number has minutes, too. Ask what your own last three months would have cost, spam included, and have the answer in writing.",
    ],
    [
      "“A person always picks up at once”",
      "On an ordinary evening, often. On the evening when a storm has everybody in your region calling, you share the queue with all of their customers. Ask for the longest wait of last year.",
    ],
    [
      "“Messages arrive, so nothing gets lost”",
      "A message that’s in an inbox at nine is lost until somebody opens it. Decide who reads them, when, and what’s rung through instead. Most of what goes wrong goes wrong on your side of it.",
    ],
    [
      "“They can book for us”",
      "Some can, in some calendars, for simple visits. Watch one book, move and cancel in {system} before you count on it. Otherwise you’re buying messages that say “would like an appointment.”",
    ],
    [
      "“It’s only for nights”",
      "Lunch, the second line and the Monday after a holiday lose as many calls as the night does. Look at your log by hour first, and buy the hours that have marks.",
    ],
    [
      "“Once it’s set up, it runs”",
      "Hours change, people leave, prices go up, and the page says last spring’s things. Put a date on it, and have one person read it aloud every three months.",
    ],
  ],
};

const hipaa: Counted = {
  noun: MYTHS,
  heard: /\bhipaa\b|\bprivacy rules?\b/,
  name: "HIPAA and the phone",
  lead: "HIPAA leaves more to your judgment than most front desks believe, and asks for more care in two or three places where nobody looks. Have whoever is responsible for privacy at your practice check what follows against the rule itself.",
  close:
    "Read the page on your own phone calls once with the person who’s responsible for privacy, and write down three sentences that everybody may say. Most of the fear comes from not having them.",
  entries: [
    [
      "“We can’t leave a message”",
      "You can, and should keep it short: who called, a number, please call back. What it’s about stays out, unless the patient has asked for it. If somebody has asked to be reached another way, that’s binding when it’s reasonable.",
    ],
    [
      "“We may not talk to family”",
      "You may share what’s relevant with someone who’s involved in the care, if the patient agrees or doesn’t object, and in an emergency by your own judgment. Ask the patient once, write it in the record, and the desk doesn’t have to guess.",
    ],
    [
      "“Email and texts are forbidden”",
      "The rule asks for reasonable safeguards and for the patient’s wishes to count. A reminder with a time and your name is ordinary. A result in a text is something else. Write down which is which.",
    ],
    [
      "“We need a signature before we speak to another doctor’s office”",
      "Sharing for treatment needs no signed authorization. Make sure whom you’re speaking with: call back by a number you looked up yourself.",
    ],
    [
      "“The software is HIPAA compliant, so we are”",
      "No product is by itself. It needs a business associate agreement, settings, people who have been trained, and a risk analysis that names it. The badge on the website is none of those.",
    ],
    [
      "“Saying a name aloud at the desk is a breach”",
      "What’s overheard in spite of reasonable care isn’t a violation. Reasonable means a lower voice, a line a few steps back, and no reason for the visit said across the room.",
    ],
    [
      "“Answering a review is fine if the patient wrote first”",
      "What a patient says in public doesn’t free you. Even “thank you for coming in” says that somebody came. Answer in a sentence that would fit anybody, and take the rest to the phone.",
    ],
  ],
};

const nights: Counted = {
  noun: MYTHS,
  heard: /\bafter[- ]hours\b|\bnights?\b|\bon[- ]call\b|\bweekends?\b|\bemergenc\w+\b/,
  not: /\bai\b|\bassistants?\b/,
  name: "after-hours calls",
  lead: "What happens on your line after closing is mostly guessed at, because everybody who could know has gone home. The call log knows. It costs nothing to read, and it contradicts most of what’s said about the night.",
  close:
    "Print the log of the last four weekends and mark every call outside your hours. Ten minutes with a pencil settle more of these than any discussion.",
  of: {
    vet: [
      [
        "“People know to go to the emergency hospital”",
        "Regulars may. Somebody with a new puppy and no other number calls the one on the shot record, which is yours. The greeting has to say the name, the address and the number of the hospital, slowly and twice, within its first twenty seconds.",
      ],
      [
        "“If it’s serious, they’ll say so”",
        "“He’s just not himself” can be a blocked bladder. Owners understate when they’re afraid of the bill and overstate when they’re afraid. Whoever answers needs four questions on a card (breathing, gums, trying to pass urine, what it ate), and the rule which answer means going in now.",
      ],
    ],
    dental: [
      [
        "“Toothaches can wait until eight”",
        "Most can. Swelling that spreads toward the eye or the neck, trouble swallowing or breathing, and bleeding that doesn’t stop can’t, and belong in the greeting with 911. A knocked-out tooth has about an hour.",
      ],
    ],
    law: [
      [
        "“Nobody hires a lawyer at night”",
        "They look for one at night. An arrest, papers at the door, a spouse who has gone: that’s when people read lists and dial. Whoever talks to them first has usually got the consultation by morning.",
      ],
    ],
    trades: [
      [
        "“Night calls don’t pay”",
        "The trip fee decides that, and you set it. What doesn’t pay is driving out for a drip. Three questions on the phone keep those for morning, and leave you the calls with water on the floor.",
      ],
    ],
  },
  entries: [
    [
      "“Hardly anybody calls at night”",
      "Hardly anybody leaves a message at night. Those are different numbers. Count calls between closing and opening in the log, then messages in the box; in many offices the first is several times the second.",
    ],
    [
      "“Everything at night is an emergency”",
      "Read a month of late calls and sort them: needs somebody now, can wait until a time you name, isn’t for you. The first pile is the smallest one. Only that pile has to wake anyone.",
    ],
    [
      "“A greeting with 911 in it is enough”",
      "It’s the first thing it needs, and not the only one. Somebody who isn’t in danger and can’t wait for Monday needs a second sentence: who is reached, how, and until when.",
    ],
    [
      "“Whoever’s on call will hear it”",
      "A phone in another room at two in the morning isn’t a plan. Two names for each night, and a rule for when the second one is called: no answer after five minutes.",
    ],
    [
      "“People call back in the morning”",
      "Regulars do. Strangers have found somebody by then. Compare last weekend’s unknown numbers with Monday’s calendar, and you’ll see how many came back.",
    ],
    [
      "“It would cost us a second shift”",
      "Covering the night doesn’t mean working it. A service, an assistant or a rota that’s paid by the call answers, sorts, and wakes you for what’s on your list. Price it by last month’s late calls.",
    ],
  ],
};

const calls: Counted = {
  noun: MYTHS,
  heard:
    /\bmiss(?:ed|ing) (?:\w+ )?calls?\b|\bvoice ?mail\b|\banswering (?:the |your |our )?(?:phones?|calls)\b|\bphones?\b|\bcallers?\b/,
  not: /\bai\b|\bassistants?\b|\bsystems?\b/,
  name: "missed calls",
  lead: "Most of what an office believes about its missed calls was never counted. That’s no one’s fault: a call that nobody took leaves nothing on anybody’s desk. The phone company’s log has it, by the minute.",
  close:
    "Choose the one that you’d have said yourself, and check it in two weeks of your own log. If it was true at your place, keep believing it.",
  entries: [
    [
      "“If it’s important, they’ll call again”",
      "People who know you do. Somebody who found you in a search has four more names on the same screen. Sort last month’s unanswered calls: numbers that appear once were strangers, and you had one chance with each.",
    ],
    [
      "“They’ll leave a message”",
      "Lay the log beside the box for two weeks. The difference is people who had a reason to call and chose not to talk to a recording. It’s usually more than half of the strangers.",
    ],
    [
      "“We only miss a few”",
      "Ask for received and answered calls by hour, and not for the feeling. Nine in ten answered sounds fine until you see that the tenth is always at noon.",
    ],
    [
      "“It’s mostly spam anyway”",
      "Some of it is. Spam rings for a few seconds, at odd times, from numbers that never repeat. Take those out and look at what’s left between twelve and one.",
    ],
    [
      "“We need another person”",
      "Perhaps. But calls come in bunches, and two people at nine o’clock don’t help at 12:20. Move a lunch, let the third ring go to a second phone, and count again before you write an ad.",
    ],
    [
      "“People book online these days”",
      "Those who know what they want do. The phone gets the rest: the ones with a question, a fear or a hurry. That’s a smaller number of calls than ten years ago, and each one matters more.",
    ],
    [
      "“Calling back the same day is fast”",
      "It’s fast for a colleague. A stranger with a problem stops calling others within the hour. Measure the minutes from their call to a voice, and look at the middle one of the list.",
    ],
  ],
};

export const beliefs: readonly Counted[] = [services, hipaa, nights, calls];
