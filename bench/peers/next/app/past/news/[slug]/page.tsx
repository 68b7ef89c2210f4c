import { notFound } from "next/navigation";
import { connection } from "next/server";
import { one } from "../../../../content";
import { Article } from "../../../../parts/article";
import { metadataOf } from "../../../../parts/metadata";

export const metadata = metadataOf(one.head);
/** The same page, rendered for each request. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  await connection();
  const { slug } = await params;
  if (slug !== one.slug) notFound();
  return <Article />;
}
