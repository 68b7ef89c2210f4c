import { describe, expect, it } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// A couple with a service each, told in one breath: nobody's service, name or morning is lost.

describe("two people with a service each", () => {
  it("are booked for what each of them needs", () => {
    const { said, bookings } = call(
      "dental",
      NOVEMBER_30,
      "Hi, my wife and I both need to come in, a bridge for me and a filling for her",
      "Any morning works",
      "The first one is mine",
      "Tom Albrecht and she's Lena",
      "555 010 4477",
      "yes",
      "Tomorrow at 10:30",
      "yes",
    );
    expect(said[0]).toMatch(/^Yours first, then your wife's\. A crown consultation/);
    expect(said[5]).toMatch(/Now your wife's.*For Lena Albrecht, then/);
    expect(bookings.map(({ service, name }) => [service, name])).toEqual([
      ["crown", "Tom Albrecht"],
      ["filling", "Lena Albrecht"],
    ]);
  });

  it("come on the same morning where they asked for it, and the name that was told is not asked for", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I need a cleaning and my wife needs a filling, can we come the same morning?",
      "Thursday",
      "the first one's mine",
      "Tom Albrecht. She's Lena Albrecht",
      "555 010 4477",
      "yes",
    );
    expect(said.at(-1)).toMatch(/Now your wife's.*For Lena Albrecht, then.*Thursday, December 3rd/);
  });

  it("whose visit comes first has their own name on it", () => {
    const { said, bookings } = call(
      "dental",
      NOVEMBER_30,
      "My husband and I need appointments. A crown for him and a cleaning for me.",
      "Thursday morning",
      "The first",
      "Ann Bell, and he's Greg",
      "555 010 4478",
      "yes",
    );
    expect(said[4]).toMatch(/a crown consultation.*for Greg Bell/);
    expect(bookings[0]?.text).toContain("Called by: Ann Bell");
  });
});
