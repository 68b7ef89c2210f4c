/** What somebody should look at, before all else. */
export function Wrong({ sentences }: { sentences: readonly string[] }) {
  if (!sentences.length) return <p className="note note-ok sys-wrong">Nothing is wrong.</p>;
  return (
    <section className="note note-stop sys-wrong" aria-label="What is wrong">
      <ul className="stack">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
