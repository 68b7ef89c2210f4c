import { type Scenes, scene } from "./kind.ts";

export const lawyers: Scenes = {
  of: "a law firm",
  worth: 3500,
  booked: 2,
  told: {
    missed: scene(
      "Measure the minutes to a call back, not the hours",
      "What does a missed call cost a law firm?",
      "Most people with a legal problem call until somebody talks to them. So count in minutes: when a new number rang, when a person of yours spoke to it. Say 40 new callers a month, and one in eight becomes a client at $3,500. Each caller is worth about $440 on average, including all those who’ll never sign. Lose five a month to a day’s delay and that’s about $2,200; you’ll never know which of them would have signed.",
      [
        "Returning new calls after court",
        "By four they’ve retained whoever answered at ten. Someone who isn’t in court has to be able to take the names and hold a consultation.",
      ],
      "Each new number is spoken to within fifteen minutes while we’re open.",
      "Note ring time and speaking time for every new number for two weeks.",
    ),
    night: scene(
      "Take names, a number and any date tonight",
      "What should happen when someone calls a law firm at night?",
      "After hours people call with papers in their hand: served at dinner, arrested, locked out. They need to know that somebody has it. So take who’s calling, who else is involved, a number and whether anything has a date on it; say that nobody is a client yet and that no advice is given tonight; and name the hour of the call back. Someone in custody or a hearing tomorrow rings the lawyer whose night it is.",
      [
        "“Leave a detailed message”",
        "You’ll have the secrets of a person whose opponent may be your client. Names first, story later.",
      ],
      "At night names, number and dates are taken, nothing is advised, and custody rings a lawyer.",
      "Rewrite the night message so that it asks for names and a date, and for no details.",
      [
        "Served at dinner",
        "I’ll make sure that a lawyer sees this first thing. Please tell me your name, the name of whoever is on the other side, and the date on the papers. Please don’t tell me the story yet. Ms. Okafor’s office calls you before nine thirty.",
      ],
    ),
    first: scene(
      "Take everybody’s name before the story",
      "What do we ask somebody who calls a law firm for the first time?",
      "They want to tell it, and you mustn’t hear it yet. Names of everybody involved come first, spelled, so that conflicts can be checked while they’re still on the line. Give them a reason, or it feels like a counter at the DMV. Then one sentence on what it’s about, any date on any paper, and who decides. At the end they have a person, a day and a price for the consultation.",
      [
        "Letting them tell it first",
        "Ten minutes in, the other side turns out to be your client. Now you know what you shouldn’t.",
      ],
      "Names of all parties are taken and checked before the story is told.",
      "Put the sentence about names first on the intake sheet, and role-play a caller who won’t stop.",
      [
        "Names before the story",
        "I want to hear it, and so will the attorney. First I need the names of everybody involved, so that we can be sure we’re free to help you. Yours is … ?",
      ],
    ),
    kept: scene(
      "Turn the consultation into an appointment people keep",
      "Why do people miss consultations?",
      "A consultation that’s missed was an hour of a lawyer: say $300, four a month, $1,200. People don’t forget it; they’re afraid of it, or somebody else called first. So keep the wait under two business days, send the name and a picture of the lawyer, give one small thing to bring, and have the person who took the call ring the day before. Somebody who has laid out the papers on the kitchen table comes.",
      [
        "A consultation in nine days",
        "In nine days they’ve found someone or talked themselves out of it. Two days, or a call from the lawyer in between.",
      ],
      "Consultations are within two business days, with one thing to bring and a call the day before.",
      "List last quarter’s missed consultations with the days between call and date.",
    ),
    price: scene(
      "Say how you charge before you say how much",
      "What do we tell people who ask what a lawyer costs?",
      "“What do you charge?” is usually “can I afford to talk to you?” Answer that: what the consultation costs and how long it lasts, then how the matter is charged, by the hour, a flat fee or a share, and that the fee is in writing before anything starts. Whoever answers may say all of it from a sheet that a lawyer signed. What a case is worth or how long it takes, nobody says on the phone.",
      [
        "“The attorney will discuss that with you”",
        "They hear that it’s expensive. The price of the consultation is a fact, and so is how you charge.",
      ],
      "A signed sheet says what a consultation costs and how each kind of matter is charged.",
      "Have a partner sign the sheet of fees, and read it to three people who aren’t lawyers.",
    ),
    machine: scene(
      "Let it take names and dates, and no confidences",
      "What may an AI take at a law firm?",
      "It can say that it’s a computer, take names, a number and any date, tell clients, once it has checked who’s calling, the time of a hearing that’s in the calendar, and book consultations. It mustn’t invite the story, judge a deadline or sound as if somebody were now a client. Have a partner read its sentences as you’d read an engagement letter, ask the vendor who can hear the calls, and test it with a caller who says, “Just tell me if I have a case.”",
      [
        "Letting the machine that answers ask “What happened?”",
        "It will be told everything, by somebody whose opponent you may represent. It asks for names and a date.",
      ],
      "A partner has read its sentences, and “just tell me if I have a case” gets a lawyer and no opinion.",
      "Have a partner read every sentence it can say, and test it with someone who begs for an opinion.",
    ),
    rush: scene(
      "Plan the phone around the court calendar",
      "When is a law firm’s phone in trouble?",
      "You know your worst mornings weeks ahead: two lawyers in court, a filing due, one paralegal for four lines. Put those days on one sheet with the name of whoever answers and what they may do without asking: hold a consultation, say when a lawyer is out, take a document’s date. Clients bear “she’s in court until noon and will call at one” quite well. “She’s not available” they don’t.",
      [
        "Finding out at 9:05 that everybody’s in court",
        "The calendar knew it three weeks ago. Name somebody for those mornings, with what they may promise.",
      ],
      "For each court morning of the month a name stands on the sheet, with what they may promise.",
      "Mark next month’s court mornings, and put a name on each.",
    ),
  },
  lost: [
    "Four firms, one kitchen table",
    "He was served at six and has the papers in front of him. The first two firms have recordings. The third takes a message “for the attorney.” The fourth asks for his name, the other name and the date on the first page, and tells him when he’ll be called. He sleeps that night, and he’s that firm’s client by ten.",
  ],
  limit: [
    "The name she almost didn’t say",
    "She wanted to tell everything about the partner who had cheated her, except for his name. The receptionist asked for it a third time, kindly. He was a client of the firm. Had she been allowed to talk to something that only listens, the firm would have had to drop both.",
  ],
};

export const familyLaw: Scenes = {
  of: "a family law practice",
  worth: 4000,
  booked: 2,
  told: {
    missed: scene(
      "Find the calls from parking lots",
      "What does a missed call cost a family law practice?",
      "People about to divorce don’t call from home. They call at 12:15 from a parking lot, or at 4:45 before they drive back, and they can’t be called at six. So a missed call here can’t simply be returned. Say thirty new callers a month, one in six signs, and a matter brings $4,000: five you couldn’t reach again have cost about $3,300. Put people on those two half hours before you buy anything.",
      [
        "Calling back in the evening",
        "The spouse is in the room, or picks up. Ask for a safe number and a safe hour, and keep to them.",
      ],
      "12:00 to 1:00 and 4:30 to 5:30 are staffed, and each message has a safe number and a safe hour.",
      "Mark new callers by half hour for two weeks, and note who couldn’t be called back.",
      [
        "Before you call anyone back",
        "Is this number safe to call, and may we leave a message on it? At what time could you talk freely?",
      ],
    ),
    night: scene(
      "Know three calls that can’t wait for Monday",
      "Which family law calls are urgent?",
      "Friday at six is when a child isn’t brought back. Most of what comes then feels like an emergency and is Monday’s; three kinds aren’t: someone’s afraid of the person they live with, a child has been taken or kept with a flight or a state line involved, or a paper says that something happens tomorrow. The first hears 911 and the domestic violence hotline before anything else. All three ring the lawyer whose weekend it is.",
      [
        "Treating a late return like a kidnapping, or the other way round",
        "Twenty minutes late in traffic is Monday’s. A passport that’s gone is tonight’s. Write down which is which.",
      ],
      "Three kinds of call ring the weekend lawyer, and fear at home hears 911 first.",
      "Have the lawyers sign the three kinds of weekend call, with one example each.",
      [
        "Fear at home",
        "Are you safe where you are right now? If not, please hang up and call 911. The number of the hotline is 1-800-799-7233, day and night. When you’re somewhere safe, call us again and I’ll get you a lawyer.",
      ],
    ),
    first: scene(
      "Ask for the other name and a safe number",
      "What do we ask in a first call about a divorce?",
      "The first two answers decide everything else: the spouse’s full name, because people in one town share lawyers, and a number and hour at which it’s safe to call. Then children and their ages, whether papers have been served and with what date, and whether anyone’s afraid. Not who did what. She’ll want to tell it, and you stop her gently, since the person who needs to hear it costs money and has a box of tissues.",
      [
        "Listening to the whole marriage",
        "It takes forty minutes, and the husband’s lawyer turns out to sit down the hall. Names first, and then one sentence.",
      ],
      "The other party’s name and a safe number are the first two lines of the intake sheet.",
      "Move the other party’s name and “safe to call?” to the top of the sheet.",
    ),
    kept: scene(
      "Expect the reconciliation week",
      "Why do people miss family law consultations?",
      "Many who don’t come have made up, for now. Don’t take it for rudeness, and don’t chase: one call at the safe number, one sentence, the door open. “I hope things are calmer. If you’d like to talk later, I’ll keep your place in the list for thirty days.” Say six consultations a month are missed; if two of those people come back in the fall at $4,000 each, that sentence has paid for a year of calls.",
      [
        "Three reminders to a shared phone",
        "The second one was read by the spouse. One message, to the number and at the hour they called safe.",
      ],
      "Missed consultations get one call at the safe number, with an open door.",
      "Write the open-door sentence, and go back to the last ten who didn’t come.",
    ),
    price: scene(
      "Explain a retainer as a deposit with a statement",
      "How do we explain a retainer on the phone?",
      "“A $4,000 retainer” sounds like a price, and for many it ends the call. Say what it is: a deposit that hours are paid from, with a statement each month, and what’s left at the end is theirs. Say what makes it go faster (a fight over every weekend) and slower (answering the lawyer’s questions in one email). And name the consultation’s price, which is what they’re deciding about today.",
      [
        "Naming the retainer without saying what it is",
        "It’s heard as the price of a divorce. Deposit, statement, rest comes back: three words, and they stay on the line.",
      ],
      "Whoever answers can explain a retainer in two sentences.",
      "Practice the two sentences on somebody who isn’t a lawyer, until they can repeat them.",
      [
        "The retainer",
        "It’s a deposit. The attorney’s hours are paid from it, you get a statement every month, and whatever is left at the end is yours. The first conversation is [fee], and that’s all you decide about today.",
      ],
    ),
    machine: scene(
      "Have it ask whether it’s safe to talk",
      "What may an AI take at a family law practice?",
      "Someone may be listening on your caller’s side, so the first question isn’t what it’s about. It’s “Is this a good moment to talk?” and “Which number is safe for us?” After that it takes both names, the children’s ages, any date on any paper, and a time. It tells a client when the hearing is. It doesn’t discuss the other parent, it calls nobody back by itself, and at a word of fear it says 911 and rings a person.",
      [
        "Automatic texts to whoever called",
        "“Thanks for calling our divorce team” lights up on the kitchen counter. No text goes out before someone has called the number safe.",
      ],
      "It asks for a safe number first and never texts one that nobody has called safe.",
      "Switch off automatic texts to new numbers, and test what a missed call sends.",
    ),
    rush: scene(
      "Staff the week after every holiday",
      "When is a family law practice busiest?",
      "The second week of January, the Tuesday after Thanksgiving and the first week of summer vacation have more first calls than any month between them, and the same days bring clients with handover troubles. Move your own vacations away from those weeks, keep six consultations open in each, and have the sentence for handovers ready: what the order says is on page three, what can wait, and who’s called if a child isn’t brought back.",
      [
        "Meeting January with half the staff away",
        "It’s the same week every year. Six open consultations and two people on the phone are worth more in it than in all of March.",
      ],
      "Six consultations are open in each of the three weeks, and nobody at the phone is away.",
      "Block six consultations in the second week of January now.",
    ),
  },
  lost: [
    "A parking lot, 12:15",
    "She has eleven minutes before she’s due back at the office, and she has deleted the call history in advance. It rings six times. The recording wants a number to call her at, and there isn’t one that’s safe. She drives back to work. Nobody at the firm will ever know that she called.",
  ],
  limit: [
    "“Can you talk?”",
    "A caller asked about fees in a flat voice and answered everything with yes and no. The woman at the desk understood and said, “Can you talk, or shall I just ask you things?” Somebody was in the room. No script has a line for what wasn’t being said.",
  ],
};
