/** Who reads a letter: people who answer phones, those who call, or those who decide what answers. */
export type Readers = "staff" | "callers" | "buyers";

/** A worry that a letter answers, in paragraphs. `{us}` is where one calls, `{callers}` who calls there, `{duty}` what such readers have to have in writing. */
export interface Worry {
  /** Lower case, plain: of what its readers worry about. */
  heard: RegExp;
  of: Readers;
  /** From those who make the assistant to other people’s staff; false: from one’s own boss. */
  fromMaker?: boolean;
  /** Behind 'A letter to …:'. */
  title: string;
  excerpt: string;
  says: readonly string[];
}

const JOB =
  /\b(?:jobs?|replac\w+|laid off|lay ?offs?|fired|hours (?:will be )?cut|cut (?:their )?hours|unemploy\w+|out of work|position)\b/;
const WATCHED = /\b(?:watch\w*|monitor\w*|spy\w*|track\w*|record\w*|measur\w+|compare\w*)\b/;
const PRIVATE =
  /\b(?:privacy|private|hipaa|record\w*|listen\w*|confiden\w+|privileged?|data|secure|security|safe|who (?:hears|reads)|secret\w*|information)\b/;
const PERSON =
  /\b(?:person|people|human|humans|somebody|someone|robots?|machines?|computers?|bots?|impersonal|cold)\b/;
const WRONG =
  /\b(?:mistakes?|wrong|errors?|misunderst\w+|accents?|emergenc\w+|urgent|miss\w*|hear them|understand|older|elderly|hard of hearing)\b/;

const TAKES =
  "It takes the calls that nobody gets to today: the third line on a Monday morning, the lunch hour, seven in the evening. It says in its first sentence that it’s a computer, answers what follows a rule, writes everything else down, and passes what’s urgent on to a person.";
const CANT =
  "Here’s what it can’t do. It can’t greet whoever is standing at the counter. It can’t hear that “I’m fine” isn’t fine{theirs}, or put right what went wrong last time. {callers} come back because somebody does those things, and that somebody is you.";

/** What readers fear of an assistant, and what can honestly be said about it; the first that hears it is told. */
export const worries: readonly Worry[] = [
  {
    of: "staff",
    heard: JOB,
    fromMaker: true,
    title: "your job and the voice assistant",
    excerpt:
      "What a voice assistant takes over, what it can’t do, and three things to ask your employer before it starts.",
    says: [
      "You’ve heard that a voice assistant might take your job. We make one, so you have every right to ask us. I can’t speak for every employer. I can tell you what we build it for, and that is the calls you can’t get to. It isn’t built to do your job, because your job is so much more than picking up.",
      TAKES,
      CANT,
      "In your place I’d ask your employer three things before it answers its first call. Does anyone lose hours over this? Which calls always stay with us? Who may change what it says, and switch it off? We tell employers to answer these first, in person, and to let the people at the desk write what it says. You’ve said those sentences thousands of times, and you know which ones work.",
      "And if it makes your day worse, tell us at [address]: the time of the call, and what it should have said. Nobody notices its mistakes sooner than you do.",
    ],
  },
  {
    of: "staff",
    heard: JOB,
    title: "what the assistant means for your jobs",
    excerpt: "What the assistant takes, what stays with you, and what you decide about it.",
    says: [
      "Some of you worry that the voice assistant will cost you your job. You should have the answer from me, and before it starts. It’s here for the calls we miss, and in nobody’s place. [One sentence that you can keep: nobody’s hours are cut because of it; or what changes, for whom and from when.]",
      TAKES,
      CANT,
      "You decide with me what it does. Sort your calls of one week into gladly, maybe and never. “Never” becomes the list that it always passes on, and the answers it gives are the ones you write. You may switch it off without asking anybody.",
      "After eight weeks we’ll sit down and look at what got easier and what got worse. If it makes your day worse, we change it or it goes. Until then my door is open, and if you’d rather say it alone than in front of everyone, do.",
    ],
  },
  {
    of: "staff",
    heard: WATCHED,
    title: "what the assistant’s reports are for",
    excerpt: "Which calls its reports are about, what they’re never used for, and whom to ask.",
    says: [
      "Some of you worry that the assistant is there to keep an eye on you. It isn’t. Its reports are about the calls that it takes itself: what was asked, what it answered, and where it was wrong.",
      "[What the phone system records of your own calls, who can hear it, and for how long it’s kept. If nothing: say so.]",
      "Nobody will hold its seconds against yours. It answers fast because it isn’t checking in a family of five. What we compare is this month’s missed calls with last month’s, and no people.",
      "If you ever find one of its numbers in a talk about your work, come to me that day.",
    ],
  },
  {
    of: "staff",
    heard: /(?:)/,
    title: "what you’ve asked about the assistant",
    excerpt: "What the assistant takes, what stays with you, and how to say that it isn’t working.",
    says: [
      "You have questions about the voice assistant, and you should have answers before it starts. The worry that I’ve heard is this: {worry}. [Your answer, in a sentence you can keep.]",
      TAKES,
      CANT,
      "If it says something wrong, write down the time of the call and what it should have said. It’s changed the same day. If it makes your day worse, say so, and we’ll change what it does.",
    ],
  },
  {
    of: "callers",
    heard: PRIVATE,
    title: "what happens to what you tell the assistant",
    excerpt: "What is written down when you call, who reads it, and what to keep for a person.",
    says: [
      "You’d like to know who hears what you tell a voice assistant. That’s a fair question, and you should ask it of anybody who answers a phone.",
      "It writes down what’s needed to call you back: your name, your number, and in a few words what it’s about. People at {us} read that before they call you. [Whether calls are recorded, for how long a recording is kept, and who may hear it.]",
      "Your name and number are enough. Nobody has to tell a machine the whole story. Keep card numbers, Social Security numbers and anything you’d rather say once for a person.",
      "If you don’t want to be recorded, or don’t want to talk to it at all, say so in your first sentence. You’ll be put through, or somebody will call you back.",
    ],
  },
  {
    of: "callers",
    heard: WRONG,
    title: "what the assistant does when it isn’t sure",
    excerpt:
      "What the assistant does when it doesn’t understand, what it never decides, and how you reach a person.",
    says: [
      "Some of you worry that a voice assistant will get something wrong. Now and then it will not understand a word. What matters is what happens then.",
      "It asks once more, in other words. If that doesn’t help, it stops guessing, takes your number, and a person calls you back. It reads a date or a name back to you before it’s written down, so correct it, as often as you like. Speak the way you always speak: you don’t need special words.",
      "What can’t wait isn’t decided by it. When something sounds urgent, it puts the call through to a person, by a list that {us} wrote. In an emergency don’t call {us} first. Call 911.",
      "If it got something wrong with you, tell the first person you reach. Its mistakes get fixed the same day, and yours is the call they’re found by.",
    ],
  },
  {
    of: "callers",
    heard: PERSON,
    title: "you still reach a person",
    excerpt: "When a voice assistant answers, how you reach a person, and what stays as it was.",
    says: [
      "Some of you don’t like the thought of a machine on the phone. You don’t have to. If you want a person, say so in your first sentence: “I’d like to talk to someone.” You’ll be put through, or somebody calls you back.",
      "The assistant is there for the moments when nobody could pick up: every line busy, lunch, the evening. In those you used to get a recording. It tells you right away that it’s a computer, answers simple things, and writes down the rest so that you don’t have to say it twice.",
      "What concerns you as a person stays with people. It gives no advice and makes no decisions. In an emergency, don’t wait for anyone’s call back: dial 911.",
      "The people you know are still at {us}. They’ll be the ones who call you.",
    ],
  },
  {
    of: "callers",
    heard: /(?:)/,
    title: "your questions about the voice assistant",
    excerpt:
      "What you’ll notice when you call, what the assistant doesn’t decide, and how you reach a person.",
    says: [
      "Some of you have told us what worries you about the voice assistant: {worry}. [Your answer, in a sentence you can keep.]",
      "What you’ll notice: the phone is picked up right away, also when everyone is busy. The assistant says in its first sentence that it’s a computer. There’s no menu and nothing to press.",
      "If you’d rather talk to a person, say so in your first sentence. You’ll be put through, or somebody will call you back. In an emergency, call 911.",
      "If a call goes wrong, tell the first person you reach. That’s how it gets fixed.",
    ],
  },
  {
    of: "buyers",
    heard: PRIVATE,
    title: "what we do with your callers’ words",
    excerpt:
      "What to have in writing before an assistant hears the first call, and how to check it yourself in ten minutes.",
    says: [
      "You worry about what happens to the things your {callers} say on the phone. Good. A vendor who finds that question tiresome shouldn’t answer your line.",
      "Have it in writing before the first call: what’s recorded and what’s only written down, where it’s kept and for how long, who of us can see it, and how it’s deleted. {duty}",
      "Then check it yourself. Call your own line, tell the assistant something private that it doesn’t need, and look at the note. If it wrote that down, tell us what it should have left out. And look at your own lock screens: a note that anybody can read at the front desk is no fault of the phone.",
      "Your assistant doesn’t need the story. It needs a name, a number and whether it can wait, and it’s told to leave the rest for you.",
    ],
  },
  {
    of: "buyers",
    heard: WRONG,
    title: "when the assistant is wrong",
    excerpt:
      "What happens when an assistant doesn’t understand, what it may never decide, and how to test both.",
    says: [
      "You worry that an assistant gets something wrong on your line, with your name on it. It will, sooner or later, as everyone does who answers a phone. So judge it by what happens next.",
      "It asks once more, and then it stops guessing: it takes a number, and one of your people calls back. What’s urgent isn’t a matter of judgment for it. It follows a list that you write, and rings the person you name.",
      "Try that before your {callers} do. Call with a mumbled name, with a question it can’t know, and with the most urgent thing you can think of, said calmly. If the third doesn’t end at a person, don’t switch it on.",
      "In the first month read every note. Each mistake has a sentence that would have been right. Send us that sentence, and it’s the answer from then on.",
    ],
  },
  {
    of: "buyers",
    heard:
      /\b(?:hang\w*|hate\w*|annoy\w*|like|put off|scare\w*|leave|lose (?:\w+ )?(?:patients|clients|customers)|robots?|impersonal|cold)\b/,
    title: "will your {callers} hang up on it?",
    excerpt:
      "Who hangs up on an assistant, what keeps the others on the line, and how to count both on your own line.",
    says: [
      "You worry that your {callers} hang up when a voice assistant answers. Some will, and anyone who tells you otherwise hasn’t counted. The fair comparison isn’t with your best person on a quiet morning. It’s with what answers today when nobody can: a recording, or nothing.",
      "So count first. Look at one week of calls that reached your voicemail, and how many of them left a word. The others hung up too, and nobody noticed.",
      "Three things keep people on the line. It says right away that it’s a computer, so nobody feels tricked. It lets them talk in their own words, without a menu. And whoever asks for a person is put through, or told when somebody will call back.",
      "Start after closing, where there’s least to lose. Four weeks later put the two numbers side by side: hang-ups on voicemail, hang-ups on the assistant. If yours are worse, switch it off, and tell us why. We’d learn more from that than you’d lose.",
    ],
  },
  {
    of: "buyers",
    heard: /(?:)/,
    title: "your doubts about a voice assistant",
    excerpt: "Which calls to give an assistant first, how callers reach a person, and when to stop.",
    says: [
      "You have your doubts about a voice assistant on your line, and I’d rather read them than talk past them. The one I hear most is this: {worry}. [Your answer, in a sentence you can keep.]",
      "It says in its first sentence that it’s a computer. Whoever asks for a person is put through, or called back. Some {callers} will hang up all the same, and you should count them, next to those who hung up on your voicemail last month.",
      "So start where there’s least to lose: the calls after you close, which reach nobody today. Write down now what has to be better after eight weeks, and let the people at your front desk have a say in it.",
      "If it isn’t better by then, stop. You’d have my word that nobody here argues with your own numbers.",
    ],
  },
];
