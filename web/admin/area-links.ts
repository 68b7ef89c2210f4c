interface AreaLink {
  to: string;
  text: string;
  end?: boolean;
  /** Where pages begin that belong to it too. */
  also?: string;
}

/** The area's pages in the order of its navigation, by what one comes for. */
export const areaGroups: readonly { name: string; links: readonly AreaLink[] }[] = [
  { name: "", links: [{ to: "/admin", text: "Dashboard", end: true }] },
  {
    name: "Inbox",
    links: [
      { to: "/admin/leads", text: "Leads" },
      { to: "/admin/assessments", text: "Assessments" },
      { to: "/admin/calls", text: "Demo calls" },
      { to: "/admin/mails", text: "Emails" },
    ],
  },
  {
    name: "Content",
    links: [
      { to: "/admin/articles", text: "Articles", also: "/admin/article/" },
      { to: "/admin/media", text: "Images" },
      { to: "/admin/desks", text: "Desks" },
    ],
  },
  {
    name: "Insight",
    links: [
      { to: "/admin/visits", text: "Visits" },
      { to: "/admin/audit", text: "Audit log" },
      { to: "/admin/system", text: "System" },
    ],
  },
];
