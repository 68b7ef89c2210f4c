/**
 * What the customers of a business ask about a thing that is new to them, with answers for the business's own page.
 * `{customers}` and `{place}` are the prompt's; what only the business knows stands in square brackets.
 */
export interface QuestionSet {
  heard: RegExp;
  about: string;
  /** What somebody searches for. */
  keyword?: string;
  /** Where a question is a better title than a count. */
  title?: string;
  lead: string;
  questions: readonly (readonly [question: string, answer: string])[];
}

/** What somebody asks who gets texts from a business. */
const textQuestions: QuestionSet = {
  heard:
    /\btext(?:s|ing)?(?:[- ]message)?s? (?:reminders?|messages?|alerts?|confirmations?)\b|\breminder texts?\b|\b(?:reminders?|messages?) by text\b|\btext(?:s|ing)? (?:from|to|with) (?:us|the|our)\b/,
  about: "texts and reminders",
  keyword: "text reminders",
  lead: "We send a text before each appointment, so that neither of us forgets. Here is what {customers} ask about them, with short answers.",
  questions: [
    [
      "Why do I get texts from you?",
      "To remind you of a time that’s kept for you, and to make it easy to move. You get them because [you said yes when you booked / you ticked it on the form]. We don’t send advertising to that number unless you’ve agreed to it separately.",
    ],
    [
      "When do they come, and how many?",
      "[One] about [number] days before and [one] on [the day before / the same morning]. That’s all of them. If more come, tell us: something is set wrong.",
    ],
    [
      "How do I know that it’s really you?",
      "They come from [the number] and give our name, your day and your time. We never ask for a card number, a password or your date of birth in a text. If you’re unsure, don’t tap anything, and call us at [number].",
    ],
    [
      "Can I answer, and does anybody read it?",
      "Yes. [Reply YES to keep the time, NO to give it back.] [Who] reads other answers from [hour] to [hour]. Outside those hours call [number], and for anything that can’t wait, or 911 if somebody is in danger.",
    ],
    [
      "Can I move or cancel by text?",
      "[Yes: reply NO, and we send you two other times. / No: please call.] Until [when], it costs you nothing. [What holds after that.]",
    ],
    [
      "What do you write about me in a text?",
      "The day, the time and the place. Not what it’s for: other people may see your screen. [If you’d rather get a call or an email, we change it the same day.]",
    ],
    [
      "How do I stop them?",
      "Reply STOP, and no more texts come from that number. Then nothing reminds you, so tell us how you’d like to be reminded instead: [a call / an email / not at all].",
    ],
    [
      "I have a new number, or share a phone. What do I do?",
      "Tell us at [number] or at the desk, and we change it while you’re there. Where a phone is shared, we can [call you / write to another number].",
    ],
  ],
};

export const questionSets: readonly QuestionSet[] = [
  textQuestions,
  {
    heard:
      /\brecord(?:s|ing|ed)? (?:\w+ )?calls?\b|\bcalls? (?:are |is |be )?recorded\b|\bcall recordings?\b/,
    about: "recording calls",
    lead: "You’ve asked what happens to what you tell us on the phone. Here are the answers, in plain words.",
    questions: [
      [
        "Do you record calls?",
        "[Yes, all of them. / Only some: which. / No.] If a call is recorded, you hear that at the start, before you’ve told us anything.",
      ],
      [
        "What if I don’t want to be recorded?",
        "Say so. [We switch it off, or call you back on a line that isn’t recorded.] You’ll get the same help either way.",
      ],
      [
        "Who can listen to a recording?",
        "[Roles, and why: for example the office manager, to train new colleagues.] Nobody else here, and [the company that stores it, by name] keeps it for us under a contract.",
      ],
      [
        "How long do you keep them?",
        "[Number] days. After that they’re deleted automatically, [backups included]. If a question is still open, we keep that one call until it’s settled.",
      ],
      [
        "What do you use them for?",
        "[To get your details right, to train people, to settle what was agreed.] We don’t sell recordings, and we don’t use them for advertising.",
      ],
      [
        "Can I hear or get my own?",
        "Ask [name or role] at [number]. We’ll tell you [how, and within how many days].",
      ],
    ],
  },
  {
    heard: /\b(?:deposits?|card on file|cancell?ation|cancell?ing|no.?show|late (?:fee|arrival|cancel\w*))\b/,
    about: "deposits and cancellations",
    lead: "When you book, we keep that time for you and for nobody else. Here is how deposits and cancellations work with us, and why.",
    questions: [
      [
        "Why do you take a deposit?",
        "Because the time is yours from the moment you book. If someone doesn’t show up, we can’t offer it to anybody else, and [who works that hour] isn’t paid for it. [Your own reason in one sentence.]",
      ],
      [
        "How much is it, and is it extra?",
        "It is [amount or share of the price]. It isn’t extra: it comes off your bill when you are here.",
      ],
      [
        "Who has to pay one?",
        "[New {customers}, long appointments, groups, certain days.] [Who doesn’t: regulars, short appointments.] We tell you when you book, before anything is charged.",
      ],
      [
        "What if I have to cancel or move?",
        "Let us know by [time, how long before] and you get it back, or we move it to your new date. Call or text [number], or use the link in your confirmation. A message at night counts from the minute it arrives.",
      ],
      [
        "When do you keep it?",
        "If you cancel later than that, or don’t come. [When you make an exception: sudden illness, an accident, closed roads.]",
      ],
      [
        "How do I pay it?",
        "With the link we text you. Please don’t read us a card number over the phone. [Name of the payment service] keeps the card details; we don’t see them.",
      ],
      [
        "What if you have to cancel?",
        "Then you choose: your deposit back the same day, or a new date before anyone else. [What you add for the trouble.]",
      ],
      [
        "What if I’m running late?",
        "Call us. Up to [minutes] we can usually still see you, maybe for a little less time. After that we find you a new date, and [what happens to the deposit].",
      ],
    ],
  },
  {
    heard:
      /\b(?:call\w*|reach\w*|contact\w*) (?:us|me) (?:after|outside|at night|in the evening|on weekends|when)|\bafter[- ]hours (?:calls|line|number|service)\b/,
    about: "calling us when we are closed",
    lead: "We are closed at [hours], and you may need us anyway. Here is how it works.",
    questions: [
      [
        "What if someone is in danger?",
        "Don’t call us first. Call 911. [Any other number meant for such a case.]",
      ],
      [
        "Who answers when you are closed?",
        "[A person on call, a service, an assistant or a recording; which of us hears about it, and within how many minutes.]",
      ],
      [
        "What counts as urgent?",
        "[Three or four signs, in words you would use yourself.] If you aren’t sure, call and say so.",
      ],
      [
        "What can wait until morning?",
        "[Appointments, papers, questions about a bill.] Leave your name, a number and one sentence, and we will call you back by [time].",
      ],
      [
        "What should I have ready?",
        "Your name, a number where we can reach you tonight, how long it has been like this, and [one more thing].",
      ],
      [
        "What if nobody calls back?",
        "Call again after [so many minutes] and say that it is the second time. [The number after that.]",
      ],
      ["Does it cost anything?", "[No. / What a call or a visit after hours costs.]"],
    ],
  },
  {
    heard:
      /\bhow (?:does|do|can|to) .{0,40}\bbook(?:ings?)?\b(?! ?keep)|\b(?:first|trial) (?:visits?|appointments?|lessons?|class(?:es)?|sessions?|meetings?|consultations?)\b|\bwhat to expect\b|\b(?:sign(?:ing)? up|enroll\w*|regist(?:er|ering|ration)|joining|before (?:they )?(?:book|join|sign)\w*)\b/,
    about: "booking and the first visit",
    lead: "Here is what {customers} ask us before they come the first time.",
    questions: [
      [
        "How do I book?",
        "Call us at [number] between [hours], or [book on this page]. It takes [five] minutes. You will get the day, time and place in writing right afterward. Until you have that, nothing is booked.",
      ],
      [
        "What will you ask me?",
        "Your name, a number where we can reach you, who it is for, and [one question that decides how much time we set aside]. You don’t have to prepare anything.",
      ],
      [
        "How soon can I come in?",
        "Usually within [so many days]. If you can come on short notice, say so. We keep a list and call when something opens.",
      ],
      [
        "What happens the first time?",
        "[Who meets you, what happens first, and how long it takes.] At the end we tell you what we suggest, and you can sleep on it.",
      ],
      [
        "What does it cost?",
        "[The first visit costs … / is free.] If anything extra comes up, we tell you the price beforehand.",
      ],
      [
        "What should I bring?",
        "[Three things at most.] If you forget one of them, come anyway. We will find a way.",
      ],
      [
        "What if I can’t make it after all?",
        "Let us know by [time, day] at [number] or by replying to our message. It won’t cost you anything, and someone else will be glad to have the time.",
      ],
      [
        "What if it wasn’t right for me?",
        "Please tell whoever you saw, or [name]. We will change it, or tell you who might suit you better.",
      ],
    ],
  },
  {
    heard:
      /\bfixed (?:fees?|prices?)|flat (?:fees?|rates?)|hourly|subscription pricing|value pricing|packages?\b/,
    about: "fixed fees",
    lead: "We are changing how we charge: from hours worked to a fee that is fixed before we start. Here are the questions that come with it, and honest answers.",
    questions: [
      [
        "Will I pay more than I did by the hour?",
        "Some clients will pay more and some less. We set the fee by the work of the last two years and show you how. Before you decide, you see both numbers side by side: what you paid by the hour, and the fixed fee. [Your own example, with numbers.]",
      ],
      [
        "What is included in the fixed fee?",
        "Whatever is on the page we both sign: [three to five pieces of work]. Questions in between are included, as long as we can answer them in [fifteen minutes].",
      ],
      [
        "What is not included?",
        "Work nobody could foresee: [an audit, books that have to be cleaned up, a new business]. We tell you before we start and name a price. We add nothing afterward without your yes.",
      ],
      [
        "What happens if my work takes you longer than you thought?",
        "That is our risk, not yours. The fee stands until the end of the year. If your business has changed by then, we talk about the next one.",
      ],
      [
        "And if it takes less time?",
        "The fee still stands. You are paying for the result, and for knowing the amount in advance.",
      ],
      [
        "Will you take less care if the clock is not running?",
        "Fair question. The work is checked as before, by [name or second reader], and we set the fee so that there is time to do it properly.",
      ],
      [
        "When and how do I pay?",
        "[In twelve equal parts on the first of each month.] You get one invoice for each, always for the same amount.",
      ],
      [
        "May I stay with billing by the hour?",
        "[Until the end of this year, yes.] For single projects we still charge by the hour, and tell you in advance how many we expect.",
      ],
      [
        "How do I get out if I am not happy?",
        "With [30 days’] notice at any time. You pay for what has been done until then, and your papers are yours.",
      ],
      [
        "Why are you changing this?",
        "Because [your reason in one sentence: clients who didn’t call because the clock was running]. We would rather hear from you early.",
      ],
    ],
  },
  {
    heard:
      /\bonline (?:booking|scheduling|appointments?|reservations?|ordering)|booking (?:system|page|app|tool|portal)|self[- ]scheduling|portal\b/,
    about: "booking online",
    lead: "You can now book with us online. It takes a few minutes, and you can still call. Here is what to know before the first time.",
    questions: [
      [
        "Do I have to book online from now on?",
        "No. Call us as before: [number], [hours]. Whoever answers sees the same calendar you see online.",
      ],
      [
        "How does it work?",
        "Open [page], choose what you are coming for, then a day and a time that is open, and leave your name and a way to reach you. You get a confirmation right away by [text or email]. Without one, nothing is booked.",
      ],
      [
        "Which visits can I book online, and which not?",
        "Online: [three kinds]. Please call for anything new, painful or urgent, and whenever you aren’t sure which one to choose.",
      ],
      [
        "Can I change or cancel online?",
        "Yes, with the link in your confirmation, until [24 hours] before. After that please call, so that someone else can have the time.",
      ],
      [
        "What if I need help today?",
        "Don’t wait for an opening online. Call [number]. In an emergency, call 911.",
      ],
      [
        "What information do you ask for, and who sees it?",
        "Your name, a way to reach you and the kind of visit. Please leave details about your health or your affairs out of the comments. It is seen by [who] and kept by [name of the service]; [what your privacy notice says].",
      ],
      [
        "I couldn’t find a time that works. Now what?",
        "Call us, or join the waiting list: [how]. We keep some times for callers, and those don’t show online.",
      ],
      [
        "I did not get a confirmation. Am I booked?",
        "No. Check your spam folder first, then call us with the day and time you chose. We will look it up while you are on the phone.",
      ],
      [
        "Do I need an account?",
        "[No; your name and number are enough.] [If yes: what for, and how to reset the password.]",
      ],
      [
        "I am not good with computers. Can somebody do it for me?",
        "Yes. Someone in your family can book for you, or you can call and we will do it together.",
      ],
    ],
  },
  {
    heard:
      /\b(?:first (?:visit|appointment|time|session|consultation)|new (?:patients?|clients?|customers?|members?))\b/,
    about: "the first visit",
    lead: "A first visit is easier when you know what to expect. Here is what people ask us beforehand.",
    questions: [
      [
        "How do I get an appointment?",
        "Call [number] or book at [page]. We set aside [how long] for a first visit, so please say that you are new.",
      ],
      [
        "What should I bring?",
        "[Three things: card, list, papers.] If one of them is missing, come anyway and tell us.",
      ],
      ["How long does it take?", "About [minutes], and [minutes] of that is for talking."],
      [
        "What does it cost?",
        "[Price or range, and what it depends on.] You hear the price before anything is done, and you can say no.",
      ],
      [
        "Do you take my insurance?",
        "[Plans.] We check it with you before you come, so have your card ready when you call.",
      ],
      [
        "Where do I go, and where can I park?",
        "[Address, entrance, floor, parking.] It is the [which] door. Ring if it is closed.",
      ],
      [
        "What if I am late or can’t come?",
        "Call as soon as you know: [number]. Until [how long before] it costs you nothing.",
      ],
      [
        "What happens afterward?",
        "You go home knowing [the next step, in writing]. If a question comes up in the evening: [how to reach you].",
      ],
    ],
  },
];

/** Before all of them. */
export const CHECK =
  "(A note for the editor: these answers say how it’s usually done. Each one is a promise, so check it against what your assistant and your people really do, and fill in the brackets.)";

/** Any other thing that is new; `{thing}` is what the prompt calls it. */
export const anyQuestions: Omit<QuestionSet, "heard"> = {
  about: "what is new",
  lead: "Something is changing, and you shouldn’t have to guess what it means for you. Here are the questions we expect, and the answers as of today.",
  questions: [
    [
      "What is changing, in one sentence?",
      "{thing}: [what it was, what it will be]. Everything else stays the same.",
    ],
    ["When does it start?", "On [date]. Anything agreed on before that day is done the old way."],
    [
      "What does it mean for me?",
      "[For most of you: nothing except …] [For some of you: …, and we will call you.]",
    ],
    ["Do I have to do anything?", "[No.] [If yes: what, by when, and how long it takes.]"],
    ["Does it cost me anything?", "[No.] [Or: how much, for what, and from which bill on.]"],
    ["Why are you doing it?", "[The reason in one sentence, the way you would say it at the counter.]"],
    ["What if it doesn’t work for me?", "Tell us at [number] before [date]. [What you can offer instead.]"],
    ["Who can I ask?", "[Name] at [number], [hours]. We answer within [one working day]."],
  ],
};

/** Matters that a prompt may name beside its set: asked first, where it does. */
export const namedMatters: readonly { heard: RegExp; question: string; answer: string }[] = [
  {
    heard: /\bparking\b|\bwhere to park\b/,
    question: "Where do I park?",
    answer: "[Where, how many spaces, and what it costs.] The entrance is [where], [with or without steps].",
  },
  {
    heard: /\binsurance\b/,
    question: "Do you take my insurance?",
    answer:
      "[Which plans you bill.] Send us a picture of your card before you come, and we will tell you what we find out. What your plan pays in the end is up to your plan.",
  },
  {
    heard: /\bpayments?\b|\bhow to pay\b|\bpay\b/,
    question: "How can I pay?",
    answer: "[Cash, cards, which apps, payment plans.] You pay [when].",
  },
  {
    heard: /\bforms?\b|\bpaperwork\b/,
    question: "Do I have to fill anything in?",
    answer: "[Which form, and where it is.] It takes about [minutes], and you can do it at home.",
  },
  {
    heard: /\bkids\b|\bchildren\b/,
    question: "May I bring my children?",
    answer: "[Yes or no, what there is for them, and who has to stay with them.]",
  },
  {
    heard: /\bwhat to wear\b|\bclothes\b|\bclothing\b/,
    question: "What should I wear?",
    answer: "[What is comfortable and what has to come off, in one sentence.]",
  },
];
