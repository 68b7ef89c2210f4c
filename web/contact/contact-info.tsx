import { site } from "../../site.config.ts";
import { telHref } from "../ui/tel-href.ts";

/** How else to reach the company. */
export function ContactInfo() {
  const { email, phone, hours } = site;
  return (
    <div className="contact-info">
      <section aria-labelledby="info">
        <h2 className="t-3" id="info">
          Contact Information
        </h2>
        <dl className="ways">
          <div>
            <dt className="meta">Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt className="meta">Phone</dt>
            <dd>
              <a href={telHref(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt className="meta">Hours</dt>
            <dd>
              {hours}
              <br />
              <span className="meta">After that, {site.name} picks up. Naturally.</span>
            </dd>
          </div>
        </dl>
      </section>
      <Partners />
    </div>
  );
}

/** Who works with the company. */
function Partners() {
  const { trustedBy, logos } = site.partners;
  return (
    <section className="contact-partners" aria-labelledby="partners">
      <h2 className="t-3" id="partners">
        Integration Partners
      </h2>
      <ul className="partners">
        {logos.map(({ name, src, width, height }) => (
          <li key={name}>
            <img src={src} width={width} height={height} alt={name} loading="lazy" />
          </li>
        ))}
      </ul>
      <p className="meta mt-4">Trusted by {trustedBy}</p>
    </section>
  );
}
