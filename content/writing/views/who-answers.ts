import type { View } from "./view.ts";

// Who answers: the front desk, the owner, a person, an assistant.

export const frontDesk: View = {
  topic: "desk",
  heard:
    /\b(?:receptionists?|front desk(?: staff| people| person| team)?)\b.{0,50}\b(?:underpaid|undervalued|underrated|deserves?|most important|important|backbone|face of|matters?|heart of|more than|best hire|marketing|salesperson)\b|\b(?:pay|value|invest in|appreciate|thank|respect|listen to)\b.{0,20}\b(?:receptionists?|front desk)\b/,
  thesis: "The person at your front desk is your most important hire",
  follows: ["ask-the-desk", "protect-hours", "mark-the-dots"],
  gist: "Callers decide by the first minute, and the person at the desk decides how it goes; pay, train and protect them accordingly.",
  scene:
    "They know every regular by voice, they calm people down, and they can tell a real emergency from a loud one. They are also interrupted forty times a day and are the last to be asked.",
  close: "Ask the person at your desk what they would change. Then change one thing by Friday.",
  reasons: [
    {
      head: "Everyone meets them first",
      text: "{NewOnes} know their voice before they know your work. If that first minute goes badly, {next}, and nobody tells you why.",
    },
    {
      head: "They know what your {customers} want",
      text: "Ask {ask0} or {ask1}: they hear it all day, in people’s own words. No report you could buy knows that much about {one}.",
    },
    {
      head: "Losing them is expensive",
      text: "When they leave, everything they kept in their head leaves too: who is afraid of what, who pays late, who must never be put on hold. It takes a year to learn that again.",
    },
  ],
  against: {
    text: "There is no budget for it, and the work can be learned in a week.",
    reply:
      "The buttons can. Judgment can’t. If there is no money, start with what is free: two protected hours, a rule for abusive callers, and a say in what gets changed.",
  },
};

export const ownersTurn: View = {
  topic: "telephone",
  heard:
    /\b(?:owners?|bosses|boss|doctors?|dentists?|partners?|lawyers?|you) should (?:\w+ )?(?:answer|pick up|take) (?:the|their|your|its|own) (?:own )?(?:phones?|calls?)\b|\banswer(?:ing)? (?:your|my|their|our) own phones?\b/,
  thesis: "Every owner should answer the phone once a week",
  follows: [],
  gist: "One hour a week on your own phone tells you what people really ask, and what your staff puts up with.",
  scene:
    "An owner sits down at the front desk for an hour, because someone is out sick. By the third call they have learned more about {one} than in the last meeting.",
  close: "Pick an hour next week. Tell nobody, and take a pencil.",
  reasons: [
    {
      head: "You hear what people really ask",
      text: "You think they want to hear about your work. They ask {ask0} and {ask1}, and they ask it in words that aren’t on your website.",
    },
    {
      head: "You notice what doesn’t work",
      text: "The transfer that goes nowhere, the price nobody knows, the calendar that takes four clicks. Your people stopped mentioning those long ago.",
    },
    {
      head: "Your people notice, too",
      text: "Someone who has sat there for an hour makes different rules, {hands} or not.",
    },
  ],
  against: {
    text: "An owner’s hour costs more than anyone else’s, and there is real work to do.",
    reply:
      "It is one hour a week, and it is cheaper than a consultant. Stop when you have heard nothing new for a month.",
  },
};

export const realPerson: View = {
  topic: "handover",
  heard:
    /^(?=.*\b(?:phones?|calls?|callers?|answer\w*|reception\w*|front desk|voicemail)\b).*\b(?:never replace|can'?t replace|cannot replace|won'?t replace|no substitute for|real (?:person|people|humans?)|human (?:touch|voice|being)|deserves? (?:a|to (?:talk|speak) to a) (?:human|person|real))\b/,
  thesis: "Every caller should be able to reach a person",
  follows: ["name-and-second", "brief", "stage-it"],
  gist: "Let a machine take what follows a rule, and give everyone else a person with a name.",
  scene:
    "Someone calls with a question that isn’t on any list. They say it once, then again, more slowly. What they want is a person, and they want to hear that one is coming.",
  close: "Call your own number and ask for a person. Count how many times you have to say it.",
  reasons: [
    {
      head: "Some calls need judgment",
      text: "{Cap:hard}: nobody wants to explain that to a system. It takes someone who can hear the hesitation, bend a rule and take responsibility for it.",
    },
    {
      head: "People remember who was there",
      text: "On an ordinary day any answer will do. On a bad day {customers} remember a name. That is why they stay, and why they send their family.",
    },
    {
      head: "A person can be sorry",
      text: "When something went wrong, an apology from a machine makes it worse. Somebody has to say “that was our mistake” and mean it.",
    },
  ],
  against: {
    text: "Nobody can pay a person to sit by the phone day and night, and a machine is better than ringing out.",
    reply:
      "It is, and this site sells one. That is also why the rule matters: it takes the calls that follow a rule, says what it is, and puts people through, or gives them a time, the first time they ask.",
  },
};

export const anAssistant: View = {
  topic: "choosing",
  heard:
    /\b(?:should|is it (?:worth|time)|do|does|why)\b.{0,60}\b(?:get|use|try|hire|need|want|have|let|buy|switch\w*)\b.{0,20}\b(?:ai|voice assistant|assistant|phone bot|robot)\b|\bapologi[sz]\w+ (?:for|about) (?:\w+ ){0,3}(?:ai|assistants?|bots?)\b|\blet(?:ting)? ai\b|\bai (?:receptionists?|assistants?) (?:is|are) (?:worth|good|the future|ready|fine)\b/,
  not: /\b(?:shouldn'?t|should not|never|don'?t|do not|no)\b.{0,40}\b(?:ai|assistant|bot|robot)\b|\b(?:hides?|hiding|disclos\w+|tell (?:callers|people|customers|patients|clients))\b/,
  thesis: "Let it have the calls that nobody answers today, and nothing else at first",
  follows: ["bring-own-calls", "test-person", "bill-for-my-week"],
  gist: "If calls go unanswered at hours you can name, yes: for those hours, on trial, with one person in charge. If nearly all your calls take judgment, no.",
  scene:
    "A note first: this page belongs to a company that sells phone assistants. The phone rings {hands}, nobody is free, and the caller won’t wait.",
  close: "Count your unanswered calls for two weeks. The number decides this better than any article.",
  reasons: [
    {
      head: "Where it replaces nobody, it takes nothing away",
      text: "After closing, at lunch, {hands}: there the choice is between an assistant and nothing. Compare it with the beep and not with your best person. {NewOnes} go to whoever picks up.",
    },
    {
      head: "Most calls follow a rule, and the rest can be passed on",
      text: "People ask {ask0}, {ask1}, {ask2}. That can be written on a page. What can’t is {expert}, and {hard}. It has to get a person for those, with a name on your list, or it does harm.",
    },
    {
      head: "You can find out in a month, for little",
      text: "Forward one stretch of the day, read every note the next morning, and set the date on which you decide. If the notes save you calls, keep it. If they make you call back to ask what was meant, don’t.",
    },
  ],
  against: {
    text: "Some people hang up on a machine, and those who call {one} often want to hear a person.",
    reply:
      "Some will hang up; count them. Have it say in its first sentence that it is one, and put through whoever asks. If you have a person free at that hour, let the person answer. The question is only about the hours in which you don’t.",
  },
};

export const noAbuse: View = {
  topic: "complaints",
  heard:
    /\bcustomers? (?:is|are) (?:not|n't|never)? ?always right\b|\bcustomer isn'?t always right\b|\bfir(?:e|ing) (?:a |your |bad |rude |abusive |difficult )*(?:clients?|customers?|patients?)\b|\b(?:abusive|rude|screaming) (?:callers?|customers?|patients?|clients?)\b.{0,40}\b(?:should|hang up|put up|tolerat\w+|end|fire)/,
  thesis: "Nobody at your front desk has to put up with abuse",
  follows: ["say-stop", "who-decides", "listen-out"],
  gist: "Give your people one sentence that ends an abusive call, and stand behind whoever uses it.",
  scene:
    "The caller has been shouting for four minutes. The person on your end says “I understand” for the sixth time and looks at the door of your office.",
  close: "Tell your people today which sentence they may use. They have been waiting for it.",
  reasons: [
    {
      head: "Angry is fine, abusive isn’t",
      text: "Somebody who waited all day over {status} has a right to be angry. Insults and threats are something else, and your people can tell the two apart if you let them.",
    },
    {
      head: "The next caller pays for it",
      text: "After a call like that, nobody sounds friendly. A harmless question about {ask0} gets a short answer, and that caller did nothing wrong.",
    },
    {
      head: "Good people leave over it",
      text: "They don’t leave because someone shouted. They leave because nobody backed them up afterward.",
    },
  ],
  against: {
    text: "If you hang up on people, they write reviews, and some of them had a point.",
    reply:
      "So hear out the point first, warn once, and answer in writing the same day. A calm letter reads well under a bad review.",
  },
};
