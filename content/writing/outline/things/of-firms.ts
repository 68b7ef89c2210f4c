import type { TradeMatter } from "./kind.ts";

/** What law firms and offices write about beside their phones. */
export const ofFirms: readonly TradeMatter[] = [
  {
    id: "trust-account",
    heard:
      /\b(?:iolta|(?:client )?trust accounts?|trust accounting|client funds|three[- ]way reconciliation|escrow accounts?|retainers?(?= (?:account|deposit|money|funds)))\b/,
    about: "client trust accounts",
    kind: "money",
    settles: "which rule governs it, what goes in and comes out, and what has to agree every month",
    yours: [
      "How you did it until now, and what your bookkeeper or bank found",
      "The question you asked the ethics hotline, and its answer, with the date",
    ],
    line: "On [date] bank statement, check register and client pages each said [sum]; the last difference was [sum], found on [date].",
    opening:
      "Three numbers must agree every month: the bank’s, the checkbook’s, and the sum of what belongs to each client. Lawyers seldom lose a license over a theft; it’s over the month in which nobody looked.",
    points: [
      [
        "Find your state’s rule and its handbook",
        "Which rule governs it, and what does it call trust money?",
        "your state’s Rule 1.15 and its IOLTA program; the bar’s trust-accounting handbook, with its date",
        "What must go in, what may never, and when a fee is earned. Flat fees and advance costs differ from state to state.",
        "Copying another state’s rule",
      ],
      [
        "Open it at an approved bank, under the right title",
        "Which bank, which title, which forms?",
        "the bar’s list of approved banks; the IOLTA enrollment form; the overdraft-notice agreement",
        "Title of the account, who signs, no ATM card, who gets the interest, and a sum for bank charges if the rule allows it.",
        "Taking the bank next door",
      ],
      [
        "Keep one ledger for each client",
        "What is written down, and for how long is it kept?",
        "the rule, at “records”: ledger, receipts, canceled checks, years",
        "A page for each client, a line for each movement: date, from whom, what for, balance. Nobody’s page is ever below zero.",
        "One running balance for everybody",
      ],
      [
        "Reconcile three ways every month",
        "What does the three-way reconciliation compare?",
        "last month’s bank statement, your check register and the sum of all client pages",
        "The three figures with the date and initials. If they differ, the difference is found that day.",
        "Leaving it to the year’s end",
      ],
      [
        "Write the five steps of paying yourself",
        "When may the fee come out?",
        "the fee agreement; the bar on earned fees, notice and disputed sums; days until a deposited check is collected",
        "Bill, notice, wait for the bank, transfer with the matter’s number, enter it. A disputed part stays.",
        "Paying from a check that hasn’t cleared",
      ],
      [
        "Read what brings complaints",
        "What leads to a bar complaint here?",
        "the bar’s last yearly discipline report; its ethics hotline, asked once; two published decisions",
        "The three commonest causes in your state with their date, what the overdraft notice sets off, and whom to call first.",
        "Hoping that nobody looks",
      ],
    ],
    fears: [
      "“One slip, and I lose my license.” Say what the bar does with an honest mistake that was reported, from a published decision.",
      "“I’m alone; who would check?” Name the second pair of eyes: a bookkeeper once a month, with no power to sign.",
    ],
    unsourced:
      "what your state’s rule requires without its number and date, for how many years records are kept, or when a fee is earned. Have it read by somebody from the bar’s practice-management desk",
  },
  {
    id: "malpractice-law",
    heard:
      /\b(?:legal malpractice|malpractice (?:insurance|coverage|policy)|e&o|errors and omissions|professional liability)\b/,
    about: "professional liability insurance",
    kind: "cover",
    points: [
      [
        "Find the retroactive date",
        "Does it cover the work of earlier years?",
        "the declarations page, at “claims-made” and “retroactive date”",
        "The date, what happens to it when you change insurer, and what tail coverage costs.",
      ],
      [
        "List the work that costs more",
        "Which of your fields does the insurer fear?",
        "the application’s list of fields with your own percentages; the broker on which ones move the price",
        "Share of each field, and what leaving out one would change.",
      ],
    ],
  },
  {
    id: "cyber",
    heard:
      /\b(?:cyber(?:[- ]?(?:insurance|security|liability|attacks?|coverage|polic\w+))?|ransomware|data breach(?:es)?|phishing|wire fraud|hack(?:ed|ers|ing)?)\b/,
    // Whoever wants to be safe asks for no policy.
    not: /^(?!.*\b(?:insur\w*|polic\w+|coverage)\b).*\b(?:protect\w*|prevent\w*|avoid\w*|train\w*|spot\w*|stop\w*)\b/,
    about: "cyber risks and their insurance",
    kind: "cover",
    opening:
      "Three things happen to small offices: a payment goes to a false account, the files are locked, or a mailbox is read by a stranger. Put a sum on each, then look for it in the policy you have.",
    points: [
      [
        "Put a sum on a locked office and a false payment",
        "What would a week without files cost, or one wire to a false account?",
        "a day’s income times the days until a backup is restored; your largest payment of last year; a technician’s hourly rate",
        "Three lines with a sum: locked files, a diverted payment, letters to everybody whose data was read.",
        "Thinking of hackers in movies",
      ],
      [
        "Look for the words in the policies you have",
        "Doesn’t the general liability or malpractice policy pay?",
        "the general liability form, at “electronic data” and “access or disclosure”; the malpractice or package policy’s cyber endorsement, with its sublimit",
        "Which of the three losses each one names, leaves out, or caps. Quote the clause.",
        "Believing that “liability” means everything",
      ],
      [
        "See what a cyber policy adds",
        "What does a separate policy add?",
        "two written offers: incident hotline, forensics, notices, lost income, ransom, and social-engineering fraud with its own limit",
        "First costs (yours) and third-party costs (others’), limit and deductible for each, waiting hours before lost income counts.",
        "Comparing the large number on the front",
      ],
      [
        "Do what the application asks",
        "What must be in place first?",
        "the application: two-step login, tested backups, payment changes confirmed by a call, updates",
        "Which you have, which you’ll have by when. An untrue yes is the commonest way to lose a claim.",
        "Signing the application unread",
      ],
    ],
    rows: [
      [
        "Locked files: recovery, and income of the days lost",
        "“Data recovery” and “business interruption,” with the waiting hours",
      ],
      [
        "A payment sent to a false account",
        "“Social engineering” or “funds transfer fraud,” and its sublimit",
      ],
      ["Letters, credit watch and lawyers after a breach", "“Breach response”; your state’s notice law"],
      [
        "A client or patient who sues over their data",
        "The exclusions, at “electronic data” and “disclosure”",
      ],
      ["Someone to call within the hour", "The hotline; ask who answers at night"],
      ["What must be in place, or it won’t pay", "The application, and “conditions”"],
      ["A year’s premium, limit and deductible", "Two brokers, in one week"],
    ],
    decides:
      "It comes down to one clause: whether the policy you have names electronic data and false payments, or leaves them out.",
  },
  {
    id: "overtime",
    heard:
      /\b(?:overtime|flsa|exempt (?:employees?|status|or)|non[- ]?exempt|salary thresholds?|comp time|minimum wage|meal (?:and rest )?breaks?|predictive scheduling)\b/,
    about: "overtime and wage rules",
    kind: "rule",
    opening:
      "A salary alone exempts nobody from overtime. Two tests decide: how much is paid, and what is really done all day. So begin with a list of your own people, not with the news.",
    points: [
      [
        "Find which threshold is in force today",
        "What is the rule today, and what was only announced?",
        "dol.gov, Wage and Hour Division, on overtime, with the date; court decisions that stopped a rule; your state’s own, often higher, figure",
        "One line: figure, from which day, federal or state. What was planned and never came into force is named as such.",
        "Quoting a rule that a court has stopped",
      ],
      [
        "Put everybody on one list",
        "Which of our people does it touch?",
        "payroll: name, salary or hourly, hours of a busy week, what they do for most of it",
        "In a law office for instance: associates, paralegals, office manager, intake, each with the duty on which it turns.",
        "Going by the title on the door",
      ],
      [
        "Work out the three ways to put it right",
        "What does it cost to change: raise, hourly, or fewer hours?",
        "the hours of eight weeks for each person near the line, with evening e-mail and lunches",
        "A raise over the line, hourly with overtime, or other hours: a year’s sum for each.",
        "Raising everybody",
      ],
      [
        "Settle how hours are written down",
        "How do you record hours of people who never did?",
        "the time system; what is said on e-mail at night and working lunches; the state on how long records are kept",
        "One page: how, by when, who approves, and that off-the-clock work isn’t wanted and is paid.",
        "Changing the pay and not the habit",
      ],
    ],
    fears: [
      "“My paralegal will feel demoted.” Say what is told, by whom, and what stays the same.",
      "“Somebody will claim three years.” Give how far back a claim goes in your state, from its page.",
    ],
    line: "On [date] the line was [sum] a year; [number] of our [number] people are below it, and a busy week of theirs has [hours].",
    unsourced:
      "the current threshold without its date and page, that a title is exempt, or what a court “will” do",
  },
  {
    id: "contractors",
    heard:
      /\b(?:1099|w-?2|independent contractors?|misclassif\w+|subcontractors?|non-?competes?|employee handbook|handbooks?|background checks?|drug test\w*|termination letter|fir(?:e|ing) (?:an|somebody|someone))\b/,
    about: "rules of employment",
    kind: "rule",
    points: [
      [
        "List the facts of the working day",
        "Who says when, where and with what it’s done?",
        "the last two weeks of the person or case in question, hour by hour; irs.gov and your state’s own test",
        "Facts and not the contract’s title: who sets the hours, who owns the tools, who else they work for, what was signed.",
      ],
      [
        "Put federal and state side by side",
        "Is your state stricter?",
        "dol.gov and the state’s labor department, both with the date",
        "A table of two columns, and the stricter one marked.",
      ],
    ],
  },
  {
    id: "leave-law",
    heard:
      /\b(?:fmla|(?:paid )?(?:sick|family|parental|medical|bereavement) (?:leave|time|days?)(?: laws?| rules?| act)?|pto laws?)\b/,
    with: /\b(?:laws?|rules?|new|must|can|may|eligible|deny|denied|required?|requirements?|comply|complian\w+|have to|legal\w*|state|act)\b/,
    about: "leave laws",
    kind: "rule",
    settles:
      "whether it binds a business of your size, what people earn from which day, and what has to be posted and kept",
    opening:
      "Three lines decide: how many people you have, since when they’ve worked, and what the law counts as a day. Write those at the top, with the section, and the rest is arithmetic.",
    points: [
      [
        "Find the number of people and the first day",
        "Does it bind a business of our size, and from which day?",
        "the state labor department’s page and poster, with the date; the city’s, where it has its own; the definition of “employer”",
        "The number, who counts (part-time, temporary, owners), and the day on which it begins.",
      ],
      [
        "Work out one part-timer and one full-timer",
        "How much does each person earn, and when may they use it?",
        "two real time sheets of last month; the law, at “accrual,” “carryover” and “waiting period”",
        "Hours worked, hours earned, cap, what goes over into the next year. An office that grants it up front writes that instead.",
      ],
      [
        "Hold it against the leave you give already",
        "Is the time off we give enough?",
        "your handbook or custom, line by line: amount, reasons, family, notice, doctor’s note, pay at the end",
        "What already fits, and the two sentences that have to change.",
      ],
      [
        "Put poster, pay stub and records in the calendar",
        "What has to be posted, printed and kept?",
        "the department’s poster; the payroll company: can the balance stand on each stub, from which run?",
        "Poster, notice at hiring, balance on the stub, records and years, each with a name and a day.",
      ],
    ],
    fears: [
      "“On Monday half the desk is out.” Say what notice and proof the law lets you ask for, with the section.",
      "“We gave more than that already.” Show the line in which the own policy still falls short.",
    ],
    line: "From [date], under [section], an employer with [number] people gives [hours] for every [hours] worked; we give [what] today.",
  },
  {
    id: "records",
    heard:
      /\b(?:(?:file|record|document) (?:retention|destruction|storage)|(?:keep|store|destroy|shred)\w* (?:old |client |patient |closed )*(?:files|records|charts)|paperless|closed files|scanning (?:old|our)|going paperless)\b/,
    about: "keeping records",
    kind: "rule",
    settles: "how many years for each kind, from which day, where they are meanwhile, and how they go",
    opening:
      "Ask three colleagues how long a file has to be kept and you’ll hear three numbers, each of them right for some kind of paper. So sort first, and put the years beside each heap afterward.",
    points: [
      [
        "Sort what there is into five heaps",
        "Which kinds of record are there, and how old is the oldest?",
        "one shelf or one drive, measured; five kinds with the year of each",
        "Kind, years, feet or gigabytes, who still asks for it.",
        "Keeping everything, or the newest only",
      ],
      [
        "Put the years next to each heap",
        "For how many years must each be kept, and from which day on?",
        "the board that licenses you; the tax rules; the malpractice insurer: the longest one counts; minors are counted from their coming of age",
        "A table: kind, rule, years, from which day.",
        "Taking one number for all of them",
      ],
      [
        "Ask who else has a say",
        "Which payer, insurer or contract asks for more years than the law?",
        "each contract at “records” or “audit”; the malpractice insurer, by e-mail",
        "The longest of them for each kind, with the page.",
        "Reading the state’s rule only",
      ],
      [
        "Settle where they are and who gets in",
        "Where are they until then, readable, and who may open them?",
        "the storage contract or the program’s export, opened once on another computer",
        "Place, format, two names, and the day it was last tried.",
        "A disk that nobody has opened since",
      ],
      [
        "Decide how it’s destroyed and who notes it",
        "How does it go, and what proves that it went?",
        "a shredding company’s certificate; what must be offered to the client or patient first",
        "Who decides, the letter, the certificate, and the list that’s kept for good.",
        "Putting a box out with the trash",
      ],
    ],
    rows: [
      ["Years for each kind, and from which day", "The licensing board’s page, with its date"],
      ["Years for tax and payroll papers", "irs.gov and your state, at “how long to keep”"],
      ["What the insurer and each payer ask for", "The contract at “records”; an e-mail"],
      ["Minors, and other longer cases", "The same page of the board"],
      ["How a copy is asked for, what it may cost, in how many days", "The rule on access; your own form"],
    ],
    fears: [
      "“We threw out the one that was asked for.” Say who signs the list before anything goes.",
      "“Nobody can open that file anymore.” Say who tried it last, and on which day.",
    ],
    line: "[State] asks for [number] years from [the last visit or the end of the matter], for minors until [age]; ours are kept until [date] at [place], and a copy takes [days].",
    unsourced: "a number of years without its rule and date, or that a scan replaces the paper",
    yours: [
      "How old the oldest one is, and where",
      "Who asked for an old one last year, and whether you found it",
    ],
  },
];
