import { expect, it } from "vitest";
import { begins, type MonthFacts } from "../../content/report/month.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const goldOf = (id: string, counted: boolean) => {
  const { answers, numbers } = twelve.find((one) => one.id === id)!;
  return asItIsSent(counted ? { answers, numbers } : { answers });
};
const printed = new Map<string, string>();
const gold = (id: string, counted = true): string => {
  const key = `${id} ${counted}`;
  const text = printed.get(key) ?? textOf(goldOf(id, counted));
  printed.set(key, text);
  return text;
};

it("goes on with the goal's step in the third week, and does nothing once more that was never done", () => {
  expect(gold("language-school")).toMatch(
    /Third week.{0,4}Step two goes on: on Tuesday at three, offer the open spots/s,
  );
  for (const { id } of twelve)
    for (const counted of [true, false]) expect(gold(id, counted), id).not.toMatch(/once more from start/);
  // A trade without words for it counts, and asks what was in the way.
  const { situation: s } = goldOf("bicycles", true);
  const facts = { goalAt: "two", goalCounts: "bikes set out at closing", goalThen: "" } as MonthFacts;
  expect(begins.lookAtGoal(s, s.trade, facts, "", "")).toBe(
    "Halfway with step two: if it isn't done each time, change the hour or the words. Note bikes set out at closing.",
  );
});

it("has one sum, and says of no step that it is not in it", () => {
  for (const { id } of twelve)
    for (const counted of [true, false])
      expect(gold(id, counted), id).not.toMatch(
        /beside the sum|in no total|neither (?:its|their) hours|taken off as well/,
      );
  expect(gold("parts-maker", false)).not.toMatch(/wins back about \$30\b/);
});

it("argues for a step by what the trade pays for it with, where a playbook knows that", () => {
  for (const counted of [true, false]) {
    const text = gold("architect", counted);
    expect(text).toMatch(/one redraw avoided is ten hours of drawing, \$[56]\d0/i);
    expect(text).not.toMatch(/the plan pays if it brings one/i);
  }
});

it("tells the goal's step second, or right behind what leaves plainly much, and never last without a reason", () => {
  for (const id of ["dental", "farrier", "software"])
    expect(gold(id), id).toMatch(/Step (?:two|three), (?:to get more done|for a better experience)\./);
  expect(gold("veterinary")).toMatch(/Step two, to keep running/);
  // Before what leaves little.
  for (const id of ["parts-maker", "tax"])
    expect(gold(id), id).toMatch(/Step one, (?:to keep running|for lower costs)/);
  for (const { id } of twelve) expect(gold(id), id).not.toMatch(/stands last/);
});

it("says how much of the room the plan fills, and what the rest takes", () => {
  expect(gold("language-school")).toMatch(
    /The plan wins about 49 new enrollments a year of 240 you have room for: \d+ by step one, \d+ by the others\.(?! For more).*Asking for names, from week three Ask up to 6 pleased students a month for a review and the name of somebody who could use you \(30 minutes a month\)\. .* By our guess one in forty brings somebody, about 1\.8 more a year/,
  );
  expect(gold("language-school", false)).not.toMatch(/fills the rest/);
  expect(gold("farrier")).not.toMatch(/fills the rest/);
  // By word of mouth alone nobody fills it with a list.
  expect(gold("architect")).toMatch(/Step one\. See one person a week who could send you work/);
});

it("gives a full book a sum for more than ten, and a reason for no assistant", () => {
  expect(gold("farrier")).toMatch(/about \$\d+ a month from the \d+ or so whom your hours serve/);
  expect(gold("farrier")).toMatch(/You have no room for whoever it would win/);
  expect(gold("farrier", false)).not.toMatch(/whom your hours serve/);
});

it("counts a week of whoever is out as that trade works, and charges nothing twice", () => {
  expect(gold("veterinary")).toMatch(
    /about eighty appointments, twelve thousand dollars at a hundred and fifty each/,
  );
  expect(gold("tax")).toMatch(/about twenty appointments, six thousand dollars at three hundred each/);
  expect(gold("veterinary")).toMatch(
    /Skip it if a reminder asks for a yes and missed appointments are billed/,
  );
  expect(gold("veterinary")).toMatch(
    /it's Mill Lane Veterinary Hospital: \[animal\] is scheduled for \[day\]/,
  );
});

it("has the hours noted once, in the words of the trade where it has them", () => {
  expect(gold("software")).toMatch(/Have everybody note their hours on support/);
  expect(gold("software")).not.toMatch(/On two weekdays, note|Note the same two weekdays/);
  expect(gold("farrier", false)).toMatch(/On two weekdays, note what takes your hours now/);
  expect(gold("farrier", false)).toMatch(/Note the same two weekdays again/);
});

it("gives the owner's count as the reason, and what a customer who is lost costs beside those who are new", () => {
  // Whoever comes once is no loss that comes back each year.
  expect(gold("language-school")).not.toMatch(/one of them lost is about/);
  expect(gold("software")).toMatch(/Live chat: one person keeps it; when nobody can, hide it/);
  expect(gold("parts-maker")).not.toMatch(/live chat/);
  // What can't wait at night goes to whoever is on call, and to nobody's private number.
  expect(gold("software", false)).toMatch(
    /write URGENT in the first line, which alerts our engineer on duty/,
  );
});

it("gives words for room that no step fills, and one greeting to one phone", () => {
  expect(gold("dental")).toMatch(
    /Step \w+\. Ask two overdue patients back each morning.*“Hi \[name\], it's \[your name\] at Larkspur Dental/s,
  );
  expect(gold("language-school")).toMatch(
    /Asking for names, from week three Ask .* “You came in \[month\] with ten words/,
  );
  // What a party brings is in the room that is filled.
  expect(gold("restaurant")).toMatch(
    /wins about \d+ new guests a year, and some 240 come to the parties of step two; you have room for 1,800\. .*One party a week is about 1,040 guests and, before its hours, \$\d+ a month\./,
  );
  // Whoever has no room, or a step for it, gets none.
  expect(gold("farrier")).not.toMatch(/To fill open hours|To ask for a review/);
  expect(gold("bicycles")).not.toMatch(/The greeting by day, while you are open/);
  expect(gold("dental")).toMatch(/The greeting by day, while you are open/);
});

it("plans an absence in the trade's own weeks, and argues for what it begins with", () => {
  expect(gold("tax")).toMatch(
    /Second week.{0,400}Step one goes on: enclose the consent .{0,150}\. Third week.*In the second, enclose the consent .{0,150} settle whose EFIN/s,
  );
  expect(gold("tax")).toMatch(
    /There is nothing to buy\. What your numbers showed.* Most answers come from you/,
  );
  expect(gold("tax")).toMatch(/Step (?:four|five)\. Clear all open calls and messages/);
  expect(gold("veterinary")).toMatch(/possible new clients/);
  expect(gold("veterinary")).not.toMatch(/possible new pet owners/);
});

it("sells what has a price of its own at that price, and names a date without a set-up", () => {
  // Monthly books are no return: they pay what such work pays.
  expect(gold("tax")).toMatch(
    /Offer monthly books to the clients with a shoebox: [\d.]+ hours\. \$\d+ \(guess\)/,
  );
  expect(gold("farrier", false)).toMatch(
    /next date as the last shoe goes on(?:(?!to set up).)*At Tuesday's first barn, agree on the next date/s,
  );
  // A restaurant's own system books tables: no page is bought for it at a price nobody pays.
  expect(gold("restaurant", false)).not.toContain("$30 a month for the booking page");
});

it("puts what is asked all day where people ask, and what a stand-in goes on from on a sheet", () => {
  const text = gold("tax", false);
  expect(text).toContain("Put three lines on a card, under your email signature and in your greeting");
  expect(text).toContain("“What to bring: W-2s, 1099s");
  expect(text).toContain("The first page of a file");
});

it("calls first whoever is in pain, or has a sick animal, and then whoever is new", () => {
  expect(gold("dental")).toContain("If you're in pain, unwell or new to us, say so, and we call you first.");
  expect(gold("dental")).toContain("Find pain and new patients a chair the same day");
});
