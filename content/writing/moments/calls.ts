import type { Moment } from "./moment.ts";

const say = "What to say";

/** On who answers a call, and how it gets to somebody else. */
export const ofCalls: readonly Moment[] = [
  {
    heard:
      /^(?=.*\b(?:calls?|calling|callers?|phone)\b).*\b(?:embarrass\w*|asham\w*|shame|(?:nervous|afraid|scared|shy) (?:to call|about calling|callers?))\b/,
    anywhere: true,
    topic: "greeting",
    short:
      "Make the first half minute easy: a name, a calm voice, and a first question that can be answered without telling the story. Say early that they aren’t the only ones, ask whether they can talk freely, and never ask why. Someone who was ashamed to call remembers who made it easy.",
    title: "What to say",
    lines: [
      [
        "When you pick up",
        "“[Name of the business], this is Kim. How can I help?” Then wait. The silence is theirs.",
      ],
      [
        "When they don’t know how to begin",
        "“A lot of people call about that, every week. You don’t have to tell me everything; one sentence is enough.”",
      ],
      [
        "Before you ask anything",
        "“Can you talk freely right now, or shall I call you at a better time? What number is safe?”",
      ],
      ["When they apologize", "“There’s nothing to be sorry about. You called, and that was the hard part.”"],
      [
        "What you ask",
        "Only what the next step needs: a name, a number, and {ask0} if they bring it up. The rest is for whoever they meet.",
      ],
      [
        "The end",
        "“You’ll see [name] on Thursday at ten. What you told me stays here. If you’d like to move it, text us; you don’t have to explain.”",
      ],
    ],
  },
  {
    heard:
      /^(?=.*\b(?:calls?|calling|callers?|phone|say|tell)\b).*\b(?:deaths?|died|dying|dead|passed away|lost (?:a|their|his|her) (?:\w+ )?(?:mother|father|parent|husband|wife|spouse|child|pet|dog|cat)|bereav\w+|griev\w+)\b/,
    topic: "distress",
    short:
      "Say that you are sorry, say the name of the one who died, and leave time. Then take the next step off their hands: one thing they don’t have to decide today, one person with a name, one time. Ask for papers and numbers in a second call.",
    title: "What to say",
    lines: [
      ["First", "“I’m so sorry. May I ask your name, and who it is that died?” Then use both names."],
      [
        "While they tell it",
        "“Take your time. I’m not in a hurry.” Don’t fill the silence, and don’t say that you know how it feels.",
      ],
      ["When they apologize", "“You don’t have to be sorry. This is what I’m here for.”"],
      [
        "When they ask what to do now",
        "“Nothing has to be decided today. [Name] helps with this, and will call you at four. Keep what comes in the mail in one place, and don’t sign or pay anything until then.”",
      ],
      ["The number", "“In case we get cut off: what number is good, and is there someone with you?”"],
      [
        "The end",
        "“So [name] calls you at four, at this number. If anything is easier tomorrow, just say so.”",
      ],
    ],
  },
  {
    heard:
      /^(?=.*\b(?:phones?|calls?|answer\w*|callers?)\b).*\b(?:hands? (?:are )?(?:dirty|full|wet|busy|greasy|covered)|in the middle of (?:an? )?(?:\w+ )?(?:job|haircut|cut|color|treatment|session|appointment|exam)|under an? (?:car|sink|lift)|on an? (?:roof|ladder)|(?:while|when) (?:i'?m|we'?re|you'?re|i am|we are|you are) (?:\w+ )?(?:working|cutting|driving|on a job|with an? (?:client|customer|patient)))\b/,
    topic: "missed",
    short:
      "Don’t. Let it ring somewhere else after three rings, let a text go out by itself, and call back at the next break with clean hands and the list in front of you. Only what you would drop everything for may get through: {wakes}. And if you do pick up, ten seconds are enough for a name, a number and a time.",
    title: "What to say",
    lines: [
      [
        "If you pick up after all",
        "“[Name of the business], I’ve got both hands in something. Is it urgent, or may I call you at half past? What’s your number?”",
      ],
      [
        "The text that goes out by itself",
        "“[Name of the business] here, hands full. What do you need? One line is enough. I call back at 10, 12 and 4.”",
      ],
      ["When you call back", "“You called at nine, and I couldn’t wash up fast enough. How can I help?”"],
      ["To the one in front of you", "“Let it ring. They get a text, and you get me.”"],
    ],
  },
  {
    heard: /\btransfer(?:s|red|ring)?\b(?!.{0,20}\b(?:money|records?|files?|prescriptions?)\b)/,
    topic: "handover",
    short:
      "Ask before you transfer, stay on the line until somebody has said hello, and pass on what you were told, so that nobody tells their story twice. If the other person doesn’t pick up, come back to the caller; a transfer that ends in voicemail is a hang-up with extra steps.",
    title: say,
    lines: [
      [
        "Before it",
        "“Kim knows that better than I do. May I put you through? If we get cut off, what number can I call?”",
      ],
      [
        "To the person who takes over",
        "“I have Ms. Lopez on the line. She wants to know {ask0}, and I said you could tell her. Can you take it?”",
      ],
      [
        "When nobody picks up",
        "“Kim is on another call. She’ll call you before four, or I can keep trying for a minute. Which would you like?”",
      ],
      [
        "When it was the wrong person",
        "“I’m sorry, I sent you to the wrong place. I’ll stay on until you have the right one.”",
      ],
    ],
  },
  {
    heard:
      /\b(?:two|2|three|3|several|multiple) (?:people |callers? |customers |calls? |lines? )(?:\w+ )?(?:call(?:s|ing)?|ring(?:s|ing)?|come(?:s| in)?)?.{0,12}\bat (?:once|the same time)\b|\bsecond (?:line|call) (?:rings|comes)\b/,
    topic: "desk",
    short:
      "Finish the sentence, ask the first caller for half a minute, and give the second one a time or a question about danger. Then go back. Whoever was first stays first, unless the second call is about {urgents}. Before the next time, let the second line go on to somebody else after three rings.",
    title: say,
    lines: [
      [
        "To the first caller",
        "“My other line is ringing. May I take ten seconds to get their number? I’ll be right back with you.”",
      ],
      [
        "To the second caller",
        "“[Name of the business], I’m on another call. Is it urgent, or may I call you back in ten minutes? What’s your number?”",
      ],
      ["When you are back", "“Thank you. You were saying: [their last sentence].”"],
      [
        "When both are urgent",
        "“Give me your number in case we’re cut off. I’m getting someone for you right now.”",
      ],
      ["Someone is at the counter, too", "“I see you. Two minutes.” Look up when you say it."],
    ],
  },
  {
    heard:
      /\bhow long\b.{0,30}\b(?:on hold|hold time)\b|\bon hold\b.{0,20}\b(?:too long|how long)\b|\bhold times?\b/,
    topic: "hold",
    short:
      "A minute without a word is too long; after that, people think they have been forgotten. Ask before you put someone on hold and say how long it will be. Come back within the minute even if you have found nothing, and offer a call back at a set time once it will take more than two.",
    title: say,
    lines: [
      ["Before", "“Can you hold for about a minute, or shall I call you back before four?”"],
      ["After a minute", "“I’m still looking. Another minute, or a call back?”"],
      ["When you are back", "“Thanks for waiting. Here’s what I found.”"],
      [
        "The number to watch",
        "How many callers were on hold for over a minute last week, and how many of them hung up: your phone company can list both.",
      ],
    ],
  },
  {
    heard:
      /\b(?:sort\w*|tell|separat\w+|triag\w+|prioriti[sz]\w+|screen\w*|what counts as|which calls|is it)\b.{0,60}\b(?:emergenc\w+|urgent)\b|\b(?:emergenc\w+|urgent)\b.{0,40}\b(?:can wait|could wait|from (?:stuff|things|calls|the rest)|vs\.?|or not)\b/,
    topic: "after-hours",
    short:
      "Three questions sort nearly every call. Is anyone in danger? Is it getting worse by the hour? Can it be made safe until morning? Danger is 911, before anything else. Getting worse, or not safe until morning, is somebody’s phone tonight. All the rest gets a time, and a time is what lets people stop calling around.",
    title: "The sheet for the phone",
    lines: [
      [
        "Now, by 911",
        "“Is anyone hurt, or is there fire, gas, or water near wires? Then please hang up and call 911. Call us right after.”",
      ],
      [
        "Tonight, to the person on call",
        "{Cap:wakes}, once nobody is in danger. “I’m calling Kim now. She’ll call you within fifteen minutes.”",
      ],
      [
        "Today or tomorrow",
        "Anything that is a nuisance but stable. “You’re first on the list in the morning. You’ll hear from us before nine.”",
      ],
      ["This week", "{Cap:easy}. “I have Tuesday at nine or Thursday at two.”"],
      [
        "When you can’t tell",
        "“Is it worse than an hour ago?” If the answer is yes or “I don’t know”, it goes to the person on call.",
      ],
    ],
  },
  {
    heard:
      /\b(?:ask(?:s|ed|ing)? (?:for|to (?:talk|speak)(?: (?:to|with))?)|want(?:s|ing)? (?:to (?:talk|speak) (?:to|with)|only)|insist\w* on|demand\w*)(?: only)? (?:the |a |their )?(?:owner|boss|manager|doctor|dentist|lawyer|attorney|vet|veterinarian)\b/,
    topic: "handover",
    short:
      "Don’t argue about who can help. Ask what it is about, say when that person calls back, and offer what you can settle now. Most who ask for the boss want to be sure that it arrives.",
    title: say,
    lines: [
      ["First", "“I’ll make sure it reaches her. What should I tell her it’s about?”"],
      [
        "What you can do now",
        "“She’s with {aCustomer} until four. I can look at the calendar with you right away, or she’ll call you at half past four.”",
      ],
      [
        "When they won’t say",
        "“That’s fine. I’ll write down that it’s personal. What number, and when can you talk?”",
      ],
      ["When it is urgent", "“If it can’t wait until four, tell me that, and I’ll knock on her door.”"],
    ],
  },
  {
    heard:
      /\b(?:medical|legal|tax|clinical|dental|veterinary) advice\b|\b(?:can'?t|never|not allowed to) (?:answer|say|tell)\b/,
    topic: "handover",
    short:
      "The desk may repeat what is written down and say who answers the rest, by when. It may not judge whether something is serious, what to take, what a case is worth, or {expert}. One sentence does it, and it has to sound like help, not like a rule.",
    title: say,
    lines: [
      [
        "The sentence",
        "“I’m not the right person to answer that, and I don’t want you to act on a guess. Kim will call you before four.”",
      ],
      ["When they ask what you would do", "“I’d want to hear it from someone who knows. Let me get them.”"],
      [
        "When it may be serious",
        "“If it’s getting worse, or you’re worried, don’t wait for our call: dial 911, or go to the nearest emergency room.”",
      ],
      [
        "What you may always say",
        "Hours, directions, what to bring, what is written on our own sheet, and when someone calls back.",
      ],
    ],
  },
  {
    heard:
      /\b(?:do (?:you|we|they) )?(?:take|accept)\w* (?:their |my |our |your |this )?(?:insurance|plan)\b|\binsurance questions?\b|\bin[- ]network\b/,
    topic: "questions",
    short:
      "“Do you take my insurance?” has two questions in it: will you bill my plan, and what will I pay. Answer the first from a list, never from memory, and say who finds out the second, by when. A yes that turns out to be out-of-network costs you the patient and the argument.",
    title: say,
    lines: [
      ["First", "“Which plan is it? It’s on the front of the card. And may I have the member number?”"],
      [
        "When it is on the list",
        "“We’re in network with that one. What you’d pay depends on your plan; [name] checks and texts you before the visit.”",
      ],
      [
        "When it isn’t",
        "“We’re out of network with that one, so you’d pay [what you ask for], and we’ll send the claim for you. Would you like the numbers in writing?”",
      ],
      [
        "When nobody knows",
        "“I don’t want to guess. You’ll hear from us by noon tomorrow. Shall I hold a time for you meanwhile?”",
      ],
    ],
  },
  {
    heard:
      /\b(?:not (?:taking|accepting) (?:any )?(?:new )?(?:patients|clients|customers|cases)|turn(?:ing)? (?:away|down) (?:\w+ )?(?:callers|clients|patients|customers|jobs|work|cases)|say(?:ing)? no to (?:\w+ )?(?:callers|clients|patients|customers|jobs))\b/,
    topic: "intake",
    short:
      "Say no in the first half minute, kindly, and with a name to call instead. A quick no with a good address is remembered better than a slow maybe.",
    title: say,
    lines: [
      [
        "The no",
        "“I’d rather tell you right away: we can’t take this on. I know two people who do it well. May I give you their numbers?”",
      ],
      ["When they ask why", "“We’re full until [month], and you shouldn’t have to wait that long.”"],
      [
        "When there is a date",
        "“I can’t tell you what the deadline is, but please call one of them today and mention the date on the letter.”",
      ],
      ["For later", "“If you’d like to be called when we take {newOnes} again, I’ll put you on the list.”"],
    ],
  },
  {
    heard:
      /\bcover(?:ing|ed|age)?\b.{0,30}\b(?:phones?|calls?|lines?)\b|\b(?:phones?|calls?)\b.{0,20}\b(?:covered|coverage)\b|\bwho (?:answers|picks up|takes|covers|should answer) (?:the |our )?(?:phones?|calls?) (?:when|while|during)\b/,
    topic: "missed",
    short:
      "Put one name against every half day, and one thing behind it that answers when that person can’t: a second phone, a service, or an assistant. Write down what they may settle, what they only take down, and what has to reach someone within minutes: {urgents}. Test the forwarding the day before, from a phone that isn’t yours.",
    title: "The sheet for those days",
    lines: [
      [
        "Who",
        "Morning: [name]. Afternoon: [name]. If neither can: [service, assistant or number], after three rings.",
      ],
      ["What they settle", "Hours, directions, {easy}, and moving a {visit}."],
      [
        "What they take down",
        "Name, number, one sentence, and the time you promised. “Everyone is out until two. You’ll hear from us before four.”",
      ],
      ["What can’t wait", "{Cap:wakes}: call [name] at [number], and then [name]. Danger is 911 first."],
      ["How to switch", "Forwarding on: [code]. Off: [code]. Tested on [day] by [name], from outside."],
      [
        "The hour after",
        "[Name] reads the list first, calls back what was promised, and only then opens the mail.",
      ],
    ],
  },
  {
    heard:
      /\b(?:cancel\w*|end\w*|quit\w*|leav\w+)\b.{0,20}\b(?:memberships?|subscriptions?|contracts?|service plans?|maintenance plans?)\b|\b(?:memberships?|subscriptions?|service plans?|maintenance plans?)\b.{0,20}\bcancel\w*/,
    topic: "complaints",
    short:
      "Make leaving as easy as joining was, in one call and with a confirmation. Ask why once, offer one thing that fits the answer, and take the second no. People who got out without a fight come back and say so; people who had to fight write about it.",
    title: "What to say",
    lines: [
      ["First", "“I’m sorry to see you go, and I can do that for you right now. May I ask what changed?”"],
      [
        "If it is time or money",
        "“We can pause it until [month] at no charge. Would that help, or shall I end it?”",
      ],
      [
        "If something went wrong",
        "“That shouldn’t have happened. I’ll tell [name]. Would you like a call about it, or shall I just finish this?”",
      ],
      [
        "The end",
        "“It ends on [date], and there’s one more payment on [date]. You’ll have that by e-mail in a minute.”",
      ],
      ["What nobody says", "“You’d have to come in for that.” “Only the manager can do it.” “Are you sure?”"],
    ],
  },
  {
    heard:
      /\b(?:do|does|should) .{0,30}\b(?:need|have|keep|hire) (?:an? |my |our )?(?:receptionist|front desk|secretary)\b(?! or\b)/,
    topic: "counting",
    short:
      "Count for two weeks before you decide: how many calls come in, how many of them a page or a link could have settled, and at what hours nobody could pick up. Under about [ten] calls a day that need a person, you need someone to answer at certain hours, and not a receptionist. If calls and people at the counter come at the same time all day, you do.",
    title: "How to tell",
    lines: [
      [
        "What booking online takes off",
        "Simple appointments by people who know what they want. Not: first visits, changes on the day, and {hard}.",
      ],
      ["What is left for a voice", "{NewOnes} who ask {ask0} before they book, and anyone who is worried."],
      [
        "Between nobody and a salary",
        "A person for the two worst hours, an answering service by the call, or an assistant for what follows a rule.",
      ],
      [
        "The sum",
        "Unanswered new callers a month, times the share that would have come, times what one brings. Put the cheapest answer next to it.",
      ],
    ],
  },
  {
    heard:
      /\b(?:hang(?:s|ing)? up|hung up)\b.{0,20}\b(?:on|when|if|because)\b.{0,30}\b(?:ai|assistant|bot|robot|machine)\b|\b(?:hate|refuse|don'?t like|won'?t talk)\w*\b.{0,20}\b(?:the |our )?(?:ai|assistant|bot|robot)\b/,
    topic: "telling",
    short:
      "Listen to ten of those calls first: most people hang up in the first five seconds, on the greeting, or at the moment it didn’t understand them twice. Shorten the greeting, say right away how to reach a person, and pass on after the second “pardon?”. Whoever still hangs up gets a text from you within a minute.",
    title: "What it should say",
    lines: [
      [
        "The greeting, in one breath",
        "“[Name of the business], I’m the assistant. How can I help? If you’d rather have a person, just say so.”",
      ],
      [
        "When it didn’t understand",
        "“I’m sorry, I didn’t get that. Shall I get someone, or would you like to say it once more?”",
      ],
      [
        "The text afterward",
        "“This is [name of the business]. You just called. Reply here or call [number] between nine and five, and one of us picks up.”",
      ],
      [
        "What to count",
        "Calls under ten seconds, before and after each change. Two weeks are enough to see it.",
      ],
    ],
  },
];
