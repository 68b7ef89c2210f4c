import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VitalsCard } from "./vitals-card.tsx";

const shown = (count: number) =>
  renderToStaticMarkup(<VitalsCard vitals={[{ name: "inp", p75: 625, count }]} />);

test("three slow measurements are too few to call the pages poor, twenty are not", () => {
  expect(shown(3)).toContain("Too few to judge");
  expect(shown(3)).not.toContain("Poor");
  expect(shown(20)).toContain("Poor");
});
