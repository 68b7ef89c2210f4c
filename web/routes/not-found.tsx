import { data, Link, useLocation } from "react-router";
import { SearchForm } from "../news/search-form.tsx";
import "../news/news.css";
import "../ui/lost.css";
import { FootWave } from "../ui/foot-wave.tsx";

const TITLE = "404 Page Not Found";

/** Every address that no route knows: answered with status 404. */
export const loader = () => data(null, { status: 404 });
export const meta = () => [{ title: TITLE }, { name: "robots", content: "noindex" }];

/** What somebody who is lost most likely came for. */
const ways = [
  { to: "/#demo", name: "Hear it take a call", about: "In your browser, spoken or typed" },
  { to: "/services", name: "What it does", about: "And what it never does" },
  { to: "/services#price", name: "What it costs", about: "One sum, line by line" },
];

/** The call that drops: nobody is there, and who is. */
export default function NotFound() {
  const { pathname } = useLocation();
  return (
    <div className="wrap lost lost-page">
      <FootWave />
      <h1 className="t-1">{TITLE}</h1>
      <p className="lede">Nobody picks up here.</p>
      <p className="row">
        <Link className="btn btn-act" to="/">
          Go to the homepage
        </Link>
      </p>
      <ul className="lost-ways">
        {ways.map(({ to, name, about }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span className="soft">{about}</span>
          </li>
        ))}
      </ul>
      <SearchForm search="" />
      <p className="soft meta">
        Did a link of ours bring you here? Then the mistake is ours:{" "}
        <Link to="/contact" state={{ message: `This address of yours leads nowhere: ${pathname}` }}>
          tell us which
        </Link>
        .
      </p>
      <p className="lost-ours">
        <b>Our note to ourselves:</b> “<span>Did you forget to add the page to the router?</span>”
      </p>
    </div>
  );
}
