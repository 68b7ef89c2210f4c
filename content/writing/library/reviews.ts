import type { Subject } from "./kinds.ts";

export const reviews: Subject = {
  id: "reviews",
  name: "online reviews",
  heard:
    /\breviews?\b.*\b(?:google|yelp|online|ask\w*|respond\w*|reply|answer\w*|bad|negative|more|patients|clients|customers)\b|\b(?:google|yelp|online|bad|negative|ask(?:ing)? for|respond(?:ing)? to|more|get(?:ting)?) (?:\w+ ){0,2}reviews?\b/,
  not: /\b(?:performance|annual|employee|contract|literature) reviews?\b/,
  title: "How to ask for reviews at {who}",
  lead: "Ask everyone in person, right after you’ve helped them, and text the link within five minutes. Don’t pay for reviews, don’t pick only the happy ones, and answer every review within two days, in three calm sentences. It feels awkward twice and natural after that.",
  close:
    "Pick the moment this week, choose the sentence, and ask after every one of them. Count again in a month.",
  passages: [
    {
      does: "Choose the moment",
      asks: "When is the right moment to ask?",
      heard: /\b(?:when|moment|time|timing)\b/,
      says: [
        "The best moment is the same for everyone: the goodbye, from whoever says it. Not in an email ten days later along with the bill. Agree on who says it. At people’s homes that’s whoever did the work, once you’ve looked at it together; where you come again and again, after the second visit. Somebody who’s in pain or in tears is looked after first and asked another day, like everybody else.",
      ],
      mistake: [
        "Asking along with the bill",
        "They’re thinking about money, and you’re asking for praise. Ask at the goodbye, everyone in the same words.",
      ],
      checks: ["Everyone knows the moment at which we ask, and who does it."],
      tasks: ["Write down when to ask, and who does."],
    },
    {
      does: "Say it in one sentence you’d really say",
      asks: "What do we say without being awkward?",
      heard: /\b(?:awkward|say|words|script|sentence|phrases?|ask\w*|how)\b/,
      says: [
        "It’s only awkward if you sound like a brochure. Say why, say it’s optional, and stop talking. Each person finds their own version; if it sounds learned, it is.",
      ],
      lines: [
        [
          "At the counter",
          "If you have a minute this week, would you write in a review how it was, good or bad? It’s how people find us. And if not, no worries at all.",
        ],
        [
          "On the phone",
          "Thank you for telling me, I’ll pass it on. If you’d be willing to write that where others can see it, I’ll text you the link.",
        ],
        ["If they hesitate", "Honestly, don’t feel you have to. It made my day that you said it."],
      ],
      mistake: [
        "Offering a discount for a review",
        "Platforms forbid it, federal rules limit it, and people can smell it. Ask for nothing but two honest lines.",
      ],
      checks: ["Everyone has their own sentence and has said it aloud."],
      tasks: ["Have everyone write their own sentence and say it to a colleague."],
    },
    {
      does: "Send the link within five minutes",
      asks: "What should the text say?",
      heard: /\b(?:text|template|link|message|email|send|qr)\b/,
      says: [
        "Good intentions last a few minutes. Text a link that opens the box you type in, and send it to people who’ve agreed to get texts from you. Put a code on a card for the rest. Test it on somebody else’s phone.",
      ],
      lines: [
        [
          "Right away",
          "Hi [first name], if you’d like to leave [name of the business] a review, this opens the page: [link]. Please don’t feel you have to. [Your name]",
        ],
        [
          "Once, a week later",
          "Hi [first name], just one nudge: [link]. Two lines help more than you’d think. Thank you either way! [Your name]",
        ],
      ],
      eg: {
        medical:
          "HIPAA protects even the fact that somebody is your patient. So the text says nothing about the visit, and not “thanks for coming in,” either. Send it only to people who’ve agreed to texts, and have your compliance officer read it once.",
        dental:
          "Keep the text free of anything about the treatment, and send it only to people who’ve agreed to texts from you.",
      },
      mistake: [
        "Sending people to search for you",
        "Between the search, the map and the sign-in most of them put the phone away. Text the link that opens the box itself, within five minutes.",
      ],
      checks: [
        "The link opens the review box directly, and a stranger has tried it.",
        "One text and one reminder at most.",
      ],
      tasks: ["Set up the direct link, the text and one reminder, and test them on a stranger’s phone."],
    },
    {
      does: "Ask everyone, and not just the happy ones",
      asks: "Should we only ask happy people?",
      heard: /\b(?:everyone|happy|only|gating|rules|allowed|legal|ftc|fake|policy)\b/,
      says: [
        "Sending happy people to the platform and unhappy ones to a private form is called review gating, and Google’s rules forbid it. Reviews by your staff or your cousin break them, too. Asking everyone also does something good: the person who had a dull experience writes “quick, clean, on time,” and that’s what the next stranger wants to read.",
      ],
      mistake: [
        "Filtering out the unhappy ones",
        "It’s against the platform’s rules, and it leaves you with praise nobody believes. Ask everyone, and fix what the others tell you.",
      ],
      checks: ["Everyone is asked once; nobody is filtered out or rewarded."],
      tasks: ["Note in {system} who’s been asked, so that nobody is asked twice."],
    },
    {
      does: "Answer every review in three sentences",
      asks: "How do we respond to reviews?",
      heard: /\b(?:respond\w*|reply|replies|answer\w*|good|positive)\b/,
      notFor: ["medical", "dental", "law"],
      says: [
        "Thank them, mention one thing they said, and sign with a name. Two days is soon enough. Write it for the hundred people who’ll read it, since the one who wrote it has moved on.",
      ],
      mistake: [
        "Answering all of them with the same line",
        "“Thanks for your review!” forty times tells a reader that nobody read them. Three or four sentences of your own, taken in turn, then a first name.",
      ],
      checks: ["Every review is answered within two days and signed."],
      tasks: ["Give one person fifteen minutes each Tuesday to answer what came in."],
    },
    {
      does: "Answer every review without saying who was there",
      asks: "How do we respond to reviews?",
      heard: /\b(?:respond\w*|reply|replies|answer\w*|good|positive)\b/,
      only: ["medical", "dental", "law"],
      says: [
        "Thank them and sign with a name. No answer may confirm that somebody was ever with you, a kind one included: “Thank you for the kind words” is enough. It’s soon enough on the second day. You write for a hundred strangers who compare, and not for the one who wrote it.",
      ],
      mistake: [
        "Thanking somebody for their visit",
        "One “It was good to see you” tells the world whom you see. Three or four neutral sentences, taken in turn, then a first name.",
      ],
      checks: ["Every review is answered within two days, and no answer says who was with us."],
      tasks: ["Write four neutral answers, and give one person fifteen minutes each Tuesday to post them."],
    },
    {
      does: "Wait an hour before you answer a bad one",
      asks: "What do we do about a bad review?",
      heard: /\b(?:bad|negative|unfair|one[- ]star|angry|complain\w*|false|remove)\b/,
      notFor: ["medical", "dental", "law"],
      says: [
        "It stings, and that’s why you wait. Then no defense and no blame: thank them, say what you’re doing about it, and give a number with a name. If you know who it is, call the same day and listen first. Report it only where it breaks the platform’s own rules. Everybody who compares you with the next name reads how you answered.",
      ],
      lines: [
        [
          "Under a bad review",
          "Thank you for telling us. This isn’t how we want it to go, and I’d like to put it right. Please call me directly at [number]. [Name], [role]",
        ],
      ],
      eg: {
        trades:
          "Where you put right at no charge what didn’t hold, say so in the answer: it’s what the next reader wants to know.",
      },
      mistake: [
        "Proving them wrong in public",
        "Readers remember the tone and forget who was right. Answer in three calm sentences, then pick up the phone.",
      ],
      checks: ["Nobody answers a bad review within the first hour."],
      tasks: ["Write a calm three-sentence answer and keep it where you’ll find it when you’re angry."],
    },
    {
      does: "Answer a bad one without saying that they were with you",
      asks: "What do we do about a bad review?",
      heard: /\b(?:bad|negative|unfair|one[- ]star|angry|complain\w*|false|remove|hipaa)\b/,
      only: ["medical", "dental", "law"],
      says: [
        "It stings, and that’s why you wait. Then no defense, no details, no blame: a sentence that would fit anyone who ever wrote one, with a number and a name. Then call them if you know who it is, and listen. If it breaks the platform’s rules, flag it. A calm answer under an unfair review is read by everybody who compares you with the next name.",
      ],
      lines: [
        [
          "Under a bad review",
          "This isn’t how we want anyone to feel. We can’t discuss anybody’s matter here, or say whether someone has been with us. Whoever has a concern reaches me directly at [number]. [Name], [role]",
        ],
      ],
      mistake: [
        "Proving them wrong in public",
        "You win the argument and lose the readers, and in a confidential profession you may break the law. Three calm sentences, then the phone.",
      ],
      checks: ["Nobody answers a bad review within the first hour, and never with details."],
      tasks: ["Write a calm three-sentence answer and keep it where you’ll find it when you’re angry."],
    },
    {
      does: "Make the call after a bad one",
      asks: "What do we say when we call them?",
      heard:
        /\b(?:phone|calls?|calling|say)\b.{0,40}\b(?:after|about|bad|negative|one[- ]star|upset|angry)\b/,
      extra: true,
      says: [
        "One person calls, the same day, and it’s somebody who can decide: the owner or the manager. Have the job or the visit open in front of you, and listen until they’ve stopped. Say back what you heard, then one thing that you do about it and by when. Nothing is promised that needs somebody else’s word, and nobody asks them to take the review down: money or a favor for that breaks the platforms’ rules. If they don’t want to talk, thank them and leave it. Write down what was said and what was promised, with the day, and call again on that day.",
      ],
      lines: [
        [
          "The first sentence",
          "This is [name], I run [name of the place]. I read what you wrote, and I’d like to hear from you how it went. Is now all right?",
        ],
        [
          "When they’ve finished",
          "So [what went wrong, in their words]. That isn’t how it should have gone.",
        ],
        [
          "What follows",
          "I’ll [one thing], and I’ll call you on [day] to tell you that it’s done. Is this the best number?",
        ],
        [
          "Their voicemail",
          "This is [name] from [name of the place]. Please call me directly at [number]. It’s about something I’d like to put right.",
        ],
      ],
      mistake: [
        "Calling to explain",
        "They hear that you’re right and they aren’t. Ask, listen, name one thing that you’ll do, and stop.",
      ],
      checks: ["One name calls after a bad review, the same day, and what was promised has a date."],
      tasks: ["Decide who calls after a bad review, and write the first sentence."],
    },
    {
      does: "Let the phone earn them",
      asks: "How do we get better reviews?",
      heard: /\b(?:better|improve|earn|phone|calls?|front desk|why)\b/,
      extra: true,
      says: [
        "Read your last thirty reviews and mark what they’re about. You’ll find less about your skill than you’d like, and more about whether somebody picked up, called back and was on time. “Couldn’t get through” is the easiest one-star review to prevent. Fix the thing that shows up twice.",
      ],
      checks: ["We’ve read our last thirty reviews and fixed the thing that came up twice."],
      tasks: ["Read the last thirty reviews, mark what each is about, and give what comes up twice a name."],
    },
  ],
};
