import type { Subject } from "./kinds.ts";
import { noShowMyths } from "./signs/myths.ts";
import { noShowCauses } from "./signs/people.ts";

export const reminders: Subject = {
  id: "reminders",
  name: "no-shows and reminders",
  heard:
    /\bno-? ?shows?\b|\bmissed (?:appointments?|visits?|bookings?)\b|\b(?:appointment|visit|booking|text|sms|(?:text )?message) reminders?\b|\breminders? (?:texts?|calls?|messages?|emails?|system|schedule)\b|\bremind(?:ing)? (?:patients|clients|customers|guests)\b|\bconfirm(?:ing|ation)? (?:appointments?|calls?)\b|\blast[- ]minute cancel\w*|\b(?:texts?|text messages|messages)\b.{0,60}\bbefore (?:an? |the |every |each |their )?(?:appointments?|visits?|sessions?)\b/,
  title: "How to cut no-shows at {who}",
  lead: "Three reminders, each with a different job, prevent the no-shows you can prevent: one a week out so people can still move things, one two days out that asks for a yes, and a short one on the day. What matters more than the number is that {customers} can answer, that someone reads the answer, and that a freed-up slot goes to the next person on your list.",
  close:
    "Start with the two-day text this week and leave the rest alone for a month. If your empty slots drop, you’ve learned which kind of no-show you had. If they don’t, the problem was never forgetfulness, and the next thing to look at is how hard it is to reach you to cancel.",
  causes: noShowCauses,
  myths: noShowMyths,
  passages: [
    {
      does: "Count your no-shows before you change anything",
      asks: "How do we find out how bad our no-show problem is?",
      heard: /\b(?:count|measure|track|rate|how many no-shows|data|numbers?|calculat\w+)\b/,
      says: [
        "Go through the last four weeks in {system} and put every missed {visit} in one of three columns: no word at all, canceled too late to refill, and canceled in time. Only the first two cost you anything. Then note the weekday, the time of day, how far ahead it was booked, and whether the person was new.",
        "A pattern nearly always jumps out: bookings made more than a month ahead, first visits, or Monday mornings. Fix that pattern first. A rule for everyone, built to handle one group, annoys the people who always show up.",
      ],
      mistake: [
        "Treating every no-show as forgetfulness",
        "More reminders only help people who forgot. Someone who couldn’t get through to cancel, couldn’t afford the visit or was scared of it will miss just as reliably after five texts. Ask the next ten people who miss, kindly, and write down the reason before you buy another tool.",
      ],
      checks: [
        "We know how many slots stood empty last month, with late cancellations counted separately.",
        "We know whether new {customers} or far-ahead bookings miss more often than the rest.",
      ],
      tasks: [
        "Pull the last four weeks and sort every missed {visit} by weekday, lead time, and new or returning.",
        "Call five people who missed and ask what got in the way; write their answers down word for word.",
      ],
    },
    {
      does: "Send three reminders, each with its own job",
      asks: "How many reminders should we send, and when?",
      heard:
        /\bhow many reminders|\bwhen (?:to send|should|do)\b|\btiming\b|\bhow often\b|\bschedule of reminders\b|\breminder schedule\b|\bhow many\b/,
      says: [
        "A week out: “You’re on our schedule next Thursday at 10. Need a different day? Reply MOVE.” That’s early enough for people to rearrange and for you to refill. Two days out: ask for a yes. This is the reminder that tells you which hours may be empty. On the morning itself: one line with the time and where to park, for people who already said yes.",
        "Skip the week-ahead text for anything booked less than ten days ago, and never send more than three. People who get five messages stop reading the fourth, and that is the one with the new address in it.",
      ],
      mistake: [
        "Sending one reminder the evening before",
        "By then nobody can rearrange their day, and you can’t refill the hour. People answer with an apology or not at all. Move the message that asks for an answer to two days before, and keep the last one short.",
      ],
      checks: [
        "The reminder that asks for an answer goes out two days ahead, while we can still refill the slot.",
        "Nobody gets more than three messages for one {visit}.",
      ],
      tasks: [
        "Set up three sends in {system}: seven days, two days, and the morning of; switch off everything else.",
        "Send all three to your own phone and read them the way a stranger would.",
      ],
    },
    {
      does: "Write a text people can answer with one word",
      asks: "What should the reminder text say?",
      heard:
        /\bwhat to (?:say|write)|\bwhat (?:should|does) (?:the|a|it|our) (?:text|reminder|message)|\btext message\b|\bwording\b|\bsample (?:text|message)|\btemplates?\b|\bexact words\b/,
      says: [
        "Day, date, time, place, and a question that takes one word. Leave out the reason for the visit, since a phone lying on a table can be read by anyone. Use the first name, sign with the name of the {place}, and send it from a number that can receive a reply.",
      ],
      lines: [
        [
          "A week before",
          "Hi [first name], this is [name of the business]. You’re booked for Thursday, June 12, at 10:00. If you need another time, reply MOVE and we’ll send two options.",
        ],
        [
          "Two days before",
          "Hi [first name], can you still make it Thursday at 10:00? Reply YES, or NO and we’ll find you another day. It’s fine to cancel, we just need to know by noon tomorrow.",
        ],
        [
          "The same morning",
          "See you at 10:00 today at [address]. Parking is [where]. Running late? Reply here.",
        ],
        [
          "After a missed visit",
          "Hi [first name], we missed you today at 10:00. Everything okay? I have Wednesday at 8 or Friday at 3. Reply 1 or 2, or tell me what suits you. [your name]",
        ],
        [
          "When a time opens sooner",
          "Hi [first name], it’s [name of the business]. Tomorrow at 2:30 just opened up. Would you like it instead of the 12th? Reply YES by noon and it’s yours.",
        ],
      ],
      mistake: [
        "Ending the text with “do not reply”",
        "It tells people you don’t want the one thing you need, which is a no while there’s still time. End with a question, and make sure the answers land somewhere that a person or a system reads within the hour.",
      ],
      checks: [
        "The text gives day, date, time and place, asks one question, and doesn’t mention the reason for the visit.",
        "Replies arrive where someone reads them the same hour.",
      ],
      tasks: [
        "Rewrite the reminder so it ends in a question, and have two people outside the business read it.",
      ],
    },
    {
      does: "Have the next move ready when someone says no",
      asks: "What happens when someone replies no?",
      heard:
        /\b(?:reply|replies|say no|says no|reschedul\w+|wait(?:ing)? ?list|fill (?:the )?(?:gaps?|slots?|open\w*)|refill)\b/,
      says: [
        "A no two days ahead is good news if you do something with it. The reply should offer two specific times right away: “No problem. I have Monday at 9 or Wednesday at 4. Which works?” “Please call us to reschedule” sends people back to the same busy line they avoided in the first place, and some of those people never do call.",
        "Then work the waiting list, one person at a time: “A spot opened up Thursday at 10. Want it? I can hold it until noon.” Ask people when they book whether they’d come sooner, and note how much notice they need. Someone who needs a day’s notice is no help at eight in the morning.",
      ],
      mistake: [
        "Letting replies sit until someone has time",
        "The person did their part: they told you in time. If nobody sees it until the slot is past, you have an empty hour and a {customer} who won’t bother next time. Give the replies to one named person, or to a system that answers by itself.",
      ],
      checks: [
        "Every “no” gets two new times in the reply.",
        "We keep a list of people who want to come sooner, with the notice each one needs.",
      ],
      tasks: [
        "Write the two-times reply and decide who sends it, by name, for each weekday.",
        "Ask everyone who books this week whether they’d take an earlier spot, and start the list.",
      ],
    },
    {
      does: "Make it easy to cancel after you close",
      asks: "How can people cancel when we’re closed?",
      heard: /\b(?:cancel\w*|after hours|at night|hard to reach|busy line)\b/,
      says: [
        "People remember at nine at night that they can’t make it tomorrow. If the only way to tell you is to call between nine and five, they’ll mean to do it in the morning and won’t. Give them one way that works at any hour: a reply to the text, a link, or a phone line that takes it down and frees the slot.",
        "Test it yourself tonight. Cancel a dummy booking from your couch and count the steps. If it takes more than one, or ends in a voicemail box, that’s where some of your no-shows come from.",
      ],
      mistake: [
        "Making it hard to cancel so people won’t",
        "They don’t come anyway. The only difference is that you find out at ten past. An easy cancellation costs you nothing you still had.",
      ],
      checks: ["Someone can cancel at 10 pm in one step, and the slot shows as open by morning."],
      tasks: ["Cancel a test booking after closing, count the steps, and remove all but one."],
    },
    {
      does: "Settle what happens after the second miss",
      asks: "What should we do with people who miss twice?",
      heard:
        /\b(?:twice|repeat\w*|second (?:time|miss|no-show)|again and again|habitual|chronic|misses? (?:two|2)|fees?|charge|penalt\w+|deposits?|policy|dismiss\w*)\b/,
      says: [
        "One rule, in writing, the same for everyone. After the first miss: a friendly call the same day, “We missed you this morning, is everything okay? Let’s find you another time.” After the second: they can book again, but only same-day, or in a slot that’s hard to fill anyway, or with a deposit where you’re allowed to ask for one. After the third: whoever runs the {place} decides, not the front desk.",
        "The same-day option is the useful part. “I’d love to get you in. Call us any morning at eight, and if something’s open that day, it’s yours.” It isn’t a punishment, it protects your schedule, and whoever answers the phone can say it without an argument.",
      ],
      eg: {
        medical:
          "Before you charge a no-show fee, check your payer contracts. Medicaid programs generally don’t let you bill patients for missed appointments, and some commercial plans have rules of their own. Dismissing a patient has steps too, notice and time to find someone else among them, so get that wording from your attorney or your malpractice carrier.",
        dental:
          "Before you charge a no-show fee, read your plan contracts: Medicaid programs generally don’t allow it, and some PPO agreements limit it. Many offices skip the fee and keep the rule about same-day slots, since it can’t be waived by whoever cries hardest at the desk.",
      },
      mistake: [
        "Deciding case by case",
        "The polite ones pay the fee, the loud ones don’t, and the person at the desk has to argue with both. Write two lines: what happens after the first miss and after the second. Then nobody has to be brave.",
      ],
      checks: [
        "It’s in writing what happens after a first and a second no-show, and everyone at the desk knows it.",
        "We’ve checked whether we’re allowed to charge a fee before announcing one.",
      ],
      tasks: [
        "Write the two-line rule for a first and a second miss, and read it aloud with everyone who books.",
        "Flag everyone with two misses in the past year so the rule shows up when they call.",
      ],
    },
    {
      does: "Call first-timers, text everyone else",
      asks: "Do new {customers} need a different reminder?",
      heard:
        /\b(?:new (?:patients|clients|customers)|first[- ](?:visits?|timers?|appointments?)|phone call|call script|confirmation call|calls? or texts?|older|elderly|seniors?)\b/,
      says: [
        "Someone who’s never been to you has no habit of coming. A two-minute call two days ahead does what no text can: “Hi, this is Dana at the front desk. I wanted to be sure you know where to park, and to see if you have any questions before Thursday.” Whatever was going to keep them home comes up in that call, while you can still do something about it.",
        "Call people who don’t text, too. Ask when they book, “What’s the best way to remind you, text or a call?” and write the answer in the record.",
      ],
      lines: [
        [
          "The confirmation call",
          "Hi, this is Dana from [name of the business], calling for [first name]. You’re down for Thursday at 10. Does that still work for you? … Great. We’re at [address], and parking is [where]. Please bring [what]. Is there anything you’d like to ask before you come?",
        ],
        ["If they hesitate", "Would another day be easier? I have Friday at 9 or Monday at 4."],
        [
          "On voicemail",
          "This is Dana calling for [first name]. Please call or text me at [number] by noon tomorrow. Thank you!",
        ],
      ],
      checks: ["First-time {customers} get a call two days ahead, not just a text."],
      tasks: [
        "For two weeks, have one person call every first visit two days ahead, and compare with the month before.",
      ],
    },
    {
      does: "Get permission to text, and honor STOP",
      asks: "Is it legal to text reminders?",
      heard: /\b(?:legal|law|consent|permission|tcpa|hipaa|allowed|opt|rules)\b/,
      extra: true,
      says: [
        "Reminders by text are fine with permission. Ask on the form and on the first call whether you may text this number about appointments, note the yes with its date, and stop when somebody replies STOP. Federal rules treat texts that advertise something more strictly than plain reminders, so keep offers out of them. If you’re bound by HIPAA, leave the reason for the visit out and use a texting service that signs a business associate agreement with you. Have your attorney read the consent line once; it’s one sentence.",
      ],
      checks: ["Permission to text is on record, and STOP really stops it."],
      tasks: ["Add the permission question to the form and to the first call."],
    },
    {
      does: "Have a plan for people without a cell phone",
      asks: "What about people without cell phones?",
      heard: /\b(?:without (?:a )?cell|no cell|landlines?|don'?t text|can'?t text|older|elderly)\b/,
      extra: true,
      says: [
        "Ask at booking, “Text, call or email?” and keep to it. A text to a landline disappears without an error, so the person looks like a no-show who ignored you. For landlines, one call two days ahead between ten and noon, when people are home; leave the day, the time and your number on the machine, and nothing else. If someone in the family keeps the calendar, get permission to remind that person instead.",
      ],
      checks: ["The preferred way to be reminded is on record, and landlines get a call."],
    },
    {
      does: "Say the rule when they book",
      asks: "How do we tell people about the policy without sounding harsh?",
      heard: /\b(?:policy|announce|harsh|tell people|at booking|when they book)\b/,
      extra: true,
      says: [
        "One sentence at the end of every booking call, before “see you then”: “If something comes up, just let us know by noon the day before and we’ll move it, no problem.” The confirmation text repeats it word for word. People rarely argue with a rule they heard at the start; they fight the one that shows up on a bill.",
      ],
      mistake: [
        "Mentioning the policy for the first time on the bill",
        "At that point it’s a penalty and people fight it. Said at booking, it was part of the deal. Put it in the call and in the confirmation, in the same words.",
      ],
      checks: ["Every booking ends with the sentence about changes, and the confirmation repeats it."],
    },
    {
      does: "Check the empty hours once a month",
      asks: "How do we know whether it’s working?",
      heard: /\b(?:working|results?|improv\w+|track|follow up|month later)\b/,
      says: [
        "Two numbers, once a month: hours nobody used, and hours someone gave up in time that you filled again. If the first falls and the second rises, it’s working, even if people cancel as often as before. To see what it’s worth, multiply the difference by what an hour brings in. An office that loses eight hours a month at $200 an hour is down $1,600; getting half of that back pays for a lot of text messages. Those numbers are only an example, so use your own.",
      ],
      checks: ["Once a month we compare empty hours with the month before."],
      tasks: [
        "Compare empty hours with the four weeks before you started, and decide on one change to keep.",
      ],
    },
  ],
  view: {
    claim: "A no-show is a question nobody asked",
    opens: [
      "Nobody plans to skip {aVisit}. The week fills up, they mean to call, the line is busy, and at ten past the hour someone at the desk says “unbelievable” and starts dialing. By then there is nothing left to save. The moment that mattered was two days earlier, and nobody said a word.",
    ],
    because: [
      [
        "People are glad to tell you",
        "Ask someone two days ahead whether they can still make it and you get an answer, because the question is easy and no one is angry yet. A no at that point is nearly as good as a yes. You can offer another day and give the hour to someone who has been waiting for it.",
      ],
      [
        "A fee arrives after the loss",
        "It may be fair, and it may sting. It doesn’t refill the hour, and someone at the desk has to have the worst conversation of their week to collect it. I’d rather have the hour.",
      ],
      [
        "“Do not reply” says it all",
        "We send a machine-made message from a number that doesn’t accept answers, then complain that people don’t communicate. Let them reply and much of the problem becomes scheduling, which is the part we’re good at.",
      ],
    ],
    sum: [
      "What the question brings",
      "Say twelve people a month don’t come, and an hour brings $150: that’s $1,800. If a reminder that asks something gets four of them to say so in time, and three of those times are filled, you’ve kept $450. The question costs less than a cent.",
    ],
    grants: [
      "For long, expensive slots and for people who have done it three times, a deposit is reasonable, as long as your contracts and your state allow it and you said so beforehand. That’s a handful of people. It’s no reason to treat the rest like suspects.",
    ],
    ends: "Before you write a stricter policy, send one text that ends in a question mark. See how many empty hours are left after a month, and write the policy for those.",
  },
};
