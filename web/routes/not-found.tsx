import { data } from "react-router";

/** Every address that no route knows: answered with status 404. */
export const loader = () => {
  throw data("Not found", { status: 404 });
};

export default function NotFound() {
  return null;
}
