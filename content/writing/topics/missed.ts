import type { Topic } from "../kinds.ts";

export const missed: Topic = {
  id: "missed",
  name: "missed calls",
  goal: "miss fewer calls",
  gist: "Send a call on before the caller gives up, and answer every one you still miss with a text that names a time.",
  heard:
    /\b((never )?(miss(ing|ed|es)?|los(e|es|ing|t)|drop(ping|ped)?) (a |the |so many |too many |any |another |more )?(\w+ ){0,2}(calls?|callers)|unanswered( calls?)?|calls? (go(ing|es)?|went) unanswered|(nobody|no one) (picks up|answers)|(usually |always )?can.?t pick up|(phone|call) answering|rings? out|(sen(d|ds|t|ding)|go(es|ing)?|dump(s|ing)?) (\w+ ){0,2}(straight )?to voicemail|(answer(ing)?|handl(e|ing)|tak(e|ing)|get(ting)?) (the |our |my |all )?(phones?|calls?) (when|while|during)|calls? (come in )?(while|during) (?!(?:the |our )?(?:rush|holidays?|season))|can.?t (get to|answer|pick up) (the |our |my |every )?(phones?|calls?))\b/,
  keywords: ["missed calls", "unanswered calls"],
  scene: "Six rings, then nothing. Nobody at {aPlace} did anything wrong. On the other end, {next}.",
  close: "You won’t pick up every call yourself. You can make sure every caller hears something back.",
  thesis: "A missed call is a decision, and you can make it ahead of time",
  reasons: [
    {
      head: "If it happens every day, it is not bad luck",
      text: "The phone rings {hands}, just as it did yesterday at the same hour. If nobody has decided what happens to that call, the decision has been made: nothing happens to it.",
    },
    {
      head: "Callers can’t see why you didn’t answer",
      text: "Busy and uninterested sound exactly the same from outside. So {next}. They are not angry with you, and they don’t try twice.",
    },
    {
      head: "The fix is small",
      text: "A second phone that rings, or a two-line text within a minute, tells the caller that someone is there. Neither one takes anybody away from their work.",
    },
  ],
  against: {
    text: "People who really need us will call again.",
    reply:
      "Some do, and those are the ones you hear about. Open your call log and look for the numbers that called once and never came back.",
  },
  near: ["callback", "counting", "desk"],
  points: [
    {
      id: "when-missed",
      phase: "find out",
      do: "Look up when you miss calls",
      how: "Print the last two weeks of your call log and mark the unanswered calls by weekday and hour. Circle every number that didn’t call back. You will usually see one or two hours that are much worse than the rest; start there.",
      mistake: "Treating missed calls as bad luck",
      harm: "They tend to come at the same hours every week, and the log shows it. Mark two weeks of them and fix the worst two hours first.",
      ask: "When do we miss the most calls?",
      answer:
        "Your call log can tell you. Sort two weeks of missed calls by weekday and hour, and circle the numbers that never tried again.",
      check: "We have marked two weeks of missed calls by weekday and hour.",
      task: "Print two weeks of the call log, mark missed calls by weekday and hour, and circle the numbers that never called again.",
    },
    {
      id: "next-place",
      phase: "decide",
      obvious: true,
      do: "Forward the call after four rings",
      how: "Set two kinds of forwarding with your phone company: one for “no answer” and one for “busy”. The call can go to a second phone, an answering service or an assistant. Name one person or place for each, because a call that rings in three rooms gets answered in none.",
      mistake: "Letting the phone ring until the caller gives up",
      harm: "By the sixth ring they are already looking for the next number. Forward the call after four, to someone who knows it is theirs.",
      ask: "What should happen when nobody can pick up?",
      answer:
        "After four rings the call moves on to a named person, a service or an assistant. Set the same thing up for when the line is busy; that is a separate setting.",
      check: "Calls are forwarded after four rings, and right away when the line is busy.",
      task: "Set up forwarding for “no answer” and for “busy”, then test both from another phone.",
    },
    {
      id: "first-rank",
      phase: "decide",
      do: "Put one name on the phone for each half day",
      how: "That person stops what they are doing when it rings, and nobody else has to. A second person takes over when the first is already on a call. Post the list where everyone can see it.",
      mistake: "Making everybody responsible for the phone",
      harm: "Everyone hears it ring and assumes somebody else has it. With one name per half day, the others can keep working.",
      ask: "Whose job is it to pick up?",
      answer:
        "One person for each half day, with a backup for when they are on a call. Everyone else can ignore the ringing, and they will thank you for it.",
      check: "For each half day, one name and a backup are posted by the phone.",
      task: "Post a weekly list with one name and a backup for every half day.",
    },
    {
      id: "text-at-once",
      phase: "start",
      obvious: true,
      do: "Text every missed call right away",
      how: "Something like: “Sorry we missed you. We’re with someone right now. What can we help with? We’ll call you back by noon.” Have your phone system send it by itself, so nobody has to remember. Texts only reach cell phones, so forward calls from landlines instead.",
      mistake: "Sending nothing after a missed call",
      harm: "A minute later they are talking to someone else. A short text with a time in it gets there first.",
      ask: "Does it help to text people after a missed call?",
      answer:
        "Yes, if someone reads the replies and keeps the time you promised. The caller still has the phone in hand, and now they have your name and an hour.",
      check: "Every missed call from a cell phone gets a text with a time, and someone reads the replies.",
      task: "Write the two-line text, set it to go out after every missed call, and decide who reads the replies.",
    },
    {
      id: "shorter-calls",
      phase: "write down",
      do: "Answer the common questions before people dial",
      how: "While you are explaining {ask0}, the next caller gets a busy line. Put your three most common answers on your map listing, at the top of your website and into your greeting. Every call you don’t have to take is a line that stays free.",
      mistake: "Adding a second line first",
      harm: "A second line needs a second person. Before you pay for one, publish the answers people call about most, starting with your hours.",
      ask: "Do we need a second line?",
      answer:
        "Maybe. First see how many of your calls only ask {ask0}. Those you can take off the phone by publishing the answer.",
      check: "Our three most common answers are on the map listing, the website and the greeting.",
      task: "Put your three most common answers on the map listing, the website and the greeting.",
    },
    {
      id: "try-it-busy",
      phase: "try",
      do: "Call yourself at the worst hour",
      how: "Use two phones at the same time, and hang up once after three rings. Write down what each call got: a person, a machine, a text or nothing. The calls that got nothing show you what to fix.",
      mistake: "Testing the phones on a quiet morning",
      harm: "On a quiet morning everything works. Call at your worst hour, with two phones at once, and hear what the second caller hears.",
      ask: "How do we find the gaps?",
      answer:
        "Call with two phones at your worst hour. Wherever one of them just rings out, you have found a gap.",
      check: "We made two calls at once at our worst hour, and both were answered by someone or something.",
      task: "Make two calls at once at your worst hour, and write down what each caller got.",
    },
    {
      id: "of-the-missed",
      phase: "look back",
      do: "Follow every missed call for a month",
      how: "Next to each one write how it ended: reached, texted, or lost. The share that was lost is the number to watch. See which hours it comes from, and change the schedule or the forwarding there.",
      mistake: "Counting calls instead of outcomes",
      harm: "Fewer missed calls may just mean fewer calls. Count the ones you never reached, and see whether that number falls.",
      ask: "How do we know it got better?",
      answer:
        "Count the callers you neither reached nor texted, week by week. That number should go down even when the phone gets busier.",
      check: "For a month we have written down how every missed call ended.",
      task: "Next to every missed call, write how it ended: reached, texted or lost.",
    },
  ],
};
