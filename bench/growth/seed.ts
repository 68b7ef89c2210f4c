import pg from "pg";

/** How many rows each list has. */
export interface Sizes {
  articles: number;
  assessments: number;
  leads: number;
  mails: number;
  audit: number;
  images: number;
}
export const SMALL: Sizes = {
  articles: 1000,
  assessments: 1000,
  leads: 1000,
  mails: 1000,
  audit: 1000,
  images: 1000,
};
export const LARGE: Sizes = {
  articles: 100_000,
  assessments: 50_000,
  leads: 100_000,
  mails: 100_000,
  audit: 1_000_000,
  images: 10_000,
};

/** One of the words, by the row's number: the same words in the same shares, however many rows there are. */
const pick = (words: string[], step = 1) =>
  `(array[${words.map((word) => `'${word}'`).join(",")}])[1 + (n * ${step}) % ${words.length}]`;
const before = (minutes: number) => `now() - n * interval '${minutes} minutes'`;
const trade = pick(["Dental", "Legal", "Kitchen", "Realty", "Academy", "Works", "Supply"], 3);
const place = pick(["Larkspur", "Fennbrook", "Quillmere", "Talloway", "Juniper", "Harbor"], 5);
const paragraph = pick(
  [
    "<p>The phone at the front desk rings while every chair is taken, and nobody can pick it up. What does the caller do?</p>",
    "<p>We counted the calls of one week: when they came, what they were about, and how many found somebody.</p>",
    "<p>A reminder the day before costs a minute and saves an appointment. Here is the checklist that a clinic uses.</p>",
    "<p>Voicemail is where callers go to give up. Three openings that keep them on the line until somebody answers.</p>",
  ],
  1,
);

/** Fills every list by the database's own generate_series. One title in the middle of the news names a zeppelin. */
export async function fill(url: string, sizes: Sizes): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  // Built once at the end, which takes a tenth of the time.
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where schemaname = 'public' and indexdef like '%USING gin%'",
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await client.query("set maintenance_work_mem = '256MB'");
  const rows = (n: number) => `generate_series(1, ${n}) n`;
  for (const statement of [
    `insert into articles (slug, title, excerpt, content, keywords, meta_description, read_time, published, published_at,
       publish_at, created_at, updated_at)
     select 'trial-' || n, ${trade} || ' desk at ' || ${place} || ': a checklist ' || n ||
         case when n = ${Math.floor(sizes.articles / 2)} then ' of zeppelins' else '' end,
       'What happens to a call that nobody takes', ${paragraph} || ${paragraph.replace("(n * 1)", "(n * 3 + 1)")},
       ${trade}, 'Calls', 3, n % 10 > 0, case when n % 10 > 0 then ${before(37)} end,
       case when n % 30 = 0 then now() + n * interval '1 day' end, ${before(37)}, ${before(37)}
     from ${rows(sizes.articles)}`,
    `insert into assessments (business_name, email, industry, customer_interaction_percentage, interaction_channels,
       clone_expertise_value, operational_bottlenecks, response_time, previous_ai_experience, tech_comfort_level,
       primary_goal, report_content, report_sent, fingerprint, created_at, updated_at)
     select ${place} || ' ' || ${trade} || ' ' || n, 'owner' || n || '@' || lower(${place}) || '.example',
       ${pick(["Healthcare", "Legal", "Retail", "Real Estate", "Education"], 2)}, '25-50%', '{Phone}', 'Yes', '{Scheduling}',
       'Within an hour', 'None', 'Moderate', 'Save time', case when n % 20 > 0 then repeat('<p>A report.</p>', 500) end,
       n % 9 > 1 and n % 20 > 0, n::text, ${before(43)}, ${before(43)}
     from ${rows(sizes.assessments)}`,
    `insert into leads (kind, subject_id, name, email, company, summary, status, spam, created_at)
     select ${pick(["contact", "assessment", "demo-call"])}, gen_random_uuid()::text,
       ${pick(["Dana", "Sam", "Noor", "Ines"])} || ' ' || n, 'lead' || n || '@' || lower(${place}) || '.example',
       ${place} || ' ' || ${trade}, 'Please call me back about the front desk of ' || ${place},
       ${pick(["done", "new", "open", "done", "done"])}, case when n % 11 = 0 then 'honeypot' end, ${before(29)}
     from ${rows(sizes.leads)}`,
    `insert into deliveries (kind, subject_id, message_id, to_address, subject, text, html, status, created_at, changed_at)
     select ${pick(["contact", "assessment-report"])}, 'record-' || n, '<' || n || '@trial>',
       'lead' || n || '@' || lower(${place}) || '.example', 'Your report for ' || ${place} || ' ' || ${trade}, 'Words',
       '<p>Words</p>', case when n % 50 = 0 then 'failed' else 'accepted' end, ${before(31)}, ${before(31)}
     from ${rows(sizes.mails)}`,
    `insert into audit_entries (at, actor, action, subject, address)
     select now() - (${sizes.audit} - n) * interval '3 minutes', ${pick(["dana", "sam", "schedule"])},
       ${pick(["login.succeeded", "article.updated", "lead.updated", "report.sent"])}, 'Subject ' || n, '192.0.2.1'
     from ${rows(sizes.audit)}`,
    `insert into media (hash, original_name, alt, width, height, animated, transparent, variants, created_at)
     select substr(md5(n::text), 1, 24), lower(${place}) || '-' || n || '.jpg', 'The desk of ' || ${trade}, 800, 600, false,
       false, '[{"width":400,"format":"webp","bytes":9000}]', ${before(17)}
     from ${rows(sizes.images)}`,
    ...indexes.map(({ indexdef }) => indexdef),
    "vacuum analyze",
  ])
    await client.query(statement);
  await client.end();
}
