import type { Topic } from "../kinds.ts";

export const handover: Topic = {
  id: "handover",
  name: "passing on calls",
  goal: "get the right calls to the right person",
  gist: "Draw the line between urgent and usual by daylight, with names and second names.",
  heard:
    /\b(hand(ing)?.?over|transfer(s|ring|red)?|escalat(e|ion|ing)|emergenc(y|ies)|urgent( calls?)?|put(ting)? (people |callers |them )?through|pass(ing)? (calls? )?on|on.?call|reach a (person|human)|talk to a human|call forwarding|priorit(y|ies|i[sz]\w+)( calls?)?|triage|which calls|forward(ing)? calls?)\b/,
  keywords: ["call transfer", "urgent calls"],
  scene:
    "Nine calls out of ten can go the usual way, and the tenth is {urgent}. It sounds like the others, and that is the whole difficulty.",
  close: "Whoever is rung at night should have held the pencil. Otherwise it is your list and their sleep.",
  thesis: "The best thing an answering system can do is stop",
  reasons: [
    {
      head: "The cost is uneven",
      text: "If an easy call is passed on without need, somebody is disturbed for a minute. If a call about {urgent} is not, the price is of another kind. A rule that treats the two faults alike is a bad rule.",
    },
    {
      head: "Asking for a person is enough reason",
      text: "{Customers} should not have to plead. Someone who says “a person, please” has weighed it already, and arguing teaches them only to say it louder.",
    },
    {
      head: "What is passed on must not be told twice",
      text: "To repeat one’s trouble to a second voice is to learn that the first one did not count. A name, a reason in a line and what was promised travel with the call, or it has merely been moved.",
    },
  ],
  against: {
    text: "If every request for a person rings through, {hands}, one might as well have no system at all.",
    reply:
      "Then the rule needs hours and a second name, not a wall. A promised time for a call back is also a way of being heard.",
  },
  near: ["complaints", "greeting", "after-hours"],
  points: [
    {
      id: "collect-cases",
      phase: "find out",
      do: "Collect the calls that went to the wrong place",
      how: "Ask each of your people for two: one that should have reached them and did not, and one that need not have. Write them in the callers’ words. Those sentences, “{test2}” among them, are what your rules have to recognize.",
      mistake: "Writing rules for imagined calls",
      harm: "Invented callers say “I have an emergency”. Real ones say “{test2}” Collect what was said, and write the rule for that.",
      ask: "Where do we start with rules for passing calls on?",
      answer:
        "With the last ten calls that went wrong, as they were said. They show what {customers} of {one} really say when it is serious.",
      check: "At least five real sentences from misplaced calls have been collected.",
      task: "Collect from everybody one call that should have reached them and one that need not have.",
    },
    {
      id: "danger-list",
      phase: "decide",
      do: "Settle danger before anything else",
      how: "Where life or limb may be at stake the caller is told to hang up and call 911, first and without questions. Whoever knows the trade reads that list and signs it. Everything that is only urgent, {urgent} for example, goes on a second list with a name.",
      mistake: "Asking for the name first",
      harm: "With {urgent}, each polite question costs time that is not yours. Danger comes before name, number and {system}; write it at the top.",
      ask: "Which calls may never wait?",
      answer:
        "Danger to life goes to 911, at once. After that comes your own list, which for {one} holds {urgent}; somebody who knows the trade should have read it.",
      check: "The list of dangers stands at the top, and somebody who knows the trade has signed it.",
      task: "Write two lists, danger (911) and urgent (a name), and have both read by who knows the trade.",
    },
    {
      id: "name-and-second",
      phase: "decide",
      do: "Give every line a name and a second name",
      how: "“The office” cannot pick up a phone. Each kind of call gets somebody, hours at which that is true, and somebody else. Then decide what the caller hears when neither picks up, for that evening will come.",
      mistake: "Passing on to nobody in particular",
      harm: "A call that rings at four desks is everybody’s and therefore nobody’s. One name and a second name, with hours, and a sentence for when both fail.",
      ask: "Who should be rung?",
      answer:
        "A person, not a department, with a stand-in and with hours. Where neither can answer, the caller is told so and is given a time.",
      check: "Every kind of call that is passed on has a name, a second name and hours.",
      task: "Put a name, a second name and hours against each kind of call, and ask those named.",
    },
    {
      id: "brief",
      phase: "write down",
      do: "Agree on what is said before the call is connected",
      how: "Three things in one sentence: who, what about, and what has been promised. “Second call today, about {status}, was told before noon.” Whoever takes it can begin in the middle instead of at the beginning.",
      mistake: "Transferring with a beep",
      harm: "The caller starts again from the beginning, in a worse temper, and you start without knowing what was promised. One sentence in advance prevents both.",
      ask: "What should we know when we pick up?",
      answer:
        "Name, reason, promise. If you know {sort0} too, so much the better. Anything longer is not listened to while it rings.",
      check: "Whoever takes a passed call hears the name, the reason and the promise first.",
      task: "Write the sentence that goes before each connected call and practice it on five calls.",
    },
    {
      id: "stage-it",
      phase: "try",
      do: "Stage the hard ones",
      how: "One of you calls with “{test2}” and another with “{test1}” Say it as callers do, calmly and by the way. Note who was rung, after how long, and what you were told when nobody came.",
      mistake: "Trying it only with easy calls",
      harm: "{Easy} will pass any test. Whether the lists hold shows with “{test2}”, said by somebody who is trying to stay calm.",
      ask: "How do we know that urgent calls get through?",
      answer:
        "Call with “{test2}” at noon and again at night, when the second name is on. If you reach a recording, the list is not finished.",
      check: "“{test2}” was said to our line, by day and by night, and reached the right person.",
      task: "Call in with “{test2}” by day and by night and write down who was reached.",
    },
    {
      id: "trim",
      phase: "look back",
      do: "Trim the list, but say why",
      how: "After a month go through what was passed on. What nobody needed comes off; beside what stays, write the reason in five words. Without the reason, somebody will trim the line that matters next year.",
      mistake: "Letting the list only grow",
      harm: "Everything seems important once. When all of it rings, people stop hearing it, {urgent} included. Read it each quarter with a pencil in your hand.",
      ask: "How often should the rules be looked at?",
      answer:
        "After the first month, then once a quarter, with the people who are rung. Put the reason beside each line, so that you know what you cut.",
      check: "The list was read this quarter, and each line has its reason beside it.",
      task: "Read a month of passed calls, cut what nobody needed, and write the reason beside the rest.",
    },
  ],
};
