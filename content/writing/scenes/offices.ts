import { type Scenes, scene } from "./kind.ts";

export const taxOffices: Scenes = {
  of: "a tax practice",
  worth: 620,
  booked: 2,
  told: {
    missed: scene(
      "Answer the letter with the window",
      "What does a missed call cost a tax practice?",
      "From February to April everybody calls, and half are your own, asking whether it’s done. In between sits the one with an IRS letter in her hand, who’s never called a tax office before. She’s frightened, she’ll pay whoever calms her, and she stays for twenty years. Say ten new numbers a week ring out in those weeks and two would have come at $620: $1,240 a week, and twelve weeks of it.",
      [
        "One line for “Is it done?” and for strangers",
        "The question takes the place of the client. Answer status by text, and keep the line for letters.",
      ],
      "From February to April status goes out by text, and new numbers are called back the same day.",
      "Text every client where their return stands each Friday for a month.",
    ),
    night: scene(
      "Let people ask about the deadline at eleven",
      "What do clients call a tax office about at night?",
      "They sit at the kitchen table with a shoebox, and the office has been closed for five hours. Most of what they need is a list: which papers, how to upload them, by when, what an extension does and doesn’t do. An assistant or a page can give them that from your wording. What it can’t give is an answer about their return. A letter with a date goes on top of the morning’s pile, read by someone who knows what the date means.",
      [
        "Answering tax questions at night from a script",
        "It sounds like advice and will be quoted. Lists and dates yes, their return no.",
      ],
      "At night people get the list of papers and a time for a call, and dates from letters are on top in the morning.",
      "Write the list of papers by kind of client, and put it where it can be sent by text.",
    ),
    first: scene(
      "Ask which letter, which year, which date",
      "What do we ask a new tax client?",
      "“What can we do?” gets a life story. Three things sort it: is there a letter, and which number stands in its corner; which years are open; what’s in the year: wages, a business, a rental, stock, a divorce, a move. Then who prepared it before, and how they’d like to send papers. No Social Security number on the phone, ever, and you say so. It’s the sentence by which they learn that you’re careful.",
      [
        "Collecting numbers by phone",
        "It’s in a note, on a pad, in a recording. Names and letters by phone, numbers through the portal.",
      ],
      "First calls end with the letter’s number, its date and a portal link, and without a Social Security number.",
      "Print pictures of the five commonest letters, with where the number and the date stand.",
    ),
    kept: scene(
      "Book next year at the signature",
      "How do we keep March from filling with late clients?",
      "Everyone who brings papers on April 9 brought them on April 9 last year. At the signature, offer a week: “You were ready on March 12. Shall I hold that week, papers in by the 5th?” A text a week before asks for the papers, not the visit. Say 40 clients move from April to March: at 90 minutes each that’s 60 hours out of the two worst weeks of your year, and nobody works on Easter.",
      [
        "Reminding of the visit and not of the papers",
        "He comes without the 1099, and you see him twice. Remind of the papers.",
      ],
      "Each client leaves with a week for next year, and is reminded of the papers.",
      "List last April’s late clients, and offer each a week in March.",
    ),
    price: scene(
      "Price by what’s in the shoebox",
      "What do we say a return costs?",
      "“From $200” is true and useless. Price by content: wages only; plus a house; plus a business; plus a rental or stock. Four lines with a figure, and what adds to them: two states, years that were never filed, a bag of receipts. Say what’s in it: the questions in July, the letter in October. And a fee that depends on the size of the refund is one you don’t take; say that when they’ve heard of a place that does.",
      ["A from-price", "Nobody is the one it’s from. Four lines, and they find themselves."],
      "Four lines with a price are by the phone, with what adds to each.",
      "Sort last year’s returns into four kinds, and write down the middle fee of each.",
    ),
    machine: scene(
      "Let it tell status and papers, and no law",
      "What should an AI take at a tax practice?",
      "Three of four calls in March are “is it done?”, “did you get it?” and “what do I bring?” If your software knows, it can say so at any hour. It doesn’t say what’s deductible, what an extension saves or whether a letter is serious. It asks for no numbers. Ask the vendor where the recordings lie and who hears them, because return information has its own federal rule, and have that answer before February.",
      [
        "Letting it answer “Can I deduct that?”",
        "It will be right in general and wrong for him. It takes the question to somebody who signs.",
      ],
      "It tells status and papers, and “can I deduct my truck?” got a person.",
      "Test it with a deduction, a letter and somebody who begins to read out a Social Security number.",
    ),
    rush: scene(
      "Give clients a color instead of a call",
      "How does a tax office survive March?",
      "“Is it done?” has four answers: we’re missing something, it’s in line, it’s being checked, it’s ready to sign. Text the color whenever it changes and each Friday if it doesn’t. With 300 clients and two calls each in March at four minutes, that’s 40 hours you get back. The rest is one protected stretch, nine to twelve, when preparers don’t answer at all and a person or an assistant says when they will.",
      [
        "Preparers who answer the phone",
        "Each call costs the four minutes and the ten until they’re back in the return. Nine to twelve is for returns.",
      ],
      "Each return has one of four states, and a change of state sends a text.",
      "Agree on the four states, and text them each Friday for one month.",
    ),
  },
  lost: [
    "A letter with a window",
    "She hasn’t opened it for two days. Now she has, and there’s a figure in it and a date. The first office plays a recording about tax season. The second is closed until noon. A tired man at the third says, “Read me the number in the top right corner. … All right. That one’s not so bad.” He has just won twenty years of returns.",
  ],
  limit: [
    "“It’s just a quick question”",
    "He asked whether a truck can be written off. The preparer asked what the truck was for. It turned out that he’d left his job in June and hadn’t set anything aside. The question was about a truck. The trouble wasn’t.",
  ],
};

export const insurers: Scenes = {
  of: "an insurance agency",
  worth: 380,
  booked: 2,
  told: {
    missed: scene(
      "Answer the dealership at six on Saturday",
      "What does a missed call cost an insurance agency?",
      "He’s sitting at a dealer’s desk and can’t drive off without proof of insurance. If his own agency doesn’t answer, an app on his phone will, and it’ll ask whether it should take over the house as well. So a missed service call costs more than a missed quote. Say two households a month leave that way, with $380 a year in commission each, for the six years they’d have stayed: $4,560 for two calls.",
      [
        "Treating service calls as a cost",
        "The man at the dealership is a client deciding whether he still needs you. He comes before a quote.",
      ],
      "On Saturdays somebody or something sends ID cards and takes down a new car.",
      "Count last month’s Saturday calls, and which of those policies are still yours.",
    ),
    night: scene(
      "Say which number takes a claim right now",
      "What should callers hear at an insurance agency at night?",
      "After a crash or a fire nobody wants an agent’s mailbox. Hurt or in danger: 911. Then the carriers’ claim lines, by name, since people know their logo and not your list. Then what you’ll do in the morning: call them by nine, and have the policy open. One more sentence keeps you out of trouble: no coverage begins or changes with a message. Say it kindly, and each time somebody asks to add a car.",
      [
        "“We’ll take care of it first thing”",
        "He believes that the car’s insured now. Say that nothing changes until he’s heard from you.",
      ],
      "The night message has 911, the claim lines by carrier, and the sentence that no message changes coverage.",
      "Rewrite the night message, and have somebody who’s had a crash listen to it.",
    ),
    first: scene(
      "Ask what changed",
      "What do we ask somebody who wants a quote?",
      "“Who are you with now?” leads to a price. “What made you look today?” leads to a client: a raise in premium, a teenager, a claim that went badly, a closing on the 30th. The last one has a date and a lender. The teenager needs a conversation about limits. Then the current policy’s first page as a picture, and nobody types for twenty minutes. And when you’ll call, to the hour.",
      [
        "Twenty minutes of questions for a quote",
        "The first page of the policy has the answers. Ask what changed, and for a picture.",
      ],
      "Each quote begins with what changed and a picture of the current policy.",
      "Ask the next ten for a picture of the first page, and time the calls.",
    ),
    kept: scene(
      "Call before the renewal does",
      "How do we keep clients at renewal?",
      "The renewal letter arrives with $400 more on it, and that evening they look around. A call two weeks before it changes who tells them: “It’s going up, here’s why, and I’ve looked at two others.” You can’t call all. Call those whose premium rises by more than 15 percent; in a book of 800 that may be 60 a month, fifteen a week. If you keep six who’d have left, it’s $2,280 a year, every month again.",
      [
        "Letting the letter say it",
        "By the time they call you, they have a quote. Be the one who brings the bad news, with two choices.",
      ],
      "Everyone whose premium rises by more than 15 percent hears it from us two weeks ahead.",
      "Print next month’s renewals by increase, and call the top fifteen.",
    ),
    price: scene(
      "Explain the price of the cheaper one",
      "What do we say to “I found it for $300 less”?",
      "You may well be dearer, and they may well be worse off. Don’t defend; ask for the page and put both side by side on three lines: liability limit, deductible, what’s missing. “They’re cheaper because it’s 25/50 instead of 100/300. If you’re fine with that, I can do it, too.” Some go, and that’s all right. Those who stay have heard from you what they’re paying for, for the first time.",
      [
        "Matching the price in silence",
        "You cut the limits and didn’t say so. After the accident they’ll remember who did.",
      ],
      "A cheaper offer is laid next to ours on three lines before anyone says a price.",
      "Make the three-line sheet, and use it on the next five cheaper offers.",
    ),
    machine: scene(
      "Let it send ID cards, and bind nothing",
      "What should an AI take at an insurance agency?",
      "ID cards, payment dates, claim numbers of the carriers and certificates for a contractor follow a rule, and are half of your calls. It sends those at any hour. It may take down a new car or driver, and then has to say, each time, that coverage hasn’t changed yet. It doesn’t say whether something’s covered. “A tree fell on my fence” gets the claim line and a call from you in the morning.",
      [
        "Letting it say “you’re all set”",
        "Two friendly words, and he believes he’s covered. It says that nothing changes until a person confirms it.",
      ],
      "It sends ID cards at once, and said that coverage hadn’t changed in each test call.",
      "Test it as a man at a dealership, as a tree on a fence and as a lender who needs a certificate.",
    ),
    rush: scene(
      "Text your clients before the storm has passed",
      "What does an agency do on the day after a storm?",
      "After hail you’ll have 150 calls with the same four questions. Text all clients in those zip codes by seven: the claim line of their carrier, take pictures, keep receipts for a tarp, don’t sign at the door. Then the calls that come are the ones that need you: somebody old and alone, a business that can’t open, a denied claim. Agencies are remembered for that morning longer than for any rate.",
      [
        "Waiting for the calls",
        "By nine all lines are busy and nobody has got help. A text at seven answers a hundred of them.",
      ],
      "A text with claim lines can go out by zip code within an hour.",
      "Sort clients by zip code and carrier, and keep the text ready.",
    ),
  },
  lost: [
    "At the dealer’s desk",
    "The papers are signed, the kids are in the car, and the salesman needs proof of insurance. Your agency closed at noon. His thumb finds an app; it takes four minutes and asks, very politely, whether it may take care of the house, too. Eleven years with you ended between two and ten past two.",
  ],
  limit: [
    "“I only need the claim number”",
    "She gave her policy number quickly and clearly. The agent asked whether somebody was with her. Nobody was, and she was sitting on the curb in front of what was left of the kitchen. He stayed on for half an hour. The claim number took ten seconds.",
  ],
};
