import Link from "next/link";
import { content } from "../content";
import { Bars } from "./logo";

export function Services() {
  const { industries, facts, points, groups, jsonLd } = content.services;
  return (
    <>
      {jsonLd.map((each) => (
        <script
          key={each.slice(0, 60)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: each }}
        />
      ))}
      <div className="wrap page-head">
        <h1 className="t-hero">Industries We Serve</h1>
        <p className="lede">
          A dentist’s phone and a lawyer’s phone ask for different things. Ringwell learns yours before it
          takes a call.
        </p>
        <nav className="trades" aria-label="Industries">
          {industries.map(({ id, name }) => (
            <a key={id} href={`#${id}`}>
              {name}
            </a>
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
                  <Link className="btn btn-sm btn-act" href={`/?desk=${desk}#demo`}>
                    <Bars />
                    Hear this call
                    <span className="sr">: {name}</span>
                  </Link>
                )}
                <Link className="btn btn-sm" href={`/your-desk?kit=${kit}`}>
                  Hear it answer as yours
                  <span className="sr">: {name}</span>
                </Link>
              </div>
            </div>
          </article>
        ))}
        <ul className="first-facts soft">
          {facts.map(({ name, summary, more, href }) => (
            <li key={name}>
              <b>{name}</b>
              {summary} <a href={href}>{more}</a>
            </li>
          ))}
        </ul>
      </div>
      <section className="night section" aria-labelledby="technology-title">
        <div className="wrap">
          <h2 className="t-1" id="technology-title">
            Our Voice AI Technology
          </h2>
          <svg className="wave tech-wave" viewBox="0 0 1152 96" aria-hidden="true">
            <path d={content.techWave} />
          </svg>
          <div className="three">
            {points.map(({ id, name, summary, said }) => (
              <div key={id} id={id}>
                <h3 className="t-3">{name}</h3>
                <p>{summary}</p>
                <ul className="heard" aria-label="An example">
                  {said.map(({ who, words }) => (
                    <li key={words} className={who === "caller" ? undefined : "heard-desk"}>
                      <span className="micro">{who}</span> {words}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section className="section" id="faq" aria-labelledby="faq-title">
        <div className="wrap faq">
          <div className="faq-head">
            <h2 className="t-1" id="faq-title">
              Questions people ask first
            </h2>
            <p className="lede mt-4">
              Yours is not here? <Link href="/contact">Send it to us</Link>. A person answers.
            </p>
            <nav className="faq-groups" aria-label="Questions by subject">
              {groups.map(({ title, entries }, g) => (
                <a key={title} href={`#faq-${g + 1}`}>
                  {title} <span className="meta num">{entries.length}</span>
                </a>
              ))}
            </nav>
          </div>
          <div className="faq-list">
            {groups.map((group, g) => (
              <section key={group.title} id={`faq-${g + 1}`} aria-label={group.title}>
                <h3>{group.title}</h3>
                {group.entries.map(({ id, question, answer }, i) => (
                  <details key={id} id={id} open={g + i === 0}>
                    <summary>{question}</summary>
                    <p>{answer}</p>
                  </details>
                ))}
              </section>
            ))}
          </div>
        </div>
      </section>
      <section className="section pt-0" aria-labelledby="ask-title">
        <div className="wrap close">
          <div>
            <h2 className="t-1" id="ask-title">
              Let it take one call.
            </h2>
            <p className="lede mt-4">
              The demo is here, by voice or by typing. What you write to us, a person answers.
            </p>
          </div>
          <div className="row">
            <Link className="btn btn-act" href="/contact">
              Contact Us Today
            </Link>
            <Link className="btn" href="/#demo">
              <Bars />
              Try Our Demo
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
