import type { Topic } from "./kinds.ts";

/** What is held on a subject beside the topic’s own thesis, with reasons of its own. */
export interface View extends Pick<Topic, "thesis" | "gist" | "scene" | "close" | "reasons" | "against"> {
  topic: string;
  /** Lower case, plain: what a prompt that wants an opinion says of it. */
  heard: RegExp;
  /** What names the same and holds the contrary. */
  not?: RegExp;
  /** What follows from it, where no point of the topic says so. */
  acts?: readonly string[];
  /** Ids of the topic’s points that follow from it; none where it is the telephone as a whole. */
  follows: readonly string[];
}

export const views: readonly View[] = [
  {
    topic: "prices",
    heard:
      /\b(?:publish|post|list|show|share|put|hid(?:e|ing)|display)\w* (?:\w+ ){0,2}(?:prices?|pricing|rates|fees)\b|\bprices? (?:on|online|in) (?:the |your |our |their |its )?(?:website|site|web|page|window|open)\b|\btransparent (?:prices|pricing)\b|\bprice transparency\b/,
    not: /\b(?:don'?t|do not|shouldn'?t|not|never|stop|quit|no need to|against) (?:\w+ )?(?:publish|post|list|show|shar|put|display)\w* (?:\w+ ){0,2}(?:prices?|pricing|rates|fees)\b|\b(?:prices?|pricing|rates|fees)\b.{0,30}\b(?:(?:don'?t|do not|never) belong|kills?|hurts?|costs? (?:you|us)|loses?|drives?|scares?|backfires?|is wrong|is a mistake)\b|\bhid(?:e|ing)\b.{0,30}\b(?:is|are) (?:smart|right|fine|ok(?:ay)?|good|fair|better|best)\b|(?:: |^|\bshould |\bmust |\bok(?:ay)? to |\bright to )(?:hide|hiding) \w/,
    thesis: "Small businesses should publish their prices",
    follows: ["three-kinds", "range-sentence", "how-many-came"],
    gist: "Publish fixed prices as numbers and everything else as a range, with what it depends on.",
    scene:
      "“Call us for a quote.” It is on the website of {one}, under a picture of a friendly team. The person reading it wanted to know {ask0}, and they are looking at the next website already.",
    close: "Publish three prices tonight, with a date. See what people ask tomorrow.",
    reasons: [
      {
        head: "People look it up before they call",
        text: "Someone who can’t find a price doesn’t assume you are fair. They assume you are expensive, and {next}.",
      },
      {
        head: "You stop talking to the wrong people",
        text: "A range tells half of them that you are right for them and the other half that you aren’t. Both find out without taking up your time, {hands}.",
      },
      {
        head: "You have to know your prices yourself",
        text: "Writing them down shows you which ones nobody could explain. If two people at {aPlace} would name different numbers, callers have been hearing both.",
      },
    ],
    against: {
      text: "Competitors will see them, and no list can do justice to {hard}.",
      reply:
        "Competitors can find out with one call. And the list doesn’t have to cover everything: give a price for what is always the same, a range for what varies, and say what has to be looked at first, and what that costs.",
    },
  },
  {
    topic: "reviews",
    heard:
      /\b(?:answer|respond|repl)\w*\b.{0,40}\breviews?\b|\breviews?\b.{0,40}\b(?:answer|respond|repl|ignor)\w*/,
    not: /\b(?:don'?t|do not|shouldn'?t|not|never|stop|stopped|quit|no need to|against) (?:\w+ ){0,2}(?:answer|respond|repl)\w*/,
    thesis: "Answer every bad review, even the unfair ones",
    follows: ["answer-them", "learn-from", "rules-first"],
    gist: "You answer a bad review for the people who read it later, so stay calm, keep it short and leave out every detail.",
    scene:
      "Two angry lines, one star, and half of it isn’t true. You could explain exactly what happened. Or you could close the page and hope that nobody sees it.",
    close: "You can’t win the argument. You can be the one who stayed polite.",
    reasons: [
      {
        head: "You aren’t writing to the person who complained",
        text: "They have made up their mind. Everyone who looks you up next month hasn’t. They read the bad reviews first, and then they look for your answer. An empty space under a complaint reads like a shrug.",
      },
      {
        head: "The unfair ones are your best chance",
        text: "A fair complaint needs a fix. An unfair one only needs a calm answer, and readers notice the difference in tone by themselves. You don’t have to say who is right.",
      },
      {
        head: "It is cheap",
        text: "Three sentences, once a week: thank them, say one thing about the matter, give a name and a number. It takes less time than being annoyed about it.",
      },
    ],
    against: {
      text: "Answering gives the complaint more attention, and one wrong word about somebody’s visit can break confidentiality.",
      reply:
        "That is why the answer has no details. Don’t confirm that they were with you, don’t mention what it was about, and move it to the phone. If you can’t write it calmly today, write it tomorrow.",
    },
  },
  {
    topic: "greeting",
    heard: /\bphone (?:menus?|trees?)\b|\bpress (?:1|one)\b|\bivrs?\b|\bautomated menus?\b/,
    not: /\b(?:phone (?:menus?|trees?)|ivrs?|automated menus?)\b.{0,20}\b(?:(?:are|is) (?:fine|good|great|useful|underrated|better|worth|fair)|saves?|works?|helps?)\b|\b(?:defen[cs]e of|praise of|case for|keep) .{0,12}\b(?:phone (?:menus?|trees?)|ivrs?|automated menus?)\b/,
    thesis: "Nobody likes your phone menu",
    acts: [
      "Switch the menu off for one morning. Let every call ring at a person or an assistant, and count how many had to be passed on.",
      "Put one open question in its place: “How can I help?” Whoever or whatever answers sorts by the answer, and tells the next person what was said.",
      "Say one thing before it, in under five seconds: anyone in danger hangs up and calls 911. Everything else can wait for the question.",
    ],
    follows: ["name-first", "time-it", "three-strangers"],
    gist: "A menu sorts callers for you, and they pay for it with their time; let them say what they want.",
    scene:
      "“Please listen carefully, as our options have changed.” They haven’t changed since the day the menu was recorded, and the caller is already pressing zero.",
    close: "Call your own menu with a question that fits none of its options. Then decide.",
    reasons: [
      {
        head: "It makes the caller do your work",
        text: "Someone who wants to know {ask0} has to guess which department that is. You know it in a second. They don’t, and that is why they called.",
      },
      {
        head: "The important calls fit none of the options",
        text: "{Cap:hard}: there is no button for that. {NewOnes} don’t know your departments at all.",
      },
      {
        head: "It says whose time counts",
        text: "A menu saves {aPlace} a few seconds and takes a minute from someone who may be worried, old or in pain. Respect on the phone is being heard before being sorted. And if nobody picks up after the menu, that minute bought the same voicemail.",
      },
    ],
    against: {
      text: "With several departments, sorting calls by hand takes a person all day.",
      reply:
        "Then ask one open question and let someone, or something, listen to the answer. It sorts better than nine buttons, and nobody has to guess.",
    },
  },
  {
    topic: "reminders",
    heard:
      /\b(?:no.?show|cancell?ation|late) (?:fees?|charges?|penalt\w+)\b.{0,60}\b(?:wrong|bad|unfair|backfir\w+|hurt\w*|stop|don'?t work|lose|lazy|punish\w*|overrated|don'?t)\b|\b(?:stop|quit|against|never|shouldn'?t|not) (?:be )?(?:charg\w+|us\w+|hav\w+|the)?.{0,20}\b(?:no.?show|cancell?ation) fees?\b/,
    thesis: "No-show fees punish the wrong people",
    follows: ["ask-a-question", "short-list", "easy-cancel"],
    gist: "A fee comes after the hour is lost; a reminder with a question and a waiting list save the hour itself.",
    scene:
      "The hour is gone, and now somebody has to send a bill for it. The person who gets it isn’t sorry. They are looking for another place to go.",
    close: "Ask early, fill the gap, and save the fee for the few who do it every time.",
    reasons: [
      {
        head: "The fee doesn’t fill the hour",
        text: "You are left with {gap} either way. A reminder that people can answer gives you the no while you can still offer the time to someone else.",
      },
      {
        head: "It falls on people who meant well",
        text: "Many no-shows tried to call, forgot, or were stuck somewhere. They are the ones who pay. The careless ones just don’t come back.",
      },
      {
        head: "Your front desk has to collect it",
        text: "Every fee is an argument with someone who is already embarrassed. Whoever answers your phone has that conversation, not you.",
      },
    ],
    against: {
      text: "Without a fee, nobody takes the appointment seriously.",
      reply:
        "Most people do, if they are asked. For long {visits} and for repeat no-shows, take a deposit up front and say so when they book.",
    },
  },
  {
    topic: "reminders",
    heard:
      /\b(?:should|must|need to|have to|right to|ok(?:ay)? to|fair to|why we) (?:\w+ )?charg\w+ .{0,30}\b(?:no.?shows?|cancel\w*|missed)\b|\b(?:no.?show|cancell?ation) fees? (?:are|is) (?:fair|right|fine|necessary|good)\b/,
    thesis: "It is fair to charge for a no-show",
    follows: ["policy-at-booking", "repeaters", "easy-cancel"],
    gist: "A fee is fair if people heard about it when they booked and had an easy way to cancel.",
    scene:
      "At two o’clock the room is ready, the person who does the work is there, and nobody comes. Three people had asked for that hour.",
    close: "Make canceling easy, say the rule early, and then keep it.",
    reasons: [
      {
        head: "Somebody else wanted that hour",
        text: "It costs more than {gap}. It also costs the person on the waiting list who would have taken it and was never asked.",
      },
      {
        head: "A rule is kinder than a mood",
        text: "Without one, the nice people get charged and the loud ones don’t. If it is the same for everyone, nobody has to argue.",
      },
      {
        head: "It pays for the ease",
        text: "You answer at night, you send reminders, you let people move with one text. In return they let you know in time. A fee only meets those who didn’t.",
      },
    ],
    against: {
      text: "A fee drives good {customers} away over one bad day.",
      reply:
        "So let the first one go, and accept a good reason. What you may charge depends on your state and on who pays; have someone who knows read the wording.",
    },
  },
  {
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
  },
  {
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
  },
  {
    topic: "after-hours",
    heard:
      /\b(?:don'?t|do not|doesn'?t|shouldn'?t|should not|stop|no|never|need not|quit) (?:\w+ ){0,4}(?:24.?7|after hours|weekends?|nights?|evenings?|all the time|around the clock|always (?:on|available|reachable))\b|\b(?:right|allowed|ok(?:ay)?|fine) to (?:be closed|close|switch off|turn off)|\bboundar(?:y|ies)\b.{0,40}\b(?:phone|calls?|hours?)\b/,
    not: /\b(?:don'?t|do not|doesn'?t|shouldn'?t|should not|stop|never|quit) (?:be )?(?:clos|miss|los|send|ignor|let|leav|forward|switch|turn|rely|us)\w*\b/,
    thesis: "You are allowed to be closed",
    follows: ["say-when", "three-heaps", "duty-rota"],
    gist: "Being closed is fine as long as callers hear when you are back and where to turn if it can’t wait.",
    scene:
      "The phone rings during dinner. Everyone at the table looks at it, and then at you. It is probably someone asking {ask0}.",
    close: "Close on time tonight. Leave a message that would have satisfied you.",
    reasons: [
      {
        head: "Most evening calls can wait",
        text: "They can, if the caller knows until when. “We’ll call you before ten” settles more than a tired answer at nine at night.",
      },
      {
        head: "Tired people make promises",
        text: "After twelve hours you will agree to anything that ends the call. The next morning you find out that you said {never0}.",
      },
      {
        head: "Hours that everyone knows are a service",
        text: "{Customers} can plan around clear hours. What they can’t plan around is a phone that is answered on some evenings and not on others.",
      },
    ],
    against: {
      text: "Some calls really can’t wait: {urgents}.",
      reply:
        "Then name who takes those, and take turns. Danger to life goes to 911. For everything else, being closed only has to come with a time.",
    },
  },
  {
    topic: "writing",
    heard:
      /\btext(?:ing|s)? (?:beats|is better|are better|instead of|over)\b|\b(?:(?:nobody|no one)|(?:customers|patients|clients|people) (?:don'?t|do not|no longer)) (?:wants?|likes?) to (?:talk|call|be called)|\b(?:hates?|hating) (?:phone )?calls\b|\blet (?:them|people|customers|patients|clients) text\b/,
    thesis: "Let people text you",
    follows: ["first-line", "two-times-a-day", "close-doors"],
    gist: "Put a number people can text wherever your phone number is, and answer it at set times.",
    scene:
      "They are in a waiting room, on a bus, at a desk with three colleagues. They have a question for {aPlace}, and they can’t say it aloud.",
    close: "Add “or text this number” to your website tonight. Then make sure someone reads it.",
    reasons: [
      {
        head: "Many people can’t talk when you are open",
        text: "They are at work, with children, in a meeting. Asking {ask0} takes one line, and they can read the answer at lunch.",
      },
      {
        head: "Nothing gets lost on the way",
        text: "Name, date, time: it is there in writing, on both sides. Nobody has to spell anything, and nobody has to play phone tag.",
      },
      {
        head: "You decide when you answer",
        text: "A call interrupts you {hands}. A text waits until you have both hands free, and you can answer five of them in the time one call takes.",
      },
    ],
    against: {
      text: "A text can’t hear that someone is upset, and it is no place for anything private.",
      reply:
        "True. So bad news, anything private and {hard} stay on the phone, and every reply says how to reach a person.",
    },
  },
  {
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
  },
  {
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
  },
  {
    topic: "greeting",
    heard:
      /\bscripts?\b.{0,40}\b(?:robot\w*|fake|kill\w*|bad|stop|useless|throw|ruin\w*|hurt\w*|sound)\b|\b(?:stop|throw away|ditch|forget|against) .{0,20}\bscripts?\b/,
    not: /\bscripts? (?:\w+ )?(?:sounds? (?:\w+ )?(?:professional|good|better|natural)|(?:are|is) (?:\w+ )?(?:fine|good|great|useful|underrated|worth)|saves?|works?|helps?)\b/,
    thesis: "Throw away the script and keep the card",
    follows: ["card-by-phone", "name-first", "three-strangers"],
    gist: "People who read from a script stop listening; three sentences and a list are enough.",
    scene:
      "“Thank you for calling, my name is Kim, how may I provide you with excellent service today?” The caller waits politely until it is over.",
    close: "Read your script aloud to a friend. Keep whatever you didn’t have to be ashamed of.",
    reasons: [
      {
        head: "You can’t read and listen at the same time",
        text: "A caller says “{test1}” and gets the next line on the page. They can hear it.",
      },
      {
        head: "Real calls leave the page early",
        text: "{Cap:hard} isn’t in the script. If all somebody has learned is the page, they stop where it stops.",
      },
      {
        head: "A few things do have to be the same",
        text: "Danger first, what nobody may promise, who gets called. That fits on a card. Leave the rest to the person you hired.",
      },
    ],
    against: {
      text: "Without a script, everyone says something different, and new people are lost.",
      reply:
        "Give them examples to say aloud twice, and a sentence for “I don’t know”. That is training. A script is what you use instead of training.",
    },
  },
  {
    topic: "missed",
    heard:
      /\b(?:answer|pick up|take)(?:ing|s)? (?:every|each|all) (?:single |the |our |of our )?(?:phone )?calls?\b|\b(?:never|no longer|stopped?|quit|don'?t) (?:let(?:ting)?|send(?:ing)?) (?:\w+ ){0,3}(?:go )?to voicemail\b|\bevery call (?:deserves|matters|counts|gets)\b/,
    thesis: "Every call gets an answer",
    follows: ["next-place", "first-rank", "try-it-busy"],
    gist: "Whoever calls has decided on you for the next half minute; have somebody or something pick up each time, also when your hands are full.",
    scene:
      "The phone rings {hands}. Letting it go would be easy, and nobody in the room would mind. The one who minds isn’t in the room.",
    close:
      "It takes ten seconds to say when you will call back. It takes a month to find out who never called again.",
    reasons: [
      {
        head: "The caller has picked you, for now",
        text: "They looked, compared and dialed. After the fourth ring they do it again, with the next number: {next}. No advertisement brings people as close as that, and it is free.",
      },
      {
        head: "Answering isn’t the same as dropping everything",
        text: "“[Name of the business], I’m with someone. Is it urgent, or may I call you at half past?” takes ten seconds. The person in front of you hears that their time is theirs, and that yours would be answered too.",
      },
      {
        head: "A message isn’t an answer",
        text: "Voicemail asks the caller to do the work and to wait without a time. Somebody who only wants to know {ask0} won’t do that. Somebody with {hard} shouldn’t have to.",
      },
    ],
    against: {
      text: "The one standing in front of you came in person, and being interrupted is rude.",
      reply:
        "It is, if you turn away and talk for five minutes. So don’t: ten seconds and a time, or let the call go on to a colleague, a service or an assistant. The rule is that every call is answered, not that you answer it.",
    },
  },
  {
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
  },
];
