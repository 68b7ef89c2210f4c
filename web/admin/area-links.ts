/** The area's pages, in the order of the header. */
export const areaLinks: readonly { to: string; text: string; end?: boolean }[] = [
  { to: "/admin", text: "Dashboard", end: true },
  { to: "/admin/assessments", text: "Assessments" },
  { to: "/admin/leads", text: "Leads" },
  { to: "/admin/mails", text: "Mails" },
  { to: "/admin/desks", text: "Desks" },
  { to: "/admin/media", text: "Images" },
  { to: "/admin/visits", text: "Visits" },
  { to: "/admin/audit", text: "Audit log" },
  { to: "/admin/system", text: "System" },
];
