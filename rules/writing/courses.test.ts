import { describe, expect, test } from "vitest";
import { courses } from "../../content/writing/courses/index.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { article } = compose(prompt, []);
  const stretches = article.content
    .split("<h2>")
    .slice(1)
    .map((part) => ({ head: plainText(part.split("</h2>")[0] ?? ""), text: plainText(part) }));
  return { article, text: plainText(article.content), stretches };
};

test("a plan for going live goes live on the asked day, prepared before it and judged after it", () => {
  const { stretches } = written(
    "A four week plan for a dental practice to go live with the AI phone assistant, going live on the Monday of week 3",
  );
  expect(stretches.map(({ head }) => head)).toEqual([
    "Week 1: settle what is urgent, and choose its first calls",
    "Week 2: write what it says, then try to break it",
    "Week 3: go live on Monday",
    "Week 4: listen, widen it, compare, decide",
  ]);
  expect(stretches[2]?.text).toMatch(/on Monday, before you open, forward the calls/);
  for (const { text } of stretches) expect(text).toMatch(/What you can see by Friday: .*What you decide: /s);
});

test.each([
  ["dental practice", /911.*business associate agreement/s],
  ["medical office", /911.*clinician on call.*business associate agreement/s],
  ["plumbing company", /sewage coming up.*gets an urgent call/s],
  ["law firm", /gets an urgent call.*who may hear it/s],
])("no call of a %s is forwarded before it is settled who is called for what is urgent", (who, safe) => {
  const { stretches, text } = written(
    `A four week plan for a ${who} to roll out an AI receptionist, for the office manager`,
  );
  expect(stretches[0]?.text).toMatch(safe);
  expect(
    stretches
      .slice(0, 2)
      .map(({ text: said }) => said)
      .join(" "),
  ).not.toMatch(/forward the calls/);
  expect(stretches.at(-1)?.text).toMatch(/widen it.*pick up during lunch/s);
  expect(text).toMatch(/If you’re the office manager/);
});

test.each([
  [
    "Plan for the first 30 days with an AI receptionist at a law office",
    ["Before it starts", "Week 1: go live"],
  ],
  ["10-day plan to launch an AI receptionist at a law firm, launch on day 7", ["Day 7: go live"]],
  ["5 day plan to switch our phone provider", ["Day 3: move the number"]],
  ["6 week plan to roll out an AI receptionist at a vet clinic, going live in week 5", ["Week 5: go live"]],
])("the day on which it turns lies where the prompt puts it: %s", (prompt, heads) => {
  const all = written(prompt).stretches.map(({ head }) => head);
  for (const head of heads) expect(all).toContain(head);
});

test("whose work it is stands at each task, and no name is left to fill in", () => {
  const { text } = written(
    "A 12-week plan to introduce an AI voice assistant at a vet clinic, who does what",
  );
  expect(text).toMatch(/\(front desk\).*\(owner or manager\).*\(all of you\)/s);
  expect(text).not.toMatch(/\[name\]/i);
});

test("the prompt's own numbers are worked out in its plan", () =>
  expect(
    written(
      "30-day plan to cut missed calls, we have 90 missed calls a month and a new patient is worth $600",
    ).text,
  ).toMatch(/With your numbers: 90 missed calls a month/));

describe("a plan from an answering service to an assistant", () => {
  const { article, text, stretches } = written(
    "A four-week plan for a medical practice to move after-hours calls from an answering service to an AI receptionist, week by week",
  );
  test("keeps to closed hours and calls the old way what the prompt calls it", () => {
    expect(text).toMatch(/Leave the answering service running/);
    expect(text).not.toMatch(/\blunch\b(?!, it is)|the old (?:one|box|way)|two weeks, keep|name next to/);
    expect(stretches).toHaveLength(4);
  });
  test("has what only a medical practice has to do, and its whole title", () => {
    expect(text).toMatch(/business associate agreement.*911 list with a clinician.*those on call/s);
    expect(text).not.toMatch(/rings a lawyer|the dentist/);
    expect(article.title).toMatch(/from an answering service to an AI receptionist$/);
  });
  test("is another one for lawyers who leave voicemail", () => {
    const law = written("A 6-week plan for moving a small law firm from voicemail to an AI receptionist");
    expect(law.text).toMatch(/Leave voicemail running.*what rings a lawyer/s);
    expect(law.text).not.toMatch(/business associate|clinician|the voicemail\b/);
  });
});

describe("every course", () => {
  test.each(courses)(
    "$id is done, seen and decided stage by stage, in words of its own",
    ({ before, event, after }) => {
      const stages = [...before, ...(event ? [event] : []), ...after];
      expect(stages.length).toBeGreaterThan(3);
      for (const { tasks, see, decide } of stages) {
        expect(tasks.length).toBeGreaterThan(2);
        for (const text of [see, decide]) expect(text).toMatch(/[.?!]$/);
        for (const [, does] of tasks) expect(does).toMatch(/[.?!]”?$/);
      }
    },
  );

  test("says no sentence of another one", () => {
    const sentences = courses.flatMap(({ before, event, after }) =>
      [...before, ...(event ? [event] : []), ...after].flatMap(({ tasks, see, decide }) =>
        [...tasks.map(([, does]) => does), see, decide].flatMap((text) => text.split(/(?<=[.?!]”?) /)),
      ),
    );
    const long = sentences.filter((each) => each.split(" ").length > 6);
    expect(long.filter((each, i) => long.indexOf(each) < i)).toEqual([]);
  });
});

describe("a plan that leaves voicemail", () => {
  const { article } = compose(
    "A 4-week plan to move a small law office from voicemail to an AI receptionist",
    [],
  );
  const text = plainText(article.content);

  test("has no contract to cancel, and keeps the box as the net", () => {
    expect(text).not.toMatch(/the one you have with|cancel, and leave|plain mailbox|script/i);
    expect(text).toMatch(/the box picks up when the assistant is down/);
  });

  test("goes on in small letters behind the name of a task", () => {
    expect(text).toMatch(/Get last month’s messages: from voicemail/);
  });
});

test("a plan that leaves an answering service still gives notice to it", () => {
  const { article } = compose("A 4-week plan to move from an answering service to an AI receptionist", []);
  expect(plainText(article.content)).toMatch(
    /the one you have with the answering service.*Cancel, and leave a net/s,
  );
});
