import { isRouteErrorResponse, Link } from "react-router";
import { RequestIdLine } from "./request-id.tsx";
import { FootWave } from "./foot-wave.tsx";

function titleFor(error: unknown) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 429 || status === 503 ? "The line is busy" : "Something went wrong";
}

/** What is shown instead of a page: the call that drops. */
export function ErrorPage({ error }: { error: unknown }) {
  const title = titleFor(error);
  return (
    <div className="wrap lost">
      <title>{title}</title>
      <FootWave />
      <h1 className="t-hero">{title}</h1>
      <p className="lede">Please try again soon.</p>
      <RequestIdLine error={error} />
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
    </div>
  );
}
