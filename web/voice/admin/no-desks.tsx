import { bars } from "../../ui/bars.ts";

const RING = bars([14, 30, 52, 36, 64, 44, 22, 10], { mid: 36 });

/** What a desk is, for whoever has none yet. @param made how many there were once */
export const NoDesks = ({ made }: { made: number }) => (
  <section className="card no-desks" aria-labelledby="no-desks-heading">
    <svg className="wave" viewBox="0 0 64 72" aria-hidden="true">
      <path d={RING} />
    </svg>
    <div className="stack">
      <h2 id="no-desks-heading">
        {made > 0 ? `No link works now; ${made} were made` : "No visitor has made a desk yet"}
      </h2>
      <p className="soft">
        A desk is the demo receptionist, answering for a visitor's own business: its name, hours, services and
        answers.
      </p>
      <ol className="desk-steps">
        <li>
          On the home page, the services page or in a report a visitor presses “Hear it answer as yours” and
          fills in a short form.
        </li>
        <li>Visitors can save theirs under a private link, to call it and to show it to others.</li>
        <li>Here you hear each, see how often it is opened, called and reported, and can switch it off.</li>
      </ol>
      <p>
        <a className="btn" href="/your-desk">
          See the visitor's form
        </a>
      </p>
    </div>
  </section>
);
