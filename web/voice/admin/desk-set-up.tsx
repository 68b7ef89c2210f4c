import { Link } from "react-router";
import { kits } from "../../../content/desks/kits/kits.ts";
import type { ListedDesk, OwnDesk } from "../../../contracts/voice-own-desk.ts";
import { telHref } from "../../ui/tel-href.ts";
import { WEEK } from "../own/draft.ts";

/** What has come of a desk, and what its maker set up: all that it can say, beside what says it. */
export function DeskSetUp({ listed, desk }: { listed: ListedDesk; desk: OwnDesk }) {
  const { opened, calls, reports, email } = listed;
  const labels = new Map(kits[desk.kit].asked.map(({ id, label }) => [id, label]));
  return (
    <section className="card stack desk-set-up" aria-labelledby="set-up-heading">
      <h2 id="set-up-heading">What they set up</h2>
      <dl className="desk-counts">
        <Count of="Opens" is={opened} />
        <Count of="Calls" is={calls} />
        <Count of="Reports" is={reports} />
      </dl>
      <div>
        <h3>Hours</h3>
        <dl className="desk-list">
          {WEEK.map(([day, name]) => (
            <div key={day}>
              <dt>{name}</dt>
              <dd>
                {desk.hours[day].map(([from, to]) => `${hour(from)} to ${hour(to)}`).join(", ") || "Closed"}
              </dd>
            </div>
          ))}
        </dl>
        <p className="micro">{desk.timeZone.replaceAll("_", " ")} time</p>
      </div>
      <div>
        <h3>Services</h3>
        <dl className="desk-list">
          {desk.services.map(({ name, minutes, price, from }) => (
            <div key={name}>
              <dt>
                <bdi>{name}</bdi>
              </dt>
              <dd>
                {minutes} min
                {price !== null && `, ${from ? "from " : ""}$${price.toLocaleString("en-US")}`}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <details className="looks">
        <summary>
          {desk.answers.length === 0
            ? "No answers of their own"
            : desk.answers.length === 1
              ? "1 answer of their own"
              : `${desk.answers.length} answers of their own`}
        </summary>
        <dl className="desk-answers">
          {desk.answers.map(({ id, text }) => (
            <div key={id}>
              <dt>{labels.get(id) ?? id}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {desk.urgentPhone && (
        <p>
          Urgent calls go to <a href={telHref(desk.urgentPhone)}>{desk.urgentPhone}</a>
        </p>
      )}
      <p>
        <Link to={`/admin/leads?search=${encodeURIComponent(email)}`}>What else this person left</Link>
      </p>
    </section>
  );
}

/** On the clock that the rest of the area goes by: 9:00 AM. */
const hour = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return clock.format(new Date(Date.UTC(2000, 0, 1, hours, minutes)));
};
const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });

const Count = ({ of, is }: { of: string; is: number }) => (
  <div>
    <dt>{of}</dt>
    <dd className="num">{is.toLocaleString("en-US")}</dd>
  </div>
);
