import { expect, it } from "vitest";
import type { At } from "./dangers.ts";
import { played } from "./danger-play.ts";

const HEART = "I've got pressure in my chest and my left hand's tingling";
const BABY = "she is 3 weeks old, temprature 101";
const DESPAIR = "Honestly I don't see why I'd keep going. They'd all be better off without me.";

it("hears that a mother is driving to the hospital, and orders her to call no more", () => {
  const { said, ended } = played(
    "medical",
    BABY,
    "but she jus hot, she drinkin ok. no ambulanse, cost too much. can docter see her today?",
    "ok we go to hospital now in car",
    "we in car now, i dont call",
    "which hospital is close?",
    "yes we are on way in car, bye",
  );
  expect(said[1]).toMatch(/call to 911 is free/);
  expect(said[2]).toMatch(/^Good, go now/);
  expect(said[3]).toMatch(/drive safely/);
  expect(said[4]).toMatch(/nearest emergency room/);
  expect(said.slice(2).join(" ")).not.toMatch(/hang up|call 911 first|your plan|What day/i);
  expect(ended).toBe(true);
});

it("keeps a call back beside a crisis, hears who dials, and asks for no day after it", () => {
  const { said, receipt } = played(
    "law",
    "I need a lawyer about custody of my boys.",
    DESPAIR,
    "I'm not going to do anything tonight. I just don't want to talk to a hotline.",
    "I'm okay. Can somebody from your office just call me back? Paul Rennick, 502 555 0119.",
    "My brother's here with me.",
    "It's Paul Rennick, 502 555 0119. He's dialing now.",
    "Yes, someone picked up. Thanks.",
  );
  expect(said[2]).toMatch(/988 answers by text too/);
  expect(said[3]).toMatch(/^I've noted that\. They would see it with your number.*988/s);
  expect(said[5]).not.toMatch(/Is 988 on the line/);
  expect(said[6]).toMatch(/^I'm glad/);
  expect(said[6]).not.toMatch(/What day|Which day/);
  expect(receipt).toMatch(/Name: Paul Rennick.*\(502\) 555-0119/s);
});

it.each<[At, string, string, RegExp]>([
  ["medical", HEART, "I don't have insurance", /call to 911 is free/],
  ["medical", HEART, "Can't I just come in and do an EKG?", /office visit isn't enough/],
  ["medical", HEART, "My wife could drive me", /don't drive yourself/],
  ["medical", HEART, "Just put Dr. Brandt on the phone please", /can't put anybody through.*911/s],
  ["medical", HEART, "Do I tell them my heart medicine?", /^Yes, tell 911 that/],
  ["ringwell", HEART, "Are you still there", /^I'm here.*911/s],
  ["law", HEART, "it's not me, it's for my neighbor", /911 for somebody else/],
  [
    "trades",
    "my neighbor's house smells like gas",
    "It's not my house, it's for my neighbor",
    /keep away from that house/,
  ],
  [
    "law",
    "My wife, she's going to kill me",
    "No no, I mean because I forgot the anniversary, sorry",
    /misunderstood/,
  ],
  ["law", DESPAIR, "You're a machine, you don't care", /deserve a person.*988|988/s],
  ["medical", "mi esposo tiene dolor en el pecho", "no quiero ambulancia, cuesta mucho", /911 es gratis/],
])("at the %s desk, after %j, answers %j", (at, alarm, words, answer) => {
  const { said, state } = played(at, alarm, words);
  expect(said[1]).toMatch(answer);
  expect(said[1]).not.toBe(said[0]);
  if (!/misunderstood/.test(answer.source)) expect(state.alarm).toBeDefined();
});

it("takes a name and number once the ambulance is there, and asks for nothing else", () => {
  const { said, receipt } = played(
    "medical",
    "my dad's got this crushing feeling in his chest",
    "The ambulance just pulled up",
    "They're taking him to Saint Luke's, can someone tell Dr. Brandt?",
    "Frank Osterman, 704 555 0166",
  );
  expect(said[1]).toMatch(/with you now/);
  expect(said[2]).toBe("I'll tell Dr. Brandt. If you like, leave a number where you can be reached.");
  expect(said[3]).toBe("I've noted that.");
  expect(receipt).toMatch(/Frank Osterman.*\(704\) 555-0166/s);
});
