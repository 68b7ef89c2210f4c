export function Logo() {
  return (
    <>
      <svg className="mark" viewBox="0 0 32 36" width="28" height="32" aria-hidden="true">
        <path
          d="M6 25.5V27M11 13V27M16 8V27M21 13V27M26 25.5V27"
          stroke="currentColor"
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <circle cx="16" cy="32.2" r="2.3" fill="var(--color-live)" />
      </svg>
      <span>Ringwell</span>
    </>
  );
}

export function Bars() {
  return (
    <svg className="bars" viewBox="0 0 18 16" aria-hidden="true">
      <path d="M2 7v2M6.6 4v8M11.2 2v12M15.8 5v6" />
    </svg>
  );
}
