import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// A place that was typed into the address bar, or that a plain anchor leads to, is an entry of history that no link made.
// Without a name of its own the router takes all of these for one, and scrolls back to where that was. Listens before it.
addEventListener("popstate", () => {
  if (!history.state?.key) history.replaceState({ key: `${Math.random()}` }, "");
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
