import { isRouteErrorResponse, Link } from "react-router";
import { RequestIdLine } from "./request-id.tsx";
import { FootWave } from "./foot-wave.tsx";

const AGAIN = "Please try again soon.";
const words = {
  missing: {
    title: "404 Page Not Found",
    text: "Nobody picks up here. These do:",
  },
  busy: { title: "The line is busy", text: AGAIN },
  broken: { title: "Something went wrong", text: AGAIN },
};

function wordsFor(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return words.missing;
  return status === 429 || status === 503 ? words.busy : words.broken;
}

/** What is shown instead of a page: the call that drops. */
export function ErrorPage({ error }: { error: unknown }) {
  const { title, text } = wordsFor(error);
  return (
    <div className="wrap lost">
      <title>{title}</title>
      <FootWave />
      <h1 className="t-hero">{title}</h1>
      <p className="lede">{text}</p>
      {words.missing.title !== title && <RequestIdLine error={error} />}
      <p className="row">
        <Link className="btn btn-act" to="/">
          Go to the homepage
        </Link>
        {["Services", "News", "Contact"].map((name) => (
          <Link className="btn" to={`/${name.toLowerCase()}`} key={name}>
            {name}
          </Link>
        ))}
      </p>
      {words.missing.title === title && (
        <p className="meta">
          To our web team: <q>Did you forget to add the page to the router?</q>
        </p>
      )}
    </div>
  );
}
