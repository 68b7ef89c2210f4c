type Pairs = readonly (readonly [string, string])[];

/** What one sees where calls get lost, and what to do about it. */
export const afterHoursSigns: Pairs = [
  [
    "The first hour of the day is spent calling people back",
    "If someone sits down at eight with a list of ten numbers, the evening has callers. Half of those people will be at work and won’t pick up, so the list isn’t empty until three. Count for two weeks how many of the morning’s call backs ended in a voicemail; that’s what the night costs you in daytime.",
  ],
  [
    "Calls in the log, nothing in the box",
    "Your phone company’s log shows eleven calls after closing, and the box has three messages. The other eight had a reason and left none. If most of those numbers are ones you don’t know, they found somebody else, and no greeting will bring them back. Someone or something has to answer.",
  ],
  [
    "You get messages on Facebook at nine in the evening",
    "People who can’t reach you by phone try whatever’s open: the contact form, a review site, your receptionist’s own profile. Those are callers with a detour. Answer them, and then make the phone the easier way again.",
  ],
  [
    "One person’s private cell number is going around",
    "It was given out once, to be kind. Now it rings at dinner, on weekends and in the movies, and when that person quits, so will a part of your callers. Put two names on each night, pay for it, and let something else take the first ring.",
  ],
  [
    "Someone with a real emergency waited until morning",
    "It only has to happen once. If {urgent} can land in a box that’s opened at eight, the greeting needs 911 in its second sentence, and a way to a person who’s awake for it. Do that one this week, whatever you decide about the rest.",
  ],
  [
    "{NewOnes} say they’d called before",
    "“I tried you on Sunday, but nobody was there.” Ask every new one how they found you and when they first called, and write it down for a month. If a third of them first tried while you were closed, there are others who didn’t try twice.",
  ],
  [
    "Mondays are worse than any other day",
    "A Monday that starts with twenty calls before nine is a weekend that nobody answered. The same calls, taken on Saturday or Sunday by a person, a service or an assistant, would be spread over two days, and the front desk would start the week with people in front of it.",
  ],
  [
    "Your hours are shorter than your competitor’s, on paper",
    "People compare what they see on the map: “Closes 5 pm” beside “Open 24 hours.” The other office isn’t open at night either. It has its calls answered. You don’t need to work longer to say the same.",
  ],
];
export const voicemailSigns: Pairs = [
  [
    "The log shows more calls than the box has messages",
    "Lay both side by side for two weeks. The difference is people who had a reason to call and chose not to talk to a recording. If it’s more than half, the box isn’t catching calls, it’s ending them.",
  ],
  [
    "Messages are older than a day when somebody hears them",
    "Look at the times. A box that’s emptied “when there’s a minute” is emptied at four. Name one person and two fixed hours, and see whether the number falls within a week.",
  ],
  [
    "Callers say “I left you a message”",
    "They say it politely. What they mean is that you had your chance. Write down each time you hear it; three a week is a sign that messages are taken and not answered.",
  ],
  [
    "The greeting is from another time",
    "It names someone who left, the holidays of last year, or hours you gave up. Nobody at your office hears it, so nobody notices. Call it now, from a phone it doesn’t know.",
  ],
  [
    "The box is full",
    "“The mailbox is full and cannot accept messages” is the worst sentence a business can say, and it says it without telling you. If it happened once this year, someone should own the box from today.",
  ],
  [
    "You dread opening it",
    "When the person who checks it takes a deep breath first, the box holds complaints that would have been questions two days earlier. Shorten the wait, and the tone of the messages changes.",
  ],
  [
    "New callers are called back after regulars",
    "Messages get answered in the order in which they came, or by how familiar the voice is. The people who don’t know you are still deciding, so they come first. If they don’t, the box costs you the very calls that you pay for in advertising.",
  ],
];
export const holdSigns: Pairs = [
  [
    "“Can you hold?” comes before the caller has spoken",
    "It means that two lines ring at once and the team has learned to park people. Count it for a day. Ten times before noon is a staffing question and no question of manners.",
  ],
  [
    "The same number calls twice within five minutes",
    "That’s someone who hung up and tried again, hoping for a shorter line. Your log shows it. Each pair is one person who waited, gave up and waited again.",
  ],
  [
    "Calls end after two or three minutes without a word",
    "Look for calls that were picked up, parked and ended. Those people held as long as they could. The minute at which they leave is the most you may ever let anyone wait.",
  ],
  [
    "Callers start with “Finally”",
    "Or with a sigh. By then the talk takes a minute longer, because it begins with an apology. Write down how often you hear it, by hour, and you’ll find the half hour to fix.",
  ],
  [
    "The desk asks people to call back later",
    "“We’re really busy, could you try this afternoon?” moves the work to a worse time and loses a few on the way. Take the number and call them, at a time you name.",
  ],
  [
    "Reviews mention the phone",
    "“Great doctor, impossible to reach.” People rarely bother to write about a phone, so one of those stands for many. Read the last year for the words hold, call and phone.",
  ],
];
export const reachSigns: Pairs = [
  [
    "Answered calls and received calls are far apart",
    "The phone company has both numbers. Under nine in ten during your own hours is worth a look. At eight in ten, one caller in five gets nobody while you’re open.",
  ],
  [
    "Unknown numbers call once and never again",
    "Sort the unanswered calls by number. Regulars try again the same day. Numbers that appear a single time were people with a choice, and they made it. Call ten of them back this week and ask whom they found.",
  ],
  [
    "People try every other way in first",
    "“I couldn’t get through, so I’m writing here.” They use the contact form, a review site, somebody’s private cell. It’s flattering for a moment. Each of them took a detour for you, and others won’t. Answer them today, then look in the log for the hour at which they first called.",
  ],
  [
    "The team finds out about missed calls from you",
    "If nobody can say how many calls went unanswered yesterday, nobody looks. Put one number on a sheet every morning, without blame; it changes more than a speech.",
  ],
  [
    "New business comes by referral only",
    "If your ads and your listing bring clicks but hardly any bookings, the phone may be where they stop. Call your own listing’s number from a stranger’s cell at 12:20 on a weekday.",
  ],
  [
    "Suppliers and family have learned to text you",
    "Those who know you best have given up on the line. Strangers don’t have the other number.",
  ],
  [
    "Lunch has a gap nobody talks about",
    "From twelve to one the phone rings the way it does at ten, and it’s answered by whoever is chewing or by nobody. Put one name against that hour and watch the log for a week.",
  ],
];
export const phoneSystemSigns: Pairs = [
  [
    "You can’t say how many calls you missed yesterday",
    "A system that keeps no log leaves you guessing about the most important number it has. If yours can’t show answered and unanswered by hour, it’s the first reason to look at others.",
  ],
  [
    "Changing the greeting takes a technician",
    "Snow day, seven in the morning, and the recording still says open. You should be able to change it from your cell phone in two minutes.",
  ],
  [
    "Two calls at once is one too many",
    "If the second caller hears a busy signal, the limit is the line and not your people. More channels cost little on a newer system.",
  ],
  [
    "Nobody can work from anywhere else",
    "A burst pipe or a storm closes the office, and the phone closes with it. Calls should be able to ring on a cell or a laptop the same hour.",
  ],
  [
    "You’re paying for lines no one can explain",
    "Read the bill line by line. Old fax numbers, an alarm that was moved, a second location you gave up: many offices find enough there to pay for something better.",
  ],
  [
    "Parts come from an online auction",
    "When the vendor has stopped making handsets and your repair person has retired, the next failure decides for you, on a day it chooses. Plan the move while it still works.",
  ],
  [
    "It can’t pass calls on when you don’t answer",
    "Rules for no answer, busy and after hours are basic today. Without them, each call you can’t take ends in a box.",
  ],
];
export const bookingSigns: Pairs = [
  [
    "Two people arrive for the same time",
    "Once is bad luck. Twice in a month means there’s a second calendar, or that entries are made after the call. Find out which before you find out whose fault it was.",
  ],
  [
    "The day runs late from ten o’clock on",
    "Usually one kind of {visit} is booked shorter than it takes. Compare planned and real times for a week; one or two kinds explain most of it.",
  ],
  [
    "Callers get different answers from different people",
    "One books five weeks out, another squeezes in, a third says to call Monday. The rules live in three heads. Put them on one page.",
  ],
  [
    "You call people back to change what was just booked",
    "Wrong length, wrong person, wrong office. Each correction is a call and a small loss of trust. Count them and sort by reason.",
  ],
  [
    "Only one person can schedule the hard things",
    "And she’s at lunch. What she knows fits on a page; it just hasn’t been written down.",
  ],
  [
    "Gaps sit next to a waiting list",
    "An hour comes free and nobody works the list, because it’s nobody’s job. Name the person, and give them a text to send.",
  ],
];
