import { describe, expect, test } from "vitest";
import { subjects } from "../../content/writing/library/index.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return {
    kind,
    ...article,
    text: plainText(article.content),
    heads: [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head]) => head),
  };
};

test.each<[prompt: string, ...says: RegExp[]]>([
  [
    "Write an 800 word blog post for dental office managers on how to cut no-shows with reminders. Include what to say in the text message, how many reminders to send and when, and what to do with patients who miss twice.",
    /three reminders, each with its own job/i,
    /Two days before: “Hi \[first name\]/,
    /After the second: they can book again/,
  ],
  [
    "Give me a 4-week plan to train a new dental receptionist on the phones, week by week",
    /Week 1: Listen first/,
    /Week 4: Take on the hard callers/,
  ],
  [
    "How do I bring back patients who are overdue for a cleaning? We have about 400 of them and one person at the desk. 700 words.",
    /A list of 400 takes about seven weeks/,
    /I have Tuesday at 8:00 or Thursday at 4:00/,
  ],
  [
    "How to write a phone script for new client intake at a personal injury law firm. Include a sample script with the opening, conflict check questions and how to end the call.",
    /Opening: “Thank you for calling \[firm\]/,
    /The other side: “Who else was involved\?/,
    /When it’s a fit: “Here’s what happens now/,
  ],
  [
    "What should a veterinary clinic's after-hours message say? Give three examples: emergency, refill request, boarding question.",
    /won’t stop bleeding/,
    /For a refill, press 2/,
    /For boarding, press 3/,
  ],
  [
    "Answering service or AI receptionist for a plumbing company: compare price, emergencies, booking jobs, and how each sounds to customers",
    /Price.*Emergencies.*Booking jobs.*How it sounds to homeowners/s,
  ],
  [
    "Checklist for switching phone systems in a dental office without losing patients, 15 items",
    /(?:☐.*){15}/s,
  ],
  [
    "What to say when a patient calls and asks how much a crown costs? give me a short script and 3 do's and don'ts",
    /A crown here is usually between/,
    /Don’t/,
  ],
])("answers each part of the request: %s", (prompt, ...says) => {
  const { kind, text } = written(prompt);
  expect(kind).toBe("draft");
  for (const said of says) expect(text).toMatch(said);
  expect(text).not.toMatch(/not answered below|[{}]/);
});

test("news says how it works for those who read it", () => {
  const { text } = written(
    "Short post (150 words) for our blog announcing that we now answer calls in Spanish after hours",
  );
  expect(text).toMatch(
    /^(?:\(A note for the editor: [^)]*\) )?We now answer calls in Spanish after hours\. .*start in Spanish.*cuelgue y marque al 911/s,
  );
});

test("a comparison holds against each other what the request names", () => {
  const { heads } = written(
    "Compare hiring a second front desk person with using an AI receptionist. Be fair. Include cost, coverage, patient experience and what happens on a busy Monday. About 600 words.",
  );
  expect(heads).toEqual(
    expect.arrayContaining(["Cost", "Coverage", "What patients experience", "A busy Monday"]),
  );
});

test("no two passages of the library say the same sentence, and each is a whole", () => {
  const sentences = new Map<string, string>();
  const doubled: string[] = [];
  for (const { id, passages } of subjects)
    for (const { does, says, lines = [], mistake } of passages) {
      expect(says[0]?.split(" ").length, `${id}: ${does}`).toBeGreaterThan(17);
      for (const sentence of [...says, ...lines.map(([, line]) => line), mistake?.[1] ?? ""]
        .flatMap((text) => text.split(/(?<=[.?!]”?) /))
        .filter((each) => each.split(" ").length > 7)) {
        if (sentences.has(sentence)) doubled.push(`${id}, ${sentences.get(sentence)}: ${sentence}`);
        sentences.set(sentence, id);
      }
    }
  expect(doubled).toEqual([]);
});

test("the nearest subject's text does not stand under the asked title", () => {
  const { title, text } = written("8 ideas for what callers could hear about flu shots at the front desk");
  expect(text).toMatch(/you asked for “|This is an outline/);
  expect(title).not.toMatch(/^Is an AI/);
});

test.each([
  [
    "The five numbers every practice manager should track on the phone",
    /^The five numbers every practice manager/,
  ],
  ["Guide to holiday phone coverage for small law firms", /^Holiday phone coverage for small law firms$/],
  [
    "Checklist: getting your law firm ready for an AI receptionist",
    /^Getting your law firm ready .*: a checklist$/,
  ],
  ["Do older patients mind talking to an AI?", /^Do older patients mind talking to an AI\?$/],
  ['How to answer "how much does a crown cost?" on the phone', /“how much does a crown cost\?”/],
  [
    "Q&A: call recording and consent laws for small businesses",
    /^Call recording and consent laws .*: questions and answers$/,
  ],
])("the words of a prompt that name a thing are its title: %s", (prompt, title) => {
  expect(written(prompt).title).toMatch(title);
});

test("a plan of weeks has something to switch on, and says what each week is about", () => {
  const { text, heads } = written("First 30 days with an AI receptionist: a week-by-week plan");
  expect(heads).toHaveLength(5);
  expect(text).toMatch(
    /Before it starts.*Week 1: go live.*before you open, forward the calls.*Week 4, days 22 to 30: /s,
  );
});

test("what a vendor is to be asked is a checklist of questions", () => {
  const { text } = written(
    "Checklist: what to ask a vendor about HIPAA before you let an AI answer the phone. 12 items",
  );
  expect(text).toMatch(/(?:☐[^☐]*\?[^☐]*){12}/);
});

test.each([
  "Checklist: what to ask a vendor before you let an AI answer the phones at your veterinary clinic",
  "Checklist of questions for an AI phone vendor, for our plumbing company",
])("a seller is asked questions, and no step of an introduction is checked off: %s", (prompt) => {
  const { text } = written(prompt);
  expect(text).toMatch(/(?:☐[^☐]*\? A good answer: [^☐]*){12}/);
  expect(text).toMatch(
    /does ?n[’o]t understand.*system is down.*own software.*owns the recordings.*languages.*price depend.*notice/s,
  );
  expect(text).not.toMatch(/Tell the team|began with one kind|Every shift/);
});

test("steps to introduce an assistant are no questions to a seller", () => {
  const { text } = written("Checklist: introducing an AI receptionist at a veterinary clinic");
  expect(text).not.toMatch(/A good answer: /);
});

test("a small business that asks which one is told by its size, and gas is spoken of once", () => {
  const { text } = written(
    "Answering service vs hiring a second receptionist vs AI phone assistant for a small plumbing company - which one makes sense?",
  );
  expect(text).toMatch(/The verdict.*One or two trucks.*Five trucks or more/s);
  expect(text.match(/smell of gas/g)).toHaveLength(1);
  expect(text).not.toMatch(/Teach it|fix it themselves/);
});

test("a text without words to copy announces none", () => {
  expect(written("8 mistakes law firms make on the first call").text).not.toMatch(/script below/);
});

test.each([
  [
    "Checklist for closing a pediatric practice for the holidays: phones",
    /^A checklist for pediatric practices on [^:]+: \w+ lines/,
  ],
  ["How to return calls without phone tag at a small firm", /^A guide for /],
  ["Opinion: phone menus should go", /^A point of view for small businesses: /],
  ["Answering service, voicemail or AI receptionist for plumbers", /^A comparison for plumbers: .* by cost/],
])("an excerpt says what the text has and for whom, and not its first paragraph: %s", (prompt, begins) => {
  const { article } = compose(prompt, []);
  const [first = ""] = plainText(article.content).split(/(?<=[.?!]) /);
  expect(article.excerpt).toMatch(begins);
  expect(article.excerpt).not.toContain(first);
});

test("a holiday checklist for a pediatric practice has twelve lines of its own, in order of time", () => {
  const { text, heads } = written(
    "A checklist for closing a pediatric practice for the holidays: phones, 12 items",
  );
  expect(text.match(/☐/g)).toHaveLength(12);
  expect(text).not.toMatch(/Five facts|the four things|three groups|the ladder|Also worth/);
  expect(text).toMatch(
    /Refills that run out.*baby under three months|baby under three months.*Refills that run out/s,
  );
  expect(heads.at(-1)).toMatch(/first morning/);
});

test("a checklist with a line under nearly each heading is one list, and what to do follows it", () => {
  const { text, heads, title } = written(
    "A checklist for dental practices: Why lunch-hour calls get lost at a dental practice, and what to do about it",
  );
  expect(title).toBe("Why lunch-hour calls get lost at a dental practice: a checklist");
  expect(heads).toEqual(["Ten lines to check off"]);
  expect(text.match(/☐/g)).toHaveLength(10);
  expect(text).toMatch(
    /Two lunch times stand on the weekly schedule, with names\..*Not yet\? Block 1:00 to 1:30/s,
  );
});

test.each([
  ["A guide for plumbers: how to return missed calls", "How to return missed calls: a guide for plumbers"],
  ["Checklist for closing a pediatric practice for the holidays: phones", /pediatric practice/],
])(
  "a title begins with what it is about, and readers that it does not name stay in it: %s",
  (prompt, title) => {
    expect(written(prompt).title).toMatch(title);
  },
);

test("a comparison for plumbers is tried with plumbers' calls, in their software", () => {
  const { text, title } = written(
    "A comparison of answering service, voicemail and AI receptionist for plumbers",
  );
  expect(title).toMatch(/for plumbers|suits plumbers/);
  expect(text).toMatch(/Water is coming through the kitchen ceiling.*ServiceTitan.*smell of gas/s);
  expect(text).not.toMatch(/business associate|bar’s rules|case file/);
});

test("lawyers are sent to no attorney of theirs, and a doctor to an agreement", () => {
  const law = written("answering service, voicemail or AI receptionist for a law firm").text;
  expect(law).toMatch(/Clio.*conflict/s);
  expect(law).not.toMatch(/your attorney|business associate/);
  expect(written("answering service, voicemail or AI receptionist for a medical practice").text).toMatch(
    /get a signed business associate agreement/,
  );
});

describe("getting those who answer today on board", () => {
  const { title, excerpt, text, heads } = written(
    "How to get the front desk team on board before an AI voice assistant starts answering calls at a dental office",
  );

  test("is all about them, and no guide to rolling it out", () => {
    expect(heads.join(" ")).toMatch(
      /jobs before it’s asked.*veto.*write what it says.*break it.*what would end it/s,
    );
    expect(text).not.toMatch(/Week three|Widen it|tooth pain/);
    expect(text).toMatch(/business associate agreement/);
  });

  test("has a title that is no copy of a long prompt, with the readers in it", () => {
    expect(title).toBe("How to win the team over before an AI receptionist starts at a dental office");
    expect(excerpt).toMatch(/for dental offices on winning the team over/);
  });
});

test("each question of a checklist says what a good answer is, and some where the talk is over", () => {
  const { title, content, text } = written(
    "checklist: what should a medical practice ask a voice AI vendor about HIPAA before signing",
  );
  expect(title).toMatch(/before signing\?/);
  const lines = content.match(/☐[^<]*/g) ?? [];
  expect(lines.length).toBeGreaterThan(11);
  for (const line of lines) expect(line).toContain("A good answer: ");
  expect(lines.filter((line) => line.includes("Walk away from: ")).length).toBeGreaterThan(3);
  expect(text).toMatch(/recorded.*countries/s);
  expect(text).not.toMatch(/hears an emergency/);
  expect(text).toContain("The publisher of this page sells such assistants");
});

test("two trades of which one is only named are both spoken to, in the title too", () => {
  const { title, excerpt, keywords } = written(
    "Voice assistant vs. traditional answering service: a comparison for owners of small home service businesses like plumbers and HVAC",
  );
  for (const said of [title, excerpt, keywords]) expect(said).toContain("plumbers and HVAC companies");
});
