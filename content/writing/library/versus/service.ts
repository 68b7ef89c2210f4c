import type { Versus } from "../kinds.ts";

const AI = /\b(?:ai|a\.i\.)\b|\b(?:virtual|voice|automated) (?:receptionists?|assistants?|agents?)\b/;

export const serviceOrAi: Versus = {
  id: "service-or-ai",
  sides: [
    {
      name: "an answering service",
      heard:
        /\b(?:answering service|call center|call centre|live (?:answering|receptionists?|operators?)|human (?:answering|operators?))s?\b/,
    },
    { name: "an AI receptionist", heard: AI },
  ],
  lead: "An answering service gives callers a human voice that reads your script; an AI receptionist gives them an immediate answer that can finish the simple things. Choose the service if most of your callers are upset, or if calls are rare and hard to predict. Choose the assistant if calls come in waves and many of them follow a rule. Test both with the same calls. (The publisher of this page sells assistants, so don’t take its word for it.)",
  criteria: [
    {
      name: "Price",
      heard: /\b(?:price|cost|fees?|money|cheaper|budget|pric\w+)\b/,
      cells: [
        "Per minute or per call, with a monthly minimum: $[two written quotes for your month]",
        "{priceRange} from this site’s publisher, depending on calls and connections",
      ],
      says: "Get both quotes for the same month, your busiest. Services mostly bill by the minute, often rounded up, and the minute includes the time an operator spends typing; a four-minute call is a four-minute charge whether it was {aCustomer} or a salesperson. Assistants bill by base fee plus calls or minutes. Ask each what that month would have cost in all, including setup, spam calls and holidays. Which one is cheaper changes with your volume, so work both out for your quietest month, too.",
      eg: {
        trades:
          "For a plumbing company the hardest test is the week of the first hard freeze. Ask both what happens to the price, and to the waiting time, when 60 calls come in one morning.",
      },
    },
    {
      name: "Hours",
      heard: /\b(?:hours|24\/7|availab\w+|around the clock|weekends?|holidays?)\b/,
      cells: [
        "Around the clock or evenings only, by plan; holidays often cost more",
        "Every hour of the year, nights and holidays included",
      ],
      says: "Ask the service which hours your plan has, what a holiday costs, and how many operators there are at three on a Sunday morning. An assistant has no shifts, so ask about the other end instead: when it’s down, where do calls go, and who tells you? For both, write down the hours in which you want calls answered by your own people and when the line switches over.",
    },
    {
      name: "Emergencies",
      heard: /\b(?:emergenc\w*|urgent|after[- ]hours|nights?|dispatch\w*)\b/,
      cells: [
        "A person hears panic and can stay on the line",
        "Answers at once and works from your list, can’t comfort; listen to a week of its calls",
      ],
      says: "Both work from a list you write: what counts, who’s called, and who’s next if that person doesn’t answer. A good operator hears fear in a voice that says everything’s fine. An assistant won’t reliably, but it answers the first ring at 3 am while eight others are calling, and has the list in front of it each time. Whichever you choose, disguise an emergency in a test call, said calmly and in passing, and see whether the next sentence is the one on your list.",
      eg: {
        trades:
          "Write the plumbing list in callers’ words: water coming through a ceiling, a main that won’t shut off, sewage coming up. Have both tell the caller how to find the main shutoff while your on-call person is being reached. It’s the one instruction that saves a floor.",
      },
    },
    {
      name: "Booking",
      names: { trades: "Booking jobs" },
      heard: /\b(?:book\w*|schedul\w+|appointments?|calendar|jobs?|dispatch)\b/,
      cells: [
        "Takes a message; some book into your calendar",
        "Books what your rules and calendar allow, on the call",
      ],
      says: "Most services take a message, and you call back. Some book, with rules simple enough for an operator who also answers for forty other businesses. An assistant can look at your calendar and offer two times, provided that you’ve told it how long each kind of {visit} takes, with whom, on which days, and what it may not promise. Ask to see a booking, a move and a cancellation in the software you use. If either can only take messages, price it as a message service.",
    },
    {
      name: "How it sounds to {customers}",
      heard: /\b(?:sounds?|customers|callers?|experience|voice|personal|patients|clients|quality|feel)\b/,
      cells: ["Human, sometimes rushed, doesn’t know you", "Clear, even, says that it’s a computer"],
      says: "A service sounds like people, on good days warm and on busy ones like a call center, and callers notice when the operator doesn’t know your town. An assistant sounds the same on every call and tells callers what it is; some hang up, and you should count how many. Listen to five real calls of each on your own line before you decide. What you want to hear isn’t a nice voice. It’s a caller who’s done when the call is over.",
    },
    {
      name: "When everyone calls at once",
      heard: /\b(?:at once|busy|peak|rush|waves?|volume|storm|overflow|capacity)\b/,
      cells: [
        "Callers may wait in a queue",
        "Everyone is answered at once, as long as it’s up and your plan allows that many",
      ],
      says: "Your worst day is often the worst day of everyone else a service answers for: the Monday, the morning after a holiday. So a service has its longest queue when you need it most. Ask for the average time to answer on its worst day last year, and what share of callers gave up. An assistant doesn’t queue. Its limit is what happens afterward: thirty notes at once, and somebody has to work through them.",
    },
    {
      name: "Setup and upkeep",
      heard: /\b(?:set ?up|training|upkeep|maintain\w*|start|onboard\w*|change|script)\b/,
      cells: [
        "A script, and retraining when people change",
        "A page of answers, and after the first weeks fifteen minutes a week",
      ],
      says: "Both need you to write down what’s to be said. With a service you send the script and hope that every shift has read the new version. With an assistant you change the answer yourself and hear it on the next call, and you also find the gaps yourself. Plan an hour a day in the first week of either.",
    },
  ],
  night:
    "Look at your last ten nights before you choose: how many calls came, and how many of them couldn’t wait until morning? One or two a night, most of them from somebody who’s frightened: that’s what a person on the line is for, so the service comes first, or your own on-call phone. Many in an hour when it’s bad for everybody, or mostly bookings and questions that follow a rule: the assistant comes first, with a person behind it for whoever is upset or asks for one. Then test the one you lean to. Call at two in the morning with one of these, said calmly: {urgent}. If nobody who can help is awake five minutes later, it isn’t worth its price, however it sounds.",
  verdict: [
    "if calls are few and emotional, each one is different, and a human voice matters more than getting it done on the spot.",
    "if calls come in waves, many are simple bookings and questions, and someone will read its notes.",
    "let the assistant take the first answer and pass anything urgent or upset to a service or your own on-call person.",
  ],
};
