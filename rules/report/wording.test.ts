import { expect, it } from "vitest";
import { trades } from "../../content/report/trades/index.ts";
import type { Industry } from "../../contracts/industries.ts";
import { goalWords } from "../../content/report/goals.ts";
import type { Situation } from "../../content/report/kinds.ts";
import { differenceWords } from "../../content/report/showed.ts";
import { leaving, single } from "../../content/report/words.ts";
import { asCustomer, asQuestion } from "../../content/report/spoken.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { afterHours, base, counted, reportOf, letterOf, textOf } from "./report-of.fixture.ts";

it("has nobody bereaved speak to a machine or chased for an answer, and greets them with a word for their loss", () => {
  const pet = { ...afterHours, businessName: "Willow Pet Cremation", industry: "Other" as const };
  const text = textOf(
    reportOf(
      { ...pet, operationalBottlenecks: ["After-Hours Coverage", "Follow-up Communication"] },
      counted,
    ),
  );
  expect(text).toMatch(
    /reached Willow Pet Cremation\. If you have lost someone dear to you, I am so sorry\./i,
  );
  expect(text).toMatch(/Nobody who has lost someone should be chased/);
  expect(text).not.toMatch(/automated assistant|How was it|follow-up on/);
});

it("counts hours as hours, and asks no owner for a share that nobody knows", () => {
  const text = textOf(
    reportOf(
      {
        businessName: "Second Wind Cycles",
        industry: "Retail/E-commerce",
        interactionChannels: ["Phone Calls", "Email", "Web Forms", "In-Person"],
        operationalBottlenecks: ["Repetitive FAQ Handling", "Order Processing"],
        primaryGoal: "increased-efficiency",
      },
      { contactsPerWeek: 140, noShowsPerWeek: 2, hourCost: 20, customerValue: 210 },
    ),
  );
  expect(text).toMatch(/, to get more done: .* All: [\d.]+ hours\. \$/);
  expect(text).not.toMatch(/freed minutes get used\. If|correct: \d+% of freed/);
});

it("says of no plan with an assistant in it that it needs no new tool", () => {
  const text = textOf(
    reportOf(
      {
        ...afterHours,
        businessName: "Brothers Septic",
        industry: "Other",
        techComfortLevel: "not-comfortable",
        previousAiExperience: "no-experience",
      },
      counted,
      { steps: ["phone-line"] },
    ),
  );
  expect(text).toMatch(/An assistant on your line/);
  // The first who names an hour has the job: lines for the morning would win none of those that are counted.
  expect(text).toMatch(/that minute/);
  expect(text).not.toMatch(/lines for the morning/);
  expect(text).not.toMatch(/Nothing here needs a new tool/);
});

it("gives no AI a patient's papers to read, and no patient of a specialist a list of the overdue", () => {
  const text = textOf(
    reportOf({
      businessName: "Kessler & Ito Endodontics",
      industry: "Healthcare",
      interactionChannels: ["Phone Calls", "Email"],
      operationalBottlenecks: [
        "Data Entry/Form Filling",
        "Appointment Scheduling",
        "Follow-up Communication",
      ],
      previousAiExperience: "explored-not-implemented",
    }),
  );
  expect(text).not.toMatch(/chatbot turns|reading referrals|known interval|hygienist|recall|cleaning/);
});

it("says a unit, and guesses at no order that only another business of the industry has", () => {
  const r = reportOf(
    {
      businessName: "Tri-City Self Storage",
      industry: "Real Estate",
      primaryGoal: "cost-reduction",
      operationalBottlenecks: ["Order Processing", "Repetitive FAQ Handling"],
    },
    { roomPerMonth: 0 },
  );
  expect(/\ban unit|brochures/.exec(JSON.stringify(documentOf(r)))).toBeNull();
});

it("speaks of one hour as one, and of a step it would have started with by the name it has everywhere", () => {
  const few = { contactsPerWeek: 20, missedPerWeek: 0, hoursOpen: 1 };
  expect(letterOf(reportOf({}, few))).toMatch(/somebody there to answer for 1 hour a week\. Do you also/);
  expect(differenceWords([{ count: "no-shows a week", guessed: "", given: "{n.noShowsPerWeek}" }], "")).toBe(
    "",
  );
  const facts = {
    won: false,
    kept: false,
    time: true,
    wins: "about {won} new ones",
    hour: true,
    backHour: true,
    takesMore: false,
    own: false,
    timed: false,
    ownHour: false,
    even: false,
  };
  expect(
    goalWords.efficiency({} as Situation, trades[0]!, {
      ...facts,
      priced: false,
      little: false,
      lever: "",
      guess: false,
      target: "",
      beside: false,
      known: false,
      hoursNext: false,
      next: "",
      at: "",
      missed: false,
      none: false,
      notice: "",
      few: false,
      written: false,
    }),
  ).toContain("about {back.hours} hour a month");
  expect(single("estimates and designs that went quiet")).toBe("estimate");
});

it("says that a plan's own steps win customers only where they do, and for how long a thing is tried", () => {
  const center = {
    businessName: "Serenity Recovery Center",
    industry: "Healthcare" as const,
    customerInteractionPercentage: "51-75" as const,
    interactionChannels: [
      "Phone Calls" as const,
      "Web Forms" as const,
      "Text/SMS" as const,
      "Email" as const,
    ],
    cloneExpertiseValue: "somewhat-valuable" as const,
    responseTime: "same-day" as const,
    previousAiExperience: "limited-knowledge" as const,
    techComfortLevel: "comfortable" as const,
    primaryGoal: "business-continuity" as const,
    operationalBottlenecks: [
      "Repetitive FAQ Handling" as const,
      "Data Entry/Form Filling" as const,
      "Appointment Scheduling" as const,
    ],
  };
  const hours = reportOf(center, { contactsPerWeek: 145 });
  expect(hours.verdict.buy).not.toContain("these steps win");
  const won = reportOf({
    ...center,
    operationalBottlenecks: ["Follow-up Communication", "After-Hours Coverage"],
  });
  expect(won.figures["plan.new"]!.value).toBeGreaterThan(0);
  expect(won.verdict.buy).not.toContain("cheaper steps would");
});

it("speaks of danger only where somebody in danger could hear it", () => {
  const no = (businessName: string, industry: Industry) =>
    textOf(reportOf({ businessName, industry }, { roomPerMonth: 0 }));
  expect(no("Willow Creek Riding School", "Education")).not.toContain("emergency");
  expect(no("Lakeview Family Medicine", "Healthcare")).toContain(
    "or any other emergency, hang up and dial 911",
  );
});

it("asks and answers in whole sentences whatever a trade is asked, and drafts no answer that is another tomorrow", () => {
  for (const trade of trades) {
    const answers = {
      ...base,
      industry: trade.industry,
      previousAiExperience: "explored-not-implemented" as const,
    };
    const r = consult({
      answers: {
        ...answers,
        operationalBottlenecks: ["Repetitive FAQ Handling"],
        cloneExpertiseValue: "very-valuable",
      },
      numbers: { trade: trade.id },
      review: { steps: ["reply-templates"] },
    });
    const text = textOf(r);
    expect(/.{30}\b(time for) (if|whether|what|which|how|until when) .{30}/.exec(text)?.[0]).toBeUndefined();
  }
});

it("asks a trade's questions as somebody says them", () => {
  expect(asCustomer("what a cake for twenty costs")).toBe("What does a cake for twenty cost?");
  expect(asCustomer("whether you take their insurance")).toBe("Do you take my insurance?");
  expect(asCustomer("whether they may eat before")).toBe("May I eat before?");
  expect(asCustomer("what it costs and who pays")).toBe("Can you tell me what it costs and who pays?");
  // Two clauses in one, and a subject that would stay before its verb.
  for (const clause of [
    "whether the title is clear and the date still stands",
    "which operation my job is at",
    "what it does or does not do",
    "what it is, and since when it has changed",
    "about how much you have in mind",
  ])
    expect(asQuestion(clause)).toBe(`Can you tell me ${clause}?`);
  expect(asQuestion("by when, and who decides")).toBe("By when, and who decides?");
  expect(asQuestion("how long it has been going on")).toBe("How long has it been going on?");
  expect(asQuestion("in pain or not")).toBe("In pain or not?");
});

it("has nobody stay in a house that smells of gas to be put through", () => {
  const text = textOf(
    reportOf(
      {
        ...afterHours,
        businessName: "Polar Bear Heating & Air",
        industry: "Other",
        primaryGoal: "revenue-growth",
      },
      { ...counted, contactsPerWeek: 120 },
      { steps: ["phone-line"] },
    ),
  );
  expect(text).toMatch(
    /For a smell of gas or a carbon monoxide alarm, get everybody out, then call 911 from outside/,
  );
  expect(text).not.toMatch(/gas[^.“”]*(say “person”|call \[name\]|put a name)/);
  // Nor where the danger was named before, on the page for an absence.
  const away = textOf(
    reportOf(
      {
        ...afterHours,
        businessName: "Summit Heating & Air",
        industry: "Other",
        primaryGoal: "business-continuity",
        customerInteractionPercentage: "more-than-75",
      },
      {},
      { steps: ["absence-page", "phone-line"] },
    ),
  );
  expect(away).toMatch(/it says one thing: everybody out, then 911 from outside/);
  expect(away).not.toMatch(/what cannot wait, it puts the caller through/);
  // Whoever goes out at night is settled before anything answers at night.
  expect(text).toMatch(/Decide first who goes out when it rings at nine/);
});

it("sends nobody out of the house for the wire of a brace, a bank's wire or a scalp that burns", () => {
  for (const trade of trades)
    if (/wire that cuts|wire (?:details|instructions)|burning scalp/.test(trade.urgent))
      expect(leaving(trade), trade.urgent).toBe("");
  const text = textOf(reportOf({ businessName: "Castle Rock Orthodontics" }, { missedPerWeek: 20 }));
  expect(text).toContain("a wire that cuts");
  expect(text).not.toContain("get everybody out");
});

it("greets the parent where a child comes, and asks for nothing about anybody's health in a message", () => {
  const text = (businessName: string, industry: Industry) =>
    textOf(
      reportOf(
        {
          businessName,
          industry,
          interactionChannels: ["Phone Calls", "Text/SMS", "Email"],
          operationalBottlenecks: [
            "Data Entry/Form Filling",
            "Repetitive FAQ Handling",
            "Appointment Scheduling",
          ],
          responseTime: "24-48-hours",
          primaryGoal: "revenue-growth",
        },
        { noShowsPerWeek: 9, contactsPerWeek: 190 },
      ),
    );
  for (const name of ["Little Sprouts Pediatric Dentistry", "Bright Kids Orthodontics"]) {
    expect(text(name, "Healthcare")).toMatch(/Hi \[parent\]/);
    expect(text(name, "Healthcare")).not.toMatch(/Hi \[name\]|crown|your appointment with us/);
  }
  expect(text("Stride Podiatry", "Healthcare")).not.toMatch(
    /send us|it helps us to know|question about \[what\]/,
  );
});

it("gives the practices of the business, not of the box that was ticked", () => {
  const left = (businessName: string, industry: Industry) =>
    textOf(
      reportOf({
        businessName,
        industry,
        operationalBottlenecks: [
          "Repetitive FAQ Handling",
          "Lead Qualification",
          "Order Processing",
          "Customer Support",
          "Appointment Scheduling",
        ],
      }),
    );
  expect(left("Reel Deal Charter Fishing", "Hospitality/Restaurant")).not.toMatch(/kitchen|table/i);
  expect(left("StoreRight Self Storage", "Real Estate")).not.toMatch(/listing|fair housing|a house where/i);
  expect(left("StoreRight Self Storage", "Real Estate")).not.toMatch(/first talk|two meetings/i);
  expect(left("Baker & Sons Piano Moving", "Other")).not.toMatch(
    /first talk|two meetings|last five good clients/i,
  );
  expect(left("Larkspur Animal Hospital", "Healthcare")).not.toMatch(/keep a tally at the desk/i);
  expect(left("Common Ground Divorce Mediation", "Legal")).not.toMatch(
    /asking a lawyer|conflict check|deadline you have|not your lawyers/,
  );
});
