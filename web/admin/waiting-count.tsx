/** How many wait for somebody, beside a page's name in the menu; nothing while none does. */
export const WaitingCount = ({ count }: { count: number | undefined }) =>
  count ? (
    <span className="area-waiting num">
      {count.toLocaleString("en-US")}
      <span className="sr"> waiting</span>
    </span>
  ) : null;
