import { describe, expect, test } from "vitest";
import { counted } from "../../content/writing/counted/index.ts";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return {
    kind,
    ...article,
    text: plainText(article.content),
    heads: [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => head),
  };
};
const numbered = (heads: readonly string[]) => heads.filter((head) => /^\d+\. /.test(head));

describe("what is counted by what it is has entries of just that", () => {
  test.each<[prompt: string, count: number, says: RegExp, lacks: RegExp]>([
    [
      "7 signs your law firm needs help answering the phone",
      7,
      /talked to another lawyer.*conflict check.*jail/s,
      /\d\. (?:Judging|Writing|Asking|Leaving it)/,
    ],
    [
      "8 signs a dental office is losing patients because of its phone",
      8,
      /Toothaches.*Hygiene has gaps/s,
      /HIPAA|business associate/,
    ],
    ["7 signs your phone greeting turns patients away", 7, /Hello\? Is this/, /repairs or supports it/],
    ["5 signs your no-show reminders don't work", 5, /Nobody ever answers them/, /\d\. Assuming/],
    [
      "7 hidden costs of voicemail for a two-attorney firm",
      7,
      /signed with somebody else.*phone tag/s,
      /\d\. (?:Count|Record|Give)/,
    ],
    [
      "8 costs to count before you hire a receptionist",
      8,
      /2,080.*Payroll taxes/s,
      /\d\. (?:Describe|Ask|Call)/,
    ],
    ["5 myths about HIPAA and the phone", 5, /“We can’t leave a message”/, /\d\. (?:Get|See|Test)/],
    ["6 myths about after-hours calls for vets", 6, /blocked bladder/, /\d\. (?:Sort|Name|Write)/],
    [
      "5 risks of letting AI answer a law firm's phone",
      5,
      /conflict check.*believes they have a lawyer/s,
      /\d\. (?:Understand|Use|Decide)/,
    ],
    [
      "6 fears patients have about talking to an AI",
      6,
      /“I’ll never get a person”/,
      /\d\. (?:Write|Get|Read)/,
    ],
    [
      "6 benefits of an AI receptionist for dentists",
      6,
      /Nobody waits for a ring to end/,
      /\d\. (?:Book|Move|Catch)/,
    ],
    [
      "5 advantages of a human receptionist over AI",
      5,
      /hears what isn’t said/,
      /\d\. (?:Understand|Use|Keep)/,
    ],
    [
      "5 reasons law firms lose clients on the phone",
      5,
      /call back comes after somebody else’s/,
      /you asked for/,
    ],
    ["7 reasons dentists should answer every call", 7, /Pain calls three offices/, /you asked for/],
    ["6 things patients hate about calling a doctor", 6, /told to call at eight/, /\d\. (?:Answer|Give|Ask)/],
    [
      "8 ways vets lose new clients on the phone",
      8,
      /\d\. (?:Answering|Opening|Waiting)/,
      /\d\. (?:Answer|Offer|Find) /,
    ],
  ])("%s", (prompt, count, says, lacks) => {
    const { kind, title, text, heads } = written(prompt);
    expect(kind).toBe("draft");
    expect(numbered(heads)).toHaveLength(count);
    expect(text).toMatch(says);
    expect(heads.join(" ")).not.toMatch(lacks);
    expect(title).toMatch(/\b(?:signs|costs|myths|risks|fears|benefits|advantages|reasons|things|ways)\b/);
  });

  test("where there is none of it, an outline says so, and advice stays away", () => {
    const { kind, text } = written("6 dangers of a front desk without a window");
    expect(kind).toBe("outline");
    expect(text).toMatch(/This is an outline and not an article/);
  });

  test("a number to watch is no advice, and the signs that a subject has itself come first", () => {
    expect(written("7 numbers every dental office should track on the phone").heads.join(" ")).not.toMatch(
      /Treat an unknown number|Take pain first/,
    );
    expect(written("6 signs your receptionist is overwhelmed").heads[1]).toMatch(/lunch/);
  });

  test("a law on patients is no myth of vets", () => {
    expect(written("5 myths about AI receptionists that vets still believe").text).not.toMatch(/HIPAA/);
    expect(written("5 myths about AI receptionists that dentists still believe").text).toMatch(/HIPAA/);
  });

  test("no sentence of theirs stands twice", () => {
    const seen = new Map<string, string>();
    const doubled: string[] = [];
    for (const { name, entries, of = {} } of counted)
      for (const [head, says] of new Set([...entries, ...Object.values(of).flat()]))
        for (const sentence of says.split(/(?<=[.?!]”?) /).filter(({ length }) => length > 40)) {
          const key = `${head} ${sentence}`;
          const other = seen.get(sentence);
          if (other && other !== key) doubled.push(`${name}: ${sentence}`);
          seen.set(sentence, key);
        }
    expect(doubled).toEqual([]);
  });
});

describe("who asks and of whom", () => {
  test.each<[prompt: string, title: RegExp, says: RegExp]>([
    [
      "Q&A article for family doctors: the questions patients ask when a computer answers the phone, and honest answers. about 6 questions",
      /^Six questions patients ask when a computer answers the phone/,
      /Am I talking to a person\?.*real person\?.*recorded.*911.*medical advice\?.*doctor see/s,
    ],
    [
      "Seven questions clients ask when an AI answers a law firm's phone, with honest answers",
      /^Seven questions clients ask when an AI answers/,
      /confidential\?.*client, and can it advise me\?/s,
    ],
    [
      "questions pet owners have about talking to a bot when they call the vet",
      /questions pet owners have/,
      /emergency animal hospital/,
    ],
    [
      "questions homeowners ask when a machine picks up at an electrician's, and what to answer",
      /questions homeowners ask/,
      /smell gas.*costs\?/s,
    ],
  ])("a machine that answers is what callers ask about: %s", (prompt, title, says) => {
    const { article } = compose(prompt, []);
    expect(article.title).toMatch(title);
    const text = plainText(article.content);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/Do you take my insurance|where do I park/i);
  });

  test("without a machine callers ask what they always did, and a plumber's bring nothing", () => {
    const { text } = written("6 questions homeowners ask before they book a plumber");
    expect(text).toMatch(/When can somebody come out\?/);
    expect(text).not.toMatch(/need to bring|talking to a person/);
    expect(written("questions tenants ask about our new online portal, FAQ").title).toMatch(/online portal/);
  });
});

describe("what is compared stands as columns", () => {
  test("five models with prices are five columns, and the question is the title", () => {
    const { kind, title, content, text } = written(
      "Which intraoral scanner should a two-dentist practice buy in 2025? compare 5 models with prices",
    );
    expect(kind).toBe("outline");
    expect(title).toMatch(/^Five models compared: which intraoral scanner/);
    expect(content.match(/Model \d/g)).toHaveLength(5);
    expect(text).toMatch(/not intraoral scanners\..*Open files.*between rooms/s);
    expect(text).not.toMatch(/Prices: from which|hardest day, with/);
  });
  test.each([
    ["compare 3 drain cameras for a plumbing company with prices", /Camera 3/, /drain cameras/],
    [
      "Which practice management software should a 3 vet clinic buy? compare 4 options with monthly cost",
      /Option 4/,
      /Moving over/,
    ],
  ])("%s", (prompt, column, says) => {
    const { text, title } = written(prompt);
    expect(text).toMatch(column);
    expect(text).toMatch(says);
    expect(title).not.toMatch(/ or (?:prices|monthly cost)/);
    expect(text).not.toMatch(/not \.|opinion/);
  });
  test("two things that are named are still the two sides", () => {
    expect(written("Dentrix vs Open Dental for a small practice, with prices").text).toMatch(
      /Dentrix.*Open Dental/s,
    );
  });
});

describe("an outline asks the questions of its matter", () => {
  test.each([
    [
      "How should a small law firm set its hourly rates and when does a flat fee make more sense",
      /hour costs you.*state bar.*flat|fixed price/s,
    ],
    [
      "How should a plumber price a job: by the hour or by the job, and when should he raise his prices",
      /hour costs you.*nearby.*repeats|alike/s,
    ],
    ["6 ways to get dental assistants to stay longer than a year", /last three left/],
    [
      "8 signs your roof needs replacing, for a roofing company's blog",
      /from across the street.*false alarm/s,
    ],
  ])("%s", (prompt, says) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(says);
    expect(text).not.toMatch(
      /The year, the place and the person|numbers typed twice|what it should look like at the end/,
    );
  });
  test("a question that is named beside it is asked as it stands", () => {
    expect(
      written("What questions should a law firm ask before leasing a copier, and what are the usual traps")
        .text,
    ).not.toMatch(/happened with what are/);
  });
});

describe("a verdict agrees with its text", () => {
  const { title, text } = written(
    "AI receptionist vs. answering service vs. hiring a part-time receptionist for a plumbing company with 5 employees - which is better and when",
  );
  test("a person for the hours they are there, and something else for the rest", () => {
    expect(text).toMatch(
      /The verdict for a plumbing company with five employees: a part-time receptionist for the hours.*for all the others/s,
    );
    expect(text).toMatch(/\$20,800/);
    expect(text).not.toMatch(/before the first call\.|\$41,600|taken down afterward/);
    expect(title).toMatch(/part-time receptionist: what suits plumbing companies/);
  });
  test("five employees are not five on the phone", () => {
    expect(text).toMatch(/with five employees/);
    expect(text).not.toMatch(/With five on the phone/);
    expect(written("Phone plan for a salon with two receptionists").text).toMatch(/With two on the phone/);
  });
  test("one person at the front desk does not work alone", () => {
    const desk = written(
      "how to stop losing new patients to voicemail at lunch time, for a small dental office with one person at the front desk",
    );
    expect(desk.text).toMatch(/With one person at the phone/);
    expect(desk.text).not.toMatch(/Working alone|if there are two of you|for the weekend/);
    expect(desk.excerpt).not.toMatch(/“Keep 1”/);
    expect(written("How can a one-man plumbing shop answer calls on a job?").text).toMatch(
      /back twice|twice a day|call back/,
    );
  });
});

describe("a sample keeps the rule above it", () => {
  test("a practice asks by text for a call, and for nothing else", () => {
    const { text } = written(
      "how do I set up a text back for missed calls at a pediatric office, with the exact texts",
    );
    expect(text).toMatch(/\[name of the practice\].*no medical details by text.*911/s);
    expect(text).not.toMatch(/answer right here|Tell us what you need|not answered below/);
    expect(written("How can a plumber text back missed calls?").text).toMatch(/You can answer right here/);
  });
  test("a request for a review says of nobody that they were there", () => {
    const { text } = written(
      "Write a blog post about how our medical office can get more google reviews without breaking privacy rules",
    );
    expect(text).toMatch(/HIPAA/);
    expect(text).not.toMatch(
      /thanks for coming in today|reply here instead|in the last two years|glad it went well/i,
    );
  });
  test("a line to check before the start can be true before the start", () => {
    const { text } = written(
      "Checklist for dentists: what to set up before you switch on an AI phone assistant, 10 points",
    );
    expect(text.match(/☐/g)).toHaveLength(10);
    expect(text).not.toMatch(/two weeks after stand|with the card/i);
  });
});
