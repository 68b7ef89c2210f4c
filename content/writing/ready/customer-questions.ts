/**
 * What the customers of a business ask about a thing that is new to them, with answers for the business's own page.
 * `{customers}` and `{place}` are the prompt's; what only the business knows stands in square brackets.
 */
export interface QuestionSet {
  heard: RegExp;
  about: string;
  lead: string;
  questions: readonly (readonly [question: string, answer: string])[];
}

export const questionSets: readonly QuestionSet[] = [
  {
    heard:
      /\b(?:call\w*|reach\w*|contact\w*) (?:us|me) (?:after|outside|at night|in the evening|on weekends|when)|\bafter[- ]hours (?:calls|line|number|service)\b/,
    about: "calling us when we are closed",
    lead: "We are closed at [hours], and you may need us all the same. This is how it works.",
    questions: [
      [
        "What if somebody is in danger?",
        "Do not call us first: call 911. [Which other number is meant for such a case.]",
      ],
      [
        "Who answers when you are closed?",
        "[A person on duty, a service, an assistant, or a recording; who of us hears of it, and within how many minutes.]",
      ],
      [
        "What counts as urgent?",
        "[Three or four signs, in words that you would use yourself.] If you are not sure, call and say so.",
      ],
      [
        "What can wait until morning?",
        "[Appointments, papers, questions about a bill.] Leave your name, a number and one sentence; we call back by [hour].",
      ],
      [
        "What should I have ready?",
        "Name, a number at which you can be reached tonight, since when it has been so, and [one thing more].",
      ],
      [
        "What if nobody calls back?",
        "Call again after [so many minutes] and say that it is the second time. [The number after that.]",
      ],
      ["Does it cost anything?", "[No. / What a call or a visit outside our hours costs.]"],
    ],
  },
  {
    heard:
      /\bhow (?:does|do|can|to) .{0,40}\bbook(?:ings?)?\b(?! ?keep)|\b(?:first|trial) (?:visits?|appointments?|lessons?|class(?:es)?|sessions?|meetings?|consultations?)\b|\bwhat to expect\b|\b(?:sign(?:ing)? up|enroll\w*|regist(?:er|ering|ration)|joining|before (?:they )?(?:book|join|sign)\w*)\b/,
    about: "booking and the first visit",
    lead: "Here is what {customers} ask us before the first time, in the order in which it comes up.",
    questions: [
      [
        "How do I book?",
        "Call us at [number] between [hours], or [book on this page]. It takes [five] minutes. You get day, hour and place in writing right afterward; until you have it, nothing is fixed.",
      ],
      [
        "What will you ask me?",
        "Your name, a number at which we reach you, for whom it is, and [one question that decides how much time we keep]. You need not prepare anything for the call.",
      ],
      [
        "How soon is there a place?",
        "Mostly within [so many days]. If you can come at short notice, say so: we keep a list, and call when something opens.",
      ],
      [
        "What happens the first time?",
        "[Who meets you, what is done first, and how long it lasts.] At the end we tell you what we would suggest, and you may sleep on it.",
      ],
      [
        "What does it cost?",
        "[The first time costs … / is free.] If something would come on top, you hear the price before it is done, not after.",
      ],
      [
        "What should I bring?",
        "[Three things at most.] If you forget one of them, come all the same; we find a way.",
      ],
      [
        "What if I cannot come after all?",
        "Tell us by [hour, day] at [number] or by answering our message. It costs nothing then, and somebody else is glad of the hour.",
      ],
      [
        "What if it was not right for me?",
        "Then say so, to whoever you met or to [name]. We either change it or tell you who would suit you better. Nobody will call you to ask why.",
      ],
    ],
  },
  {
    heard:
      /\bfixed (?:fees?|prices?)|flat (?:fees?|rates?)|hourly|subscription pricing|value pricing|packages?\b/,
    about: "fixed fees",
    lead: "We are changing how we charge: from the hours that a piece of work takes to a fee that is fixed before it begins. These are the questions that come with it, and honest answers, also where the answer is not the one you would like best.",
    questions: [
      [
        "Will I pay more than I did by the hour?",
        "Some will pay more and some less; we set the fee by the work of the last two years and show you that sum. Before you decide you see both figures side by side: what you paid in hours, and the fixed fee. [Your own example, with figures.]",
      ],
      [
        "What is included in the fixed fee?",
        "What stands on the page that both of us sign: [three to five pieces of work]. Questions in between belong to it, as long as they can be answered in [a quarter of an hour].",
      ],
      [
        "What is not included?",
        "Work nobody could foresee: [an audit, books that have to be put in order, a new business]. We say so before we begin and name a price for it. Nothing is added afterward without your yes.",
      ],
      [
        "What happens if my work takes you longer than you thought?",
        "Then that is our risk and not yours. The fee stands until the end of the year; if your business has changed by then, we talk about the next one.",
      ],
      [
        "And if it takes less time?",
        "The fee stands then too. You are paying for the result and for knowing the sum beforehand, and it would be dishonest to call that a discount.",
      ],
      [
        "Will you take less care if the clock is not running?",
        "It is a fair question. The work is checked as before, by [name or second reader], and the fee was set so that it can be done properly. By the hour, slow work paid better; that is gone.",
      ],
      [
        "When and how do I pay?",
        "[In twelve equal parts on the first of each month.] You get one invoice for each, with the same sum on it.",
      ],
      [
        "May I stay with billing by the hour?",
        "[Until the end of this year, yes.] For single pieces of work we still charge by the hour, and say beforehand how many we expect.",
      ],
      [
        "How do I get out if I am not happy?",
        "With [30 days’] notice at any time. You pay for what has been done until then, and your papers are yours.",
      ],
      [
        "Why are you changing this?",
        "Because [your reason in one sentence: clients who did not call for fear of the clock]. We would rather be called early than be paid for finding out late.",
      ],
    ],
  },
  {
    heard:
      /\bonline (?:booking|scheduling|appointments?|reservations?|ordering)|booking (?:system|page|app|tool|portal)|self[- ]scheduling|portal\b/,
    about: "booking online",
    lead: "You can now book with us online. It is quick once you know how it works, and nobody has to use it. Here is what you should know before the first time.",
    questions: [
      [
        "Do I have to book online from now on?",
        "No. Call us as before: [number], [hours]. Whoever answers sees the same calendar that you see online.",
      ],
      [
        "How does it work?",
        "Open [page], choose what you are coming for, then a day and an hour that is shown as free, and leave your name and a way to reach you. You get a confirmation at once by [text or e-mail]; without one nothing is booked.",
      ],
      [
        "Which visits can I book online, and which not?",
        "Online: [three kinds]. Please call for anything new, painful or urgent, and whenever you are not sure which kind to choose. A wrong choice costs you a second visit.",
      ],
      [
        "Can I change or cancel online?",
        "Yes, with the link in your confirmation, until [24 hours] before. After that please call, so that somebody else can have the hour.",
      ],
      [
        "What if I need help today?",
        "Do not wait for a free hour on the page: call [number]. In an emergency call 911.",
      ],
      [
        "Which information do you ask for, and who sees it?",
        "Your name, a way to reach you and the kind of visit. Please leave details of your health or your affairs out of the free text. It is seen by [who] and kept by [name of the service]; [what your privacy notice says].",
      ],
      [
        "I found no time that suits me. What now?",
        "Call us, or put yourself on the waiting list: [how]. Some hours are kept free for calls and do not show online.",
      ],
      [
        "I did not get a confirmation. Am I booked?",
        "No. Look into the spam folder first, then call us with the day and hour that you chose. We check it while you are on the line.",
      ],
      [
        "Do I need an account?",
        "[No; your name and number are enough.] [If yes: what for, and how to reset the password.]",
      ],
      [
        "I am not good with computers. Can somebody do it for me?",
        "Yes: a family member may book in your name, or call and we do it together.",
      ],
    ],
  },
  {
    heard: /\b(?:ai|assistant|bot|robot|automated|virtual receptionist|voice)\b/,
    about: "our assistant on the telephone",
    lead: "When you call us, an assistant may now answer: a computer that speaks. We want you to know what it does, what it does not do, and how you get one of us.",
    questions: [
      [
        "Am I talking to a person?",
        "No, and it says so in its first sentence. If you ask, it says so again.",
      ],
      [
        "How do I get a person?",
        "Say so, at any point. In our hours you are put through; outside them you are told at what hour one of us calls you back.",
      ],
      [
        "What can it do for me?",
        "[Book, move and cancel appointments; tell you hours, address and what to bring; take down a message.] Whatever it has agreed on with you is confirmed [by text] at once.",
      ],
      [
        "What does it not do?",
        "It gives no advice and quotes no price that is not on our page. Such questions it takes down, and one of us answers.",
      ],
      [
        "What if it is urgent?",
        "Say so in your first words. It then rings whoever is on duty. In danger do not call us but 911.",
      ],
      [
        "Is the call recorded?",
        "[Yes or no; if yes: what is kept, how long, who may listen.] You are told so at the start of the call, and may say that you do not want it.",
      ],
      [
        "What happens if it gets something wrong?",
        "Tell us. Every call leaves a note that one of us reads [the same day], and a mistake of the assistant’s is our mistake.",
      ],
      [
        "Why did you do this?",
        "[Which calls were answered late or not at all, and at which hours.] [What the people do now who answered them before.]",
      ],
    ],
  },
  {
    heard:
      /\b(?:first (?:visit|appointment|time|session|consultation)|new (?:patients?|clients?|customers?|members?))\b/,
    about: "the first visit",
    lead: "The first time somewhere is easier when you know what happens. These are the things people ask us before it.",
    questions: [
      [
        "How do I get an appointment?",
        "Call [number] or book at [page]. For a first visit we keep [how long], so please say that you are new.",
      ],
      [
        "What should I bring?",
        "[Three things: card, list, papers.] If one of them is missing, come all the same and tell us.",
      ],
      [
        "How long does it take?",
        "About [minutes], of which [minutes] are for talking. You can leave a [lunch break] for it.",
      ],
      [
        "What does it cost?",
        "[Price or range, and what it depends on.] You hear the price before anything is done, and may say no.",
      ],
      [
        "Do you take my insurance?",
        "[Plans.] We check it with you before you come: have the card at hand when you call.",
      ],
      [
        "Where do I go, and where can I park?",
        "[Address, entrance, floor, parking.] The door is [which]; ring if it is closed.",
      ],
      [
        "What if I am late or cannot come?",
        "Call as soon as you know: [number]. Until [how long before] it costs you nothing.",
      ],
      [
        "What happens afterward?",
        "You go home knowing [the next step, in writing]. If a question comes up in the evening: [how you are reached].",
      ],
    ],
  },
];

/** Before all of them. */
export const CHECK =
  "(A note for the editor: the answers say how it is mostly done. Check each of them against what you do and promise, and fill the brackets, before this is published.)";

/** Any other thing that is new; `{thing}` is what the prompt calls it. */
export const anyQuestions: Omit<QuestionSet, "heard"> = {
  about: "what is new",
  lead: "Something is changing, and you should not have to guess what it means for you. Here are the questions that we expect, with the answers as they stand today.",
  questions: [
    [
      "What is changing, in one sentence?",
      "{thing}: [what it was, what it will be]. Everything else stays as it is.",
    ],
    ["From when on?", "From [date]. What was agreed on before that day is done the old way."],
    [
      "What does it mean for me?",
      "[For most of you: nothing but …] [For some: …, and we call those of you whom it concerns.]",
    ],
    ["Do I have to do anything?", "[No.] [If yes: what, by which day, and how long it takes.]"],
    ["What does it cost me?", "[Nothing.] [Or: how much, for what, and from which bill on.]"],
    [
      "Why are you doing it?",
      "[The reason in one sentence, as you would say it to somebody at the counter.]",
    ],
    [
      "What if it does not work for me?",
      "Tell us, at [number], before [date]. [What you can offer instead.]",
    ],
    ["Whom can I ask?", "[Name] at [number], [hours]. We answer within [one working day]."],
  ],
};
