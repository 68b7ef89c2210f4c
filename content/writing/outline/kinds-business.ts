import type { OutlineKind } from "./kind.ts";

// What a business changes, sells, opens and keeps in order.

export const pricing: OutlineKind = {
  id: "pricing",
  heard:
    /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?|charg\w+) (?:my |our |your |the |their )?(?:prices?|rates?|fees?|tuition)|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b|\b(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?\b|\btip(?:ping|s? jar)\b/,
  points: [
    [
      "Work out what one job costs you",
      "What does it cost me?",
      "One [job, hour, plate] costs us [sum]: [labor, supplies, rent, the hour nobody pays for].",
      "Your books for twelve months, divided by what you did.",
    ],
    [
      "Look up what others charge",
      "What do others charge?",
      "Three others nearby charge [sum], [sum] and [sum], and include [what we don’t].",
      "Published lists, or a call; note the date.",
    ],
    [
      "Choose the day and the amount",
      "How much, and from when?",
      "From [date], [service] costs [sum] instead of [sum]; [what] stays the same.",
      "How many customers could you lose before it doesn’t pay? Work it out once.",
    ],
    [
      "Say it in one sentence, early",
      "How do I tell people?",
      "“From [date], [what] will be [sum]. The last time we changed it was [year].”",
      "Read it to one regular. What do they answer?",
    ],
    [
      "Have an answer ready",
      "What if someone says it’s too much?",
      "“I understand. [What we can do for less], or [what you get for it].” No apology, no speech.",
      "Whoever hears it first: what did people say the last time?",
    ],
    [
      "Look after those who’ve come for years",
      "What about my regulars?",
      "Whoever [what] keeps [what] until [date].",
      "Name ten, and think of each.",
    ],
    [
      "Count for three months",
      "Was it right?",
      "Since then [n] left, [n] came, and [sum] more is left at the end of the month.",
      "The same report before and after.",
    ],
  ],
};

export const promoting: OutlineKind = {
  id: "promoting",
  heard:
    /\b(?:market\w*|advertis\w*|social media|instagram|facebook|tiktok|google|seo|newsletters?|referrals?|word of mouth|flyers?|attract\w* (?:more |new )?(?:\w+ )?(?:customers|clients|patients|guests|students|members|visitors)|more (?:\w+ )?(?:customers|clients|patients|guests|bookings|students|members|sales|orders|followers)|promot\w+|brand\w*|sell(?:ing)? more|upsell\w*)\b/,
  points: [
    [
      "Ask the last ten how they found you",
      "Where do new customers come from?",
      "Of our last ten, [n] came through [what], and [n] through [what].",
      "Ask every new one for a month: “How did you hear about us?”",
    ],
    [
      "Find the sentence customers use",
      "What should people remember?",
      "A customer put it like this: “[words]”.",
      "Your reviews, and whoever stands at the counter.",
    ],
    [
      "Put the basics in order first",
      "What do people find when they look us up?",
      "Hours, number, address and pictures are right on [three places]; the newest picture is from [month].",
      "Look yourself up on a phone that isn’t yours.",
    ],
    [
      "Choose one thing for an hour a week",
      "What do I do every week?",
      "Every [day], [who] [shows one finished job, answers one question, thanks one referrer].",
      "What did you already do twice without being asked?",
    ],
    [
      "Answer real questions",
      "What do I post?",
      "This month: “[question a customer asked]”, “[another]”, “[a third]”.",
      "Keep a list by the phone for two weeks.",
    ],
    [
      "Know what isn’t allowed",
      "What must I not do?",
      "We don’t [pay for reviews, show a customer without asking, promise results], because [whose rule].",
      "The platform’s rules, the FTC’s page on reviews, and your licensing board.",
    ],
    [
      "Put a limit on the money",
      "What may it cost?",
      "We spend [sum] until [date]; one new customer is worth [sum], so it must bring [n].",
      "Your own books: what does one bring in a year?",
    ],
    [
      "Count, and stop what doesn’t work",
      "Did it help?",
      "[n] people came and mentioned it, against [n] the month before; if it’s under [n], we stop.",
      "The tally from the first step.",
    ],
  ],
};

export const opening: OutlineKind = {
  id: "opening",
  heard:
    /\b(?:(?:start|open|launch|found|set(?:ting)? up|expand)(?:ing)? (?:up |to )?(?:an?|your|my|our|the) (?:[\w-]+ ){0,4}(?:business|shop|company|practice|studio|store|location|office|salon|clinic|gym|caf[eé]|restaurant|bakery|truck|barbershop|farm|agency|branch)|second location|side business|franchise)\b/,
  points: [
    [
      "Find ten people who would pay",
      "Will enough people pay for it?",
      "I asked [n] people; [n] would pay [sum], and I need [n] a week.",
      "Ask strangers, not friends, and for a deposit.",
    ],
    [
      "Work out the worst first year",
      "What does it cost until it pays for itself?",
      "Until the first good month it costs [sum]: [rent, fit-out, stock, wages], plus [months] of my own living.",
      "An owner who opened two years ago: by how much were they off?",
    ],
    [
      "Order what takes longest",
      "What has to be started first?",
      "[Permit, lease, inspection, equipment, phone line] takes [weeks], so it is ordered by [date].",
      "City hall, the landlord, the supplier: one call each.",
    ],
    [
      "Read the lease with someone who knows leases",
      "What am I signing?",
      "It runs [years], goes up [how], and I can get out [how].",
      "A lawyer for one hour, before you fall in love with it.",
    ],
    [
      "Decide who stands there",
      "Who does the work?",
      "On an ordinary Tuesday there is [who], from [hour] to [hour]; if one is sick, [who].",
      "Draw up one real week.",
    ],
    [
      "Open quietly first",
      "How do we start?",
      "For [days] we open for [whom], and write down everything that goes wrong.",
      "What did others fix in their first week?",
    ],
    [
      "Set the number that ends it",
      "How do I know it works?",
      "By [month] we need [n] a week; below [n], we [what].",
      "Write it down today, and give it to someone who’ll ask.",
    ],
  ],
};

export const relocating: OutlineKind = {
  id: "relocating",
  heard:
    /\bmov(?:e|es|ing)\b.{0,50}\b(?:building|location|office|house|home|address|premises|apartment|suite|floor|city|town)\b|\brelocat\w+/,
  points: [
    [
      "Order what takes longest",
      "What has to be started first?",
      "[Internet and phone line, permits, inspection, big furniture] takes [weeks], so it’s ordered by [date].",
      "Call each one and ask for today’s waiting time.",
    ],
    [
      "Draw the new place to scale",
      "Will it all fit?",
      "[What] goes [where]; [what] doesn’t come along.",
      "Measure the doors, and the biggest piece.",
    ],
    [
      "Tell everyone, in order",
      "Who has to know?",
      "[Customers, bank, insurer, IRS, post office, map listings] hear it on [date], from [name].",
      "Last year’s mail: who writes to you?",
    ],
    [
      "Keep the phone ringing",
      "How do people reach us in between?",
      "From [hour] to [hour], calls go to [number]; we tested it on [day].",
      "The phone company, two weeks ahead, and in writing.",
    ],
    [
      "Plan the day by the hour",
      "Who does what on the day?",
      "At [hour], [who] [what]; the last box packed is the first opened: [what].",
      "The movers: what goes wrong with businesses like yours?",
    ],
    [
      "Leave properly",
      "What about the old place?",
      "Keys, meter, pictures and deposit are settled by [date], with [whom].",
      "The old lease, and the landlord on the spot.",
    ],
    [
      "Check after a week",
      "What is still missing?",
      "Call your own number, look yourself up on a map, and ask [n] customers how they found the door.",
      "Whoever sits at the front.",
    ],
  ],
};

export const changing: OutlineKind = {
  id: "changing",
  heard:
    /\b(?:switch\w*|mov(?:e|es|ing) (?:to|from|our|my|your|a|the)|go(?:ing)? (?:from|paperless|digital)|introduc\w+|implement\w*|roll(?:ing)? out|adopt(?:ing)? (?:an?|new)|migrat\w+|replac\w+ (?:our|the|your|my)|automat\w+)\b/,
  points: [
    [
      "Count what the old way costs",
      "What is wrong with the way it is?",
      "Last week it cost us [hours], [mistakes] and [one angry sentence].",
      "A tally for one week, by the people who do it.",
    ],
    [
      "Name the one thing that must not break",
      "What has to keep working?",
      "Whatever happens, [what] still works on [day].",
      "Whoever would get the complaint.",
    ],
    [
      "Try it with two people and real work",
      "How do we try it?",
      "From [date], [who] and [who] do [one kind of work] the new way, and note what annoys them.",
      "Choose one who likes it and one who doesn’t.",
    ],
    [
      "Write one page of how it is done now",
      "How does everyone learn it?",
      "The page says [five steps], and [name] is asked first.",
      "Have the newest person follow it aloud.",
    ],
    [
      "Move what is old, and check twenty",
      "What about everything we already have?",
      "We bring over [what], leave [what], and [name] compares twenty by hand.",
      "The provider: ask what usually gets lost.",
    ],
    [
      "Choose a quiet day, and a way back",
      "When do we switch?",
      "We switch on [quiet day]; if [sign], we go back until [when].",
      "Your calendar of last year.",
    ],
    [
      "Stop the old way",
      "When is it over?",
      "From [date], nobody uses [old way]; it’s kept until [date] to look things up.",
      "Who still needs it, and for what?",
    ],
    [
      "Count again after a month",
      "Was it worth it?",
      "It now costs [hours] and [mistakes] a week.",
      "The same tally as at the start.",
    ],
  ],
};

export const looking: OutlineKind = {
  id: "looking",
  heard:
    /\b(?:decorat\w+|attractive|beautif\w+|inviting|cozy|window display|(?:shop|store) windows?|display(?:s|ing)?|furnish\w*|redesign\w*|remodel\w*|renovat\w+|interior|signage|curb appeal|landscap\w+|waiting room)\b/,
  points: [
    [
      "Look at it as a stranger",
      "What do people see first?",
      "From [across the street, the door], you notice [three things] first.",
      "Ten minutes with a notebook; count who looks, and at what.",
    ],
    [
      "Take things away before you buy",
      "What can go?",
      "[n] things went: [signs, chairs, stock], and [what] can be seen again.",
      "Someone who has never been there: what do they not understand?",
    ],
    [
      "Choose one thing to look at",
      "What should stand out?",
      "The one thing is [what], at eye level, with nothing beside it.",
      "What do customers point at?",
    ],
    [
      "Get the light right",
      "What about light?",
      "At [hour] it’s dark in [corner]; [lamp, price] changes that.",
      "Pictures at three hours of one day.",
    ],
    [
      "Set a sum and a day",
      "What does it cost?",
      "It cost [sum] and [hours]: [line by line].",
      "Three prices, with dates; what did you have already?",
    ],
    [
      "Count again",
      "Did it change anything?",
      "Of a hundred who passed, [n] stopped, against [n] before.",
      "The same hour and weekday.",
    ],
  ],
};

export const less: OutlineKind = {
  id: "less",
  heard:
    /^(?=.*\b(?:bills?|costs?|expens\w+|spend\w*|wast\w+|money|energy|electric\w*|power|water|heating|gas|fuel|fees?|overhead|inventory|food|paper|plastic|trash|packaging|supplies|utilit\w+|premiums?|rates?|rent|no.?shows?)\b).*\b(?:lower\w*|reduc\w+|cut(?:ting)? (?!back|hair|glass|tile|wood)|sav(?:e|ing) (?!lives)|stop(?:ping)? |avoid\w* |prevent\w*|get(?:ting)? rid of|fewer|less|wast\w+|shrink\w*|eliminat\w+)\b/,
  points: [
    [
      "Read the last three bills line by line",
      "How much is it today?",
      "In [month] it was [sum]; the biggest line is [what], with [share].",
      "Your own bills or counts; the supplier explains a line if you call.",
    ],
    [
      "Find the two causes that make up half",
      "Where does it come from?",
      "Half of it comes from [one] and [two], mostly at [hour or day].",
      "A list for one week, kept by whoever is there.",
    ],
    [
      "Stay an hour after closing",
      "What runs or gets lost while nobody looks?",
      "After closing, [what] was still [running, open, being thrown out]: [n] of them.",
      "Walk through with the meter, the bin or the till in view.",
    ],
    [
      "Do the free things this week",
      "What can I change without money?",
      "We [switched off, moved to another hour, asked for a better rate on] [what]; that was [sum] a month.",
      "Try one for a week, and read the number before and after.",
    ],
    [
      "Ask for a better rate",
      "Can I pay less for the same?",
      "On [day] I called [supplier] and asked for [rate, plan, discount]; they offered [what].",
      "Two other offers in hand; your utility may check the place free of charge.",
    ],
    [
      "Buy only what pays for itself, and know when",
      "What is worth paying for?",
      "[Thing] costs [sum], saves [sum] a month, and has paid for itself by [month].",
      "The installer’s estimate, and an owner who has had one for a year.",
    ],
    [
      "Give it a name and a day",
      "Who keeps an eye on it?",
      "[Name] reads [meter, bill, count] on the [day] of the month and writes it [where].",
      "Who notices first when it goes up?",
    ],
    [
      "Compare the same month of two years",
      "Did it work?",
      "In [month] it was [n], against [n] a year before.",
      "The same bill, and the same opening hours.",
    ],
  ],
};

export const order: OutlineKind = {
  id: "order",
  heard:
    /\b(?:organiz\w+|in order|set(?:ting)? up|arrang\w+|track\w*|schedul\w+|inventory|stock(?:ing)?|declutter\w*|tidy\w*|sort(?:ing)?|manag(?:e|ing)|routines?|systems?|clos(?:e|ing) (?:the|up|time|down|shift|duties)|open(?:ing)? (?:up|in the|shift|duties))\b/,
  points: [
    [
      "Count it once, as it is",
      "How is it now?",
      "On [day], [n] were missing, [n] were there twice, and it took [minutes] to find [what].",
      "Two people count separately; take a picture with the date.",
    ],
    [
      "Take out what nobody uses",
      "What can go?",
      "Nothing we haven’t used since [month] stays, except [what].",
      "Whoever uses {x} most: what would they throw out?",
    ],
    [
      "Give everything one place and a limit",
      "Where does the rest belong?",
      "[What] is at [place], at least [n] and at most [n]; at [n] we reorder.",
      "Three months of orders or job sheets show what you really need.",
    ],
    [
      "Put a name next to each task",
      "Who does what, when?",
      "[Name] does [what] on [day], in [minutes]; [name] fills in.",
      "Look at who is really there then.",
    ],
    [
      "Write it on one page where it hangs",
      "How does everyone know?",
      "The page hangs at [place] and has [five lines].",
      "Have the newest person use it without help.",
    ],
    [
      "Check ten, once a week",
      "How does it stay that way?",
      "Every [day], [name] checks ten of them; more than [n] wrong, and we [what].",
      "What slipped first the last time?",
    ],
  ],
};

export const gathering: OutlineKind = {
  id: "gathering",
  heard:
    /\b(?:wedding|party|parties|trip|travel\w*|vacation|camping|reunion|birthday|festival|fundrais\w+|conference|picnic|event|open house|workshop|tasting|grand opening|holiday (?:party|sale))\b/,
  points: [
    [
      "Settle for whom, how many, and when",
      "Who comes, and when?",
      "It’s for [n] people, on [day] from [hour] to [hour]; [name] decides by [date].",
      "Ask the three who must be there for two dates each.",
    ],
    [
      "Book what is gone first",
      "What has to be booked early?",
      "[Place, food, person] is booked [weeks] ahead, with [sum] down.",
      "Ask two places when last year’s date was gone.",
    ],
    [
      "Make a list of costs with a reserve",
      "What does it cost?",
      "The five biggest are [what: sum]; [name] pays, and [sum] is kept back.",
      "Someone who held one this year: what did they forget?",
    ],
    [
      "Ask about permits and insurance",
      "What do we have to ask for?",
      "We need [permit, certificate, license] from [office], which takes [days].",
      "City hall, the venue, your insurer.",
    ],
    [
      "Go through the day by the hour",
      "What happens when?",
      "At [hour], [what], by [name]; guests first see [what].",
      "Walk it once as a guest and once as a helper.",
    ],
    [
      "Have a second plan",
      "What if it rains, or someone is missing?",
      "If [rain, sickness, too few], then [what], decided by [hour].",
      "What went wrong at the last one?",
    ],
    [
      "Thank people, and write down what to change",
      "What comes afterward?",
      "By [day], [name] thanks [whom]; next time we [what].",
      "Ask two guests, and whoever cleaned up.",
    ],
  ],
};
