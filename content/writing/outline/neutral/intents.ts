import type { OutlinePoint } from "../kind.ts";
import { common } from "./common.ts";

/** What somebody wants to do, told by the verb at the head of a request, and what is asked of it whatever it is done to. */
export interface Intent {
  id: string;
  /** The head of the clause, lower case and plain. */
  heard: RegExp;
  not?: RegExp;
  settles: string;
  yours: readonly string[];
  points: readonly OutlinePoint[];
}

const price: Intent = {
  id: "price",
  heard:
    /^(?:(?:how|what) (?:do|should|can|to|much (?:do|should|can)) ?(?:i|we|you|an? [\w -]{3,40}?)? ?)?(?:to )?(?:pric(?:e|ing)|charg(?:e|ing)(?: for)?|quot(?:e|ing)|bid(?:ding)?(?: on)?|set(?:ting)? (?:our |my |the |your |an? )?(?:prices?|rates?|fees) (?:for|on)) /,
  settles:
    "what {unit} has to bring, how long {x} really take{s}, what’s extra, and what the {customer} hears beforehand",
  yours: ["The five that lost money last quarter, with what went wrong", "The sum at which people said no"],
  points: [
    [
      "Work out what an hour has to bring",
      "What does {unit} that is billed have to bring?",
      "A year’s wages with taxes, vehicles or rent, insurance, office and your own pay, divided by the hours that were billed and not by those that were worked; {adviser}.",
      "One figure by the hour, with the line that weighs most. No price below it is a price.",
      "Dividing by the hours that were worked",
    ],
    [
      "Time the last twenty",
      "How long {does} {x} really take, from beginning to end?",
      "The last twenty invoices for {x}, sorted by kind: minutes of talk, of work, of driving where there is any, and on paper afterward.",
      "The middle and the longest of each kind.",
      "Guessing the minutes",
    ],
    [
      "Find the five that lost money",
      "Which five of last month’s invoices for {x} lost money, and why?",
      "Last month’s invoices for {x}, each with its hours at your own cost; the five lowest.",
      "Five lines with the sum and the cause: time nobody counted, material, doing it twice, a price that was said too soon.",
      "Looking at the month’s total only",
    ],
    [
      "Sort them into kinds",
      "Which kinds of {x} differ so much that one price can’t hold for all?",
      "The twenty invoices, in piles; ask whoever does the work where they’d cut.",
      "Three to five kinds by words that a {customer} understands, and what tells them apart beforehand.",
      "One price for all of them",
    ],
    [
      "Choose how it’s charged",
      "A flat price, by the hour, or a minimum: which for {x}?",
      "The same twenty, worked out in all three ways: how many would have lost money in each?",
      "One way for the ordinary ones, another for the open-ended, and a minimum below which nobody begins.",
      "Charging as the last owner did",
    ],
    [
      "Price what comes beside",
      "What comes with {x} that nobody pays for today?",
      "One week with a sheet in the vehicle or at the desk: travel, material, disposal, calls, nights, waiting.",
      "Each of them with a price of its own or as part of the price, on purpose.",
      "Giving away the way there",
    ],
    [
      "Say who pays for the second visit",
      "Who pays when it has to be done again?",
      "A year’s second visits for {x}: how many, how soon, and whose fault.",
      "A guarantee in one sentence with days and what ends it, and its cost per job within the price.",
      "Promising it for free without counting",
    ],
    [
      "See what others ask",
      "What do others near you ask for {x}, and what’s included?",
      "Three offers as a {customer} would get them, with what they leave out; never a word with the competitor about it.",
      "Three sums side by side with what’s in each, and the reason for which yours may be higher.",
      "Matching the cheapest",
    ],
    [
      "Write down what is said beforehand",
      "What does the {customer} hear before anybody begins, and who may change it?",
      "Listen to three of your own offers; whose license or state asks for it in writing: {board}.",
      "The range, what decides where it ends, the sum above which somebody asks first.",
      "Naming the sum at the end",
    ],
    [
      "Work out the same twenty again",
      "How do you see in three months that {x} {earn} money?",
      "The next twenty invoices, worked out like the first: sum by the hour, second visits, and how many said no.",
      "Three figures before and after. If nobody says no, the price is too low.",
      "Looking at sales in place of what’s left",
    ],
  ],
};

const choose: Intent = {
  id: "choose",
  heard:
    /^(?:(?:which|what)(?:'s| is| are)? (?!(?:to|do|does|if|happens|(?:should|can|could) [^,]{1,60} do)\b)|(?:the )?best (?!ways?\b|time\b|practices?\b)|how (?:to|do (?:i|we|you)|should (?:i|we|you)) (?:choos|pick|buy|select|compar|find|get (?:a|an) )|(?:choos|pick|buy|select|compar|adopt)(?:e|ing|ying)?\b)/,
  settles:
    "what {it} {has} to do for you, what it costs over five years, who of your size has one, and how you get out",
  yours: [
    "What you’d do differently about the last one you chose",
    "The task it has to do most often, with the number",
  ],
  points: [
    [
      "Say what it has to do",
      "What {does} {x} have to do that can’t be done today?",
      "Your own count of three months: how often it would have been used, for what, and what was done instead.",
      "Three tasks with a number beside each. What isn’t among them doesn’t count in the comparison.",
      "Choosing by what it can do",
    ],
    [
      "Name three candidates",
      "Which three are on the list, and why these?",
      "The one that most of your trade have, one that costs a third less, and one that {colleague} would take.",
      "Three names with the model, the year and the date of the quote.",
      "Comparing one with itself",
    ],
    [
      "Add up five years",
      "What is the whole sum over five years, {limit}?",
      "Three written quotes for the same page, with delivery, set-up, training, yearly fees, the raise and what the old one brings.",
      "One sum for each, and what it is for each use.",
      "Comparing the first invoice",
    ],
    [
      "See what has to be there first",
      "What has to be changed before it works here: place, power, software, people?",
      "The maker’s requirements, read by whoever would have to do it, with a price from each.",
      "What comes first, with days and a sum.",
      "Finding out on the day of delivery",
    ],
    common.rules,
    [
      "Try it with your own work",
      "How does it do with the oddest of your own cases?",
      "A trial with three of your own cases, the commonest and the two oddest, by whoever will use it.",
      "Minutes, what failed, and what they said while they did it.",
      "Believing the demonstration",
    ],
    common.colleague,
    [
      "Call for help before you pay",
      "Who comes or answers when it fails, and what do you do until then?",
      "The support number, called once at your busiest hour; the contract, at “response.”",
      "Hours, what it costs, and your plan for the day without it.",
      "Asking about service afterward",
    ],
    [
      "Read how you get out",
      "How do you get out of it, and what do you take with you?",
      "The contract, at “term,” “renewal” and “termination”; your attorney, where it runs for more than a year.",
      "Notice, fee, and what {is} still worth something then.",
      "Signing for five years on a good day",
    ],
    common.otherwise,
  ],
};

const write: Intent = {
  id: "write",
  heard:
    /^(?:how (?:to|do (?:i|we|you)|should (?:i|we|you)) )?(?:writ(?:e|ing)|draft(?:ing)?|creat(?:e|ing)|mak(?:e|ing)|put(?:ting)? together|set(?:ting)? up|updat(?:e|ing)|word(?:ing)?|(?:sample|template for)) (?:(?:an?|the|our|my|your|new|better|simple|clear|written|good) )*(?:[\w-]+ ){0,4}(?:letters?|polic(?:y|ies)|handbooks?|contracts?|agreements?|forms?|manuals?|sops?|procedures?|protocols?|descriptions?|terms|waivers?|notices?|rules|proposals?|leases?|disclaimers?|guidelines)\b|^(?:an?|our|the) (?:[\w-]+ ){0,3}(?:polic(?:y|ies)|handbook|agreement|contract|procedure|protocol|waiver|engagement letter)(?= (?:for|on|about|that|so|to)\b|$)/,
  settles:
    "which quarrels it has to end, what is covered and what isn’t, whose rules it keeps to, and who signs",
  yours: [
    "The five quarrels that it would have ended",
    "The sentence that you’d stand by in front of a judge",
  ],
  points: [
    [
      "Begin with the last five quarrels",
      "Which of the last five quarrels would {x} have ended?",
      "Messages and invoices of a year: what each side thought was agreed, and the sum.",
      "Five lines. Each becomes a sentence in plain words, in the reader’s order and not in yours.",
      "Beginning with a template",
    ],
    [
      "Say what it is to bring about",
      "What does a reader know after one reading{aim}?",
      "Give an ordinary one to somebody outside: what do they think they have agreed to?",
      "Three sentences that they can say back without looking.",
      "Writing it for a lawyer to admire",
    ],
    [
      "Draw the line around it",
      "What exactly is covered, and what costs or counts extra?",
      "The last ten files: what was done that nobody had asked for, and what was expected and not done.",
      "Two short lists side by side: this is part of it, this isn’t.",
      "Leaving out what isn’t included",
    ],
    [
      "Put every figure in one place",
      "Which sums, dates and limits stand in {x}, and who may change them?",
      "Your present prices, terms and deadlines; whoever sends the bills.",
      "A table with each figure, the date from which it holds and how a change is announced.",
      "Figures spread over four pages",
    ],
    [
      "Set a line at which you speak up",
      "At which point do you call before anything more is done?",
      "The five quarrels: at which sum or day would a call have ended each of them?",
      "One figure, who calls, and what is done until there’s an answer.",
      "Explaining it when it’s over",
    ],
    [
      "Say what follows if it isn’t kept",
      "What happens when either side doesn’t keep to it?",
      "What you really did the last three times; what the law allows: {board}.",
      "First step, second step, and the end of it, with days.",
      "Threatening what you’d never do",
    ],
    [
      "Keep to the rules on it",
      "Which rule says what has to be in {x}, and what may not?",
      "{board}: the rule, and a sample they hand out; your attorney for an hour on what you changed.",
      "The sentences that have to be there word for word, each with its source.",
      "Copying another state’s",
    ],
    [
      "Say who signs, and when",
      "Who signs, when is it handed over, and where is it kept?",
      "The last five files: when was it signed, and by whom?",
      "Before the first hour of work, by everybody who’ll decide or pay, with a copy to them the same day.",
      "Sending it after the work has begun",
    ],
    [
      "Have two people say it back",
      "What do two people who’ve never seen it think it says?",
      "Two of your own {customers} or colleagues, with a pencil: a mark wherever they stop.",
      "Each mark is a sentence to be cut in two.",
      "Having it read by its author",
    ],
    [
      "Count quarrels again",
      "How do you see in three months that {x} {works}?",
      "Disputed bills, questions and exceptions of three months before and after.",
      "One figure on each side, and the sentence that was asked about most.",
      "Filing it",
    ],
  ],
};

const people: Intent = {
  id: "people",
  heard:
    /^(?:how (?:to|do (?:i|we|you)|should (?:i|we|you)) |when to |\d+ .{3,40} when |.{0,20}plan (?:to|for) )?(?:hir|recruit|train|teach|onboard|promot|pay|keep|retain|supervis|manag|cross-train|interview|coach)(?:e|ing|ting)? (?!(?:costs?|the books|inventory|records?|bills?|taxes|track|cash)\b)(?:[\w-]+ ){0,5}?(?:people|person|employees?|staff|team|assistants?|technicians?|techs?|hygienists?|nurses?|paralegals?|associates?|managers?|apprentices?|helpers?|drivers?|estimators?|bookkeepers?|colleagues?|workers?|crews?|stylists?|groomers?|cooks?|servers?|therapists?|lawyers?|clerks?|foremen|foreman|supervisors?|interns?|owners?|partners?)\b/,
  settles:
    "what the work is hour by hour, what it pays, how one sees in a week whether it goes well, and who teaches",
  yours: [
    "Why the last one left, in their own words",
    "What went well with the best one you had, from which day on",
  ],
  points: [
    [
      "Write down the work and not the title",
      "What {does} {x} do hour by hour, and which three things decide whether it goes well?",
      "Two days beside whoever does it now; what they do that nobody asked for.",
      "Three tasks with what ‘well done’ looks like, so that a stranger could see it.",
      "Copying a job ad",
    ],
    common.cases,
    [
      "Say what it pays, with everything",
      "What does it cost in a year, with taxes, cover and the hours of whoever teaches?",
      "Three present ads within twenty miles; payroll; {adviser}.",
      "A range, what moves somebody within it, and the whole sum for the year.",
      "Counting the hourly wage only",
    ],
    common.rules,
    [
      "Try the work itself",
      "What does one do for an hour that shows whether they can?",
      "The task that goes wrong most often, done once by your best person, with a watch. An hour of it is paid.",
      "The task, what is looked at, and by whom.",
      "Going by the conversation",
    ],
    [
      "Name who teaches",
      "Who teaches {x}, at which hours, and what do they leave undone?",
      "Their calendar of an ordinary week, with the hours crossed out.",
      "A name, fixed hours, and what’s taken off their desk meanwhile.",
      "Learning by standing beside",
    ],
    [
      "Plan day one, week one, month one",
      "What can they do alone after a day, a week, a month?",
      "Ask the last two who began: on which day did they first do it alone?",
      "Three lines to be checked by watching, and not by asking.",
      "All of it in the first week",
    ],
    [
      "Ask them before they leave",
      "What would make them leave, and who asks?",
      "The last three who left, by phone, a month later.",
      "Two questions in week two and month three, by somebody who can change it.",
      "Asking on the last day",
    ],
    common.colleague,
    common.after,
  ],
};

export const intents: readonly Intent[] = [price, write, people, choose];
