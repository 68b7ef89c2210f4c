import type { TradeMatter } from "./kind.ts";

/** Which law a membership meets, whoever joins. */
const STATES_PAGE = [
  "Read your state’s page on it",
  "Is a membership insurance here, and what must the agreement say?",
  "the state’s law on direct care agreements; its insurance department; a health lawyer for the agreement: what’s included, refund, notice",
  "Section, date, what the agreement must contain.",
  "Copying another state’s agreement",
] as const;

const DIRECT =
  /\b(?:direct (?:primary |pediatric |family |medical )?care|dpc|concierge (?:medicine|practice|care|model|medical)?|membership (?:medicine|practice|model|based (?:care|practice))|(?:cash|self)[- ]pay (?:practice|model|only)|(?:go|going) (?:all )?cash|retainer (?:medicine|practice))\b/;
const PRACTICE =
  /\b(?:practices?|offices?|doctors?|physicians?|medical|medicine|clinics?|pediatric\w*|primary care|family|patients?|therap\w+|dpc)\b/;

/** Care that is paid for by the month. */
export const ofDirectCare: readonly TradeMatter[] = [
  {
    id: "direct-care-of-children",
    heard: DIRECT,
    with: /\b(?:pediatric\w*|children|kids|newborns?)\b/,
    not: /\b(?:calls?|callers?|phones?)\b/,
    about: "direct care",
    kind: "offer",
    settles:
      "how many families at which fee carry the practice, who could not come along, and what still has to run through a plan",
    opening:
      "Divide last year’s costs, your own pay included, by twelve and then by the fee you have in mind. That’s how many members you need. Now go through your list and mark, name by name, who’d pay it.",
    points: [
      [
        "Work out how many members carry it",
        "How many members, at which fee?",
        "twelve months of costs with your own pay; three direct practices’ published fees; what falls away: billing, clearinghouse, denials",
        "Members needed at that fee, and at a fifth less. Beside it how many families you have today.",
        "Setting the fee by what others charge",
      ],
      [
        "Mark who’d come along",
        "Who would stay, and who couldn’t?",
        "active families by plan, Medicaid and CHIP apart; thirty of them asked by a person; a colleague two years in: how many of each hundred?",
        "Names in three groups: yes, perhaps, can’t. What is left at a tenth, a fifth and a third.",
        "Counting on everybody who likes you",
      ],
      STATES_PAGE,
      [
        "Settle what you can’t bill",
        "What about Medicaid, Medicare and the plans you leave?",
        "each contract at “termination” and “noncovered services”; your state’s Medicaid agency on charging its members; cms.gov if anybody has Medicare",
        "For each: last day, notice, whom you may charge and whom never.",
        "Charging a family whose plan forbids it",
      ],
      [
        "Price what isn’t in the fee",
        "Who pays for vaccines, labs, newborn visits and the hospital?",
        "vaccine supply and the Vaccines for Children program; a lab’s cash prices; who sees newborns; which deductible plan families would keep",
        "A list: in the fee, at cost, through their plan, not with us.",
        "Forgetting vaccines",
      ],
      [
        "Plan the months in which both run",
        "How do we get from one to the other?",
        "months of notice, money for a year with half of the income, new families a month, staff you’ll still need",
        "A month-by-month line of members and cash, and the month at which you turn back.",
        "Leaving all plans on one day without a year’s money",
      ],
      [
        "Write the letter to families",
        "What do families hear, and where do those go who don’t stay?",
        "the plan’s rule on notice; your board on leaving a patient; two practices nearby that have room",
        "From when, what it costs, what it includes, who takes them otherwise, records at no charge.",
        "Leaving the desk to explain it",
      ],
    ],
    rows: [
      ["Members needed at $[x] a month", "Twelve months of costs, divided"],
      ["Active patients by plan, Medicaid and CHIP apart", "Your practice software"],
      ["Who’d stay", "Thirty families, asked by a person; a colleague two years in"],
      ["Last day and notice, plan by plan", "Each contract, at “termination”"],
      ["What the agreement must say here", "Your state’s law and insurance department, with the date"],
      ["Vaccines, labs, newborns, hospital", "VFC’s page; a lab’s cash list; the hospital"],
    ],
    decides:
      "It comes down to one figure, members needed, and to how many of the families on your list are in a group that can pay it.",
    pros: [
      [
        "Money",
        "The fee comes each month, before the visit, without claims or denials.",
        "All of it comes from those who stay. Until there are enough, half of the income may be gone.",
      ],
      [
        "Time",
        "Fewer families, longer visits, fewer hours on charts and codes.",
        "Members expect you by text and at night. Say what’s included, or it’s all of it.",
      ],
      [
        "Families",
        "They know the price and reach their own doctor.",
        "They pay twice if they keep a plan. Medicaid and CHIP families mostly can’t come along.",
      ],
      [
        "What’s outside",
        "You’re free of the plans’ rules.",
        "Vaccines, labs, specialists and hospitals still run through plans, and so do referrals.",
      ],
      [
        "Going back",
        "It can be begun with a small panel beside the plans, where contracts and Medicare’s rules allow it.",
        "Once you’ve left a network, getting back takes months, and families have found somebody else.",
      ],
    ],
    fears: [
      "“Our families can’t pay twice.” Show who stays at $[x], and what a year costs beside their deductible.",
      "“You leave the ones who need you most.” Say where they go, by name, and what you keep for them.",
    ],
    line: "At $[fee] a month we need [number] members; [number] of our [number] families said yes, and [number] can’t.",
    unsourced: "what members save, how many stay, or that such an agreement isn’t insurance in your state",
    ask: ["A health lawyer in your state", "Each plan’s contract desk and your Medicaid agency, in writing"],
    forget: ["Vaccines", "The families’ own papers: FSA, HSA and what their employer’s plan says"],
    yours: ["What you’d do with twenty more minutes a visit", "The five families you’d mind losing most"],
  },
  {
    id: "direct-care",
    heard: DIRECT,
    with: PRACTICE,
    not: /\b(?:calls?|callers?|phones?)\b/,
    about: "direct care",
    kind: "offer",
    settles:
      "what leaving Medicare means, how many patients at which fee carry the practice, who could not come along, and what still has to run through a plan",
    opening:
      "Divide last year’s costs, your own pay included, by twelve and then by the fee you have in mind. That’s how many members you need. Now go through your list, the ones over sixty-five first, and mark, name by name, who could pay it and would.",
    points: [
      [
        "Read what opting out of Medicare means",
        "What about patients over sixty-five, and how long am I bound?",
        "cms.gov, “opt out”: the affidavit, the private contract with each patient, the two years; a health lawyer for one hour; your other jobs, such as a hospital or urgent care, which it may touch",
        "In or out, from which day, until which day, and what nobody in Medicare may be charged meanwhile.",
        "Sending the letter to patients before the affidavit",
      ],
      [
        "Work out how many members carry it",
        "How many members, at which fee?",
        "twelve months of costs with your own pay; three direct practices’ published fees; what falls away: billing, clearinghouse, denials",
        "Members needed at that fee, and at a fifth less. Beside it how many active patients you have today.",
        "Setting the fee by what others charge",
      ],
      [
        "Mark who’d come along",
        "Who would stay, and who couldn’t?",
        "active patients by plan, Medicare and Medicaid apart; thirty of them asked by a person; a colleague two years in: how many of each hundred?",
        "Names in three groups: yes, perhaps, can’t. What is left at a tenth, a fifth and a third.",
        "Counting on everybody who likes you",
      ],
      STATES_PAGE,
      [
        "Price what isn’t in the fee",
        "Who pays for labs, imaging, medicine, procedures and the hospital?",
        "a lab’s and an imaging center’s cash prices; whether your state lets you dispense; a surgeon and a cardiologist nearby with cash prices; a deductible plan that members would keep",
        "A list: in the fee, at cost, through their plan, not with us.",
        "Promising “everything”",
      ],
      [
        "Plan the months in which both run",
        "How do we get from one to the other?",
        "each plan’s contract, at “termination”; months of notice; money for a year with half of the income; the staff you’ll still need",
        "A month-by-month line of members and cash, and the month at which you turn back.",
        "Leaving all plans on one day without a year’s money",
      ],
      [
        "Write the letter to patients",
        "What do patients hear, and where do those go who don’t stay?",
        "the plan’s rule on notice; your board on leaving a patient; two practices nearby that have room",
        "From when, what it costs, what it includes, who takes them otherwise, records at no charge.",
        "Leaving the desk to explain it",
      ],
    ],
    rows: [
      ["Members needed at $[x] a month", "Twelve months of costs, divided"],
      ["Active patients by plan, Medicare and Medicaid apart", "Your practice software"],
      ["In or out of Medicare, from and until when", "cms.gov, “opt out”; a health lawyer"],
      ["Who’d stay", "Thirty patients, asked by a person; a colleague two years in"],
      ["Last day and notice, plan by plan", "Each contract, at “termination”"],
      ["What the agreement must say here", "Your state’s law and insurance department, with the date"],
    ],
    decides:
      "It comes down to one figure, members needed, and to how many on your list are in a group that can pay it.",
    fears: [
      "“Our patients can’t pay twice.” Show who stays at $[x], and what a year costs beside their deductible.",
      "“You leave the ones who need you most.” Say where they go, by name, and what you keep for them.",
    ],
    line: "At $[fee] a month we need [number] members; [number] of our [number] patients said yes, and [number] can’t.",
    unsourced: "what members save, how many stay, or that such an agreement isn’t insurance in your state",
    ask: ["A health lawyer in your state, before the affidavit", "Each plan’s contract desk, in writing"],
    forget: [
      "The two years of the opt-out",
      "Patients’ own papers: HSA, employer’s plan, Medicare supplement",
    ],
    yours: ["What you’d do with twenty more minutes a visit", "The five patients you’d mind losing most"],
  },
];
