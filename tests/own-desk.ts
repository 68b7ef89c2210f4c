import type { OwnDeskInput } from "../contracts/voice-own-desk.ts";

/** A small business that nobody of the demo is. */
export const ownDeskInput = (change: Partial<OwnDeskInput> = {}): OwnDeskInput => ({
  kit: "trades",
  business: "Otter Creek Plumbing",
  timeZone: "America/Denver",
  hours: {
    mon: [["07:00", "16:00"]],
    tue: [["07:00", "16:00"]],
    wed: [["07:00", "16:00"]],
    thu: [["07:00", "16:00"]],
    fri: [["07:00", "12:00"]],
    sat: [],
    sun: [],
  },
  services: [
    { name: "Drain cleaning", minutes: 60, price: 145, from: false },
    { name: "Water heater installation", minutes: 240, price: null, from: false },
  ],
  answers: [{ id: "area", text: "We serve Otter Creek and the three towns around it" }],
  urgentPhone: "(555) 010-0199",
  ...change,
});
