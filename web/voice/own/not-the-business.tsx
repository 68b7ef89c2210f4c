import { site } from "../../../site.config.ts";

/** Said wherever a visitor's desk answers. */
export const NOT_THE_BUSINESS = "A demonstration made by a visitor, not the business itself.";

/** Where it cannot be overlooked: above the call. */
export const NotTheBusiness = () => (
  <p className="own-warning" role="note">
    <b>{NOT_THE_BUSINESS}</b> {site.name}, an AI receptionist, answers here as it might there. Bookings and
    messages go to nobody and are kept nowhere.
  </p>
);
