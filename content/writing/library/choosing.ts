import type { Subject } from "./kinds.ts";
import { vendorFlags } from "./signs/people.ts";

export const choosing: Subject = {
  id: "choosing",
  name: "choosing an AI receptionist",
  heard:
    /\b(?:choos\w+|select\w*|pick\w*|evaluat\w+|shop(?:ping)? for|look for|vet(?:ting)?|compar\w+ vendors|buy\w*|before (?:you |we |i )?(?:buy|sign|choose|hire|get)\w*|questions? (?:to ask|for)|ask(?:ing)?)\b.*\b(?:ai|virtual|voice|automated|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering|vendors?|providers?|companies)|\b(?:ai|virtual|voice|phone)(?: phone| voice)? (?:receptionists?|assistants?|agents?|answering)\b.*\b(?:vendors?|providers?|buyer'?s? guide|checklist|choos\w+|what to (?:ask|look)|before (?:buying|signing|you))\b|\b(?:vendor|provider)s? (?:checklist|questions)/,
  title: "How to choose an AI receptionist for {who}",
  lead: "Choose on how it handles your ten most awkward calls and skip the polished demo. Ask each vendor to set it up with your hours and answers, call it yourself from a noisy car, and find out what it does when it doesn’t know. Then read the contract for three things: who hears the calls, what a busy month costs, and how you leave. (This site belongs to a company that sells such assistants, so put the same questions to us.)",
  close:
    "Give yourself two weeks and no more than three vendors. If one of them won’t let you call a version set up with your own answers, you’ve already learned what you needed to know.",
  signs: vendorFlags,
  passages: [
    {
      does: "Test it with your own ten calls",
      asks: "How should we test an AI receptionist?",
      heard: /\b(?:test|demo|trial|try)\b/,
      says: [
        "Write down ten real calls from last week in the callers’ own words, the messy ones included: someone who mumbles, someone with two requests at once, someone who’s crying. Call each vendor’s setup with all ten. Score three things: did it understand, did it do the right thing, and would you be comfortable if your best {customer} had been on the line?",
      ],
      mistake: [
        "Judging by the vendor’s demo",
        "The demo knows every answer because the vendor wrote the questions. Bring your own ten calls, the awkward ones included, and call from a parking lot.",
      ],
      put: "Can we call a version that’s set up with our own hours and answers before we sign anything?",
      checks: [
        "Every vendor got the same ten calls of ours, and we wrote down what happened.",
        "We called from a noisy place and interrupted it in the middle of a sentence.",
      ],
      tasks: ["Write down ten real calls from last week in the callers’ words, awkward ones included."],
    },
    {
      does: "Find out what it does when it doesn’t know",
      asks: "What happens when it doesn’t know the answer?",
      heard: /\b(?:doesn'?t know|makes? (?:things|stuff) up|hallucinat\w+|wrong answers?|mistakes|errors)\b/,
      says: [
        "Ask it something that isn’t on any page of yours: “Do you take payment in installments for people who moved here from Ohio?” A good one says that it doesn’t know, takes the question down and names a time for the call back. A bad one invents a policy, and you get to explain that to {aCustomer}. Try three such questions, and have someone else try three more.",
      ],
      mistake: [
        "Only asking it things it can answer",
        "The risk is in the question it can’t answer. An assistant that invents a price or a policy does more harm than voicemail, because callers believe it.",
      ],
      put: "What exactly does it say when it has no answer, and where does that question go?",
      checks: ["It admits when it doesn’t know, and the question reaches a named person."],
      tasks: ["Ask each vendor’s assistant three questions it can’t know the answer to."],
    },
    {
      does: "Make sure a person is one sentence away",
      asks: "How does a caller get to a human?",
      heard: /\b(?:human|person|transfer\w*|hand ?off|escalat\w*|emergenc\w*|urgent)\b/,
      says: [
        "Say “I’d like to talk to someone” in the middle of a booking and count how many times you have to repeat it. Once is right. Do it again after hours, when nobody’s there, and hear what it promises. Then describe something frightening without using the word emergency, and see whether it tells you to hang up and call 911 before it says anything else.",
      ],
      mistake: [
        "Forgetting the caller who wants a person",
        "Callers forgive an assistant for being one. They don’t forgive being trapped with it. If it takes more than one request to get out, keep looking.",
      ],
      put: "How many times does a caller have to ask for a person, and what happens at 10 pm when somebody says “{test2}”?",
      checks: [
        "One request for a person is enough, at any point of the call.",
        "A caller in danger is told to call 911 before anything else.",
      ],
      tasks: ["Ask for a person mid-call, by day and after hours, and write down what happens."],
    },
    {
      does: "Get the list of everyone who hears a call",
      asks: "Who has access to our calls?",
      heard:
        /\b(?:privacy|confidential\w*|data|security|hipaa|recordings?|privilege\w*|access|stored?|train(?:ed|ing) on)\b/,
      says: [
        "A call usually passes through several companies: the phone carrier, a speech service, a language model, a place where notes are stored. Ask for all of them by name, what each keeps and for how long, and whether anything your callers say is used to train models. Get it in the contract.",
      ],
      eg: {
        law: "For a law firm, a caller who isn’t a client yet may already be owed confidentiality. Have the attorney responsible for ethics read the vendor list and your state bar’s guidance on outside services and AI before the first live call.",
        medical:
          "You’ll need a signed business associate agreement before the first real call, and the vendor needs one with each company behind it.",
        dental:
          "Since callers mention pain, medication and treatment, you’ll need a signed business associate agreement before the first real call.",
      },
      mistake: [
        "Accepting “bank-level security” as an answer",
        "It says nothing. Ask for names, days and a signature: which companies, how long each keeps what, and what they’ll sign.",
      ],
      put: "Which companies receive our callers’ words, by name, and how many days does each one keep them?",
      checks: [
        "We have a list of every company that receives a call, with how long each keeps it.",
        "What they sign has been read by someone who knows our rules.",
      ],
      tasks: ["Ask each vendor for the list of companies behind it, in writing."],
    },
    {
      does: "See it write in your real calendar",
      asks: "Will it work with our software?",
      heard: /\b(?:integrat\w+|software|calendar|systems?|crm|works with|connect\w*)\b/,
      says: [
        "“We integrate with everything” is a sentence from a brochure. Ask to watch it book, move and cancel {aVisit} in a test copy of your calendar, including the rules you’d never think to mention: which {visits} can’t be back to back, who sees whom, what needs a longer slot. If it can only take a message that somebody types in later, that may still be worth it, at a lower price.",
      ],
      put: "Can you show us a booking, a move and a cancellation in the software we use, today?",
      checks: ["We’ve watched it book, move and cancel in the software we use."],
      tasks: ["Watch a booking, a move and a cancellation in your own software, live."],
    },
    {
      does: "Price your busiest month",
      asks: "What will it really cost?",
      heard: /\b(?:pric\w+|costs?|fees?|budget|bills?|charges?|pay)\b/,
      says: [
        "Hand over the call count of your busiest month and ask for one figure with everything in it: base, calls or minutes above it, setup, each connection. Ask whether wrong numbers and hang-ups count, and whether a minute is rounded up. On this site the range is {priceRange}, depending on {priceDepends}; whatever you’re quoted, hold it against what you now lose in a month of missed calls.",
      ],
      mistake: [
        "Comparing the monthly base price",
        "The base is the smallest part of the bill in a busy month. Give every vendor the same call count and compare the totals.",
      ],
      put: "What would our busiest month have cost, all in?",
      checks: ["Every quote is for the same number of calls, with setup and connections included."],
      tasks: ["Send all vendors the same month of calls and ask for one all-in figure."],
    },
    {
      does: "Read how to leave before you sign",
      asks: "What should we check in the contract?",
      heard: /\b(?:contract|cancel\w*|leave|lock(?:ed)?[- ]in|terms|notice|commit\w*)\b/,
      says: [
        "Look for four things: notice of a month or less, your phone number staying yours, your answers and call notes handed over as a file, and a date by which everything they hold is deleted. A discount for a year is fine as an offer. A year as a condition, for something you’ve tested for a week, isn’t.",
      ],
      put: "What’s the notice, and what do we take with us when we go?",
      checks: ["The notice is a month or less, and our number, answers and notes stay ours."],
      tasks: ["Mark notice, number, data and deletion in each contract before comparing prices."],
    },
    {
      does: "Talk to two customers your size",
      asks: "Whom should we ask for references?",
      heard: /\b(?:references?|reviews?|customers|reputation|track record)\b/,
      says: [
        "Ask for two customers in your line of work who’ve used it for at least six months, and ask them what they changed, what still goes wrong, and how fast support answered the last time. People are surprisingly frank when you ask about the last time instead of the general impression.",
      ],
      put: "Which two customers our size can we call, and how long have they used it?",
      checks: ["We spoke with two customers of our size who’ve had it six months or more."],
      tasks: ["Call two reference customers and ask what still goes wrong."],
      extra: true,
    },
    {
      does: "Check who can change an answer, and how fast",
      asks: "How do we keep it up to date?",
      heard: /\b(?:updat\w+|change|maintain\w*|support|setup|set up|training it)\b/,
      says: [
        "Your hours change, a colleague leaves, a storm closes the office at noon. Somebody at your {place} has to be able to fix the answer in five minutes without opening a ticket. Ask to do it yourself during the trial, on a phone, and then call to hear whether it took.",
      ],
      put: "Can we change an answer ourselves, and how long until callers hear it?",
      checks: ["We changed an answer ourselves during the trial and heard it on the next call."],
      extra: true,
    },
    {
      does: "Listen to how it introduces itself",
      asks: "Does it say that it isn’t a person?",
      heard: /\b(?:introduc\w+|disclos\w+|honest\w*|says? it(?:'s| is)|sound\w*|robot\w*|voice)\b/,
      says: [
        "It should give your name, say that it’s an assistant and let the caller speak, all in the first ten seconds. Callers who find out later feel tricked, and some states have rules on it. Ask whether you can write the greeting, and what it answers to “Am I talking to a real person?”",
      ],
      put: "What does it say when somebody asks whether it’s a real person?",
      checks: ["It says within ten seconds that it’s an assistant, and whenever it’s asked."],
      extra: true,
    },
  ],
  view: {
    claim: "Don’t buy an AI receptionist until you’ve tried to break it",
    opens: [
      "Every demo is wonderful. The caller speaks clearly, wants one thing and says thank you. Then you go live, and the first real call is a man in a truck with the window down who wants to move two appointments and yell about a bill.",
    ],
    because: [
      [
        "Your calls aren’t their calls",
        "A vendor’s sample is written by the vendor. Ten of your own, messy ones included, tell you more in half an hour than a month of brochures.",
      ],
      [
        "The failure is what you’re buying",
        "Anything works when it knows the answer. You’re paying for what happens when it doesn’t: whether it admits it, whether a person hears about it, and whether the caller gets a time.",
      ],
      [
        "You’ll live with the contract longer than with the demo",
        "Who hears the calls, what a busy month costs, how you leave. Three questions, all boring, and all of them come up in the first year.",
      ],
    ],
    sum: [
      "The cheapest hour you’ll spend",
      "Twenty test calls take an hour. The fee on this site is {priceRange}; a year at $300 is $3,600. If the hour shows that it fails on one call in five, you’ve learned for sixty minutes what would have cost you three hundred dollars a month and some {customers} you’d never have heard of.",
    ],
    grants: [
      "Testing can turn into a way of never deciding, and every month you wait has missed calls in it. Set a limit: two weeks, three vendors, ten calls. Then choose, start with one kind of call, and keep the notice short.",
    ],
    ends: "And since a company that sells these assistants publishes this page: break ours, too.",
  },
};
