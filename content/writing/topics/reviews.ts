import type { Topic } from "../kinds.ts";

export const reviews: Topic = {
  id: "reviews",
  name: "asking for reviews",
  goal: "ask for reviews without pushing anyone",
  gist: "Ask right after you have helped someone, in one sentence and with one link, and answer every review you get.",
  heard:
    /\b(ask(ing)? .{0,30}feedback|feedback (after|from)|surveys?|(google|yelp|online|customer|patient|client|good|five.?star|5.?star|more|bad|negative) (reviews?|ratings?)|reviews?|testimonials?)\b/,
  keywords: ["customer reviews", "asking for reviews"],
  scene:
    "Someone writes two angry lines at eleven at night. The people who went home happy wrote nothing, because nobody asked them.",
  close: "A review is a favor. Ask for it like one, and answer it like a letter.",
  causes: [
    {
      head: "Nobody asked",
      text: "Happy people go home. Unhappy ones write without being asked.",
      remedy: "Ask in person, right when somebody says thank you.",
    },
    {
      head: "They were asked too late",
      text: "An email two weeks later reaches someone who has forgotten the details.",
      remedy: "Send the link within the hour.",
    },
    {
      head: "It takes too many steps",
      text: "Search, log in, find the right location, pick the stars: most people stop at the second step.",
      remedy: "Send one link that opens the right page, and try it on your own phone.",
    },
    {
      head: "They do not know what to write",
      text: "An empty box under your name feels like a test.",
      remedy: "Give them a question: “What would you tell a neighbor about us?”",
    },
    {
      head: "They don’t want their name on it",
      text: "With {visits} in particular, plenty of people would rather not be seen.",
      remedy: "Tell them a first name is fine and details aren’t needed, and don’t ask for any.",
    },
    {
      head: "Nobody seems to read them",
      text: "Where the business never replies, writing seems pointless.",
      remedy: "Answer each one within a week, in two sentences, without details.",
    },
  ],
  thesis: "Ask for the review, and take the answer as it comes",
  reasons: [
    {
      head: "Contented people stay quiet",
      text: "Someone who is annoyed has a reason to write. Someone whose {job} simply went well doesn’t, unless you ask.",
    },
    {
      head: "Asking is not pushing",
      text: "A second reminder is pushing. So is a discount, or a tablet held out at the counter. One sentence they are free to ignore is fine.",
    },
    {
      head: "People read your answers too",
      text: "How {aPlace} replies to a complaint tells a stranger more than ten compliments. Be calm and brief, and sign with a name.",
    },
  ],
  against: {
    text: "Good work speaks for itself, and asking cheapens it.",
    reply:
      "It speaks to the people who were there. Everyone else has to hear it from someone, and people will say it if you tell them how.",
  },
  near: ["followup", "complaints"],
  points: [
    {
      id: "rules-first",
      phase: "find out",
      do: "Read the rules before you ask",
      how: "The FTC has a rule against fake reviews and against paying for praise. Review platforms go further, each in its own way: no rewards, no asking only happy customers, on some of them no asking at all. Read both, note the date, and check what your profession says about privacy.",
      mistake: "Offering something in return",
      harm: "A discount for a review can break the platform’s rules, and one for praise can break the FTC’s. Anyone who finds out stops believing the others. Ask everyone the same way and give nothing for it.",
      ask: "May we offer a discount for a review?",
      answer:
        "Better not. Paying for praise is against the FTC’s rule, and a platform may forbid any reward. Look up both before you ask anyone.",
      check: "We have read the platform’s rules and the FTC’s page on reviews, and noted the date.",
      task: "Read the platform’s rules and the FTC’s page on reviews, and write down what they forbid.",
    },
    {
      id: "right-moment",
      phase: "decide",
      obvious: true,
      do: "Pick the right moment",
      how: "Ask when someone says thank you: the {job} is done and they can see that it is, and the bill hasn’t come yet. Decide on the moment for each kind of {job}, and who asks. If it went badly, talk about that and don’t mention stars.",
      mistake: "Asking along with the bill",
      harm: "With the bill in their hand, people think about money. A minute earlier, when they see it is done, they think about the work.",
      ask: "When is the right moment to ask?",
      answer:
        "When they have just told you that they are happy with it. A day later, send a short text with the link.",
      check: "For each kind of {job} we have settled when to ask, and who does it.",
      task: "Decide for each kind of {job} when you ask for a review, and who does it.",
    },
    {
      id: "one-sentence",
      phase: "write down",
      obvious: true,
      do: "Have one sentence for it",
      how: "“I’m glad it worked out. If you have a minute this week, would you write that on our page? I’ll text you the link, and if not, that’s fine too.” The last part takes the pressure off. Let everyone put it in their own words.",
      mistake: "Asking for five stars",
      harm: "“Could you give us five stars?” turns a favor into an order and may break the platform’s rules. Ask what it was like, and leave the stars to them.",
      ask: "What do we say without sounding pushy?",
      answer:
        "“Would you write down what it was like? I’ll text you the link, and if not, that’s fine.” One question, one link, one way out. Ask once.",
      check: "We have a sentence for asking, with a way out in it, and everyone has said it aloud.",
      task: "Write the sentence, say it to each other, and cross out anything that sounds like begging.",
    },
    {
      id: "one-link",
      phase: "write down",
      rests: "one-sentence",
      do: "Make it one step",
      how: "Link straight to the field where people write, not to your home page. Text it to people who have agreed to texts, print it as a code for the others, and try it on a phone that isn’t yours.",
      mistake: "Making people look for you",
      harm: "“Find us online and leave a review” takes five steps, and you lose people at each one. Send the link that opens the field.",
      ask: "How do people get to the page?",
      answer:
        "By one link that opens the review field, in a text the same day. A printed code works for people who don’t want texts.",
      check: "The link opens the review field, and a stranger has tried it.",
      task: "Copy the link that opens the review field, and try it on two phones.",
    },
    {
      id: "ask-all",
      phase: "start",
      do: "Ask everyone, once",
      how: "Ask the ones who didn’t smile too. Choosing whom to ask by what they would say is called review gating, and platforms forbid it. Make a note in {system} when you have asked, so nobody is asked twice.",
      mistake: "Asking the same people again",
      harm: "The second reminder is where asking turns into pushing. A note in {system} prevents it. Someone who didn’t write has answered.",
      ask: "How often can we remind someone?",
      answer:
        "Ask once. Someone who doesn’t write has answered too, and will remember that you left it there.",
      check: "A note in {system} shows who has been asked, and nobody is asked twice for the same {job}.",
      task: "Ask everyone from one week, and make a note in {system} for each.",
    },
    {
      id: "answer-them",
      phase: "start",
      do: "Answer what comes in, bad ones first",
      how: "Thank them, say one thing about the matter, and give a name and a number for the rest. Don’t mention what anyone was treated for, billed or helped with. If you are bound to confidentiality, don’t even confirm that they were there. Within two days is soon enough, and an hour after you read it is better than a minute.",
      mistake: "Arguing in public",
      harm: "Readers don’t know who is right. They only see who stays calm. Answer in three sentences with a name and a number, and settle the rest by phone.",
      ask: "What do we do about a bad review?",
      answer:
        "Wait an hour, then write three sentences: thanks, what you take from it, and whom to call. No details, because those are theirs, and no second round.",
      check: "Every review is answered within two days, without details, and signed with a name.",
      task: "Answer the last ten reviews, bad ones first, in three sentences each.",
    },
    {
      id: "learn-from",
      phase: "look back",
      do: "Read them together once a month",
      how: "Take ten minutes and read all of them aloud. If something is praised twice, keep it. If something is criticized twice, give it a name and a date. Count how many people you asked and how many wrote.",
      mistake: "Only looking at the stars",
      harm: "The average hides the sentence that matters. Read the words once a month, and give anything criticized twice to someone by name.",
      ask: "How do we know whether it works?",
      answer:
        "For two months, count how many you asked and how many wrote, and read what they say. The share tells you about your timing, the words about your work.",
      check: "Once a month we read our reviews aloud, and whatever is criticized twice gets a name.",
      task: "Read this month’s reviews aloud, and give anything criticized twice a name and a date.",
    },
  ],
};
