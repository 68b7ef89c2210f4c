import { site } from "../../../site.config.ts";

/** Said wherever a visitor's desk answers. */
export const NOT_THE_BUSINESS = "A demonstration, not the business itself.";

/** Where it cannot be overlooked: between the name and the call. */
export const NotTheBusiness = () => (
  <p className="own-warning" role="note">
    <b>{NOT_THE_BUSINESS}</b> {site.name}, an AI receptionist, answers. What is booked or left goes to nobody
    and is kept nowhere.
  </p>
);
