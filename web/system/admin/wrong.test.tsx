import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Wrong } from "./wrong.tsx";

test("all is well only once there is a backup", () => {
  const said = (how: object) => renderToStaticMarkup(<Wrong sentences={[]} {...how} />);
  expect(said({})).toContain("Nothing is wrong.");
  expect(said({ isYoung: true })).toContain("The first backup hasn’t been made yet.");
  expect(said({ isUnkept: true, isYoung: true })).toContain("backups are off");
});
