import { Link } from "react-router";

export function Closing() {
  return (
    <section className="section" aria-labelledby="closing-title">
      <div className="wrap close">
        <div>
          <h2 className="t-1" id="closing-title">
            Where do your calls go after five?
          </h2>
          <p className="lede mt-4">
            Answer a few questions. A person reviews the report before it reaches you. It takes about 5
            minutes and costs nothing.
          </p>
        </div>
        <Link className="btn btn-act" to="/assessment" viewTransition>
          Free AI Business Assessment
        </Link>
      </div>
    </section>
  );
}
