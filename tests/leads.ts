import type { Lead, LeadDetails } from "../contracts/leads.ts";
import type { TestSite, Visitor } from "./site.ts";

export const dana = {
  name: "Dana Whitfield",
  email: "dana@larkspur.example",
  company: "Larkspur Family Dental",
  phone: "(555) 010-0188",
  message: "We miss most calls after five. Can you help us with that?",
};
export const assessment = {
  businessName: "Larkspur Family Dental",
  email: "Dana@Larkspur.example",
  industry: "Healthcare",
  customerInteractionPercentage: "51-75",
  interactionChannels: ["Phone Calls"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["Appointment Scheduling"],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "comfortable",
  primaryGoal: "increased-efficiency",
};
interface Page {
  leads: Lead[];
  total: number;
  totalPages: number;
  counts: Record<string, number>;
}
export const list = async (visitor: Visitor, query = "") =>
  (await (await visitor.get(`/api/leads${query}`)).json()) as Page;
export const details = async (visitor: Visitor, id: string) =>
  (await (await visitor.get(`/api/leads/${id}`)).json()) as LeadDetails;
export const contact = (site: TestSite, more: object = {}) =>
  site.visitor().send("POST", "/api/contact", { ...dana, ...more });
export const keepDemoCall = (site: TestSite, email = dana.email) =>
  site.deps.voice.demoCalls.save({
    state: null,
    callId: crypto.randomUUID(),
    scenario: "dental",
    provider: "hosted",
    transcript: [{ role: "user", text: "Do you take new patients?" }],
    name: "Dana",
    email,
    lengthMs: 61_000,
    medianReplyMs: null,
    interruptions: 0,
    rating: 5,
  });
