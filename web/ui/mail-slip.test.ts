import { expect, test } from "vitest";
import { meantAddress } from "./mail-slip.ts";

test.for([
  ["maria@gmial.com", "maria@gmail.com"],
  ["maria@gmai.com", "maria@gmail.com"],
  ["Maria.Lopez@GMAIL.CON", "Maria.Lopez@gmail.com"],
  ["dana@hotmial.com", "dana@hotmail.com"],
  ["dana@yaho.com", "dana@yahoo.com"],
  ["dana@outlok.con", "dana@outlook.com"],
  ["dana@iclould.com", "dana@icloud.com"],
  ["front.desk@larkspurdental.con", "front.desk@larkspurdental.com"],
])("%s was probably meant to be %s", ([typed, meant]) => {
  expect(meantAddress(typed ?? "")).toBe(meant);
});

test.for([
  "maria@gmail.com",
  "maria@mail.com",
  "dana@ymail.com",
  "dana@larkspur.example",
  "dana@mercy.com",
  "dana@me.co",
  "dana@male.com",
  "office@smithlaw.com",
  "dana@gmail",
  "dana@",
  "",
])("%s is left alone", (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
