import { Link } from "react-router";
import { industries } from "../../content/industries.ts";
import { priceRange, prices } from "../../content/prices.ts";
import { AnchorLink } from "../ui/anchor-link.tsx";
import { BarsIcon } from "../ui/bars-icon.tsx";
import { site } from "../../site.config.ts";

/** Four kinds of business, and what their phones ask for. */
export function Industries() {
  return (
    <>
      <div className="wrap page-head">
        <h1 className="t-hero">Industries We Serve</h1>
        <p className="lede">
          {`A dentist’s phone and a lawyer’s phone ask for different things. ${site.name} learns yours before it takes a call.`}
        </p>
        <nav className="trades" aria-label="Industries">
          {industries.map(({ id, name }) => (
            <AnchorLink key={id} to={id}>
              {name}
            </AnchorLink>
          ))}
        </nav>
      </div>
      <div className="wrap inds">
        {industries.map(({ id, name, features, desk, kit, art, artAlt }, index) => (
          <article key={id} id={id} className="ind">
            <img
              src={`/industries/${art}`}
              width="640"
              height="400"
              alt={artAlt}
              loading={index < 2 ? "eager" : "lazy"}
            />
            <div>
              <h2 className="t-2">{name}</h2>
              <ul className="ticks">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <div className="row ind-calls">
                {desk && (
                  <Link className="btn btn-sm" to={`/?desk=${desk}#demo`}>
                    <BarsIcon />
                    Hear this call
                    <span className="sr">: {name}</span>
                  </Link>
                )}
                <Link className={desk ? "btn btn-sm btn-bare" : "btn btn-sm"} to={`/your-desk?kit=${kit}`}>
                  {!desk && <BarsIcon />}
                  Hear it answer as yours
                  <span className="sr">: {name}</span>
                </Link>
              </div>
            </div>
          </article>
        ))}
        <ul className="first-facts soft">
          <li>
            <b>From ${prices.from} a month</b>
            Most set-ups come to {priceRange}. <AnchorLink to="price">What it depends on</AnchorLink>
          </li>
          <li>
            <b>HIPAA and professional confidence</b>
            Which companies a call passes through, and what each keeps: in writing, before you begin.{" "}
            <AnchorLink to="health-privacy">What we show you</AnchorLink>
          </li>
        </ul>
      </div>
    </>
  );
}
