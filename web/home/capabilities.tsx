import { capabilities } from "../../content/capabilities.ts";
import { BookingScene } from "./booking-scene.tsx";
import { CallsScene, QuestionsScene } from "./calls-scene.tsx";

const scenes = [CallsScene, BookingScene, QuestionsScene];

/** Three jobs, drawn as one evening: the calls come in, one becomes an appointment, and its caller has a question. */
export function Capabilities() {
  return (
    <section className="section" id="services" aria-labelledby="services-title">
      <div className="wrap">
        <h2 className="t-1" id="services-title">
          Our Capabilities
        </h2>
        <p className="lede mt-4">Three jobs your phone has all day. It has them all night, too.</p>
        <div className="caps">
          {capabilities.map(({ id, name, summary }, index) => {
            const Scene = scenes[index];
            return (
              <article key={id} className="cap">
                {Scene && <Scene />}
                <div className="cap-text">
                  <h3>{name}</h3>
                  <p>{summary}</p>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
