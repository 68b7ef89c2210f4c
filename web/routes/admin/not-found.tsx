import { data } from "react-router";

const missing = () => {
  throw data("Not found", { status: 404 });
};

/** Any address of the area that is no page: said in the area, with status 404. */
export const loader = () => missing();
export const clientLoader = () => missing();

export default function NotFound() {
  return null;
}
