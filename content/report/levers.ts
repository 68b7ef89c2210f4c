import type { Lever, LeverWords, Say, Situation, Trade } from "./kinds.ts";
import { isPaidAhead } from "./circumstances.ts";
import { practiceFor } from "./practices/index.ts";
import {
  article,
  cap,
  comesDue,
  date,
  datesIn,
  dear,
  hourGuess,
  isLess,
  isLegal,
  isPrivate,
  ofVisits,
} from "./words.ts";

/** What one who comes again leaves, and whose number that is: a visit of the year, or the whole of it where there is but one. */
const oneMore: Say = (s, t) =>
  ofVisits(t)
    ? `about {a.slotValue} (${hourGuess(s, t)})`
    : `about {lever.year} (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})`;

/** What somebody who was there once and is due brings: a visit, of large work by our guess half of what a new one does, else as much. */
export const onceMore: Say = (s, t) =>
  comesDue(t)
    ? `about {a.slotValue} (${hourGuess(s, t)})`
    : isLess(t)
      ? "about {lever.again} (our guess: half of what a new one leaves)"
      : oneMore(s, t);

/** What they want before anything is agreed. */
const firstWork = ({ job }: Trade) =>
  /visit|talk|consultation|meeting|tasting|fitting|session/.test(job)
    ? `the ${job}`
    : "the first hour of work";
/** What firms and households need every week or so; a meeting, a return or a translation they do not. */
const isOften = ({ job }: Trade) =>
  /^(order|purchase|wash|ride|load|lesson|class|day|lane|shipment|delivery|trip)$/.test(job);
/** Somebody sits at a desk for them: what is regular there is a fee, not a visit. */
const isRetained = ({ books, job }: Trade) => books && /^(appointment|meeting|project|first talk)$/.test(job);
/** What was done for them once is done again: nothing lies on a shelf that goes with it. */
const isMade = ({ job }: Trade) => /^(job|piece|commission|frame|repair|memorial|project)$/.test(job);

/** Who needs somebody now wants an hour, not two dates. */
const whenOf = (t: Trade) => (t.firstWins ? "the hour you can be there" : "two dates");

/** Where growth is nearest in any business, where no practice of its kind fits the answers. */
const nearestOf = ({ trade: t }: Situation): string =>
  t.mourning
    ? `Families come because somebody they trust named you. Visit whoever sends you ${t.newOnes}, one a week, and thank them each time.`
    : `It lies with people who bought once, people who send you ${t.newOnes}, and people who asked and never decided. Take one of the three this month: ten names a week, with what each says.`;

export const levers: Readonly<Record<Lever, LeverWords>> = {
  due: {
    also: (s) => s.followUp,
    finding: (_, t) => `Your nearest growth is the ${t.customers} you already have`,
    look: (_, t) =>
      `Look up ten names in ${t.system} at random. How many of them are due and haven't heard from you?`,
    title: (_, t) =>
      comesDue(t)
        ? `Write to the ${t.customers} who are due`
        : `Write to past ${t.customers} in the month they may need you`,
    short: (_, t) =>
      comesDue(t) ? `a note to the ${t.customers} who are due` : `a note to past ${t.customers}`,
    does: (_, t) =>
      !t.books && isMade(t)
        ? `Take the last hundred names in ${t.system} and write beside each when they could need the same again. Write to ten a week, with the price and a day you could start.`
        : !t.books
          ? `Take the last hundred names in ${t.system} and write beside each what they might want next, and when. Write to ten a week: what has come in that suits them, and how long you'll hold it.`
          : `${t.returns ? `Go through ${t.system} for everybody whose last ${t.job} is longer ago than it should be.` : `Go back through ${t.system} and put a month beside each name: when could they need you again?`} Each week write to the ten who are due, with two dates to choose from.`,
    sum: (s, t) => `each one who says yes brings ${onceMore(s, t)}`,
    dayOne: (_, t) =>
      t.books
        ? "Find the first ten and send them the message."
        : isMade(t)
          ? "Pick ten for whom the work went well, and write to each with a price for the same again."
          : "Pick ten who bought something good and tell each of one thing that goes with it.",
    needs: (_, t) => `${t.system}, and an hour a week that belongs to this list`,
    watch: (_, t) =>
      t.books ? "of ten you wrote to, how many agreed on a date" : "of ten you wrote to, how many came back",
    already: (_, t) => `everybody who is due hears from your ${t.place} in that month`,
    piece: {
      what: "The message to somebody who is due",
      says: (_, t) =>
        !t.books && isMade(t)
          ? "Hi [name], it's [your name]. We did [what] for you in [month]. Will you need it again, or something like it? The same would be [price], and I could begin on [day]. If not, just tell me and I won't ask again."
          : !t.books
            ? "Hi [name], it's [your name]. You bought [what] from us in [month], and [what goes with it] just came in. Shall I put one aside for you until [day]? If it's not for you, just tell me and I won't ask again."
            : t.returns
              ? `Hi [name], it's [your name]. Your last ${t.job} with us was in [month], so you're due for the next one. I have [day] at [hour] or [day] at [hour]: which should I hold for you? If you don't need it, just tell me and I won't ask again.`
              : `Hi [name], it's [your name]. We did [what] for you in [month]. Is everything still the way it should be? If there's something to do this year, I have [day] or [day]. If not, just tell me and I won't ask again.`,
    },
  },
  talk: {
    also: (s) => s.followUp,
    finding: (_, t) => `The ${t.customers} you have are worth more than the next one`,
    look: (_, t) => `Write down the five ${t.customers} you haven't spoken to for longest.`,
    title: (_, t) => `Sit down with every ${t.customer} once a year`,
    short: () => "a yearly talk with the clients you have",
    does: (_, t) =>
      `Each month, invite a twelfth of your ${t.customers} for half an hour, starting with those you haven't seen in the longest time: what has changed, and what's coming. That talk is where people decide to stay, and where the next ${t.job} comes up.`,
    sum: (_, t) => `each ${t.customer} who stays a year longer is worth about {lever.year}`,
    dayOne: () => "Send the invitation to the five you haven't seen for longest.",
    needs: (_, t) => `the names in ${t.system} with the date of your last talk`,
    watch: () => "of ten invited, how many came, and what came of it",
    already: (_, t) => `each ${t.customer} sees you once a year without having a problem`,
    piece: {
      what: "The invitation",
      says: () =>
        "Hi [name], it's been almost a year since we looked at [what] together. Do you have half an hour to go over what has changed? I have [day] at [hour] or [day] at [hour]. There's nothing to prepare.",
    },
  },
  fill: {
    finding: () => "The spots that stay empty are where you can earn more",
    look: () => "Go back four weeks and mark every place that stayed empty: which day, which hour?",
    title: () => "Keep a short-notice list for open spots",
    short: () => "a short-notice list for open spots",
    does: (_, t) =>
      `Keep a list of ${t.customers} who could come at other times or at short notice. When a place is free, they hear first, before you lower a price. When somebody wants a day that's full, ask whether they'd like to go on the list.`,
    // Who takes a place that is paid by the month or the term keeps it.
    sum: (s, t) =>
      isPaidAhead(t)
        ? `each ${t.newOne} who takes an empty place leaves about {lever.year} in the first year (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})`
        : `each empty place that is filled brings ${oneMore(s, t)}`,
    dayOne: () =>
      "Put the last five people who wanted a full day on the list, and offer them the next opening.",
    needs: () => "one list with name, days that suit, and how to reach them",
    watch: () => "empty places a week, and how many of them the list filled",
    already: () => "you have a list like that and it fills what opens up",
    piece: {
      what: "The line to those on the list",
      says: (_, t) =>
        `Hi [name], ${t.job === "stay" ? "a room just opened up from [day] to [day]" : "a spot just opened up on [day] at [hour]"}. Would you like it? The first yes gets it, and I'll keep it open until [hour].`,
    },
  },
  deposit: {
    also: (s) => s.noShows > 0 || (s.scheduling && s.trade.books),
    finding: (_, t) => `${t.books ? "A date" : "An order"} is only firm once something is paid`,
    look: (_, t) =>
      `Look back over three months: which ${t.books ? date(t) : t.job} that you ${t.books ? "held" : "began"} came to nothing?`,
    title: (_, t) => `Ask for a deposit ${t.books ? "when the date is made" : "before you begin"}`,
    short: (_, t) => `a deposit ${t.books ? "with each date" : "before you begin"}`,
    does: (s, t) =>
      !t.books
        ? "Ask for part of the price in the same message as the price, and don't order or begin anything until it's in. It comes off the bill. People who pay mean it, and the others tell you early."
        : `Ask for part of the price in the same message as the date, and say how long you'll hold it. It comes off the bill. People who pay mean it, and the others tell you early.${s.comfort === 3 ? " Let the booking page take it, with a card." : ""}`,
    sum: (s, t) => `each ${date(t)} that is kept saves about {a.slotValue} (${hourGuess(s, t)})`,
    dayOne: (_, t) => `Use the sentence with the next ${t.books ? "date you confirm" : "price you name"}.`,
    needs: (s) =>
      s.comfort === 0
        ? "an amount, a rule for moving the date, and a receipt book"
        : "an amount, a rule for moving the date, and a link to pay by",
    watch: (_, t) => `of ten asked, how many paid${t.books ? ", and how many of those came" : ""}`,
    already: (_, t) => `${t.books ? "no date is held" : "nothing is begun"} before something is paid`,
    piece: {
      what: "The sentence that asks for the deposit",
      says: (_, t) =>
        !t.books
          ? "I'd be glad to do [what] for you. It comes to [price]. To put it on the list I ask for [amount] now; you can pay by [how], and it comes off the final price. From then on I can give you a date."
          : "I'd be glad to hold [day] at [hour] for you. To make it firm, I ask for [amount] by [day]; you can pay by [how]. It comes off the final price. If something comes up, tell me by [day] and the deposit moves with the date.",
    },
  },
  fee: {
    also: (s) => s.goal === "cost" || s.leads,
    finding: () => "You do work that nobody has paid for yet",
    look: (_, t) =>
      `Add up the hours that went, over the last three months, to people who never became ${t.newOnes}.`,
    title: (_, t) => `Charge for ${firstWork(t)}`,
    short: (_, t) => `a fee for ${firstWork(t)}`,
    does: (_, t) =>
      `Anybody who wants more than a first talk pays a fixed fee, and it comes off the bill if they go ahead. People who are only comparing drop out, and your hours go to those who mean it.${isLegal(t) ? " Mind your bar's rules on money paid in advance." : ""}`,
    sum: () => "each one who was only comparing costs you a few hours, at {a.hourCost} or more each",
    dayOne: () => "Use the sentence in the next reply to somebody who asks.",
    needs: (s) =>
      `a fixed amount, what it covers in one sentence, and ${s.comfort === 0 ? "a receipt book" : "a way to pay it"}`,
    watch: (_, t) => `of ten asked, how many paid, and how many of those became ${t.newOnes}`,
    already: (_, t) => `nobody gets ${firstWork(t)} for nothing`,
    piece: {
      what: "The sentence that asks for the fee",
      says: (_, t) =>
        `I'd be happy to look into [what] for you. ${cap(firstWork(t))} costs [amount], and you'll have [what they get] in hand. If we go on together, it comes off the bill. Shall I go ahead?`,
    },
  },
  standing: {
    also: (s) => s.orders,
    finding: (_, t) => `A regular is worth more than the next ${t.newOne}`,
    look: (_, t) =>
      `Which five ${t.customers} came more than twice this year? Has anybody asked them to make it regular?`,
    title: (_, t) => (isRetained(t) ? "Offer regular work for a fixed fee" : "Offer to make it regular"),
    short: (_, t) => (isRetained(t) ? "offering a fixed fee" : "an offer to make it regular"),
    does: (_, t) =>
      `When somebody has had the same thing more than twice, ask one question: shall we make it regular? A fixed day, a fixed price, easy to stop. The time to ask is when ${article(t.job)} has just gone well.`,
    sum: (_, t) =>
      isOften(t)
        ? `one yes to a weekly ${t.job} is fifty a year that you don't have to win again`
        : isRetained(t)
          ? `one yes is a fee for the whole year that you don't have to win again`
          : `one yes is work through the whole year that you don't have to win again`,
    dayOne: (_, t) => `Ask your three best ${t.customers} in those words.`,
    needs: () => "a price for the regular one, and a list of the days it falls on",
    watch: () => "of ten asked, how many said yes; a year on, how many are still there",
    already: (_, t) =>
      isRetained(t)
        ? `whoever could use it has had that offer from you this year`
        : "most of your work comes back on fixed days",
    piece: {
      what: "The offer to make it regular",
      says: () =>
        "Hi [name], this is the third [what] you've had from us. Would you like to make it a regular thing: every [week, month or year], for [price]? You can change or stop it any time.",
    },
  },
  contract: {
    also: (s) => s.orders || s.followUp,
    finding: (_, t) => `${cap(article(t.customer))} you look after every year stays yours`,
    look: (_, t) =>
      `Of your last ten ${t.jobs} that went well, how many ended with an offer to look after it from now on?`,
    title: (_, t) => `Offer a yearly check when ${article(t.job)} has gone well`,
    short: () => "an offer of a yearly check",
    does: (_, t) =>
      `Before you leave ${article(t.job)} that went well, offer a way to keep it like that: a check once a year at a fixed price, in one of your quiet months. If something fails soon after you fixed it, that's no time to sell: put it right first.`,
    sum: (_, t) => `each yes is ${article(t.job)} every year that you don't have to win again`,
    dayOne: (_, t) => `Write down what the check covers and costs, and offer it at the next two ${t.jobs}.`,
    needs: () => "the price, a list of what is looked at, and the two quietest months of your year",
    watch: () => "of ten asked, how many said yes; a year on, how many are still there",
    already: (_, t) => `each ${t.job} that goes well already ends with such an offer`,
    piece: {
      what: "The offer of a yearly check",
      says: () =>
        "You're all set. To keep it that way, we can come by once a year, in [month], and check [what] for [price]. You can cancel any time. Shall I book it?",
    },
  },
  senders: {
    finding: () => "Most of your work is sent by a few people",
    look: (_, t) => `Beside each of your last ten ${t.newOnes}, write who sent them.`,
    title: () => "Stay in touch with the ten who send you work",
    short: () => "staying in touch with those who send you work",
    does: (_, t) =>
      `List everybody who has sent you ${article(t.newOne)} in two years. Get in touch with each once a quarter, in person or in three lines, and thank them the day somebody they sent comes in.`,
    sum: (_, t) => `each ${t.newOne} they send is worth about {lever.year}`,
    dayOne: () => "Thank the last three by name, today.",
    needs: () => "the list, and an hour a month in your calendar",
    watch: (_, t) => `${t.newOnes} by who sent them`,
    already: () => "each of them heard from you this quarter",
    piece: {
      what: "The thanks to whoever sent somebody",
      says: (_, t) =>
        isPrivate(t)
          ? "Hi [name], thank you for thinking of us again. I can't say more about it, but it's in good hands. Is there anything we could do better for the people you send? You can always reach me at [number]."
          : "Hi [name], thank you for sending us [who]. They're taken care of. Is there anything we could do better for the people you send? You can always reach me at [number].",
    },
  },
  "next-date": {
    also: (s) => s.scheduling,
    finding: () => "Make the next date on the spot, or it comes late or never",
    look: (_, t) => `Of your last ten ${t.jobs}, how many ended with the next date written down?`,
    title: (_, t) => `Book the next ${t.job} before this one ends`,
    short: (_, t) => `booking the next ${t.job} before this one ends`,
    does: (_, t) =>
      `Before ${article(t.job)} ends, offer two dates for the next one and write the chosen one down for both of you. What you settle then you don't have to arrange later, and nobody drifts away.`,
    sum: (s, t) => `each one who would otherwise have come late or not at all brings ${oneMore(s, t)}`,
    dayOne: (_, t) => `Everybody you see tomorrow leaves with the next date, on paper and in ${datesIn(t)}.`,
    needs: (_, t) => `the usual time between two ${t.jobs}, and a stack of cards`,
    watch: () => "of ten you saw, how many have a date",
    already: (_, t) => `each ${t.job} already ends with the next one agreed`,
    piece: {
      what: "What you say at the end",
      says: (_, t) =>
        `Your next ${t.job} is due around [when]. I have [day] or [day]. Which one should I book for you?`,
    },
  },
  second: {
    also: (s) => s.followUp,
    finding: (_, t) => `The next ${t.newOne} is the one you have in front of you`,
    look: (_, t) => `Of the last ten ${t.customers}, how many heard from you what comes next, with a date?`,
    title: () => "Offer the next step before this one ends",
    short: () => "offering the next step before this one ends",
    does: (_, t) =>
      `At the end of ${article(t.job)}, while they are pleased, name the one thing that comes next, with two dates and the price. Write down who says yes, and who says later.`,
    sum: () => "each yes is a sale of up to {a.customerValue} that you don't have to win again",
    dayOne: (_, t) => `Ask everybody whose ${t.job} ends this week in those words.`,
    needs: () => "the two dates, the price, and a place that is kept until a named day",
    watch: () => "of ten asked, how many said yes",
    already: () => "nobody leaves without an offer for what comes next",
    piece: {
      what: "The offer of the next step",
      says: () =>
        "I'm glad this went well. The next step would be [what], on [day] or [day], for [price]. Shall I book it? I can hold a spot for you until [day].",
    },
  },
  price: {
    also: (s) => s.goal === "cost" || s.goal === "efficiency" || s.leads,
    finding: () => "The first clear price usually wins",
    look: (_, t) =>
      `Take the last ten who asked. How many days did it take until they had a price from you, and how many never became ${t.newOnes}?`,
    title: (_, t) => `Give a price range and ${whenOf(t)} in the first answer`,
    short: (_, t) => `a price range and ${whenOf(t)} in the first answer`,
    does: (_, t) =>
      `Ask two things (${t.sort[0]}; ${t.sort[1]}), then answer with a price range, what is in it, and ${whenOf(t)}. Anybody who had half of that in mind will say so before you've spent an hour on it.`,
    sum: (s) =>
      s.goal === "growth"
        ? `each one who says yes because yours came first is worth about {lever.year} (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})`
        : "each visit or offer made for nothing costs about an hour ({a.hourCost})",
    dayOne: (_, t) => `Write down price ranges for your five most common ${t.jobs}.`,
    needs: () => "your last twenty bills, to take the ranges from",
    watch: () => "hours spent on people who then said no",
    already: () => "a range goes out on the day somebody asks",
    piece: {
      what: "The first answer, with a price",
      says: (_, t) =>
        `Thanks for asking. From what you told me, it will be between [from] and [to], everything included except [what]. ${t.firstWins ? "I can be there at [hour]." : "I have [day] at [hour] or [day] at [hour]."} If it turns out to be more, you'll hear the price before we start.`,
    },
  },
  nearest: {
    finding: (_, t) => `What already brings you ${t.newOnes} can bring you more`,
    look: (_, t) => `Beside each of your last ten ${t.newOnes}, write what brought them to you.`,
    // A trade's own words say what that is: new ones, or more from those who came.
    title: (_, t) => `Get more out of what already brings you ${t.customers}`,
    short: (_, t) => `getting more out of what already brings you ${t.customers}`,
    does: (s) => practiceFor(s, "growth") ?? nearestOf(s),
    sum: (s, t) =>
      `each ${t.newOne} that comes of it is worth about {lever.year} (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})`,
    dayOne: (_, t) =>
      `Write what brought them beside each of your last ten ${t.newOnes}, and ask where you do not know.`,
    needs: () => "that list, and an hour a week that belongs to it",
    watch: (_, t) => `${t.newOnes}, by what brought them`,
    already: () => "",
    piece: {
      what: "The question to each new one",
      says: () => "Thank you for coming to us. May I ask what brought you here, and whom else you looked at?",
    },
  },
  names: {
    finding: (_, t) => `You have room for more ${t.newOnes}`,
    look: (_, t) => `Beside each of your last ten ${t.newOnes}, write who told them about you.`,
    title: (_, t) =>
      isPrivate(t)
        ? `Visit those who could send you ${t.newOnes}, two a week`
        : dear(t)
          ? `Ask every pleased ${t.customer} who else could use you`
          : `Ask every pleased ${t.customer} for a review and a name`,
    short: (_, t) =>
      isPrivate(t)
        ? `visits to those who could send you ${t.newOnes}`
        : dear(t)
          ? `asking pleased ${t.customers} who else could use you`
          : `asking pleased ${t.customers} for a review and a name`,
    does: (_, t) =>
      isPrivate(t)
        ? `Most ${t.newOnes} come because somebody they trust gave them your name. List ten people who meet them before you do and have sent nobody this year. See two of them a week, and tell each what you do best, how soon you have time, and whom to ask for.`
        : dear(t)
          ? `Take the ten ${t.customers} whose last ${t.job} went best, and ask each who else will need this, and whether you may use their name. Get in touch with whomever they name within two days.`
          : `On the day ${article(t.job)} has gone well, ask for two things: a short review, with the link in the same message, and one person who could use you. Strangers read the newest reviews first. Ask ten a week.`,
    sum: (s, t) =>
      `each ${t.newOne} that comes of it is worth about {lever.year} (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})`,
    dayOne: (_, t) =>
      isPrivate(t)
        ? "Write down the ten, and arrange to see the first two."
        : `Ask the last five ${t.customers} who thanked you.`,
    needs: (_, t) =>
      isPrivate(t) ? "that list, and an hour a week that belongs to it" : "the sentence, and an hour a week",
    watch: (_, t) => `${t.newOnes} who say somebody sent them`,
    already: (_, t) =>
      isPrivate(t)
        ? "you have sat down with each of them this year"
        : `every pleased ${t.customer} is asked already`,
    piece: {
      what: "What you ask",
      says: (_, t) =>
        isPrivate(t)
          ? "Hi [name], I'd like to show you what we do for [whom], since you meet them first. It takes fifteen minutes, and I'm happy to come by: [day] or [day]?"
          : dear(t)
            ? "Hi [name], I'm glad [what] went well. Who else do you know who'll need something like it this year? May I say that you sent me?"
            : "Hi [name], I'm glad [what] went well. Would you write two sentences about it here: [link]? And if you know somebody who could use us, please pass on this number: [number].",
    },
  },
  "next-door": {
    finding: () => "The next job next door costs you no extra trip",
    look: () => "Mark your jobs of last week on a map. Where do two lie close together?",
    title: () => "Tell the neighbors of every job",
    short: () => "a card to the neighbors of each job",
    does: (_, t) =>
      `After each ${t.job}, the four nearest doors get a card that says what you did next door, when you are back on the street, and what it costs. Anybody who saves you the drive gets a better price.`,
    sum: (_, t) => `one more ${t.newOne} is worth about {lever.year} a year, with hardly any driving`,
    dayOne: () => "Write twenty cards and leave four at each of the next five addresses.",
    needs: () => "cards, and a price for the same day on the same street",
    watch: (_, t) => `${t.newOnes} within a few minutes of another`,
    already: () => "your round is as close together as it can be",
    piece: {
      what: "The card",
      says: () =>
        "We just finished [what] for your neighbor. If you'd like the same, we'll be on your street again on [day], and it starts at [price]. [Name], [number].",
    },
  },
};

/** The words of a trade's lever. */
export const leverOf = (t: Trade): LeverWords => levers[t.lever ?? "nearest"];
