/** What every outline of a kind begins and ends with; a kind without an entry has its questions alone. */
export interface Frame {
  settles: string;
  opening: string;
  yours: readonly string[];
}

export const frames: Readonly<Record<string, Frame>> = {
  hiring: {
    settles: "what the job is like on a Tuesday, what it pays, and how to tell who will stay",
    opening:
      "Two things fill a vacancy faster than any ad: the pay in the first line, and an answer the same day. Everything after that is about finding out whether somebody will still be here in a year.",
    yours: [
      "How your best three people found you, and why the last two left",
      "Your pay, your hours and the one thing that’s hard about the job",
      "The question that has told you most in an interview",
    ],
  },
  onboarding: {
    settles:
      "what somebody new can do alone by which day, who shows them, and how anybody notices that they’re stuck",
    opening:
      "On the first evening somebody new is asked at home how it was. Whatever they answer was decided by small things: whether a desk was ready, whether somebody had time, and whether anyone said when they’d be back.",
    yours: [
      "What your last new person asked most in week two",
      "The five tasks that make up half the work, in your own order",
      "The mistake that everybody makes once, and that you let them make",
    ],
  },
  keeping: {
    settles: "why people go, what it costs to replace one, and what could be changed by Friday",
    opening:
      "Before anybody talks about raises, ask the last three why they went, and what they’d mentioned before. The first thing that two of them name is where this text begins: [what it was, and what it cost you to mend].",
    yours: [
      "What the last three said when they left, and what they said a month later",
      "What it cost you to replace one: ads, hours, mistakes",
      "What you changed because somebody asked",
    ],
  },
  parting: {
    settles: "what has to be on paper first, what the law asks for, and which words to use",
    opening:
      "The talk takes ten minutes. What makes it fair is the weeks before: whether it was said plainly, written down, and given a date by which it could have gone well.",
    yours: [
      "What you’d do earlier, looking back at the last time",
      "The two sentences you’d say, word for word",
      "Who took over the work in the first week, and how",
    ],
  },
  pricing: {
    settles: "what the work really costs you, by how much to go up, and how to say it",
    opening:
      "A price that hasn’t moved in three years has gone down. The only open questions are by how much to catch up, on which day, and who hears it from you in person.",
    yours: [
      "Your price, and the year in which you last changed it",
      "How many {customers} left the last time, and how many you feared would",
      "The sentence in which you say it aloud",
    ],
  },
  collecting: {
    settles: "how to get paid without losing the {customer}, and where to stop",
    opening:
      "Most late bills aren’t refusals. They lie under something, or nobody knows which number to pay. So the first reminder is a service, the second has a date in it, and the third is a phone call.",
    yours: [
      "How many days your bills stay open, from your own books",
      "What you say on the phone in the first ten seconds",
      "The sum below which you let it go",
    ],
  },
  safety: {
    settles: "which rule applies, what an inspector looks at first, and who does what by when",
    opening:
      "An inspector sees in ten minutes whether a rule is lived or filed. The same walk, done by you on a quiet afternoon, finds most of it first.",
    yours: [
      "What you found on your own last walk, with the date",
      "The near miss that changed something here",
      "Who signs, and where the sheet hangs",
    ],
  },
  promoting: {
    settles: "where new {customers} really come from, what it costs, and what can be stopped",
    opening:
      "Before anything is spent, ask the next ten new people how they came to you. Their answers are usually cheaper than any plan, and two of them will surprise you.",
    yours: [
      "How the last ten new {customers} found you, counted",
      "What you spent last year, and on what you’d not spend it again",
      "The sentence in which a regular recommends you",
    ],
  },
  books: {
    settles: "where the money is each week, what is owed to whom, and when to ask somebody",
    opening:
      "You don’t need to like bookkeeping. You need half an hour on the same day each week, three numbers, and a second account. Everything else can be done by somebody who likes it.",
    yours: [
      "The half-hour that worked for you, and the ones that didn’t",
      "The bill that took you by surprise, and how you plan for it now",
      "What your accountant costs, and what they saved you",
    ],
  },
  filing: {
    settles: "whether it applies, by which day, with which papers, and what being late costs",
    opening:
      "There are two dates: the one on the form, and the one two weeks before it on which somebody has time. Only the second one has ever helped anybody.",
    yours: [
      "How long it took you the last time, in hours",
      "The paper you had to wait for",
      "What you’d tell somebody who does it for the first time",
    ],
  },
  opening: {
    settles: "what it costs until it carries itself, what takes longest, and at which number to stop",
    opening:
      "The day on the sign is the last one that matters. The lease, the permit and ten people who’ve said they’d pay decide it long before, and in that order.",
    yours: [
      "What it cost you until the first good month, and what you hadn’t planned for",
      "What took longest, in weeks",
      "The number at which you’d have stopped",
    ],
  },
  changing: {
    settles: "what gets better, what may not break meanwhile, and when the old way ends",
    opening:
      "People don’t mind the new way. They mind doing both. So the most important date in such a change is the one on which the old way stops.",
    yours: [
      "What the old way cost a week, as you counted it",
      "Who was against it, and what they had right",
      "What broke in the first week",
    ],
  },
  relocating: {
    settles: "what has to be ordered months ahead, who has to be told, and how the phones keep ringing",
    opening:
      "A move goes wrong in the things that nobody carries: the internet line, the license for the new address, the map that still sends people to the old door.",
    yours: [
      "What took longest to arrive",
      "How many people stood at the old door, and for how long",
      "What you wouldn’t take along again",
    ],
  },
  writing: {
    settles: "who reads it, what they should do next, and how short it can be",
    opening:
      "Whoever reads it has eleven other things open. Say in the first line what it’s about and what they should do, and most of your work is done.",
    yours: [
      "The three questions readers of the last one sent back",
      "Words of theirs that you’d never have used",
      "What happened after the last one, in a number",
    ],
  },
  looking: {
    settles: "what a stranger sees first, what it costs to change, and what can simply go",
    opening:
      "Come in by the front door, sit down where they sit, and stay for ten minutes. Everything you see then has been there all along, and half of it only has to be carried out.",
    yours: [
      "What people have said about it, good and bad, word for word",
      "What you took away, and whether anyone missed it",
      "What it cost, and what you’d leave out",
    ],
  },
  less: {
    settles: "where it goes, what can be had back for nothing, and what has to pay for itself",
    opening:
      "Savings begin with one line on one bill. Find the two lines that make up half of it, stay an hour after closing, and the list writes itself.",
    yours: [
      "The same month of two years, side by side",
      "What you tried that saved nothing",
      "The one change that cost nothing and is still done",
    ],
  },
  gathering: {
    settles: "how many, how much, what is gone first, and what happens if it rains",
    opening:
      "Three numbers decide nearly everything: how many people, how many dollars, and how many weeks are left. Write them on top, and most quarrels end before they begin.",
    yours: [
      "What the last one really cost, a person",
      "What ran out, and what was left over",
      "The moment that people still talk about",
    ],
  },
  "winning-back": {
    settles: "who left, why, and what would bring them back without a discount",
    opening:
      "Most people who stopped coming aren’t angry. They missed once, felt awkward, and nobody asked. One sentence with their name in it is often enough.",
    yours: [
      "How many haven’t been here for a year, from your own list",
      "What ten of them said",
      "What you mended before you wrote to anybody",
    ],
  },
  provider: {
    settles: "what it should cost, who really comes, and how to tell early that it’s the wrong one",
    opening:
      "Send three of them the same three lines. What comes back, and how soon, tells you more than any star rating.",
    yours: [
      "What the last one quoted, and what the bill said",
      "The question that parted the good ones from the others",
      "Whom you’d call again, and why",
    ],
  },
  vendor: {
    settles: "what an ordinary month costs, who answers on a bad day, and how to get out",
    opening:
      "Every demo shows the easy month. Bring your hardest one: the numbers, the exceptions, the Friday before a holiday. Whoever can price that one is worth a second talk.",
    yours: [
      "What your hardest month looks like, in numbers",
      "How long the last call to support took",
      "What you’d have wanted in the contract",
    ],
  },
  purchase: {
    settles: "what it has to do on the hardest day, what it costs over three years, and who fixes it",
    opening:
      "The price on the tag is the smallest of three. The other two are what it costs to keep, and what a day without it costs.",
    yours: [
      "What the last one cost over its whole life",
      "What it couldn’t do, and when you noticed",
      "Who came when it broke, and after how long",
    ],
  },
  incident: {
    settles: "what to do in the first minute, whom to call, and what not to touch",
    opening:
      "You won’t read this on the day. So read it now, put two numbers on the wall, and show one other person where it hangs.",
    yours: [
      "What people had already tried when you got there",
      "The call that came too late, and the one that came in time",
      "The two numbers that hang on your own wall",
    ],
  },
  condition: {
    settles:
      "what it is, whether it concerns them, what you’d do about it, what it costs, and when not to wait",
    opening:
      "People ask it in the doorway, with a hand on the handle: is this something I should worry about? Answer that first, in two sentences, and they’ll read the rest.",
    yours: [
      "How you explain it in the room, in your own words",
      "Your range of fees, and the plan question that comes up most",
      "The sentence you correct every week",
    ],
  },
  aftercare: {
    settles: "what is normal on which day, what they may eat and do, and which sign means call",
    opening:
      "Tonight it will feel worse than it is, and on the third day somebody will worry. So this page begins with what’s normal, day by day, and ends with the four signs that aren’t.",
    yours: [
      "What people call about on the first evening, counted for a month",
      "The one thing that undoes the work most often",
      "Your number after hours, and who answers it",
    ],
  },
  beforehand: {
    settles: "what to bring, what to eat or leave, how long it takes, and who drives home",
    opening:
      "Nobody sleeps well the night before. Whoever knows which door, how long and what it will feel like sleeps a little better, and comes on time.",
    yours: [
      "What was missing at the last five visits of this kind",
      "How long it really takes, from door to door",
      "What people say afterward that they’d feared",
    ],
  },
  procedure: {
    settles: "how long it takes, what it costs, who is on their side, and what can still go wrong",
    opening:
      "It’s new to them and routine to you, and that is the whole difficulty. Tell it in the order in which it happens, with the dates on which they have to do something.",
    yours: [
      "How many days your last five took, and what held one of them up",
      "What you charge, and for what",
      "The paper people most often come without",
    ],
  },
  arranging: {
    settles: "whether it’s time, whom to name, what happens without it, and what it costs",
    opening:
      "It’s an evening’s work that most people put off for ten years. What helps isn’t fear. It’s a list of five decisions, of which three take a minute.",
    yours: [
      "What made your last five clients call",
      "What the simple case costs at your office",
      "The old paper that caused the most trouble, without a name",
    ],
  },
  meeting: {
    settles: "where to come, what to bring, what it costs, and what has to be decided that day",
    opening:
      "Most people come to it with one question and are too polite to ask it first. This is what will happen, minute by minute, and when there’s room for yours.",
    yours: [
      "What surprised your last two, in their words",
      "How long it takes, and what it costs",
      "What happens in the week after",
    ],
  },
  learning: {
    settles: "how to begin without hurting or boring oneself, and what can be done after four weeks",
    opening:
      "The first week is too easy and the third is too hard, for nearly everybody. A plan that knows both gets people to the fourth.",
    yours: [
      "What you could do after four weeks, and what you’d hoped for",
      "Where you nearly stopped",
      "What you’d leave out, starting again",
    ],
  },
  upkeep: {
    settles: "what to look at, how often, what it takes, and when to stop and call somebody",
    opening:
      "Most of it is looking: the right few things, in the right order, on a day that’s in the calendar. The rest is knowing what not to touch, and at which sign to put the tool down.",
    yours: [
      "What people have done to it before they bring it to you",
      "How and when you do it for yourself",
      "Price of the small repair beside the price of the late one",
    ],
  },
  making: {
    settles: "what is needed, how long it takes with the waiting, and where it fails",
    opening:
      "The list is short, and half of the time is waiting. What decides is one step in the middle, and it can be seen, smelled or felt when it’s right.",
    yours: [
      "Your own amounts, weighed, and how many tries they took",
      "The step at which yours failed, with a picture",
      "What you change when you make it for yourself",
    ],
  },
  growing: {
    settles: "what will live with that light, when to begin, and how much water it takes",
    opening:
      "Light first, pot second, plant last: whoever shops in that order buys once. The other order is how windowsills fill up with saucers.",
    yours: [
      "How many hours of sun you measured, and where",
      "What died, and of what",
      "What the first season cost altogether",
    ],
  },
  order: {
    settles: "what goes where, who keeps it that way, and how little is enough",
    opening:
      "Disorder is a decision that nobody made. Give each thing one place and each place one name, and there’s not much left to decide.",
    yours: [
      "Minutes spent looking for something in one week, as you counted them",
      "What you threw out and bought again",
      "The rule that’s still kept after a year",
    ],
  },
  "pricing-offer": {
    settles: "what a visit costs you, what belongs in it, and at which price both sides are glad",
    opening:
      "Such a plan is a promise of hours in your busiest month. So begin with the hours, and only then with the price.",
    yours: [
      "What one visit costs you, with the drive",
      "How many of your {customers} asked for it unprompted",
      "Which promise you couldn’t keep last July",
    ],
  },
  ranking: {
    settles: "best for whom, by which of three criteria, and as of which month",
    opening:
      "Most lists of the best are lists of what’s known. Say first for whom you’re choosing and by what, and half of the famous ones fall out before anybody has compared a price.",
    yours: [
      "Which of them you’ve used yourself, and for how long",
      "The one you’d take again, and the row that decides it",
      "What somebody complained about after a year",
    ],
  },
  doing: {
    settles: "what it should look like at the end, what it takes, and where it goes wrong",
    opening:
      "Most of it is decided before the first step. Whoever knows what it should look like at the end finds half of the way alone, and sees sooner when something’s off.",
    yours: [
      "The last time you did it: hours, dollars, and what you’d skip",
      "The moment at which it nearly went wrong, with a picture",
      "Whom you asked, and the one sentence that helped",
    ],
  },
  deducting: {
    settles: "whether it may be deducted, by which method, in which year, and with which paper",
    opening:
      "A deduction is a sentence in a publication, a method that’s chosen once, and a paper that’s kept. Most of what’s lost is lost at the third.",
    yours: [
      "What you paid, on which day, and when it was first in use",
      "Which method your accountant chose, and what it changed in dollars",
      "The receipt that you couldn’t find",
    ],
  },
  weighing: {
    settles: "what it brings, what it takes, for whom it’s right, and how to try it small",
    opening:
      "Write two sums on one page: what it would bring in a normal month, and what it takes in a bad one. If the answer isn’t plain by then, try it for four weeks with a date on which it ends.",
    yours: [
      "What you’ve counted so far, in hours and dollars",
      "Who asked for it, and who’d have the work",
      "What you’d need to see by which day to go on",
    ],
  },
};
