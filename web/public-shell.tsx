import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "./root.tsx";
import { AnchorLink } from "./ui/anchor-link.tsx";
import { Footer } from "./ui/footer.tsx";
import { HashScroll } from "./ui/hash-scroll.tsx";
import { Header } from "./ui/header.tsx";
import { useHydrated } from "./ui/use-hydrated.ts";

const thisYear = new Date().getUTCFullYear();

/** What surrounds a public page: header and footer. */
export function PublicShell({ children }: { children: ReactNode }) {
  const year = useRouteLoaderData<typeof rootLoader>("root")?.year ?? thisYear;
  const hydrated = useHydrated();
  return (
    <>
      <AnchorLink className="skip" to="main">
        Skip to content
      </AnchorLink>
      <Header />
      <main id="main" tabIndex={-1} data-hydrated={hydrated}>
        {children}
      </main>
      <Footer year={year} />
      <HashScroll />
    </>
  );
}
