import { Link } from "react-router";
import { prices } from "../../content/prices.ts";
import { site } from "../../site.config.ts";
import { AnchorLink } from "../ui/anchor-link.tsx";
import { BarsIcon } from "../ui/bars-icon.tsx";
import { HeroSmall } from "./hero-small.tsx";
import { HeroWide } from "./hero-wide.tsx";

const story = [
  { when: "7:04 pm. The phone rings.", what: "You have gone home. The caller has not." },
  { when: `${site.name} answers.`, what: "With your name, your hours and your rules." },
  {
    when: "7:05 pm. It is in the calendar.",
    what: "Read back, confirmed, and in your messages. An example evening.",
  },
];

/** The promise, three ways to go on, and the drawing: a call that becomes an appointment. */
export function Hero() {
  return (
    <section className="hero">
      <div className="wrap">
        <h1 className="t-hero">{site.tagline}</h1>
        <div className="hero-copy">
          <p className="lede">
            {`An AI receptionist for practices, law firms and small businesses. Someone calls at 7 pm, and you are closed. ${site.name} answers, books the visit, and texts you the summary.`}
          </p>
          <div className="hero-acts">
            <Link className="btn btn-act" to="/assessment" viewTransition>
              Free AI Business Assessment
            </Link>
            <AnchorLink className="btn try" to="voice-demo">
              <BarsIcon />
              Try Demo
            </AnchorLink>
            <AnchorLink className="btn btn-bare" to="services">
              Explore Solutions
            </AnchorLink>
          </div>
          <ul className="hero-facts">
            <li>
              <Link to="/services#price">From ${prices.from} a month</Link>
            </li>
            <li>You keep your number</li>
            <li>It always says it is an assistant</li>
          </ul>
        </div>
      </div>
      <div className="hero-drawing">
        <HeroWide />
        <HeroSmall />
      </div>
      <ol className="story wrap">
        {story.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            {what}
          </li>
        ))}
      </ol>
    </section>
  );
}
