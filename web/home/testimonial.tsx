import { site } from "../../site.config.ts";
import { bars } from "../ui/bars.ts";

const voice = [0, 12, 9, 14, 5, 7, 8, 11, 26, 33, 29, 26, 22, 5, 18, 24, 38, 21, 23, 12, 15, 0];

/** One doctor’s words, with the sound of them; until there are a customer’s own, it says that they are an example. */
export function Testimonial() {
  const { quote, name, role } = site.testimonial;
  return (
    <section className="section pt-0" aria-label="Testimonial">
      <div className="wrap">
        <figure className="quote">
          <p className="label">What a morning looks like: an example</p>
          <blockquote>
            <p>“{quote}”</p>
          </blockquote>
          <figcaption className="voice">
            <svg className="wave" viewBox="0 0 176 48" aria-hidden="true">
              <path d={bars(voice, { mid: 24 })} />
            </svg>
            <span>
              <strong>{name}</strong>
              <br />
              <span className="meta">{role}</span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
