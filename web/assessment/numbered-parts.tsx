/** What is to come, in order: a title and a sentence for each part. */
export function NumberedParts({ parts }: { parts: readonly { title: string; text: string }[] }) {
  return (
    <ol className="first">
      {parts.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h2 className="t-3">{title}</h2>
            <p className="soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
