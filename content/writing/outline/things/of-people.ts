import type { TradeMatter } from "./kind.ts";

/** What an owner decides about the people who work there. */
export const ofPeople: readonly TradeMatter[] = [
  {
    id: "pay-of-one",
    heard:
      /\b(?:how much (?:should|do|can|would) (?:i|we|you|an?|the) (?:[\w-]+ ){0,4}(?:pay|earn|make)|how much to pay|what (?:should|do) (?:i|we|you) pay|what to pay|(?:give|giving|offer\w*|ask\w* for|afford) (?:an? |my |our |the )?(?:[\w-]+ ){0,3}raises?|raises? (?:for|to) (?:an?|my|our|the)|(?:pay|salary|wage|hourly) (?:rates?|ranges?|scales?|bands?) (?:for|of)|salar(?:y|ies) (?:for|of)|starting (?:pay|wage|salary))\b/,
    not: /\b(?:myself|ourselves|owners?|calls?|phones?|answering|taxes|rent|lease|lawyer to|attorney to|ads?|marketing|website|insurance|loan|phone bill|commercial|property managers?|contractor to|dog|pet|sitter|babysitter|nanny|tutor|my (?:child|kid|son|daughter|wife|husband))\b/,
    about: "wages",
    kind: "wage",
    atDesk: true,
    settles: "what the job pays in your town, what it costs you in all, and what you say on the day",
    opening:
      "There are three numbers, and most owners know one. What the job pays within half an hour’s drive, what this person would cost to replace, and what an hour really costs you with taxes and benefits. Put all three on one line first.",
    points: [
      [
        "Find what the job pays within half an hour’s drive",
        "What does this job pay around here?",
        "bls.gov’s wage table for the occupation and metro area; ten ads nearby that name a figure; your state association’s survey",
        "The middle and the upper quarter, by the hour, with the date. New, three years and ten years are three different lines.",
      ],
      [
        "Work out what an hour costs you in all",
        "What does a dollar of pay cost the business?",
        "your payroll provider: employer taxes, workers’ compensation, paid days off, benefits",
        "Pay times about one and a quarter is a first guess; replace it with your own sum.",
      ],
      [
        "Say what the business can carry",
        "Which share of what comes in goes to pay today?",
        "last year’s books: pay in all, divided by what was collected; your accountant on what is usual for your trade",
        "The share now, the share afterward, and what would have to be sold, billed or saved to bring it back.",
      ],
      [
        "Write down what moves it up",
        "What is worth more: a license, a skill, hours, a language?",
        "the job’s own tasks; what you’d pay extra for tomorrow",
        "Three steps with a sum each, so that the next raise is known before it’s asked for.",
      ],
      [
        "Lay everybody’s pay side by side",
        "What happens to the others?",
        "one list: role, years, pay, last raise; a lawyer where two people in one job are far apart",
        "Who’d earn less than somebody newer, and what is done about it the same month. Talk about pay can’t be forbidden to most employees.",
      ],
      [
        "Look up the rules it’s under",
        "Minimum wage, overtime, a range in the ad: what holds for you?",
        "the state labor department; dol.gov’s fact sheets; the city, where it has a wage of its own",
        "By the hour or a salary, from which sum, and whether the ad must name the range.",
      ],
      [
        "Offer something else only if they’d choose it",
        "What else is worth money to them?",
        "three of them asked: hours, a fixed day off, courses, insurance, a bonus for something they can count",
        "Two things with what they cost you a month, and which of them was really wanted.",
      ],
      [
        "Tell it in one short talk, with a date",
        "What is said on the day, and when is it looked at again?",
        "a page with the sum, the first pay day and the next review",
        "The sum first, then the reason, then the date. If the answer is no: what would make it yes, and by when.",
      ],
    ],
    rows: [
      [
        "Middle and upper-quarter wage for the job",
        "bls.gov, “Occupational Employment and Wage Statistics,” your metro area",
      ],
      ["What ten ads nearby offer", "The ads, with the date; leave out those without a figure"],
      ["Employer’s share on top of pay", "Your payroll provider’s last report"],
      ["Pay as a share of what was collected", "Last year’s books; your accountant"],
      ["Minimum wage, overtime and pay-range rules", "State labor department; the city’s page"],
    ],
    fears: [
      "“If I pay one, they’ll all come.” Show the list of everybody, and what the whole of it would cost.",
      "“They’ll leave anyway.” Say what finding and training the next one cost the last time.",
    ],
    line: "[Role] with [years] earns $[sum] an hour here; the middle in [metro area] is $[sum] ([source], [month]).",
    unsourced: "a national average as if it held in your town, or what others “usually” pay",
    ask: [
      "Your accountant or payroll provider: what one dollar more costs in all",
      "An employment lawyer, before two people in one job are paid very differently or somebody is moved from hourly to salary",
    ],
    forget: ["Whoever earns less than the new one", "The date of the next review, in writing"],
    yours: [
      "What you pay for each role now, and when it last changed",
      "What the last one who left was offered elsewhere",
    ],
  },
  {
    id: "interviewing",
    heard:
      /\b(?:interview (?:questions|guide|process)|(?:questions|what) to ask (?:in|at|during|when) (?:an?|the|my|our)? ?(?:job )?interview\w*|interview(?:ing)? (?:an?|my|our|the|new|job|candidates?|applicants?)|questions to ask (?:an?|the|my|our)? ?(?:[\w-]+ ){0,3}(?:candidates?|applicants?|new hires?))\b/,
    not: /\b(?:receptionists?|front desk|accountants?|bookkeepers?|vendors?|lawyers? (?:about|before)|podcast|calls?|phones?|answering|exit interview|my (?:first|next) interview|get(?:ting)? (?:the|a|hired))\b/,
    about: "hiring interviews",
    kind: "person",
    atDesk: true,
    settles: "what to ask everyone, what a good answer sounds like, and what may not be asked",
    opening:
      "Ask everybody the same things in the same order and write the answers down before you compare. Whoever talks best isn’t always who works best, and only the notes show it.",
    points: [
      [
        "Begin with a day that went wrong",
        "Tell me about the last day on which everything came at once. What did you do first?",
        "the worst day of the last month in that job, from whoever did it",
        "Listen for an order of things, and for somebody else in the story.",
      ],
      [
        "Ask for the task itself",
        "Walk me through how you’d do [the commonest task of this job], from the first minute.",
        "your best person in that job: the five steps, and the one that newcomers forget",
        "Score it step by step. Whoever asks something back first scores for that.",
      ],
      [
        "Ask what they’d do when they don’t know",
        "You’re alone and somebody wants an answer you don’t have. What do you say?",
        "three real cases from last month, with what was said",
        "Good: says so, says who knows, says when. Bad: an invention.",
      ],
      [
        "Ask about a mistake",
        "What did you get wrong at work in the last year, and who found it?",
        "nobody; the answer is theirs",
        "Who told whom, how soon, and what is different since.",
      ],
      [
        "Check the license and the skill",
        "Which license, certificate or program do you have, and until when?",
        "the state board’s lookup, under the exact name; the maker or school for a certificate",
        "Looked up before the second talk, with the date. Anything open is asked about, not assumed.",
      ],
      [
        "Settle days, hours and pay aloud",
        "These are the days, the hours and the range. What of it doesn’t work for you?",
        "the schedule as it really is, late evenings included",
        "A clear yes to the worst shift, or a no now and not in week three.",
      ],
      [
        "Ask why they’d leave, and why they left",
        "What would make you give notice here within a year?",
        "your last two who left, and what they said",
        "Compare it with what your place is really like, and say so.",
      ],
      [
        "Give a short paid try and call two people",
        "May I call the two people who gave you work last, and would you come in for two paid hours?",
        "a former supervisor, not a friend: “Would you take them again, and for what?”",
        "One task, paid, with the same list for everybody. Your state’s rules on paid trials come first.",
      ],
    ],
    rows: [
      ["What may not be asked", "eeoc.gov, for small businesses; your state’s civil rights agency"],
      ["Whether asking about past pay is allowed", "The state labor department; the city’s page"],
      ["License: number, standing, date", "The state board’s lookup"],
      ["What the background check needs first", "ftc.gov on employment background checks; the signed form"],
    ],
    fears: [
      "“I’ll pick the one I like.” Score the notes before you talk about anybody.",
      "“They’ll tell me what I want to hear.” Ask for a day and a name, not for a view.",
    ],
    line: "We ask every applicant these [number] questions, write down the answers and score them from 1 to 5 before we compare.",
    unsourced: "that a question “predicts” anything, or what the law allows in your state",
    ask: [
      "An employment lawyer, once, to read the whole list",
      "Whoever will work beside the new person: what do they need to hear?",
    ],
    forget: [
      "No question on age, family plans, health, origin, religion or an arrest",
      "The same questions, in the same order, for everybody",
      "Notes kept for as long as your state wants",
    ],
    yours: ["The task that newcomers get wrong in week one", "What the best answer you ever heard was"],
  },
  {
    id: "reviewing",
    heard:
      /\b(?:(?:performance|annual|yearly|quarterly|employee|staff|90[- ]day) (?:reviews?|evaluations?|appraisals?)|review(?:ing)? (?:an?|my|our) (?:employees?|staff|team)|evaluat(?:e|ing) (?:an?|my|our) (?:[\w-]+ ){0,2}(?:employees?|staff|assistants?|hygienists?|paralegals?|techs?|technicians?|managers?)|one[- ]on[- ]ones?)\b/,
    not: /\b(?:google|yelp|online|calls?|phones?|contracts?|leases?)\b/,
    about: "performance reviews",
    kind: "person",
    atDesk: true,
    settles: "what you look at, what you say in which order, and what is agreed by which day",
    opening:
      "Nothing in a review should be news. If something is, the talk that should have come in March has been saved up until December, and it shows.",
    points: [
      [
        "List what the job was this year",
        "What did we agree that this person does, and what have they really done?",
        "the job description, last year’s notes, three weeks of the calendar",
        "Five tasks, each with what a good month looks like in a number or an example.",
      ],
      [
        "Collect three examples for each word",
        "Which day shows it?",
        "your own notes; records, charts or jobs of four months, not only the last one",
        "A date and a fact for each praise and each fault. What has no example is left out.",
      ],
      [
        "Have them write theirs first",
        "How do they see it?",
        "half a page: what went well, what didn’t, what they need from you",
        "Given to you two days before. Where both agree, it takes a minute.",
      ],
      [
        "Ask two others one question",
        "What should this person go on doing, and what should they stop?",
        "two who work beside them, by name or not, as you’ve told everybody",
        "One line each. Rumors stay out of it.",
      ],
      [
        "Say it in three sentences",
        "What is the one thing to keep and the one thing to change?",
        "a friend who reads your first three sentences aloud",
        "Where it stands, the example, what you want by when. No praise around a fault.",
      ],
      [
        "Keep pay out of the first half",
        "Is this the talk about money?",
        "your budget and the list of everybody’s pay",
        "Say at the start whether pay comes today, and if not, on which day.",
      ],
      [
        "Agree on two things with a date",
        "What is different by spring, and what do you do for it?",
        "the course, the shadow day, the tool that it takes, with its price",
        "Two lines with a date, and one that is yours.",
      ],
      [
        "Write it down and look again in six weeks",
        "Where is it kept, and who reads it?",
        "the personnel file; your handbook on how long",
        "Both names, both copies, the next date. They may add a line of their own.",
      ],
    ],
    rows: [
      ["Tasks agreed, and how each is counted", "Job description; last year’s notes"],
      ["Examples, two for each point, with dates", "Records and calendar of the last four months"],
      [
        "Clinical or legal work that only a licensee may judge",
        "Whoever holds the license; the board’s rules on supervision",
      ],
      [
        "What may not be counted against anybody",
        "eeoc.gov; the state labor department: leave, injury, complaints",
      ],
    ],
    fears: [
      "“They’ll quit.” Say first that they’re staying, if they are.",
      "“I’ll be told it’s unfair.” Use one list for everybody in that job.",
    ],
    line: "On [date] you [what you saw]; that is [good/not what we agreed] because [effect]. By [date] I’d like [what].",
    unsourced: "a rating without an example, or what “most” people in that job achieve",
    ask: [
      "Whoever supervises the work under a license",
      "An employment lawyer, before a bad review that may end in a dismissal",
    ],
    forget: [
      "Leave, pregnancy, an injury or a complaint is never a fault",
      "Two people in one job, one measure",
    ],
    yours: ["What you’ve told this person already, and when", "The one thing they do that nobody else could"],
  },
  {
    id: "benefits",
    heard:
      /\b(?:(?:employee|staff|fringe) benefits|benefits (?:packages?|can|should|to offer|for (?:employees|staff|my|our))|(?:what|which) benefits|offer(?:ing)? benefits|perks)\b/,
    not: /\b(?:health benefits of|benefits of|patients?['’]? benefits|insurance benefits|verif\w+|calls?|phones?)\b/,
    about: "employee benefits",
    kind: "wage",
    bySteps: true,
    atDesk: true,
    settles:
      "which benefit your own people would choose, what each costs in a year, and what the law asks once you have one",
    opening:
      "Benefits are pay that you chose for somebody. So ask them first, with prices: for the same hundred dollars a month, would they rather have insurance, a fixed day off or the hundred dollars?",
    points: [
      [
        "Ask everybody with a price beside each",
        "What would our own people choose for the same money?",
        "a page with six benefits and what each costs a month; everybody marks two",
        "The two that most would choose, and what the two who nearly left would choose.",
      ],
      [
        "Know what you must give already",
        "What isn’t a benefit but the law?",
        "the state labor department: sick days, family leave, workers’ compensation, retirement programs",
        "The list by state and size, and from which headcount the next one begins.",
      ],
      [
        "Price health cover in three ways",
        "Group plan, a reimbursement account, or more pay?",
        "a broker who is paid by insurers, and healthcare.gov’s page on reimbursement arrangements; last year’s tax credit rules",
        "Cost a month for you and for them, by age and family. How many have cover from a spouse?",
      ],
      [
        "Price paid time by what it takes to cover",
        "What does one more week off cost?",
        "your schedule: who works instead, at which rate",
        "Cost of a week by role, how it grows with years, what is paid out at leaving.",
      ],
      [
        "Look at retirement from the smallest up",
        "Which plan is cheapest to run?",
        "your payroll provider and one independent adviser; the state’s own program",
        "Cost to run, what you must put in, the credit for new plans, who may not be left out.",
      ],
      [
        "Add what is cheap and wanted",
        "What costs little and is noticed?",
        "three of your people: a fixed schedule, license fees, courses, your own services at cost",
        "Price and tax of each. A free service to staff may be income; ask.",
      ],
      [
        "Write who gets it, from when, and until when",
        "Who is in, and when does it end?",
        "the plan’s papers; a benefits lawyer or the broker for the summary that the law asks for",
        "Hours, waiting days, what happens at leave and leaving. The same for everybody in one class.",
      ],
      [
        "Count after a year",
        "Did it keep anybody?",
        "how many use it, who left, what they said",
        "Cost a head, use, and the one to replace.",
      ],
    ],
    rows: [
      ["What the law asks at your size", "State labor department; dol.gov"],
      [
        "Health: cost a month for you and for each",
        "A broker’s written quotes by age; healthcare.gov for small employers",
      ],
      ["A week off, by role", "Your schedule and payroll"],
      ["Retirement: cost to run, match, credit", "Written offers; irs.gov on plans for small businesses"],
      ["What other practices or shops your size offer", "Your association’s survey, with the year"],
    ],
    fears: [
      "“Once given, it can’t be taken away.” Say what you can keep in a bad year, and start with that.",
      "“Nobody uses it.” Ask first, and count after a year.",
    ],
    line: "For $[sum] a month each we offer [benefit] from [day]; [number] of [number] chose it.",
    unsourced: "that benefits keep people, or what a plan costs without ages and place",
    ask: ["A benefits broker and, separately, your accountant on taxes", "A lawyer for whoever is left out"],
    forget: [
      "Part-timers, and the same rule for everybody in one class",
      "What is paid out when somebody leaves",
    ],
    yours: ["Who asked for what in the last year", "What you could pay in your worst month"],
  },
];
