import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** What odd callers said that a stranger saw go wrong, each beside a neighbor that stays as it was. */

const NO = /didn't quite get|do you mean/i;

describe("what is asked beside a visit, or in the middle of a turn", () => {
  it.each<[desk: DeskId, lines: string[], last: RegExp]>([
    [
      "dental",
      ["book me for a whitening friday at 10", "oh wait no, is it safe if I'm pregnant"],
      /whiten nobody/,
    ],
    ["dental", ["book me for a cleaning friday at 10", "is it safe if I'm pregnant"], /cleaning is fine/],
    ["dental", ["Do you do implants and payment plans?"], /(?=.*implants)(?=.*payment plan)/s],
    ["dental", ["do you take cash and cards?"], /^Card, cash/],
    ["law", ["do you do wills", "how much for me and my husband", "does he have to come too"], /both come/],
    ["law", ["do you handle leases", "can I just break my lease"], /can't advise/],
    ["medical", ["is there parking, and which entrance do I use?"], /garage.*elevator to the second floor/s],
    [
      "dental",
      [
        "Book me for whitening. Actually how much is it? Actually forget it, do I get a discount if my wife comes too?",
      ],
      /^(?!Whitening, of course).*(?:How can|Anything else|What else|Is there)/s,
    ],
    [
      "dental",
      ["how late are you open, no, sorry, is it okay to come in if I've got a cold?"],
      /^If you feel ill/,
    ],
  ])("%s: %j", (desk, lines, last) => {
    const { said } = call(desk, TUESDAY, ...lines);
    expect(said.at(-1)).toMatch(last);
    expect(said.at(-1)).not.toMatch(NO);
  });
});

describe("a change of mind", () => {
  it("takes the other visit in the place of the one that is off", () => {
    const { said, state } = call(
      "dental",
      TUESDAY,
      "book me for a whitening friday at 10",
      "hmm ok then forget the whitening, just do a regular cleaning",
    );
    expect(said[1]).toMatch(/put it down as a cleaning/);
    expect(state.slots.time?.value).toBe("10:00");
    const day = call("dental", TUESDAY, "book me a check-up on monday", "forget monday, how about friday");
    expect(day.state.slots.service?.value).toBe("check-up");
  });

  it("does not move what is only to be canceled", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I need to cancel my cleaning",
      "no I don't want to reschedule",
      "it's thursday at two",
    );
    expect(said[1]).not.toMatch(/to move it/);
    expect(call("dental", TUESDAY, "I want to reschedule my cleaning").said[0]).toMatch(/move it/);
  });

  it("moves what somebody was going to come to", () => {
    expect(
      call(
        "dental",
        TUESDAY,
        "I was gonna come Thursday at two but my kid has a recital, so forget Thursday, what's Friday look like, it's for my crown",
      ).said[0],
    ).toMatch(/move it/);
    const { state } = call(
      "dental",
      TUESDAY,
      "I was gonna come Wednesday at two but my kid has a recital, so forget Wednesday, what's Friday look like",
    );
    expect(state.which).toMatch(/Wednesday/);
    expect(state.note).toMatch(/Friday/);
    expect(
      call("dental", TUESDAY, "I was gonna come in for a cleaning, is Friday good?").said[0],
    ).not.toMatch(/move it/);
    expect(
      call("law", TUESDAY, "I already have a lawyer but I hate him, can I switch to you").said[0],
    ).not.toMatch(/move it/);
  });

  it("hears a reminder that cannot be kept", () => {
    const { state } = call(
      "dental",
      TUESDAY,
      "I got a text saying I have an appointment thursday but I can't make it, can I do friday instead",
    );
    expect(state.stack).toEqual(["move"]);
    expect(call("dental", TUESDAY, "I got a text saying I have an appointment thursday").state.stack).toEqual(
      ["existing"],
    );
  });

  it("calls who would rather be called than come", () => {
    const lines = ["my landlord kept my whole deposit, is that something you handle"];
    expect(call("law", TUESDAY, ...lines, "okay can somebody just call me").state.stack).toEqual([
      "callback",
    ]);
    expect(call("law", TUESDAY, ...lines, "yes please").state.stack).toEqual(["book"]);
  });

  it("takes 'thanks anyway' for no yes", () => {
    const { said } = call("law", TUESDAY, "can you get me a fishing license", "ok thanks anyway");
    expect(said[1]).not.toMatch(/your name/);
  });
});

describe("words that are no name, no time and no yes", () => {
  it("keeps news out of the name", () => {
    const { messages } = call(
      "law",
      TUESDAY,
      "I need to leave word for whoever has the Pruitt case",
      "the hearing moved from the 3rd to the 8th at 1:30",
      "Denise Lowe, 503 555 0163",
      "yes",
    );
    expect(messages[0]?.name).toBe("Denise Lowe");
    expect(JSON.stringify(messages[0])).toMatch(/hearing moved/i);
    expect(
      call("dental", TUESDAY, "I want a cleaning friday at 9", "Tom, Tom Hadley").state.slots.name?.value,
    ).toBe("Tom Hadley");
  });

  it("hears no hour in an age or in one go", () => {
    expect(call("dental", TUESDAY, "Do you see kids? My daughter is four").state.stack).toEqual([]);
    const { said } = call("law", TUESDAY, "I need a will", "Friday. Can I do it all in one go?");
    expect(said[1]).not.toMatch(/taken/);
  });

  it("asks which of two times, however often others were told", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I'd like a cleaning on friday",
      "Joanne Pratt",
      "503 555 0125",
      "yeah that works",
      "yes",
    );
    expect(said[3]).toMatch(/Both are free.*\?/s);
    expect(said[4]).toMatch(/Is that right/);
  });

  it("is not today later this week, nor the Monday that was refused", () => {
    const later = call("dental", TUESDAY, "do you have anything later this week for a cleaning");
    expect(later.said[0]).not.toMatch(/today/i);
    const sunday = "2026-11-29T18:00:00Z";
    expect(
      call("dental", sunday, "I'd like a checkup for next Monday, not tomorrow, the one after").said[0],
    ).toMatch(/December 7th/);
  });
});

describe("danger that is not there", () => {
  it("hears no blow that is denied, and no alarm in itchy eyes", () => {
    const { state } = call(
      "medical",
      TUESDAY,
      "I'm calling for my dad, he fell this morning",
      "no he didn't hit his head",
    );
    expect(state.alarm).toBeUndefined();
    const cat =
      "she brought her cat, and I'm allergic, and now my eyes are itchy and I'm sneezing for two weeks";
    expect(call("medical", TUESDAY, cat).state.alarm).toBeUndefined();
    expect(call("medical", TUESDAY, "he hit his head and he's confused").state.alarm).toBeDefined();
    expect(
      call("medical", TUESDAY, "I'm allergic to nuts and my eyes are swelling shut").state.alarm,
    ).toBeDefined();
  });

  it("takes no leave of who answers what the urgent line is for", () => {
    const { said, ended } = call(
      "dental",
      TUESDAY,
      "I had a root canal there tuesday and now my cheek is all swollen up",
      "no I can breathe fine",
    );
    expect(ended).toBe(false);
    expect(said[1]).toMatch(/5 5 5, 0 1 0, 0 1 7 7/);
    expect(call("dental", TUESDAY, "my cheek is all swollen up", "no, that's all, bye").ended).toBe(true);
  });
});

describe("what begins a visit", () => {
  it.each<[desk: DeskId, lines: string[], stack: string[]]>([
    ["dental", ["one of my fillings popped out, can y'all squeeze me in or what"], ["book"]],
    [
      "dental",
      ["if somebody cancels, can you squeeze me in earlier, I have a cleaning in March"],
      ["existing"],
    ],
    ["medical", ["I need to get a physical for my job, there's a form the doctor has to sign"], ["book"]],
    ["medical", ["I need a form signed for my job"], ["records"]],
    ["dental", ["how long is a first visit", "perfect, can you put her down for one monday"], ["book"]],
    ["dental", ["are you open friday", "what about saturday"], []],
    ["dental", ["I want a cleaning friday", "what about saturday"], ["book"]],
  ])("%s: %j", (desk, lines, stack) => {
    expect(call(desk, TUESDAY, ...lines).state.stack).toEqual(stack);
  });
});

describe("what is meant in the middle of a call", () => {
  it.each<[desk: DeskId, lines: string[], last: RegExp]>([
    ["medical", ["a physical tomorrow, as early as possible", "That works. Dana Whitfield"], /phone number/],
    ["dental", ["a checkup", "I said Friday, late as you can"], /Friday/],
    ["dental", ["I need a cleaning as soon as possible", "sure"], /your name/],
    ["dental", ["I need a cleaning Friday", "sure"], /Both are free/],
    ["dental", ["I need a cleaning next Friday", "early"], /your name/],
    [
      "law",
      ["I need a divorce lawyer", "Monday. And is the first consultation free?"],
      /^A family law.* 200/,
    ],
    ["law", ["is the first consultation free?"], /injuries are free/],
    [
      "law",
      ["I need a will and I got fired", "Tuesday. Can I do both in one go?"],
      /^Yes, bring up both at the one/,
    ],
    ["law", ["A will for my wife and me, Tuesday", "Can we do both in one go?"], /serves you both/],
    ["law", ["I'd like to leave a message for Mr. Pell", "The papers are signed"], /^I have that\. May I/],
    [
      "dental",
      [
        "move my appointment Thursday at ten to Friday at ten",
        "Al Bo",
        "704 555 0190",
        "yes",
        "When will they let me know?",
      ],
      /would call today/,
    ],
    ["dental", ["tengo que cancelar la cita de mi hijo, es el lunes a las tres"], /la cancele/],
    ["dental", ["quiero una cita para mi hijo el lunes"], /puedo a las/],
    [
      "medical",
      ["cancel my visit tomorrow", "Al Bo", "704 555 0190", "yes", "No, I'll rebook when I'm back"],
      /Goodbye|bye/i,
    ],
    ["dental", ["my filling came out", "No it doesn't hurt, it just feels rough"], /today at/],
    [
      "medical",
      ["I got a letter, it says I should call you", "Al Bo", "I don't remember my number"],
      /without a number/,
    ],
    ["medical", ["are you open next Friday", "Late morning"], /^(?!.*how late)/],
    [
      "dental",
      [
        "I'm booked with you for a root canal Monday and I want to know if I can take my blood thinner before it, and also can you text me the address",
      ],
      /Don't stop any medicine/,
    ],
    ["dental", ["I'm booked with you for a root canal and I also need a cleaning Friday"], /^A cleaning/],
    ["law", ["I need a will, how much is that?", "OK, can we come next Tuesday at three?"], /Tuesday/],
    ["ringwell", ["Do you tell them you're a robot?"], /^It says that it is a machine/],
    ["ringwell", ["are you a robot?"], /^I'm an automated/],
  ])("%s: %j", (desk, lines, last) => {
    expect(call(desk, TUESDAY, ...lines).said.at(-1)).toMatch(last);
  });

  it("keeps the caller's name where the other side is told, and takes no yes for it", () => {
    const lines = ["I need a will, next Tuesday", "the first", "by phone", "Colin Ash", "202 555 0163"];
    const { said, state, receipt } = call(
      "law",
      TUESDAY,
      ...lines,
      "No other side for the will. For the job it's Bexley Foods",
    );
    expect(said.at(-1)).toMatch(/^I've noted the other side: Bexley Foods/);
    expect(state.slots.name?.value).toBe("Colin Ash");
    expect(receipt).toMatch(/Other side: Bexley Foods/);
    const asked = call(
      "law",
      TUESDAY,
      "I need a divorce lawyer, next Tuesday",
      ...lines.slice(1),
      "yes it is",
    );
    expect(asked.said.at(-1)).toMatch(/^The name of the person or company/);
  });
});
