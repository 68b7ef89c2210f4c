import { expect, test } from "vitest";
import { hasSheet, markBoxes, markNumbers, markSheets } from "./tables.ts";

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

const table = (...rows: string[]) => `<table><tbody>${rows.join("")}</tbody></table>`;

test("a table with places to fill in is a sheet, one with a cell that says nothing is not", () => {
  expect(hasSheet(table(row("A. Calls that nobody took", "The log", "……")))).toBe(true);
  expect(hasSheet(table(row("Monday", ""), row("Tuesday", ""), row("Wednesday", "")))).toBe(true);
  // As the editor writes them.
  expect(hasSheet(table("<tr><td><p>Voicemail</p></td><td><p>……</p></td></tr>"))).toBe(true);
  expect(hasSheet(table(row("", "Before", "After"), row("Calls", "17", "")))).toBe(false);
  expect(hasSheet(table(row("Before", "")) + table(row("After", ""), row("Later", "")))).toBe(false);
  expect(hasSheet("<p>Wait……</p>")).toBe(false);
});

test("cells of a number alone are marked as such", () => {
  for (const number of ["17", "$1,140", "12.5 %", "-3", "−3"])
    expect(markNumbers(row("x", number))).toBe(`<tr><td>x</td><td class="num">${number}</td></tr>`);
  expect(markNumbers('<td colspan="2"><p>17</p></td>')).toBe('<td colspan="2" class="num"><p>17</p></td>');
  for (const words of ["8:05", "1. Line", "911, at once", "Cleaning 60 minutes", "……"])
    expect(markNumbers(row(words))).toBe(row(words));
});

test("sheets are marked among the tables with empty places instead of dots, points with a box among the points", () => {
  const sheet = table(row("A. Calls that nobody took", "The log", "……"));
  const read = table(row("Calls", "The log", "17"));
  expect(markSheets(read + sheet)).toBe(
    read +
      sheet.replace("<table>", '<table class="to-fill">').replace("<td>……</td>", '<td class="blank"></td>'),
  );
  expect(markBoxes("<ul><li>☐ The line</li><li><p>☐ The note</p></li><li>No box ☐</li></ul>")).toBe(
    '<ul><li class="boxed">☐ The line</li><li class="boxed"><p>☐ The note</p></li><li>No box ☐</li></ul>',
  );
});
