const CARDS = ["a", "b", "c", "d", "e", "f"];

/** Where six articles will stand while they are on their way. */
export function Skeletons() {
  return (
    <div className="post-grid" aria-busy="true">
      <output className="sr">Loading articles</output>
      {CARDS.map((key) => (
        <div key={key} className="post post-skel" data-testid="article-skeleton" aria-hidden="true">
          <div className="skel post-pic" />
          <div>
            <div className="skel skel-meta" />
            <div className="skel skel-title" />
            <div className="skel skel-line" />
            <div className="skel skel-line" />
          </div>
        </div>
      ))}
    </div>
  );
}
