import { expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { aWeekIn } from "./advice-on.ts";
import { namedLines, otherLines } from "./lines.ts";
import { NIGHT } from "./in-turn.ts";
import { besideLines, bringsMoney, planLines } from "./plan-lines.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";
import { winsOfPlan } from "./wins.ts";
import { isUnpriced } from "./word-verdict.ts";

const prints = twelve.flatMap(({ id, answers, numbers }) =>
  [asItIsSent({ answers }), asItIsSent({ answers, numbers })].map((r, i) => ({
    id: `${id}${i === 0 ? "" : " with numbers"}`,
    r,
    text: textOf(r),
    letter: letterOf(r),
  })),
);
const of = (id: string) => prints.find((one) => one.id === id)!;
const number = (said = ""): number => Number(said.replaceAll(",", ""));
const value = (id: string, figure: string) => of(id).r.figures[figure]!.value;

it("asks as many as it counts", () => {
  const said: readonly [string, number | undefined][] = [
    ["Write to three buyers a week: what is coming?", 3],
    ["Each Friday, offer two self-employed clients monthly books.", 2],
    ["Each morning, the person who runs the schedule writes to the next two.", 10],
    ["Every Tuesday, look down the list and write to five people.", 5],
    ["Ask ten families a week.", 10],
    ["Every Wednesday, whoever sells gets in touch with two former clients.", 2],
    ["It takes half an hour a week.", undefined],
    ["Two mornings a week belong to the workshop.", undefined],
    ["Each week, one in six comes back.", undefined],
    ["A group every week for six dates.", undefined],
    ["Ask pleased people when they leave.", undefined],
  ];
  for (const [words, asked] of said) expect(aWeekIn(words), words).toBe(asked);
  for (const { id, r, text } of prints) {
    const growth = r.situation.trade.named?.["growth"];
    const [, asked, period] = /asking ([\d.]+) a (week|year), of whom/.exec(text) ?? [];
    if (!asked || !growth) continue;
    const told = growth.aYear ?? growth.aWeek;
    if (told) expect(`${asked} ${period}`, id).toBe(growth.aYear ? `${told} year` : `${told} week`);
  }
  expect(of("parts-maker with numbers").text).toMatch(/write to three buyers a week.*asking 3 a week/);
  expect(of("tax with numbers").text).toMatch(/about seventy clients a year.*asking 70 a year/);
  // Weekends, too: thirty days, three times.
  expect(of("estate-agency with numbers").text).toMatch(/weekends too.*90 looks at what is open/);
});

it("has one act in each title, and what is done beside the steps in rows of its own", () => {
  for (const { id, text, r } of prints) {
    const [table = ""] = /After costs and all your own time.*? All: /.exec(text) ?? [];
    expect(table, id).not.toMatch(/, and (?:call back|answer) whoever/);
    expect(text, id).not.toMatch(/names that are asked for|in the hours of step|first forty/);
    for (const line of besideLines(r))
      expect(table, id).toMatch(
        line.id === "along"
          ? /From day one: (?:call back whoever reached nobody|answer whoever got no answer): [\d.]+ hours?\. (?:\$\d+ \(guess\)|pays for its hours|[\w ]+ kept a year pays? for it \(\$\d+ of time\))/i
          : /From week three: ask pleased [\w ]+ for a name: [\d.]+ hours?\. \$\d+ \(guess\): [\d.]+ new /,
      );
  }
  // What is expected is never rounded up to one.
  expect(of("law with numbers").text).toContain("0.6 new cases a year");
});

it("says why it brings more than is lost, or less, and names each large loss", () => {
  for (const { id, r, text } of prints) {
    if (isUnpriced(r)) continue;
    const { brings, lost, ["lost.back"]: back, ["lost.top"]: top } = r.figures;
    expect(Math.abs(back!.value + top!.value - brings!.value), id).toBeLessThanOrEqual(5);
    if (brings!.value > 1.2 * lost!.value) expect(text, id).toMatch(/Before costs: \$[\d,]+/);
    if (back!.value > 0 && back!.value < 0.8 * lost!.value)
      expect(text, id).toMatch(/The plan takes back \$[\d,]+ of the \$/);
    const named = namedLines(r).map(({ stream }) => stream.id);
    for (const { stream, perMonth } of r.streams)
      if (perMonth.likely >= 100) expect(named, id).toContain(stream.id);
    for (const { perMonth } of otherLines(r)) expect(perMonth.likely, id).toBeLessThan(100);
    expect(text, id).not.toMatch(/The other \w+ lines together/);
  }
  expect(of("veterinary with numbers").text).toMatch(
    /Pet owners you have who get no answer: Not counted\. One lost is about \$236 a year/,
  );
});

it("says of what stays only what adds up to more than half of it, and beside each such line why", () => {
  let told = 0;
  for (const { id, r, text } of prints) {
    const [, stays = "", held = ""] =
      /The plan takes back \$[\d,]+ of the \$[\d,]+; \$([\d,]+) stays(, [^.]*)?\./.exec(text) ?? [];
    expect(text, id).not.toMatch(/most of it |why stands beside|helps, uncounted|A habit, not a step/);
    if (!held) continue;
    told++;
    const named = r.figures["stays.named"]!.value;
    expect(named, id).toBeGreaterThan(number(stays) / 2);
    const sums = [...held.matchAll(/\(\$([\d,]+)\)/g)].map(([, sum = ""]) => number(sum));
    expect(
      sums.reduce((all, one) => all + one, 0),
      id,
    ).toBe(named);
    expect(sums, id).toEqual(sums.toSorted((a, b) => b - a));
    // What a line loses is what the plan takes back of it and what stays; the lines add up to what is taken back.
    const back = r.streams.reduce((all, { stream }) => all + (r.figures[`back.${stream.id}`]?.value ?? 0), 0);
    expect(Math.abs(back - r.figures["lost.back"]!.value), id).toBeLessThanOrEqual(10);
    for (const { stream, title, perMonth } of r.streams) {
      const [back, left] = ["back", "stays"].map((of) => r.figures[`${of}.${stream.id}`]?.value ?? 0);
      expect(Math.abs(back! + left! - perMonth.likely), `${id}: ${title}`).toBeLessThanOrEqual(5);
      if (back! > 0 && left! >= 100 && !isUnpriced(r))
        expect(text, `${id}: ${title}`).toContain(`${title}: $${perMonth.likely.toLocaleString("en-US")}. `);
    }
  }
  expect(told).toBeGreaterThan(14);
});

it("leaves nothing outside that leaves plainly more than a step, and calls nothing back as goodwill", () => {
  for (const { id, r, text } of prints) {
    expect(text, id).not.toMatch(/for goodwill|No sum above counts it|Beside step \w+:/);
    const least = Math.min(
      ...planLines(r)
        .filter((line) => bringsMoney(line) && !NIGHT.has(line.step.step.id))
        .map(({ left }) => left.likely),
    );
    const outside = r.leftovers.filter(
      ({ would }) => would?.next && would.step !== "expert-hours" && would.left > Math.max(100, least + 20),
    );
    expect(planLines(r).length + besideLines(r).length >= 5 || outside.length === 0, id).toBe(true);
  }
  // The second largest earner is a step, and who reached nobody has a heading of its own.
  expect(of("veterinary with numbers").text).toMatch(/\d\. Tell owners at drop-off when they'll hear: /);
  expect(of("veterinary with numbers").text).toMatch(/From day one: call back whoever reached nobody While/);
  expect(of("restaurant with numbers").text).toMatch(/\d\. Let guests order takeout through your POS: /);
  expect(of("farrier with numbers").text).toMatch(
    /Raise the price.*? \$\d+ \(guess\): if about \d+ pay a tenth more/,
  );
  // Who counted those who get no answer reads of them in the first week.
  for (const id of ["software", "parts-maker"])
    expect(of(`${id} with numbers`).text).toMatch(/First week: .*Step \w+: Go through all .* Second week:/);
});

it("stops nobody whose guess is right more often than once in five", () => {
  for (const { id, r, text } of prints) {
    const [, year, months] =
      /about ([\d.]+) more a year; if (\d+) months bring nobody, stop/.exec(text) ?? [];
    if (months) expect(Math.exp((-Number(months) * Number(year)) / 12), id).toBeLessThanOrEqual(0.2);
    const twice = r.figures["ladder"]?.value ?? 0;
    if (twice > 0) expect(twice, id).toBeLessThan(2 * r.figures["ladder.of"]!.value);
  }
});

it("counts what the whole plan wins once, and asks what if of the same plan", () => {
  for (const { id, r, text } of prints) {
    const wins = winsOfPlan(r);
    if (wins) expect(wins.first + wins.rest, id).toBe(wins.all);
    for (const [, all, first, rest] of text.matchAll(
      /The plan wins about ([\d,]+) [^:.]*: ([\d,]+) by step \w+, ([\d,]+) by the/g,
    ))
      expect(number(first) + number(rest), id).toBe(number(all));
  }
  expect(winsOfPlan(of("veterinary with numbers").r)!.all).toBeGreaterThan(3);
  // Steps one, two and three stand on the same share: half of it halves all three.
  const left = ["missed-list", "own-lever", "friday-list"].map((step) =>
    value("estate-agency with numbers", `t.${step}.left`),
  );
  expect(value("estate-agency with numbers", "guess.less")).toBeGreaterThan(left[1]! / 2 + 200);
});

it("clears what is open beside step one where a quarter gets no answer, and fills large room from the plan", () => {
  const parts = of("parts-maker with numbers");
  expect(parts.text).toMatch(/First week: Step one: .* Step \w+: Go through all open mail.* Second week:/);
  expect(parts.letter).toMatch(
    /The one thing to do this week: Pull the job .*; and today, take half an hour for the messages/,
  );
  expect(of("parts-maker").text).not.toContain("Before step one:");
  // Twice the effort brings less than twice as many, and who is known already fills no place of somebody new.
  for (const id of ["bicycles", "law", "language-school"])
    expect(of(`${id} with numbers`).text).toMatch(
      /Twice as often \([\d.]+ hours a month\) it might bring \d+ [\w ]+ in place of \d+: less than twice/,
    );
  for (const id of ["veterinary", "dental"])
    expect(of(`${id} with numbers`).text).not.toContain("Twice as often");
  // Nights that were checked and have a sum stay a step when the numbers come.
  for (const id of ["dental", "software"])
    expect(of(`${id} with numbers`).text).toMatch(/After-Hours Coverage, step (?:one|five)/);
});

it("says of a small sum what it takes, and has counted what step one changes", () => {
  let small = 0;
  for (const { id, r, text, letter } of prints) {
    if (isUnpriced(r)) continue;
    const isSlight = r.figures["all"]!.value < 300 || r.figures["all.low"]!.value < 0;
    const [, counted] =
      /(?: In weeks one and four, count|, and count after [^:]+:) ([^:.;]+)/.exec(letter) ?? [];
    // What insures is worth no count.
    expect(counted !== undefined || letter.includes("That insurance takes"), id).toBe(isSlight);
    expect(letter, id).not.toMatch(/Certain is|if we are right|bears us out/);
    // The same that the first week counts, which step one changes.
    if (counted) expect(/Count from day one: ([^.]+)/.exec(text)?.[1], id).toContain(counted);
    if (isSlight) small++;
  }
  expect(small).toBeGreaterThan(3);
});

it("tells for three fees what is left where nobody can say what one pays, and each column adds up", () => {
  const { r, text, letter } = of("law");
  expect(text).not.toMatch(/less \$\d+ of time/);
  expect(letter).toMatch(/If one pays you \$[78],000, these steps leave about \$\d+ a month/);
  for (const fee of [1, 2, 3])
    expect(
      planLines(r).reduce((sum, { step }) => sum + r.figures[`t.${step.step.id}.fee.${fee}`]!.value, 0),
    ).toBe(r.figures[`all.fee.${fee}`]!.value);
  // What the plan invests is no loss in three columns: it says what earns it back in a year.
  expect(text).not.toMatch(/-\$\d/);
  expect(text).toMatch(/\$\d+ of time, earned back by (?:\d+|one) new matters? a year/);
});
