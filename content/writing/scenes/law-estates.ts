import { type Scenes, scene } from "./kind.ts";

export const estateLaw: Scenes = {
  of: "an estate planning practice",
  worth: 2800,
  booked: 2,
  told: {
    missed: scene(
      "Treat the call after a funeral as the one that counts",
      "What does a missed call cost an estate planning practice?",
      "Nobody needs a will today, so something made them call: a funeral, a diagnosis, a first grandchild, a flight on Friday. The wish lasts about a week. Say eight such callers a month ring out, a third would have come, and a plan for a couple is $2,800: about $7,500. They don’t call the next firm. They put it off for two years, which for some of them is too long.",
      [
        "“There’s no rush, call us when you’re ready”",
        "They were ready today. Offer a date within two weeks, and one thing to do until then.",
      ],
      "Everyone who calls about a will has a date within two weeks.",
      "Call back everyone from the last sixty days who asked and didn’t book.",
    ),
    night: scene(
      "Know the one call that can’t wait: the hospital",
      "Which estate planning calls are urgent?",
      "Almost nothing here is urgent after five, except for one call: someone’s in the hospital or going into surgery, and there’s no power of attorney or the will isn’t signed. That rings a lawyer, in the evening, too. Take who the person is, who’s calling, which hospital, and whether the patient can talk for themselves right now. Don’t say what’s still possible. A death isn’t an emergency for the law, but it deserves a person and a kind sentence.",
      [
        "Treating a hospital call like an inquiry",
        "Tomorrow may be too late for a signature. It rings a lawyer, tonight.",
      ],
      "A call from a hospital rings a lawyer in the evening, too.",
      "Agree on who takes hospital calls in the evening, and put it on the card.",
    ),
    first: scene(
      "Ask what made them call today",
      "What do we ask somebody who wants a will?",
      "“What made you think of it now?” is the question that tells you whether it’s a couple with a baby, a widow, or a son who’s calling about his mother’s house. If it’s the son, find out gently who the client is; it’s the mother, and she has to call or come. Then names for conflicts, children from which marriage, whether there’s a will, and roughly what there is. Nobody has to know what it’s worth on the phone.",
      [
        "Planning the mother’s will with the son",
        "He means well, or doesn’t. The client is the person whose will it is, and you need to hear her.",
      ],
      "We know what made them call and who the client is before anything else.",
      "Add “why now?” and “whose will is it?” to the first line of the sheet.",
    ),
    kept: scene(
      "Chase the signature, not the first meeting",
      "Where do estate plans get stuck?",
      "People come to the first meeting. They get stuck on the questionnaire, and then on the signing, because choosing a guardian means a fight with a sister. Say 20 plans are under way and seven haven’t moved for two months: at $2,800 that’s nearly $20,000 of work half done. Call those seven with one small question each: “Is it the guardian?” In most cases it’s one blank, and fifteen minutes with the lawyer fill it.",
      ["Sending the questionnaire again", "It isn’t lost, it’s stuck. Call, and ask which question it is."],
      "Each plan that hasn’t moved for a month gets a call with one question.",
      "List every plan that’s been open for more than sixty days, with the blank that stops it.",
    ),
    price: scene(
      "Give flat fees by what people are",
      "What do we say a will costs?",
      "“It depends” sends them to a website for $99. You can say it by kind: single with simple wishes, a couple with children, a second marriage, a business. Most offices have a flat fee for each, and what makes it more is known: a trust, a house in another state. Say what’s in it that the website hasn’t got: somebody who asks about the half-brother, and a signing that holds.",
      [
        "“It depends on your situation”",
        "So describe four situations with a price, and let them find theirs.",
      ],
      "Four kinds of client have a flat fee on the sheet.",
      "Write down your last twenty plans by kind and fee, and make four lines of them.",
    ),
    machine: scene(
      "Let it book meetings, and pass on every death",
      "What may an AI take at an estate planning practice?",
      "First meetings, moved meetings, “what do I bring?” and “is it signed?” follow a rule. A death doesn’t, though the caller may sound quite businesslike: “I’m calling about my father’s trust.” Have it hear words like passed, funeral and died, say that it’s sorry and a person will call within the hour, and stop asking. And it takes no instructions. “Take my brother out of the will” is for a lawyer and a quiet room.",
      [
        "Letting it take a change to a will",
        "Who was on the line, and who stood next to them? It books a meeting, and that’s all.",
      ],
      "A death reached a person within the hour, and no change to a will was taken in our test calls.",
      "Test it with “I’m calling about my father’s trust,” said calmly.",
    ),
    rush: scene(
      "Expect the last two weeks before summer and New Year’s",
      "When do people want a will?",
      "Two rushes come each year: parents before they fly, and people with a resolution. Both want it signed by a Friday. Offer a short meeting to the flyers, with guardian and health care papers first and the rest later, if your lawyers agree that it can be split; and give the resolvers dates through February, with the questionnaire due before. Two blocks of signings a week, with witnesses there, do more than ten single ones.",
      [
        "Promising everything by the flight",
        "It’s either rushed or late. Say what can be signed by Friday, and give the rest a date.",
      ],
      "In June and January two signing blocks a week are open, with witnesses.",
      "Put two signing blocks a week into June and January, and book the witnesses.",
    ),
  },
  lost: [
    "The week after the funeral",
    "He has spent four days on his father’s papers and swears his own children won’t. On Tuesday at lunch he calls. The recording asks for his name and a brief description of his matter. He means to call again. It’s two years before the next funeral.",
  ],
  limit: [
    "“I’m calling for my mother”",
    "He had every answer: the house, the accounts, who gets what. The receptionist asked whether his mother was there. She was, and she wanted something else. It took someone who noticed that the client hadn’t spoken.",
  ],
};
