export interface Capability {
  id: string;
  name: string;
  /** The card's text on the home page. */
  summary: string;
}

/** The three jobs, in the order of the home page's cards; what else there is to say of them is in `services.ts`. */
export const capabilities: readonly Capability[] = [
  {
    id: "virtual-receptionist",
    name: "Virtual Receptionist",
    summary:
      "Answers on the first ring, in your words. It knows who may be put through and what cannot wait until morning.",
  },
  {
    id: "appointment-scheduling",
    name: "Appointment Scheduling",
    summary: "Offers two times, reads the choice back, and books it. Changes and cancellations too.",
  },
  {
    id: "customer-support",
    name: "Customer Support",
    summary: "Hours, parking, insurance: answered from your own pages. What it does not know, it asks you.",
  },
];
