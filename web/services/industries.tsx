import { Link } from "react-router";
import { industries } from "../../content/industries.ts";
import { priceExamples } from "../../content/price-examples.ts";
import { priceParts, priceRange, prices } from "../../content/prices.ts";
import { AnchorLink } from "../ui/anchor-link.tsx";
import { BarsIcon } from "../ui/bars-icon.tsx";
import { useSectionInView } from "../ui/section-in-view.ts";
import { site } from "../../site.config.ts";

/** At a desk, beside the title: what it does, before any list of it. The whole call is folded with its industry. */
const FirstCall = ({ name, call, leaves }: (typeof industries)[number]) => (
  <dl className="heard ind-first" aria-label={`The beginning of a call, ${name}`}>
    {call.slice(0, 3).map((words, turn) => (
      <div key={words} className={turn % 2 ? "heard-desk" : undefined}>
        <dt className="micro">{turn % 2 ? "assistant" : "caller"}</dt>
        <dd>{words}</dd>
      </div>
    ))}
    <div className="heard-left">
      <dt className="micro">What you find afterwards</dt>
      <dd>{leaves}</dd>
    </div>
  </dl>
);

/** What begins and what ends the place that the header leads to. */
const PLACES = ["price", "technology-title"];

/** Four kinds of business, and what their phones ask for. */
export function Industries() {
  const at = useSectionInView(PLACES);
  return (
    <>
      <div className="wrap page-head ind-head">
        <div>
          <h1 className="t-hero">Industries We Serve</h1>
          <p className="lede">
            {`A dentist’s phone and a lawyer’s phone ask for different things. ${site.name} learns yours before it takes a call.`}
          </p>
        </div>
        <FirstCall {...industries[0]!} />
        <nav className="trades" aria-label="Industries">
          {industries.map(({ id, name }) => (
            <AnchorLink key={id} to={id}>
              {name}
            </AnchorLink>
          ))}
          <AnchorLink to="price">Price: from ${prices.from} a month</AnchorLink>
        </nav>
      </div>
      <div className="wrap inds" data-at={at ?? undefined}>
        {industries.map(({ id, name, features, call, leaves, desk, kit, art, artAlt }, index) => (
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
                <Link className="btn btn-sm" to={desk ? `/?desk=${desk}#demo` : `/your-desk?kit=${kit}`}>
                  <BarsIcon />
                  Try a call
                  <span className="sr">: {name}</span>
                </Link>
              </div>
              <details className="ind-call">
                <summary>
                  Read an example call<span className="sr">: {name}</span>
                </summary>
                <dl className="heard">
                  {call.map((words, turn) => (
                    <div key={words} className={turn % 2 ? "heard-desk" : undefined}>
                      <dt className="micro">{turn % 2 ? "assistant" : "caller"}</dt>
                      <dd>{words}</dd>
                    </div>
                  ))}
                  <div className="heard-left">
                    <dt className="micro">What you find afterwards</dt>
                    <dd>{leaves}</dd>
                  </div>
                </dl>
              </details>
            </div>
          </article>
        ))}
        <p className="ind-own">
          Any of them can be called by your name, with your hours and prices.{" "}
          <Link className="go" to="/your-desk">
            Hear it answer as yours
          </Link>
        </p>
        <ul className="first-facts soft">
          <li id="price">
            <h2 className="t-2">From ${prices.from} a month</h2>
            <p>{priceParts}. For example:</p>
            <dl className="price-examples">
              {priceExamples.map(({ calls, what, parts, total }) => (
                <div key={calls}>
                  <dt>
                    <b>{calls} calls a month</b>, {what}
                  </dt>
                  <dd>
                    <b className="num">{total}</b>
                  </dd>
                  <dd className="micro num">{parts}</dd>
                </div>
              ))}
            </dl>
            <p>Most set-ups come to {priceRange}. Your quote is the same sum with your own counts.</p>
            <p className="price-next">
              <Link className="btn btn-act" to="/assessment">
                Count it for my calls
              </Link>
              <AnchorLink className="go" to="contract">
                Contract and leaving
              </AnchorLink>
            </p>
          </li>
          <li>
            <h2 className="t-2">HIPAA and confidentiality</h2>
            <p>
              Before you begin, you get a list in writing: which companies a call passes through, what each of
              them keeps, and which Business Associate Agreements (BAAs) are signed.
            </p>
            <p>
              Recordings, transcripts and summaries are three separate switches. You choose which of them are
              made and how long they are kept.
            </p>
            <p>
              It tells every caller that it is an assistant, and who may be in danger to call 911 before
              anything else.
            </p>
            <p>
              <AnchorLink className="go" to="health-privacy">
                More on HIPAA
              </AnchorLink>
            </p>
          </li>
        </ul>
      </div>
    </>
  );
}
