import type { Metadata } from "next";

interface Head {
  title: string;
  shortTitle: string;
  description: string;
  path: string;
  type: string;
}

/** The head of a page as ours says it. */
export const metadataOf = ({ title, shortTitle, description, path, type }: Head): Metadata => ({
  metadataBase: new URL("http://localhost:3000"),
  title,
  description,
  alternates: {
    canonical: path,
    types: { "application/rss+xml": "/feed.xml", "application/atom+xml": "/atom.xml" },
  },
  icons: { icon: "/favicon.svg", apple: "/apple-touch-icon.png" },
  openGraph: {
    siteName: "Ringwell",
    type: type as "website",
    title: shortTitle,
    description,
    url: path,
    images: [{ url: "/social.png", width: 1200, height: 630, alt: "Ringwell" }],
  },
  twitter: { card: "summary_large_image", title: shortTitle, description, images: ["/social.png"] },
});
