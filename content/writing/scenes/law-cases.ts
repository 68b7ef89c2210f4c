import { type Scenes, scene } from "./kind.ts";

export const injuryLaw: Scenes = {
  of: "an injury law practice",
  worth: 6000,
  booked: 2,
  told: {
    missed: scene(
      "Answer the third day after the crash",
      "What does a missed call cost an injury law practice?",
      "On the first day they’re in pain, on the second the insurer calls, and on the third they call you, from a couch, with a list of firms from an ad. You’ve paid for that ring. Say $8,000 of ads a month bring 80 calls, $100 each. If 20 go unanswered, $2,000 of ads went to a recording, and if one in 25 callers is a case that brings $6,000, so did most of a case. They won’t leave a message. Firm number two is open.",
      [
        "Buying more ads while calls ring out",
        "It fills the same bucket. Look at the ad report and the phone log side by side before you raise the budget.",
      ],
      "Calls from ads are answered around the clock, and the log is read next to the ad report.",
      "Lay one month of the ad report next to the phone log, and mark what nobody answered.",
    ),
    night: scene(
      "Cover Friday to Monday with someone who can sign",
      "When do accident victims call?",
      "Crashes happen on Friday night, and lawyers are looked for on Saturday and Sunday. A message service that promises Monday hands those people to the firm that sends an agreement by text on Saturday. So one person each weekend may do an intake by your three questions and send the agreement for signature, with a lawyer reachable to say yes. Anyone who’s hurt right now hears 911 and a doctor before any of it.",
      [
        "A call back on Monday at nine",
        "They signed somewhere on Saturday at four. Somebody of yours has to be able to say yes on a weekend.",
      ],
      "Every weekend has one person who may send an agreement, and a lawyer who answers them.",
      "Put a name and a lawyer on each weekend of next month.",
    ),
    first: scene(
      "Ask three questions that decide, and stop",
      "What do we ask in a first injury call?",
      "When and in which state did it happen, were you treated by a doctor, and has anybody else signed you up? Those three decide whether it’s a case for you, and they take a minute. Before them, the other driver’s name and insurer, for conflicts. After them comes kindness: how are you getting around, who’s with the kids. Fault, photos and the police report can wait until somebody has said yes.",
      [
        "Twenty questions on fault",
        "A person with a neck brace hears a cross-examination. Date, doctor, other lawyer; the rest is for later.",
      ],
      "Three questions decide, and the agreement can go out before the call ends.",
      "Time the next ten intakes, and cut every question that came before the yes.",
      [
        "The three",
        "I’m sorry that happened. Three quick things, so that I can get you to the right person: what day was it and where, have you seen a doctor, and has another firm signed you up already?",
      ],
    ),
    kept: scene(
      "Keep clients through the quiet months",
      "Why do injury clients call so often?",
      "After the signature nothing seems to happen for months, and a client who hears nothing calls weekly, or calls another firm. Treatment is going on, records are on their way, and nobody says so. A text on the first of each month (“We’re waiting for the hospital’s records. Are you still seeing Dr. Lee?”) answers the call before it’s made, and turns up the missed appointments that would hurt the case. With 120 clients that’s two hours a month.",
      [
        "Calling clients only when there’s news",
        "In month four silence looks like neglect. One text a month, also when there’s nothing.",
      ],
      "Every client hears from us on the first of the month, also when nothing has happened.",
      "Write the monthly text in three versions: treating, waiting for records, waiting for the insurer.",
    ),
    price: scene(
      "Explain the contingency fee with a round number",
      "How do we explain a contingency fee on the phone?",
      "“No fee unless we win” has been on every bus for twenty years, and people suspect a catch. So say the catch: what share, of what, and who pays the costs if it’s lost. A round number does it: “If it settles for $30,000 and the fee is a third, that’s $10,000; then costs and medical bills come out.” From a sheet a lawyer has approved, with your real share. Never a guess at what their case is worth.",
      [
        "Repeating the slogan",
        "They know it from the bus. What they don’t know is what comes out of the check, and in which order.",
      ],
      "The approved sheet explains share, costs and bills with one round number.",
      "Have a partner approve the example with your own share, and read it to three people.",
    ),
    machine: scene(
      "Let it catch the second call, with date, doctor and other lawyer",
      "What may an AI take at an injury law practice?",
      "Your worst minute is two crash victims at once. It can take the second one at once, say what it is, ask the three questions that decide, and ring the intake lead while the caller’s still there. It reads nothing into the answers: no “you have a strong case,” no word on deadlines. It’s also good at the calls that aren’t yours, a landlord, a ticket, and gives them the bar’s referral number without using up a person.",
      [
        "Letting it sound sure",
        "“That sounds like a strong case” is a promise nobody has checked. It asks, and a person judges.",
      ],
      "Two test calls at the same minute both got the three questions, and the intake lead was rung.",
      "Call twice at once on a Saturday, and see how long it takes until a person is on the line.",
    ),
    rush: scene(
      "Give intake its own line when an ad runs",
      "What happens to a firm’s phone when a campaign starts?",
      "The morning a billboard or a TV spot goes up, new callers and clients who want an update ring on the same line, and a client’s twelve minutes cost you three strangers. Put a number of its own in the ad, answered by intake only. Clients have the other one. Then start the campaign on a day with two people at that number, and look at the first fifty calls before the second week is paid for.",
      [
        "One number for ads and for clients",
        "You can’t tell whether the ad works, and updates block cases. Two numbers cost a few dollars.",
      ],
      "Ads have a number of their own that only intake answers.",
      "Order a second number, and put it into the next ad.",
    ),
  },
  lost: [
    "Day three, on the couch",
    "The neck hurts more today, and the adjuster has called twice. He has an ad on his phone and presses the number. Four rings, then music. He presses the next ad. A woman asks whether he’s seen a doctor and whether somebody’s there with him. Both firms paid for his call, and one of them got it.",
  ],
  limit: [
    "The crash that wasn’t the story",
    "He called about a fender bender, no injury, no case. Only at the end did he mention that his mother had been in the car and hadn’t got out of bed since. The person on the phone had let the silence stand for a moment. That was where the call began.",
  ],
};

export const immigrationLaw: Scenes = {
  of: "an immigration law office",
  worth: 3000,
  booked: 2,
  told: {
    missed: scene(
      "Find the calls at lunch and after seven",
      "What does a missed call cost an immigration law office?",
      "Your callers work shifts. They call at lunch from a job site, or after seven when the children are in bed, and somebody who’s afraid doesn’t leave a name on a machine. Say 50 unanswered calls a month, 20 from new numbers, and one in five would have become a client at $3,000: four of them, $12,000. The number that decides isn’t how many ring out. It’s how many ring out between seven and nine.",
      [
        "Office hours for people who work during office hours",
        "They can call at lunch and after seven. Two evenings a week with somebody who speaks their language are worth more than five afternoons.",
      ],
      "Somebody who speaks our callers’ languages answers at lunch and on two evenings.",
      "Count calls by hour for two weeks, with the language next to each.",
    ),
    night: scene(
      "Have a card for “they took him”",
      "Which immigration calls can’t wait until morning?",
      "One call can’t wait: somebody has been detained. Whoever answers needs a card for it, written by a lawyer: full name as on the passport, date and country of birth, an alien number if there is one, where and when it happened, who’s calling and how they’re related. Then the lawyer on call is rung. No advice beyond what the card says, and no guess at where he is. Everything with a date on it comes second: a hearing, an interview, a deadline in a letter.",
      [
        "Taking a detention as a message for Monday",
        "A person can be moved by then. It rings the lawyer on call, with the five facts on the card.",
      ],
      "The detention card is by every phone, and it rings the lawyer on call.",
      "Have a lawyer write the detention card in both languages, and practice it once.",
    ),
    first: scene(
      "Ask for the letter and its date",
      "What do we ask somebody who calls about immigration?",
      "They’ll say “I need papers.” What you need is in an envelope: which notice, from whom, with which date, and how the name’s spelled on it. Ask them to read you the top line, or to send a picture over a secure link. How they came and what status they have is for the attorney, behind a closed door, and saying so aloud calms people. Also ask whether someone has filed for them before; a notario’s form may be in the file.",
      [
        "Asking for status on the phone",
        "They don’t know who you are yet. Ask for the letter and its date, and say that the rest stays with the attorney.",
      ],
      "First calls end with the name of the notice, its date and an appointment, and without a question about status.",
      "Print pictures of the five commonest notices, with where the date stands on each.",
      [
        "The envelope",
        "You don’t have to tell me your situation on the phone. That’s for you and the attorney. Do you have a letter? What does it say at the very top, and what date is on it?",
      ],
    ),
    kept: scene(
      "Remind of every date twice, in their language",
      "How do we keep clients from missing dates?",
      "A missed consultation costs an hour. A missed biometrics appointment or hearing can cost the case, so those dates are never left to a letter that went to an old address. A call two weeks ahead and one two days ahead, in the client’s language, with the address read out, what to bring, and “please say the date back to me.” Ask for the address each time, since people move. With 60 dates a month that’s four hours.",
      [
        "Relying on the government’s letter",
        "It went to the apartment before last. Call twice, and ask for the address each time.",
      ],
      "Each client is called twice about each date, in their language, and says it back.",
      "List every client date of the next sixty days, with the language and the two days to call.",
    ),
    price: scene(
      "Tell the office’s fee from the government’s",
      "How do we explain immigration fees?",
      "People have been cheated, and a number over the phone sounds like the last one. So separate it: what the consultation costs, what the office charges for the usual kinds of case, as a flat fee if you have one, and what goes to the government, which you don’t set and which changes. Say that it’s all in a contract in their language before a dollar is paid. And that they get a receipt, each time.",
      [
        "One sum for everything",
        "It looks like what the notario charged. Office, government, receipt: three lines, and they can compare.",
      ],
      "The fee sheet separates office and government, in each language we serve.",
      "Make the fee sheet in each of your languages, with the date of the government’s fees on it.",
    ),
    machine: scene(
      "Have it answer in the language they begin in",
      "What may an AI take at an immigration law office?",
      "If it answers in Spanish to somebody who begins in Spanish, at eight in the evening, it has done more than most offices. It takes the name as on the passport, the notice and its date, and a time for a call. It mustn’t ask about status, entry or a border, since what it hears is kept somewhere. And it mustn’t sound like a lawyer: someone who’s been promised a visa on the phone before will believe it.",
      [
        "Letting it ask how they came in",
        "The answer is in a recording on somebody’s server. It takes a name, a notice and a date.",
      ],
      "It answers in the caller’s language and has never asked about status in our test calls.",
      "Test it in both languages with someone who mixes them, and read what it kept.",
    ),
    rush: scene(
      "Write the answer before the news does it for you",
      "What happens when immigration rules change?",
      "A rule changes on Tuesday and 200 people call on Wednesday, most of them with the same question and many of them not affected. Have a lawyer write four sentences that morning: what’s changed, for whom, what to do now, what not to sign. They go on the recording, the website and in a text to clients, in each language, by ten. The desk reads them aloud and takes down those with a date. It’s the only way through a day like that.",
      [
        "Answering the same news two hundred times",
        "Each version is a little different, and some are wrong. Four sentences from a lawyer, everywhere, by ten.",
      ],
      "On a day of news four approved sentences are on the phone and the website by ten.",
      "Agree on who writes the four sentences and who translates them, before you need them.",
    ),
  },
  lost: [
    "Her husband’s lunch break",
    "He has twenty minutes, a letter that he can’t quite read and a phone with nine percent. The menu is in English. He presses something, hears a mailbox, and puts the letter back into the glove compartment. The date on it was the fourteenth.",
  ],
  limit: [
    "The cousin on the other line",
    "A cousin was translating, and the answers came out smooth and short. The receptionist, who spoke the language, asked the aunt directly. What had happened at the border was another story. A machine would have thanked the cousin.",
  ],
};
