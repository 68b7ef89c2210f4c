import { type Scenes, scene } from "./kind.ts";

export const dental: Scenes = {
  of: "a dental practice",
  worth: 900,
  booked: 4,
  told: {
    missed: scene(
      "Cover the phone from twelve to one, when new families call",
      "What does a missed call cost a dental practice?",
      "Somebody with a new job goes down the plan’s directory on her lunch break, which is your team’s lunch break, too. She calls three offices, and the first that picks up gets all four of them: her, her husband and two kids. Say each is worth $900 in the first year: that’s $3,600 for one ring. So one person has the phone from twelve to one, and at one the numbers nobody knows are called back first.",
      [
        "Closing the phone from twelve to one",
        "That’s when somebody with a job and a new insurance card calls for a family of four. She’s going down the plan’s directory, and the next office that picks up gets all of them, so whoever covers asks for the name and the plan first and offers two times.",
      ],
      "From twelve to one somebody or something answers, and unknown numbers are called back first.",
      "Mark every unknown number between twelve and one for two weeks, and call each one by two o’clock.",
      [
        "The call back at one",
        "Hi, this is Maria at [name of the practice]. You called at 12:20 and we missed you. Is it for you, or for the whole family?",
      ],
    ),
    night: scene(
      "Hold one chair at eight on Monday for the weekend",
      "Which dental calls can wait until morning?",
      "After closing you hear three kinds. Trouble breathing or swallowing, or heavy bleeding that pressure doesn’t slow: 911. A knocked-out adult tooth, swelling with fever, or bleeding that keeps on: the dentist on call, that minute. And everything that hurts or looks bad but can wait, which is most of it. For that third kind keep eight o’clock on Monday open until Sunday night, so that the answer is a time instead of “call us when we open.”",
      [
        "Telling a lost crown to call on Monday",
        "She’ll call four offices on Monday and go where somebody answers. A held slot at eight costs you nothing and keeps her.",
      ],
      "Eight o’clock on Monday is held for the weekend’s calls, and whoever answers may give it away.",
      "Block eight o’clock for the next four Mondays, and note what it was used for.",
      [
        "A lost crown on Saturday",
        "That’s a nuisance on a weekend. Keep the crown somewhere clean, and I have eight o’clock on Monday for you. If your face swells or you have a fever before then, call this number again right away.",
      ],
    ),
    first: scene(
      "Ask about the reason first, and the insurance card last",
      "What does a new dental patient want to hear first?",
      "Ask what made them call today and when they last saw a dentist. Somebody who laughs and says “it’s been a while” is telling you that they’re embarrassed, and whether they come depends on your next sentence. Then ask who else in the house needs a visit. The insurance card comes last, because the first five minutes decide whether they want you, and the card only decides what it costs.",
      [
        "Starting with the insurance card",
        "Three minutes of group numbers, and you still don’t know that her tooth hurts. Reason first, time second, card last.",
      ],
      "New patients are asked why they’re calling and how long it’s been before they’re asked about insurance.",
      "Try the sentence for people who’ve been away on the next ten new patients, and change it until it’s yours.",
      [
        "“It’s been a while”",
        "You’re in good company, and nobody here will lecture you. We start with a look and a conversation. Would Tuesday at ten or Thursday at four be better?",
      ],
    ),
    kept: scene(
      "Guard the hygiene column first",
      "What does an empty hygiene hour cost?",
      "Cleanings are booked six months ahead, so they’re what people forget. Say two hours a day stand empty and an hour brings $150. That’s $300 a day and $5,700 in a month of nineteen days, with the hygienist there and paid. For cleanings move the first text to two weeks out and the one that asks for a yes to three days, and give whoever hasn’t answered by noon two days out one call.",
      [
        "Treating every column the same",
        "A filling that was booked on Friday is remembered. A cleaning from March isn’t. Spend the calls on the hygiene column.",
      ],
      "Every cleaning has a yes two days ahead, or has been called once.",
      "Count the empty hygiene hours of the last four weeks, and multiply them by what an hour brings.",
      [
        "The call two days out",
        "Hi, it’s Maria from Dr. Kim’s office, just about your time on Thursday at ten. Will you be able to make it, or shall I find you something better?",
      ],
    ),
    price: scene(
      "Answer “How much is a crown?” without a diagnosis",
      "What do we say when somebody asks what a crown costs?",
      "Whoever asks that has usually been quoted a crown somewhere else. Give the range you really charge, what it depends on, the price of the look that settles it, and the promise of a figure in writing before anything starts. You haven’t guessed at a tooth you can’t see, and they have a number to put next to the other one.",
      [
        "“The doctor would have to see you first”",
        "True, and it sounds like hiding. A range and the price of the first look are facts you may give.",
      ],
      "The ranges for an exam, a filling and a crown are on the sheet by the phone, with a date.",
      "Have the dentist sign five price ranges, and put them next to every phone.",
      [
        "The crown",
        "Here a crown is usually between [low] and [high] before insurance, depending on the tooth. The visit that tells us is [fee], and you’ll have the exact figure in writing before anyone starts.",
      ],
    ),
    machine: scene(
      "Let it book cleanings, and keep pain for people",
      "What should an AI take at a dental practice?",
      "Cleanings, checkups and moved appointments follow a rule once the hygiene and the doctor’s column have their lengths. Pain doesn’t. “It throbs at night and my cheek is fat” may be next Tuesday or a hospital. Give the assistant one set sentence for swelling, breathing and bleeding, with 911 in it, and have it ring a person for anything else that hurts. Then test it in a patient’s words, not in yours.",
      [
        "Letting it book “tooth pain” like a cleaning",
        "It finds the next free half hour, which is in nine days. Pain rings a person, and so does swelling, after 911 has been said.",
      ],
      "“My cheek is swollen and it hurts to swallow” got 911 first in our test call, and a toothache rang a person.",
      "Write the list of words that ring a person: pain, swelling, bleeding, knocked out, since the surgery.",
    ),
    rush: scene(
      "Take pain first on Monday, with two slots to give away",
      "How does a dental desk get through Monday at eight?",
      "Three groups call at eight on Monday: the weekend’s toothaches, people who can’t make today, and the ones who remember over coffee that they’re due. Only the first group can’t wait until nine. Hold two half hours until 8:45. If no toothache takes them, the people on your short-notice list do, and today’s cancellation is filled in the same ten minutes.",
      [
        "Taking Monday’s calls in the order they ring",
        "The overdue cleaning gets ten minutes while a toothache listens to music. Ask first what it’s about, and take pain.",
      ],
      "Two half hours are held on Monday until 8:45, for pain first.",
      "Hold two half hours next Monday until 8:45, and write down who took them.",
    ),
  },
  lost: [
    "12:20, the third name on the list",
    "She started a new job on Monday and has the plan’s directory open on her phone. The first office rings out. The second has a recording about lunch. The third says, “This is Maria.” Nobody compared reviews. Four people are now patients of whoever had somebody at the phone at 12:20.",
  ],
  limit: [
    "“It’s probably nothing, but my cheek feels warm”",
    "She says it cheerfully, because she doesn’t want to be a bother. Somebody who has stood next to a dentist for ten years stops typing and asks whether she can swallow. A script hears a request for next week.",
  ],
};
