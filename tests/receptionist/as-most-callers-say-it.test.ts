import { describe, expect, it } from "vitest";
import { anglicize } from "../../server/voice/dialogue/readers/spanish.ts";
import { plain } from "../../server/voice/dialogue/readers/text.ts";
import { whenHeard } from "../../server/voice/dialogue/readers/when.ts";
import { call } from "./called.ts";

const AT = "2026-11-30T17:10:00Z";
const heard = (words: string, spanish = false) =>
  whenHeard(spanish ? anglicize(plain(words)) : plain(words), {
    today: "2026-11-30",
    todayOpen: true,
    loose: true,
  });

describe("when it suits, as most callers say it", () => {
  it("reads what is later in a month that is almost over as the next one's", () => {
    const { days, time } = heard("sometime later in the month maybe, nothing too early");
    expect(days).toMatchObject({ from: "2026-12-15", to: "2026-12-31", days: [] });
    expect(time).toMatchObject({ after: 570 });
    expect(heard("toward the end of the month").days).toMatchObject({ from: "2026-12-25" });
  });

  it.each([
    ["She has piano Tuesdays. Can we do Thursday instead?", "2026-12-03", [2]],
    ["Thursday at twelve. Forget Wednesday.", "2026-12-03", []],
  ])("keeps the new day alone: %s", (words, day, never) => {
    expect(heard(words).days).toMatchObject({ days: [day], notWeekdays: never });
  });

  it("takes 'earlier than' for a limit", () => {
    expect(heard("when can I come earlier than the fifteenth").days).toMatchObject({ to: "2026-12-14" });
    expect(heard("nothing earlier than Thursday").days).toMatchObject({ from: "2026-12-03" });
  });

  it("takes when somebody works for when they cannot", () => {
    expect(heard("my ride works afternoons").time).toMatchObject({ before: 720 });
    expect(heard("he works mornings").time).toMatchObject({ after: 720 });
    expect(heard("the one that works in the afternoon").time).toMatchObject({ after: 720 });
  });

  it("keeps a day off for the day that it is, and what stands in the way apart from it", () => {
    expect(heard("Wednesday? No, Thursday's his day off, Thursday.").days).toMatchObject({
      days: ["2026-12-03"],
      not: [],
    });
    expect(heard("Friday's not so good. Thursday, but something later than eight.")).toMatchObject({
      days: { days: ["2026-12-03"] },
      time: { after: 495 },
    });
    expect(heard("¿tendrá como a las cuatro y media mañana?", true)).toMatchObject({
      days: { days: ["2026-12-01"] },
      time: { at: 270 },
    });
  });

  it("reads the same in Spanish", () => {
    const one = heard(
      "a media mañana, un día que no sea martes, porque los martes le toca cuidar al niño",
      true,
    );
    expect(one.days).toMatchObject({ days: [], notWeekdays: [2] });
    expect(one.time).toMatchObject({ after: 570, before: 690 });
    const two = heard(
      "pues el miércoles, pero a las nueve es muy temprano, ¿no tiene como a las diez y media?",
      true,
    );
    expect(two.days.days).toEqual(["2026-12-02"]);
    expect(two.time.at).toBe(630);
    expect(heard("a las nueve no, más tardecito", true).time).toMatchObject({ lean: "later" });
    expect(heard("a finales de mes", true).days).toMatchObject({ from: "2026-12-25" });
  });
});

it("moves to the day that was asked for instead, and knows whose number it is", () => {
  const { said, receipt } = call(
    "dental",
    AT,
    "Hi, I need to make an appointment for my daughter, just a checkup.",
    "Tuesday would be good, after school, so like three thirty or so.",
    "Four's fine. Oh shoot, wait, she has piano Tuesdays. Can we do Thursday instead?",
    "Three o'clock, okay. Her name's Lily, Lily Kessler.",
    "Use my husband's, he's taking her. It's 503 555 0105.",
    "Yes, that's it.",
  );
  expect(said[2]).toMatch(/^That time is taken\. Thursday, December 3rd/);
  expect(receipt).toMatch(/Thursday, December 3rd, 3 pm.*The number is: husband's/);
});

it("finds the day after which three days are counted", () => {
  const { said } = call(
    "medical",
    AT,
    "my husband was at the urgent care saturday and they told him to follow up with somebody in three days can you see him",
  );
  expect(said[0]).toMatch(/[Tt]omorrow|December 1st/);
});

it("takes a message to whoever it is for, and says that a call is wished for", () => {
  const { said, receipt } = call(
    "law",
    AT,
    "Hi, could you give a message to whoever is handling my mother's estate?",
    "The bank papers came, and I'd like them to call me back.",
    "Tom Bascombe.",
    "503 555 0142",
    "Yes, please.",
  );
  expect(said[0]).toBe("I can pass that on. What would you like me to pass on?");
  expect(said[3]).toMatch(/for whoever is handling your mother's estate.*for a call as soon as possible/);
  expect(receipt).toMatch(/For: whoever is handling the caller's mother's estate/);
  expect(receipt).toMatch(/The bank papers came/);
});

it("passes on to the nurse what is for the nurse", () => {
  const { said } = call(
    "medical",
    AT,
    "Can I leave a message for the nurse?",
    "The refill never got to the pharmacy.",
    "Bo Lind",
    "503 555 0184",
    "Yes.",
  );
  expect(said.at(-1)).toMatch(/The nurse would call you back today/);
});

it("puts what was left behind on the paper, and no chatter beside it", () => {
  const { receipt } = call(
    "dental",
    AT,
    "This is a funny one. I think I left my hearing aid there on Friday, the left one, it's about like a kidney bean. Could somebody have a look under the chair?",
    "It's Walt Dembinski. D-E-M-B-I-N-S-K-I.",
    "503 555 01, let me find my glasses, 0188. No, that's the old one. 503 555 0168.",
    "That's right.",
  );
  expect(receipt).toMatch(/hearing aid there on Friday, the left one/);
  expect(receipt).not.toMatch(/funny one|glasses|old one/);
});

it("asks nobody about a remark on spelling, and files a complaint's bill with the complaint", () => {
  const { said, receipt } = call(
    "dental",
    AT,
    "You people managed to charge me twice for one filling, and I sat on hold forever. I want to complain.",
    "Trudy Vance. V as in Victor, not that anybody ever spells it right.",
    "It's 503 555 0129. And I want whoever's in charge, not some kid at the desk.",
    "Yes, that's right. And I want my money back.",
  );
  expect(said[1]).toBe("Thank you, Trudy Vance. And the best phone number?");
  expect(said[2]).not.toMatch(/No person can pick up/);
  expect(receipt).not.toMatch(/Asks:/);
});

it("takes a roofer at his word, and still sends whoever is on a roof to 988", () => {
  const first = "I chipped a front tooth, need to get in and have it fixed.";
  const roofer = call(
    "dental",
    AT,
    first,
    "What do you got earlier, like before work? I'm on a roof by eight.",
  );
  expect(roofer.said[1]).not.toMatch(/988|911/);
  expect(call("dental", AT, first, "I'm on a bridge crew, so mornings are out").said[1]).not.toMatch(/988/);
  expect(call("dental", AT, first, "My wife's gonna kill me if I miss this again").said[1]).not.toMatch(
    /911/,
  );
  expect(call("dental", AT, first, "I'm on the roof and I don't want to be here anymore").said[1]).toMatch(
    /988/,
  );
  expect(call("dental", AT, "my husband's gonna kill me if I come home").said[0]).toMatch(/911/);
});

it("books the night guard that is asked for, and asks after no chest because of a jaw", () => {
  const { said } = call(
    "dental",
    AT,
    "Hi, I'm calling for my wife. She grinds her teeth something awful, and I guess she maybe ought to come in.",
    "Well, her jaw clicks and she wakes up with a headache. So I don't know, one of those night guards, I suppose.",
    "And what do those night guards cost, by the way?",
  );
  expect(said[0]).toMatch(/night guard visit/);
  expect(said[1]).not.toMatch(/chest/);
  expect(said[2]).toMatch(/340/);
});

it("makes no name of what a doctor did", () => {
  const { receipt } = call(
    "medical",
    AT,
    "I need to come in and get my blood pressure checked.",
    "It's a follow-up. Doctor put me on a new pill.",
    "Wednesday morning",
  );
  expect(receipt).not.toMatch(/Doctor [Pp]ut:?,? ?\|/);
  expect(receipt).not.toMatch(/Asks for/);
});

it("finds a time for the boss whom somebody calls for", () => {
  const { said, receipt } = call(
    "ringwell",
    AT,
    "Hi, I'm calling for my boss, she wants to talk to somebody about your thing for our office.",
    "It's Nicole, but it's for Dr. Tran, Amy Tran. Can't I just set up a time for her? Wednesday, say.",
    "And hang on, she just said she can only do Thursday, around lunch.",
  );
  expect(said[0]).toMatch(/introduction call/);
  expect(said[1]).not.toMatch(/noted/);
  expect(said[2]).toMatch(/^Thursday, December 3rd/);
  expect(receipt).toMatch(/Called by: Nicole/);
});

it("answers in the middle whether a fee comes, and that nobody is told", () => {
  const fee = call(
    "medical",
    AT,
    "I can't make it to my appointment Tuesday, please cancel it.",
    "Howard Pike. Are you gonna ding me for this?",
  );
  expect(fee.said[1]).toMatch(/40 dollar fee/);
  expect(fee.receipt).not.toMatch(/Asks:/);
  const told = call("law", AT, "I'd like to talk to somebody about a divorce.", "Nobody tells him, right?");
  expect(told.said[1]).toMatch(/confidential/);
});

it("cancels for both who are to be scratched", () => {
  const { said } = call(
    "dental",
    AT,
    "You've got me and the wife down for Thursday. Scratch us both, would you.",
  );
  expect(said[0]).toMatch(/cancel/);
});

it("leaves a move as it stands where a reason only says the same", () => {
  const { said } = call(
    "dental",
    AT,
    "Buenos días, señorita. Tengo cita el jueves y la quiero cambiar.",
    "Pues para la otra semana, si se puede el mismo jueves pero en la mañana.",
    "Refugio Ayala, para servirle.",
    "Es el 503 555 0174.",
    "Sí, está bien. Es que mi nieto es el que me lleva y trabaja en la tarde.",
  );
  expect(said[4]).toMatch(/^Anotado\./);
});

it("takes the call back that is asked for while help comes, with the name", () => {
  const { said, receipt } = call(
    "law",
    AT,
    "I need one of those restraining orders, he's at my door right now kicking it and I've got my kids in the bathroom with me",
    "okay okay I'm calling them, but can somebody there call me after about the order",
    "they're coming, i'm still here, it's dana, can the lawyer call me back today",
    "503 555 0119",
  );
  expect(said[0]).toMatch(/911/);
  expect(said[1]).toMatch(/noted/);
  expect(said[2]).toMatch(/Dana/);
  expect(receipt).toMatch(/Name: Dana/);
});

it("tells what it runs a month of what is sold, and keeps a court date apart from a Thursday", () => {
  const { said } = call(
    "ringwell",
    AT,
    "Hey, I'm Mr. Okafor's assistant, he's an attorney, he wants to talk with somebody over there about your phone thing.",
    "Friday. No, hang on, not Friday, he's got a deposition. Thursday late.",
    "No, no, Thursday. Late in the day, after court. And what does it run a month, roughly?",
  );
  expect(said[0]).toMatch(/introduction call/);
  expect(said[1]).toMatch(/^Thursday, December 3rd/);
  expect(said[2]).toMatch(/dollars a month/);
  expect(said[2]).toMatch(/Thursday, December 3rd/);
});

it("sends a jaw that is all puffed up to the urgent line", () => {
  const { said } = call(
    "dental",
    AT,
    "You pulled my tooth Friday and my jaw's all puffed up now, can I come in Monday?",
  );
  expect(said[0]).toMatch(/emergency line/);
});
