import type { Topic } from "../kinds.ts";

export const handover: Topic = {
  id: "handover",
  name: "call transfers",
  goal: "get the right calls to the right person",
  gist: "Decide in advance which calls are urgent, and put a name and a backup on each kind.",
  heard:
    /\b(hand(ing)?.?over|transfer(s|ring|red)?|escalat(e|ion|ing)|emergenc(y|ies)|urgent( calls?)?|put(ting)? (people |callers |them )?through|pass(ing)? (calls? )?on|on.?call|reach a (person|human)|talk to a human|call forwarding|priorit(y|ies|i[sz]\w+)( calls?)?|triage|which calls|forward(ing)? calls?)\b/,
  keywords: ["call transfer", "urgent calls"],
  scene:
    "Nine calls out of ten can go the usual way, and the tenth is {urgent}. It sounds just like the others, and that is what makes it hard.",
  close:
    "Whoever gets woken up at night should have helped write the list. Otherwise it is your list and their sleep.",
  thesis: "The best thing an answering system can do is know when to stop",
  reasons: [
    {
      head: "The two mistakes don’t cost the same",
      text: "Pass on an easy call by mistake, and someone loses a minute. Hold back a call about {urgent}, and it can cost far more. Don’t write a rule that treats them the same.",
    },
    {
      head: "Asking for a person is reason enough",
      text: "{Customers} shouldn’t have to plead. Someone who says “a person, please” has thought about it, and arguing only teaches them to say it louder.",
    },
    {
      head: "Nobody should have to say it twice",
      text: "If callers must tell the whole story again, the first time didn’t count. The name, the reason and the promise should travel with the call.",
    },
  ],
  against: {
    text: "If everyone who asks for a person gets through, {hands}, you might as well have no system at all.",
    reply:
      "Then set hours and name a backup. Being told when someone will call is also a way of being heard.",
  },
  near: ["complaints", "greeting", "after-hours"],
  points: [
    {
      id: "collect-cases",
      phase: "find out",
      do: "Collect the calls that went to the wrong person",
      how: "Ask each of your people for two: one that should have reached them and didn’t, and one that didn’t need to. Write them down in the caller’s words. Your rules have to catch sentences like “{test2}”",
      mistake: "Writing rules for imaginary calls",
      harm: "Imaginary callers say “I have an emergency”. Real ones say “{test2}” Write the rule for what people really say.",
      ask: "Where do we start with rules for passing calls on?",
      answer:
        "With the last ten calls that went wrong, word for word. They show you what {customers} really say when it is serious.",
      check: "We have collected at least five real sentences from calls that went to the wrong person.",
      task: "Ask each of your people for one call that should have reached them and one that didn’t need to.",
    },
    {
      id: "danger-list",
      phase: "decide",
      do: "Deal with danger before anything else",
      how: "If anyone’s life could be at risk, tell the caller to hang up and dial 911. No questions come before that. Have someone who knows the field read the list and sign it. Put urgent calls that are not a danger to life on a second list, each with a name.",
      mistake: "Asking for the name first",
      harm: "With {urgent}, every polite question costs time. Ask about danger before name, number and {system}.",
      ask: "Which calls may never wait?",
      answer:
        "Danger to life goes to 911 right away. After that comes your own list. For {one} that is {urgent}, checked by someone who knows the field.",
      check: "The danger list is at the top of the page, and someone who knows the field has signed it.",
      task: "Write two lists, danger (911) and urgent (a name), and have someone who knows the field check both.",
    },
    {
      id: "name-and-second",
      phase: "decide",
      do: "Put a name and a backup on every kind of call",
      how: "“The office” can’t pick up a phone. For every kind of call, write down a person, the hours they take it, and a backup. Then decide what the caller hears when neither answers, because one evening that will happen.",
      mistake: "Passing calls on to nobody in particular",
      harm: "A call that rings at four desks belongs to everyone, so nobody takes it. Name a person, a backup and hours, and have a sentence ready for when both are out.",
      ask: "Who should get the call?",
      answer:
        "A person, not a department, with a backup and hours. If neither can answer, the caller is told so and given a time.",
      check: "Every kind of call we pass on has a name, a backup and hours.",
      task: "Put a name, a backup and hours next to every kind of call, and check with those people.",
    },
    {
      id: "brief",
      phase: "write down",
      do: "Agree on what to say before connecting a call",
      how: "Three things in one sentence: who it is, what it is about, and what they have been promised. “Second call today, about {status}; I told them before noon.” Then whoever takes it doesn’t have to start over.",
      mistake: "Transferring without a word",
      harm: "The caller starts over in a worse mood, and you don’t know what they were promised. One sentence beforehand prevents both.",
      ask: "What should we know before we pick up?",
      answer:
        "The name, the reason and the promise. If you know {sort0} too, even better. Nobody listens to more than that while it rings.",
      check: "Whoever takes a transferred call hears the name, the reason and the promise first.",
      task: "Write the sentence that comes before every transfer, and practice it on five calls.",
    },
    {
      id: "stage-it",
      phase: "try",
      do: "Stage the hard calls",
      how: "One of you calls in with “{test2}” and another with “{test1}” Say it the way callers do, calmly and in passing. Note who got the call, how long it took, and what you were told if nobody came.",
      mistake: "Testing only with easy calls",
      harm: "{Easy} will pass any test. You find out whether the list works with “{test2}”, said by someone trying to stay calm.",
      ask: "How do we know that urgent calls get through?",
      answer:
        "Call in with “{test2}” at noon, and again at night when the backup is on. If you reach a recording, you aren’t done.",
      check: "We called our own number with “{test2}”, by day and at night, and reached the right person.",
      task: "Call in with “{test2}” by day and at night, and write down who you reached.",
    },
    {
      id: "trim",
      phase: "look back",
      do: "Trim the list, and write down why",
      how: "After a month, look at what was passed on. Take off what nobody needed. Next to everything else, write the reason in a few words, or next year somebody will cut the line that matters.",
      mistake: "Letting the list only grow",
      harm: "Everything seems important once. If all of it rings through, people stop listening, even for {urgent}. Go through it every quarter with a pencil.",
      ask: "How often should we look at the rules?",
      answer:
        "After the first month, then every quarter, together with the people who get the calls. Write the reason next to each line, so you know what you are cutting.",
      check: "We read through the list this quarter, and every line has its reason next to it.",
      task: "Read through a month of passed-on calls, cut what nobody needed, and write the reason next to the rest.",
    },
  ],
};
