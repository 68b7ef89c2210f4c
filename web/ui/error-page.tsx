import { isRouteErrorResponse, Link } from "react-router";
import { bars, quiet } from "./bars.ts";

const voice = [
  37, 11, 52, 50, 71, 48, 79, 44, 34, 8, 12, 19, 22, 35, 53, 65, 47, 36, 5, 31, 49, 34, 44, 55, 44, 39, 15, 5,
  20, 15, 32, 9, 4, 6,
];
const heard = bars(voice, { mid: 64 });
const dropped = bars(quiet(260), { x: 4 + voice.length * 8, mid: 64 });

/** What is shown instead of a page: the call that drops. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap lost">
      <title>{missing ? "404 Page Not Found" : "Something went wrong"}</title>
      <svg className="wave" viewBox="0 0 1152 128" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <path d={dropped} />
        <path className="heard" d={heard} />
      </svg>
      <h1 className="t-hero">{missing ? "404 Page Not Found" : "Something went wrong"}</h1>
      <p className="lede">
        {missing
          ? "Did you forget to add the page to the router?"
          : "The page could not be shown. Nothing that you entered elsewhere is lost. Please try again."}
      </p>
      <p className="soft">{missing ? "Or the line simply dropped. These still work:" : "Or go on here:"}</p>
      <p className="row">
        <Link className="btn btn-act" to="/">
          Go to the homepage
        </Link>
        <Link className="btn" to="/news">
          News
        </Link>
        <Link className="btn" to="/contact">
          Contact
        </Link>
      </p>
    </div>
  );
}
