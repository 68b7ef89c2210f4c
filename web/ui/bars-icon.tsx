/** Four bars: the sign of something that speaks. */
export function BarsIcon() {
  return (
    <svg className="bars" viewBox="0 0 18 16" aria-hidden="true">
      <path d="M2 7v2M6.6 4v8M11.2 2v12M15.8 5v6" />
    </svg>
  );
}
