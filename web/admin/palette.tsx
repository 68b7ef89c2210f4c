import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { listAssessments } from "../../contracts/assessment-api.ts";
import { listLeads } from "../../contracts/leads.ts";
import { listAllArticles } from "../../contracts/news-editing.ts";
import { call } from "../api/call.ts";
import { areaGroups } from "./area-links.ts";
import "./palette.css";

interface Place {
  name: string;
  /** What it is, small. */
  kind: string;
  to: string;
}

const PAGES: readonly Place[] = [
  ...areaGroups.flatMap(({ links }) => links.map(({ to, text }) => ({ name: text, kind: "Page", to }))),
  { name: "Your account", kind: "Page", to: "/admin/account" },
  { name: "Create New Article", kind: "Action", to: "/admin/article/new" },
  {
    name: "Review reports, oldest first",
    kind: "Action",
    to: "/admin/assessments?status=Ready+for+Review&approved=0&order=oldest",
  },
  { name: "Read new leads", kind: "Action", to: "/admin/leads?status=new" },
];

/** So many of a kind: who looks for more has a list for it. */
const EACH = 5;
/** A letter says nothing of a name. */
const LEAST = 2;

/** Leads, assessments and articles by their names; one that can't be read hides no other. */
async function recordsOf(search: string, signal: AbortSignal): Promise<Place[]> {
  const found = await Promise.allSettled([
    call(listLeads, { search }, { signal }).then(({ leads }) =>
      leads.map(({ id, name, email }) => ({ name: name || email, kind: "Lead", to: `/admin/leads/${id}` })),
    ),
    call(listAssessments, { search, content: "omit" }, { signal }).then(({ assessments }) =>
      assessments.map(({ id, businessName }) => ({
        name: businessName,
        kind: "Assessment",
        to: `/admin/assessments?id=${id}`,
      })),
    ),
    call(listAllArticles, { search }, { signal }).then(({ articles }) =>
      articles.map(({ id, title }) => ({ name: title, kind: "Article", to: `/admin/article/${id}` })),
    ),
  ]);
  return found.flatMap((each) => (each.status === "fulfilled" ? each.value.slice(0, EACH) : []));
}

/** Goes anywhere in the area by its name: pages, acts, people, reports, articles. Shown as long as it is there. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const search = useDeferredValue(typed.trim());
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const navigate = useNavigate();
  useEffect(() => dialog.current?.showModal(), []);
  const isSearch = search.length >= LEAST;
  const { data: records = [], isFetching } = useQuery({
    queryKey: ["palette", search],
    queryFn: ({ signal }) => recordsOf(search, signal),
    enabled: isSearch,
    placeholderData: (before) => before,
  });
  const words = typed.trim().toLowerCase().split(/\s+/);
  const pages = PAGES.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const places = [...pages, ...(isSearch ? records : [])];
  const chosen = Math.min(at, places.length - 1);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const go = ({ to }: Place) => {
    dialog.current?.close();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const place = places[chosen];
    if (step && places.length > 0) setAt((chosen + step + places.length) % places.length);
    else if (event.key === "Enter" && place) go(place);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className="dialog palette" aria-label="Find anything" onClose={onClose}>
      <input
        className="input"
        aria-label="Find a page, person, report, or article"
        aria-controls={id}
        placeholder="Find a page, person, report, or article"
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      <ul ref={list} className="palette-found" id={id} aria-label="Found">
        {places.map((place, i) => (
          <li key={`${place.kind} ${place.to}`} data-chosen={i === chosen || undefined}>
            <Link to={place.to} onClick={() => dialog.current?.close()}>
              <bdi>{place.name}</bdi> <span className="micro">{place.kind}</span>
            </Link>
          </li>
        ))}
      </ul>
      {/* Which one Enter opens is seen; who hears the page is told. */}
      <output className="sr">{places[chosen] && `${places[chosen].name}, ${places[chosen].kind}`}</output>
      <p className="micro palette-none" aria-live="polite">
        {places.length === 0 &&
          (isFetching || search !== typed.trim() ? "Searching…" : "Nothing is called that.")}
      </p>
    </dialog>
  );
}
