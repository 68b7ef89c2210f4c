import { isRouteErrorResponse, Link } from "react-router";
import { RequestIdLine } from "./request-id.tsx";
import { bars, dots } from "./bars.ts";

const voice = [
  37, 11, 52, 50, 71, 48, 79, 44, 34, 8, 12, 19, 22, 35, 53, 65, 47, 36, 5, 31, 49, 34, 44, 55, 44, 39, 15, 5,
  20, 15, 32, 9, 4, 6,
];
const heard = bars(voice, { mid: 64 });
const dropped = dots(260, { x: 4 + voice.length * 8, mid: 64 });

const words = {
  missing: {
    title: "404 Page Not Found",
    text: "Nobody picks up at this address. The page may have moved, or a letter is missing. These all answer:",
    after: "Did you forget to add the page to the router?",
  },
  busy: {
    title: "The line is busy",
    text: "This page cannot be shown just now. Please try again in a moment. Nothing that you entered elsewhere is lost.",
    after: "",
  },
  broken: {
    title: "Something went wrong",
    text: "The page could not be shown. Nothing that you entered elsewhere is lost. Please try again.",
    after: "",
  },
};

function wordsFor(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return words.missing;
  return status === 429 || status === 503 ? words.busy : words.broken;
}

/** What is shown instead of a page: the call that drops. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text, after } = wordsFor(error);
  return (
    <div className="wrap lost">
      <title>{title}</title>
      <svg className="wave" viewBox="0 0 1152 128" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
        <path className="dots" d={dropped} />
        <path className="heard" d={heard} />
      </svg>
      <h1 className="t-hero">{title}</h1>
      <p className="lede">{text}</p>
      {words.missing.title !== title && <RequestIdLine error={error} />}
      <p className="row">
        <Link className="btn btn-act" to="/">
          Go to the homepage
        </Link>
        <Link className="btn" to="/services">
          Services
        </Link>
        <Link className="btn" to="/news">
          News
        </Link>
        <Link className="btn" to="/contact">
          Contact
        </Link>
      </p>
      {after && <p className="meta">{after}</p>}
    </div>
  );
}
