import type { Subject } from "./kinds.ts";

export const misdirected: Subject = {
  id: "misdirected",
  name: "wrong numbers and misdirected calls",
  heard:
    /\bwrong (?:numbers?|department|office|extension)\b|\bmisdirected (?:calls?|callers?)\b|\b(?:calls?|callers?) (?:meant|intended) for (?:someone|another|other)\b|\b(?:calls?|callers?) for (?:a|an|the) (?:old|previous|former|other|similar) (?:business|practice|owner|number|office|name)\b/,
  title: "How {who} can handle wrong numbers and misdirected calls",
  lead: "Treat a wrong number as a neighbor at the door: find out in one question where they wanted to go, give them the right number if you have it, and keep a tally. A few a week are nothing. Ten a week have a cause, usually an old listing or a number that used to belong to somebody else, and it can be fixed.",
  close:
    "After a month, look at the tally. If one cause makes up most of it, you’ve found the phone call or the web form that gets rid of it.",
  passages: [
    {
      does: "Be kind in fifteen seconds",
      asks: "What do we say to a wrong number?",
      heard: /\b(?:say|script|handle|words|kind|polite\w*|respond)\b/,
      says: [
        "Most of them are embarrassed, and some are in trouble and have dialed in a hurry. Ask whom they wanted, because it decides everything else. Don’t give out your own details to prove that you aren’t it, and don’t take messages for other people.",
      ],
      lines: [
        [
          "The ordinary one",
          "This is [name of the business]. Who were you trying to reach? … I think you want 0152, we’re 0142. Have a good one!",
        ],
        [
          "They’re upset",
          "You’ve reached a different office, and I don’t want you to lose time. Is anyone in danger? … Then here’s the number you need.",
        ],
        [
          "The third time",
          "It’s me again, so I think the listing you’re using is wrong. May I ask where you found this number?",
        ],
      ],
      checks: ["Whoever answers asks whom the caller wanted, and has the two likeliest numbers at hand."],
      tasks: ["Put the two or three likeliest right numbers on a card by the phone."],
    },
    {
      does: "Keep a tally with one column: from where",
      asks: "How do we find the cause?",
      heard: /\b(?:cause|tally|count|find|why|track|where)\b/,
      says: [
        "For four weeks note whom they wanted and where they got the number. “Google,” “on the letter from the hospital,” “It’s in my phone from before,” “You called me.” Twelve lines show the pattern. If they say that you called them, look into it at once: somebody may be showing your number on calls of their own, and your phone company wants to know.",
      ],
      checks: ["Four weeks of wrong numbers are on a list, with where each found the number."],
      tasks: ["Ask every wrong number where they found it, for four weeks."],
    },
    {
      does: "Fix it at the source",
      asks: "How do we make it stop?",
      heard: /\b(?:fix|stop|source|listing|google|correct|reduce|prevent)\b/,
      says: [
        "A wrong listing gets corrected at the listing; on Google anybody can suggest an edit, and the owner can do it outright. Somebody else’s letterhead takes one call and a polite email with a picture of it. If your number belonged to another business, ask the directories to unlink the two. If it’s a single digit, call the other business. They’re getting your callers as well, and the two of you can put each other’s number on a card.",
      ],
      checks: ["The most frequent cause has been corrected at its source."],
      tasks: ["Correct the listing or letterhead that causes most of them, and check again in two weeks."],
    },
    {
      does: "Route the ones inside your own house",
      asks: "What about calls for the wrong department?",
      heard: /\b(?:department|internal|transfer\w*|extension|inside|billing|route)\b/,
      says: [
        "Half of all misdirected calls never leave the building: billing questions at the front desk, vendors on the new-patient line. Don’t send them back to the menu. Say who it is, give the direct number in case you’re cut off, and connect with a sentence to the other side. Then look at the words on your website. If “Contact us” has one number, everyone uses it.",
      ],
      checks: ["The website says which number is for what, and inside calls are passed on with a sentence."],
      tasks: ["Put two numbers with what they’re for on the contact page."],
    },
    {
      does: "Protect what you hear by accident",
      asks: "What if they tell us something private?",
      heard: /\b(?:private|privacy|confidential\w*|voicemail|message|records|hipaa)\b/,
      says: [
        "Somebody may tell you half a medical history before you can stop them, or leave it on your voicemail. Interrupt kindly, don’t write it down, delete the message. If a fax or a record that was meant for others reached you, tell the sender and do what they ask; if you sent one to the wrong place, that’s for your compliance officer today, because clocks may be running.",
      ],
      checks: ["Private messages that weren’t meant for us are deleted and not passed around."],
      tasks: ["Decide who’s told when something private arrives or goes out to the wrong place."],
    },
  ],
};
