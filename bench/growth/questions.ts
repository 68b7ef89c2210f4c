import { SMALL } from "./seed.ts";

/** A question to the API; `page`: which of its pages, 0 the first and 1 the last. */
export interface Question {
  name: string;
  path: string;
  page?: number;
  limit: number;
}

const LISTS = 2;
const SEARCHES = 3;
const lists = (name: string, path: string, pages = [0, 0.5, 1]): Question[] =>
  pages.map((page) => ({
    name: `${name}, ${page === 0 ? "first page" : page === 1 ? "last page" : "middle page"}`,
    path,
    page,
    limit: LISTS,
  }));
const asked = (name: string, path: string, limit = LISTS): Question => ({ name, path, limit });
const searches = (name: string, path: string, words: Record<string, string>): Question[] =>
  Object.entries(words).map(([kind, word]) =>
    asked(`${name}, search for ${kind}`, `${path}${path.includes("?") ? "&" : "?"}search=${word}`, SEARCHES),
  );

const omit = "/api/assessments?content=omit";
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const everywhere = { "a common word": "larkspur", "half a word": "quillm", nothing: "xylophone" };

export const questions: Question[] = [
  ...lists("site: news", "/api/articles"),
  ...searches("site: news", "/api/articles", {
    "a common word": "phone",
    "two words": "front+desk",
    "half a word": "appointm",
    "one title": "zeppelins",
    nothing: "xylophone",
  }),
  asked("site: feed", "/feed.xml"),
  asked("site: site map", "/sitemap.xml"),
  ...lists("area: articles", "/api/articles/admin"),
  ...lists("area: drafts", "/api/articles/admin?status=draft"),
  ...lists("area: scheduled", "/api/articles/admin?status=scheduled", [0, 1]),
  ...searches("area: articles", "/api/articles/admin", {
    "a common word": "phone",
    "one title": "zeppelins",
    nothing: "xylophone",
  }),
  ...lists("area: assessments", omit),
  asked("area: assessments, with reports", "/api/assessments"),
  ...lists("area: assessments, oldest first", `${omit}&order=oldest`, [0, 1]),
  ...lists("area: assessments, sent", `${omit}&status=Sent`),
  ...lists("area: assessments, to review", `${omit}&status=Ready+for+Review`),
  asked("area: assessments, late", `${omit}&late=1`),
  asked("area: assessments, of an industry", `${omit}&industry=Legal`),
  ...searches("area: assessments", omit, { ...everywhere, "one number": "777", "one address": "owner777@" }),
  ...lists("area: leads", "/api/leads"),
  ...lists("area: new leads", "/api/leads?status=new"),
  ...lists("area: leads of a kind", "/api/leads?kind=contact"),
  ...lists("area: spam", "/api/leads?spam=1", [0, 1]),
  asked("area: leads since yesterday", `/api/leads?from=${yesterday}`),
  ...searches("area: leads", "/api/leads", { ...everywhere, "one address": "lead777@" }),
  asked("area: leads by week", "/api/leads/weeks"),
  ...lists("area: mails", "/api/mails"),
  ...lists("area: failed mails", "/api/mails?status=failed", [0, 1]),
  ...searches("area: mails", "/api/mails", { ...everywhere, "one address": "lead777@" }),
  asked("area: audit", "/api/audit"),
  asked("area: audit, far back", `/api/audit?before=${SMALL.audit / 2}`),
  asked("area: audit, one person's", "/api/audit?actor=sam"),
  asked("area: audit, one act", "/api/audit?action=report.sent"),
  asked("area: audit, one person's act that is none", "/api/audit?actor=sam&action=system.key-tried"),
  asked("area: audit, one person's rare act", "/api/audit?actor=nobody&action=report.sent"),
  asked("area: audit, since yesterday", `/api/audit?from=${yesterday}`),
  asked("area: audit, a day long ago", "/api/audit?from=2021-06-01&to=2021-06-01"),
  ...lists("area: images", "/api/media"),
  ...searches("area: images", "/api/media", everywhere),
];
