export function LeadsCard() {
  return (
    <section className="card stack" aria-labelledby="leads-heading">
      <h2 id="leads-heading">Contacts &amp; Leads</h2>
      <p className="soft">Messages from the contact form and answers to the assessment, in one inbox.</p>
      <p className="meta">CRM sync coming soon</p>
    </section>
  );
}
