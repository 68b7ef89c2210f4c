import { isRouteErrorResponse, Link } from "react-router";

/** What is shown instead of a page: the call that drops. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="wrap lost">
      <title>{missing ? "404 Page Not Found" : "Something went wrong"}</title>
      <svg className="wave" viewBox="0 0 560 112" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
        <path
          className="heard"
          d="M4 50v12M12 44v24M20 36v40M28 46v20M36 30v52M44 22v68M52 34v44M60 26v60M68 40v32M76 32v48M84 44v24M92 48v16M100 52v8"
        />
        <path d="M108 56v.01M116 56v.01M124 56v.01M132 56v.01M140 56v.01M148 56v.01M156 56v.01M164 56v.01M172 56v.01M180 56v.01M188 56v.01M196 56v.01M204 56v.01M212 56v.01M220 56v.01M228 56v.01M236 56v.01M244 56v.01M252 56v.01M260 56v.01M268 56v.01M276 56v.01M284 56v.01M292 56v.01M300 56v.01" />
      </svg>
      <h1 className="t-1">{missing ? "404 Page Not Found" : "Something went wrong"}</h1>
      <p className="lede">
        {missing
          ? "Did you forget to add the page to the router?"
          : "The page could not be shown. Nothing that you entered elsewhere is lost. Please try again."}
      </p>
      <p className="row">
        <Link className="btn btn-act" to="/">
          Back to the homepage
        </Link>
        <Link className="btn" to="/contact">
          Contact us
        </Link>
      </p>
    </div>
  );
}
