import { describe, expect, test } from "vitest";
import { findClaims } from "./claims.ts";

describe("claims that want a source", () => {
  test.each([
    ["Studies show that callers hang up.", "study"],
    ["About 62% of callers hang up.", "figure"],
    ["Three out of four callers try the next name.", "figure"],
    ["It saves $4,000 a month.", "figure"],
    ["It is three times faster.", "figure"],
    ["Most people who reach a voicemail hang up.", "figure"],
    ["The majority of calls come at lunch.", "figure"],
    ["A missed call costs 12 dollars.", "figure"],
    ["Next to nothing is lost, for it costs almost nothing.", "figure"],
    ["Two lists that are matched in the evening are one mix-up a week.", "figure"],
    ["A seller interviews three agents and signs with the one who was there first.", "figure"],
    ["A busy week is the most predictable thing in your year.", "superlative"],
    ["With both it is the most useful sentence of the exchange.", "superlative"],
    ["It is the easiest way to lose a patient.", "superlative"],
    ["We are the leading assistant.", "superlative"],
    ["This is the most popular choice.", "superlative"],
    ["It answers better than any receptionist.", "comparison"],
    ["Every call is HIPAA compliant.", "law"],
    [
      "Under federal wage rules somebody who answers while eating is working and has to be paid for it.",
      "law",
    ],
    ["A recording needs both sides, by law, and a state law may ask for more.", "law"],
    ["Those are the ones to think about, since they found somebody else.", "cause"],
    ["A short question turns the enquiry into a talk.", "cause"],
    ["Name, one question, silence: the sooner callers can speak, the more they tell.", "cause"],
    ["A long welcome wipes it out.", "cause"],
    ["It hears fear and anger without being told to.", "cause"],
    ["When several call at the same moment, each of them is answered.", "cause"],
    ["The dots are the true cost, and no bill shows them.", "cause"],
    ["The first costs an hour, and without it the rest is a guess.", "cost"],
    ["Many do not pick up a number that is strange to them.", "habit"],
    ["Callers usually give up after a song.", "habit"],
    ["By four they’ve retained whoever answered at ten.", "habit"],
    ["Say 40 new callers a month, and one in eight becomes a client at $3,500.", "example"],
    ["Suppose 5 calls a week go unanswered, each worth €80.", "example"],
    ["A burst pipe: shut the main valve first, and tell the caller how to find it.", "safety"],
    ["Nobody touches switches or outlets where water is running.", "safety"],
    ["Some lines skip the questions: trouble breathing or a seizure goes to 911.", "safety"],
    ["The first column explains more of the second than price, ad or season.", "comparison"],
  ])("finds: %s", (sentence, reason) => {
    expect(findClaims(`<h2>Title</h2><p>Somebody calls. ${sentence} Somebody answers.</p>`)).toEqual([
      { sentence, reason },
    ]);
  });

  test("marks a cell with a price or a share, and no cell that only names something", () => {
    const cells = (...texts: string[]) =>
      findClaims(
        `<table><tbody><tr>${texts.map((text) => `<td><p>${text}</p></td>`).join("")}</tr></tbody></table>`,
      );
    expect(
      cells("Next to nothing, and your mornings", "40% of all calls").map(({ reason }) => reason),
    ).toEqual(["figure", "figure"]);
    expect(cells("By the call or by the minute", "Settle whose turn it is, by the hour")).toEqual([
      { sentence: "By the call or by the minute", reason: "cost" },
    ]);
    expect(
      cells(
        "What the guarantee leaves out",
        "Official statistics, with the year and the way it was counted",
        "What is known from research",
        "[Candidate 1]",
        "Terms of return and guarantee",
      ),
    ).toEqual([]);
  });

  test.each([
    "Since then it has been opened three times and answered not once.",
    "Voicemail, if nearly all of your callers know you, and somebody empties it at fixed hours.",
    "Write the sentence for full days, and try it on ten callers.",
    "Done when: three people from outside have called.",
    "☐ The ten usual calls stand on one page.",
    "The phone rings on because everyone is out.",
    "The bell rings on because somebody has left early.",
    "It goes to voicemail since nobody is at the desk.",
    "They wait because no one is free.",
    "The line is silent, because somebody is off sick.",
    "Calls pile up at lunch because everybody is away.",
    "He hangs up, for nobody was there.",
    "It rings through because everyone was with a patient.",
    "The door stays shut because the people are still asleep.",
    "She calls twice since few are in on Fridays.",
    "It is missed because customers are already at the counter.",
    "Ask whether they will come, because the hour can be filled.",
    "Between 7 and 9 one person answers and does nothing else.",
    "With 140 units the first question is the address.",
    "The week is over when this is true: answers stand where callers look.",
    "Say “nine out of ten” only when you have counted.",
    "Two stretches are enough to begin with; the whole day would be hiding.",
    "Voicemail is for people who know you, and for what can wait.",
    "Use it only for what can wait until morning, and never as the only answer.",
    "Whatever stays leads to a line in the job list.",
    "irs.gov, by the number of the form, with the date you looked.",
    "Day 10: Shorten the wait: hold two times a day open for new clients.",
    "The day is done when this is true: one hour a week is set aside for the list.",
  ])("claims nothing: %s", (sentence) => expect(findClaims(`<p>${sentence}</p>`)).toEqual([]));

  test("leaves plain sentences alone", () => {
    expect(findClaims("<h2>What about HIPAA?</h2><p>Is it better than a human?</p>")).toEqual([]);
    expect(findClaims("<p>Did you know that 62% of callers hang up?</p>")).toHaveLength(1);
    expect(findClaims("<p>Call your own office. Count to eleven. Write down who called.</p>")).toEqual([]);
    expect(
      findClaims(
        "<h2>Week 1 (days 1 to 7): begin</h2><h2>3. Say when</h2><p>Danger goes to 911 at once.</p>",
      ),
    ).toEqual([]);
  });
});

test.each([
  "We’re closed until 8 tomorrow.",
  "If it can’t wait, press 1 and we’ll get the person on call.",
  "The line opens at 7:30 and nobody stays past 6 p.m. on a Friday.",
  "We’re closed through Monday and back Tuesday the 2nd at 8.",
  "Call before 9 on Monday, or press 2 or 3 for the lab.",
])("an hour or a key to press asks for no source: %s", (sentence) => {
  expect(findClaims(`<p>${sentence}</p>`)).toEqual([]);
});

test("a count beside an hour still asks for one", () => {
  expect(findClaims("<p>After 6 p.m., 40% of callers give up.</p>")).toHaveLength(1);
  expect(findClaims("<p>Calls rose by 8 percent.</p>")).toHaveLength(1);
});

test("what tells its writer something, what is supposed and what a decimal point divides", () => {
  expect(
    findClaims(
      [
        "<p>This is an outline and not an article: this site knows telephones, not professional liability insurance.</p>",
        "<p>To find out: three sellers’ written prices, with the date; 40 of them.</p>",
        "<p>It comes down to the one row in which most of them differ.</p>",
        "<p>Here it is with made-up numbers. Your phone log shows 60 unanswered calls. That makes 12 new customers.</p>",
      ].join(""),
    ),
  ).toEqual([]);
  expect(findClaims("<p>At $1.50 a minute 200 calls are $900 a month, plus a base fee.</p>")).toEqual([
    { sentence: "At $1.50 a minute 200 calls are $900 a month, plus a base fee.", reason: "figure" },
  ]);
});
