import type { Weekday } from "../../../content/desks/desk.ts";
import { kits } from "../../../content/desks/kits/kits.ts";
import { kitOfIndustry } from "../../../contracts/industries.ts";
import { KIT_IDS, type KitId, type OwnDeskInput } from "../../../contracts/voice-own-desk.ts";
import { localDraft } from "../../ui/local-draft.ts";

/** A desk as its form holds it, kept in this browser. */
export interface DeskDraft {
  kit: KitId;
  business: string;
  timeZone: string;
  hours: Record<Weekday, { open: boolean; from: string; to: string }>;
  services: ServiceDraft[];
  /** By the question's id in the kit; `on` once the owner has said that it is true. */
  answers: Record<string, { on: boolean; text: string }>;
  urgentPhone: string;
  /** The line was opened: it is open when its owner comes back. */
  opened?: boolean;
  /** The private link, once there is one. */
  link?: { path: string; ownerKey: string; expiresAt: string };
}
export interface ServiceDraft {
  key: number;
  name: string;
  minutes: string;
  price: string;
  from: boolean;
}

export const WEEK: readonly (readonly [Weekday, string])[] = [
  ["mon", "Monday"],
  ["tue", "Tuesday"],
  ["wed", "Wednesday"],
  ["thu", "Thursday"],
  ["fri", "Friday"],
  ["sat", "Saturday"],
  ["sun", "Sunday"],
];

const FOUR_WEEKS_MS = 28 * 86_400_000;
export const deskDraft = localDraft<DeskDraft>(
  "own-desk",
  (value): value is DeskDraft => {
    const draft = value as Partial<DeskDraft> | null;
    return (
      (KIT_IDS as readonly unknown[]).includes(draft?.kit) &&
      typeof draft?.business === "string" &&
      typeof draft.urgentPhone === "string" &&
      Array.isArray(draft.services) &&
      typeof draft.answers === "object" &&
      WEEK.every(([day]) => typeof draft.hours?.[day]?.open === "boolean")
    );
  },
  FOUR_WEEKS_MS,
);

/** What a kit begins with: its hours and services to be changed, its answers to be confirmed. */
export function fromKit(kit: KitId): Pick<DeskDraft, "kit" | "hours" | "services" | "answers"> {
  const { hours, services, asked } = kits[kit];
  return {
    kit,
    hours: Object.fromEntries(
      WEEK.map(([day]) => {
        const [from, to] = hours[day][0] ?? ["09:00", "17:00"];
        return [day, { open: hours[day].length > 0, from, to }];
      }),
    ) as DeskDraft["hours"],
    services: services.slice(0, 4).map(({ name, minutes }, key) => ({
      key,
      name,
      minutes: String(minutes),
      price: "",
      from: false,
    })),
    answers: Object.fromEntries(asked.map(({ id, suggestion }) => [id, { on: false, text: suggestion }])),
  };
}

/** What another page of this site knows of the visitor's business: the assessment, a report, a link in its mail. */
export interface Prefill {
  kit?: string | null;
  business?: string | null;
  /** An industry of the assessment. */
  industry?: string | null;
}

export function newDraft({ kit, business, industry }: Prefill, timeZone: string): DeskDraft {
  const chosen = KIT_IDS.find((id) => id === kit) ?? kitOfIndustry(industry);
  return { ...fromKit(chosen), business: (business ?? "").slice(0, 80), timeZone, urgentPhone: "" };
}

/** A row that was added and never filled says nothing; one stays, so that there is something to book. */
export function filledServices(services: readonly ServiceDraft[]): ServiceDraft[] {
  const filled = services.filter(({ name, price }) => name.trim() !== "" || price.trim() !== "");
  return filled.length > 0 ? filled : services.slice(0, 1);
}

const whole = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

/** The draft as the server takes it: what was not confirmed stays here. */
export function inputOf(draft: DeskDraft): OwnDeskInput {
  const { kit, business, timeZone, hours, services, answers, urgentPhone } = draft;
  return {
    kit,
    business,
    timeZone,
    urgentPhone,
    hours: Object.fromEntries(
      WEEK.map(([day]) => [day, hours[day].open ? [[hours[day].from, hours[day].to]] : []]),
    ) as OwnDeskInput["hours"],
    services: filledServices(services).map(({ name, minutes, price, from }) => ({
      name,
      minutes: whole(minutes),
      price: price.trim() === "" ? null : whole(price),
      from,
    })),
    answers: kits[kit].asked.flatMap(({ id }) => {
      const given = answers[id];
      return given?.on ? [{ id, text: given.text }] : [];
    }),
  };
}
