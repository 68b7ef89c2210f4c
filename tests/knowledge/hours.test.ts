import { describe, expect, it } from "vitest";
import { call, type DeskId, NOVEMBER_30 } from "../receptionist/called.ts";

const SATURDAY = "2026-11-28T21:11:00Z";
const answer = (desk: DeskId, at: string, question: string) => call(desk, at, question).said[0];

describe("what is asked of the hours is answered, and not the week recited", () => {
  it.each<[DeskId, string, string]>([
    ["dental", "Are you open today?", "Yes, today we're open 8 to noon and 1 to 5."],
    ["dental", "are you open right now", "Yes, until noon."],
    ["dental", "what time do you open tomorrow", "Tomorrow we open at 8."],
    ["dental", "how late are you open tonight", "Today we close at 5."],
    ["dental", "Are you people open at lunch or aren't you?", "No, we close for lunch, noon to 1."],
    ["law", "are you closed for lunch", "No, we're open through lunch."],
    ["dental", "do you have evening hours", "Yes, until 6:30 on Wednesday."],
    ["law", "do you have evening hours", "No, the latest we're open is 5:30, Monday to Thursday."],
    ["dental", "are you open early before work", "Yes, we open at 8 Monday to Friday."],
    ["dental", "are you open on weekends", "Yes, Saturday 9 to 1. We're closed on Sunday."],
    ["law", "are you open on weekends", "No, we're closed on Saturday and Sunday."],
    ["dental", "are you open on saturdays", "Yes, on Saturdays we're open 9 to 1."],
    ["dental", "are you closed on Sunday?", "Yes, we're closed on Sundays. Anything"],
    ["dental", "¿Hasta qué hora abren hoy?", "Hoy cerramos a las 5."],
    ["dental", "¿Abren los sábados?", "Sí, los sábados abrimos de 9 a 1."],
    ["dental", "¿cierran al mediodía?", "Sí, cerramos al almuerzo, de mediodía a 1."],
    ["dental", "what are your hours", "We're open Monday, Tuesday and Thursday 8 to 5."],
  ])("%s: '%s'", (desk, question, said) => {
    expect(answer(desk, NOVEMBER_30, question)).toContain(said);
  });
});

describe("a day that is over is not told as if it were open", () => {
  it.each([
    ["Are you open on Saturday?", "Yes, on Saturdays we're open 9 to 1. Today we've closed already."],
    ["Are you open today?", "Today we were open 9 to 1, and have closed. We open again on Monday the 30th."],
    ["are you open right now", "No, we're closed for today. We open again on Monday the 30th."],
    ["¿Abren hoy?", "Hoy abrimos de 9 a 1; ya está cerrado. Abrimos el lunes 30."],
  ])("'%s' on a Saturday afternoon", (question, said) => {
    expect(answer("dental", SATURDAY, question)).toContain(said);
  });
});
